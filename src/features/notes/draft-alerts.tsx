import { Alert, Button, Card, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import type { NoteText } from '@shared/contracts/note-text'
import { noteWritingMessages as words } from '@shared/contracts/note-words'
import { clinicTime } from '@/stores/clinic-day'
import type { SavedDraft } from './draft-state'
import { NoteParts } from './note-parts'

interface OtherTextProps {
  mine: NoteText
  other: SavedDraft
  onChoose: (which: 'mine' | 'other' | 'both') => void
}

/** Both texts of a draft that two windows have written, and the choice between them. */
export const OtherText = ({ mine, other, onChoose }: OtherTextProps) => (
  <Alert color="yellow" title="Two texts of this note" role="alert">
    <Stack gap="sm">
      <Text size="sm">{words.changedElsewhere}</Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Version title="On this page" text={mine} />
        <Version
          title={`Saved ${clinicTime(new Date(other.savedAt)).time} in another window`}
          text={other.text}
        />
      </SimpleGrid>
      <Group gap="xs">
        <Button onClick={() => onChoose('both')}>Keep Both</Button>
        <Button variant="default" onClick={() => onChoose('mine')}>
          Keep This Page’s
        </Button>
        <Button variant="default" onClick={() => onChoose('other')}>
          Take the Other
        </Button>
      </Group>
    </Stack>
  </Alert>
)

const Version = ({ title, text }: { title: string; text: NoteText }) => (
  <Card component="section" aria-label={title} padding="sm">
    <Text size="sm" c="dimmed" mb="xs">
      {title}
    </Text>
    <NoteParts text={text} />
  </Card>
)

interface GoneDraftProps {
  onRestart: () => void
  onDrop: () => void
}

/** The draft was signed or discarded in another window: what to do with the text on this page. */
export const GoneDraft = ({ onRestart, onDrop }: GoneDraftProps) => (
  <Alert color="yellow" role="alert">
    <Stack gap="sm">
      <Text size="sm">{words.gone}</Text>
      <Group gap="xs">
        <Button variant="default" onClick={onRestart}>
          Write a New Note With It
        </Button>
        <Button variant="default" onClick={onDrop}>
          Leave It Out
        </Button>
      </Group>
    </Stack>
  </Alert>
)
