import type { Visit } from '@shared/contracts/visits'
import { useEffect, useRef, useState } from 'react'
import type { VisitAction } from '../visit-history'

const inGrid = (selector: string) =>
  document.querySelector<HTMLElement>(`[role="grid"] ${selector}`)

/**
 * Leads the focus to the visit of which something was taken back, once the grid shows it so; until then, and
 * where it is shown no more, to the place where Tab leads.
 * @param visits those that the grid shows
 * @returns what is told of what was taken back
 */
export function useFocusUndone(
  visits: readonly Visit[] | undefined,
): (action: Pick<VisitAction, 'after'>) => void {
  const [undone, setUndone] = useState<Visit | null>(null)
  const focused = useRef<Visit | null>(null)
  useEffect(() => {
    if (undone === null || undone === focused.current) return
    const now = visits?.find(({ id }) => id === undone.id)
    if (!now || now.version <= undone.version) return
    focused.current = undone
    // Whoever has gone on to something else meanwhile stays there.
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.closest('[role="grid"]'))
      inGrid(`[data-visit="${now.id}"]`)?.focus()
  }, [undone, visits])
  return ({ after }) => {
    inGrid('[tabindex="0"]')?.focus()
    setUndone(after)
  }
}
