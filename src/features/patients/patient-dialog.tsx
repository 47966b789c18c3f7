import { Anchor, Badge, Button, Group, List, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { errorText, isForVisits } from '@/api/api-error'
import { stalePatient, useCloseOrReopenPatient, useLinkPatientAccount } from '@/api/patient-records'
import { patientQuery } from '@/api/patients'
import { BusyButton } from '@/components/busy-button'
import { ChangedMeanwhile } from '@/components/changed-meanwhile'
import { Dialog } from '@/components/dialog'
import { confirm, showError } from '@/components/dialogs'
import { Facts } from '@/components/facts'
import { QueryAlert } from '@/components/query-alert'
import { toast } from '@/components/toast'
import type { Endpoint } from '@/contracts/endpoint'
import { patientRecordEndpoints, patientRecordMessages } from '@/contracts/patient-records'
import { type Patient, patientMessages } from '@/contracts/patients'
import { withVisits } from '@/features/visits/shared/with-visits'
import { deniedReason } from '@/stores/denied-reason'
import { LinkAccount, OpenAccount } from './account-forms'
import { AllergiesForm } from './allergies-form'
import { CorrectPatient } from './correct-patient'
import { closedOn, medicationsOf, patientWords } from './patient-words'
import type { PatientFormProps } from './use-seen-patient'

interface PatientDialogProps {
  /** As a list has it: shown until the whole record is read. */
  patient: Patient
  onClose: () => void
}

/** One patient's record, to look at; what may be changed of it is changed in dialogs over it. */
export function PatientDialog({ patient: listed, onClose }: PatientDialogProps) {
  const query = useQuery({ ...patientQuery(listed.id), placeholderData: listed })
  const patient = query.data ?? listed
  const [form, setForm] = useState<{ Form: ComponentType<PatientFormProps> } | null>(null)
  const { before, run, running } = useSteps(patient)
  const named = `${patient.name}, no. ${patient.number}`
  const close = useCloseOrReopenPatient()
  const link = useLinkPatientAccount()
  const { id, version, accounts = [] } = patient
  const isClosed = patient.closedAt !== null

  const closeOrReopen = () =>
    run(
      isClosed
        ? {
            title: 'Reopen this record?',
            about: named,
            message: 'Appointments and prescriptions can be made for this patient again.',
            confirmLabel: 'Reopen Record',
          }
        : {
            title: 'Close this record?',
            about: named,
            message:
              'Nobody can make appointments and prescriptions for this patient until the record is reopened. Nothing is deleted.',
            confirmLabel: 'Close Record',
            danger: true,
          },
      () =>
        withVisits({ confirmLabel: 'Close anyway', cancelLabel: 'Keep open' }, (known) =>
          close.mutateAsync({ id, version, isClosed, ...known }),
        ),
      isClosed
        ? [patientRecordMessages.hasBeenReopened, patientRecordMessages.reopenFailed]
        : [patientRecordMessages.hasBeenClosed, patientRecordMessages.closeFailed],
    )
  const takeAccountsOff = () =>
    run(
      {
        title: 'Take all accounts off?',
        about: accounts.join(', '),
        message: `${named} is then shown to nobody who signs in as a patient, until an account is linked again.`,
        confirmLabel: 'Take Accounts Off',
        danger: true,
      },
      () => link.mutateAsync({ id, version, username: null }),
      [patientRecordMessages.accountsTakenOff, patientRecordMessages.accountsTakeOffFailed],
    )

  const closed = isClosed ? patientRecordMessages.closed : null
  const none = accounts.length === 0 ? 'No account shows this record.' : null
  const { correct, writeAllergies, reopen, openAccount, linkAccount } = patientRecordEndpoints
  const actions: Action[][] = [
    [
      {
        id: 'correct',
        label: 'Correct',
        needs: correct,
        act: () => setForm({ Form: CorrectPatient }),
      },
      {
        id: 'allergies',
        label: 'Allergies',
        needs: writeAllergies,
        act: () => setForm({ Form: AllergiesForm }),
      },
      {
        id: 'close',
        label: isClosed ? 'Reopen Record' : 'Close Record',
        needs: reopen,
        act: closeOrReopen,
      },
    ],
    [
      {
        id: 'open-account',
        label: 'Open Account',
        needs: openAccount,
        locked: closed,
        act: () => setForm({ Form: OpenAccount }),
      },
      {
        id: 'link-account',
        label: 'Link Account',
        needs: linkAccount,
        locked: closed,
        act: () => setForm({ Form: LinkAccount }),
      },
      {
        id: 'accounts-off',
        label: 'Take Accounts Off',
        needs: linkAccount,
        locked: none,
        act: takeAccountsOff,
      },
    ],
  ]

  return (
    <>
      <Dialog title={named} size="42rem" onClose={onClose}>
        <Stack>
          <QueryAlert query={query} otherwise={patientMessages.fetchFailed} />
          {before && <ChangedMeanwhile words={patientWords} before={before} now={patient} />}
          <Facts facts={factsOf(patient)} />
          <Actions actions={actions} busy={running} />
        </Stack>
      </Dialog>
      {/* Beside the dialog: in it, a key pressed in the form would reach both. */}
      {form && <form.Form patient={patient} onClose={() => setForm(null)} />}
    </>
  )
}

/** Changes that a question stands before, and the record before the one that came too late. */
function useSteps(patient: Patient) {
  const [before, setBefore] = useState<Patient | null>(null)
  const [running, setRunning] = useState(false)

  const run = async (
    question: Parameters<typeof confirm>[0],
    step: () => Promise<unknown>,
    [done, failed]: readonly [done: string, failed: string],
  ) => {
    if (running || !(await confirm(question))) return
    setRunning(true)
    try {
      await step()
      setBefore(null)
      toast.success(done)
    } catch (error) {
      if (isForVisits(error)) return
      if (stalePatient(error)) setBefore(patient)
      showError(errorText(error, { otherwise: failed }))
    } finally {
      setRunning(false)
    }
  }
  return { before, run, running }
}

interface Action {
  /** The same while the label changes with the record, so that the button keeps the focus. */
  id: string
  label: string
  needs: Endpoint
  /** Why the record is not for this now; null where it is. */
  locked?: string | null
  act: () => unknown
}

/** What can be done with the record and with its accounts, and in words why something can't. */
function Actions({ actions, busy }: { actions: readonly Action[][]; busy: boolean }) {
  const rows = actions.map((row) =>
    row.map(({ needs, locked = null, ...action }) => ({
      ...action,
      reason: deniedReason(needs) ?? locked,
    })),
  )
  const reasons = [...new Set(rows.flat().map(({ reason }) => reason))].filter(Boolean)
  return (
    <Stack gap="xs">
      {rows.map((row) => (
        <Group key={row[0]?.id} gap="xs">
          {row.map(({ id, label, reason, act }) =>
            reason === null ? (
              <BusyButton key={id} variant="default" busy={busy} onClick={act}>
                {label}
              </BusyButton>
            ) : (
              <Button key={id} variant="default" disabled title={reason}>
                {label}
              </Button>
            ),
          )}
        </Group>
      ))}
      {reasons.map((reason) => (
        <Text key={reason} size="sm" c="dimmed">
          {reason}
        </Text>
      ))}
    </Stack>
  )
}

const factsOf = (patient: Patient) => {
  const { age, gender, contact, allergies, accounts } = patient
  const medications = medicationsOf(patient)
  const closed = closedOn(patient)
  return [
    ['Age', `${age} years`],
    ['Gender', gender],
    ['Date of Birth', patient.dateOfBirth || '—'],
    [
      'Contact',
      contact.includes('@') ? (
        contact
      ) : (
        <Anchor key="contact" size="sm" href={`tel:${contact}`}>
          {contact}
        </Anchor>
      ),
    ],
    ['Address', patient.address || '—'],
    [
      'Allergies',
      allergies.length > 0 ? (
        <strong key="allergies">{allergies.join(', ')}</strong>
      ) : (
        patientMessages.noneOnRecord
      ),
    ],
    [
      'Current medications',
      medications.length > 0 ? (
        <List key="medications" listStyleType="none" size="sm">
          {[...new Set(medications)].map((medication) => (
            <List.Item key={medication}>{medication}</List.Item>
          ))}
        </List>
      ) : (
        patientMessages.noneOnRecord
      ),
    ],
    ['Diagnosis', patient.diagnosis || '—'],
    ['Last Visit', patient.lastVisit],
    ['Past history', patient.pastMedicalHistory || patientMessages.noneOnRecord],
    [
      'Record',
      closed === null ? (
        'Open'
      ) : (
        <Badge key="record" color="gray" tt="none">
          Closed since {closed}
        </Badge>
      ),
    ],
    ...(accounts ? [['Accounts', accounts.join(', ') || 'None'] as const] : []),
  ] as const
}
