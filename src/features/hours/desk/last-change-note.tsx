import { Alert, List, Text } from '@mantine/core'
import { absenceDeskScreenMessages as words } from '@shared/contracts/absence-desk-words'
import type { LastChange } from './use-settling'

interface LastChangeNoteProps {
  failure: string | null
  lastChange: LastChange | null
}

/** What the last press has done, and what it has left as it was. */
export const LastChangeNote = ({ failure, lastChange }: LastChangeNoteProps) => (
  <div aria-live="polite">
    {failure !== null && (
      <Alert color="red" mb="sm">
        {failure}
      </Alert>
    )}
    {lastChange && (
      <Text mb="sm" fw={600}>
        {lastChange.summary}
      </Text>
    )}
    {lastChange && lastChange.unchanged.length > 0 && (
      <Alert color="yellow" role="note" mb="sm">
        {words.stayed(lastChange.unchanged.length)}
        <List size="sm">
          {lastChange.unchanged.map(({ key, name, why }) => (
            <List.Item key={key}>
              <bdi translate="no">{name}</bdi>: {why}
            </List.Item>
          ))}
        </List>
      </Alert>
    )}
  </div>
)
