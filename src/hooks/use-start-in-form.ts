import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Begins at a form's first field where a key or a button has led to the form; its tab keeps the focus.
 * @param startsInForm whether something has; false from then on
 */
export function useStartInForm(
  startsInForm: RefObject<boolean>,
  field: () => HTMLElement | null,
): void {
  const begin = useEffectEvent(() => {
    if (startsInForm.current) field()?.focus()
    startsInForm.current = false
  })
  useEffect(() => begin(), [])
}
