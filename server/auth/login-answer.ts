import type { RecordResource } from '@/contracts/endpoint'
import { signToken } from './session'

/** The records that this server keeps; whatever else the screens show is a sample in their tab. */
const keptRecords: readonly RecordResource[] = ['staff', 'overview']

type Account = Parameters<typeof signToken>[0] & { mustChangePassword: boolean }

/** What a login answers, and a change of password: the token, who signed in, and what is kept here. */
export async function loginAnswer(
  account: Account,
  session: Parameters<typeof signToken>[1],
  secret: Uint8Array,
) {
  const { id, name, username, email, role, mustChangePassword } = account
  return {
    token: await signToken(account, session, secret),
    user: { _id: id, name, username, email, role: role.name },
    signOut: true,
    records: keptRecords,
    ...(mustChangePassword && { mustChangePassword }),
  }
}
