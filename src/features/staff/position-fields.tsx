import { nothingFound } from '@/components/nothing-found'
import '@/components/later-styles'
import { Box, Group, Radio, Select } from '@mantine/core'
import { departmentMessages } from '@shared/contracts/departments'
import { assignableRoles, isSuperAdmin, roleMessages } from '@shared/contracts/roles'
import { useQuery } from '@tanstack/react-query'
import { staffDepartmentsQuery, staffRolesQuery } from '@/api/staff'
import { QueryAlert } from '@/components/query-alert'
import { SecretInput } from '@/features/auth/shared/secret-input'
import { optionsOf } from '@/lib/options'
import { holdsSuperAdmin, keepsRecords, useSession } from '@/stores/session'

/** The first admin of an empty clinic comes here too early. */
const noDepartments = 'There are no departments yet. Add one under Department first.'

const forGood = 'A Super Admin can do everything. You cannot change or delete this account later.'

interface PositionFieldsProps {
  values: { role: string; department: string }
  getInputProps: (field: 'role' | 'department') => object
  /** Whether it may not be left without a department. */
  needsDepartment?: boolean
}

/** What a user is here: role and department. */
export function PositionFields({
  values,
  getInputProps,
  needsDepartment = true,
}: PositionFieldsProps) {
  const makesSuperAdmins = useSession((state) => keepsRecords(state) && holdsSuperAdmin(state))
  const roles = useQuery(staffRolesQuery)
  const offered = makesSuperAdmins ? roles.data : roles.data && assignableRoles(roles.data)
  const chosen = roles.data?.find(({ _id }) => _id === values.role)
  const departments = useQuery({ ...staffDepartmentsQuery, select: optionsOf })
  return (
    <>
      {(roles.error || departments.error) && (
        <Box style={{ gridColumn: '1 / -1' }}>
          <QueryAlert query={roles} otherwise={roleMessages.fetchFailed} />
          <QueryAlert query={departments} otherwise={departmentMessages.fetchFailed} />
        </Box>
      )}
      <Select
        label="Role"
        placeholder="Select a role"
        {...optionProps({
          data: offered && optionsOf(offered),
          isFetching: roles.isFetching,
        })}
        {...(chosen && isSuperAdmin(chosen) && { description: forGood })}
        required
        {...getInputProps('role')}
        value={values.role || null}
      />
      <Select
        label="Department"
        placeholder="Select a department"
        {...optionProps(departments)}
        {...(departments.data?.length === 0 && { nothingFoundMessage: noDepartments })}
        required={needsDepartment}
        {...getInputProps('department')}
        value={values.department || null}
      />
    </>
  )
}

const optionProps = ({
  data,
  isFetching,
}: {
  data?: Options | undefined
  isFetching: boolean
}) => ({
  data: data ?? [],
  nothingFoundMessage: nothingFound(!data && isFetching),
})
type Options = ReturnType<typeof optionsOf>

/** The password of the person who makes a Super Admin; of other roles there is none. */
export function SuperAdminPassword({ role, ...props }: { role: string }) {
  const chosen = useQuery(staffRolesQuery).data?.find(({ _id }) => _id === role)
  return (
    chosen &&
    isSuperAdmin(chosen) && (
      <SecretInput label="Your Own Password" autoComplete="current-password" {...props} />
    )
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
