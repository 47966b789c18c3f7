import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Radio.css'
import '@mantine/core/styles/Group.css'
import { Group, Radio } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { SearchSelect } from '@/components/search-select'
import { choiceWords } from '@/contracts/choices'
import { assignableRoles } from '@/contracts/roles'
import type { Named } from '@/contracts/staff'
import { optionsOf } from '@/lib/options'
import { staffDepartmentsQuery, staffRolesQuery } from '@/records/staff-queries'

const assignableOptions = (roles: readonly Named[]) => optionsOf(assignableRoles(roles))

interface FieldProps {
  getInputProps: (field: 'role' | 'department') => object
}

/** What a user is here: role and department. */
export function PositionFields({ getInputProps }: FieldProps) {
  const { data: roles } = useQuery({ ...staffRolesQuery, select: assignableOptions })
  const { data: departments } = useQuery({ ...staffDepartmentsQuery, select: optionsOf })
  return (
    <>
      <SearchSelect
        label="Role"
        words={choiceWords}
        placeholder="Select a role"
        data={roles}
        required
        {...getInputProps('role')}
      />
      <SearchSelect
        label="Department"
        words={choiceWords}
        placeholder="Select a department"
        data={departments}
        required
        {...getInputProps('department')}
      />
    </>
  )
}

/** Whether a user works here at present. */
export const StatusField = (props: object) => (
  <Radio.Group label="Status" {...props}>
    <Group mt="xs" gap="lg">
      <Radio value="active" label="Active" />
      <Radio value="inactive" label="Inactive" />
    </Group>
  </Radio.Group>
)
