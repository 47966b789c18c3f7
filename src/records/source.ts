import { createLocalRecords } from './local/local-records'
import { openedSource } from './opened'
import type { Records } from './records'

/** One part of this session's records, loaded when it is first asked for. */
export const records = <Part extends keyof Records>(part: Part): Promise<Records[Part]> =>
  openedSource(createLocalRecords)[part]()
