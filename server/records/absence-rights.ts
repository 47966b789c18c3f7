import { absenceMessages } from '@shared/contracts/absences'
import { and, ne } from 'drizzle-orm'
import type { Db } from '../db/database'
import { roles, users } from '../db/schema'
import type { absences } from '../db/schema-hours'
import { type Caller, Refusal } from '../http'
import { deciderKeys, isActiveDecider } from './absence-notices'
import type { Actor } from './actor'
import { holdsRole } from './staff'

export const isDecider = ({ permissions }: Caller): boolean =>
  deciderKeys.some((key) => permissions.has(key))

/** Whether a user has nobody else who may decide on their absences. */
async function isAlone(db: Db, userId: string): Promise<boolean> {
  const [other] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(roles, holdsRole)
    .where(and(isActiveDecider, ne(users.id, userId)))
    .limit(1)
  return other === undefined
}

/** What a caller may do about absences: of others by a key, of their own where nobody else may. */
export async function rightsOf(db: Db, { caller }: Actor) {
  const decides = isDecider(caller)
  const alone = decides && (await isAlone(db, caller.id))
  return {
    mayDecide: (userId: string) => decides && (userId !== caller.id || alone),
    mayChange: ({ userId, status }: Pick<typeof absences.$inferSelect, 'userId' | 'status'>) =>
      decides || (userId === caller.id && status === 'asked'),
    /** Kind and note are the person's own and the staff administration's. */
    mayRead: (userId: string) => userId === caller.id || caller.permissions.has('staff_edit'),
  }
}

export type Rights = Awaited<ReturnType<typeof rightsOf>>

/** Absences of others take a permission. @throws Refusal 403 */
export function refuseOthers({ caller }: Actor, staffId: string): void {
  if (staffId.toLowerCase() !== caller.id && !isDecider(caller))
    throw new Refusal(403, absenceMessages.othersDenied)
}
