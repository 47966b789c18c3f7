import { Text } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import type { Patient } from '@shared/contracts/patients'
import { endProblemSchema, type Problem, problemMessages } from '@shared/contracts/problems'
import { errorFields, errorText } from '@/api/api-error'
import { useEndProblem } from '@/api/problems'
import { DateField } from '@/components/date-field'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import { Who } from '@/features/patients/shared/who'
import { clinicToday } from '@/stores/clinic-day'

const validate = schemaResolver(endProblemSchema, { sync: true })

interface EndProblemProps {
  patient: Patient
  problem: Problem
  onClose: () => void
}

/** Ends a problem on a day, today unless another one is typed. */
export function EndProblem({ patient, problem, onClose }: EndProblemProps) {
  const end = useEndProblem()
  const form = useForm({ initialValues: { on: clinicToday() }, validate })
  return (
    <FormModal
      title="End Problem"
      about={<Who patient={patient} />}
      form={form}
      submitLabel="End Problem"
      cancelLabel="Keep Active"
      save={(typed) =>
        end.mutateAsync({
          ...{ ...endProblemSchema.parse(typed), id: problem.id, version: problem.version },
        })
      }
      saved={problemMessages.ended}
      showSaved={toast.success}
      failed={(error) => ({
        message: errorText(error, { otherwise: problemMessages.endFailed }),
        fields: errorFields(error),
      })}
      onClose={onClose}
    >
      <Text size="sm">
        <strong translate="no">{problem.words}</strong> stays on the record as ended.
      </Text>
      <DateField
        label="Ended on"
        required
        lastDate={clinicToday()}
        {...form.getInputProps('on')}
        value={form.values.on}
        onChange={(on) => form.setFieldValue('on', on)}
      />
    </FormModal>
  )
}
