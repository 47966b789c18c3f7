import { Text, Textarea } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { visitSteps, visitWhen } from '@shared/contracts/visit-rules'
import { type Visit, visitMessages } from '@shared/contracts/visits'
import { isolated } from '@shared/lib/isolated'
import * as z from 'zod/mini'
import { errorFields } from '@/api/api-error'
import { staleVisit, useStepVisit } from '@/api/visits'
import { FormModal } from '@/components/form-modal'
import { Who } from '@/features/patients/shared/who'
import { visitFailure } from './shared/use-visit-actions'
import { visitor } from './shared/visitor'
import { useSeenVisit } from './use-seen-visit'
import type { VisitAction } from './visit-history'

const schema = z.object({
  reason: z.string().check(z.trim(), z.maxLength(500, visitMessages.cancelReasonTooLong)),
})
const validate = schemaResolver(schema, { sync: true })

interface CancelDialogProps {
  visit: Visit
  onDone: (action: VisitAction) => void
  onClose: () => void
}

/** Cancels a visit, and asks why; nobody has to say. */
export function CancelDialog({ visit, onDone, onClose }: CancelDialogProps) {
  const step = useStepVisit()
  const { seen, tellRefused, answerNews, changes } = useSeenVisit(visit)
  const form = useForm({ initialValues: { reason: '' }, validate })
  return (
    <FormModal
      title="Cancel Appointment"
      about={<Who patient={visitor(seen)} />}
      form={form}
      submitLabel="Cancel Appointment"
      cancelLabel="Keep Appointment"
      save={async ({ reason }) => {
        answerNews()
        const { id, version } = seen
        const after = await step.mutateAsync({
          id,
          version,
          step: 'cancel',
          reason: reason.trim(),
        })
        return { kind: 'step', verb: visitSteps.cancel.verb, before: seen, after } as const
      }}
      onSaved={onDone}
      failed={(error) => {
        const now = staleVisit(error)
        if (now) tellRefused(now)
        return { message: visitFailure(error, seen), fields: errorFields(error) }
      }}
      onClose={onClose}
    >
      <Text size="sm" translate="no">
        {visitWhen(seen)}, {isolated(seen.doctor)}
      </Text>
      {changes}
      <Textarea
        label="Reason"
        description="May be left empty."
        autosize
        minRows={2}
        {...form.getInputProps('reason')}
      />
    </FormModal>
  )
}
