import type { Visit } from '@shared/contracts/visits'
import * as z from 'zod/mini'
import { clinicToday } from '@/stores/clinic-day'
import { readWork, saveWork } from '@/stores/work'

/** With whom, and on which day, the person scheduled last in this tab (docs/decisions/0008). */
const name = 'last-scheduled'
const lastSchema = z.object({ doctorId: z.string(), date: z.string() })

export const noteScheduled = ({ doctorId, date }: Visit): void => saveWork(name, { doctorId, date })

/** The doctor and the day to begin with: those scheduled last, but for a day that is past. */
export function lastScheduled(): z.infer<typeof lastSchema> {
  const today = clinicToday()
  const { doctorId, date } = readWork(name, lastSchema) ?? { doctorId: '', date: today }
  return { doctorId, date: date < today ? today : date }
}
