import { Alert, Box, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { schemaResolver } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { patientOptionsQuery, patientQuery } from '@/api/patients'
import { openRequestsQuery } from '@/api/prescription-requests'
import { DateField } from '@/components/date-field'
import { doctorPrescriptionSchema, prescriptionMessages } from '@/contracts/prescriptions'
import { PatientSelect, patientChoices } from '@/features/patients/shared/patient-select'
import { clinicToday, isClinicDate } from '@/lib/clinic-date'
import { ownName, useSession } from '@/stores/session'
import { CurrentMedications } from './medications'
import { PrescribedPatient } from './prescribed-patient'
import { doctorDrafts } from './prescription-drafts'
import { PrescriptionForm, wide } from './prescription-form'
import { usePrescriptionForm } from './use-prescription-form'
import type { Prescriber } from './use-submission'

const validate = schemaResolver(doctorPrescriptionSchema, { sync: true })

/** What is not typed of the diagnosis stays as it is on record. */
const prescriber: Prescriber = (typed, patient) => {
  const { date, diagnosis } = doctorPrescriptionSchema.parse(typed)
  return {
    doctor: ownName(useSession.getState()),
    date,
    diagnosis: diagnosis || patient.diagnosis,
  }
}

/**
 * The doctor's prescription (docs/product.md, Doctor dashboard), for a patient who is chosen here. What
 * is begun for others is offered again.
 */
export function DoctorPrescription() {
  const form = usePrescriptionForm(doctorDrafts, validate)
  const { patientId, date } = form.values
  const { data: patient = null } = useQuery({
    ...patientQuery(Number(patientId)),
    enabled: patientId !== '',
  })
  /** Another after each Clear, for what is typed into a field and is no value. */
  const [round, setRound] = useState(0)
  const noMedication = form.errors.medicines

  return (
    <PrescriptionForm
      form={form}
      drafts={doctorDrafts}
      patient={patient}
      by="doctor"
      prescriber={prescriber}
      submitLabel="Submit"
      cancelLabel="Clear"
      onCancel={() => {
        setRound(round + 1)
        doctorDrafts.forget(patientId)
      }}
      note={noMedication && <Alert>{noMedication}</Alert>}
    >
      <PatientSelect
        key={`patient ${round}`}
        {...form.getInputProps('patientId')}
        value={patientId}
        onChange={(chosen) => doctorDrafts.choosePatient(chosen ?? '')}
      />
      <DateField label="Date" required {...form.getInputProps('date')} value={date} />
      <TextInput
        style={wide}
        label="Diagnosis"
        description={
          patient ? `On record: ${patient.diagnosis}. It stays if this is left empty.` : undefined
        }
        autoComplete="off"
        {...form.getInputProps('diagnosis')}
      />
      <Stack gap="xs" style={wide}>
        <div aria-live="polite">
          {isOtherDay(date) && (
            <Alert color="yellow" role="note">
              {prescriptionMessages.notToday}
            </Alert>
          )}
        </div>
        {patient && <PrescribedPatient patient={patient} />}
        <TakenUpRequest id={form.values.requestId} />
        <OtherDrafts
          onChoose={(chosen) => {
            doctorDrafts.choosePatient(chosen)
            // The button pressed is gone.
            form.getInputNode('diagnosis')?.focus()
          }}
        />
      </Stack>
      <Box style={wide}>
        <CurrentMedications form={form} patient={patient} />
      </Box>
    </PrescriptionForm>
  )
}

/** It may be meant: a prescription of yesterday is written down, too. */
const isOtherDay = (typed: string): boolean =>
  isClinicDate(typed.trim()) && typed.trim() !== clinicToday()

/** What the patient has asked for. */
function TakenUpRequest({ id }: { id: number | null }) {
  const { data: requests } = useQuery(openRequestsQuery)
  const request = requests?.find((one) => one.id === id)
  if (!request) return null
  return (
    <Text size="sm" c="dimmed" ref={startHere} tabIndex={-1}>
      <strong>Requested by the patient:</strong> {request.medicine}
      {request.note && `. ${request.note}`}
    </Text>
  )
}

/** Whoever takes up a request goes on at it: the button pressed is gone. */
function startHere(request: HTMLElement | null) {
  if (document.activeElement === document.body) request?.focus({ preventScroll: true })
}

/** What was begun for others and not submitted: out of the form, and not forgotten. */
function OtherDrafts({ onChoose }: { onChoose: (patientId: string) => void }) {
  const others = doctorDrafts.useStore((state) => state.others)
  const { data: choices } = useQuery({ ...patientOptionsQuery, select: patientChoices })
  const nameOf = (patientId: string) =>
    patientId === ''
      ? 'nobody yet'
      : (choices?.find(({ value }) => value === patientId)?.label ?? `no. ${patientId}`)
  return (
    <div aria-live="polite">
      {others.length > 0 && (
        <Alert role="note" color="clinic" icon={null}>
          <Group justify="space-between" gap="xs">
            Also begun, and not submitted:
            <Group gap="xs">
              {others.map(({ patientId }) => (
                <Button key={patientId} variant="default" onClick={() => onChoose(patientId)}>
                  For {nameOf(patientId)}
                </Button>
              ))}
            </Group>
          </Group>
        </Alert>
      )}
    </div>
  )
}
