import { visitStatuses } from '@shared/contracts/visits'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { memo, useCallback } from 'react'
import { FilterSelect } from '@/components/filter-select'
import { useDoctorsOfVisits } from './use-doctors-of-visits'
import { statusWords } from './visit-words'
import type { VisitsSearch } from './visits-search'

const everyStatus = visitStatuses.map((status) => ({ value: status, label: statusWords[status] }))
const specifiedStatuses = everyStatus.filter(({ value }) => value !== 'no-show')

interface VisitFiltersProps extends Pick<VisitsSearch, 'status' | 'doctor'> {
  /** Whether the host keeps visits: there are no-shows then, and doctors to choose among. */
  withRecords: boolean
  /** The day on show; null for all. */
  day: ClinicDate | null
  onChange: (changes: Partial<VisitsSearch>) => void
}

/** Memoised: what is typed in the search box beside them is not their concern. */
export const VisitFilters = memo(
  ({ status, doctor, day, withRecords, onChange }: VisitFiltersProps) => {
    const { doctors } = useDoctorsOfVisits({ day, doctor, enabled: withRecords })
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
  },
)
VisitFilters.displayName = 'VisitFilters'
