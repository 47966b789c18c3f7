import * as z from 'zod/mini'

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
export const labTransitions: Record<LabStatus, readonly LabStatus[]> = {
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
