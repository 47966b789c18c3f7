import { type RefObject, useEffect, useEffectEvent } from 'react'

/** While it holds, an input's form is not submitted: the input has the focus instead, and says why. */
export function useSubmitGuard(
  input: RefObject<HTMLInputElement | null>,
  holds: boolean,
  onHeld: () => void,
): void {
  const hold = useEffectEvent((event: SubmitEvent) => {
    if (!input.current || input.current.form !== event.target) return
    event.preventDefault()
    event.stopImmediatePropagation()
    onHeld()
    input.current.focus()
  })
  useEffect(() => {
    if (!holds) return
    // Before the form hears of it; and the form of an input may be another by then.
    document.addEventListener('submit', hold, true)
    return () => document.removeEventListener('submit', hold, true)
  }, [holds])
}
