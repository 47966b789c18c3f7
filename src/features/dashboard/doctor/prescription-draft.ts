import { schemaResolver, useForm } from '@mantine/form'
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

/** In the schema's order, so that one read back compares equal. */
const blankFor = (patientId: string): PrescriptionDraft => ({
  patientId,
  date: clinicToday(),
  diagnosis: '',
  taken: [sampleTaken],
  removed: [],
  medicines: [],
  requestId: null,
  reason: { subject: '', reason: '', text: '' },
})

/** Whom the form is for, '' for nobody yet, and what is begun: for each patient one at most. */
const allSchema = z.object({ patientId: z.string(), begun: z.array(typedSchema) })

const readAll = (): z.infer<typeof allSchema> =>
  readDraft(draft, allSchema) ?? { patientId: '', begun: [] }

const isFor = (patientId: string) => (one: PrescriptionDraft) => one.patientId === patientId
const isForOther = (patientId: string) => (one: PrescriptionDraft) => one.patientId !== patientId

/** Whether anything is filled in beside the patient. @param date which the form began with */
const isFilled = (typed: PrescriptionDraft, date: string): boolean =>
  JSON.stringify(typed) !== JSON.stringify({ ...blankFor(typed.patientId), date })

/** What was typed before anybody was chosen was typed for whoever is. */
const withTyped = (
  own: PrescriptionDraft,
  typed: PrescriptionDraft,
  date: string,
): PrescriptionDraft => ({
  ...own,
  date: typed.date === date ? own.date : typed.date,
  diagnosis: typed.diagnosis || own.diagnosis,
  medicines: [...own.medicines, ...typed.medicines],
})

/**
 * The doctor's form, going on where it was left, and what is done with it as a whole. Nothing that is
 * typed for one patient stands for another: it waits until its own is chosen again.
 */
export function usePrescriptionForm() {
  const [all] = useState(readAll)
  const [date, setDate] = useState(clinicToday)
  const [others, setOthers] = useState(() => all.begun.filter(isForOther(all.patientId)))
  const [round, setRound] = useState(0)
  const keepAll = (typed: PrescriptionDraft, waiting: PrescriptionDraft[], began: string) => {
    const { patientId } = typed
    const begun = isFilled(typed, began) ? [...waiting, typed] : waiting
    if (begun.length > 0 || patientId !== '') keepDraft(draft, { patientId, begun })
    else dropDraft(draft)
  }
  const form = useForm<PrescriptionDraft>({
    initialValues: all.begun.find(isFor(all.patientId)) ?? blankFor(all.patientId),
    validate,
    onValuesChange: (typed) => keepAll(typed, others, date),
  })
  const begin = (typed: PrescriptionDraft, waiting: PrescriptionDraft[]) => {
    const today = clinicToday()
    setDate(today)
    setOthers(waiting)
    form.setValues(typed)
    keepAll(typed, waiting, today)
  }
  return {
    form: { ...form, isDirty: () => isFilled(form.getValues(), date) },
    /** Another after each `clear`, for what is typed into a field and is no value. */
    round,
    /** For whom else something is begun, by their ids. */
    waiting: others.map(({ patientId }) => patientId),
    choosePatient: (patientId: string) => {
      const before = form.getValues()
      if (patientId === before.patientId) return
      const own = others.find(isFor(patientId)) ?? blankFor(patientId)
      const rest = others.filter(isForOther(patientId))
      if (before.patientId === '') begin(withTyped(own, before, date), rest)
      else begin(own, isFilled(before, date) ? [...rest, before] : rest)
    },
    clear: () => {
      dropDraft(medicationDraft(form.getValues().patientId))
      setRound(round + 1)
      begin(blankFor(''), others)
      form.clearErrors()
    },
  }
}

/**
 * Begins a prescription that answers this request, or goes on with what is begun for its patient;
 * another request's answer goes only with the doctor's word.
 * @returns whether it is begun
 */
export async function beginFor({
  id,
  patientId,
}: Pick<PrescriptionRequest, 'id' | 'patientId'>): Promise<boolean> {
  const whom = String(patientId)
  const { begun } = readAll()
  const own = begun.find(isFor(whom))
  const answersAnother = own !== undefined && own.requestId !== null && own.requestId !== id
  if (answersAnother && !(await confirmDiscard())) return false
  const answer = own && !answersAnother ? own : blankFor(whom)
  keepDraft(draft, {
    patientId: whom,
    begun: [...begun.filter(isForOther(whom)), { ...answer, requestId: id }],
  })
  return true
}

export type PrescriptionForm = ReturnType<typeof usePrescriptionForm>['form']

/** What the records hold of the patient whom the form is for. */
export function useChosenPatient({ values: { patientId } }: PrescriptionForm) {
  const { data } = useQuery({ ...patientQuery(Number(patientId)), enabled: patientId !== '' })
  return data
}
