import type { PageOf } from '@shared/contracts/lists'
import { countedMost } from '@shared/contracts/lists'
import type { Visit } from '@shared/contracts/visits'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { visitListsKey, visitPlaceQuery } from '@/api/visits'
import { useListSearch } from '@/hooks/use-list-search'
import type { DeskRowToFocus } from './shared/use-desk-list'
import { dayInSearch, useVisitsKept } from './use-day'
import { type VisitsSearch, visitsSearchSchema } from './visits-search'

type ShowAt = (row: DeskRowToFocus, more?: Partial<VisitsSearch>) => Promise<void>

/**
 * Shows a visit among the others of its day, on the page where it stands; a filter by its doctor stays.
 * A sample, which has no days, is searched for the patient. A person who has gone on meanwhile, to another
 * address, another visit or a search (`stay`), is not led back.
 * @param showAt shows a list, and goes on in it at a row
 */
export function useShowVisit(showAt: ShowAt) {
  const client = useQueryClient()
  const { search } = useListSearch(visitsSearchSchema, 'appointments')
  const kept = useVisitsKept()
  const router = useRouter()
  const lastShown = useRef('')
  /** Without the dialog that is open over it, and closes meanwhile. */
  const place = () => {
    const { pathname, search } = router.state.location
    return JSON.stringify([pathname, { ...search, request: '' }])
  }

  /** Another desk may have changed its page between the list's reading and the place's. */
  const readUnlessShown = ({ id }: Visit) => {
    const filters = { queryKey: visitListsKey, type: 'active' } as const
    const lists = client.getQueriesData<PageOf<Visit>>(filters)
    const isShown = lists.some(([, list]) => list?.rows.some((row) => row.id === id))
    if (!isShown) void client.invalidateQueries(filters)
  }

  /** Which page of its day's list a visit is on; null where nobody can say. */
  const pageOf = async ({ id }: Visit, doctorId: string | null) => {
    try {
      const { before } = await client.fetchQuery(visitPlaceQuery(id, doctorId))
      return before < countedMost ? Math.floor(before / search.size) + 1 : null
    } catch {
      return null
    }
  }
  const showVisit = async (visit: Visit): Promise<void> => {
    const { id, doctorId, patientName, patientNumber, date } = visit
    const view = 'appointments'
    const at = { row: id }
    if (!kept) return await showAt({ view, q: patientName, at })
    const doctor = search.doctor === doctorId ? doctorId : ''
    const from = place()
    lastShown.current = id
    const page = await pageOf(visit, doctor || null)
    if (place() !== from || lastShown.current !== id) return
    const day = { date: dayInSearch(date) }
    // Names may be shared.
    if (page === null) return await showAt({ view, q: String(patientNumber), at }, day)
    const on = { ...day, doctor, status: '', page }
    if (page === search.page) readUnlessShown(visit)
    return await showAt({ view, q: '', at, on }, on)
  }
  return {
    showVisit,
    /** What is typed in the list's search is not in the address yet, and would be lost. */
    stay: () => {
      lastShown.current = ''
    },
  }
}
