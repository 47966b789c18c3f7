import { isolated } from '@shared/lib/isolated'
import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { forecastMost, visitOutsideSchema, visitsOutsideSchema } from './hours'
import { visitReaders } from './visits'

function hoursOf(doctors: readonly string[]): string {
  const [one = '', other = ''] = doctors.map(isolated)
  if (doctors.length === 1) return `${one}'s hours`
  if (doctors.length === 2) return `The hours of ${one} and ${other}`
  return `The hours of ${doctors.length || 'several'} doctors`
}

/** What a person reads of visits that a change of hours left outside (docs/product/hours.md). */
export const outsideVisitMessages = {
  fetchFailed: 'Failed to fetch the appointments outside of the hours',
  keepFailed: 'Failed to keep the appointment where it is',
  /** @param doctors whose hours these are; none where that is not known of all */
  counted: (count: number, doctors: readonly string[]) =>
    `${hoursOf(doctors)} changed. ${count === 1 ? '1 appointment is' : `${count} appointments are`} outside of them.`,
  whatToDo: 'Move or cancel each. Press Keep if it takes place anyway.',
  kept: 'The appointment stays where it is.',
  none: 'No appointment is outside of the hours any more.',
  more: (count: number) =>
    `${count} more ${count === 1 ? 'follows' : 'follow'} once these are settled.`,
  gone: 'This appointment was moved, cancelled or kept meanwhile.',
} as const

const notedOutsideSchema = z.extend(visitsOutsideSchema, {
  visits: z.array(
    z.extend(visitOutsideSchema, {
      /** A sentence with the hours of that day, the absence or the closing day. */
      reason: z.string(),
    }),
  ),
})
export type NotedOutside = z.infer<typeof notedOutsideSchema>

const ofDesk = { scope: 'clinic', resource: 'visits', recordsOnly: true } as const
const onDesk = { screen: 'Receptionist dashboard' } as const

export const outsideVisitEndpoints = {
  /** Visits to come that a change of hours left outside, and that nobody has moved, ended or kept since. */
  list: {
    name: 'list visits outside of hours',
    method: 'GET',
    path: '/api/outside-visits',
    input: null,
    output: notedOutsideSchema,
    access: visitReaders,
    shows: 'records',
    ...ofDesk,
    words: {
      ...onDesk,
      label: 'appointments outside of the hours',
      can: 'see which appointments are outside of changed hours',
      patient: {
        read: 'Saw that your appointment is outside of the hours',
        among: 'Saw you among appointments outside of the hours',
      },
    },
  },
  /** Leaves such a visit where it is: it is listed no more. */
  keep: {
    name: 'keep visit outside of hours',
    method: 'POST',
    path: '/api/outside-visits/:id/keep',
    input: null,
    output: z.object({}),
    access: ['appointment_edit'],
    ...ofDesk,
    words: {
      ...onDesk,
      label: 'appointments outside of the hours, Keep',
      can: 'keep an appointment outside of changed hours',
      did: 'Kept an appointment outside of the hours',
      patient: { did: 'Kept your appointment although it is outside of the hours' },
    },
  },
} as const satisfies Record<string, Endpoint>

/** The most that are listed. */
export const outsideMost = forecastMost
