import { clearKept } from './local/clear-kept'
import type { RecordsSource } from './records'

let opened: RecordsSource | undefined

/** The source that this session has opened, or opens now. */
export function openedSource(open: () => RecordsSource): RecordsSource {
  opened ??= open()
  return opened
}

/** Whoever comes next begins with the sample, and finds no form half filled. */
export function forgetRecords(): void {
  opened = undefined
  // What forgets files is loaded only where this tab has kept some.
  if (clearKept().includes('files'))
    import('./kept-files').then(({ clearFiles }) => clearFiles()).catch(() => undefined)
}
