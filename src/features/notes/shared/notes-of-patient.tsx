import { Stack, Text } from '@mantine/core'
import { noteMessages } from '@shared/contracts/note-text'
import type { Patient } from '@shared/contracts/patients'
import { useQuery } from '@tanstack/react-query'
import { notesOfPatientQuery } from '@/api/notes'
import { QueryAlert } from '@/components/query-alert'
import { SectionPages, type SectionPagesProps } from '@/components/section-pages'
import { NoteCard } from '../note-card'
import { OpenDrafts } from './open-drafts'

/** How many notes are shown at once: each is as high as its text. */
const size = 3

interface NotesOfPatientProps extends Pick<SectionPagesProps, 'page' | 'onChange'> {
  patient: Patient
}

/** The notes about a patient, the last signed first; above them one's own drafts. */
export function NotesOfPatient({ patient, page, onChange }: NotesOfPatientProps) {
  const patientId = patient.id
  const query = useQuery(
    notesOfPatientQuery({ patientId, visitId: null, page: page - 1, limit: size }),
  )
  const { data } = query
  return (
    <>
      <OpenDrafts patientId={patientId} />
      <QueryAlert query={query} otherwise={noteMessages.fetchFailed} />
      {data?.rows.length === 0 && <Text c="dimmed">{noteMessages.none}</Text>}
      <Stack gap="xs">
        {data?.rows.map((note) => (
          <NoteCard key={note.id} note={note} patient={patient} />
        ))}
      </Stack>
      <SectionPages of="notes" list={data} page={page} size={size} onChange={onChange} />
    </>
  )
}
