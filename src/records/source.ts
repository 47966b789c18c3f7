import { clearKept } from './local/kept'
import { createLocalRecords } from './local/local-records'
import type { Records } from './records'

let source = createLocalRecords()

/** One part of this session's records, loaded when it is first asked for. */
export const records = <Part extends keyof Records>(part: Part): Promise<Records[Part]> =>
  source[part]()

/** At the end of a session: whoever signs in next begins with the sample. */
export function forgetRecords(): void {
  source = createLocalRecords()
  clearKept()
}
