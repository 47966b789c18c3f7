import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { errorFields } from '@/api/client'
import { departmentErrors, useCreateDepartment, useUpdateDepartment } from '@/api/departments'
import { showSuccess } from '@/components/dialogs'
import { showFieldErrors } from '@/components/form-errors'
import { ModalForm } from '@/components/modal-form'
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
  const [error, setError] = useState<string | null>(null)
  const form = useForm<DepartmentInput>({
    initialValues: { name: department?.name ?? '' },
    validate,
  })

  const submit = async (values: DepartmentInput) => {
    const input = departmentInputSchema.parse(values)
    setError(null)
    try {
      await (department
        ? update.mutateAsync({ ...input, _id: department._id })
        : create.mutateAsync(input))
    } catch (failure) {
      const words = departmentErrors[department ? 'update' : 'create'](failure)
      const fields = errorFields(failure)
      showFieldErrors(form, fields)
      // What stands at the field isn't said twice.
      setError(fields.name === words ? null : words)
      return false
    }
    showSuccess(departmentMessages[department ? 'updated' : 'created'])
    return true
  }

  return (
    <ModalForm
      title={department ? 'Edit Department' : 'Add Department'}
      submitLabel={department ? 'Update' : 'Save'}
      form={form}
      loading={create.isPending || update.isPending}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label="Department Name"
        required
        autoComplete="off"
        {...form.getInputProps('name')}
      />
    </ModalForm>
  )
}
