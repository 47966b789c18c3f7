import { listedVitalsMost, vitalsEndpoints } from '@shared/contracts/vitals'
import { useQuery } from '@tanstack/react-query'
import { criticalVitalsQuery } from '@/api/vitals'
import { useMay } from '@/hooks/use-may'

/** Whether the host keeps vitals, and the person signed in may see which critical ones wait. */
export const useSeesCriticalVitals = (): boolean => useMay(vitalsEndpoints.critical)

/**
 * Those that no doctor has acknowledged, the longest waiting first; none for a person who may not see them.
 * @param patientId null for everybody's
 */
export const useCriticalVitals = (patientId: string | null) =>
  useQuery({ ...criticalVitalsQuery(patientId), enabled: useSeesCriticalVitals() })

/** `Critical: 1 set of vitals`, and with results that wait too `Critical: 1 set of vitals, 2 results`. */
export function vitalsCount(vitals: number, results: number): string {
  const sets = `${vitals}${vitals >= listedVitalsMost ? ' and more' : ''}`
  const counted = `Critical: ${sets} ${vitals === 1 ? 'set' : 'sets'} of vitals`
  if (results === 0) return counted
  return `${counted}, ${results} ${results === 1 ? 'result' : 'results'}`
}
