import { Card, Stack, Text, Title } from '@mantine/core'
import { isSeen, noteMessages, notePartNames, noteParts } from '@shared/contracts/note-text'
import { noteEndpoints, type OwnNote } from '@shared/contracts/notes'
import { isolated } from '@shared/lib/isolated'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { ownNotesQuery } from '@/api/notes'
import { QueryAlert } from '@/components/query-alert'
import { useMay } from '@/hooks/use-may'
import { clinicTime } from '@/stores/clinic-day'

/** The signed notes of the patient who is signed in; nothing where the clinic does not show them. */
export function OwnNotes() {
  const isReadable = useMay(noteEndpoints.own)
  const query = useQuery({ ...ownNotesQuery, enabled: isReadable })
  const { isOn, rows } = query.data ?? { isOn: false, rows: [] }
  if (!isReadable) return null
  if (!isOn) return <QueryAlert query={query} otherwise={noteMessages.fetchFailed} />
  return (
    <section aria-label="Your notes">
      <Title order={2} size="h4" mt="lg" mb="xs">
        Your notes
      </Title>
      <QueryAlert query={query} otherwise={noteMessages.fetchFailed} />
      {rows.length === 0 && <Text c="dimmed">{noteMessages.none}</Text>}
      <Stack gap="md">
        {rows.map((note) => (
          <NoteCard key={note.id} note={note} />
        ))}
      </Stack>
    </section>
  )
}

const signedWords = (by: string, at: string): string => {
  const { date, time } = clinicTime(new Date(at))
  return `Signed by ${isolated(by)} on ${date} at ${time}`
}

function NoteCard({ note: { visit, by, signedAt, text, addenda } }: { note: OwnNote }) {
  const heading = useId()
  return (
    <Card component="article" aria-labelledby={heading} maw={720}>
      <Title order={3} size="h5" id={heading}>
        {visit
          ? `Appointment of ${visit.date} with ${isolated(visit.doctor)}`
          : `Note of ${clinicTime(new Date(signedAt)).date}`}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {signedWords(by, signedAt)}
      </Text>
      {notePartNames
        .filter((part) => isSeen(text[part]))
        .map((part) => (
          <Part key={part} title={noteParts[part]} text={text[part]} />
        ))}
      {addenda.map((addendum) => (
        <Part
          key={addendum.id}
          title={`Added later. ${signedWords(addendum.by, addendum.signedAt)}`}
          text={addendum.text}
        />
      ))}
    </Card>
  )
}

const Part = ({ title, text }: { title: string; text: string }) => (
  <>
    <Text size="sm" fw={600} mt="xs">
      {title}
    </Text>
    <Text
      size="sm"
      dir="auto"
      translate="no"
      style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
    >
      {text}
    </Text>
  </>
)
