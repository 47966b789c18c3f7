import { create } from 'zustand'
import { addNotice, type Notice } from '@/stores/notices'

export interface Toast {
  id: number
  kind: Notice['kind']
  message: string
  /** Milliseconds until it goes by itself. */
  duration: number
}

interface ToastState {
  toasts: readonly Toast[]
  last: number
}

/** The toasts on show, the newest last. `ToastHost` draws them. */
export const useToasts = create<ToastState>(() => ({ toasts: [], last: 0 }))

/** Section 8: toasts close by themselves after 5000 ms. */
const defaultDuration = 5000

function show(kind: Toast['kind'], message: string, duration = defaultDuration): void {
  addNotice(kind, message)
  useToasts.setState(({ toasts, last }) => ({
    toasts: [...toasts, { id: last + 1, kind, message, duration }],
    last: last + 1,
  }))
}

export const hideToast = (id: number): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))

/** Says something beside the work (section 8): success and warnings top-right, errors bottom-center. */
export const toast = {
  success: (message: string, { duration }: { duration?: number } = {}) =>
    show('success', message, duration),
  warning: (message: string) => show('warning', message),
  error: (message: string) => show('error', message),
}
