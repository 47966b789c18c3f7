import { v7 as newKey, v5 as sha1 } from 'uuid'
import { create } from 'zustand'
import { browserNow } from './clock'
import { useSession } from './session'

interface PendingKey {
  key: string
  /** When it was sent last, in milliseconds. */
  at: number
  /** What is changed by it. */
  resource: string
}

/**
 * So many milliseconds after a lost answer the same input is the same wish still: somebody who presses
 * again, types it anew, or waits for the connection. What is typed later was decided on anew.
 */
const lasts = 5 * 60_000

/**
 * The keys of changes of which nobody knows what has become, by what is to be changed. A form that is
 * closed or cleared after a lost answer leaves its key here: whoever types the same again sends the same
 * key, so that what has arrived after all is not done twice.
 */
const usePendingKeys = create<Readonly<Record<string, PendingKey>>>(() => ({}))

// Keys are counted for each account.
useSession.subscribe(({ session }, { session: before }) => {
  if (session?.owner !== before?.owner) usePendingKeys.setState({}, true)
})

const salt = newKey()

/** What was typed may hold a password: only its hash is kept. */
const nameOf = (change: string): string => sha1(change, salt)

const keepOnly = (isKept: (name: string, entry: PendingKey) => boolean): void => {
  const all = Object.entries(usePendingKeys.getState())
  usePendingKeys.setState(Object.fromEntries(all.filter((each) => isKept(...each))), true)
}

/** @param change what is to be changed, and how */
export function keyOf(change: string, resource: string): string {
  const now = browserNow()
  keepOnly((_, { at }) => now - at < lasts)
  const name = nameOf(change)
  const key = usePendingKeys.getState()[name]?.key ?? newKey()
  usePendingKeys.setState({ [name]: { key, at: now, resource } })
  return key
}

/** It is refused: the same once more is another change. */
export const clearPendingKey = (change: string): void => {
  const refused = nameOf(change)
  keepOnly((name) => name !== refused)
}

/**
 * A change of this resource has succeeded. What was sent of it before may be undone by that, and the same
 * once more is another change.
 */
export const clearPendingKeys = (resource: string): void =>
  keepOnly((_, entry) => entry.resource !== resource)
