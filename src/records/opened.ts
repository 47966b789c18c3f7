import { forgetFiles } from './forget-files'
import { clearKept } from './local/kept'
import type { RecordsSource } from './records'

let opened: RecordsSource | undefined

/** The source that this session has opened, or opens now. */
export function openedSource(open: () => RecordsSource): RecordsSource {
  opened ??= open()
  return opened
}

/** At the end of a session: whoever signs in next begins with the sample. */
export function forgetRecords(): void {
  opened = undefined
  forgetFiles()
  clearKept()
}
