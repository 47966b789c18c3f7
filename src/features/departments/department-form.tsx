import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import {
  type Department,
  type DepartmentInput,
  departmentInputSchema,
  departmentMessages,
} from '@shared/contracts/departments'
import { errorFields } from '@/api/api-error'
import {
  departmentErrors,
  staleDepartment,
  useCreateDepartment,
  useUpdateDepartment,
} from '@/api/departments'
import type { RecordWords } from '@/components/changed-meanwhile'
import { FormModal } from '@/components/form-modal'
import { useSeenRecord } from '@/components/use-seen-record'
import { untouched } from '@/lib/untouched'

interface DepartmentFormProps {
  /** The one to change; null for a new one. */
  department: Department | null
  onClose: () => void
}

const departmentWords: RecordWords<Department> = [['Name', ({ name }) => name]]

const validate = schemaResolver(departmentInputSchema, { sync: true })

export function DepartmentForm({ department, onClose }: DepartmentFormProps) {
  const create = useCreateDepartment()
  const update = useUpdateDepartment()
  const { opened, seen, changes, readFailure } = useSeenRecord(department, {
    words: departmentWords,
    stale: staleDepartment,
  })
  const form = useForm<DepartmentInput>({
    initialValues: { name: opened?.name ?? '' },
    validate,
  })

  const save = (values: DepartmentInput) => {
    const input = departmentInputSchema.parse(values)
    return seen
      ? update.mutateAsync({ ...input, _id: seen._id, version: seen.version })
      : create.mutateAsync(input)
  }
  /** A name that was not touched here follows what somebody else has made of it. */
  const takeOver = (before: Department, now: Department) => {
    form.setValues(untouched(form.values, before, now))
  }
  const words = departmentErrors[department ? 'update' : 'create']

  return (
    <FormModal
      title={department ? 'Edit Department' : 'Add Department'}
      submitLabel={department ? 'Update' : 'Save'}
      form={form}
      save={save}
      saved={departmentMessages[department ? 'updated' : 'created']}
      failed={(error) => {
        readFailure(error, takeOver)
        return { message: words(error), fields: errorFields(error) }
      }}
      onClose={onClose}
    >
      {changes}
      <TextInput
        label="Department Name"
        required
        autoComplete="off"
        {...form.getInputProps('name')}
      />
    </FormModal>
  )
}
