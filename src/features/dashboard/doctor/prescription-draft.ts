import { schemaResolver } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { type Medication, medicationSchema } from '@/contracts/patients'
import { type DoctorPrescription, doctorPrescriptionSchema } from '@/contracts/prescriptions'
import { clinicToday } from '@/lib/clinic-date'
import { patientQuery } from '@/records/patient-queries'
import { useDraftForm } from '@/records/use-draft-form'

const typedSchema = z.object({
  patientId: z.string(),
  date: z.string(),
  diagnosis: z.string(),
  taken: z.array(medicationSchema),
  medicines: z.array(medicationSchema),
})

/** What the list of already taken medicines starts with (section 2). */
const sampleTaken: Medication = {
  name: 'paracetamol',
  dosage: '500mg',
  frequency: 'every 4-5 hours',
}

const validate = schemaResolver(doctorPrescriptionSchema, { sync: true })

const blankForm = (): DoctorPrescription => ({
  patientId: '',
  date: clinicToday(),
  diagnosis: '',
  taken: [sampleTaken],
  medicines: [],
})

/** The doctor's form, going on where it was left, and how it is emptied. */
export function usePrescriptionForm() {
  const [blank] = useState(blankForm)
  const form = useDraftForm<DoctorPrescription>({
    draft: 'doctor-prescription',
    schema: typedSchema,
    blank,
    validate,
  })
  return {
    form,
    clear: () => {
      form.setValues(blank)
      form.clearErrors()
    },
  }
}

export type PrescriptionForm = ReturnType<typeof usePrescriptionForm>['form']

/** What the records hold of the patient whom the form is for. */
export function useChosenPatient({ values: { patientId } }: PrescriptionForm) {
  const { data } = useQuery({ ...patientQuery(Number(patientId)), enabled: patientId !== '' })
  return data
}
