import type { InError } from '@shared/contracts/entered-in-error'
import { called } from './caller-name'

/** The columns of a row that say so. */
interface Marked {
  inErrorAt: Date | null
  inErrorReason: string | null
}

/** The name that the user who marked it has now. */
interface Marker {
  markedBy: string | null
  markedByDoctor: boolean
}

/** As it is sent that something was entered in error; null of what counts. */
export const sentInError = (
  { inErrorAt, inErrorReason }: Marked,
  { markedBy, markedByDoctor }: Marker,
): InError =>
  inErrorAt && {
    ...{ by: called(markedBy ?? '', markedByDoctor), at: inErrorAt.toISOString() },
    reason: inErrorReason ?? '',
  }
