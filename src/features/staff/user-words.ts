import type { StaffUser } from '@shared/contracts/staff'
import type { RecordWords } from '@/components/changed-meanwhile'
import { statusWords } from './status'

/** What is told of a user, in the words of the screens. */
export const userWords: RecordWords<StaffUser> = [
  ['Name', ({ name }) => name],
  ['Username', ({ username }) => username],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Role', ({ role }) => role.name],
  ['Department', ({ department }) => department?.name ?? ''],
  ['Status', ({ status }) => statusWords[status]],
  // Some hosts know of none, for which the field is absent.
  ['Working time', ({ workingTime }) => workingTime?.name ?? ''],
  ['Place', ({ place }) => place],
]
