import { keptPrefix } from './clear-kept'

/** The text that session storage holds under this key, or null. */
export function readKept(key: string): string | null {
  try {
    return sessionStorage.getItem(keptPrefix + key)
  } catch {
    return null
  }
}

/** Keeps what is given, as JSON, for the next page load of this tab. */
export function keep(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(keptPrefix + key, JSON.stringify(value))
  } catch {
    // A full storage: what is kept lives on in this page, and begins anew with the next one.
  }
}

export function drop(key: string): void {
  try {
    sessionStorage.removeItem(keptPrefix + key)
  } catch {
    // A forbidden storage holds nothing to drop.
  }
}
