import { SimpleGrid, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { permissionGroups } from '@shared/contracts/permissions'
import {
  type Role,
  type RoleInput,
  roleEndpoints,
  roleInputSchema,
  roleMessages,
} from '@shared/contracts/roles'
import { errorFields } from '@/api/api-error'
import { roleErrors, staleRole, useCreateRole, useUpdateRole } from '@/api/roles'
import { FormModal } from '@/components/form-modal'
import { lazyPart } from '@/components/lazy'
import { useSeenRecord } from '@/components/use-seen-record'
import { useAccess } from '@/hooks/use-may'
import { PermissionCard } from './permission-card'
import { afterTheirs, roleWords } from './role-changes'
import type { RoleEffectsProps } from './role-effects'
import { TryRole } from './try-role'

const RoleEffects = lazyPart<RoleEffectsProps>({
  name: 'role effects',
  load: () => import('./role-effects').then((loaded) => loaded.RoleEffects),
  failed: 'What this changes could not be loaded. The role can be saved all the same.',
})

interface RoleFormProps {
  /** What was typed before the role was tried, and the role as it was then. */
  draft?: RoleInput & { role: Role | null }
  /** What is to be told before anything else. */
  note?: string | null
  /** The one to change; null for a new one. */
  role: Role | null
  onClose: () => void
}

const check = schemaResolver(roleInputSchema, { sync: true })

/** A blank name is silently ignored: its field takes the focus, and says nothing. */
const validate = (values: RoleInput) => (values.name.trim() === '' ? { name: '' } : check(values))

export function RoleForm({ role, draft, note = null, onClose }: RoleFormProps) {
  const create = useCreateRole()
  const update = useUpdateRole()
  const withEffects = useAccess(roleEndpoints.holders).offered
  const before = role && (draft?.role ?? role)
  const { seen, changes, readFailure } = useSeenRecord(before, {
    words: roleWords,
    stale: staleRole,
    known: before?.version === role?.version ? null : role,
  })
  // Keys that have no box here are kept, and go back with an update.
  const saved = { name: seen?.name ?? '', roles: seen?.roles ?? [] }
  const { name, roles } = draft ?? saved
  const typed = { name, roles }
  const form = useForm<RoleInput>({
    initialValues: before && role ? afterTheirs(typed, before, role) : typed,
    validate,
  })
  /** Against what is saved, which a draft is not. */
  const isDirty = () => JSON.stringify(form.getValues()) !== JSON.stringify(saved)

  const save = (values: RoleInput) => {
    const input = roleInputSchema.parse(values)
    return seen
      ? update.mutateAsync({ ...input, _id: seen._id, version: seen.version })
      : create.mutateAsync(input)
  }
  const words = roleErrors[role ? 'update' : 'create']

  return (
    <FormModal
      title={role ? 'Edit Role' : 'Add Role'}
      submitLabel={role ? 'Update Role' : 'Save Role'}
      size="56rem"
      form={{ ...form, isDirty }}
      beside={<TryRole role={seen} form={form} />}
      save={save}
      saved={roleMessages[role ? 'updated' : 'created']}
      failed={(error) => {
        readFailure(error, (before, now) =>
          form.setValues(afterTheirs(form.getValues(), before, now)),
        )
        return { message: words(error), fields: errorFields(error) }
      }}
      notSaved="The role has not been saved."
      incomplete={note}
      onClose={onClose}
    >
      {changes}
      <TextInput label="Role Name" required autoComplete="off" {...form.getInputProps('name')} />
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm">
        {permissionGroups.map(({ title, keys }) => (
          <PermissionCard
            key={title}
            title={title}
            keys={keys}
            granted={form.values.roles}
            marksUnused={withEffects}
            onChange={(roles) => form.setFieldValue('roles', roles)}
          />
        ))}
      </SimpleGrid>
      {withEffects && <RoleEffects role={seen} granted={form.values.roles} />}
    </FormModal>
  )
}
