/** Marks a dialog that only asks or tells: the focus never returns to what was in it. */
export const passingDialog = 'rounds-passing'

/** The elements that had the focus, the newest last; dialogs that are drawn here leave no trace. */
let recent: HTMLElement[] = []
/** Enough for the fields of a long form, which are gone when its last one is left. */
const mostKept = 100

const canTakeFocus = (element: HTMLElement) =>
  element.isConnected && element.checkVisibility() && !element.matches(':disabled, [inert] *')

/**
 * Remembers where the person was. A dialog can outlive what opened it (the form that saved, the
 * row that was deleted); the focus then returns to the place before that.
 * @param ignored selector of what is not a place to return to
 * @returns a function that stops it
 */
export function watchFocus(ignored: string): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.closest(ignored)) return
    recent = [...recent.filter((element) => element !== target), target].slice(-mostKept)
  }
  document.addEventListener('focusin', onFocus)
  return () => document.removeEventListener('focusin', onFocus)
}

/** The last place that is still there and can be reached. */
export const lastPlace = (): HTMLElement | undefined => recent.findLast(canTakeFocus)
