import {
  type Affected,
  type AffectedAnswer,
  isUnsettled,
  type Proposal,
} from '@shared/contracts/absence-desk'
import { absenceDeskScreenMessages as words } from '@shared/contracts/absence-desk-words'
import { clinicTime } from '@/stores/clinic-day'

const minute = 60_000
/** A message that is sent later than this before an appointment can be read too late. */
const soon = 120 * minute

/** What decides who has to be called. */
export interface CallFacts {
  /** Which messages the clinic sends. */
  messages: AffectedAnswer['messages']
  /** Now, in milliseconds since 1970. */
  at: number
}

/** Whether a visit's time is over and its patient has not come; it can end while the screen is open. */
export const hasNotCome = ({ visit, state }: Affected, at: number): boolean =>
  visit?.status === 'pending' &&
  isUnsettled(state) &&
  (visit.isOver === true || Date.parse(visit.startsAt) + visit.minutes * minute <= at)

/** Which message the patient gets of it. */
const messageOf = (as: Affected['state'] | Proposal['as']) =>
  as === 'cancelled' ? 'cancelled' : as === 'moved' || as === 'handed' ? 'moved' : null

/** What becomes of a row; of an open one by its first proposal. */
const resultOf = ({ state, proposals }: Affected) =>
  state === 'open' ? (proposals[0]?.as ?? 'to-call') : state

const isWaiting = ({ visit }: Affected): boolean => visit?.status === 'checked-in'

/** Whether the old or the new time begins within two hours of the decision, and is still to come. */
function isSoon(row: Affected, at: number): boolean {
  const { visit, state, proposals, now, settled } = row
  if (!visit) return false
  const clock = (milliseconds: number) => {
    const { date, time } = clinicTime(new Date(milliseconds))
    return `${date} ${time}`
  }
  const limit = clock((settled ? Date.parse(settled.at) : at) + soon)
  const next = state === 'open' ? proposals[0] : now
  return [visit, { date: visit.date, time: visit.time, ...next }].some((place) => {
    const begins = `${place.date} ${place.time}`
    return clock(at) <= begins && begins <= limit
  })
}

/** Whether somebody has to speak to the patient: no message reaches them, or not in time. */
export function hasToBeCalled(row: Affected, { messages, at }: CallFacts): boolean {
  const { kind, state } = row
  if (kind === 'result' || kind === 'order') return false
  if (state === 'to-call') return true
  if (state === 'elsewhere' || hasNotCome(row, at)) return false
  if (kind === 'request') return state === 'cancelled'
  if (isWaiting(row) || row.isNotTold || isSoon(row, at)) return true
  const message = messageOf(resultOf(row))
  return message === null || row.reachedBy === undefined || !messages.includes(message)
}

/** How the patient hears of it; empty where there is nothing to hear. */
export function reachWords(row: Affected, { messages, at }: CallFacts): string {
  const { kind, state, reachedBy } = row
  if (kind === 'request') return state === 'cancelled' ? words.noMessage : ''
  if (kind !== 'visit' || state === 'elsewhere' || state === 'to-call' || hasNotCome(row, at))
    return ''
  if (isWaiting(row)) return words.waits
  if (row.isNotTold) return words.notTold
  const message = messageOf(resultOf(row))
  if (message === null) return ''
  if (!messages.includes(message)) return words.messagesOff
  if (reachedBy === undefined) return words.noMessage
  const gets = reachedBy === 'mail' ? words.getsMail : words.getsMessage
  return isSoon(row, at) ? words.callToo(gets) : gets
}
