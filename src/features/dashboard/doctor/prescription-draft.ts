import { schemaResolver } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { confirmDiscard } from '@/components/unsaved-changes'
import { type Medication, medicationSchema } from '@/contracts/patients'
import type { PrescriptionRequest } from '@/contracts/prescription-requests'
import { doctorPrescriptionSchema } from '@/contracts/prescriptions'
import { clinicToday } from '@/lib/clinic-date'
import { dropDraft, keepDraft, readDraft } from '@/records/drafts'
import { patientQuery } from '@/records/patient-queries'
import { useDraftForm } from '@/records/use-draft-form'

const draft = 'doctor-prescription'

/** What is typed into Add Medication waits with the patient whom it is for. */
export const medicationDraft = (patientId: string): string => `${draft}.medication.${patientId}`

const typedSchema = z.object({
  patientId: z.string(),
  date: z.string(),
  diagnosis: z.string(),
  taken: z.array(medicationSchema),
  removed: z.array(z.string()),
  medicines: z.array(medicationSchema),
  requestId: z.nullable(z.number()),
  /** Why to go on in spite of a contraindication, and which it was given for. */
  reason: z.object({ subject: z.string(), reason: z.string(), text: z.string() }),
})
type PrescriptionDraft = z.infer<typeof typedSchema>

/** What the list of already taken medicines starts with (section 2). */
const sampleTaken: Medication = {
  name: 'paracetamol',
  dosage: '500mg',
  frequency: 'every 4-5 hours',
}

const validate = schemaResolver(doctorPrescriptionSchema, { sync: true })

/** What is true of nobody in particular: where another patient is chosen, it starts again. */
const ofNobody = () => ({ taken: [sampleTaken], removed: [], requestId: null })

const blankForm = (): PrescriptionDraft => ({
  patientId: '',
  date: clinicToday(),
  diagnosis: '',
  ...ofNobody(),
  medicines: [],
  reason: { subject: '', reason: '', text: '' },
})

/** The doctor's form, going on where it was left, and what is done with it as a whole. */
export function usePrescriptionForm() {
  const [blank, setBlank] = useState(blankForm)
  const [round, setRound] = useState(0)
  const form = useDraftForm<PrescriptionDraft>({ draft, schema: typedSchema, blank, validate })
  return {
    form,
    /** Another after each `clear`, for what is typed into a field and is no value. */
    round,
    choosePatient: (patientId: string) => {
      const before = form.getValues()
      if (patientId === before.patientId) return
      form.setFieldValue('patientId', patientId)
      const { taken, removed, requestId } = ofNobody()
      form.setFieldValue('taken', taken)
      form.setFieldValue('removed', removed)
      form.setFieldValue('requestId', requestId)
      // A form that stood open over midnight still says yesterday.
      if (before.date === blank.date) form.setFieldValue('date', clinicToday())
    },
    clear: () => {
      const fresh = blankForm()
      dropDraft(medicationDraft(form.getValues().patientId))
      setBlank(fresh)
      setRound(round + 1)
      form.setValues(fresh)
      form.clearErrors()
      dropDraft(draft)
    },
  }
}

/**
 * Begins a prescription that answers this request; what is typed for somebody else goes only with
 * the doctor's word.
 * @returns whether it is begun
 */
export async function beginFor({ id, patientId }: PrescriptionRequest): Promise<boolean> {
  const begun = readDraft(draft, typedSchema)
  if (begun?.requestId === id) return true
  if (begun && !(await confirmDiscard())) return false
  keepDraft(draft, { ...blankForm(), patientId: String(patientId), requestId: id })
  return true
}

export type PrescriptionForm = ReturnType<typeof usePrescriptionForm>['form']

/** What the records hold of the patient whom the form is for. */
export function useChosenPatient({ values: { patientId } }: PrescriptionForm) {
  const { data } = useQuery({ ...patientQuery(Number(patientId)), enabled: patientId !== '' })
  return data
}
