import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { patientQuery } from '@/api/patients'
import { QueryAlert } from '@/components/query-alert'
import { type Patient, patientMessages } from '@/contracts/patients'
import { DeskPrescriptionForm } from './desk-prescription-form'

interface DeskPrescriptionProps {
  patientId: number
  startsInForm: RefObject<boolean>
  onSaved: (patient: Patient) => void
  onCancel: (patientId: number) => void
}

/** A prescription for the patient who was chosen in the directory. */
export function DeskPrescription({
  patientId,
  startsInForm,
  onSaved,
  onCancel,
}: DeskPrescriptionProps) {
  const query = useQuery(patientQuery(patientId))
  const { data: patient, error } = query
  if (error) return <QueryAlert query={query} otherwise={patientMessages.fetchFailed} />
  if (patient === null) return <Alert>{patientMessages.notFound}</Alert>
  if (patient === undefined) return <output aria-label="Loading patient" />
  return (
    <DeskPrescriptionForm
      key={patient.id}
      patient={patient}
      startsInForm={startsInForm}
      onSaved={() => onSaved(patient)}
      onCancel={() => onCancel(patientId)}
    />
  )
}
