import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Begins at a form's first field where a key or a button has led to the form; its tab keeps the focus.
 * @param asked whether something has, which is said once
 */
export function useStartInForm(asked: RefObject<boolean>, field: () => HTMLElement | null): void {
  const begin = useEffectEvent(() => {
    if (asked.current) field()?.focus()
    asked.current = false
  })
  useEffect(() => begin(), [])
}
