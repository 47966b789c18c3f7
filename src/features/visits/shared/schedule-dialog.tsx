import { schemaResolver, type UseFormReturnType } from '@mantine/form'
import { visitTimeEndpoints } from '@shared/contracts/visit-times'
import {
  type ScheduledVisit,
  type Visit,
  type VisitInput,
  visitInputSchema,
  visitMessages,
} from '@shared/contracts/visits'
import { type ReactNode, useState } from 'react'
import { errorFields, errorText } from '@/api/api-error'
import { type ScheduleInput, useScheduleVisit } from '@/api/visits'
import { isIncomplete } from '@/components/form-errors'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import { useDraftForm } from '@/components/use-draft-form'
import { PatientSelect } from '@/features/patients/shared/patient-select'
import { useMay } from '@/hooks/use-may'
import { clinicToday } from '@/stores/clinic-day'
import { dropDraft, readDraft, saveDraft } from '@/stores/work'
import { lastScheduled, noteScheduled } from './last-scheduled'
import { useAnyway, useSlot } from './use-slot'
import { VisitFields } from './visit-fields'
import { roomFields, typedVisitSchema, type VisitForm, visitFormSchema } from './visit-form'

const deskDraft = 'appointment'
/** Most are for today or with whom the last was, and whoever wants another types over it. */
const blankVisit = (knowsFreeTimes: boolean): VisitForm => ({
  kindId: '',
  minutes: undefined,
  patientId: '',
  time: '',
  reason: '',
  ...(knowsFreeTimes ? lastScheduled() : { date: clinicToday(), doctorId: '' }),
})
const validate = schemaResolver(visitFormSchema, { sync: true })

/** Whether an appointment was begun and not scheduled. */
export const hasAppointmentDraft = (): boolean => readDraft(deskDraft, typedVisitSchema) !== null

/**
 * Drops what was begun at the desk for another patient, or for another place: it is not gone on with here.
 * @param initial what is to be filled in now; where that is nothing, all that was begun stays
 */
export function beginAppointment(initial: Partial<VisitInput>): void {
  const typed = readDraft(deskDraft, typedVisitSchema)
  if (!typed) return
  const { patientId, date, time, doctorId } = { ...typed, ...initial }
  const isSame =
    patientId === typed.patientId &&
    date === typed.date &&
    time === typed.time &&
    doctorId === typed.doctorId
  if (!isSame) dropDraft(deskDraft)
}

/** Has this patient stand in what was begun and not scheduled, for when it is gone on with. */
export function choosePatientIn(draft: string, patientId: string): void {
  const typed = readDraft(draft, typedVisitSchema)
  if (typed) saveDraft(draft, { ...typed, patientId })
}

interface ScheduleDialogProps {
  title?: string
  /**
   * What is filled in already; the date is today's unless it is. Where the host knows whose time is free,
   * doctor and date are those of the last.
   */
  initial?: Partial<VisitInput>
  /** Names what is typed here and not scheduled, for the next time; what is not scheduled at the desk has its own. */
  draft?: string
  /** Makes the visit, where that is more than scheduling it; the same function at each rendering. */
  schedule?: (input: ScheduleInput) => Promise<ScheduledVisit>
  /** Why it cannot be scheduled any more, as a refusal would say it. */
  hindrance?: string | null
  /** Stands above the fields: what it is scheduled for, and whose record that may be. */
  children?: (form: UseFormReturnType<VisitForm>) => ReactNode
  onScheduled: (visit: Visit) => void
  onClose: () => void
}

/** A new visit: of whom, when, why, and with whom. */
export function ScheduleDialog({
  title = 'Schedule New Appointment',
  initial,
  draft = deskDraft,
  schedule,
  hindrance = null,
  children,
  onScheduled,
  onClose,
}: ScheduleDialogProps) {
  const { mutateAsync: scheduleVisit } = useScheduleVisit()
  const knowsFreeTimes = useMay(visitTimeEndpoints.freeTimes)
  const [blank] = useState(() => ({ ...blankVisit(knowsFreeTimes), ...initial }))
  const form = useDraftForm<VisitForm>({ draft, schema: typedVisitSchema, blank, validate })
  const slot = useSlot(form.values)
  const anyway = useAnyway()
  const [startAt] = useState(() => (knowsFreeTimes ? firstMissing(form.values) : undefined))

  return (
    <FormModal
      title={title}
      form={form}
      submitLabel="Schedule"
      incomplete={hindrance ?? (isIncomplete(form) ? visitMessages.incomplete : null)}
      save={async (typed) => {
        const input = {
          ...visitInputSchema.parse(typed),
          ...roomFields(slot.kinds, typed),
          ...anyway.fields(),
        }
        const visit = await (schedule ?? scheduleVisit)(input)
        dropDraft(draft)
        noteScheduled(visit)
        return visit
      }}
      saved={visitMessages.scheduled}
      showSaved={toast.success}
      onSaved={(visit) => {
        for (const warning of visit.warnings)
          if (!slot.hints.includes(warning)) toast.warning(warning)
        onScheduled(visit)
      }}
      failed={(error) =>
        slot.refuse(error)
          ? null
          : {
              message: errorText(error, { otherwise: visitMessages.scheduleFailed }),
              fields: errorFields(error),
              // The specified sentence stands in the form (docs/product/desk.md).
              alsoInForm: true,
            }
      }
      onClose={() => {
        dropDraft(draft)
        onClose()
      }}
    >
      {children?.(form)}
      <PatientSelect {...form.getInputProps('patientId')} value={form.values.patientId} />
      <VisitFields
        form={form}
        slot={slot}
        verb="Schedule"
        startAt={startAt}
        onAnyway={anyway.sendWith}
      />
    </FormModal>
  )
}

/** Where a form starts whose patient is known. */
function firstMissing({ patientId, doctorId }: VisitInput): 'doctorId' | 'time' | undefined {
  if (patientId === '') return undefined
  return doctorId === '' ? 'doctorId' : 'time'
}
