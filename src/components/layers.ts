import { lastPlace } from './focus-history'
import { dialogOpened } from './second-presses'

// What stands behind an open dialog is out of reach: `aria-modal` alone leaves it to a screen reader's
// browsing, and to a search by a control's name. Toasts and open lists of options lie beside the layers,
// and stay.

/** The dialogs that are open, the newest last. */
let dialogs: readonly HTMLElement[] = []
/** A question or a message: it is drawn above every dialog, whichever came first. */
let message: HTMLElement | null = null

function settle(): void {
  const { activeElement } = document
  const layers = [document.getElementById('root'), ...dialogs, message].filter(
    (layer) => layer !== null,
  )
  const top = layers.at(-1)
  for (const layer of layers) {
    const covered = layer !== top
    // What holds the focus cannot be hidden.
    if (covered && activeElement instanceof HTMLElement && layer.contains(activeElement))
      activeElement.blur()
    layer.inert = covered
    // Not everything that looks for a role knows `inert`.
    layer.ariaHidden = covered ? 'true' : null
  }
}

const dialogSelector = '[role="dialog"]'
const dialogOf = (layer: HTMLElement) => layer.querySelector<HTMLElement>(dialogSelector)

const mark = 'data-autofocus'
const marked = (dialog: HTMLElement | null | undefined) =>
  dialog?.querySelector<HTMLElement>(`[${mark}]`)

const focus = (place: HTMLElement | null | undefined) => place?.focus({ preventScroll: true })

/** Mantine focuses the marked place again some tasks later: the mark goes where the person has gone. */
function markFollows({ target, currentTarget }: FocusEvent): void {
  if (!(currentTarget instanceof HTMLElement) || !(target instanceof HTMLElement)) return
  const place = marked(currentTarget)
  if (!place || target === place || target === currentTarget) return
  place.removeAttribute(mark)
  target.setAttribute(mark, 'true')
}

/**
 * Puts the focus back on the last place that can be reached. Without one, into a dialog that has opened
 * meanwhile, or on the page's content.
 */
export function returnFocus(): void {
  const opened = dialogs.map(dialogOf).at(-1)
  focus(lastPlace() ?? marked(opened) ?? opened ?? document.querySelector<HTMLElement>('main'))
}

// As `ref`s, because React lets go of these before any effect: the focus goes back to what can take it.

/** The `ref` of a dialog's root: while it is there, only what is above it can be reached as well. */
export function dialogLayer(dialog: HTMLElement | null) {
  if (!dialog) return
  dialogs = [...dialogs, dialog]
  dialogOpened()
  settle()
  // Mantine does so some tasks later, and what is typed until then would be lost.
  const box = dialogOf(dialog)
  focus(marked(box))
  box?.addEventListener('focusin', markFollows)
  return () => {
    dialogs = dialogs.filter((other) => other !== dialog)
    settle()
  }
}

/** The same for the content of a question or a message. */
export function messageLayer(content: HTMLElement | null) {
  if (!content) return
  message = content
  dialogOpened()
  settle()
  const box = content.closest<HTMLElement>(dialogSelector)
  focus(marked(box) ?? box)
  return () => {
    if (message === content) message = null
    settle()
  }
}
