import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import {
  type EditUser,
  type StaffUser,
  staffEndpoints,
  staffLock,
  staffMessages,
} from '@shared/contracts/staff'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { isForVisits } from '@/api/api-error'
import { staffUserQuery, useUpdateUser } from '@/api/staff'
import { FormPage } from '@/components/form-page'
import { PageHeader } from '@/components/page-header'
import { withVisits } from '@/features/visits/shared/with-visits'
import { useDenial } from '@/hooks/use-may'
import { untouched } from '@/lib/untouched'
import { keepsRecords, useSession } from '@/stores/session'
import { useStaffListLink } from '@/stores/staff-list'
import { PositionFields, StatusField, SuperAdminPassword } from './position-fields'
import { useSeenUser } from './use-seen-user'
import { UserHead } from './user-head'
import { WithUser } from './with-user'

/** Role, department and status of a user, and of an account what was typed when it was made. */
export function EditUserPage({ id }: { id: string }) {
  const list = useStaffListLink()
  const query = useQuery(staffUserQuery(id))
  const denied = useDenial(staffEndpoints.update)
  return (
    <>
      <PageHeader
        title="Edit User"
        showsRecords
        breadcrumbs={[{ label: 'Users', link: list }, { label: 'Edit User' }]}
      />
      <WithUser query={query} locked={(user) => denied?.reason ?? staffLock(user)}>
        {(user) => <EditUserForm key={user._id} user={user} />}
      </WithUser>
    </>
  )
}

/** An empty text stands for what the user has not. */
type Typed = Record<
  'name' | 'email' | 'phone' | 'role' | 'department' | 'currentPassword',
  string
> &
  Pick<EditUser, 'status'>

const typedOf = ({ name, email, phone, role, department, status }: StaffUser): Typed => ({
  ...{ name, email, phone },
  role: role._id,
  department: department?._id ?? '',
  status,
  currentPassword: '',
})

const mayStay = ['name', 'email', 'phone', 'department'] as const

/**
 * What isn't changed isn't sent, nor asked for: not every account was given a department and a phone.
 */
function inputOf(typed: Typed, before: Typed) {
  const changed = [...mayStay, 'currentPassword' as const].filter(
    (field) => typed[field] !== before[field],
  )
  return {
    role: typed.role,
    status: typed.status,
    ...Object.fromEntries(changed.map((field) => [field, typed[field]])),
  }
}

const editFieldsSchema = z.omit(staffEndpoints.update.input, { version: true, confirmed: true })
const check = schemaResolver(editFieldsSchema, { sync: true })

function EditUserForm({ user }: { user: StaffUser }) {
  const update = useUpdateUser()
  const navigate = useNavigate()
  const list = useStaffListLink()
  const isAccount = useSession(keepsRecords)
  const { opened, seen, changes, failed } = useSeenUser(user)
  const form = useForm<Typed>({
    initialValues: typedOf(opened),
    validate: (typed) => check(inputOf(typed, typedOf(seen))),
  })
  const takeOver = (before: Typed, now: Typed) => {
    form.setValues(untouched(form.values, before, now))
  }
  const leave = () => void navigate(list)

  return (
    <FormPage
      form={form}
      submitLabel="Update"
      save={(typed) =>
        withVisits({ confirmLabel: 'Save anyway' }, (known) =>
          update.mutateAsync({
            ...editFieldsSchema.parse(inputOf(typed, typedOf(seen))),
            ...known,
            _id: seen._id,
            version: seen.version,
          }),
        )
      }
      // The same message as after Create User (docs/product/staff.md).
      saved={staffMessages.created}
      onSaved={leave}
      failed={(error) =>
        isForVisits(error)
          ? null
          : failed(error, staffMessages.updateFailed, (before, now) =>
              takeOver(typedOf(before), typedOf(now)),
            )
      }
      onCancel={leave}
    >
      <div style={{ gridColumn: '1 / -1' }}>
        <UserHead user={opened} />
        {changes}
      </div>
      {isAccount && (
        <>
          <TextInput label="Name" required autoComplete="off" {...form.getInputProps('name')} />
          <TextInput
            label="Email"
            type="email"
            required
            autoComplete="off"
            {...form.getInputProps('email')}
          />
          <TextInput
            label="Phone"
            type="tel"
            inputMode="numeric"
            placeholder="10 digits"
            required={seen.phone !== ''}
            autoComplete="off"
            {...form.getInputProps('phone')}
          />
        </>
      )}
      <PositionFields
        values={form.values}
        getInputProps={form.getInputProps}
        needsDepartment={seen.department !== null}
      />
      <SuperAdminPassword role={form.values.role} {...form.getInputProps('currentPassword')} />
      <StatusField {...form.getInputProps('status')} />
    </FormPage>
  )
}
