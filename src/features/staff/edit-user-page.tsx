import { schemaResolver, useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { errorText } from '@/api/client'
import { useUpdateUser } from '@/api/staff'
import { showSuccess } from '@/components/dialogs'
import { PageForm } from '@/components/page-form'
import { PageHeader } from '@/components/page-header'
import { confirmDiscard, useUnsavedChanges } from '@/components/unsaved-changes'
import { type EditUser, editUserSchema, type StaffUser, staffMessages } from '@/contracts/staff'
import { KnownUser } from './known-user'
import { PositionFields, StatusField } from './position-fields'
import { useStaffListLink } from './staff-list-link'
import { lockOf } from './staff-words'
import { UserHead } from './user-head'

/** Role, department and status of a user; nothing else can be edited. */
export const EditUserPage = ({ id }: { id: string }) => (
  <>
    <PageHeader
      title="Edit User"
      records={['staff']}
      breadcrumbs={[{ label: 'Users', link: useStaffListLink() }, { label: 'Edit User' }]}
    />
    <KnownUser id={id} locked={lockOf}>
      {(user) => <EditUserForm key={user._id} user={user} />}
    </KnownUser>
  </>
)

const validate = schemaResolver(editUserSchema, { sync: true })

function EditUserForm({ user }: { user: StaffUser }) {
  const update = useUpdateUser()
  const navigate = useNavigate()
  const list = useStaffListLink()
  const [error, setError] = useState<string | null>(null)
  const form = useForm<EditUser>({
    initialValues: {
      role: user.previlege._id,
      department: user.department._id,
      status: user.status,
    },
    validate,
  })
  const leaveUnasked = useUnsavedChanges(() => form.isDirty())
  const leave = () => {
    leaveUnasked()
    void navigate(list)
  }

  const submit = async (values: EditUser) => {
    setError(null)
    try {
      await update.mutateAsync({ ...editUserSchema.parse(values), _id: user._id })
    } catch (failure) {
      setError(errorText(failure, { otherwise: staffMessages.updateFailed }))
      return
    }
    // The same message as after Create User (docs/product.md, Staff).
    showSuccess(staffMessages.created)
    leave()
  }

  const cancel = async () => {
    if (!form.isDirty() || (await confirmDiscard())) leave()
  }

  return (
    <PageForm
      form={form}
      submitLabel="Update"
      loading={update.isPending}
      error={error}
      onSubmit={submit}
      onCancel={() => void cancel()}
    >
      <div style={{ gridColumn: '1 / -1' }}>
        <UserHead user={user} />
      </div>
      <PositionFields values={form.values} getInputProps={form.getInputProps} />
      <StatusField {...form.getInputProps('status')} />
    </PageForm>
  )
}
