import { Alert, List } from '@mantine/core'
import type { StaffUser } from '@/contracts/staff'
import { statusWords } from './status'

/** What is told of a user, in the words of the screens. */
const facts: readonly (readonly [label: string, read: (user: StaffUser) => string])[] = [
  ['Name', ({ name }) => name],
  ['Username', ({ username }) => username],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Role', ({ role }) => role.name],
  ['Department', ({ department }) => department?.name ?? ''],
  ['Status', ({ status }) => statusWords[status]],
  ['Working time', ({ workingTime }) => workingTime?.name ?? ''],
  ['Place', ({ place }) => place],
]

/** What somebody else has changed, field by field. */
export const changesOf = (before: StaffUser, now: StaffUser): string[] =>
  facts
    .filter(([, read]) => read(before) !== read(now))
    .map(
      ([label, read]) => `${label}: was ${read(before) || 'none'}, is now ${read(now) || 'none'}`,
    )

interface ChangedMeanwhileProps {
  /** As the form was opened with them. */
  before: StaffUser
  now: StaffUser
}

/** What a form was not opened with; what is typed in it stays. */
export function ChangedMeanwhile({ before, now }: ChangedMeanwhileProps) {
  const changes = changesOf(before, now)
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
