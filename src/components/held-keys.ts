import { useEffect, useEffectEvent, useRef } from 'react'
import { openDialog } from '@/lib/open-dialog'

/** Keys beside letters that would do something on the page beneath. */
const alsoHeld: readonly string[] = ['Backspace', 'Enter', 'Escape', 'Tab']

const takesText =
  'textarea, input:is(:not([type]), [type="text"], [type="search"], [type="tel"], [type="email"], [type="password"])'

/** Such that React hears of it as of something typed. */
function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { prototype } =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, field.value + text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Holds back the keys that are pressed while a dialog is loaded: they are meant for it, and a letter may
 * be an action of the page beneath. What is typed goes into the field that has the focus when the dialog
 * comes; Escape gives the dialog up.
 */
export function useHeldKeys(isLoading: boolean, onEscape: () => void): void {
  const typed = useRef('')
  const hold = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey, isComposing, repeat } = event
    if (!isLoading || ctrlKey || altKey || metaKey || isComposing) return
    if (key.length !== 1 && !alsoHeld.includes(key)) return
    event.preventDefault()
    event.stopPropagation()
    // A key that is held down is one press.
    if (repeat) return
    if (key === 'Escape') onEscape()
    else if (key === 'Backspace') typed.current = typed.current.slice(0, -1)
    else if (key.length === 1) typed.current += key
  })
  const hand = useEffectEvent(({ target }: FocusEvent) => {
    if (isLoading) return
    // What has come takes the focus first: where that is no field, nothing waits for a later one.
    const text = typed.current
    typed.current = ''
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (text === '' || !isField || !target.closest(openDialog)) return
    if (target.matches(takesText) && !target.readOnly) typeInto(target, text)
  })
  useEffect(() => {
    document.addEventListener('keydown', hold, { capture: true })
    document.addEventListener('focusin', hand)
    return () => {
      document.removeEventListener('keydown', hold, { capture: true })
      document.removeEventListener('focusin', hand)
    }
  }, [])
}
