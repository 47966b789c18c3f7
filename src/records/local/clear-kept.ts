// Apart from what keeps: the first screens need no more of the records than to forget them.

/** What this tab keeps of the records and forms has it before its key in session storage. */
export const keptPrefix = 'records.'

/**
 * Forgets everything kept.
 * @returns the names of what was kept
 */
export function clearKept(): string[] {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(keptPrefix))
    for (const key of keys) sessionStorage.removeItem(key)
    return keys.map((key) => key.slice(keptPrefix.length))
  } catch {
    // A forbidden storage holds nothing to forget.
    return []
  }
}
