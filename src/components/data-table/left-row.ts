import { type RefObject, useEffect } from 'react'
import { forgetLeftRow, leftRowHere, noteLeftRow } from '@/stores/left-rows'

/** Notes that a page is being left by this link. */
export const rememberReturnRow = (link: HTMLAnchorElement): void =>
  noteLeftRow({
    href: link.getAttribute('href') ?? '',
    row: link.closest<HTMLElement>('[data-row]')?.dataset.row ?? '',
  })

/** Whether the page that was left took the focus along, or had it at its beginning. */
const isFocusNowhere = (): boolean =>
  document.activeElement === document.body || document.activeElement?.id === 'main'

type LeftRow = NonNullable<ReturnType<typeof leftRowHere>>

/**
 * Gives the focus back to that by which the page was left, as soon as it is there: whoever comes back from
 * a patient's page goes on where they were.
 * @param find what that is, in the box; the function never changes
 */
export function useReturn(
  box: RefObject<HTMLElement | null>,
  hasRows: boolean,
  find: (box: HTMLElement, left: LeftRow) => HTMLElement | null | undefined,
): void {
  useEffect(() => {
    const left = hasRows && isFocusNowhere() ? leftRowHere() : undefined
    const found = left && box.current && find(box.current, left)
    if (!found) return
    forgetLeftRow()
    found.focus()
  }, [box, hasRows, find])
}

/** The link by which a list was left. Where that row is no more, another of the same patient will do. */
function leftLink(box: HTMLElement, left: LeftRow): HTMLElement | undefined {
  const links = [...box.querySelectorAll<HTMLElement>('tbody a[href]')].filter(
    (link) => link.getAttribute('href') === left.href,
  )
  return links.find((link) => link.closest('tr')?.dataset.row === left.row) ?? links[0]
}

/** The same for a list. */
export const useReturnToRow = (box: RefObject<HTMLElement | null>, hasRows: boolean): void =>
  useReturn(box, hasRows, leftLink)
