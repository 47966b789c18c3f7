// The second click of a double click, and of a key pressed twice, was meant for what stood there at
// the first. Where that has opened a dialog, the second would answer or close it unread. No answer has
// to wait for this: whatever is pressed anew counts at once, and so does Escape.

/** How soon a key that is pressed again belongs to its last press. Milliseconds. */
const soon = 500

/** Here keys are typed: a form that is submitted so says what is missing, and stays. */
const fields = 'input, textarea, select'

/** For a button that loses nothing: whoever knows its question answers it as it comes. */
export const takesSecondPress = { 'data-takes-second-press': true }
const ready = '[data-takes-second-press]'

/** The key that was pressed last; empty for a click. */
let key = ''
/** When that was, in milliseconds since the page began. */
let at = 0
/** Whether a dialog has opened since the first of the presses that belong together. */
let opened = false

/** A dialog has opened: what began before and goes on is not meant for it. */
export function dialogOpened(): void {
  opened = true
}

function lose(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

// Browsers count the clicks that belong together, and leave it to the page with keys.

function onMouse(event: MouseEvent): void {
  if (event.detail > 1) {
    if (opened) lose(event)
    return
  }
  // A click that no mouse has made has no press of its own.
  if (event.type !== 'mousedown') return
  opened = false
  key = ''
}

function onKeyDown(event: KeyboardEvent): void {
  if (!event.repeat && (event.key !== key || event.timeStamp - at > soon)) opened = false
  key = event.key
  at = event.timeStamp
  onKey(event)
}

function onKey(event: KeyboardEvent): void {
  if (!opened || (event.key !== 'Enter' && event.key !== ' ')) return
  const { target, repeat } = event
  if (target instanceof Element && target.closest(repeat ? fields : `${fields}, ${ready}`)) return
  lose(event)
}

/**
 * Has second presses do nothing where a dialog has opened since the first.
 * @returns a function that stops it
 */
export function watchPresses(): () => void {
  const watch = new AbortController()
  const options = { capture: true, signal: watch.signal }
  document.addEventListener('mousedown', onMouse, options)
  document.addEventListener('click', onMouse, options)
  document.addEventListener('keydown', onKeyDown, options)
  // Not every browser leaves out the click by Space when its `keydown` is taken away.
  document.addEventListener('keyup', onKey, options)
  return () => watch.abort()
}
