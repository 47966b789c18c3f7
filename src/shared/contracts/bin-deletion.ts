import type { Guarded } from './access'
import { type BinEntryKind, binEndpoints } from './bin'
import { labRangeEndpoints } from './lab-ranges'

/** The call that puts a kind into the bin: the bin restores an entry by the same permissions. */
export const deletionOf = (kind: BinEntryKind): Guarded =>
  kind === 'lab-range' ? labRangeEndpoints.delete : binEndpoints.remove
