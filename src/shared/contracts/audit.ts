import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { filterBy, pageFields, pageOf } from './lists'

/** What a person reads about who opened what (docs/product/audit.md). */
export const auditMessages = {
  fetchFailed: 'Failed to fetch who opened what',
} as const

/**
 * `opened`: one record; `listed`: several, or a part of one; `changed`; `reassigned`: given to another, or to
 * none, as what it belonged to was deleted or restored by the call. The others are of an account:
 * `signed-in`, `signed-out`, `failed` (a password or a code was wrong) and `password` (a code was asked for
 * or accepted, a password replaced).
 */
export const auditKinds = [
  ...(['opened', 'listed', 'changed', 'reassigned'] as const),
  ...(['signed-in', 'signed-out', 'failed', 'password'] as const),
] as const
const auditKindSchema = z.enum(auditKinds)
export type AuditKind = (typeof auditKinds)[number]

const changeSchema = z.union([
  z.object({ added: z.array(z.string()), taken: z.array(z.string()) }),
  z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) }),
])
/** What was added to a list and taken from it, or what a value was and is. */
export type TargetChange = z.infer<typeof changeSchema>

const targetKinds = [
  ...(['staff', 'role', 'department', 'working-time', 'clinic', 'account'] as const),
  ...(['lab-range', 'patient', 'opening-hours', 'closing-day', 'visit-kind'] as const),
  'template',
] as const

const targetSchema = z.object({
  kind: z.enum(targetKinds),
  /** As it was before. */
  name: z.string(),
  /** By the names of its fields; absent where nothing of it was changed, as of what was deleted. */
  changes: z.optional(z.record(z.string(), changeSchema)),
})
/** What an act of the administration was about, or whose data were corrected. */
export type AuditTarget = z.infer<typeof targetSchema>

/** What `query` holds of such an act. */
export const targetsSchema = z.object({ targets: z.array(targetSchema) })

/** What rows can be about: the targets of acts, and patients by whatever shows or changes their records. */
export const auditAbout = targetKinds

/** What `query` holds of an attempt on an account after which others are not written down for a while. */
export const moreAttemptsSchema = z.object({ moreNotListed: z.literal(true) })

const auditRowSchema = z.object({
  id: z.string(),
  /** An ISO time. */
  at: z.string(),
  /** The username and the role, as they were then; empty where no account has the name that was typed. */
  username: z.string(),
  role: z.string(),
  kind: auditKindSchema,
  /** The call's name, such as `read patient`. */
  call: z.string(),
  /** Whose record, where it was one patient's. */
  patient: z.nullable(z.object({ id: z.string(), number: z.number(), name: z.string() })),
  /** How many records it showed or changed. */
  records: z.number(),
  /**
   * What a list was asked for, which role was tried, what was reassigned, what an administrator's act was
   * about (`targetsSchema`), or that further attempts are not listed (`moreAttemptsSchema`), as JSON; empty
   * of all others.
   */
  query: z.string(),
  /** The network address. */
  address: z.string(),
  /** The permission by which it was allowed. */
  key: z.string(),
  /** Whether the person, a doctor, had no visit with that patient on that day, as it was then. */
  isOutside: z.boolean(),
})
export type AuditRow = z.infer<typeof auditRowSchema>

const ownAuditRowSchema = z.object({
  id: z.string(),
  /** An ISO time. */
  at: z.string(),
  /** The person's name, and the role as it was then. */
  name: z.string(),
  role: z.string(),
  kind: auditKindSchema,
  /** The call's name, or the one that its words say it as. */
  call: z.string(),
  /** Whether it was a list of several patients: of each person, list and day the last one. */
  isAmongOthers: z.boolean(),
})
export type OwnAuditRow = z.infer<typeof ownAuditRowSchema>

const day = filterBy(z.iso.date())

/** A row's id. */
const rowId = filterBy(z.string().check(z.regex(/^\d{1,15}$/)))

const auditListInputSchema = z.object({
  /** The number of the patient whose record it was, or who stood in the list. */
  patient: filterBy(z.string().check(z.regex(/^\d{1,9}$/))),
  /** The username of who did it. */
  person: filterBy(z.string().check(z.maxLength(100))),
  kind: filterBy(auditKindSchema),
  /** What it was about. */
  about: filterBy(z.enum(auditAbout)),
  /** YYYY-MM-DD, in the clinic's zone: the first day and the last. */
  from: day,
  to: day,
  /** The id of the newest row that was shown: what is written meanwhile moves no page. */
  upTo: rowId,
  ...pageFields,
})
export type AuditListInput = z.input<typeof auditListInputSchema>

export const auditEndpoints = {
  /** The last first. */
  list: {
    name: 'list audit',
    method: 'GET',
    path: '/api/audit',
    input: auditListInputSchema,
    output: pageOf(auditRowSchema),
    access: 'admin_dashboard',
    alsoNeeds: 'medical_record_view',
    shows: 'audit',
    scope: 'clinic',
    resource: 'audit',
    recordsOnly: true,
    words: {
      screen: 'Admin dashboard',
      label: 'Audit',
      can: 'see who opened which record',
      patient: null,
    },
  },
  /** Who else opened or changed the record of the patient who is signed in, the last first. */
  own: {
    name: 'list own audit',
    method: 'GET',
    path: '/api/audit/own',
    input: z.object({ upTo: rowId, ...pageFields }),
    output: pageOf(ownAuditRowSchema),
    access: 'patient_dashboard',
    shows: 'own',
    resource: 'audit',
    recordsOnly: true,
    words: {
      screen: 'Patient dashboard',
      label: 'Who Opened My Record',
      can: 'see who opened the own record',
    },
  },
} as const satisfies Record<string, Endpoint>
