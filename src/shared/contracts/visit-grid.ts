import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { awayDaySchema, daySpanSchema } from './hours'
import { filterBy } from './lists'
import { visitReaders, visitSchema } from './visits'

/** The most doctors and visits that one grid shows; for the others it is narrowed down. */
export const gridMost = { doctors: 40, visits: 1000 } as const

/** What a person reads over the grid (docs/product/desk-grid.md). */
export const visitGridMessages = {
  fetchFailed: 'Failed to fetch the day grid',
  moreDoctors: (more: number) =>
    `The first ${gridMost.doctors} doctors by name are shown, and ${more} more are not. Choose a department or a doctor.`,
  moreVisits: (time: string, date: string) =>
    `There are more appointments than can be shown: from ${time} on ${date} on some are missing, and no place is offered as free. Choose a department or a doctor.`,
} as const

/** A doctor, and when they work on each day, in the clinic's zone. */
const gridDoctorSchema = z.object({
  doctorId: z.string(),
  /** 'Dr. ' and the name. */
  doctor: z.string(),
  department: z.optional(z.string()),
  /** Whether they can be booked. */
  isActive: z.boolean(),
  /** HH:MM; where `to` is not after `from` it is on the next day. */
  hours: z.object({ from: z.string(), to: z.string() }),
  /** When the doctor can be booked on the days asked for, by time: one or more on each calendar day. */
  spans: z.array(daySpanSchema),
  /** Why not, of days of which an absence or a closing day takes a part: a sentence each. */
  away: z.array(awayDaySchema),
})
export type GridDoctor = z.infer<typeof gridDoctorSchema>

const visitGridSchema = z.object({
  /** By name. */
  doctors: z.array(gridDoctorSchema),
  /** How many doctors are left out. */
  moreDoctors: z.number(),
  /** Those that take up their time, by time. */
  visits: z.array(visitSchema),
  /** From when on visits are left out; absent where all are there. */
  cutAt: z.optional(z.object({ date: z.string(), time: z.string() })),
})
export type VisitGrid = z.infer<typeof visitGridSchema>

export const visitGridEndpoints = {
  /** The doctors with their working times, and their visits of a day or a week, as of one moment. */
  grid: {
    name: 'read grid of visits',
    method: 'GET',
    path: '/api/visits/grid',
    input: z.object({
      /** YYYY-MM-DD: the first day. */
      date: z.iso.date(),
      /** How many days: 1 or 7. */
      days: z._default(
        z.coerce
          .number<number>()
          .check(z.refine((days) => days === 1 || days === 7, 'Please ask for 1 day or 7')),
        1,
      ),
      /** The id of the department whose doctors are shown. */
      departmentId: filterBy(z.string()),
      /** The one doctor who is shown, who may be inactive and have no visits then. */
      doctorId: filterBy(z.string()),
    }),
    output: visitGridSchema,
    access: visitReaders,
    scope: 'clinic',
    shows: 'records',
    resource: 'visits',
    recordsOnly: true,
    words: {
      screen: 'Receptionist dashboard',
      label: 'the day grid',
      can: 'see the day grid',
      patient: { among: 'Saw you in the day’s appointments' },
    },
  },
} as const satisfies Record<string, Endpoint>
