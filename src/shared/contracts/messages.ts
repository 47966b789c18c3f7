import { weekdayOf } from '@shared/lib/clinic-date'
import { isolated } from '@shared/lib/isolated'
import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { versionSchema } from './lists'
import { visitReaders } from './visits'

/** What a person reads about messages to patients (docs/product/messages.md). */
export const messageMessages = {
  fetchFailed: 'Failed to fetch which messages are sent',
  failedFetchFailed: 'Failed to fetch the messages that were not sent',
  ofVisitFetchFailed: 'Failed to fetch which messages were sent',
  saveFailed: 'Failed to save which messages are sent',
  saved: 'Messages saved.',
  versionMissing: 'The version of the messages is missing',
  stale:
    'This has been changed meanwhile. See what it says now, and save again if you still want to.',
  noWay:
    'No message is sent: neither mail nor a webhook is set up. Set SMTP_URL or MESSAGES_WEBHOOK_URL on the server.',
  byMail: 'Each patient with an e-mail address gets it by mail.',
  noMail: 'No mail is sent: set SMTP_URL and MAIL_FROM on the server.',
  byWebhook:
    'Each message also goes to the program at MESSAGES_WEBHOOK_URL, with the telephone number and the e-mail address. The program decides whom it reaches by SMS or WhatsApp.',
  noWebhook: 'No SMS or WhatsApp: set MESSAGES_WEBHOOK_URL on the server.',
  reminderMissed: (failure: string | null) =>
    failure === null
      ? 'Reminders are only sent from 10:00 to 20:00.'
      : `Reminders are only sent from 10:00 to 20:00. The last try failed: ${failure}`,
  noneFailed: 'No message failed in the last 30 days.',
} as const

/** What a clinic can have its patients told, each switched on for itself. */
export const messageKinds = ['made', 'moved', 'cancelled', 'reminder'] as const
const messageKindSchema = z.enum(messageKinds)
export type MessageKind = (typeof messageKinds)[number]

/** What the switches say. */
export const messageKindLabels: Record<MessageKind, string> = {
  made: 'An appointment was made',
  moved: 'An appointment was moved, or given to another doctor',
  cancelled: 'An appointment was cancelled',
  reminder: 'A reminder at 10:00 of the day before',
}

/** The same in a word. */
export const messageKindNames: Record<MessageKind, string> = {
  made: 'New appointment',
  moved: 'Moved',
  cancelled: 'Cancelled',
  reminder: 'Reminder',
}

/** What is sent: who was told of a cancelled appointment is also told if it takes place after all. */
export const sentKinds = [...messageKinds, 'reopened'] as const
export type SentKind = (typeof sentKinds)[number]

/** The switch that a message goes by. */
export const switchOf = (kind: SentKind): MessageKind => (kind === 'reopened' ? 'cancelled' : kind)

/** How messages are sent. */
export const messageChannels = ['mail', 'webhook'] as const
export type MessageChannel = (typeof messageChannels)[number]

const channelWords: Record<MessageChannel, string> = {
  mail: 'by e-mail',
  webhook: 'by webhook',
}

const sentOf: Record<SentKind, string> = {
  made: 'Told of the appointment',
  moved: 'Told of the move',
  cancelled: 'Told of the cancellation',
  reopened: 'Told that it takes place',
  reminder: 'Reminded',
}

/** What was sent, as the desk reads it: 'Told of the move by e-mail'. */
export const sentWords = (kind: SentKind, channel: MessageChannel): string =>
  `${sentOf[kind]} ${channelWords[channel]}`

const notSentOf: Record<SentKind, string> = {
  made: 'Not told of the appointment',
  moved: 'Not told of the move',
  cancelled: 'Not told of the cancellation',
  reopened: 'Not told that it takes place',
  reminder: 'Not reminded',
}

/** What could not be sent: 'Not told of the move by e-mail'. */
export const notSentWords = (kind: SentKind, channel: MessageChannel): string =>
  `${notSentOf[kind]} ${channelWords[channel]}`

/** When an appointment is, with whom: `date` as YYYY-MM-DD and `time` as HH:MM, in the clinic's zone. */
interface MessageVisit {
  date: string
  time: string
  /** 'Dr. ' and the name. */
  doctor: string
}

const longDate = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
})

/** 'Monday, 2 March 2026 at 09:45'. */
const longWhen = ({ date, time }: MessageVisit): string =>
  `${weekdayOf(date)}, ${longDate.format(new Date(`${date}T00:00:00Z`))} at ${time}`

const sentences: Record<
  SentKind,
  (visit: MessageVisit, before: MessageVisit, why: string) => string
> = {
  made: (visit) => `You have an appointment with ${isolated(visit.doctor)} on ${longWhen(visit)}.`,
  moved: (visit, before, why) =>
    visit.doctor === before.doctor
      ? `Your appointment with ${isolated(visit.doctor)} on ${longWhen(before)} has been moved to ${longWhen(visit)}${why}.`
      : `Your appointment with ${isolated(before.doctor)} on ${longWhen(before)} has been moved${why}. It is now with ${isolated(visit.doctor)} on ${longWhen(visit)}.`,
  cancelled: (_, before, why) =>
    `Your appointment with ${isolated(before.doctor)} on ${longWhen(before)} has been cancelled${why}.`,
  reopened: (visit) =>
    `Your appointment with ${isolated(visit.doctor)} on ${longWhen(visit)} takes place after all.`,
  reminder: (visit) =>
    `We remind you of your appointment with ${isolated(visit.doctor)} on ${longWhen(visit)}.`,
}

const subjects: Record<SentKind, string> = {
  made: 'Your appointment',
  moved: 'Your appointment has been moved',
  cancelled: 'Your appointment has been cancelled',
  reopened: 'Your appointment takes place',
  reminder: 'Reminder of your appointment',
}

interface Told {
  kind: SentKind
  patient: string
  /** As the appointment is now. */
  visit: MessageVisit
  /** As the patient knows it; the same where the patient knows of none. */
  before: MessageVisit
  /** 'Dr. ' and the name of a doctor who is away, where it was moved or cancelled for that. */
  because?: string
  /** As it is printed on paper; empty where nobody has written it. */
  clinic: { name: string; phone: string }
}

/**
 * What a patient is told: nothing of a reason, a department or a result, which a mail could show to
 * others. `short` is one paragraph for a telephone, `text` the mail's.
 */
export function messageWords({ kind, patient, visit, before, because, clinic }: Told) {
  const call = clinic.phone === '' ? 'call us' : `call ${clinic.phone}`
  const why = because === undefined ? '' : `, because ${isolated(because)} is away`
  const sentence = sentences[kind](visit, before, why)
  const ask =
    kind === 'cancelled'
      ? `For another appointment, please ${call}.`
      : `If you cannot come, please ${call}.`
  const name = clinic.name || 'Your clinic'
  return {
    subject: clinic.name === '' ? subjects[kind] : `${subjects[kind]} (${clinic.name})`,
    short: `${name}: ${sentence} ${ask}`,
    text: [
      `Dear ${isolated(patient)},`,
      '',
      sentence,
      ask,
      '',
      name,
      ...(clinic.phone === '' ? [] : [`Telephone: ${clinic.phone}`]),
    ].join('\n'),
  }
}

export const messageSettingsSchema = z.object({
  kinds: z.array(messageKindSchema),
  version: z.number(),
})
export type MessageSettings = z.infer<typeof messageSettingsSchema>

const sentMessageSchema = z.object({
  id: z.string(),
  kind: z.enum(sentKinds),
  channel: z.enum(messageChannels),
  /** When it was sent or given up, or tried last (ISO). */
  at: z.string(),
  /** Why it could not be sent; absent of what was. */
  failure: z.optional(z.string()),
  /** When it is tried again (ISO); absent where it is not. */
  nextTryAt: z.optional(z.string()),
})
export type SentMessage = z.infer<typeof sentMessageSchema>

const failedMessageSchema = z.extend(sentMessageSchema, {
  failure: z.string(),
  patientId: z.string(),
  patientNumber: z.number(),
  patientName: z.string(),
  visitId: z.string(),
  /** The appointment's number, and when it is: YYYY-MM-DD and HH:MM in the clinic's zone. */
  visitNumber: z.number(),
  date: z.string(),
  time: z.string(),
})
export type FailedMessage = z.infer<typeof failedMessageSchema>

export const messageEndpoints = {
  settings: {
    name: 'read message settings',
    method: 'GET',
    path: '/api/clinic/messages',
    input: null,
    output: messageSettingsSchema,
    access: 'admin_dashboard',
    scope: 'clinic',
    resource: 'clinic',
    recordsOnly: true,
    words: {
      screen: 'Admin dashboard',
      label: 'Messages to patients',
      can: 'see which messages patients get',
    },
  },
  change: {
    name: 'change message settings',
    method: 'PATCH',
    path: '/api/clinic/messages',
    input: z.object({
      kinds: z.array(messageKindSchema).check(z.maxLength(messageKinds.length)),
      version: versionSchema(messageMessages.versionMissing),
    }),
    output: messageSettingsSchema,
    access: 'staff_edit',
    alsoNeeds: 'admin_dashboard',
    scope: 'clinic',
    resource: 'clinic',
    recordsOnly: true,
    words: {
      screen: 'Admin dashboard',
      label: 'Messages to patients, Choose Messages',
      can: 'change which messages patients get',
      did: 'Changed which messages patients get',
    },
  },
  /** Those of the last 30 days, the last first, 100 at most. */
  failed: {
    name: 'list failed messages',
    method: 'GET',
    path: '/api/clinic/messages/failed',
    input: null,
    output: z.array(failedMessageSchema),
    access: visitReaders,
    alsoNeeds: 'admin_dashboard',
    shows: 'records',
    scope: 'clinic',
    resource: 'clinic',
    recordsOnly: true,
    words: {
      screen: 'Admin dashboard',
      label: 'Messages that were not sent',
      can: 'see which messages to patients could not be sent',
      patient: {
        read: 'Saw that a message to you could not be sent',
        among: 'Saw you among patients to whom a message could not be sent',
      },
    },
  },
  /** Which messages about a visit were sent, or could not be, the first first. */
  ofVisit: {
    name: 'list messages of visit',
    method: 'GET',
    path: '/api/visits/:id/messages',
    input: null,
    output: z.array(sentMessageSchema),
    access: visitReaders,
    scope: 'clinic',
    resource: 'visits',
    recordsOnly: true,
    words: {
      screen: 'Receptionist dashboard',
      also: 'Patient page',
      label: 'an appointment, Messages',
      can: 'see which messages about an appointment were sent',
    },
  },
} as const satisfies Record<string, Endpoint>
