import { schemaResolver, useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { errorFields, errorText, isForVisits } from '@/api/api-error'
import { staffUserQuery, staleUser, useUpdateUser } from '@/api/staff'
import { ChangedMeanwhile } from '@/components/changed-meanwhile'
import { FormPage } from '@/components/form-page'
import { PageHeader } from '@/components/page-header'
import {
  type EditUser,
  editUserSchema,
  type StaffUser,
  staffLock,
  staffMessages,
} from '@/contracts/staff'
import { withVisits } from '@/features/visits/shared/with-visits'
import { PositionFields, StatusField } from './position-fields'
import { useStaffListLink } from './staff-list-link'
import { UserHead } from './user-head'
import { userWords } from './user-words'
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

const positionOf = ({ role, department, status }: StaffUser): EditUser => ({
  role: role._id,
  department: department?._id ?? '',
  status,
})

function EditUserForm({ user }: { user: StaffUser }) {
  const update = useUpdateUser()
  const navigate = useNavigate()
  const list = useStaffListLink()
  // What is read again meanwhile changes nothing here: it would be saved over unseen.
  const [opened] = useState(user)
  const [changed, setChanged] = useState<StaffUser | null>(null)
  const form = useForm<EditUser>({
    initialValues: positionOf(opened),
    validate,
  })
  /** What was not touched here follows what somebody else has made of it. */
  const takeOver = (before: EditUser, now: EditUser) => {
    for (const field of ['role', 'department', 'status'] as const)
      if (form.values[field] === before[field]) form.setFieldValue(field, now[field])
  }
  const leave = () => void navigate(list)

  return (
    <FormPage
      form={form}
      submitLabel="Update"
      save={(values) =>
        withVisits({ confirmLabel: 'Save anyway' }, (known) =>
          update.mutateAsync({
            ...editUserSchema.parse(values),
            ...known,
            _id: opened._id,
            version: (changed ?? opened).version,
          }),
        )
      }
      // The same message as after Create User (docs/product.md, Staff).
      saved={staffMessages.created}
      onSaved={leave}
      failed={(error) => {
        if (isForVisits(error)) return null
        const current = staleUser(error)
        if (current) {
          setChanged(current)
          takeOver(positionOf(changed ?? opened), positionOf(current))
        }
        return {
          message: errorText(error, { otherwise: staffMessages.updateFailed }),
          fields: errorFields(error),
        }
      }}
      onCancel={leave}
    >
      <div style={{ gridColumn: '1 / -1' }}>
        <UserHead user={opened} />
        {changed && <ChangedMeanwhile words={userWords} before={opened} now={changed} />}
      </div>
      <PositionFields values={form.values} getInputProps={form.getInputProps} />
      <StatusField {...form.getInputProps('status')} />
    </FormPage>
  )
}
