import '@/components/later-styles'
import { Group, Radio, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { staffDepartmentsQuery, staffRolesQuery } from '@/api/staff'
import { assignableRoles } from '@/contracts/roles'
import type { Named } from '@/contracts/staff'
import { optionsOf } from '@/lib/options'

const assignableOptions = (roles: readonly Named[]) => optionsOf(assignableRoles(roles))

interface PositionFieldsProps {
  values: { role: string; department: string }
  getInputProps: (field: 'role' | 'department') => object
}

/** What a user is here: role and department. */
export function PositionFields({ values, getInputProps }: PositionFieldsProps) {
  const { data: roles } = useQuery({ ...staffRolesQuery, select: assignableOptions })
  const { data: departments } = useQuery({ ...staffDepartmentsQuery, select: optionsOf })
  return (
    <>
      <Select
        label="Role"
        placeholder="Select a role"
        data={roles ?? []}
        required
        {...getInputProps('role')}
        value={values.role || null}
      />
      <Select
        label="Department"
        placeholder="Select a department"
        data={departments ?? []}
        required
        {...getInputProps('department')}
        value={values.department || null}
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
