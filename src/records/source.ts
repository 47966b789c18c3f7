import { clearKept } from './local/kept'
import type { Records } from './records'

let opened: Promise<Records> | undefined

/** Where this session's records come from. The sample is loaded with the first of them. */
export function records(): Promise<Records> {
  opened ??= import('./local/local-records').then(
    ({ createLocalRecords }) => createLocalRecords(),
    (error) => {
      // What could not be loaded is asked for again.
      opened = undefined
      throw error
    },
  )
  return opened
}

/** At the end of a session: whoever signs in next begins with the sample. */
export function forgetRecords(): void {
  opened = undefined
  clearKept()
}
