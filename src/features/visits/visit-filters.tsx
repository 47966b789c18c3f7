import { useQuery } from '@tanstack/react-query'
import { memo, useCallback } from 'react'
import { doctorsQuery } from '@/api/staff'
import { FilterSelect } from '@/components/filter-select'
import { visitStatuses } from '@/contracts/visits'
import { offeredDoctors } from '@/features/staff/shared/doctor-options'
import type { DashboardSearch } from '@/lib/dashboard-search'
import { statusWords } from './visit-words'

const everyStatus = visitStatuses.map((status) => ({ value: status, label: statusWords[status] }))
const specifiedStatuses = everyStatus.filter(({ value }) => value !== 'no-show')

interface VisitFiltersProps extends Pick<DashboardSearch, 'status' | 'doctor'> {
  /** Whether the host keeps visits: there are no-shows then, and doctors to choose among. */
  withRecords: boolean
  onChange: (changes: Partial<DashboardSearch>) => void
}

/** Memoised: what is typed in the search box beside them is not their concern. */
export const VisitFilters = memo(({ status, doctor, withRecords, onChange }: VisitFiltersProps) => {
  const { data: doctors } = useQuery({
    ...doctorsQuery(null),
    select: offeredDoctors,
    enabled: withRecords,
  })
  const changeDoctor = useCallback((doctor: string) => onChange({ doctor }), [onChange])
  const options = withRecords ? everyStatus : specifiedStatuses
  return (
    <>
      <FilterSelect
        label="Status"
        options={options}
        value={options.some(({ value }) => value === status) ? status : ''}
        onChange={useCallback((status) => onChange({ status }), [onChange])}
      />
      {withRecords && (
        <FilterSelect label="Doctor" options={doctors} value={doctor} onChange={changeDoctor} />
      )}
    </>
  )
})
VisitFilters.displayName = 'VisitFilters'
