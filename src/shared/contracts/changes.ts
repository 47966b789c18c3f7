import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'

/** What the feed is of; queries' keys begin with the same words. */
export const changeTopics = [
  'staff',
  'roles',
  'departments',
  'working-times',
  'patients',
  'visits',
  'booking-requests',
  'prescriptions',
  'prescription-requests',
  'problems',
  'letters',
  'documents',
  'lab-orders',
  'vitals',
  'notes',
  'templates',
  'clinic',
  'lab-ranges',
  /** Opening hours, closing days, weeks, extra hours and absences: when people can be booked. */
  'hours',
  'visit-kinds',
  'bin',
  'notices',
] as const
const topicSchema = z.enum(changeTopics)
export type ChangeTopic = z.infer<typeof topicSchema>

export const changeMessages = { cursorForeign: 'This cursor is none of this feed' } as const

export const changeEndpoints = {
  /**
   * What has changed since `after`, which is an earlier answer's `next`; without it, the
   * feed's end. Where nothing has, the answer waits for the next change, up to 25 seconds. With
   * `reset`, what is on show may have changed in any way.
   */
  list: {
    name: 'follow changes',
    method: 'GET',
    path: '/api/changes',
    input: z.object({
      after: z.optional(z.string().check(z.maxLength(100))),
      /** Topics, apart by commas; all without it. */
      topics: z.optional(z.string().check(z.maxLength(500))),
      /** Has it answered at once, whether anything has changed or not. */
      wait: z.optional(z.literal('no')),
    }),
    output: z.object({
      changes: z.array(z.object({ topic: topicSchema, id: z.string() })),
      next: z.string(),
      reset: z.optional(z.boolean()),
    }),
    access: 'session',
    resource: 'changes',
    recordsOnly: true,
  },
} as const satisfies Record<string, Endpoint>
