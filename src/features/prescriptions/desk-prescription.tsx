import { Alert, Box, Input, Stack, TextInput } from '@mantine/core'
import { schemaResolver } from '@mantine/form'
import { allergyWords, type Patient, patientMessages } from '@shared/contracts/patients'
import { deskPrescriptionSchema } from '@shared/contracts/prescription-forms'
import { prescriptionMessages } from '@shared/contracts/prescriptions'
import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { patientQuery } from '@/api/patients'
import { Facts } from '@/components/facts'
import { isIncomplete } from '@/components/form-errors'
import { QueryAlert } from '@/components/query-alert'
import { PatientLine } from '@/features/patients/shared/patient-line'
import { ActiveProblems } from '@/features/problems/shared/active-problems'
import { useStartInForm } from '@/hooks/use-start-in-form'
import { clinicToday } from '@/stores/clinic-day'
import { deskDrafts } from './prescription-drafts'
import { PrescriptionForm, wide } from './prescription-form'
import { medicineInWords } from './prescription-text'
import { RulesInForm } from './rules-in-form'
import { usePrescriptionForm } from './use-prescription-form'
import type { Prescriber } from './use-submission'

const validate = schemaResolver(deskPrescriptionSchema, { sync: true })

/** The desk doesn't ask for the doctor, and prescribes today. */
const prescriber: Prescriber = (typed) => ({
  doctor: 'Front desk',
  date: clinicToday(),
  diagnosis: deskPrescriptionSchema.parse(typed).diagnosis,
})

interface DeskPrescriptionProps {
  startsInForm: RefObject<boolean>
  onSaved: (patient: Patient) => void
  onCancel: (patient: Patient) => void
}

/** A prescription for the patient who was chosen in the directory. */
export function DeskPrescription({
  patientId,
  ...props
}: DeskPrescriptionProps & { patientId: string }) {
  const query = useQuery(patientQuery(patientId))
  const { data: patient, error } = query
  if (error) return <QueryAlert query={query} otherwise={patientMessages.fetchFailed} />
  if (patient === null) return <Alert>{patientMessages.notFound}</Alert>
  if (patient === undefined) return <output aria-label="Loading patient" />
  return <DeskPrescriptionForm key={patient.id} patient={patient} {...props} />
}

function DeskPrescriptionForm({
  patient,
  startsInForm,
  onSaved,
  onCancel,
}: DeskPrescriptionProps & { patient: Patient }) {
  const form = usePrescriptionForm(deskDrafts, validate)
  useStartInForm(startsInForm, () => form.getInputNode('diagnosis'))

  return (
    <PrescriptionForm
      form={form}
      drafts={deskDrafts}
      patient={patient}
      by="desk"
      prescriber={prescriber}
      submitLabel="Save"
      incomplete={isIncomplete(form) ? prescriptionMessages.incomplete : null}
      saved={prescriptionMessages.saved}
      onSaved={() => onSaved(patient)}
      onCancel={() => {
        deskDrafts.clear(patient.id)
        onCancel(patient)
      }}
      note={
        <>
          <RulesInForm patient={patient} typed={form.values} />
          {form.errors.medicines && <Input.Error>{form.errors.medicines}</Input.Error>}
        </>
      }
    >
      <Stack component="section" gap="sm" aria-label="Patient" style={wide}>
        <PatientLine patient={patient} />
        <Facts facts={factsOf(patient)} />
      </Stack>
      <Box style={wide}>
        <TextInput
          label="Diagnosis"
          required
          autoComplete="off"
          {...form.getInputProps('diagnosis')}
        />
        <ActiveProblems
          patientId={patient.id}
          typed={form.values.diagnosis}
          onChoose={(words) => {
            form.setFieldValue('diagnosis', words)
            form.getInputNode('diagnosis')?.focus()
          }}
        />
      </Box>
    </PrescriptionForm>
  )
}

const factsOf = (patient: Patient): [string, string][] => [
  ['Diagnosis so far', patient.diagnosis],
  ['Allergies', allergyWords(patient)],
  [
    'Current medications',
    patient.currentMedications.map(medicineInWords).join('; ') || patientMessages.noneOnRecord,
  ],
]
