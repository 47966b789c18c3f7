import { Card, Group, Skeleton, Stack, Text } from '@mantine/core'
import { noteMessages } from '@shared/contracts/note-text'
import { noteWritingMessages as words } from '@shared/contracts/note-words'
import type { OwnNote } from '@shared/contracts/notes'
import { useQuery } from '@tanstack/react-query'
import { ownNotesQuery } from '@/api/notes'
import { ownPatientQuery } from '@/api/patients'
import { QueryAlert } from '@/components/query-alert'
import { aboutVisit, signedBy } from './note-facts'
import { NoteParts, Written } from './note-parts'
import { PrintNote } from './print-note'

/** The signed notes about the patient who is signed in, where the clinic shows them. */
export function OwnNotes() {
  const query = useQuery(ownNotesQuery)
  const { data } = query
  return (
    <>
      <QueryAlert query={query} otherwise={noteMessages.fetchFailed} />
      {query.isPending && <Skeleton role="status" aria-label="Loading notes" h={96} />}
      {data && (!data.isOn || data.rows.length === 0) && (
        <Text c="dimmed">{data.isOn ? words.ownNone : words.ownOff}</Text>
      )}
      <Stack gap="md">
        {data?.rows.map((note) => (
          <OwnNoteCard key={note.id} note={note} />
        ))}
      </Stack>
    </>
  )
}

function OwnNoteCard({ note }: { note: OwnNote }) {
  const { data: patient } = useQuery(ownPatientQuery)
  return (
    <Card component="article" aria-label={signedBy(note)} padding="sm">
      <Group justify="space-between" gap="xs" mb="xs">
        <div>
          <Text fw={500}>{signedBy(note)}</Text>
          <Text size="sm" c="dimmed">
            {aboutVisit(note)}
          </Text>
        </div>
        {patient && <PrintNote note={note} patient={patient} />}
      </Group>
      <NoteParts text={note.text} />
      {note.addenda.map((addendum) => (
        <div key={addendum.id}>
          <Text size="sm" fw={600} mt="xs">
            Addendum, {signedBy(addendum)}
          </Text>
          <Written>{addendum.text}</Written>
        </div>
      ))}
    </Card>
  )
}
