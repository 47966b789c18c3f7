import { Alert, List, Text } from '@mantine/core'
import { absenceDeskScreenMessages as words } from '@shared/contracts/absence-desk-words'
import type { LastChange } from './use-settling'

interface LastChangeNoteProps {
  failure: string | null
  lastChange: LastChange | null
  isListed: (key: string) => boolean
}

/** What the last press has done, and what it has left as it was. */
export function LastChangeNote({ failure, lastChange, isListed }: LastChangeNoteProps) {
  const { summary = '', unchanged = [], refused = [] } = lastChange ?? {}
  const gone = refused.filter(({ key }) => !isListed(key))
  const listed = refused.length - gone.length
  const sentences = [summary, listed > 0 ? words.refused(listed) : ''].filter(Boolean)
  return (
    <div aria-live="polite">
      {failure !== null && (
        <Alert color="red" mb="sm">
          {failure}
        </Alert>
      )}
      {sentences.length > 0 && (
        <Text mb="sm" fw={600}>
          {sentences.join(' ')}
        </Text>
      )}
      <Rows title={words.stayed(unchanged.length)} rows={unchanged} />
      <Rows title={words.gone(gone.length)} rows={gone} />
    </div>
  )
}

const Rows = ({ title, rows }: { title: string; rows: LastChange['unchanged'] }) =>
  rows.length > 0 && (
    <Alert color="yellow" role="note" mb="sm">
      {title}
      <List size="sm">
        {rows.map(({ key, name, why }) => (
          <List.Item key={key}>
            <bdi translate="no">{name}</bdi>: {why}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
