import { create } from 'zustand'
import { addNotice, type Notice } from '@/stores/notices'

export interface Toast {
  id: string
  kind: Notice['kind']
  message: string
  /** Milliseconds until it goes by itself. */
  duration: number
}

/** What has been said and is not yet on show: `ToastHost` takes it from here. */
export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }))

let last = 0

/** Toasts close by themselves after so many milliseconds (docs/product.md, Messages). */
const defaultDuration = 5000

function show(kind: Toast['kind'], message: string, duration = defaultDuration): void {
  addNotice(kind, message)
  const toast = { id: `toast-${++last}`, kind, message, duration }
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, toast] }))
}

/** @returns what waits to be shown, which waits no longer */
export function takeToasts(): readonly Toast[] {
  const { toasts } = useToasts.getState()
  if (toasts.length > 0) useToasts.setState({ toasts: [] })
  return toasts
}

/** Says something beside the work: success and warnings top-right, errors bottom-center. */
export const toast = {
  success: (message: string, { duration }: { duration?: number } = {}) =>
    show('success', message, duration),
  warning: (message: string) => show('warning', message),
  error: (message: string) => show('error', message),
}
