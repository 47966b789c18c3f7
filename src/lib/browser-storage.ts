import type * as z from 'zod/mini'

/** Why the browser keeps nothing: its storage is full, or closed to this page. */
export type StorageFailure = 'full' | 'forbidden'

const reasonOf = (error: unknown): StorageFailure =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'forbidden'

/**
 * A storage of the browser as it is in the field: it may be full, switched off, or hold what another
 * program left under a key of ours.
 * @param open gives it; where it is forbidden, asking for it throws
 */
const storage = (open: () => Storage) => ({
  /** null where nothing can be read. */
  read: (key: string): string | null => {
    try {
      return open().getItem(key)
    } catch {
      return null
    }
  },
  /** @returns why it is not kept; null where it is */
  write: (key: string, value: string): StorageFailure | null => {
    try {
      open().setItem(key, value)
      return null
    } catch (error) {
      return reasonOf(error)
    }
  },
  remove: (...keys: string[]): void => {
    try {
      for (const key of keys) open().removeItem(key)
    } catch {
      // A forbidden storage holds nothing to remove.
    }
  },
  keys: (): string[] => {
    try {
      return Object.keys(open())
    } catch {
      return []
    }
  },
})

/** What outlives the tab, and is seen by all of them. */
const local = storage(() => localStorage)
export const { read: readItem, write: writeItem, remove: removeItems } = local

/** What outlives a reload, and ends with the tab. */
export const tabStorage = storage(() => sessionStorage)

/** A flag stored as JSON. Anything but `true` or `false` reads as the default. */
export function readFlag(key: string, otherwise: boolean): boolean {
  const text = readItem(key)
  return text === 'true' ? true : text === 'false' ? false : otherwise
}

/** What the tab's storage holds as JSON under this key; null where it doesn't fit the schema. */
export function readTab<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
): z.output<Schema> | null {
  try {
    return schema.parse(JSON.parse(tabStorage.read(key) ?? 'null'))
  } catch {
    return null
  }
}
