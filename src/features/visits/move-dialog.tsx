import { Alert } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import {
  type Visit,
  type VisitInput,
  visitInputSchema,
  visitMessages,
} from '@shared/contracts/visits'
import { useState } from 'react'
import { errorFields, errorText } from '@/api/api-error'
import { refusalOf, staleVisit, useChangeVisit } from '@/api/visits'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import { Who } from '@/features/patients/shared/who'
import { useAnyway, useSlot } from './shared/use-slot'
import { VisitFields } from './shared/visit-fields'
import { roomFields, type VisitForm, visitFormSchema } from './shared/visit-form'
import { visitor } from './shared/visitor'
import { useSeenVisit } from './use-seen-visit'
import type { VisitAction } from './visit-history'

const validate = schemaResolver(visitFormSchema, { sync: true })
const fields = ['date', 'time', 'reason', 'doctorId', 'kindId', 'minutes'] as const

const typedOf = ({ isDoctorActive, ...visit }: Visit): VisitForm => ({
  patientId: visit.patientId,
  date: visit.date,
  time: visit.time,
  reason: visit.reason,
  // Whoever is gone is offered no more: the field asks for another.
  doctorId: isDoctorActive === false ? '' : visit.doctorId,
  kindId: visit.kind?.id ?? '',
  minutes: visit.minutes === undefined ? undefined : String(visit.minutes),
})

/** A move that was made elsewhere and refused, as stale, for a clash or an absence. */
export interface RefusedMove {
  wanted: Pick<VisitInput, 'date' | 'time' | 'doctorId'>
  error: unknown
}

interface MoveDialogProps {
  visit: Visit
  /** What the dialog goes on with. */
  refused?: RefusedMove | undefined
  onDone: (action: VisitAction) => void
  onClose: () => void
}

/** Gives a visit another time, doctor or reason; its patient stays. */
export function MoveDialog({ visit, refused, onDone, onClose }: MoveDialogProps) {
  const change = useChangeVisit()
  const [known] = useState(() => staleVisit(refused?.error))
  const form = useForm<VisitForm>({
    initialValues: { ...typedOf(known ?? visit), ...refused?.wanted },
    validate,
  })
  /** What was not touched here follows what somebody else has made of it. */
  const takeOver = (before: Visit, now: Visit) => {
    const [was, is] = [typedOf(before), typedOf(now)]
    for (const field of fields)
      if (form.values[field] === was[field]) form.setFieldValue(field, is[field])
  }
  const { opened, seen, isDoctorGone, tellRefused, answerNews, changes } = useSeenVisit(
    visit,
    takeOver,
    known,
  )
  const isDoctorKept = form.values.doctorId === '' || form.values.doctorId === seen.doctorId
  const slot = useSlot(form.values, opened.id, refusalOf(refused?.error))
  const anyway = useAnyway()

  return (
    <FormModal
      title="Move Appointment"
      about={<Who patient={visitor(opened)} />}
      form={form}
      submitLabel="Move"
      save={async (typed) => {
        answerNews()
        const { patientId: _stays, ...input } = visitInputSchema.parse(typed)
        const { id, version } = seen
        const room = roomFields(slot.kinds, typed)
        const sent = { id, version, ...input, ...room, ...anyway.fields() }
        const { warnings, ...after } = await change.mutateAsync(sent)
        for (const warning of warnings) if (!slot.hints.includes(warning)) toast.warning(warning)
        return { kind: 'move', verb: 'Moved', before: seen, after } as const
      }}
      onSaved={onDone}
      failed={(error) => {
        const current = staleVisit(error)
        if (current) {
          tellRefused(current)
          return { message: visitMessages.stale }
        }
        if (slot.refuse(error)) return null
        return {
          message: errorText(error, { otherwise: visitMessages.moveFailed }),
          fields: errorFields(error),
        }
      }}
      onClose={onClose}
    >
      {changes}
      {isDoctorGone && isDoctorKept && (
        <Alert color="yellow">{visitMessages.doctorGone(seen.doctor)}</Alert>
      )}
      <VisitFields form={form} slot={slot} verb="Move" startAt="date" onAnyway={anyway.sendWith} />
    </FormModal>
  )
}
