import { lazy, Suspense, useEffect } from 'react'
import { useDialogs } from './dialogs'
import { watchFocus } from './focus-history'
import { useToasts } from './toast'

const ToastHost = lazy(() => import('./toast-host').then((m) => ({ default: m.ToastHost })))
const DialogHost = lazy(() => import('./dialog-host').then((m) => ({ default: m.DialogHost })))

/** Toasts and dialogs live beside the routes, so that they outlast a navigation; loaded at the first. */
export function Overlays() {
  const toasts = useToasts((state) => state.last > 0)
  const dialogs = useDialogs((state) => state.last > 0)
  useEffect(() => watchFocus('[role="alert"], [data-own-dialog]'), [])
  return (
    <Suspense>
      {toasts && <ToastHost />}
      {dialogs && <DialogHost />}
    </Suspense>
  )
}
