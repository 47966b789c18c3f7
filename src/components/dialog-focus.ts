import { openDialog } from '@/lib/open-dialog'

const zIndex = (dialog: HTMLElement) =>
  Number(getComputedStyle(dialog).getPropertyValue('--mb-z-index'))

/** The open dialogs, the uppermost last: a question lies above a form, whichever came first. */
const openDialogs = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(openDialog)].sort(
    (one, other) => zIndex(one) - zIndex(other),
  )

/** Only the uppermost can be reached: `aria-modal` alone leaves the rest to a screen reader. */
function coverAllBelow(dialogs: readonly HTMLElement[]): void {
  const layers = [document.getElementById('root'), ...dialogs].filter((layer) => layer !== null)
  for (const layer of layers) {
    const covered = layer !== layers.at(-1)
    layer.inert = covered
    // Not everything that looks for a role knows `inert`.
    layer.ariaHidden = covered ? 'true' : null
  }
}

const focus = (element: Element | null | undefined) => {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}

/** What should have the focus is marked for Mantine's focus trap; so is our content, below. */
const marked = '[data-autofocus]:not([data-dialog-content])'

/** At once, so that nothing that is typed then is lost; to the first that can take it. */
function focusDialog(dialog: HTMLElement): void {
  for (const element of [dialog.querySelector(marked), dialog.querySelector('button'), dialog]) {
    focus(element)
    if (element !== null && document.activeElement === element) return
  }
}

/**
 * What had the focus when a dialog opened, then the openers of the dialog in which that stood. It
 * belongs to the element and goes with it. React has no place for it: forms, questions and the menu are
 * mounted apart, and an opener may be gone, or its dialog closed, before the dialog above it is.
 */
const openersOf = new WeakMap<Element, readonly Element[]>()

function currentOpeners(): readonly Element[] {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body) return []
  const around = activeElement.closest(openDialog)
  return [activeElement, ...((around && openersOf.get(around)) ?? [])]
}

/** To the first opener that can take it, otherwise to the uppermost dialog or the page's content. */
function returnFocus(openers: readonly Element[], top: HTMLElement | undefined): void {
  for (const opener of openers) {
    focus(opener)
    if (document.activeElement === opener) return
  }
  if (top) focusDialog(top)
  else focus(document.querySelector('main'))
}

/**
 * Gives the focus to the dialog, and back to something that is still there, and keeps what is behind
 * the dialog from being read.
 */
function takeFocus(content: HTMLElement | null) {
  const dialog = content?.closest<HTMLElement>(openDialog)
  if (!dialog) return
  const openers = currentOpeners()
  openersOf.set(dialog, openers)
  const dialogs = openDialogs()
  if (dialogs.at(-1) === dialog) focusDialog(dialog)
  coverAllBelow(dialogs)
  return () => {
    const others = openDialogs().filter((other) => other !== dialog)
    const { activeElement } = document
    const hadFocus = activeElement === document.body || dialog.contains(activeElement)
    coverAllBelow(others)
    if (hadFocus) returnFocus(openers, others.at(-1))
  }
}

/**
 * Props of what stands in a dialog of Mantine's. Mantine's focus trap keeps Tab in the dialog; it would
 * give the focus too, some tasks later, when Tab may have been pressed already. It finds this marked
 * first, which cannot take the focus.
 */
export const dialogContent = {
  ref: takeFocus,
  'data-dialog-content': true,
  'data-autofocus': true,
}

/**
 * Where nothing has the focus, as when what had it is gone, a key is meant for the uppermost dialog.
 * @returns a function that ends this
 */
export function keepKeysInDialogs(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const dialog = openDialogs().at(-1)
    if (!dialog || event.target !== document.body) return
    focusDialog(dialog)
    const { activeElement } = document
    if (event.key !== 'Escape' || !activeElement || !dialog.contains(activeElement)) return
    // It is on its way past the dialog already.
    event.stopPropagation()
    activeElement.dispatchEvent(new KeyboardEvent('keydown', event))
  }
  document.addEventListener('keydown', onKeyDown, { capture: true })
  return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
}

/** How soon a key that is pressed again belongs to its last press. Milliseconds. */
const soon = 500

/** Here keys are typed: a form that is submitted so says what is missing, and stays. */
const fields = 'input, textarea, select'

/** For a button that loses nothing: whoever knows its question answers it as it comes. */
export const takesSecondPress = { 'data-takes-second-press': true }

/**
 * The second click of a double click, and of a key pressed twice or held, was meant for what stood
 * there at the first: where a dialog has opened in between, it does nothing. Whatever is pressed
 * anew counts at once.
 * @returns a function that stops it
 */
export function ignoreSecondPresses(): () => void {
  const watch = new AbortController()
  const options = { capture: true, signal: watch.signal }
  let last = { key: '', at: 0, dialog: openDialogs().at(-1) }
  let ignored = ''

  const hasDialogOpened = () => openDialogs().at(-1) !== last.dialog && openDialogs().length > 0
  const begin = (key: string, at: number) => {
    last = { key, at, dialog: openDialogs().at(-1) }
  }
  const ignore = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }

  const onMouse = (event: MouseEvent) => {
    if (event.detail > 1 && hasDialogOpened()) ignore(event)
    // A click that no mouse has made has no press of its own.
    if (event.detail === 1 && event.type === 'mousedown') begin('', event.timeStamp)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, repeat, target, timeStamp } = event
    ignored = ''
    if (!repeat && (key !== last.key || timeStamp - last.at > soon)) begin(key, timeStamp)
    last.at = timeStamp
    if ((key !== 'Enter' && key !== ' ') || !hasDialogOpened()) return
    const exempt = repeat ? fields : `${fields}, [data-takes-second-press]`
    if (target instanceof Element && target.closest(exempt)) return
    ignored = key
    ignore(event)
  }
  // Not every browser leaves out the click by Space when its `keydown` is taken away.
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === ignored) ignore(event)
  }

  document.addEventListener('mousedown', onMouse, options)
  document.addEventListener('click', onMouse, options)
  document.addEventListener('keydown', onKeyDown, options)
  document.addEventListener('keyup', onKeyUp, options)
  return () => watch.abort()
}
