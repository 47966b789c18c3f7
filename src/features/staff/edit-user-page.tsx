import { schemaResolver, useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { errorText } from '@/api/api-error'
import { staffUserQuery, useUpdateUser } from '@/api/staff'
import { FormPage } from '@/components/form-page'
import { PageHeader } from '@/components/page-header'
import {
  type EditUser,
  editUserSchema,
  type StaffUser,
  staffLock,
  staffMessages,
} from '@/contracts/staff'
import { PositionFields, StatusField } from './position-fields'
import { useStaffListLink } from './staff-list-link'
import { UserHead } from './user-head'
import { WithUser } from './with-user'

/** Role, department and status of a user; nothing else can be edited. */
export function EditUserPage({ id }: { id: string }) {
  const list = useStaffListLink()
  const query = useQuery(staffUserQuery(id))
  return (
    <>
      <PageHeader
        title="Edit User"
        records={['staff']}
        breadcrumbs={[{ label: 'Users', link: list }, { label: 'Edit User' }]}
      />
      <WithUser query={query} locked={staffLock}>
        {(user) => <EditUserForm key={user._id} user={user} />}
      </WithUser>
    </>
  )
}

const validate = schemaResolver(editUserSchema, { sync: true })

function EditUserForm({ user }: { user: StaffUser }) {
  const update = useUpdateUser()
  const navigate = useNavigate()
  const list = useStaffListLink()
  const form = useForm<EditUser>({
    initialValues: {
      role: user.role._id,
      department: user.department?._id ?? '',
      status: user.status,
    },
    validate,
  })
  const leave = () => void navigate(list)

  return (
    <FormPage
      form={form}
      submitLabel="Update"
      save={(values) =>
        update.mutateAsync({
          ...editUserSchema.parse(values),
          _id: user._id,
          version: user.version,
        })
      }
      // The same message as after Create User (docs/product.md, Staff).
      saved={staffMessages.created}
      onSaved={leave}
      failed={(error) => ({ message: errorText(error, { otherwise: staffMessages.updateFailed }) })}
      onCancel={leave}
    >
      <div style={{ gridColumn: '1 / -1' }}>
        <UserHead user={user} />
      </div>
      <PositionFields values={form.values} getInputProps={form.getInputProps} />
      <StatusField {...form.getInputProps('status')} />
    </FormPage>
  )
}
