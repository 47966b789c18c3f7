import { SimpleGrid, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import type { Patient } from '@shared/contracts/patients'
import {
  type Problem,
  problemMessages,
  problemSchema,
  type TypedProblem,
  typedProblemSchema,
} from '@shared/contracts/problems'
import { errorFields, errorText, staleRecord } from '@/api/api-error'
import { useAddProblem, useChangeProblem } from '@/api/problems'
import type { RecordWords } from '@/components/changed-meanwhile'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import { useSeenRecord } from '@/components/use-seen-record'
import { Who } from '@/features/patients/shared/who'
import { untouched } from '@/lib/untouched'

const validate = schemaResolver(typedProblemSchema, { sync: true })

const problemWords: RecordWords<Problem> = [
  ['Problem', ({ words }) => words],
  ['Since', ({ since }) => since],
  ['Code', ({ code }) => code],
  ['Ended', ({ ended }) => ended?.on ?? ''],
  ['Entered in error', ({ inError }) => inError?.reason ?? ''],
]

const typedOf = ({ words, since, code }: TypedProblem): TypedProblem => ({ words, since, code })
const blank: TypedProblem = { words: '', since: '', code: '' }

interface ProblemFormProps {
  patient: Patient
  /** The problem to change; null for a new one. */
  problem: Problem | null
  onClose: () => void
}

/** What a patient has: words, since when, and a code where one is known. */
export function ProblemForm({ patient, problem, onClose }: ProblemFormProps) {
  const add = useAddProblem()
  const change = useChangeProblem()
  const { seen, changes, readFailure } = useSeenRecord(problem, {
    words: problemWords,
    stale: (error) => problemSchema.safeParse(staleRecord(error)).data ?? null,
  })
  const form = useForm<TypedProblem>({ initialValues: typedOf(problem ?? blank), validate })
  const { addFailed, added, changed, changeFailed } = problemMessages
  return (
    <FormModal
      title={problem ? 'Change Problem' : 'Add Problem'}
      about={<Who patient={patient} />}
      form={form}
      submitLabel="Save"
      save={(typed) => {
        const parsed = typedProblemSchema.parse(typed)
        return seen
          ? change.mutateAsync({ ...parsed, id: seen.id, version: seen.version })
          : add.mutateAsync({ ...parsed, patientId: patient.id })
      }}
      saved={problem ? changed : added}
      showSaved={toast.success}
      failed={(error) => {
        readFailure(error, (before, now) =>
          form.setValues(untouched(form.getValues(), typedOf(before), typedOf(now))),
        )
        const otherwise = problem ? changeFailed : addFailed
        return { message: errorText(error, { otherwise }), fields: errorFields(error) }
      }}
      onClose={onClose}
    >
      {changes}
      <TextInput label="Problem" required autoComplete="off" {...form.getInputProps('words')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput
          label="Since"
          description="A year, a month or a date"
          placeholder="2019, 2019-05 or 2019-05-14"
          autoComplete="off"
          {...form.getInputProps('since')}
        />
        <TextInput
          label="Code"
          description="ICD-10, if you know it"
          placeholder="E11.9"
          autoComplete="off"
          {...form.getInputProps('code')}
        />
      </SimpleGrid>
    </FormModal>
  )
}
