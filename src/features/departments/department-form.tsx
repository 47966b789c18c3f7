import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { errorFields } from '@/api/api-error'
import { departmentErrors, useCreateDepartment, useUpdateDepartment } from '@/api/departments'
import { FormModal } from '@/components/form-modal'
import {
  type Department,
  type DepartmentInput,
  departmentInputSchema,
  departmentMessages,
} from '@/contracts/departments'

interface DepartmentFormProps {
  /** The one to change; null for a new one. */
  department: Department | null
  onClose: () => void
}

const validate = schemaResolver(departmentInputSchema, { sync: true })

export function DepartmentForm({ department, onClose }: DepartmentFormProps) {
  const create = useCreateDepartment()
  const update = useUpdateDepartment()
  const form = useForm<DepartmentInput>({
    initialValues: { name: department?.name ?? '' },
    validate,
  })

  const save = (values: DepartmentInput) => {
    const input = departmentInputSchema.parse(values)
    return department
      ? update.mutateAsync({ ...input, _id: department._id })
      : create.mutateAsync(input)
  }
  const words = departmentErrors[department ? 'update' : 'create']

  return (
    <FormModal
      title={department ? 'Edit Department' : 'Add Department'}
      submitLabel={department ? 'Update' : 'Save'}
      form={form}
      save={save}
      saved={departmentMessages[department ? 'updated' : 'created']}
      failed={(error) => ({ message: words(error), fields: errorFields(error) })}
      onClose={onClose}
    >
      <TextInput
        label="Department Name"
        required
        autoComplete="off"
        {...form.getInputProps('name')}
      />
    </FormModal>
  )
}
