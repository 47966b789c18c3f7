import {
  type MessageChannel,
  messageChannels,
  messageWords,
  type SentKind,
  switchOf,
} from '@shared/contracts/messages'
import { doctorName } from '@shared/contracts/staff'
import { visitStatusSchema } from '@shared/contracts/visits'
import { addDays } from '@shared/lib/clinic-date'
import { and, desc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type Db, writing } from '../db/database'
import { clinicId, clinics, type KnownVisit, outbox } from '../db/schema'
import { messages } from '../db/schema-care'
import { clinicTimeOf, dayIn, dayOf, instantOf } from './clinic-time'
import type { VisitRow } from './visits'

/** How long a change may still be taken back before its message goes out, in milliseconds. */
const settlingMs = 60_000

/** When reminders go out, in the clinic's zone: those that are late, after an outage, not at night. */
const [remindFrom, remindUntil] = ['10:00', '20:00']
const isReminderTime = (time: string) => time >= remindFrom && time < remindUntil

/**
 * When a reminder may be sent: now, or at the next 10:00.
 * @returns null where the clocks skip that time
 */
export function reminderTime({ now, zone }: { now: number; zone: string }): Date | 'now' | null {
  const { date, time } = clinicTimeOf(new Date(now), zone)
  if (isReminderTime(time)) return 'now'
  return instantOf({ date: time < remindFrom ? date : addDays(date, 1), time: remindFrom }, zone)
}

/** Puts rows into the outbox for each channel, unless the clinic sends no messages at all. */
const followVisits = (
  tx: Db,
  { kind, dueAt, of }: { kind: 'change' | 'reminder'; dueAt: Date; of: ReturnType<typeof sql> },
) =>
  tx.execute(sql`
    insert into ${outbox} (clinic_id, channel, kind, visit_id, known, due_at)
    select ${clinicId}::uuid, channel, ${kind}, visit.id, visit.known, ${dueAt.toISOString()}::timestamptz
    from (${of}) visit, unnest(${sql.param(messageChannels)}::text[]) channel
    where exists (select from clinics where id = ${clinicId} and cardinality(message_kinds) > 0)
    on conflict (clinic_id, visit_id, kind, channel) where visit_id is not null
    do update set due_at = excluded.due_at, revision = outbox.revision + 1, tries = 0,
      known = case when excluded.known is null then null else outbox.known end`)

/**
 * Has the patient told of a change of a visit, once a minute has passed without another one. What the
 * patient knows stays as it was before the first change that is still untold.
 * @param before what the patient knows; null of a visit that is new
 */
export async function followVisit(
  tx: Db,
  now: number,
  visitId: string,
  before: KnownVisit | null,
): Promise<void> {
  const known = before && JSON.stringify(before)
  await followVisits(tx, {
    ...{ kind: 'change', dueAt: new Date(now + settlingMs) },
    of: sql`select ${visitId}::uuid as id, ${known}::jsonb as known`,
  })
}

/** What a patient knows of a visit that stands like this. */
export const knownOf = ({ visit, doctor }: Pick<VisitRow, 'visit' | 'doctor'>): KnownVisit => ({
  startsAt: visit.startsAt.toISOString(),
  doctorId: visit.doctorId,
  doctor,
  isCancelled: visit.status === 'cancelled',
})

/**
 * Puts reminders of tomorrow's visits into the outbox: once on each of the clinic's days, by one of the
 * servers, from 10:00 on. A visit that was made after that gets none.
 * @returns whether reminders wait to be sent
 */
export async function remindOfVisits(
  db: Db,
  { now, zone }: { now: number; zone: string },
): Promise<boolean> {
  const today = dayIn(zone, now)
  const { time } = clinicTimeOf(new Date(now), zone)
  const from = instantOf({ date: today, time: remindFrom }, zone)
  const tomorrow = dayOf(addDays(today, 1), zone)
  if (!isReminderTime(time) || !from || !tomorrow) return false
  const isDue = and(
    eq(clinics.id, clinicId),
    or(isNull(clinics.remindedOn), lt(clinics.remindedOn, today)),
  )
  // Most minutes end here, and lock nothing.
  if ((await db.$count(clinics, isDue)) === 0) return false
  return await writing(db, async (tx) => {
    // A server that comes second waits at the row, and finds the day marked.
    const [mine] = await tx
      .update(clinics)
      .set({ remindedOn: today })
      .where(isDue)
      .returning({ kinds: clinics.messageKinds })
    if (!mine?.kinds.includes('reminder')) return false
    await followVisits(tx, {
      ...{ kind: 'reminder', dueAt: new Date(now) },
      of: sql`select v.id, jsonb_build_object('startsAt', v.starts_at, 'doctorId', v.doctor_id,
          'doctor', d.name, 'isCancelled', false) as known
        from visits v join users d on d.id = v.doctor_id
        where v.clinic_id = ${clinicId} and v.status = 'pending'
          and v.starts_at >= ${tomorrow.from.toISOString()}::timestamptz
          and v.starts_at < ${tomorrow.to.toISOString()}::timestamptz
          and v.created_at < ${from.toISOString()}::timestamptz`,
    })
    return true
  })
}

/**
 * The visit that a row of the outbox is about, as it is when the row is claimed: to be read by the claim's
 * own statement, whose `returning` has no names of other tables.
 */
export const visitOfClaim = sql<unknown>`(
  select jsonb_build_object('id', v.id, 'number', v.number, 'startsAt', v.starts_at, 'status', v.status,
    'doctorId', v.doctor_id, 'doctor', d.name, 'patientId', p.id, 'patient', p.name, 'patientNumber', p.number,
    'telephone', p.telephones -> 0 ->> 'number', 'language', p.language, 'email', p.email, 'isClosed', p.closed_at is not null,
    'clinic', c.name, 'phone', c.phone, 'kinds', c.message_kinds,
    'awayDoctor', case when v.status <> 'cancelled' then a.name when v.cancelled_for_absence then d.name end)
  from visits v
  join patients p on p.clinic_id = v.clinic_id and p.id = v.patient_id
  join users d on d.id = v.doctor_id
  join clinics c on c.id = v.clinic_id
  left join users a on a.id = v.away_doctor_id
  where v.clinic_id = outbox.clinic_id and v.id = outbox.visit_id)`

const claimedVisitSchema = z.object({
  ...{ id: z.string(), number: z.number(), startsAt: z.string(), status: visitStatusSchema },
  ...{ doctorId: z.string(), doctor: z.string(), awayDoctor: z.nullable(z.string()) },
  ...{ patientId: z.string(), patient: z.string(), patientNumber: z.number() },
  ...{
    telephone: z.nullable(z.string()),
    language: z.string(),
    email: z.string(),
    isClosed: z.boolean(),
  },
  ...{ clinic: z.string(), phone: z.string(), kinds: z.array(z.string()) },
})
type ClaimedVisit = z.infer<typeof claimedVisitSchema>

type Claimed = Pick<
  typeof outbox.$inferSelect,
  'id' | 'channel' | 'kind' | 'known' | 'revision' | 'failure'
> & { visit: unknown }

/** What is still to be told of a visit, and of which time; null where nothing is. */
function newsOf(
  kind: Claimed['kind'],
  known: KnownVisit | null,
  { status, startsAt, doctorId }: ClaimedVisit,
): { kind: SentKind; startsAt: number } | null {
  const at = Date.parse(startsAt)
  const knownAt = known && Date.parse(known.startsAt)
  if (kind === 'reminder')
    return status === 'pending' && knownAt === at ? { kind: 'reminder', startsAt: at } : null
  if (status === 'cancelled')
    return known && knownAt !== null && !known.isCancelled
      ? { kind: 'cancelled', startsAt: knownAt }
      : null
  if (status !== 'pending') return null
  if (!known) return { kind: 'made', startsAt: at }
  if (known.isCancelled) return { kind: 'reopened', startsAt: at }
  return knownAt !== at || known.doctorId !== doctorId ? { kind: 'moved', startsAt: at } : null
}

/** A message as it is sent, and what is kept of it. */
export interface Message {
  kind: SentKind
  visitId: string
  /** What the patient knows once it is sent. */
  told: KnownVisit
  /** Whether the visit has begun: it is too late to send it. */
  isLate: boolean
  mail: { to: string; subject: string; text: string }
  call: { id: string; body: object }
}

/**
 * The message that a row of the outbox stands for, from the visit as it is; null where there is nothing to
 * tell any more, the clinic does not want it told, or the patient is not reached by this channel.
 */
export function messageOf(
  { id, channel, kind, known, revision, visit: read }: Claimed,
  { now, zone, mailed }: { now: number; zone: string; mailed: boolean },
): Message | null {
  const visit = claimedVisitSchema.safeParse(read).data
  const news = visit && newsOf(kind, known, visit)
  if (!news || !visit.kinds.includes(switchOf(news.kind)) || visit.isClosed) return null
  if (visit.email === '' && (channel === 'mail' || visit.telephone === null)) return null
  const at = { ...clinicTimeOf(new Date(visit.startsAt), zone), doctor: doctorName(visit.doctor) }
  const before = known
    ? { ...clinicTimeOf(new Date(known.startsAt), zone), doctor: doctorName(known.doctor) }
    : at
  const { short, ...mail } = messageWords({
    ...{ kind: news.kind, patient: visit.patient, visit: at, before },
    ...(visit.awayDoctor !== null && { because: doctorName(visit.awayDoctor) }),
    clinic: { name: visit.clinic, phone: visit.phone },
  })
  const told = news.kind === 'cancelled' ? before : at
  return {
    ...{ kind: news.kind, visitId: visit.id, isLate: news.startsAt <= now },
    told: {
      ...{ startsAt: visit.startsAt, doctorId: visit.doctorId, doctor: visit.doctor },
      isCancelled: visit.status === 'cancelled',
    },
    mail: { to: visit.email, ...mail },
    call: {
      id: `msg_${id}_${revision}`,
      body: {
        type: `visit.${news.kind}`,
        timestamp: new Date(now).toISOString(),
        data: {
          ...{ kind: news.kind, subject: mail.subject, text: short },
          /** Whether the same goes to the e-mail address by mail. */
          mailed: mailed && visit.email !== '',
          patient: {
            ...{ number: visit.patientNumber, name: visit.patient, email: visit.email },
            ...{ telephone: visit.telephone ?? '', language: visit.language },
          },
          visit: {
            ...{ id: visit.id, number: visit.number },
            ...{ startsAt: new Date(news.startsAt).toISOString(), zone },
            ...told,
          },
          clinic: { name: visit.clinic, phone: visit.phone },
        },
      },
    },
  }
}

/** Whether a message about a visit was sent or given up since. */
export async function hasMessageSince(tx: Db, visitId: string, since: Date): Promise<boolean> {
  const ofVisit = and(eq(messages.clinicId, clinicId), eq(messages.visitId, visitId))
  return (await tx.$count(messages, and(ofVisit, gte(messages.at, since)))) > 0
}

/** The kind of the last message about a visit that was sent or given up. */
export async function lastMessageOf(tx: Db, visitId: string): Promise<SentKind | undefined> {
  const [last] = await tx
    .select({ kind: messages.kind })
    .from(messages)
    .where(and(eq(messages.clinicId, clinicId), eq(messages.visitId, visitId)))
    .orderBy(desc(messages.at), desc(messages.id))
    .limit(1)
  return last?.kind
}

/** Keeps that a message was sent, or why it was not: the desk and the *Clinic* tab read it. */
export async function keepMessage(
  tx: Db,
  now: number,
  { kind, visitId }: Pick<Message, 'kind' | 'visitId'>,
  { channel, failure }: { channel: MessageChannel; failure: string | null },
): Promise<void> {
  await tx.insert(messages).values({ kind, visitId, channel, failure, at: new Date(now) })
}
