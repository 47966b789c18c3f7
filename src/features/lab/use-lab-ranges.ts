import { type LabRange, labRangeEndpoints } from '@shared/contracts/lab-ranges'
import { useQuery } from '@tanstack/react-query'
import { labRangesQuery } from '@/api/lab-ranges'
import { isOffered, useSession } from '@/stores/session'

const noRanges: readonly LabRange[] = []

/** The clinic's own ranges; undefined until they are read. A host that keeps none has none. */
export function useLabRanges() {
  const isKept = useSession((state) => isOffered(labRangeEndpoints.list, state))
  const query = useQuery({ ...labRangesQuery, enabled: isKept })
  return { query, ranges: isKept ? query.data : noRanges }
}
