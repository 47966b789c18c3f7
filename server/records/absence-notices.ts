import type { Absence } from '@shared/contracts/absences'
import type { NoticeOf } from '@shared/contracts/notices'
import { and, arrayOverlaps, eq } from 'drizzle-orm'
import type { Db } from '../db/database'
import { roles, users } from '../db/schema'
import type { Actor } from './actor'
import type { ChangeEvent } from './change-events'
import { notify, settleNotices } from './notices'
import { holdsRole, isStaff } from './staff'

/** The keys by which absences of others are entered and decided on. */
export const deciderKeys = ['staff_edit', 'appointment_edit'] as const

/** Of users and their roles: an active user who may decide on absences of others. */
export const isActiveDecider = and(
  isStaff,
  eq(users.active, true),
  arrayOverlaps(roles.permissions, [...deciderKeys]),
)

async function deciderAccounts(tx: Db): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(roles, holdsRole)
    .where(isActiveDecider)
  return rows.map(({ id }) => id)
}

/** Of an absence what its notices say. */
const daysOf = ({ from, to, fromTime, toTime }: Absence) => ({ from, to, fromTime, toTime })

const areSameDays = (one: Absence, other: Absence): boolean =>
  JSON.stringify(daysOf(one)) === JSON.stringify(daysOf(other))

/** What the person is notified of. @param before null of a new absence; @param after of a deleted one */
function noticeToPerson(before: Absence | null, after: Absence | null, by: string): NoticeOf {
  const of = (absence: Absence) => ({ by, to: 'staff' as const, days: daysOf(absence) })
  if (after === null) {
    if (before === null) throw new Error('a notice of no absence')
    return { kind: 'absence-deleted', ...of(before) }
  }
  if (before === null) return { kind: 'absence-entered', ...of(after) }
  if (after.status !== before.status && after.status !== 'asked')
    return { kind: `absence-${after.status}`, ...of(after) }
  return {
    ...{ kind: 'absence-changed', ...of(after) },
    before: areSameDays(before, after) ? null : daysOf(before),
  }
}

/**
 * Notifies users who may decide of an absence that is asked for, and the person of what others do with it.
 * @param before null of a new absence; @param after null of a deleted one
 */
export async function notifyOfAbsence(
  tx: Db,
  actor: Actor,
  before: Absence | null,
  after: Absence | null,
): Promise<readonly ChangeEvent[]> {
  const absence = after ?? before
  if (absence === null) return []
  const { id: recordId, staffId } = absence
  const isOwn = staffId === actor.caller.id
  const stays = before?.status === 'asked' && after?.status === 'asked'
  const isAskedAnew = isOwn && after?.status === 'asked' && !(stays && areSameDays(before, after))
  return [
    ...(before?.status === 'asked' && (!stays || isAskedAnew)
      ? await settleNotices(tx, recordId, actor.now, ['absence-asked'])
      : []),
    ...(isAskedAnew
      ? await notify(tx, actor, {
          ...{ whom: await deciderAccounts(tx), recordId },
          what: (by) => ({ kind: 'absence-asked', by, to: 'decider', days: daysOf(after) }),
        })
      : []),
    ...(await notify(tx, actor, {
      ...{ whom: [staffId], recordId },
      what: (by) => noticeToPerson(before, after, by),
    })),
  ]
}
