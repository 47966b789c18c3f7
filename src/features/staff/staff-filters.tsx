import { useQuery } from '@tanstack/react-query'
import { memo, useCallback } from 'react'
import { staffDepartmentsQuery, staffRolesQuery } from '@/api/staff'
import { FilterSelect } from '@/components/filter-select'
import { optionsOf } from '@/lib/options'
import { type StaffSearch, staffSearchSchema } from '@/lib/staff-search'
import { statusWords } from './status'

const statusOptions = Object.entries(statusWords).map(([value, label]) => ({ value, label }))
const readStatus = staffSearchSchema.shape.status

interface StaffFiltersProps extends Pick<StaffSearch, 'role' | 'department' | 'status'> {
  withStatus: boolean
  onChange: (changes: Partial<StaffSearch>) => void
}

/** Memoised: what is typed in the search box beside them is not their concern. */
export const StaffFilters = memo(
  ({ role, department, status, withStatus, onChange }: StaffFiltersProps) => {
    const { data: roles } = useQuery({ ...staffRolesQuery, select: optionsOf })
    const { data: departments } = useQuery({ ...staffDepartmentsQuery, select: optionsOf })
    const changeStatus = useCallback(
      (status: string) => onChange({ status: readStatus.parse(status) }),
      [onChange],
    )
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
        {withStatus && (
          <FilterSelect
            label="Status"
            options={statusOptions}
            value={status}
            onChange={changeStatus}
          />
        )}
      </>
    )
  },
)
StaffFilters.displayName = 'StaffFilters'
