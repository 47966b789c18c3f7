/**
 * Local storage as it is in the field: it may be full, switched off, or hold what another program
 * left under a key of ours. Reading then gives null, and writing does nothing.
 */
export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeItem(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // A full or forbidden storage loses a preference, not the work at hand.
  }
}

export function removeItems(...keys: string[]): void {
  try {
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // As above.
  }
}

/** A flag stored as JSON. Anything but `true` or `false` reads as the default. */
export function readFlag(key: string, otherwise: boolean): boolean {
  const text = readItem(key)
  return text === 'true' ? true : text === 'false' ? false : otherwise
}
