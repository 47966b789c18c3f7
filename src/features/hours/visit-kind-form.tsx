import '@/components/later-styles'
import { Checkbox, MultiSelect, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import {
  type VisitKind,
  visitKindInputSchema,
  visitKindMessages,
} from '@shared/contracts/visit-kinds'
import { useQuery } from '@tanstack/react-query'
import { errorFields, errorText } from '@/api/api-error'
import { departmentErrors, departmentsQuery } from '@/api/departments'
import { staleVisitKind, useChangeVisitKind, useCreateVisitKind } from '@/api/visit-kinds'
import type { RecordWords } from '@/components/changed-meanwhile'
import { FormModal } from '@/components/form-modal'
import { QueryAlert } from '@/components/query-alert'
import { toast } from '@/components/toast'
import { useSeenRecord } from '@/components/use-seen-record'
import { untouched } from '@/lib/untouched'
import { departmentsWords } from './kind-words'
import { blankKind, sentKind, type TypedKind, typedKind } from './typed-kind'

const check = schemaResolver(visitKindInputSchema, { sync: true })

const changedWords: RecordWords<VisitKind> = [
  ['Name', ({ name }) => name],
  ['Minutes', ({ minutes }) => String(minutes)],
  ['Departments', departmentsWords],
  ['Offered', ({ active }) => (active ? 'yes' : 'no')],
  ['Default', ({ isDefault }) => (isDefault ? 'yes' : 'no')],
]

interface VisitKindFormProps {
  /** The one to change; null for a new one. */
  kind: VisitKind | null
  onClose: () => void
}

/** A kind of visit: its name, how long it takes, and where it is offered. */
export function VisitKindForm({ kind, onClose }: VisitKindFormProps) {
  const create = useCreateVisitKind()
  const change = useChangeVisitKind()
  const departments = useQuery(departmentsQuery)
  const { opened, seen, changes, readFailure } = useSeenRecord(kind, {
    words: changedWords,
    stale: staleVisitKind,
  })
  const form = useForm<TypedKind>({
    initialValues: opened ? typedKind(opened) : blankKind,
    validate: (typed) => check(sentKind(typed)),
  })
  /** What was not touched here follows what somebody else has made of it. */
  const takeOver = (before: VisitKind, now: VisitKind) => {
    form.setValues(untouched(form.values, typedKind(before), typedKind(now)))
  }
  const known = seen?.departments.map(({ _id, name }) => ({ value: _id, label: name })) ?? []
  const options =
    departments.data?.map(({ _id, name }) => ({ value: String(_id), label: name })) ?? known
  const { changed, created, changeFailed, createFailed } = visitKindMessages

  return (
    <FormModal
      title={opened ? 'Edit Kind of Visit' : 'Add Kind of Visit'}
      submitLabel="Save"
      form={form}
      save={(typed) => {
        const input = visitKindInputSchema.parse(sentKind(typed))
        return seen
          ? change.mutateAsync({ ...input, id: seen.id, version: seen.version })
          : create.mutateAsync(input)
      }}
      saved={opened ? changed : created}
      showSaved={toast.success}
      failed={(error) => {
        readFailure(error, takeOver)
        return {
          message: errorText(error, { otherwise: opened ? changeFailed : createFailed }),
          fields: errorFields(error),
        }
      }}
      onClose={onClose}
    >
      {changes}
      <QueryAlert query={departments} otherwise={departmentErrors.fetch(departments.error)} />
      <TextInput
        label="Name"
        required
        placeholder="Check-up"
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <TextInput
        label="Minutes"
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        {...form.getInputProps('minutes')}
      />
      <MultiSelect
        label="Departments"
        placeholder={form.values.departmentIds.length > 0 ? '' : 'All departments'}
        data={options}
        searchable
        clearable
        hidePickedOptions
        comboboxProps={{ floatingStrategy: 'fixed' }}
        {...form.getInputProps('departmentIds')}
      />
      <Checkbox label="Offered" {...form.getInputProps('active', { type: 'checkbox' })} />
      <Checkbox
        label="Default, where no other kind is chosen"
        {...form.getInputProps('isDefault', { type: 'checkbox' })}
      />
    </FormModal>
  )
}
