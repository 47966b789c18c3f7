/** A list's box, which is there whatever rows it has, otherwise a form's first field. */
const focusContent = (beside: Element | null) =>
  (
    beside?.querySelector<HTMLElement>('[role="region"]') ??
    beside?.querySelector<HTMLElement>('input, select, textarea')
  )?.focus({ preventScroll: true })

/** The focus of *Retry*, which goes once the list is read, goes on to what has been read. */
export const keepFocus = (alert: HTMLElement | null) => () => {
  if (alert?.contains(document.activeElement)) focusContent(alert.parentElement)
}
