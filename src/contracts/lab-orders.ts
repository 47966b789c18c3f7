import * as z from 'zod/mini'

/** Test types, statuses and priorities of the lab (specification, sections 3 and 4). */
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

/** What may be uploaded as a result (sections 5 and 9). */
export const labFileTypes = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
} as const

/** The largest result file, in bytes. */
export const labFileMaxBytes = 10 * 1024 * 1024

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
