import { type ComponentType, useEffect, useState } from 'react'
import { useDialogs } from './dialogs'
import { passingDialog, watchFocus } from './focus-history'
import { useToasts } from './toast'
import { whenIdle } from './when-idle'

const toastHost = () => import('./toast-host').then((loaded) => loaded.ToastHost)
const dialogHost = () => import('./dialog-host').then((loaded) => loaded.DialogHost)

/** Toasts and dialogs live beside the routes, so that they outlast a navigation. */
export function Overlays() {
  const toasts = useToasts((state) => state.toasts.length)
  const dialogs = useDialogs((state) => state.dialogs.length)
  useEffect(() => watchFocus(`[role="alert"], .${passingDialog}`), [])
  return (
    <>
      <Loaded load={toastHost} attempt={toasts} />
      <Loaded load={dialogHost} attempt={dialogs} />
    </>
  )
}

interface LoadedProps {
  load: () => Promise<ComponentType>
  /** A new number is a new reason to try, where the connection was lost at the last. */
  attempt: number
}

/**
 * Loads a part after the first screen has been drawn, and before it is wanted: it has to be here
 * when it says that the server is away.
 */
function Loaded({ load, attempt }: LoadedProps) {
  const [Part, setPart] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (Part) return
    let current = true
    const begin = () =>
      load().then(
        (loaded) => current && setPart(() => loaded),
        // Away: the next message or question is the next attempt.
        () => {},
      )
    const cancel = attempt > 0 ? void begin() : whenIdle(begin)
    return () => {
      current = false
      cancel?.()
    }
  }, [Part, load, attempt])
  return Part && <Part />
}
