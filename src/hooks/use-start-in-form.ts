import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Begins at a form's first field where a key or a button has led to the form; its tab keeps the focus.
 * @param startsInForm whether something has; false from then on
 * @param isAsked whether the address has
 */
export function useStartInForm(
  startsInForm: RefObject<boolean>,
  field: () => HTMLElement | null,
  isAsked = false,
): void {
  const begin = useEffectEvent(() => {
    if (isAsked || startsInForm.current) field()?.focus()
    startsInForm.current = false
  })
  useEffect(() => begin(), [])
}
