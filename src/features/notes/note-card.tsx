import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { type Note, type NoteAddendum, noteEndpoints } from '@shared/contracts/notes'
import type { Patient } from '@shared/contracts/patients'
import { useState } from 'react'
import { disabledWithReason } from '@/components/disabled-with-reason'
import { lazyDialog } from '@/components/lazy'
import { useDenials } from '@/hooks/use-may'
import { aboutVisit, inErrorWords, signedBy } from './note-facts'
import { NoteParts, Written } from './note-parts'
import { PrintNote } from './print-note'

const AddendumForm = lazyDialog({
  name: 'addendum',
  load: () => import('./note-addendum-form').then((it) => it.AddendumForm),
})
const NoteErrorForm = lazyDialog({
  name: 'note in error',
  load: () => import('./note-error-form').then((it) => it.NoteErrorForm),
})

interface NoteCardProps {
  note: Note
  patient: Patient
}

/** A signed note with its addenda, and what can be done with it. */
export function NoteCard({ note, patient }: NoteCardProps) {
  const denied = useDenials(noteEndpoints)
  const [adding, setAdding] = useState(false)
  const [marking, setMarking] = useState<{ addendum: NoteAddendum | null } | null>(null)
  const isStruck = note.inError !== null
  const name = signedBy(note)
  return (
    <Card component="article" aria-label={name} padding="sm">
      <Stack gap="xs">
        <div>
          <Text size="sm" fw={500}>
            {name}
          </Text>
          <Text size="sm" c="dimmed">
            {aboutVisit(note)}
          </Text>
        </div>
        {note.inError && <InError>{inErrorWords(note.inError)}</InError>}
        <NoteParts text={note.text} struck={isStruck} />
        {note.addenda.map((addendum) => (
          <section key={addendum.id} aria-label={`Addendum: ${signedBy(addendum)}`}>
            <Group justify="space-between" gap="xs">
              <Text size="sm" fw={600}>
                Addendum
              </Text>
              {addendum.inError === null && denied.markAddendumInError === null && (
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={`Mark as Error: addendum, ${signedBy(addendum)}`}
                  onClick={() => setMarking({ addendum })}
                >
                  Mark as Error
                </Button>
              )}
            </Group>
            {addendum.inError && <InError>{inErrorWords(addendum.inError)}</InError>}
            <Written struck={isStruck || addendum.inError !== null}>{addendum.text}</Written>
            <Text size="sm" c="dimmed">
              {signedBy(addendum)}
            </Text>
          </section>
        ))}
        <Group gap="xs">
          <PrintNote note={note} patient={patient} />
          {!isStruck && (
            <>
              <Button
                variant="default"
                size="compact-sm"
                aria-label={`Add Addendum to note: ${name}`}
                {...disabledWithReason(denied.addAddendum)}
                onClick={() => setAdding(true)}
              >
                Add Addendum
              </Button>
              <Button
                variant="default"
                size="compact-sm"
                aria-label={`Mark as Error: note, ${name}`}
                {...disabledWithReason(denied.markInError)}
                onClick={() => setMarking({ addendum: null })}
              >
                Mark as Error
              </Button>
            </>
          )}
        </Group>
      </Stack>
      {adding && <AddendumForm note={note} patient={patient} onClose={() => setAdding(false)} />}
      {marking && (
        <NoteErrorForm
          note={note}
          addendum={marking.addendum}
          patient={patient}
          onClose={() => setMarking(null)}
        />
      )}
    </Card>
  )
}

const InError = ({ children }: { children: string }) => (
  <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
    {children}
  </Text>
)
