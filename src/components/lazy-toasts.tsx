import { useNotifications } from '@mantine/notifications'
import { type ComponentType, useEffect, useState } from 'react'
import { useWhenAtRest } from '@/hooks/use-when-at-rest'

/**
 * Loads the toasts after the first screen is ready, and before one is wanted: they have to be
 * here when one says that the server is away. Not by `lazyPart`, which says on the screen that a part
 * can't be loaded, and waits to be told to try again: here the next toast is the next attempt.
 */
export function LazyToasts() {
  const attempt = useNotifications().notifications.length
  const [Toasts, setToasts] = useState<ComponentType | null>(null)
  const whenAtRest = useWhenAtRest()
  useEffect(() => {
    if (Toasts) return
    const load = () =>
      void import('./toasts').then(
        (loaded) => setToasts(() => loaded.Toasts),
        () => undefined,
      )
    if (attempt === 0) return whenAtRest(load)
    load()
  }, [Toasts, attempt, whenAtRest])
  return Toasts && <Toasts />
}
