import { useQuery } from '@tanstack/react-query'
import { memo, useCallback } from 'react'
import { staffDepartmentsQuery, staffRolesQuery } from '@/api/staff'
import { FilterSelect } from '@/components/filter-select'
import { optionsOf } from '@/lib/options'
import type { StaffSearch } from './staff-search'

interface StaffFiltersProps extends Pick<StaffSearch, 'role' | 'department'> {
  onChange: (changes: Partial<StaffSearch>) => void
}

/** Memoised: what is typed in the search box beside them is not their concern. */
export const StaffFilters = memo(({ role, department, onChange }: StaffFiltersProps) => {
  const { data: roles } = useQuery({ ...staffRolesQuery, select: optionsOf })
  const { data: departments } = useQuery({ ...staffDepartmentsQuery, select: optionsOf })
  return (
    <>
      <FilterSelect
        label="Role"
        options={roles}
        value={role}
        onChange={useCallback((role) => onChange({ role }), [onChange])}
      />
      <FilterSelect
        label="Department"
        options={departments}
        value={department}
        onChange={useCallback((department) => onChange({ department }), [onChange])}
      />
    </>
  )
})
StaffFilters.displayName = 'StaffFilters'
