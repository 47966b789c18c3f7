import type { FailedMessage, SentMessage } from '@shared/contracts/messages'
import { and, asc, desc, eq, gte, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId, outbox, patients } from '../db/schema'
import { messages, visits } from '../db/schema-care'
import { clinicTimeOf } from './clinic-time'
import { messageOf, visitOfClaim } from './patient-messages'

interface Time {
  /** Milliseconds since 1970. */
  now: number
  zone: string
}

type Listed = SentMessage & { visitId: string }

/** Messages that could not be sent yet, and are tried again. */
async function failing(db: Db, time: Time, where?: SQL): Promise<Listed[]> {
  const { id, channel, kind, known, revision, failure, failedAt, dueAt } = outbox
  const rows = await db
    .select({
      ...{ id, channel, kind, known, revision, failure, failedAt, dueAt },
      visit: visitOfClaim,
    })
    .from(outbox)
    .where(
      and(eq(outbox.clinicId, clinicId), isNotNull(outbox.visitId), isNotNull(failedAt), where),
    )
    .orderBy(desc(failedAt))
    .limit(listedMost)
  return rows.flatMap(({ failure, failedAt, dueAt, ...row }) => {
    const message = messageOf({ ...row, failure }, { ...time, mailed: false })
    if (!message || failure === null || failedAt === null) return []
    return {
      ...{
        id: row.id,
        visitId: message.visitId,
        kind: message.kind,
        channel: row.channel,
        failure,
      },
      ...{ at: failedAt.toISOString(), nextTryAt: dueAt.toISOString() },
    }
  })
}

const sent = ({ clinicId: _, at, failure, ...row }: typeof messages.$inferSelect): Listed => ({
  ...{ ...row, at: at.toISOString() },
  ...(failure !== null && { failure }),
})

/** What was sent of a visit's messages, or could not be, the first first. */
export async function messagesOfVisit(db: Db, visitId: string, time: Time): Promise<SentMessage[]> {
  const kept = await db
    .select()
    .from(messages)
    .where(and(eq(messages.clinicId, clinicId), eq(messages.visitId, visitId)))
    .orderBy(asc(messages.at), asc(messages.id))
  return [...kept.map(sent), ...(await failing(db, time, eq(outbox.visitId, visitId)))].map(
    ({ visitId: _, ...message }) => message,
  )
}

/**
 * The visits of which a message could not be sent since a time, and none was by another channel. Reminders are left
 * out.
 * @param since by the visits' ids
 */
export async function notToldSince(
  db: Db,
  time: Time,
  since: ReadonlyMap<string, Date>,
): Promise<ReadonlySet<string>> {
  const ids = [...since.keys()]
  if (ids.length === 0) return new Set()
  const kept = await db
    .select()
    .from(messages)
    .where(and(eq(messages.clinicId, clinicId), inArray(messages.visitId, ids)))
  const all = [
    ...kept.map(sent),
    ...(await failing(db, time, inArray(outbox.visitId, ids))),
  ].filter(
    ({ visitId, kind, at }) =>
      kind !== 'reminder' && at > (since.get(visitId)?.toISOString() ?? ''),
  )
  const told = new Set(
    all.filter(({ failure }) => failure === undefined).map(({ visitId }) => visitId),
  )
  return new Set(all.map(({ visitId }) => visitId).filter((id) => !told.has(id)))
}

/** How many messages are listed at most, and of how long, in milliseconds. */
const listedMost = 100
const listedFor = 30 * 24 * 60 * 60_000

/** The messages of the last 30 days that could not be sent, the last first. */
export async function failedMessages(db: Db, time: Time): Promise<FailedMessage[]> {
  const givenUp = await db
    .select()
    .from(messages)
    .where(
      and(
        ...[eq(messages.clinicId, clinicId), isNotNull(messages.failure)],
        gte(messages.at, new Date(time.now - listedFor)),
      ),
    )
    .orderBy(desc(messages.at), desc(messages.id))
    .limit(listedMost)
  const listed = [...(await failing(db, time)), ...givenUp.map(sent)].slice(0, listedMost)
  if (listed.length === 0) return []
  const rows = await db
    .select({
      ...{ id: visits.id, number: visits.number, startsAt: visits.startsAt },
      ...{ patientId: patients.id, patientNumber: patients.number, patientName: patients.name },
    })
    .from(visits)
    .innerJoin(
      patients,
      and(eq(patients.clinicId, visits.clinicId), eq(patients.id, visits.patientId)),
    )
    .where(
      and(
        eq(visits.clinicId, clinicId),
        inArray(
          visits.id,
          listed.map(({ visitId }) => visitId),
        ),
      ),
    )
  const visitOf = new Map(rows.map((row) => [row.id, row]))
  return listed.flatMap(({ failure, ...message }) => {
    const visit = visitOf.get(message.visitId)
    if (!visit || failure === undefined) return []
    const { id: _, number, startsAt, ...patient } = visit
    return {
      ...{ ...message, failure, ...patient, visitNumber: number },
      ...clinicTimeOf(startsAt, time.zone),
    }
  })
}
