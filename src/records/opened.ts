import { clearKept } from './local/clear-kept'
import type { RecordsSource } from './records'

let opened: RecordsSource | undefined

/** The source that this session has opened, or opens now. */
export function openedSource(open: () => RecordsSource): RecordsSource {
  opened ??= open()
  return opened
}

/** Where files of results lie that have no room in session storage. */
export const filesDatabase = 'rounds-files'

/**
 * Whoever comes next begins with the sample, and finds no form half filled. Files of other tabs go
 * too: the session that they belong to is theirs as well.
 */
export function forgetRecords(): void {
  opened = undefined
  try {
    if (clearKept().includes('records.files')) indexedDB.deleteDatabase(filesDatabase)
  } catch {
    // A browser that forbids either storage has kept nothing in it.
  }
}
