import { Card, Stack, Text, Title } from '@mantine/core'
import type { Guarded } from '@shared/contracts/access'
import { documentEndpoints } from '@shared/contracts/documents'
import { labOrderEndpoints } from '@shared/contracts/lab-orders'
import { letterEndpoints } from '@shared/contracts/letters'
import { noteEndpoints } from '@shared/contracts/notes'
import { patientAccountEndpoints } from '@shared/contracts/patient-accounts'
import type { Patient } from '@shared/contracts/patients'
import { prescriptionEndpoints } from '@shared/contracts/prescriptions'
import { problemEndpoints } from '@shared/contracts/problems'
import { visitEndpoints } from '@shared/contracts/visits'
import { vitalsEndpoints } from '@shared/contracts/vitals'
import { type ComponentType, type ReactNode, useEffect, useId, useState } from 'react'
import { lazyDialog } from '@/components/lazy'
import { DocumentsOfPatient } from '@/features/documents/shared/documents-of-patient'
import { CriticalOfPatient } from '@/features/lab/shared/critical-alert'
import { ResultsOfPatient } from '@/features/lab/shared/results-of-patient'
import { LettersOfPatient } from '@/features/letters/shared/letters-of-patient'
import { NotesOfPatient } from '@/features/notes/shared/notes-of-patient'
import { PatientAccounts } from '@/features/patients/patient-accounts'
import { PatientHead } from '@/features/patients/patient-head'
import classes from '@/features/patients/patient-record.module.css'
import { noteOpenedPatient } from '@/features/patients/shared/recently-opened'
import type { PatientFormProps } from '@/features/patients/use-seen-patient'
import { PrescriptionsOfPatient } from '@/features/prescriptions/shared/prescriptions-of-patient'
import { ProblemsOfPatient } from '@/features/problems/shared/problems-of-patient'
import { useVisitActions } from '@/features/visits/shared/use-visit-actions'
import { VisitsOfPatient } from '@/features/visits/shared/visits-of-patient'
import { VitalsOfPatient } from '@/features/vitals/shared/vitals-of-patient'
import { useDenial, useMay } from '@/hooks/use-may'
import { PatientActions } from './patient-actions'
import { PatientSummary } from './patient-summary'
import { useRecordSteps } from './use-record-steps'

const ScheduleDialog = lazyDialog({
  name: 'schedule visit',
  load: () => import('@/features/visits/shared/schedule-dialog').then((it) => it.ScheduleDialog),
})
const CorrectPatient = lazyDialog({
  name: 'correct patient',
  load: () => import('@/features/patients/correct-patient').then((it) => it.CorrectPatient),
})
const AllergiesForm = lazyDialog({
  name: 'allergies',
  load: () => import('@/features/patients/allergies-form').then((it) => it.AllergiesForm),
})

/** Which page of each list is on show, from 1; and how another one is. */
export interface RecordPages {
  visits: number
  notes: number
  results: number
  prescriptions: number
  onChange: (
    changes:
      | { visits: number }
      | { notes: number }
      | { results: number }
      | { prescriptions: number },
  ) => void
}

interface PatientRecordProps {
  patient: Patient
  pages: RecordPages
}

/** One patient's record: what must be known at once, then part by part what has been done. */
export function PatientRecord({ patient, pages }: PatientRecordProps) {
  const { id, number } = patient
  useEffect(() => noteOpenedPatient(number), [number])
  const withAccounts = useMay(patientAccountEndpoints.accounts)
  const visitActions = useVisitActions()
  const { changes, running, closeOrReopen, confirmAccount, takeAccountsOff } =
    useRecordSteps(patient)
  const [form, setForm] = useState<{ Form: ComponentType<PatientFormProps> } | null>(null)
  const [scheduling, setScheduling] = useState(false)
  const openForm = (Form: ComponentType<PatientFormProps>) => () => setForm({ Form })
  return (
    <>
      <PatientHead
        patient={patient}
        actions={
          <PatientActions
            patient={patient}
            busy={running}
            onSchedule={() => setScheduling(true)}
            onCorrect={openForm(CorrectPatient)}
            onAllergies={openForm(AllergiesForm)}
            onCloseOrReopen={() => void closeOrReopen()}
          />
        }
      />
      {changes}
      <CriticalOfPatient patientId={id} />
      <div className={classes.columns}>
        <Section title="At a glance" inCard>
          <PatientSummary patient={patient} />
        </Section>
        <Stack gap="lg" className={classes.lists}>
          <Section title="Problems" needs={problemEndpoints.list}>
            <ProblemsOfPatient patient={patient} />
          </Section>
          <Section title="Visits" needs={visitEndpoints.list}>
            <VisitsOfPatient
              patientId={id}
              actions={visitActions}
              page={pages.visits}
              onChange={(visits) => pages.onChange({ visits })}
            />
          </Section>
          <Section title="Notes" needs={noteEndpoints.list}>
            <NotesOfPatient
              patient={patient}
              page={pages.notes}
              onChange={(notes) => pages.onChange({ notes })}
            />
          </Section>
          <Section title="Vitals" needs={vitalsEndpoints.list}>
            <VitalsOfPatient patient={patient} />
          </Section>
          <Section title="Test results" needs={labOrderEndpoints.list}>
            <ResultsOfPatient
              patient={patient}
              page={pages.results}
              onChange={(results) => pages.onChange({ results })}
            />
          </Section>
          <Section title="Prescriptions" needs={prescriptionEndpoints.list}>
            <PrescriptionsOfPatient
              patient={patient}
              page={pages.prescriptions}
              onChange={(prescriptions) => pages.onChange({ prescriptions })}
            />
          </Section>
          <Section title="Letters" needs={letterEndpoints.list}>
            <LettersOfPatient patient={patient} />
          </Section>
          <Section title="Documents" needs={documentEndpoints.list}>
            <DocumentsOfPatient patient={patient} />
          </Section>
        </Stack>
        {withAccounts && (
          <Section title="Accounts" inCard>
            <PatientAccounts
              patient={patient}
              busy={running}
              onConfirm={(account) => void confirmAccount(account)}
              onTakeOff={() => void takeAccountsOff()}
            />
          </Section>
        )}
      </div>
      {form && <form.Form patient={patient} onClose={() => setForm(null)} />}
      {scheduling && (
        <ScheduleDialog
          draft={`appointment.${id}`}
          initial={{ patientId: id }}
          onScheduled={(after) =>
            visitActions.note({ kind: 'schedule', verb: 'Scheduled', before: null, after })
          }
          onClose={() => setScheduling(false)}
        />
      )}
    </>
  )
}

interface SectionProps {
  title: string
  /** The call that reads it, where not everybody may. */
  needs?: Guarded
  inCard?: boolean
  children: ReactNode
}

/** A part of the record under its own heading, or why the person signed in doesn't see it. */
function Section({ title, needs, inCard = false, children }: SectionProps) {
  const id = useId()
  const denied = useDenial(needs)
  const content = (
    <>
      <Title order={2} size="h4" mb="sm" id={id}>
        {title}
      </Title>
      {denied === null ? children : <Text c="dimmed">{denied.reason}</Text>}
    </>
  )
  return inCard ? (
    <Card component="section" aria-labelledby={id}>
      {content}
    </Card>
  ) : (
    <section aria-labelledby={id}>{content}</section>
  )
}
