import { daysInWords } from '@shared/lib/days-in-words'
import { isolated, nameAndNumber } from '@shared/lib/isolated'
import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { labOrderName, labTestTypes } from './lab-orders'
import { pageFields, pageOf } from './lists'
import { permissionLabel } from './permissions'

/** What a person reads about notices (docs/product/notices.md). */
export const noticeMessages = {
  notFound: 'Notice not found.',
  fetchFailed: 'Failed to fetch what others did',
  markFailed: 'Failed to mark as read',
  idsMissing: 'Which notices are read is missing',
  idsTooMany: 'Please mark at most 500 notices at a time',
} as const

/** A time of a visit, in the clinic's zone: YYYY-MM-DD and HH:MM. */
const slotFields = { date: z.string(), time: z.string() }

const common = {
  /** Who did it, as that person was called then. */
  by: z.string(),
  /** For whom it is: by this it leads to the place where that person sees it. */
  to: z.enum(['patient', 'doctor', 'desk', 'lab', 'admin', 'decider', 'staff']),
}
/** Of a lab order. */
const labFields = {
  ...common,
  number: z.number(),
  testType: z.enum(labTestTypes),
  patient: z.string(),
  /** By which the patient's page is found. */
  patientNumber: z.number(),
}
/** Of vitals that are critical. */
const vitalsFields = {
  ...common,
  ...{ patient: z.string(), patientNumber: z.number() },
  /** What is critical of them, in words. */
  values: z.string(),
}
/** Of an account that shows a patient's record, or waits to. */
const accountFields = {
  ...common,
  ...{ username: z.string(), email: z.string() },
  ...{ patient: z.string(), patientNumber: z.number() },
}
const visitFields = { ...common, ...slotFields, patient: z.string(), doctor: z.string() }

/** The doctor who is away, with the title, where it was done for that. */
const becauseFields = { because: z.optional(z.string()) }

const daysFields = {
  ...{ from: z.string(), to: z.string() },
  /** Both of a part of a day; null of whole days. */
  ...{ fromTime: z.nullable(z.string()), toTime: z.nullable(z.string()) },
}
/** Of an absence: not its kind and not its note, which few may read. */
const absenceFields = { ...common, days: z.object(daysFields) }

/** What happened, in the names and times of that moment. */
const noticeOfSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visit-added'), ...visitFields }),
  z.object({
    kind: z.literal('visit-moved'),
    ...visitFields,
    before: z.object({ ...slotFields, doctor: z.string() }),
    ...becauseFields,
  }),
  z.object({ kind: z.literal('visit-cancelled'), ...visitFields, ...becauseFields }),
  z.object({ kind: z.literal('visit-reopened'), ...visitFields }),
  z.object({ kind: z.literal('booking-requested'), ...common, number: z.number() }),
  z.object({
    kind: z.literal('booking-scheduled'),
    ...common,
    ...slotFields,
    number: z.number(),
    doctor: z.string(),
  }),
  z.object({
    kind: z.literal('booking-declined'),
    ...common,
    number: z.number(),
    reason: z.string(),
  }),
  z.object({
    kind: z.literal('booking-handed'),
    ...common,
    number: z.number(),
    /** Who is asked since, with the title. */
    doctor: z.string(),
    ...becauseFields,
  }),
  /** It was declined, and that was undone. */
  z.object({ kind: z.literal('booking-reopened'), ...common, number: z.number() }),
  z.object({
    kind: z.literal('prescription-requested'),
    ...common,
    number: z.number(),
    medicine: z.string(),
  }),
  z.object({
    kind: z.literal('prescription-answered'),
    ...common,
    number: z.number(),
    medicine: z.string(),
  }),
  z.object({
    kind: z.literal('prescription-declined'),
    ...common,
    number: z.number(),
    medicine: z.string(),
    reason: z.string(),
  }),
  z.object({ kind: z.literal('lab-urgent'), ...labFields }),
  z.object({ kind: z.literal('lab-assigned'), ...labFields }),
  z.object({ kind: z.literal('lab-cancelled'), ...labFields }),
  z.object({ kind: z.literal('lab-result'), ...labFields }),
  z.object({ kind: z.literal('lab-critical'), ...labFields }),
  z.object({
    kind: z.literal('lab-waits'),
    ...labFields,
    /** The doctor who ordered the test. */
    waitsFor: z.string(),
    /** When it was reported, on the clinic's clock. */
    ...slotFields,
  }),
  /** The results of a doctor who is away, which go to a colleague too. */
  z.object({ kind: z.literal('lab-handed'), ...labFields, isFor: z.string() }),
  /** Where that was undone. */
  z.object({ kind: z.literal('lab-handed-back'), ...labFields, isFor: z.string() }),
  z.object({ kind: z.literal('lab-corrected'), ...labFields, reason: z.string() }),
  z.object({ kind: z.literal('lab-released'), ...labFields }),
  z.object({ kind: z.literal('vitals-critical'), ...vitalsFields }),
  /** To all who may acknowledge them, once the doctors who were notified have not. */
  z.object({ kind: z.literal('vitals-waits'), ...vitalsFields, ...slotFields }),
  /** To the doctors who were notified of them. */
  z.object({ kind: z.literal('vitals-in-error'), ...vitalsFields }),
  z.object({ kind: z.literal('account-opened'), ...accountFields }),
  z.object({ kind: z.literal('account-linked'), ...accountFields }),
  z.object({ kind: z.literal('account-code'), ...accountFields }),
  z.object({
    kind: z.literal('super-admin-made'),
    ...common,
    ...{ name: z.string(), username: z.string() },
  }),
  /** To users who may decide on it. */
  z.object({ kind: z.literal('absence-asked'), ...absenceFields }),
  /** To the person who is absent, as those below. */
  z.object({ kind: z.literal('absence-entered'), ...absenceFields }),
  z.object({
    kind: z.literal('absence-changed'),
    ...absenceFields,
    /** The days before; null where they are the same. */
    before: z.nullable(z.object(daysFields)),
  }),
  z.object({ kind: z.literal('absence-confirmed'), ...absenceFields }),
  z.object({ kind: z.literal('absence-declined'), ...absenceFields }),
  z.object({ kind: z.literal('absence-deleted'), ...absenceFields }),
  /** Lab Report View was given to these roles, since what they could do takes it now. */
  z.object({ kind: z.literal('roles-given-lab-view'), ...common, roles: z.array(z.string()) }),
])
export type NoticeOf = z.infer<typeof noticeOfSchema>

const noticeSchema = z.object({
  id: z.string(),
  /** The visit, booking, request, lab order, vitals, patient, user, absence or clinic that it is about. */
  recordId: z.string(),
  what: noticeOfSchema,
  /** An ISO time. */
  at: z.string(),
  isRead: z.boolean(),
})
export type Notice = z.infer<typeof noticeSchema>

/** Whether it is the worst that there is to tell. */
export const isWorstNews = ({ kind }: Pick<NoticeOf, 'kind'>): boolean =>
  ['lab-critical', 'lab-waits', 'vitals-critical', 'vitals-waits'].includes(kind)

const slot = ({ date, time }: { date: string; time: string }) => `${time} on ${date}`

const patientIn = ({ patient, patientNumber }: { patient: string; patientNumber: number }) =>
  nameAndNumber({ name: patient, number: patientNumber })

const whyText = ({ because }: { because?: string | undefined }) =>
  because === undefined ? '' : `, because ${isolated(because)} is away`

/** What happened, in one sentence: who did what, and when it is. */
export function noticeText(what: NoticeOf): string {
  const by = isolated(what.by)
  switch (what.kind) {
    case 'visit-added':
      return `${by} added a visit of ${isolated(what.patient)} to your day, ${slot(what)}.`
    case 'visit-moved': {
      const whose = what.to === 'patient' ? 'your visit' : `the visit of ${isolated(what.patient)}`
      const { before, doctor } = what
      const whom =
        doctor === before.doctor && what.to === 'doctor' ? '' : ` with ${isolated(doctor)}`
      return `${by} moved ${whose} from ${slot(before)} to ${slot(what)}${whom}${whyText(what)}.`
    }
    case 'visit-cancelled':
      return what.to === 'patient'
        ? `${by} cancelled your visit with ${isolated(what.doctor)}, ${slot(what)}${whyText(what)}.`
        : `${by} cancelled the visit of ${isolated(what.patient)}, ${slot(what)}${whyText(what)}.`
    case 'visit-reopened':
      return what.to === 'patient'
        ? `${by} reopened your visit with ${isolated(what.doctor)}, ${slot(what)}: it takes place after all.`
        : `${by} reopened the visit of ${isolated(what.patient)}, ${slot(what)}.`
    case 'booking-requested':
      return `${by} asks for an appointment: booking no. ${what.number}.`
    case 'booking-scheduled':
      return `${by} scheduled your booking no. ${what.number}: ${slot(what)} with ${isolated(what.doctor)}.`
    case 'booking-declined':
      return `${by} declined your booking no. ${what.number}: ${what.reason}`
    case 'booking-handed':
      return `${by} gave your booking no. ${what.number} to ${isolated(what.doctor)}${whyText(what)}.`
    case 'booking-reopened':
      return `${by} put your booking no. ${what.number} back: it waits for an appointment.`
    case 'prescription-requested':
      return `${by} asks you for a prescription: ${what.medicine}.`
    case 'prescription-answered':
      return `${by} has prescribed what you asked for: ${what.medicine}.`
    case 'prescription-declined':
      return `${by} declined what you asked for, ${what.medicine}: ${what.reason}`
    case 'lab-urgent':
      return `${by} ordered an urgent test: ${labOrderName(what)}, lab order no. ${what.number}.`
    case 'lab-assigned':
      return `${by} assigned lab order no. ${what.number} to you: ${labOrderName(what)}.`
    case 'lab-cancelled':
      return `${by} cancelled lab order no. ${what.number}: ${labOrderName(what)}.`
    case 'lab-result':
      return `${by} reported the result of lab order no. ${what.number}: ${labOrderName(what)}.`
    case 'lab-critical':
      return `Critical result: ${labOrderName(what)}, reported by ${by}. It waits for you to acknowledge it.`
    case 'lab-waits':
      return `Critical result: ${labOrderName(what)}, reported by ${by} at ${slot(what)}. No doctor has acknowledged it. ${isolated(what.waitsFor)} ordered the test.`
    case 'lab-handed':
      return `${by} handed lab order no. ${what.number} of ${isolated(what.isFor)} over to you: ${labOrderName(what)}. You get the result too.`
    case 'lab-handed-back':
      return `${by} gave lab order no. ${what.number} back to ${isolated(what.isFor)}: ${labOrderName(what)}.`
    case 'lab-corrected':
      return what.to === 'patient'
        ? `Your result of ${what.testType} has been corrected: ${what.reason}`
        : `${by} corrected the result of ${labOrderName(what)}: ${what.reason}`
    case 'lab-released':
      return `Your result of ${what.testType} is there: lab order no. ${what.number}.`
    case 'vitals-critical':
      return `Critical vitals of ${patientIn(what)}: ${what.values}. Recorded by ${by}. They wait for you to acknowledge them.`
    case 'vitals-waits':
      return `Critical vitals of ${patientIn(what)}: ${what.values}. Recorded by ${by} at ${slot(what)}. No doctor has acknowledged them.`
    case 'vitals-in-error':
      return `${by} marked these critical vitals of ${patientIn(what)} as entered in error: ${what.values}.`
    case 'account-opened':
      return `${by} opened the account ${what.username} (${what.email}) for ${patientIn(what)}.`
    case 'account-linked':
      return `${by} linked the account ${what.username} (${what.email}) to ${patientIn(what)}.`
    case 'account-code':
      return `${by} gave the account ${what.username} (${what.email}) of ${patientIn(what)} a new code.`
    case 'super-admin-made':
      return `${by} made ${isolated(what.name)} (${what.username}) a Super Admin.`
    case 'absence-asked':
      return `${by} asks for an absence: ${daysInWords(what.days)}.`
    case 'absence-entered':
      return `${by} entered an absence for you: ${daysInWords(what.days)}.`
    case 'absence-changed':
      return what.before === null
        ? `${by} changed your absence: ${daysInWords(what.days)}.`
        : `${by} changed your absence to ${daysInWords(what.days)}. Before: ${daysInWords(what.before)}.`
    case 'absence-confirmed':
      return `${by} confirmed your absence: ${daysInWords(what.days)}.`
    case 'absence-declined':
      return `${by} declined your absence: ${daysInWords(what.days)}.`
    case 'absence-deleted':
      return `${by} deleted your absence: ${daysInWords(what.days)}.`
    case 'roles-given-lab-view':
      return `${by} gave ${permissionLabel('lab_report_view')} to these roles: ${what.roles.map(isolated).join(', ')}. Ordering tests and acknowledging critical results need it now.`
  }
}

/** How many are marked at a time. */
const readMost = 500

export const noticeEndpoints = {
  /** The account's own, the newest first, and how many of all are unread. */
  list: {
    name: 'list notices',
    method: 'GET',
    path: '/api/notices',
    input: z.object(pageFields),
    output: z.extend(pageOf(noticeSchema), { unread: z.number() }),
    access: 'session',
    shows: 'records',
    resource: 'notices',
    recordsOnly: true,
    words: { patient: { among: 'Read a notice that names you' } },
  },
  /** How many are unread: it names nobody. */
  counts: {
    name: 'count notices',
    method: 'GET',
    path: '/api/notices/counts',
    input: null,
    output: z.object({ unread: z.number() }),
    access: 'session',
    resource: 'notices',
    recordsOnly: true,
  },
  /** Marks one as read. That cannot be taken back, so that it has no version to be stale by. */
  read: {
    name: 'mark notice as read',
    method: 'POST',
    path: '/api/notices/:id/read',
    input: null,
    output: noticeSchema,
    access: 'session',
    shows: 'records',
    resource: 'notices',
    recordsOnly: true,
    words: { did: null, patient: { among: 'Read a notice that names you' } },
  },
  /** Marks those as read that were on show, so that what comes meanwhile does not go unseen. */
  readAll: {
    name: 'mark notices as read',
    method: 'POST',
    path: '/api/notices/read',
    input: z.object({
      ids: z
        .array(z.string(), noticeMessages.idsMissing)
        .check(
          z.minLength(1, noticeMessages.idsMissing),
          z.maxLength(readMost, noticeMessages.idsTooMany),
        ),
    }),
    output: z.object({ unread: z.number() }),
    access: 'session',
    resource: 'notices',
    recordsOnly: true,
    words: { did: null },
  },
} as const satisfies Record<string, Endpoint>
