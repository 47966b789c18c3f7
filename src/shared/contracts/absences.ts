import * as z from 'zod/mini'
import { withName } from './call-words'
import type { Endpoint } from './endpoint'
import { dayRangeFields, daysAndTimesChecks, preview } from './hours'
import { filterBy, pageFields, pageOf, versionSchema } from './lists'
import { hoursReaders } from './permissions'

/** What a person reads about absences (docs/product/absences.md). */
export const absenceMessages = {
  staffMissing: 'Please choose a user',
  kindMissing: 'Please choose a kind of absence',
  noteTooLong: 'Please use at most 500 characters',
  overlaps: (from: string, to: string) =>
    `There is a confirmed absence from ${from} to ${to} already. Change that one instead.`,
  versionMissing: 'The version of the absence is missing',
  stale:
    'This absence has been changed meanwhile. See what it says now, and save again if you still want to.',
  notFound: 'Absence not found. It may have been deleted meanwhile.',
  othersDenied:
    'Entering, changing and deciding on absences of others takes the permission Staff Edit or Appointment Edit, which your role does not have.',
  confirmedDenied:
    'This absence is decided. A colleague with Staff Edit or Appointment Edit can change it.',
  ownDenied: 'You cannot decide on your own absence. Ask a colleague to do it.',
  decided: (status: string) => `This absence is ${status} already.`,
  asked: 'Absence asked for. It counts once a colleague has confirmed it.',
  entered: 'Absence entered.',
  changed: 'Absence changed.',
  confirmed: 'Absence confirmed.',
  declined: 'Absence declined.',
  deleted: 'Absence deleted.',
  fetchFailed: 'Failed to fetch the absences',
  saveFailed: 'Failed to save the absence',
  decideFailed: 'Failed to decide on the absence',
  deleteFailed: 'Failed to delete the absence',
} as const

export const absenceKinds = ['leave', 'illness', 'training', 'other'] as const
const kindSchema = z.enum(absenceKinds, absenceMessages.kindMissing)
export type AbsenceKind = (typeof absenceKinds)[number]

/** Only confirmed ones count. */
export const absenceStatuses = ['asked', 'confirmed', 'declined'] as const
const statusSchema = z.enum(absenceStatuses)
export type AbsenceStatus = (typeof absenceStatuses)[number]

const noteSchema = z.string().check(z.trim(), z.maxLength(500, absenceMessages.noteTooLong))

/** The form. */
export const absenceInputSchema = z
  .object({
    ...dayRangeFields,
    kind: kindSchema,
    note: noteSchema,
  })
  .check(...daysAndTimesChecks)
export type AbsenceInput = z.infer<typeof absenceInputSchema>

export const absenceSchema = z.object({
  id: z.string(),
  staffId: z.string(),
  /** With 'Dr. ' where it is a doctor. */
  staff: z.string(),
  ...dayRangeFields,
  status: statusSchema,
  /** For the person and users with `staff_edit`; absent for all others, as the note is. */
  kind: z.optional(kindSchema),
  note: z.optional(z.string()),
  /** By name, and when, as an ISO time. */
  enteredBy: z.string(),
  enteredAt: z.string(),
  /** Null while it is asked for. */
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  /** Whether the caller may confirm or decline it: absences of others, and their own where nobody else may. */
  mayDecide: z.boolean(),
  /** Whether the caller may change and delete it. */
  mayChange: z.boolean(),
  version: z.number(),
})
export type Absence = z.infer<typeof absenceSchema>

const ofStaff = { resource: 'staff', recordsOnly: true, scope: 'clinic' } as const
/** One's own by a session; the route asks for a permission where it is another's. */
const anybody = { access: 'session', ...ofStaff } as const
const versionField = { version: versionSchema(absenceMessages.versionMissing) }
const step = { method: 'POST', input: z.object(versionField), output: absenceSchema } as const
const deciders = ['staff_edit', 'appointment_edit'] as const

export const absenceEndpoints = {
  /** By first day, the last in front. */
  list: {
    name: 'list absences',
    method: 'GET',
    path: '/api/absences',
    input: z.object({
      staffId: filterBy(z.string()),
      /** YYYY-MM-DD: those that take a part of these days. */
      from: filterBy(z.iso.date()),
      to: filterBy(z.iso.date()),
      status: filterBy(statusSchema),
      ...pageFields,
    }),
    output: pageOf(absenceSchema),
    access: hoursReaders,
    ...ofStaff,
    words: {
      screen: 'Staff Management',
      also: 'Receptionist dashboard',
      label: 'Absences',
      can: 'see who is away',
    },
  },
  /** The caller's own, the last in front, at most 100. */
  own: {
    name: 'list own absences',
    method: 'GET',
    path: '/api/absences/own',
    input: null,
    output: z.array(absenceSchema),
    ...anybody,
  },
  /**
   * Of another, it counts at once. One's own is asked for, and counts at once only where no other active user
   * may confirm it.
   */
  create: {
    name: 'create absence',
    method: 'POST',
    path: '/api/absences',
    input: z.extend(absenceInputSchema, {
      staffId: z
        .string(absenceMessages.staffMissing)
        .check(z.minLength(1, absenceMessages.staffMissing)),
    }),
    output: absenceSchema,
    ...anybody,
    words: { did: withName('Entered an absence of', 'user') },
  },
  /** One's own only while it is asked for, unless the caller may decide on absences: then it is asked for again. */
  change: {
    name: 'change absence',
    method: 'PATCH',
    path: '/api/absences/:id',
    /** Kind and note stay as they are if they are not sent: not every reader sees them. */
    input: z
      .object({
        ...dayRangeFields,
        kind: z.optional(kindSchema),
        note: z.optional(noteSchema),
        ...versionField,
      })
      .check(...daysAndTimesChecks),
    output: absenceSchema,
    ...anybody,
    words: { did: withName('Changed an absence of', 'user') },
  },
  confirm: {
    ...step,
    name: 'confirm absence',
    path: '/api/absences/:id/confirm',
    access: deciders,
    ...ofStaff,
    words: {
      screen: 'Staff Management',
      also: 'Receptionist dashboard',
      label: 'Absences, Confirm',
      can: 'confirm an absence',
      did: withName('Confirmed an absence of', 'user'),
    },
  },
  decline: {
    ...step,
    name: 'decline absence',
    path: '/api/absences/:id/decline',
    access: deciders,
    ...ofStaff,
    words: {
      screen: 'Staff Management',
      also: 'Receptionist dashboard',
      label: 'Absences, Decline',
      can: 'decline an absence',
      did: withName('Declined an absence of', 'user'),
    },
  },
  delete: {
    name: 'delete absence',
    method: 'DELETE',
    path: '/api/absences/:id',
    input: z.object(versionField),
    output: absenceSchema,
    ...anybody,
    words: { did: withName('Deleted an absence of', 'user') },
  },
  /** As if it were confirmed. */
  preview: {
    name: 'preview absence',
    path: '/api/absences/preview',
    input: z.extend(absenceInputSchema, {
      staffId: z
        .string(absenceMessages.staffMissing)
        .check(z.minLength(1, absenceMessages.staffMissing)),
      /** The absence that is changed or confirmed: this takes its place. */
      id: filterBy(z.string()),
    }),
    ...anybody,
    ...preview,
    words: {
      did: null,
      patient: { among: 'Saw your appointment while entering an absence' },
    },
  },
} as const satisfies Record<string, Endpoint>
