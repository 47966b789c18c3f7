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

/**
 * Puts the focus into a dialog that has just appeared: where it asks for it, otherwise on itself.
 * Mantine does so a task later, and what is typed until then would be lost.
 */
function takeFocus(dialog: HTMLElement | null): void {
  const place = dialog?.querySelector<HTMLElement>('[data-autofocus]') ?? dialog
  place?.focus({ preventScroll: true })
}

const dialogSelector = '[role="dialog"]'

// As `ref`s, because React lets go of these before any effect: the focus goes back to what can take it.

/** The `ref` of a dialog's root: while it is there, only what is above it can be reached as well. */
export function dialogLayer(dialog: HTMLElement | null) {
  if (!dialog) return
  dialogs = [...dialogs, dialog]
  dialogOpened()
  settle()
  takeFocus(dialog.querySelector<HTMLElement>(dialogSelector))
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
  takeFocus(content.closest<HTMLElement>(dialogSelector))
  return () => {
    if (message === content) message = null
    settle()
  }
}
