import { Alert, Box, Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { schemaResolver } from '@mantine/form'
import { patientMessages } from '@shared/contracts/patients'
import { doctorPrescriptionSchema } from '@shared/contracts/prescription-forms'
import { prescriptionEndpoints, prescriptionMessages } from '@shared/contracts/prescriptions'
import { type ClinicDate, isClinicDate } from '@shared/lib/clinic-date'
import { useIsMutating, useQuery } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { patientQuery } from '@/api/patients'
import { openRequestsQuery } from '@/api/prescription-requests'
import { savingPrescriptions } from '@/api/prescriptions'
import { DateField } from '@/components/date-field'
import { QueryAlert } from '@/components/query-alert'
import { OrderTestsButton } from '@/features/lab/shared/order-tests-button'
import { PatientBrief } from '@/features/patients/shared/patient-brief'
import { patientOption, useNeedsNumber } from '@/features/patients/shared/patient-label'
import { PatientSelect } from '@/features/patients/shared/patient-select'
import { ActiveProblems } from '@/features/problems/shared/active-problems'
import { useToday } from '@/hooks/use-now'
import { useStartInForm } from '@/hooks/use-start-in-form'
import { clinicToday } from '@/stores/clinic-day'
import { isOffered, ownName, useSession } from '@/stores/session'
import { CurrentMedications } from './medications'
import { doctorDrafts, type PrescriptionDraft } from './prescription-drafts'
import { PrescriptionForm, wide } from './prescription-form'
import { RulesInForm } from './rules-in-form'
import type { Afterwards } from './submission-dialogs'
import { useLooksAtRecord } from './use-looks-at-record'
import { usePrescriptionForm } from './use-prescription-form'
import type { Prescriber } from './use-submission'

const validateFields = schemaResolver(doctorPrescriptionSchema, { sync: true })

/** Where the host keeps prescriptions, it refuses one of a day to come. */
const keepsPrescriptions = (): boolean => isOffered(prescriptionEndpoints.list)

/** Whether a date is refused as a later one; a prescription of yesterday is written down, too. */
const isRefused = (date: string, today: ClinicDate): boolean =>
  isClinicDate(date) && date > today && keepsPrescriptions()

/** What there is to know of a date that is not today's; null where it is, or is none yet. */
function hintOf(typed: string, today: ClinicDate): string | null {
  const date = typed.trim()
  if (!isClinicDate(date) || date === today) return null
  return isRefused(date, today)
    ? prescriptionMessages.isLater(today)
    : prescriptionMessages.notToday
}

const validate = (typed: PrescriptionDraft) => {
  const today = clinicToday()
  return {
    ...(isRefused(typed.date.trim(), today) && { date: prescriptionMessages.isLater(today) }),
    ...validateFields(typed),
  }
}

/** What is not typed of the diagnosis stays as it is on record. */
const prescriber: Prescriber = (typed, patient) => {
  const { date, diagnosis } = doctorPrescriptionSchema.parse(typed)
  return {
    doctor: ownName(useSession.getState()),
    date,
    diagnosis: diagnosis || patient.diagnosis,
  }
}

interface DoctorPrescriptionProps {
  startsInForm: RefObject<boolean>
  afterwards: Afterwards | undefined
}

/**
 * The doctor's prescription (docs/product/prescriptions.md), for a patient who is chosen here. What
 * is begun for others is offered again.
 */
export function DoctorPrescription({ startsInForm, afterwards }: DoctorPrescriptionProps) {
  const form = usePrescriptionForm(doctorDrafts, validate)
  useStartInForm(startsInForm, () => form.getInputNode('diagnosis'))
  const { patientId, date } = form.values
  const today = useToday()
  const hint = hintOf(date, today)
  const read = useQuery({ ...patientQuery(patientId), enabled: patientId !== '' })
  const { data: patient = null } = read
  /** Another after each Clear, for what is typed into a field and is no value. */
  const [round, setRound] = useState(0)
  const looksAtRecord = useLooksAtRecord()
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
      afterwards={afterwards}
      onCancel={() => {
        setRound(round + 1)
        doctorDrafts.clear(patientId)
      }}
      note={
        <>
          {patient && looksAtRecord && <RulesInForm patient={patient} typed={form.values} />}
          {noMedication && <Alert>{noMedication}</Alert>}
        </>
      }
    >
      <PatientSelect
        key={`patient ${round}`}
        {...form.getInputProps('patientId')}
        value={patientId}
        onChange={(chosen) => doctorDrafts.choosePatient(chosen ?? '')}
      />
      <DateField
        label="Date"
        required
        {...form.getInputProps('date')}
        value={date}
        {...(keepsPrescriptions() && { lastDate: today })}
      />
      <Box style={wide}>
        <QueryAlert query={read} otherwise={patientMessages.fetchFailed} />
        <TextInput
          label="Diagnosis"
          description={
            patient
              ? `On record: ${patient.diagnosis}. It stays if this is left empty.`
              : read.isLoading && 'On record: …'
          }
          autoComplete="off"
          {...form.getInputProps('diagnosis')}
        />
        <ActiveProblems
          patientId={patientId}
          typed={form.values.diagnosis}
          onChoose={(words) => {
            form.setFieldValue('diagnosis', words)
            form.getInputNode('diagnosis')?.focus()
          }}
        />
      </Box>
      <Stack gap="xs" style={wide}>
        <div aria-live="polite">
          {hint !== null && (
            <Alert color="yellow" role="note">
              {hint}
            </Alert>
          )}
        </div>
        {/* As high as what comes, so that nothing below it moves away under the pointer. */}
        {read.isLoading && <Skeleton h={45} />}
        {patient && (
          <Group justify="space-between" align="flex-start" gap="xs">
            <Box flex="1 1 20rem" miw={0}>
              <PatientBrief patient={patient} />
            </Box>
            <OrderTestsButton patient={patient} />
          </Group>
        )}
        <TakenUpRequest
          key={form.values.requestId}
          id={form.values.requestId}
          onLeaveOut={() => {
            form.setFieldValue('requestId', null)
            // The button pressed is gone.
            form.getInputNode('diagnosis')?.focus()
          }}
        />
        <OtherDrafts
          onChoose={(chosen) => {
            doctorDrafts.choosePatient(chosen)
            // The button pressed is gone.
            form.getInputNode('diagnosis')?.focus()
          }}
        />
      </Stack>
      <Box style={wide}>
        <CurrentMedications key={patientId} form={form} patient={patient} />
      </Box>
    </PrescriptionForm>
  )
}

interface TakenUpRequestProps {
  id: string | null
  onLeaveOut: () => void
}

/** What the patient has asked for; or that somebody else has answered or declined it since it was taken up. */
function TakenUpRequest({ id, onLeaveOut }: TakenUpRequestProps) {
  const { data: requests } = useQuery(openRequestsQuery)
  const saving = useIsMutating(savingPrescriptions) > 0
  const request = requests?.find((one) => one.id === id)
  if (request)
    return (
      <Text size="sm" c="dimmed" ref={startHere} tabIndex={-1}>
        <strong>Requested by the patient:</strong>{' '}
        <span translate="no">
          {request.note ? `${request.medicine}. ${request.note}` : request.medicine}
        </span>
      </Text>
    )
  // The prescription that is being saved may be the one that answers it.
  if (id === null || !requests || saving) return null
  return (
    <Alert color="yellow">
      <Group justify="space-between" gap="xs">
        {prescriptionMessages.requestClosed}
        <Button variant="default" onClick={onLeaveOut}>
          Prescribe Without It
        </Button>
      </Group>
    </Alert>
  )
}

/** Whoever takes up a request goes on at it: the button pressed is gone. */
function startHere(request: HTMLElement | null) {
  if (document.activeElement === document.body) request?.focus({ preventScroll: true })
}

/** What was begun for others and not submitted: out of the form, and not forgotten. */
function OtherDrafts({ onChoose }: { onChoose: (patientId: string) => void }) {
  const begun = doctorDrafts.useStore((state) => state.others)
  const others = begun.filter(doctorDrafts.isFilled)
  return (
    <div aria-live="polite">
      {others.length > 0 && (
        <Alert role="note" color="clinic" icon={null}>
          <Group justify="space-between" gap="xs">
            Also begun, and not submitted:
            <Group gap="xs">
              {others.map(({ patientId }) => (
                <Button key={patientId} variant="default" onClick={() => onChoose(patientId)}>
                  For <Whom patientId={patientId} />
                </Button>
              ))}
            </Group>
          </Group>
        </Alert>
      )}
    </div>
  )
}

/** Whom something was begun for, told apart from others of the name. */
function Whom({ patientId }: { patientId: string }) {
  const needsNumber = useNeedsNumber()
  const { data: patient } = useQuery({ ...patientQuery(patientId), enabled: patientId !== '' })
  if (patientId === '') return <span>nobody yet</span>
  if (!patient) return <span>another patient</span>
  return <bdi translate="no">{patientOption(patient, needsNumber).label}</bdi>
}
