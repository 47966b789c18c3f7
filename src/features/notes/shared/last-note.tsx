import { Card, Skeleton, Stack, Text, Title } from '@mantine/core'
import { noteMessages } from '@shared/contracts/note-text'
import { noteWritingMessages as words } from '@shared/contracts/note-words'
import { noteEndpoints } from '@shared/contracts/notes'
import { useQuery } from '@tanstack/react-query'
import { notesOfPatientQuery } from '@/api/notes'
import { QueryAlert } from '@/components/query-alert'
import { useDenial } from '@/hooks/use-may'
import { aboutVisit, signedBy } from '../note-facts'
import { NoteParts, Written } from '../note-parts'

/** Notes entered in error are passed over; more of them in a row are not looked through. */
const searched = 10

/** The last signed note about a patient that counts. */
export function LastNote({ patientId }: { patientId: string }) {
  const denied = useDenial(noteEndpoints.list)
  const query = useQuery({
    ...notesOfPatientQuery({ patientId, visitId: null, page: 0, limit: searched }),
    enabled: denied === null,
  })
  const note = query.data?.rows.find(({ inError }) => inError === null)
  return (
    <Card component="section" aria-label="Last note" padding="sm">
      <Stack gap="xs">
        <Title order={2} size="h5">
          Last note
        </Title>
        {denied && <Text c="dimmed">{denied.reason}</Text>}
        <QueryAlert query={query} otherwise={noteMessages.fetchFailed} />
        {query.isLoading && <Skeleton h={120} />}
        {query.data && !note && <Text c="dimmed">{words.noSignedNote}</Text>}
        {note && (
          <>
            <Text size="sm" c="dimmed">
              {signedBy(note)}. {aboutVisit(note)}
            </Text>
            <NoteParts text={note.text} />
            {note.addenda
              .filter(({ inError }) => inError === null)
              .map((addendum) => (
                <div key={addendum.id}>
                  <Text size="sm" fw={600}>
                    Addendum, {signedBy(addendum)}
                  </Text>
                  <Written>{addendum.text}</Written>
                </div>
              ))}
          </>
        )}
      </Stack>
    </Card>
  )
}
