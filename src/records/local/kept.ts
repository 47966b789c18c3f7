const prefix = 'records.'

/** The text that session storage holds of these rows, or null. */
export function readKept(key: string): string | null {
  try {
    return sessionStorage.getItem(prefix + key)
  } catch {
    return null
  }
}

/** Keeps rows for the next page load of this tab. */
export function keep(key: string, rows: readonly unknown[]): void {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(rows))
  } catch {
    // A full storage: the rows live on in this page, and begin anew with the next one.
  }
}

/** Forgets every kept row: whoever signs in next starts from the sample. */
export function clearKept(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // A forbidden storage holds nothing to forget.
  }
}
