import {
  type LabOrderFilter,
  type LabStatus,
  labOrderEndpoints,
  labStatuses,
  labStatusWords,
  labTestTypes,
} from '@shared/contracts/lab-orders'
import type { PageRequest } from '@shared/contracts/lists'
import { isClinicDate } from '@shared/lib/clinic-date'
import { useMemo } from 'react'
import { useAskedSearch } from '@/hooks/use-asked-search'
import type { ListState } from '@/hooks/use-list-search'
import { type DashboardSearch, dashboardSearchDefaults } from '@/lib/dashboard-search'
import { isOffered, useSession } from '@/stores/session'

const { status, type, date, patient, technician } = dashboardSearchDefaults

/** Nothing filtered. */
export const noFilters = { status, type, date, patient, technician } as const

/** `technician` of whoever looks for their own orders. */
export const mine = 'mine'

/** Whether the host keeps the lab orders, with more of each than a sample has. */
export const useLabKept = (): boolean =>
  useSession((state) => isOffered(labOrderEndpoints.take, state))

/**
 * The filter that the address asks for; what it holds of nonsense filters nothing.
 * @param self the id of whoever is signed in; null where nobody's orders are told apart by ids
 */
const labFilter = (
  { status, type, date, patient, technician }: Pick<DashboardSearch, keyof typeof noFilters>,
  self: string | null,
): LabOrderFilter => ({
  status: labStatuses.find((known) => known === status) ?? null,
  testType: labTestTypes.find((known) => known === type) ?? null,
  date: isClinicDate(date) ? date : null,
  patient,
  ...(self !== null && { technicianId: technician === mine ? self : technician || null }),
})

/** What the address asks for of the lab's lists, and on which page of them. */
export function useLabRequest({
  search,
  address,
}: Pick<ListState<DashboardSearch>, 'search' | 'address'>): LabOrderFilter & PageRequest {
  const kept = useLabKept()
  const owner = useSession(({ session }) => session?.owner ?? null)
  const asked = useAskedSearch(
    {
      search: { ...search, q: search.patient },
      address: { ...address, q: address.patient },
    },
    kept,
  )
  return useMemo(
    () => ({
      ...labFilter({ ...search, patient: asked }, kept ? owner : null),
      page: search.page - 1,
      limit: search.size,
    }),
    [search, asked, kept, owner],
  )
}

export const statusOptions: readonly { value: LabStatus; label: string }[] = labStatuses.map(
  (value) => ({ value, label: labStatusWords[value] }),
)
export const testTypeOptions = labTestTypes.map((value) => ({ value, label: value }))
