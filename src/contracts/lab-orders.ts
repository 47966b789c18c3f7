import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { labResultMessages } from './lab-results'
import { filterBy, pageFields, pageOf } from './lists'

/** What a person reads about lab orders (docs/product.md, Lab). */
export const labMessages = {
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

/** Test types, statuses and priorities of the lab (docs/product.md, Lab). */
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

export const labPriorityWords = { routine: 'Routine', urgent: 'Urgent' } as const

/** Where an order can go from each status: forward, or out. */
const labTransitions: Record<LabStatus, readonly LabStatus[]> = {
  pending: ['in-progress', 'cancelled'],
  'in-progress': ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
}

export const labTechnicians = [
  'Wanjiru Kamau',
  'Yusuf Demir',
  'Hannah Weiss',
  'Rafael Duarte',
] as const

export const labOrderSchema = z.object({
  id: z.number(),
  patient: z.string(),
  age: z.number(),
  testType: z.enum(labTestTypes),
  /** YYYY-MM-DD. */
  requestedDate: z.string(),
  status: z.enum(labStatuses),
  priority: z.enum(['routine', 'urgent']),
  technician: z.nullable(z.string()),
  /** YYYY-MM-DD, once completed. */
  completedDate: z.optional(z.string()),
  /** What was observed, in words. */
  result: z.optional(z.string()),
  /** The result's file by name, type and size in bytes. */
  file: z.optional(z.object({ name: z.string(), type: z.string(), size: z.number() })),
})
export type LabOrder = z.infer<typeof labOrderSchema>

const labOrderFilterSchema = z.object({
  status: filterBy(z.enum(labStatuses)),
  testType: filterBy(z.string()),
  /** The date requested, YYYY-MM-DD. */
  date: filterBy(z.string()),
  /** Looked for in the patient's name. */
  patient: z.string(),
})
export type LabOrderFilter = z.infer<typeof labOrderFilterSchema>

export const labOrderEndpoints = {
  /** In the order of `compareLabOrders`, as is `awaiting`. */
  list: {
    name: 'list lab orders',
    method: 'GET',
    path: '/api/lab-orders',
    input: z.extend(labOrderFilterSchema, pageFields),
    output: pageOf(labOrderSchema),
    access: 'lab_report_view',
    resource: 'lab-orders',
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
    access: 'lab_report_view',
    resource: 'lab-orders',
  },
  /** Every order that a result can be given to. */
  awaiting: {
    name: 'list lab orders without a result',
    method: 'GET',
    path: '/api/lab-orders/awaiting',
    input: null,
    output: z.array(labOrderSchema),
    access: 'lab_report_view',
    resource: 'lab-orders',
  },
  move: {
    name: 'move lab order',
    method: 'POST',
    path: '/api/lab-orders/:id/status',
    input: z.object({ status: z.enum(labStatuses) }),
    output: labOrderSchema,
    access: 'lab_report_edit',
    resource: 'lab-orders',
  },
  /** null: nobody. */
  assign: {
    name: 'assign lab order',
    method: 'POST',
    path: '/api/lab-orders/:id/assign',
    input: z.object({ technician: z.nullable(z.string()) }),
    output: labOrderSchema,
    access: 'lab_report_edit',
    resource: 'lab-orders',
  },
  /** Completes the order, also one that nobody had marked as in progress. */
  report: {
    name: 'report lab result',
    method: 'POST',
    path: '/api/lab-orders/:id/report',
    input: z.object({
      observation: z
        .string()
        .check(z.trim(), z.maxLength(4000, labResultMessages.observationTooLong)),
      file: z.nullable(z.instanceof(File)),
    }),
    output: labOrderSchema,
    access: 'lab_report_create',
    resource: 'lab-orders',
  },
  /** 404 where there is none, or none any more. */
  file: {
    name: 'read lab result file',
    method: 'GET',
    path: '/api/lab-orders/:id/file',
    input: null,
    output: z.instanceof(Blob),
    access: 'lab_report_view',
    resource: 'lab-orders',
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
}: Pick<LabOrder, 'patient' | 'testType'>): string => `${testType} of ${patient}`

const hasResult = ({ result, file }: LabOrder): boolean =>
  result !== undefined || file !== undefined

/**
 * Whether a result can be given to it.
 * @param fileIsLost whether the file of its result can't be had any more
 */
export const awaitsResult = (order: LabOrder, fileIsLost: boolean): boolean =>
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
    one.id - other.id
  return isOpenOrder(one) ? older : -older
}

/** @param today YYYY-MM-DD */
export const countLabOrders = (orders: readonly LabOrder[], today: string) => ({
  pending: orders.filter(({ status }) => status === 'pending').length,
  inProgress: orders.filter(({ status }) => status === 'in-progress').length,
  completedToday: orders.filter(({ completedDate }) => completedDate === today).length,
  urgent: orders.filter((order) => order.priority === 'urgent' && isOpenOrder(order)).length,
})
