import { Alert, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { openRequestsQuery } from '@/api/prescription-requests'
import { DateField } from '@/components/date-field'
import { patientMessages } from '@/contracts/patients'
import { prescriptionMessages } from '@/contracts/prescriptions'
import { PatientLine } from '@/features/patients/shared/patient-line'
import { PatientSelect } from '@/features/patients/shared/patient-select'
import { clinicToday, isClinicDate } from '@/lib/clinic-date'
import { type PrescriptionForm, useChosenPatient } from './use-prescription-form'

interface PrescriptionFieldsProps {
  form: PrescriptionForm
  onChoosePatient: (patientId: string) => void
}

/** Whom it is for, and why. */
export function PrescriptionFields({ form, onChoosePatient }: PrescriptionFieldsProps) {
  const patient = useChosenPatient(form)
  const { data: requests } = useQuery(openRequestsQuery)
  const request = requests?.find(({ id }) => id === form.values.requestId)

  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <PatientSelect
          {...form.getInputProps('patientId')}
          value={form.values.patientId}
          onChange={(patientId) => onChoosePatient(patientId ?? '')}
        />
        <DateField label="Date" required {...form.getInputProps('date')} value={form.values.date} />
      </SimpleGrid>
      <TextInput
        label="Diagnosis"
        description={
          patient ? `On record: ${patient.diagnosis}. It stays if this is left empty.` : undefined
        }
        autoComplete="off"
        {...form.getInputProps('diagnosis')}
      />
      <div aria-live="polite">
        {isOtherDay(form.values.date) && (
          <Alert color="yellow" role="note">
            {prescriptionMessages.notToday}
          </Alert>
        )}
      </div>
      <Stack gap="xs">
        {patient && <PatientLine patient={patient} />}
        {request && (
          <Text size="sm" c="dimmed" ref={startHere} tabIndex={-1}>
            <strong>Requested by the patient:</strong> {request.medicine}
            {request.note && `. ${request.note}`}
          </Text>
        )}
        {patient && (
          <Text size="sm" c="dimmed">
            <strong>Allergies:</strong>{' '}
            {patient.allergies.join(', ') || patientMessages.noneOnRecord}. The check for
            interactions does not look at them.
          </Text>
        )}
      </Stack>
    </>
  )
}

/** It may be meant: a prescription of yesterday is written down, too. */
const isOtherDay = (typed: string): boolean =>
  isClinicDate(typed.trim()) && typed.trim() !== clinicToday()

/** Whoever takes up a request goes on at it: the button pressed is gone. */
function startHere(request: HTMLElement | null) {
  if (document.activeElement === document.body) request?.focus({ preventScroll: true })
}
