/** The keys that send, open, close or choose something here, and choose a word of an input method there. */
const choosing: ReadonlySet<string> = new Set(['Enter', 'Escape', 'ArrowDown', 'ArrowUp'])

/** What a key has as its code while an input method converts; Safari has ended the conversion by then. */
const processed = 229

/**
 * A key that chooses or ends a conversion of an input method (Japanese, Chinese, Korean) reaches nothing
 * that handles keys, neither of ours nor of a library; the input method has had it already.
 * @returns a function that ends this
 */
export function ignoreConversions(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    // No other member tells it in every browser: Safari says that it is composing no more.
    const isConverting = event.isComposing || event.keyCode === processed
    if (isConverting && choosing.has(event.key)) event.stopPropagation()
  }
  window.addEventListener('keydown', onKeyDown, { capture: true })
  return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
}
