import { isolated } from '@shared/lib/isolated'

/** How many of them, with the word in its number: `1 row`, `3 rows`. */
const counted = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`

/** What a person reads on the absence desk and of what it leaves open alone (docs/product/absence-desk.md). */
export const absenceDeskScreenMessages = {
  nothingAffected:
    'Nothing is affected. No appointment, booking, result or lab order is in this absence.',
  declined: 'This absence was declined: it affects nothing.',
  /** How far it is. @param counts `calls`: how many rows the call list has */
  counts: (counts: { unsettled: number; settled: number; elsewhere: number; calls: number }) =>
    `${counts.unsettled} not settled, ${counts.settled} settled${
      counts.elsewhere > 0 ? `, ${counts.elsewhere} changed in another place` : ''
    }. ${counts.calls} to call.`,
  noTime: 'No free time: call the patient',
  withoutProposal: (count: number) =>
    count === 1 ? 'One row has none and stays open.' : `${count} rows have none and stay open.`,
  bookingReason: 'Patients with a booking read this.',
  nothingShown: 'Nothing here. Choose “All” to see the other rows.',
  settled: (count: number) => `${count} settled.`,
  refused: (count: number) =>
    count === 1 ? '1 not settled: the row says why.' : `${count} not settled: the rows say why.`,
  gone: (count: number) =>
    `${counted(count, 'row was', 'rows were')} not settled, and ${count === 1 ? 'is' : 'are'} no longer listed:`,
  stayed: (count: number) => `${counted(count, 'row stays', 'rows stay')} as they are now:`,
  /** @param counts how many rows each user settled */
  undoQuestion: (counts: ReadonlyMap<string, number>) => {
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
    const users = [...counts].map(([user, count]) => `${count} settled by ${isolated(user)}`)
    return `${counted(total, 'row goes back to what it was', 'rows go back to what they were')} before: ${users.join(', ')}. What was changed since stays.`
  },
  changed: 'Changed meanwhile',
  locked: 'Settled already',
  noProposal: 'No free time found. Choose another way.',
  more: (count: number) =>
    `${counted(count, 'more row is', 'more rows are')} not listed. They follow once these are settled.`,
  moreSettled: (count: number) =>
    `${counted(count, 'more settled row is', 'more settled rows are')} not listed.`,
  notShown: (count: number) =>
    `${counted(count, 'result or lab order waits', 'results and lab orders wait')} for this doctor. Your role cannot see ${count === 1 ? 'it' : 'them'}.`,
  uncoveredUntil: (day: string) => `Looked at until ${day}.`,
  getsMail: 'Gets an e-mail',
  getsMessage: 'Gets a text message',
  callToo: (gets: string) => `${gets}. It begins soon: please call too.`,
  notTold: 'Not told, the message failed: please call',
  noMessage: 'No message: please call',
  messagesOff: 'Messages are switched off: please call',
  waits: 'At the clinic: please tell the patient',
  noOneToCall: 'Nobody has to be called.',
  wayRequired: 'Please choose one',
  doctorRequired: 'Please choose a doctor',
  unsettled: (who: string, when: string, count: number) =>
    `${isolated(who)} is away ${when}: ${count} not settled.`,
} as const
