import { CloseButton, Text } from '@mantine/core'
import { hideToast, useToasts } from './toast'

export function ToastHost() {
  const toasts = useToasts((state) => state.toasts)
  return toasts.map((toast) => (
    <div key={toast.id} role="alert">
      <Text size="sm">{toast.message}</Text>
      <CloseButton aria-label="Close" onClick={() => hideToast(toast.id)} />
    </div>
  ))
}
