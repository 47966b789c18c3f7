import type { AuditTarget } from '@shared/contracts/audit'
import type { ChangeTopic } from '@shared/contracts/changes'
import type { Db } from '../db/database'
import { changes } from '../db/schema-care'

/** What is the administration's, of whose changes the audit names the target. */
type AdministrationTopic = Extract<
  ChangeTopic,
  'staff' | 'roles' | 'departments' | 'working-times' | 'clinic' | 'lab-ranges'
>

/** A record that a change has touched, for the screens that show it. */
export type Touched = FeedRecord &
  (
    | { topic: Exclude<ChangeTopic, AdministrationTopic | 'patients'>; target?: undefined }
    | { topic: 'patients'; target?: AuditTarget | undefined }
    | {
        topic: AdministrationTopic
        /** Its name, and what was changed. Null of what is touched besides the target of the act. */
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
}

/** A user or a booking that was given to another, or to none, as what it belonged to went or came back. */
export interface Reassigned {
  id: string
  /** Whose record it is, of a booking where that is known. */
  patientId: string | null
  /** Which it is, by username or number, and the names of what it belonged to before and does since. */
  what: ({ user: string } | { booking: number }) & { from: string | null; to: string | null }
}

/** Writes into the feed what this transaction has touched: it is read once that is committed. */
export async function publishTouched(tx: Db, touched: readonly FeedRecord[]): Promise<void> {
  const toAll = touched.filter(({ isForStaff }) => !isForStaff)
  const isToAll = ({ topic, id }: FeedRecord) =>
    toAll.some((each) => each.topic === topic && each.id === id)
  const toStaff = touched
    .filter((each) => each.isForStaff && !isToAll(each))
    .map((each) => ({ ...each, patientId: null }))
  const told = [...toAll, ...toStaff]
  if (told.length === 0) return
  await tx.insert(changes).values(
    told.map(({ topic, id, patientId, accountId }) => ({
      ...{ topic, recordId: id, patientId, accountId },
    })),
  )
}

/** What a change of something touches that stands with its staff: so many rows would say no more. */
export const touchedWithStaff = (
  topic: 'roles' | 'departments' | 'working-times',
  id: string,
  target: AuditTarget,
): readonly Touched[] => [
  { topic, id, target },
  { topic: 'staff', id, target: null },
]

/** The person whose account it is sees it too: what they may do has changed. */
export const touchedAccount = (id: string, target: AuditTarget): Touched => ({
  ...{ topic: 'staff', id, accountId: id, target },
})

/** An account that shows a patient's record, or did. */
export const touchedPatientAccount = ({
  id,
  username,
}: {
  id: string
  username: string
}): Touched => touchedAccount(id, { kind: 'account', name: username })
