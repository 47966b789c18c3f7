import { labOrderEndpoints } from '@shared/contracts/lab-orders'
import { useQuery } from '@tanstack/react-query'
import { criticalResultsQuery } from '@/api/lab-orders'
import { useMay } from '@/hooks/use-may'

/** Whether the host keeps critical results, and whoever is signed in may see them. */
export const useSeesCritical = (): boolean => useMay(labOrderEndpoints.critical)

/**
 * Those that no doctor has acknowledged, the longest waiting first; none where they are not for whoever
 * is signed in.
 * @param patientId null for everybody's
 */
export const useCriticalResults = (patientId: string | null) =>
  useQuery({ ...criticalResultsQuery(patientId), enabled: useSeesCritical() })
