import type { AuditTarget } from '@shared/contracts/audit'
import type { ChangeTopic } from '@shared/contracts/changes'
import type { Db } from '../db/database'
import { changes } from '../db/schema-care'

/** What is the administration's, of whose changes the audit names the target. */
type AdministrationTopic = Extract<
  ChangeTopic,
  | 'staff'
  | 'roles'
  | 'departments'
  | 'working-times'
  | 'clinic'
  | 'lab-ranges'
  | 'hours'
  | 'visit-kinds'
  | 'templates'
>

/** That a record has changed, for the screens that show it. */
export type ChangeEvent = FeedRecord &
  (
    | { topic: Exclude<ChangeTopic, AdministrationTopic | 'patients'>; target?: undefined }
    | { topic: 'patients'; target?: AuditTarget | undefined }
    | {
        topic: AdministrationTopic
        /** Its name, and what was changed. Null if the act had another target. */
        target: AuditTarget | null
      }
  )

/** What the feed says of it. */
export interface FeedRecord {
  topic: ChangeTopic
  /** Of `staff` also that of a role, a department or a working time, which stands with many of them. */
  id: string
  /** Whose record it concerns: an account that sees no more than its own sees these. */
  patientId?: string | null
  /** Whether that account cannot read it yet, and so does not hear of it. */
  isForStaff?: true
  /** Whose own it is besides: the account that booked, or that was changed. */
  accountId?: string | null
  /** Of an event that tells of many records: their ids, for the audit, in place of its own. */
  recordIds?: readonly string[]
}

/** A user or a booking that was given to another, or to none, as what it belonged to went or came back. */
export interface Reassigned {
  id: string
  /** Whose record it is, of a booking where that is known. */
  patientId: string | null
  /** Which it is, by username or number, and the names of what it belonged to before and does since. */
  what: ({ user: string } | { booking: number }) & { from: string | null; to: string | null }
}

/** Writes into the feed what this transaction has changed: it is read once that is committed. */
export async function publishEvents(tx: Db, events: readonly FeedRecord[]): Promise<void> {
  const toAll = events.filter(({ isForStaff }) => !isForStaff)
  const isToAll = ({ topic, id }: FeedRecord) =>
    toAll.some((each) => each.topic === topic && each.id === id)
  const toStaff = events
    .filter((each) => each.isForStaff && !isToAll(each))
    .map((each) => ({ ...each, patientId: null }))
  const all = [...toAll, ...toStaff]
  if (all.length === 0) return
  await tx.insert(changes).values(
    all.map(({ topic, id, patientId, accountId }) => ({
      ...{ topic, recordId: id, patientId, accountId },
    })),
  )
}

/** The events of what is shown with its staff: one for all of them, as so many rows would say no more. */
export const eventsWithStaff = (
  topic: 'roles' | 'departments' | 'working-times',
  id: string,
  target: AuditTarget,
): readonly ChangeEvent[] => [
  { topic, id, target },
  { topic: 'staff', id, target: null },
]

/** The person whose account it is sees it too: what they may do has changed. */
export const accountEvent = (id: string, target: AuditTarget): ChangeEvent => ({
  ...{ topic: 'staff', id, accountId: id, target },
})

/** An account that shows a patient's record, or did. */
export const patientAccountEvent = ({
  id,
  username,
}: {
  id: string
  username: string
}): ChangeEvent => accountEvent(id, { kind: 'account', name: username })
