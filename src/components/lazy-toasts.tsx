import { useNotifications } from '@mantine/notifications'
import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from './when-idle'

/**
 * Loads the toasts after the first screen has been drawn, and before one is wanted: they have to be
 * here when one says that the server is away. Not by `lazyPart`, which says on the screen that a part
 * can't be loaded, and waits to be told to try again: here the next toast is the next attempt.
 */
export function LazyToasts() {
  const attempt = useNotifications().notifications.length
  const [Toasts, setToasts] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (Toasts) return
    const load = () =>
      void import('./toasts').then(
        (loaded) => setToasts(() => loaded.Toasts),
        () => undefined,
      )
    if (attempt === 0) return whenIdle(load)
    load()
  }, [Toasts, attempt])
  return Toasts && <Toasts />
}
