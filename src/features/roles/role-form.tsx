import { SimpleGrid, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { errorFields } from '@/api/client'
import { roleErrors, useCreateRole, useUpdateRole } from '@/api/roles'
import { showError, showSuccess } from '@/components/dialogs'
import { showFieldErrors } from '@/components/form-errors'
import { ModalForm } from '@/components/modal-form'
import { permissionGroups } from '@/contracts/permissions'
import { type Role, type RoleInput, roleInputSchema, roleMessages } from '@/contracts/roles'
import { PermissionCard } from './permission-card'

interface RoleFormProps {
  /** The one to change; null for a new one. */
  role: Role | null
  onClose: () => void
}

const validate = schemaResolver(roleInputSchema, { sync: true })

/** A blank name is silently ignored. */
const isNamed = ({ name }: RoleInput) => name.trim() !== ''

export function RoleForm({ role, onClose }: RoleFormProps) {
  const create = useCreateRole()
  const update = useUpdateRole()
  const form = useForm<RoleInput>({
    // Keys that have no box here are kept, and go back with an update.
    initialValues: { name: role?.name ?? '', roles: role?.roles ?? [] },
    validate,
  })

  const submit = async (values: RoleInput) => {
    const input = roleInputSchema.parse(values)
    try {
      await (role ? update.mutateAsync({ ...input, _id: role._id }) : create.mutateAsync(input))
    } catch (failure) {
      showFieldErrors(form, errorFields(failure))
      showError(roleErrors[role ? 'update' : 'create'](failure))
      return false
    }
    showSuccess(roleMessages[role ? 'updated' : 'created'])
    return true
  }

  return (
    <ModalForm
      title={role ? 'Edit Role' : 'Add Role'}
      submitLabel={role ? 'Update Role' : 'Save Role'}
      form={form}
      loading={create.isPending || update.isPending}
      error={create.isError || update.isError ? 'The role has not been saved.' : null}
      onSubmit={submit}
      onClose={onClose}
      ready={isNamed}
    >
      <TextInput label="Role Name" required autoComplete="off" {...form.getInputProps('name')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {permissionGroups.map(({ title, keys }) => (
          <PermissionCard
            key={title}
            title={title}
            keys={keys}
            granted={form.values.roles}
            onChange={(roles) => form.setFieldValue('roles', roles)}
          />
        ))}
      </SimpleGrid>
    </ModalForm>
  )
}
