import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { nameSchema, versionSchema } from './lists'

/** The least and the most minutes that a visit takes. */
const visitLength = { least: 5, most: 480 } as const

/** What a person reads about kinds of visit (docs/product/hours.md). */
export const visitKindMessages = {
  nameRequired: 'Please enter a name, such as Check-up',
  nameTooLong: 'Please use at most 100 characters',
  minutesInvalid: `Please enter whole minutes from ${visitLength.least} to ${visitLength.most}`,
  exists: 'There is another kind of visit with this name.',
  tooMany: 'A clinic has at most 100 kinds of visit.',
  departmentUnknown: 'This department has been deleted meanwhile. Please choose another.',
  defaultNeeded: 'This is the default kind. Make another one the default first.',
  defaultForAll: 'The default kind is active and offered in all departments.',
  versionMissing: 'The version of the kind of visit is missing',
  stale:
    'This kind of visit has been changed meanwhile. See what it says now, and save again if you still want to.',
  notFound: 'Kind of visit not found',
  /** In a visit's form. */
  unknown: 'This kind of visit is no longer offered. Please choose another.',
  created: 'Kind of visit added.',
  changed: 'Kind of visit changed.',
  fetchFailed: 'Failed to fetch the kinds of visit',
  createFailed: 'Failed to add the kind of visit',
  changeFailed: 'Failed to change the kind of visit',
} as const

/** Whole minutes, as a number or as an address has it. */
export const visitMinutesSchema = z.coerce
  .number<number>(visitKindMessages.minutesInvalid)
  .check(
    z.multipleOf(1, visitKindMessages.minutesInvalid),
    z.gte(visitLength.least, visitKindMessages.minutesInvalid),
    z.lte(visitLength.most, visitKindMessages.minutesInvalid),
  )

const kindFields = {
  name: nameSchema(visitKindMessages.nameRequired, visitKindMessages.nameTooLong),
  minutes: z
    .number(visitKindMessages.minutesInvalid)
    .check(
      z.multipleOf(1, visitKindMessages.minutesInvalid),
      z.gte(visitLength.least, visitKindMessages.minutesInvalid),
      z.lte(visitLength.most, visitKindMessages.minutesInvalid),
    ),
  /** Whether it is offered. */
  active: z.boolean(),
  /** Of what kind a visit is without another choice: of one kind at any time. */
  isDefault: z.boolean(),
}

/** The form. */
export const visitKindInputSchema = z.object({
  ...kindFields,
  /** Where it is offered; none means everywhere. */
  departmentIds: z.array(z.string()).check(z.maxLength(100)),
})
export type VisitKindInput = z.infer<typeof visitKindInputSchema>

export const visitKindSchema = z.object({
  id: z.string(),
  ...kindFields,
  /** Where it is offered, by name; none means everywhere. */
  departments: z.array(z.object({ _id: z.string(), name: z.string() })),
  version: z.number(),
})
export type VisitKind = z.infer<typeof visitKindSchema>

const ofClinic = { resource: 'clinic', recordsOnly: true, scope: 'clinic' } as const
const written = { access: 'staff_edit', alsoNeeds: 'admin_dashboard', ...ofClinic } as const

export const visitKindEndpoints = {
  /** The default first, then by name; those that are not offered any more too. */
  list: {
    name: 'list visit kinds',
    method: 'GET',
    path: '/api/visit-kinds',
    input: null,
    output: z.array(visitKindSchema),
    access: 'session',
    ...ofClinic,
  },
  create: {
    name: 'create visit kind',
    method: 'POST',
    path: '/api/visit-kinds',
    input: visitKindInputSchema,
    output: visitKindSchema,
    ...written,
    words: {
      screen: 'Admin dashboard',
      label: 'Kinds of visit, Add',
      can: 'add a kind of visit',
      did: 'Added a kind of visit',
    },
  },
  /** Whoever makes it the default takes that from the other. */
  change: {
    name: 'change visit kind',
    method: 'PATCH',
    path: '/api/visit-kinds/:id',
    input: z.extend(visitKindInputSchema, {
      version: versionSchema(visitKindMessages.versionMissing),
    }),
    output: visitKindSchema,
    ...written,
    words: {
      screen: 'Admin dashboard',
      label: 'Kinds of visit, Edit',
      can: 'change a kind of visit',
      did: 'Changed a kind of visit',
    },
  },
} as const satisfies Record<string, Endpoint>
