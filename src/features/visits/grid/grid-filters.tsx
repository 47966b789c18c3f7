import type { ClinicDate } from '@shared/lib/clinic-date'
import { memo } from 'react'
import { FilterSelect } from '@/components/filter-select'
import { useDoctorsOfVisits } from '../use-doctors-of-visits'
import type { VisitsSearch } from '../visits-search'

interface GridFiltersProps extends Pick<VisitsSearch, 'department' | 'doctor'> {
  /** The day on show, or the first of them. */
  date: ClinicDate
  onChange: (changes: Partial<VisitsSearch>) => void
}

/** The departments that have doctors, and the doctors, who may be inactive and have visits on that day. */
export const GridFilters = memo(({ date, department, doctor, onChange }: GridFiltersProps) => {
  const { departments, doctors } = useDoctorsOfVisits({ day: date, doctor, department })
  return (
    <>
      <FilterSelect
        label="Department"
        options={departments}
        value={department}
        onChange={(chosen) => onChange({ department: chosen, doctor: '' })}
      />
      <FilterSelect
        label="Doctor"
        options={doctors}
        value={doctor}
        onChange={(chosen) => onChange({ doctor: chosen })}
      />
    </>
  )
})
GridFilters.displayName = 'GridFilters'
