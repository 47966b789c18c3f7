import {
  type LabOrderFilter,
  type LabStatus,
  labStatuses,
  labStatusWords,
  labTestTypes,
} from '@/contracts/lab-orders'
import type { PageRequest } from '@/contracts/lists'
import { isClinicDate } from '@/lib/clinic-date'
import { type DashboardSearch, dashboardSearchDefaults } from '@/lib/dashboard-search'

const { status, type, date, patient } = dashboardSearchDefaults

/** Nothing filtered. */
export const noFilters = { status, type, date, patient } as const

/** The filter that the address asks for; what it holds of nonsense filters nothing. */
export const labFilter = ({
  status,
  type,
  date,
  patient,
}: Pick<DashboardSearch, keyof typeof noFilters>): LabOrderFilter => ({
  status: labStatuses.find((known) => known === status) ?? null,
  testType: labTestTypes.find((known) => known === type) ?? null,
  date: isClinicDate(date) ? date : null,
  patient,
})

/** The page of the list that the address asks for. */
export const labRequest = (search: DashboardSearch): LabOrderFilter & PageRequest => ({
  ...labFilter(search),
  page: search.page - 1,
  limit: search.size,
})

export const statusOptions: readonly { value: LabStatus; label: string }[] = labStatuses.map(
  (value) => ({ value, label: labStatusWords[value] }),
)
export const testTypeOptions = labTestTypes.map((value) => ({ value, label: value }))
