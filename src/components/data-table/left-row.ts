import { type RefObject, useEffect } from 'react'
import { forgetLeftRow, leftRowHere, noteLeftRow } from '@/stores/left-rows'

/** Notes that a page is being left by this link. */
export const noteLeftBy = (link: HTMLAnchorElement): void =>
  noteLeftRow({
    href: link.getAttribute('href') ?? '',
    row: link.closest('tr')?.dataset.row ?? '',
  })

/** Whether the page that was left took the focus along, or had it at its beginning. */
const isFocusNowhere = (): boolean =>
  document.activeElement === document.body || document.activeElement?.id === 'main'

/**
 * Gives the focus back to the link by which its list was left, as soon as there are rows: whoever comes back
 * from a patient's page goes on with the next row. Where that row is no more, another of the same patient
 * will do.
 */
export function useReturnToRow(box: RefObject<HTMLElement | null>, hasRows: boolean): void {
  useEffect(() => {
    const left = hasRows && isFocusNowhere() ? leftRowHere() : undefined
    if (!left) return
    const links = [...(box.current?.querySelectorAll<HTMLElement>('tbody a[href]') ?? [])].filter(
      (link) => link.getAttribute('href') === left.href,
    )
    const ofRow = links.find((link) => link.closest('tr')?.dataset.row === left.row)
    const link = ofRow ?? links[0]
    if (!link) return
    forgetLeftRow()
    link.focus()
  }, [box, hasRows])
}
