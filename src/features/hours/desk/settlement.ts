import { type FormErrors, schemaResolver } from '@mantine/form'
import type { Affected, Settlement } from '@shared/contracts/absence-desk'
import { absenceDeskScreenMessages as words } from '@shared/contracts/absence-desk-words'
import type { Absence } from '@shared/contracts/absences'
import { visitInputSchema, visitMessages } from '@shared/contracts/visits'
import * as z from 'zod/mini'

/** What is typed to settle rows in another way. */
export interface Typed {
  /** 'proposals', the number of a proposal, or another way. */
  way: string
  doctorId: string
  date: string
  time: string
  reason: string
}

const schema = z.object({
  way: z.string().check(z.minLength(1, words.wayRequired)),
  doctorId: z.string(),
  date: z.string(),
  time: z.string(),
  reason: z.string().check(z.trim(), z.maxLength(100, visitMessages.cancelReasonTooLong)),
})
const { date: dateSchema, time: timeSchema } = visitInputSchema.shape

const resolve = schemaResolver(schema, { sync: true })

/** What is missing for the way that is chosen. */
export function check(typed: Typed): FormErrors {
  const { way, doctorId, date, time } = typed
  const needsDoctor = way === 'hand' || way === 'time'
  return {
    ...resolve(typed),
    ...(needsDoctor && doctorId === '' && { doctorId: words.doctorRequired }),
    ...(way === 'time' &&
      !dateSchema.safeParse(date).success && { date: visitMessages.dateRequired }),
    ...(way === 'time' &&
      !timeSchema.safeParse(time).success && { time: visitMessages.timeRequired }),
  }
}

const seen = ({ kind, id, version }: Affected) => ({ kind, id, version })

/** What is sent of a row by its first proposal; nothing where it has none. */
export function proposalOf(row: Affected, at = 0): Settlement[] {
  const proposal = row.proposals[at]
  if (!proposal) return []
  const { as, doctorId, date, time } = proposal
  return [
    {
      ...{ ...seen(row), as },
      ...(as === 'handed' && doctorId !== undefined && { doctorId }),
      ...(date !== undefined && { date }),
      ...(time !== undefined && { time }),
    },
  ]
}

/** What is sent of a row by what is typed; nothing where it has no such proposal. */
export function settlementOf(row: Affected, typed: Typed, { staffId }: Absence): Settlement[] {
  const { way, doctorId, reason } = typed
  if (way === 'call') return [{ ...seen(row), as: 'to-call' }]
  if (way === 'hand') return [{ ...seen(row), as: 'handed', doctorId }]
  if (way === 'cancel')
    return [{ ...seen(row), as: 'cancelled', ...(reason.trim() !== '' && { reason }) }]
  if (way === 'proposals') return proposalOf(row)
  if (way !== 'time') return proposalOf(row, Number(way))
  const when = { date: dateSchema.parse(typed.date), time: timeSchema.parse(typed.time) }
  return doctorId === staffId
    ? [{ ...seen(row), as: 'moved', ...when }]
    : [{ ...seen(row), as: 'handed', doctorId, ...when }]
}
