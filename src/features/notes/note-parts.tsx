import { Stack, Text } from '@mantine/core'
import { isSeen, type NoteText, notePartNames, noteParts } from '@shared/contracts/note-text'

interface NotePartsProps {
  text: NoteText
  /** Whether it is crossed out. */
  struck?: boolean
}

/** The parts of a note that say something, as they were written. */
export const NoteParts = ({ text, struck = false }: NotePartsProps) => (
  <Stack gap="xs">
    {notePartNames
      .filter((part) => isSeen(text[part]))
      .map((part) => (
        <div key={part}>
          <Text size="sm" fw={600}>
            {noteParts[part]}
          </Text>
          <Written struck={struck}>{text[part]}</Written>
        </div>
      ))}
  </Stack>
)

interface WrittenProps {
  children: string
  struck?: boolean
}

/** Text in the lines in which it was written; no browser translates it. */
export const Written = ({ children, struck = false }: WrittenProps) => (
  <Text
    size="sm"
    translate="no"
    dir="auto"
    style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    {...(struck && { td: 'line-through', c: 'dimmed' })}
  >
    {children}
  </Text>
)
