import { schemaResolver, useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { patientQuery } from '@/api/patients'
import { doctorPrescriptionSchema } from '@/contracts/prescriptions'
import {
  forgetDraft,
  isFilled,
  isSame,
  keepTyped,
  openDraft,
  type PrescriptionDraft,
  usePrescriptionDrafts,
} from './prescription-drafts'

const validate = schemaResolver(doctorPrescriptionSchema, { sync: true })

/** The doctor's form: it shows what the drafts say, and is written down there as it is typed. */
export function usePrescriptionForm() {
  const [initialValues] = useState(openDraft)
  const [round, setRound] = useState(0)
  const waiting = usePrescriptionDrafts((drafts) => drafts.waiting)
  const form = useForm<PrescriptionDraft>({ initialValues, validate, onValuesChange: keepTyped })
  const show = useEffectEvent((shown: PrescriptionDraft) => {
    if (!isSame(shown, form.getValues())) form.setValues(shown)
  })
  useEffect(() => usePrescriptionDrafts.subscribe(({ shown }) => show(shown)), [])
  return {
    form: { ...form, isDirty: () => isFilled(form.getValues()) },
    /** Another after each `clear`, for what is typed into a field and is no value. */
    round,
    /** For whom else something is begun, by their ids. */
    waiting: waiting.map(({ patientId }) => patientId),
    clear: () => {
      setRound(round + 1)
      forgetDraft(form.getValues().patientId)
    },
  }
}

export type PrescriptionForm = ReturnType<typeof usePrescriptionForm>['form']

/** What the records hold of the patient whom the form is for. */
export function useChosenPatient({ values: { patientId } }: PrescriptionForm) {
  const { data } = useQuery({ ...patientQuery(Number(patientId)), enabled: patientId !== '' })
  return data
}
