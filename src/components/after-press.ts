const ends = ['mouseup', 'dragend', 'pointercancel'] as const

/**
 * Does what moves something on the page, such as showing a hint when a field is left: at once, or where the
 * field is left by a press, once that is over. Otherwise it would move what is pressed from under the
 * pointer, and the press would do nothing.
 */
export function afterPress(action: () => void): void {
  if (document.querySelector(':active') === null) {
    action()
    return
  }
  const watch = new AbortController()
  const end = () => {
    watch.abort()
    // The click comes with the end of the press.
    setTimeout(action)
  }
  for (const type of ends)
    document.addEventListener(type, end, { capture: true, signal: watch.signal })
}
