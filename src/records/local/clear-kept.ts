// Apart from what keeps: the first screens need no more of the records than to forget them.

/** What this tab keeps of the records and forms has it before its key in session storage. */
export const keptPrefix = 'records.'

/**
 * Forgets everything kept.
 * @returns the keys of what was kept
 * @throws where the browser forbids session storage; it then holds nothing to forget
 */
export function clearKept(): string[] {
  const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(keptPrefix))
  for (const key of keys) sessionStorage.removeItem(key)
  return keys
}
