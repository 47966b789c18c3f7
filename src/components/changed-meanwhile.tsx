import { Alert, List } from '@mantine/core'

/** What is told of a record, in the words of the screens; an empty text stands for none. */
export type RecordWords<Record> = readonly (readonly [
  label: string,
  read: (record: Record) => string,
])[]

/** What somebody else has changed, field by field. */
export const changesOf = <Record,>(
  words: RecordWords<Record>,
  before: Record,
  now: Record,
): string[] =>
  words
    .filter(([, read]) => read(before) !== read(now))
    .map(
      ([label, read]) => `${label}: was ${read(before) || 'none'}, is now ${read(now) || 'none'}`,
    )

interface ChangedMeanwhileProps<Record> {
  words: RecordWords<Record>
  /** As it was when the form was opened with it. */
  before: Record
  now: Record
}

/** What a form was not opened with; what is typed in it stays. */
export function ChangedMeanwhile<Record>({ words, before, now }: ChangedMeanwhileProps<Record>) {
  const changes = changesOf(words, before, now)
  return (
    <Alert color="yellow" title="Changed meanwhile">
      {changes.length === 0 ? (
        'Nothing of what is shown here.'
      ) : (
        <List size="sm">
          {changes.map((change) => (
            <List.Item key={change}>{change}</List.Item>
          ))}
        </List>
      )}
    </Alert>
  )
}
