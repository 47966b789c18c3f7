import { Text } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { errorFields, errorText } from '@/api/api-error'
import { staleVisit, useChangeVisit } from '@/api/visits'
import { ChangedMeanwhile } from '@/components/changed-meanwhile'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import { visitRecordMessages } from '@/contracts/visit-records'
import { type Visit, type VisitInput, visitInputSchema, visitMessages } from '@/contracts/visits'
import { usePatientLabel } from '@/features/patients/shared/patient-label'
import { useAnyway, useSlot } from './shared/use-slot'
import { VisitFields } from './shared/visit-fields'
import type { VisitAction } from './visit-history'
import { visitorName, visitWords } from './visit-words'

const validate = schemaResolver(visitInputSchema, { sync: true })
const fields = ['date', 'time', 'reason', 'doctorId'] as const

const typedOf = ({ patientId, date, time, reason, doctorId }: Visit): VisitInput => ({
  patientId,
  date,
  time,
  reason,
  doctorId,
})

interface MoveDialogProps {
  visit: Visit
  onDone: (action: VisitAction) => void
  onClose: () => void
}

/** Gives a visit another time, doctor or reason; its patient stays. */
export function MoveDialog({ visit, onDone, onClose }: MoveDialogProps) {
  const change = useChangeVisit()
  const patientLabel = usePatientLabel()
  // What is read again meanwhile changes nothing here: it would be saved over unseen.
  const [opened] = useState(visit)
  const [now, setNow] = useState<Visit | null>(null)
  const form = useForm<VisitInput>({ initialValues: typedOf(opened), validate })
  const slot = useSlot(form.values, opened.id)
  const anyway = useAnyway()
  /** What was not touched here follows what somebody else has made of it. */
  const takeOver = (before: VisitInput, after: VisitInput) => {
    for (const field of fields)
      if (form.values[field] === before[field]) form.setFieldValue(field, after[field])
  }

  return (
    <FormModal
      title="Move Appointment"
      form={form}
      submitLabel="Move"
      save={async (typed) => {
        const { patientId: _stays, ...input } = visitInputSchema.parse(typed)
        const { id, version } = now ?? opened
        const sent = { id, version, ...input, ...anyway.fields() }
        const { warnings, ...after } = await change.mutateAsync(sent)
        for (const warning of warnings) if (!slot.hints.includes(warning)) toast.warning(warning)
        return { kind: 'move', verb: 'Moved', before: now ?? opened, after } as const
      }}
      onSaved={onDone}
      failed={(error) => {
        const current = staleVisit(error)
        if (current) {
          takeOver(typedOf(now ?? opened), typedOf(current))
          setNow(current)
          return { message: visitRecordMessages.stale }
        }
        if (slot.refuse(error)) return null
        return {
          message: errorText(error, { otherwise: visitMessages.moveFailed }),
          fields: errorFields(error),
        }
      }}
      onClose={onClose}
    >
      <Text size="sm">
        <strong>{visitorName(opened, patientLabel)}</strong>
      </Text>
      {now && <ChangedMeanwhile words={visitWords} before={opened} now={now} />}
      <VisitFields form={form} slot={slot} verb="Move" onAnyway={anyway.sendWith} />
    </FormModal>
  )
}
