import { useQuery } from '@tanstack/react-query'
import { memo, useMemo } from 'react'
import { doctorsQuery } from '@/api/staff'
import { formerDoctorsQuery } from '@/api/visits'
import { FilterSelect } from '@/components/filter-select'
import { doctorOptions, namedDoctor } from '@/features/staff/shared/doctor-options'
import type { ClinicDate } from '@/lib/clinic-date'
import type { DashboardSearch } from '@/lib/dashboard-search'

interface GridFiltersProps extends Pick<DashboardSearch, 'department' | 'doctor'> {
  /** The day on show, or the first of them. */
  date: ClinicDate
  onChange: (changes: Partial<DashboardSearch>) => void
}

/** The departments that have doctors, and the doctors, who may be inactive and have visits on that day. */
export const GridFilters = memo(({ date, department, doctor, onChange }: GridFiltersProps) => {
  const { data: offered } = useQuery(doctorsQuery(null))
  const { data: former } = useQuery(formerDoctorsQuery({ date, doctorId: doctor || null }))
  const departments = useMemo(
    () =>
      offered &&
      [...new Map(offered.map((one) => [one.department?._id, one.department?.name])).entries()]
        .flatMap(([id, name]) =>
          id !== undefined && name ? { value: String(id), label: name } : [],
        )
        .toSorted((one, other) => one.label.localeCompare(other.label)),
    [offered],
  )
  const doctors = useMemo(
    () =>
      offered &&
      doctorOptions([
        ...offered
          .filter((one) => department === '' || String(one.department?._id) === department)
          .map(namedDoctor),
        ...(former ?? []).map((one) => ({ ...one, doctor: `${one.doctor} (inactive)` })),
      ]),
    [offered, former, department],
  )
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
