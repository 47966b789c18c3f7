import { PasswordInput, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { type CreateUser, staffEndpoints, staffMessages } from '@shared/contracts/staff'
import { startPasswordEndpoints } from '@shared/contracts/start-passwords'
import { useNavigate } from '@tanstack/react-router'
import { errorFields, errorText } from '@/api/api-error'
import { useCreateUser } from '@/api/staff'
import { FormPage } from '@/components/form-page'
import { PageHeader } from '@/components/page-header'
import { useAccess, useDenial } from '@/hooks/use-may'
import { useStaffListLink } from '@/stores/staff-list'
import { PositionFields, StatusField, SuperAdminPassword } from './position-fields'

const validate = schemaResolver(staffEndpoints.create.input, { sync: true })

type Typed = CreateUser & { currentPassword: string }

const empty: Typed = {
  firstName: '',
  lastName: '',
  email: '',
  role: '',
  department: '',
  username: '',
  password: '',
  phone: '',
  status: 'active',
  currentPassword: '',
}

const startPassword = 'A start password, to be changed at the first sign-in'

/** What Cancel asks about (docs/product/staff.md). */
const asksOnCancel = ({ firstName, lastName, email, username }: CreateUser) =>
  [firstName, lastName, email, username].some((text) => text.trim() !== '')

export function CreateUserPage() {
  const create = useCreateUser()
  const navigate = useNavigate()
  const list = useStaffListLink()
  const form = useForm<Typed>({ initialValues: empty, validate })
  const startsWithPassword = useAccess(startPasswordEndpoints.give).offered
  const denied = useDenial(staffEndpoints.create)
  const leave = () => void navigate(list)

  return (
    <>
      <PageHeader
        title="Create User"
        showsRecords
        breadcrumbs={[{ label: 'Users', link: list }, { label: 'Create User' }]}
      />
      <FormPage
        form={form}
        submitLabel="Create User"
        incomplete={denied?.reason ?? null}
        save={(values) => create.mutateAsync(staffEndpoints.create.input.parse(values))}
        saved={staffMessages.created}
        onSaved={leave}
        failed={(error) => ({
          message: errorText(error, { otherwise: staffMessages.createFailed }),
          fields: errorFields(error),
        })}
        asksOnCancel={asksOnCancel}
        onCancel={leave}
      >
        <TextInput
          label="First Name"
          required
          autoComplete="off"
          {...form.getInputProps('firstName')}
        />
        <TextInput
          label="Last Name"
          required
          autoComplete="off"
          {...form.getInputProps('lastName')}
        />
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
          required
          autoComplete="off"
          {...form.getInputProps('phone')}
        />
        <PositionFields values={form.values} getInputProps={form.getInputProps} />
        <SuperAdminPassword role={form.values.role} {...form.getInputProps('currentPassword')} />
        <TextInput
          label="Username"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('username')}
        />
        <PasswordInput
          label="Password"
          description={startsWithPassword && startPassword}
          // Below the field, which stays on one line with the one beside it.
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder="At least 6 characters"
          required
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <StatusField {...form.getInputProps('status')} />
      </FormPage>
    </>
  )
}
