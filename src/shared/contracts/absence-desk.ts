import { isolated } from '@shared/lib/isolated'
import * as z from 'zod/mini'
import { absenceSchema } from './absences'
import type { Endpoint } from './endpoint'
import { daySpanSchema } from './hours'
import { filterBy, versionSchema } from './lists'
import { messageChannels, messageKinds } from './messages'
import { sentTelephoneSchema } from './patient-contacts'
import type { PermissionKey } from './permissions'
import { visitInputSchema, visitMessages, visitStatusSchema } from './visits'

/** What a person reads about the absence desk (docs/product/absence-desk.md). */
export const absenceDeskMessages = {
  fetchFailed: 'Failed to fetch what the absence affects',
  uncoveredFetchFailed: 'Failed to fetch the absences that leave something open',
  settleFailed: 'Failed to save what becomes of these appointments',
  undoFailed: 'Failed to undo what was settled',
  versionMissing: 'The version is missing',
  nothingChosen: 'Please choose at least one row',
  tooMany: 'Please choose at most 200 rows',
  notConfirmed: 'This absence is not confirmed. Confirm it first.',
  notAffected: 'This is not affected by the absence any more.',
  stale:
    'This has been changed meanwhile. See what it says now, and choose again if it is still open.',
  timeMissing: 'Please choose a day and a time',
  doctorMissing: 'Please choose another doctor',
  movedToOther: 'A move keeps the doctor. Hand it over to give it to another doctor.',
  cannotBecome: (kind: string, as: string) =>
    `${kindNames[isAffectedKind(kind) ? kind : 'visit']} cannot be ${as}.`,
  cancelDenied:
    'Cancelling takes the permission Appointment Delete, which your role does not have.',
  visitsDenied:
    'Changing appointments and bookings takes the permission Appointment Edit, which your role does not have.',
  labDenied:
    'Handing over results and lab orders takes the permissions Medical Record Create and Lab Report View, which your role does not have.',
  cannotRead: (doctor: string) =>
    `The role of ${isolated(doctor)} cannot acknowledge results. Choose another doctor.`,
  away: (doctor: string) => `${isolated(doctor)} is away.`,
  changedSince: 'It has been changed since, and stays as it is.',
  nothingToUndo: 'Nothing to undo.',
  timePassed: 'Its earlier time has passed. It keeps its new time.',
  notDone: 'This was not done. Try again.',
  noReader: 'No colleague can read it.',
  hasNotCome: 'Has not come',
  hasSettled: (count: number) =>
    `${count === 1 ? 'One thing was' : `${count} things were`} moved, handed over or cancelled because of this absence. Undo that first, or decline the absence instead.`,
  settled: 'Saved.',
  undone: (count: number) => `${count === 1 ? 'One row' : `${count} rows`} put back.`,
} as const

/** What an absence of a doctor can affect. */
export const affectedKinds = ['visit', 'request', 'result', 'order'] as const
export type AffectedKind = (typeof affectedKinds)[number]
const kindSchema = z.enum(affectedKinds)
const isAffectedKind = (kind: string): kind is AffectedKind =>
  affectedKinds.some((one) => one === kind)

const kindNames: Record<AffectedKind, string> = {
  visit: 'An appointment',
  request: 'A booking',
  result: 'A result',
  order: 'A lab order',
}

/** What can become of it. */
export const settledAs = ['moved', 'handed', 'cancelled', 'to-call'] as const
export type SettledAs = (typeof settledAs)[number]
const settledAsSchema = z.enum(settledAs)

/** What each kind can become: a booking has no time to move, and only a doctor can end a result. */
export const settledAsOf: Record<AffectedKind, readonly SettledAs[]> = {
  visit: settledAs,
  request: ['handed', 'cancelled', 'to-call'],
  result: ['handed'],
  order: ['handed'],
}

/** Why a user may not decide so on records of a kind, or take that back; null where they may. */
export function settleDenial(
  permissions: { has: (key: PermissionKey) => boolean },
  kind: AffectedKind,
  as?: SettledAs,
): string | null {
  if (kind === 'result' || kind === 'order')
    return permissions.has('medical_record_create') && permissions.has('lab_report_view')
      ? null
      : absenceDeskMessages.labDenied
  if (!permissions.has('appointment_edit')) return absenceDeskMessages.visitsDenied
  return as === 'cancelled' && !permissions.has('appointment_delete')
    ? absenceDeskMessages.cancelDenied
    : null
}

/** Open, or what became of it; `elsewhere` where somebody ended a row of the call list in another place. */
const affectedStates = ['open', 'to-call', 'moved', 'handed', 'cancelled', 'elsewhere'] as const
export type AffectedState = (typeof affectedStates)[number]

/** What a row of the call list and an open one have in common: neither has ended. */
export const isUnsettled = (state: AffectedState): boolean =>
  state === 'open' || state === 'to-call'

/** What could become of it; the first one is taken by *Accept all*, and takes no time of another first one. */
const proposalSchema = z.object({
  as: settledAsSchema,
  /** Who has it then; absent of what is to be called. */
  doctorId: z.optional(z.string()),
  /** 'Dr. ' and the name. */
  doctor: z.optional(z.string()),
  /** Of a visit: when. */
  date: z.optional(z.string()),
  time: z.optional(z.string()),
})
export type Proposal = z.infer<typeof proposalSchema>

const affectedSchema = z.object({
  kind: kindSchema,
  /** Of a result its lab order's. */
  id: z.string(),
  number: z.number(),
  version: z.number(),
  /** Null of a booking by an account that shows no record, whose number and telephone are the booking's. */
  patientId: z.nullable(z.string()),
  patientNumber: z.nullable(z.number()),
  patientName: z.string(),
  /** YYYY-MM-DD; absent where it is not known. */
  dateOfBirth: z.optional(z.string()),
  age: z.number(),
  telephones: z.array(sentTelephoneSchema),
  /** Whether there is an address for a message. */
  hasEmail: z.boolean(),
  /** Of a visit: how the clinic's message about a change reaches the patient; absent where none does. */
  reachedBy: z.optional(z.enum(messageChannels)),
  /** Whether a message about what became of a visit failed, and none was sent another way. */
  isNotTold: z.optional(z.boolean()),
  /** Of a visit: where it is in the absence. One that was moved away was there before. */
  visit: z.optional(
    z.object({
      /** YYYY-MM-DD and HH:MM in the clinic's zone, and the same as an ISO time. */
      ...{ date: z.string(), time: z.string(), startsAt: z.string() },
      minutes: z.number(),
      /** The name of its kind. */
      kind: z.optional(z.string()),
      reason: z.string(),
      /** As it is now. */
      status: visitStatusSchema,
      /** Whether its time is over and the patient has not come: it has no proposals. */
      isOver: z.optional(z.boolean()),
    }),
  ),
  /** Of a booking: when it was made (ISO), and the department wished for. */
  request: z.optional(z.object({ bookedAt: z.string(), department: z.nullable(z.string()) })),
  /** Of a result and a lab order; `at` is when it was reported or ordered: ISO, or YYYY-MM-DD. */
  lab: z.optional(z.object({ testType: z.string(), at: z.string(), isUrgent: z.boolean() })),
  state: z.enum(affectedStates),
  /** None of what has ended, of a visit that is over, and of lab work that no colleague can take. */
  proposals: z.array(proposalSchema),
  /** Who decided, and when (ISO); absent of what is open, or ended elsewhere. */
  settled: z.optional(z.object({ by: z.string(), at: z.string() })),
  /** Of what is no longer open: where it is now. */
  now: z.optional(
    z.object({
      /** 'Dr. ' and the name; absent of what was cancelled. */
      doctor: z.optional(z.string()),
      date: z.optional(z.string()),
      time: z.optional(z.string()),
    }),
  ),
})
export type Affected = z.infer<typeof affectedSchema>

/** The most open rows, and the most settled ones, that are listed; as many can be settled in one call. */
export const affectedMost = 200

const affectedAnswerSchema = z.object({
  absence: absenceSchema,
  /** By time: visits, then bookings, results and lab orders. */
  rows: z.array(affectedSchema),
  /** How many more are open or to be called, and how many more are settled, than are listed. */
  more: z.number(),
  moreSettled: z.number(),
  /** How many results and lab orders the reader's role may not see. */
  notShown: z.number(),
  /** Hours in the absence, from now on, in which a doctor of the department would work and none does. */
  uncovered: z.array(z.extend(daySpanSchema, { departmentId: z.string(), department: z.string() })),
  /** The last day (YYYY-MM-DD) that `uncovered` looks at, where the absence is longer. */
  uncoveredUntil: z.optional(z.string()),
  /** Which messages the clinic has its patients told. */
  messages: z.array(z.enum(messageKinds)),
})
export type AffectedAnswer = z.infer<typeof affectedAnswerSchema>

const settlementSchema = z.object({
  kind: kindSchema,
  id: z.string().check(z.maxLength(100)),
  version: versionSchema(absenceDeskMessages.versionMissing),
  as: settledAsSchema,
  /** Of what is handed over: to whom. */
  doctorId: z.optional(z.string().check(z.maxLength(100))),
  /** Of a visit that is moved: when. One that is handed over keeps its time without them. */
  date: z.optional(visitInputSchema.shape.date),
  time: z.optional(visitInputSchema.shape.time),
  /** Why it is cancelled or declined; without it, that the doctor is away. */
  reason: z.optional(
    z.string().check(z.trim(), z.maxLength(100, visitMessages.cancelReasonTooLong)),
  ),
  /** Accepts the warnings about the new time: without it a visit with a warning is refused as `warned`. */
  acceptWarnings: z.optional(z.boolean()),
})
export type Settlement = z.infer<typeof settlementSchema>

/** Why one of several was not done. */
const refusedSchema = z.object({
  message: z.string(),
  /** Such as `stale`, `clash`, `unavailable` and `warned`. */
  error: z.string(),
  /** Of `warned`: such as a time out of hours, or in the past. */
  warnings: z.optional(z.array(z.string())),
  fields: z.optional(z.record(z.string(), z.string())),
})

/** What became of one of several. Either of both is absent: a row that is gone, and one that was not refused. */
const outcomeSchema = z.object({
  kind: kindSchema,
  id: z.string(),
  patientId: z.nullable(z.string()),
  /** As it is now, without proposals. */
  row: z.optional(affectedSchema),
  refused: z.optional(refusedSchema),
})
export type Outcome = z.infer<typeof outcomeSchema>

const outcomesSchema = z.object({ rows: z.array(outcomeSchema) })

const chosen = <Row extends z.ZodMiniType>(row: Row) =>
  z
    .array(row)
    .check(
      z.minLength(1, absenceDeskMessages.nothingChosen),
      z.maxLength(affectedMost, absenceDeskMessages.tooMany),
    )

/** An absence that leaves something open. */
const uncoveredSchema = z.object({
  absenceId: z.string(),
  staffId: z.string(),
  /** With 'Dr. ' where it is a doctor. */
  staff: z.string(),
  /** YYYY-MM-DD, and HH:MM of a part of a single day. */
  from: z.string(),
  to: z.string(),
  fromTime: z.nullable(z.string()),
  toTime: z.nullable(z.string()),
  /** How many rows are open, and how many are to be called, of those that the reader may see. */
  open: z.number(),
  toCall: z.number(),
})
export type Uncovered = z.infer<typeof uncoveredSchema>

const readers = ['appointment_view', 'appointment_edit'] as const
/** Visits and bookings by the first, results and lab orders by the second; the route asks for each. */
const settlers = ['appointment_edit', 'medical_record_create'] as const

const ofDesk = { scope: 'clinic', resource: 'visits', recordsOnly: true } as const
const onDesk = { screen: 'Receptionist dashboard', also: 'Staff Management' } as const

export const absenceDeskEndpoints = {
  /** What a confirmed absence affects that has not ended, and what became of the rest. */
  affected: {
    name: 'list affected by absence',
    method: 'GET',
    path: '/api/absences/:id/affected',
    input: z.object({
      /** Which proposal comes first: a colleague of the department on the same day, or the same doctor later. */
      prefer: filterBy(z.enum(['colleague', 'same'])),
    }),
    output: affectedAnswerSchema,
    access: readers,
    shows: 'records',
    ...ofDesk,
    words: {
      ...onDesk,
      label: 'Absence Desk',
      can: 'see whom an absence affects',
      patient: {
        read: 'Saw your appointment in an absence of the doctor',
        among: 'Saw you among patients of a doctor who is away',
      },
    },
  },
  /** The absences that leave something open, to come or not over for more than 7 days: by day, at most 100. */
  uncovered: {
    name: 'list uncovered absences',
    method: 'GET',
    path: '/api/absences/uncovered',
    input: null,
    output: z.array(uncoveredSchema),
    access: readers,
    ...ofDesk,
    words: {
      ...onDesk,
      label: 'absences that leave something open',
      can: 'see which absences leave something open',
    },
  },
  /**
   * Decides what becomes of one or of many, each by itself: one that is refused leaves the others. Visits and
   * bookings take `appointment_edit`, cancelling also `appointment_delete`; results and lab orders
   * `medical_record_create` and `lab_report_view`.
   */
  settle: {
    name: 'settle affected by absence',
    method: 'POST',
    path: '/api/absences/:id/settle',
    input: z.object({ rows: chosen(settlementSchema) }),
    output: outcomesSchema,
    access: settlers,
    shows: 'records',
    ...ofDesk,
    words: {
      ...onDesk,
      label: 'Absence Desk, Accept',
      can: 'move, hand over or cancel what an absence affects',
      did: 'Settled what an absence affects',
      patient: {
        among: 'Saw you among patients of a doctor who is away',
        did: 'Changed your appointment because a doctor is away',
      },
    },
  },
  /** Takes back what nobody has changed since: all of it, or the rows named. The others are refused and named. */
  undo: {
    name: 'undo settled by absence',
    method: 'POST',
    path: '/api/absences/:id/undo',
    input: z.object({
      /** Null for all. */
      rows: z.nullable(
        chosen(z.object({ kind: kindSchema, id: z.string().check(z.maxLength(100)) })),
      ),
    }),
    output: z.extend(outcomesSchema, {
      /** How many more there are: at most 200 are taken back in one call. */
      more: z.number(),
    }),
    access: settlers,
    shows: 'records',
    ...ofDesk,
    words: {
      ...onDesk,
      label: 'Absence Desk, Undo',
      can: 'undo what was settled because of an absence',
      did: 'Undid what was settled because of an absence',
      patient: {
        among: 'Saw you among patients of a doctor who is away',
        did: 'Put your appointment back',
      },
    },
  },
} as const satisfies Record<string, Endpoint>
