import { doctorName } from '@shared/contracts/staff'
import { and, eq } from 'drizzle-orm'
import { isDoctor } from '../auth/scope'
import type { Db } from '../db/database'
import { clinicId, users } from '../db/schema'
import type { Caller } from '../http'

/** How people call somebody who works here. */
export const called = (name: string, isDoctor: boolean): string =>
  isDoctor ? doctorName(name) : name

/** Who calls, by the name that the account has now: a doctor with the title. */
export async function callerName(
  tx: Db,
  caller: Pick<Caller, 'id' | 'permissions'>,
): Promise<string> {
  const [account] = await tx
    .select({ name: users.name })
    .from(users)
    .where(and(eq(users.clinicId, clinicId), eq(users.id, caller.id)))
  if (!account) throw new Error('the caller has no account')
  return called(account.name, isDoctor(caller))
}
