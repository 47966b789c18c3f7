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

/** Those of other tabs as well: the session that they belong to is theirs too. */
function forgetFiles(): void {
  try {
    indexedDB.deleteDatabase(filesDatabase)
  } catch {
    // A browser without such a database has no files either.
  }
}

/** Whoever comes next begins with the sample, and finds no form half filled. */
export function forgetRecords(): void {
  opened = undefined
  if (clearKept().includes('files')) forgetFiles()
}
