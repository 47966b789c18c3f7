import { keptPrefix } from './clear-kept'

/** The text that session storage holds under this key, or null. */
export function readKept(key: string): string | null {
  try {
    return sessionStorage.getItem(keptPrefix + key)
  } catch {
    return null
  }
}

/** Why the browser keeps nothing: its storage is full, or closed to this page. */
export type NotKept = 'full' | 'forbidden'
type Listener = (why: NotKept) => void

let tell: Listener = () => {}
let told = false

/**
 * Has it told, once in a page's life, that the browser keeps no more.
 * @returns a function that ends it
 */
export function whenNotKept(listener: Listener): () => void {
  tell = listener
  return () => {
    tell = () => {}
  }
}

const reasonOf = (error: unknown): NotKept =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'forbidden'

/**
 * Keeps what is given, as JSON, for the next page load of this tab. Where it can't be kept, it lives
 * as long as the page, and what was kept under its key goes: it would come back out of date.
 * @returns whether it is kept
 */
export function keep(key: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(keptPrefix + key, JSON.stringify(value))
    return true
  } catch (error) {
    drop(key)
    if (!told) tell(reasonOf(error))
    told = true
    return false
  }
}

export function drop(key: string): void {
  try {
    sessionStorage.removeItem(keptPrefix + key)
  } catch {
    // A forbidden storage holds nothing to drop.
  }
}

/** What is kept beside rows: forms half filled, whose it all is, and that there are files. */
const beside = /^records\.(draft\.|owner$|files$)/

/** Drops the rows of every kind. */
export function dropRows(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(keptPrefix) && !beside.test(key)) sessionStorage.removeItem(key)
  } catch {
    // A forbidden storage holds nothing to drop.
  }
}
