import { useEffect, useEffectEvent } from 'react'

/** Where the key already means something: text, choices, and anything that is asked on top. */
const elsewhere =
  '[role="dialog"], [role="menu"], input:not([type="checkbox"]), select, textarea, [contenteditable]'

/** The Delete key does what the Delete button does. */
export function useDeleteKey(onDelete: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
    if (key !== 'Delete' || ctrlKey || metaKey || altKey || shiftKey) return
    if (target instanceof Element && target.closest(elsewhere)) return
    onDelete()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
