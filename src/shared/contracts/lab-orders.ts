import { isolated } from '@shared/lib/isolated'
import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import {
  correctionFields,
  labFlags,
  labReportFields,
  labResultMessages,
  labResultVersionSchema,
  orderVersionFields,
} from './lab-results'
import { filterBy, pageFields, pageOf } from './lists'
import { genderSchema } from './patients'
import { labReaders } from './permissions'

/** What a person reads about lab orders (docs/product/lab.md). */
export const labMessages = {
  orderFailed: 'Failed to order the tests',
  ordered: (tests: number) => (tests === 1 ? 'Test ordered.' : `${tests} tests ordered.`),
  patientRequired: 'Please select a patient',
  testRequired: 'Please choose at least one test',
  testTwice: 'Each test can be ordered once at a time',
  questionTooLong: 'A question has at most 1000 characters',
  technicianUnknown: 'This is not an active technician of the clinic',
  takenAlready: 'This order has been taken meanwhile.',
  techniciansTake: 'Only a laboratory technician takes an order. Assign it to one of them instead.',
  stale:
    'This lab order has been changed meanwhile. See what it says now, and try again if you still want to.',
  notFound: 'Lab order not found',
  fetchFailed: 'Failed to fetch lab orders',
  changeFailed: 'Failed to update lab order',
  reportFailed: 'Failed to generate the report',
  cannotMove: (from: string, to: string) => `A lab order that is ${from} cannot become ${to}.`,
  closed: 'This order is closed.',
  completeTitle: 'Complete without a result?',
  completeQuestion: (order: string) =>
    `${order} has no result. To record one, keep it open and use Upload Results.`,
  completeConfirm: 'Complete order',
  completeCancel: 'Keep open',
  cancelTitle: 'Cancel this lab order?',
  cancelQuestion: (order: string) => `${order} will be cancelled. This cannot be undone.`,
  cancelConfirm: 'Cancel order',
  cancelCancel: 'Keep order',
  dateFormat: 'Enter a date as YYYY-MM-DD',
  reportNeedsFilter: 'Correct the date first: a report is made of what the filters say.',
} as const

/** Test types, statuses and priorities of the lab (docs/product/lab.md). */
export const labTestTypes = [
  'Complete Blood Count',
  'Lipid Panel',
  'Liver Function Test',
  'Urinalysis',
  'Thyroid Stimulating Hormone',
  'Hemoglobin A1C',
  'Basic Metabolic Panel',
  'Culture and Sensitivity',
] as const

export const labStatuses = ['pending', 'in-progress', 'completed', 'cancelled'] as const
export type LabStatus = (typeof labStatuses)[number]

/** The statuses as a person reads them. */
export const labStatusWords: Record<LabStatus, string> = {
  pending: 'Pending',
  'in-progress': 'In Progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
}

export const labPriorities = ['routine', 'urgent'] as const
export const labPriorityWords = { routine: 'Routine', urgent: 'Urgent' } as const

/** Where an order can go from each status: forward, or out. */
const labTransitions: Record<LabStatus, readonly LabStatus[]> = {
  pending: ['in-progress', 'cancelled'],
  'in-progress': ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
}

/** Who does the test, or who asked for it: `id` is a member of staff's. */
const colleague = z.object({ id: z.string(), name: z.string() })

export const labOrderSchema = z.object({
  id: z.string(),
  /** By which people know it, counted by the clinic. */
  number: z.number(),
  /** Whose it is, where the host keeps lab orders; the sample's has only a name. */
  patientId: z.optional(z.string()),
  patientNumber: z.optional(z.number()),
  patient: z.string(),
  /** In whole years, when it was ordered. */
  age: z.number(),
  /** YYYY-MM-DD; absent where it is not known. */
  dateOfBirth: z.optional(z.string()),
  /** By which a reference range may differ; not known of the sample's. */
  gender: z.optional(genderSchema),
  testType: z.enum(labTestTypes),
  /** YYYY-MM-DD. */
  requestedDate: z.string(),
  status: z.enum(labStatuses),
  priority: z.enum(labPriorities),
  /** What the doctor wants to know; may be empty. */
  question: z.string(),
  /** Who ordered it, a doctor with the title; not known of the sample's. */
  orderedBy: z.optional(colleague),
  technician: z.nullable(colleague),
  /** YYYY-MM-DD, once completed. */
  completedDate: z.optional(z.string()),
  /**
   * The version of the result that counts: for its patient, the last that is released. Absent too in a list
   * that was not asked for results.
   */
  result: z.optional(labResultVersionSchema),
  /** Counts the changes: whoever changes the order sends the version that was seen. */
  version: z.number(),
})
export type LabOrder = z.infer<typeof labOrderSchema>

/** An order with all versions of its result, the last first. */
const labOrderRecordSchema = z.extend(labOrderSchema, {
  results: z.array(labResultVersionSchema),
})
export type LabOrderRecord = z.infer<typeof labOrderRecordSchema>

/** What a doctor orders of a patient: each test is an order of its own. */
export const labRequestSchema = z.object({
  patientId: z.string().check(z.minLength(1, labMessages.patientRequired)),
  testTypes: z.array(z.enum(labTestTypes)).check(
    z.minLength(1, labMessages.testRequired),
    z.refine((types) => new Set(types).size === types.length, labMessages.testTwice),
  ),
  priority: z.enum(labPriorities),
  question: z.string().check(z.trim(), z.maxLength(1000, labMessages.questionTooLong)),
})
export type LabRequest = z.infer<typeof labRequestSchema>

/** What was measured of a patient at one time, for a trend. */
const labTrendValueSchema = z.object({
  orderId: z.string(),
  /** The order's, which says of what it was measured: glucose of urine is none of blood. */
  testType: z.enum(labTestTypes),
  analyte: z.string(),
  unit: z.string(),
  /**
   * Where it is drawn: of a comparator its number, of a range the middle; null of a mark such as `HI`, and of
   * another value with a flag and without a number that can be read.
   */
  value: z.nullable(z.number()),
  /** As it was reported, where that is no plain number: `>9.0`. */
  reported: z.optional(z.string()),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  flag: z.nullable(z.enum(labFlags)),
  /** An ISO time: when it was reported. */
  at: z.string(),
})
export type LabTrendValue = z.infer<typeof labTrendValueSchema>

/** What a list answers of each order besides: the rows of most show no result. */
const withSchema = filterBy(z.enum(['results']))

const labOrderFilterSchema = z.object({
  status: filterBy(z.enum(labStatuses)),
  testType: filterBy(z.string()),
  /** The date requested, YYYY-MM-DD. */
  date: filterBy(z.string()),
  /** Looked for in the patient's name. */
  patient: z._default(z.string().check(z.maxLength(200)), ''),
  /** One patient's alone, by id. */
  patientId: filterBy(z.string().check(z.maxLength(100))),
  /** One technician's alone, by id. */
  technicianId: filterBy(z.string().check(z.maxLength(100))),
})
export type LabOrderFilter = z.infer<typeof labOrderFilterSchema>

const ofLab = { scope: 'clinic', resource: 'lab-orders' } as const

export const labOrderEndpoints = {
  /** In the order of `compareLabOrders`, as is `awaiting`. */
  list: {
    name: 'list lab orders',
    method: 'GET',
    path: '/api/lab-orders',
    input: z.extend(labOrderFilterSchema, { with: withSchema, ...pageFields }),
    output: pageOf(labOrderSchema),
    access: labReaders,
    shows: 'records',
    ...ofLab,
  },
  /** Also by the patient whose it is, once its result is released. */
  get: {
    name: 'read lab order',
    method: 'GET',
    path: '/api/lab-orders/:id',
    input: null,
    output: labOrderRecordSchema,
    access: [...labReaders, 'patient_dashboard'],
    shows: 'records',
    resource: 'lab-orders',
    recordsOnly: true,
  },
  counts: {
    name: 'count lab orders',
    method: 'GET',
    path: '/api/lab-orders/counts',
    input: null,
    output: z.object({
      pending: z.number(),
      inProgress: z.number(),
      completedToday: z.number(),
      /** Urgent orders that still wait or are in work. */
      urgent: z.number(),
    }),
    access: labReaders,
    ...ofLab,
  },
  /** The orders that a result can be given to; `q` is looked for in patient, test and number. */
  awaiting: {
    name: 'list lab orders without a result',
    method: 'GET',
    path: '/api/lab-orders/awaiting',
    input: z.object({ q: z._default(z.string().check(z.maxLength(200)), ''), ...pageFields }),
    output: pageOf(labOrderSchema),
    access: labReaders,
    shows: 'records',
    ...ofLab,
  },
  /** Critical results that no doctor has acknowledged, the longest waiting first, at most `listedResultsMost`. */
  critical: {
    name: 'list critical results',
    method: 'GET',
    path: '/api/lab-orders/critical',
    input: z.object({
      /** One patient's alone, by id. */
      patientId: filterBy(z.string().check(z.maxLength(100))),
    }),
    output: z.array(labOrderSchema),
    access: 'lab_report_view',
    shows: 'records',
    ...ofLab,
    recordsOnly: true,
  },
  /**
   * The caller's orders whose result was released as not critical, and is critical by what is understood
   * since, until a doctor acknowledges it; for a caller who may acknowledge also those of people who may not,
   * or have gone. The oldest first, at most `listedResultsMost`.
   */
  foundCritical: {
    name: 'list results found critical later',
    method: 'GET',
    path: '/api/lab-orders/found-critical',
    input: null,
    output: z.array(labOrderSchema),
    access: 'lab_report_view',
    shows: 'records',
    ...ofLab,
    recordsOnly: true,
  },
  /** Released results of the patient who is signed in, the last first, at most `listedResultsMost`. */
  own: {
    name: 'list own lab results',
    method: 'GET',
    path: '/api/lab-orders/own',
    input: null,
    output: z.array(labOrderSchema),
    access: 'patient_dashboard',
    shows: 'own',
    resource: 'lab-orders',
    recordsOnly: true,
  },
  /** The quantities measured of a patient, the last first, at most 1,000. */
  trends: {
    name: 'list lab values',
    method: 'GET',
    path: '/api/lab-orders/values',
    input: z.object({ patientId: z.string().check(z.maxLength(100)) }),
    output: z.array(labTrendValueSchema),
    access: labReaders,
    shows: 'records',
    ...ofLab,
    recordsOnly: true,
  },
  /** Answers the new orders, one for each test. */
  create: {
    name: 'order lab tests',
    method: 'POST',
    path: '/api/lab-orders',
    input: labRequestSchema,
    output: z.array(labOrderSchema),
    access: 'medical_record_create',
    alsoNeeds: 'lab_report_view',
    ...ofLab,
    recordsOnly: true,
  },
  /** A pending order becomes the caller's, who must be a technician, and is in progress. */
  take: {
    name: 'take lab order',
    method: 'POST',
    path: '/api/lab-orders/:id/take',
    input: z.object(orderVersionFields),
    output: labOrderSchema,
    access: 'lab_report_edit',
    ...ofLab,
    recordsOnly: true,
  },
  move: {
    name: 'move lab order',
    method: 'POST',
    path: '/api/lab-orders/:id/status',
    input: z.object({ status: z.enum(labStatuses), ...orderVersionFields }),
    output: labOrderSchema,
    access: 'lab_report_edit',
    ...ofLab,
  },
  /** `technician` is a technician's id; null: nobody. */
  assign: {
    name: 'assign lab order',
    method: 'POST',
    path: '/api/lab-orders/:id/assign',
    input: z.object({
      technician: z.nullable(z.string().check(z.maxLength(100))),
      ...orderVersionFields,
    }),
    output: labOrderSchema,
    access: 'lab_report_edit',
    ...ofLab,
  },
  /** Completes the order, also one that nobody had marked as in progress. */
  report: {
    name: 'report lab result',
    method: 'POST',
    path: '/api/lab-orders/:id/report',
    input: z.object({ ...labReportFields, ...orderVersionFields }),
    output: labOrderSchema,
    access: 'lab_report_create',
    ...ofLab,
  },
  /** A new version of the result, beside the one before. */
  correct: {
    name: 'correct lab result',
    method: 'POST',
    path: '/api/lab-orders/:id/correct',
    input: z.object({ ...labReportFields, ...correctionFields, ...orderVersionFields }),
    output: labOrderRecordSchema,
    access: 'lab_report_create',
    ...ofLab,
    recordsOnly: true,
  },
  acknowledge: {
    name: 'acknowledge critical result',
    method: 'POST',
    path: '/api/lab-orders/:id/acknowledge',
    input: z.object(orderVersionFields),
    output: labOrderSchema,
    access: 'medical_record_edit',
    alsoNeeds: 'lab_report_view',
    ...ofLab,
    recordsOnly: true,
  },
} as const satisfies Record<string, Endpoint>

export const isOpenOrder = ({ status }: Pick<LabOrder, 'status'>): boolean =>
  status === 'pending' || status === 'in-progress'

/** Why nothing about the order can be changed; null where it is open. */
export const labOrderLock = (order: Pick<LabOrder, 'status'>): string | null =>
  isOpenOrder(order) ? null : labMessages.closed

/** An order as it is spoken of. */
export const labOrderName = ({
  patient,
  testType,
}: Pick<LabOrder, 'patient' | 'testType'>): string => `${testType} of ${isolated(patient)}`

const hasResult = ({ result }: LabOrder): boolean => result !== undefined

/**
 * Whether a result can be given to it.
 * @param fileIsLost whether the file of its result can't be had any more
 */
const awaitsResult = (order: LabOrder, fileIsLost: boolean): boolean =>
  isOpenOrder(order) || (order.status === 'completed' && (!hasResult(order) || fileIsLost))

/** Why it takes no result; null where it does. */
export function resultRefusal(order: LabOrder, fileIsLost: boolean): string | null {
  if (order.status === 'cancelled') return labResultMessages.cancelledOrder
  return awaitsResult(order, fileIsLost) ? null : labResultMessages.hasResult
}

export const canMoveOrder = (from: LabStatus, to: LabStatus): boolean =>
  labTransitions[from].includes(to)

const rank = (order: LabOrder): number =>
  isOpenOrder(order) ? (order.priority === 'urgent' ? 0 : 1) : 2

/**
 * For a list with urgent open orders first, then the other open ones, the longest waiting in front; then
 * the closed, the last result of the last day in front. `resultAt`, in milliseconds since 1970, is when
 * an order was completed, or when its result came after that.
 */
export function compareLabOrders(
  one: LabOrder & { resultAt?: number | undefined },
  other: LabOrder & { resultAt?: number | undefined },
): number {
  if (rank(one) !== rank(other)) return rank(one) - rank(other)
  const day = ({ completedDate, requestedDate }: LabOrder) => completedDate ?? requestedDate
  const older =
    day(one).localeCompare(day(other)) ||
    (one.resultAt ?? 0) - (other.resultAt ?? 0) ||
    one.number - other.number
  return isOpenOrder(one) ? older : -older
}
