import { Alert, Box, Group, Skeleton, Stack, Text } from '@mantine/core'
import { noteMessages } from '@shared/contracts/note-text'
import { noteWritingMessages as words } from '@shared/contracts/note-words'
import { noteEndpoints } from '@shared/contracts/notes'
import { type Patient, patientMessages } from '@shared/contracts/patients'
import { visitWhen } from '@shared/contracts/visit-rules'
import { type Visit, visitMessages } from '@shared/contracts/visits'
import { nameAndNumber } from '@shared/lib/isolated'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@/api/api-error'
import { ownDraftsQuery } from '@/api/notes'
import { patientQuery } from '@/api/patients'
import { visitQuery } from '@/api/visits'
import { PageHeader } from '@/components/page-header'
import { QueryAlert } from '@/components/query-alert'
import { OrderTestsButton } from '@/features/lab/shared/order-tests-button'
import { savedDraft } from '@/features/notes/draft-state'
import { NoteForm } from '@/features/notes/note-form'
import classes from '@/features/notes/note-page.module.css'
import { LastNote } from '@/features/notes/shared/last-note'
import { RecordAction } from '@/features/patients/record-action'
import { Allergies } from '@/features/patients/shared/allergies'
import { Who } from '@/features/patients/shared/who'
import { usePrescribe } from '@/features/prescriptions/shared/use-prescribe'
import { useDenial } from '@/hooks/use-may'
import { NoPatient } from './no-patient'

interface NotePageProps {
  /** The patient's, as the address has it. */
  number: string
  /** The visit's id; '' for a note outside of a visit. */
  visit: string
  /** Whether the doctor's day has led here. */
  isFromDay: boolean
  /** The note is signed or discarded. */
  onDone: () => void
}

/** The note of one patient and visit, while it is written (docs/product/notes.md). */
export function NotePage({ number, visit: visitId, isFromDay, onDone }: NotePageProps) {
  const denied = useDenial(noteEndpoints.begin)
  const query = useQuery({ ...patientQuery(number), enabled: denied === null })
  const visitRead = useQuery({ ...visitQuery(visitId), enabled: denied === null && visitId !== '' })
  const { data: patient, error } = query
  const refused =
    error instanceof ApiError && error.status === 403 ? error.message : (denied?.reason ?? null)
  if (patient === null || refused !== null) return <NoPatient number={number} reason={refused} />
  const visit = visitId === '' ? null : visitRead.data
  const isForeign = visitId !== '' && visit && patient && visit.patientId !== patient.id
  return (
    <>
      <QueryAlert query={query} otherwise={patientMessages.fetchFailed} />
      <QueryAlert query={visitRead} otherwise={visitMessages.fetchFailed} />
      {patient && (
        <>
          <NoteHead patient={patient} visit={visit ?? null} isFromDay={isFromDay} />
          {isForeign || (visitId !== '' && visit === null) ? (
            <Alert>{words.visitMissing}</Alert>
          ) : (
            visit !== undefined && (
              <Writing
                key={`${patient.id} ${visitId}`}
                patient={patient}
                visit={visit}
                onDone={onDone}
              />
            )
          )}
        </>
      )}
    </>
  )
}

interface NoteHeadProps {
  patient: Patient
  visit: Visit | null
  isFromDay: boolean
}

/** Whom the note is about, what the patient must not be given, and what else is done in a consultation. */
function NoteHead({ patient, visit, isFromDay }: NoteHeadProps) {
  const { denied, prescribe } = usePrescribe(patient)
  const called = nameAndNumber(patient)
  return (
    <>
      <PageHeader
        title={`Note: ${called}`}
        mb="xs"
        breadcrumbs={[
          ...(isFromDay
            ? [{ label: 'Your day', link: { to: '/doctor/appointments' } } as const]
            : []),
          {
            label: called,
            link: { to: '/patient/$number', params: { number: String(patient.number) } },
          },
          { label: 'Note' },
        ]}
        actions={
          <>
            <RecordAction label="Prescribe" reason={denied} onClick={prescribe} />
            <OrderTestsButton patient={patient} />
          </>
        }
      />
      <Stack gap={4} mb="md">
        <Who patient={patient} />
        <Allergies patient={patient} size="sm" />
        <Text size="sm">
          Diagnosis: <span translate="no">{patient.diagnosis || '—'}</span>
        </Text>
        <Text size="sm" c="dimmed">
          {visit ? (
            <>
              Appointment {visitWhen(visit)}, {visit.doctor}:{' '}
              <span translate="no">{visit.reason}</span>
            </>
          ) : (
            'Outside of an appointment'
          )}
        </Text>
      </Stack>
    </>
  )
}

interface WritingProps {
  patient: Patient
  visit: Visit | null
  onDone: () => void
}

/** The form, once it is known what the server has of the draft; and the last note next to it. */
function Writing({ patient, visit, onDone }: WritingProps) {
  const drafts = useQuery({ ...ownDraftsQuery(patient.id), staleTime: 0, gcTime: 0 })
  const isKnown = drafts.isFetchedAfterMount || drafts.isError
  const found = drafts.data?.find((draft) => (draft.visit?.id ?? null) === (visit?.id ?? null))
  return (
    <div className={classes.columns}>
      <Box>
        <QueryAlert query={drafts} otherwise={noteMessages.draftsFetchFailed} />
        {isKnown ? (
          <NoteForm
            patient={patient}
            visit={visit}
            server={drafts.data && (found ? savedDraft(found) : null)}
            onSigned={onDone}
            onDiscarded={onDone}
          />
        ) : (
          <Skeleton h={480} />
        )}
      </Box>
      <Group align="flex-start" className={classes.aside}>
        <LastNote patientId={patient.id} />
      </Group>
    </div>
  )
}
