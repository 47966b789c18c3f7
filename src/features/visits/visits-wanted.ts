import { visitOrdersOf, visitSort, visitStatusSchema } from '@shared/contracts/visits'
import type { ClinicDate } from '@shared/lib/clinic-date'
import type { VisitsSearch } from './visits-search'

const noOrders: readonly never[] = []

/** The orders in which a day's visits can be listed; a sample has none. */
export const ordersOf = (day: ClinicDate | null, kept: boolean) =>
  kept ? visitOrdersOf(day) : noOrders

/**
 * What the desk's list asks for, apart from its page.
 * @param day null for all days
 * @param kept whether the host keeps visits: a sample has neither days nor doctors to choose among
 */
export function visitsWanted(
  { q, status, doctor, sort }: Pick<VisitsSearch, 'q' | 'status' | 'doctor' | 'sort'>,
  day: ClinicDate | null,
  kept: boolean,
) {
  const asked = visitStatusSchema.safeParse(status).data ?? null
  return {
    q,
    status: kept || asked !== 'no-show' ? asked : null,
    ...(kept && {
      date: day,
      doctorId: doctor || null,
      sort: visitSort(sort, ordersOf(day, kept)),
    }),
  }
}
