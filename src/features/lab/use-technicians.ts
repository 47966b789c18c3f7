import { staffEndpoints } from '@shared/contracts/staff'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { techniciansQuery } from '@/api/staff'
import { useMay } from '@/hooks/use-may'

/** Of whom an order is given to one; nobody for whoever may not give any. */
export function useTechnicians(): readonly { id: string; name: string }[] {
  const isAllowed = useMay(staffEndpoints.technicians)
  const { data } = useQuery({ ...techniciansQuery, enabled: isAllowed })
  return useMemo(() => (data ?? []).map(({ _id, name }) => ({ id: _id, name })), [data])
}
