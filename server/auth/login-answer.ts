import { recordResources } from '@shared/contracts/endpoint'
import type { ApiDependencies } from '../dependencies'
import { signToken } from './session'

type Account = Parameters<typeof signToken>[0] & {
  mustChangePassword: boolean
  /** Of who signs in with a code (`start-codes.ts`). */
  startCodeEndsAt: Date | null
}

/**
 * What a login answers, and a change of password: the token, who signed in, what is kept here, and by
 * which clocks.
 */
export async function loginAnswer(
  account: Account,
  session: Parameters<typeof signToken>[1],
  { secret, zone }: Pick<ApiDependencies['config'], 'secret' | 'zone'>,
) {
  const { id, name, username, email, role, mustChangePassword, startCodeEndsAt } = account
  return {
    token: await signToken(account, session, secret),
    user: { _id: id, name, username, email, role: role.name },
    signOut: true,
    locks: true,
    records: recordResources,
    zone,
    ...(mustChangePassword && { mustChangePassword }),
    ...(startCodeEndsAt && { asksBirthDate: true }),
  }
}
