import { type LabRange, labRangeEndpoints } from '@shared/contracts/lab-ranges'
import { useQuery } from '@tanstack/react-query'
import { labRangesQuery } from '@/api/lab-ranges'
import { useMay } from '@/hooks/use-may'

const noRanges: readonly LabRange[] = []

/** The clinic's own ranges; undefined until they are read. A host that keeps none has none. */
export function useLabRanges() {
  const isKept = useMay(labRangeEndpoints.list)
  const query = useQuery({ ...labRangesQuery, enabled: isKept })
  return { query, ranges: isKept ? query.data : noRanges }
}
