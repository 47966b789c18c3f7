import { v7 as newKey } from 'uuid'
import { create } from 'zustand'
import { useSession } from './session'

/**
 * The keys of changes that have not succeeded yet, by what is to be changed. A form that is closed or
 * cleared after a lost answer leaves its key here: whoever types the same again sends the same key, so
 * that what has arrived after all is not done twice.
 */
const useUnanswered = create<Readonly<Record<string, string>>>(() => ({}))

// Keys are counted for each account, and what was typed may hold a password.
useSession.subscribe(({ session }, { session: before }) => {
  if (session?.owner !== before?.owner) useUnanswered.setState({}, true)
})

export function keyOf(change: string): string {
  const key = useUnanswered.getState()[change] ?? newKey()
  useUnanswered.setState({ [change]: key })
  return key
}

/** It has succeeded: the same once more is another change. */
export function dropKey(change: string): void {
  const { [change]: _, ...others } = useUnanswered.getState()
  useUnanswered.setState(others, true)
}
