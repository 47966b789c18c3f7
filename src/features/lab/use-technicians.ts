import { staffEndpoints } from '@shared/contracts/staff'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { techniciansQuery } from '@/api/staff'
import { deniedReason } from '@/stores/denied-reason'
import { useSession } from '@/stores/session'

/** Of whom an order is given to one; nobody for whoever may not give any. */
export function useTechnicians(): readonly { id: string; name: string }[] {
  const isAllowed = useSession((state) => deniedReason(staffEndpoints.technicians, state) === null)
  const { data } = useQuery({ ...techniciansQuery, enabled: isAllowed })
  return useMemo(() => (data ?? []).map(({ _id, name }) => ({ id: _id, name })), [data])
}
