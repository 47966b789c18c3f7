/** Stands in session storage, among what is kept, once this tab has kept a file. */
const mark = 'records.files'

/** Forgets the files that are kept. What does it is loaded only where there are any. */
export function forgetFiles(): void {
  try {
    if (sessionStorage.getItem(mark) === null) return
    sessionStorage.removeItem(mark)
  } catch {
    // A forbidden storage has no key by which a file could be had again.
    return
  }
  import('./kept-files').then(({ clearFiles }) => clearFiles()).catch(() => undefined)
}
