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
import { isOffered, useSession } from '@/stores/session'
import type { noFilters, OrdersSearch } from './orders-search'

/** `technician` of whoever looks for their own orders. */
export const mine = 'mine'

type SessionState = ReturnType<typeof useSession.getState>

const isLabKept = (state: SessionState): boolean => isOffered(labOrderEndpoints.take, state)

/** Whether the host keeps the lab orders, with more of each than a sample has. */
export const useLabKept = (): boolean => useSession(isLabKept)

/**
 * The filter that the address asks for; what it holds of nonsense filters nothing.
 * @param self the id of whoever is signed in; null where nobody's orders are told apart by ids
 */
const labFilter = (
  { status, type, date, patient, technician }: Pick<OrdersSearch, keyof typeof noFilters>,
  self: string | null,
): LabOrderFilter => ({
  status: labStatuses.find((known) => known === status) ?? null,
  testType: labTestTypes.find((known) => known === type) ?? null,
  date: isClinicDate(date) ? date : null,
  patient,
  ...(self !== null && { technicianId: technician === mine ? self : technician || null }),
})

/** What is asked for of the lab's lists, and on which page of them. */
export const labRequest = (
  search: OrdersSearch,
  state: SessionState = useSession.getState(),
): LabOrderFilter & PageRequest => ({
  ...labFilter(search, isLabKept(state) ? (state.session?.owner ?? null) : null),
  page: search.page - 1,
  limit: search.size,
})

/** The part of the lab's lists that has results to show. */
export const withResults = { status: 'completed', with: 'results' } as const

/** The same for the list on show, whose search may be ahead of the address. */
export function useLabRequest({
  search,
  address,
}: Pick<ListState<OrdersSearch>, 'search' | 'address'>): LabOrderFilter & PageRequest {
  const kept = useLabKept()
  const state = useSession()
  const asked = useAskedSearch(
    {
      search: { ...search, q: search.patient },
      address: { ...address, q: address.patient },
    },
    kept,
  )
  return useMemo(() => labRequest({ ...search, patient: asked }, state), [search, asked, state])
}

export const statusOptions: readonly { value: LabStatus; label: string }[] = labStatuses.map(
  (value) => ({ value, label: labStatusWords[value] }),
)
export const testTypeOptions = labTestTypes.map((value) => ({ value, label: value }))
