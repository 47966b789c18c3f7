import type { Affected } from '@shared/contracts/absence-desk'
import { absenceDeskScreenMessages as words } from '@shared/contracts/absence-desk-words'
import { describe, expect, it } from 'vitest'
import { booking, omar, order, priya, settled } from '@/test/absence-answers'
import { hasNotCome, hasToBeCalled, reachWords } from './call-list'

const atTime = (time: string) => Date.parse(`2026-03-02T${time}:00.000Z`)
const both = ['moved', 'cancelled'] as const
const early = atTime('08:00')
const waits = (row: Affected): Affected => ({
  ...row,
  ...(row.visit && { visit: { ...row.visit, status: 'checked-in' } }),
})
const moved = settled(priya, 'moved', { date: '2026-03-04', time: '09:00' })
const toToday = settled(omar, 'moved', { date: '2026-03-02', time: '11:00' })
const byWebhook = { ...omar, reachedBy: 'webhook' } as const

describe('who has to be called', () => {
  it.each([
    ['gets an e-mail', priya, both, early, false, words.getsMail],
    ['gets a text message', byWebhook, both, early, false, words.getsMessage],
    ['gets none', omar, both, early, true, words.noMessage],
    ['gets none since messages are off', priya, [], early, true, words.messagesOff],
    ['was expected soon', priya, both, atTime('08:15'), true, words.callToo(words.getsMail)],
    ['is expected soon', priya, both, atTime('10:15'), true, words.callToo(words.getsMail)],
    ['was moved soon before', moved, both, atTime('10:10'), true, words.callToo(words.getsMail)],
    ['was moved, with the old time over', moved, both, atTime('10:16'), false, words.getsMail],
    [
      'is moved to a time soon',
      { ...toToday, reachedBy: 'mail' } as const,
      ...([both, atTime('10:00'), true, words.callToo(words.getsMail)] as const),
    ],
    ['is not told', { ...moved, isNotTold: true }, both, early, true, words.notTold],
    ['waits at the clinic', waits(priya), both, early, true, words.waits],
    ['waited at the clinic', waits(moved), both, early, true, words.waits],
    ['has not come', priya, both, atTime('10:30'), false, ''],
    ['is on the call list', settled(priya, 'to-call'), both, atTime('10:30'), true, ''],
    ['has no proposal', { ...priya, proposals: [] }, both, early, true, ''],
    ['was settled elsewhere', { ...omar, state: 'elsewhere' } as const, both, early, false, ''],
    ['has booked, and is handed over', settled(booking, 'handed'), both, early, false, ''],
    [
      'has booked, and was declined',
      settled(booking, 'cancelled'),
      ...([both, early, true, words.noMessage] as const),
    ],
    ['has a lab order', order, both, early, false, ''],
    ['has a lab order to call for', settled(order, 'to-call'), both, early, false, ''],
  ])('is settled for a patient who %s', (_, row, messages, at, isCalled, text) => {
    const facts = { messages: [...messages], at }
    expect(hasToBeCalled(row, facts)).toBe(isCalled)
    expect(reachWords(row, facts)).toBe(text)
  })
})

it('a patient has not come when the time of a pending visit is over', () => {
  expect(hasNotCome(priya, atTime('10:29'))).toBe(false)
  expect(hasNotCome(priya, atTime('10:30'))).toBe(true)
  const over = { ...priya, ...(priya.visit && { visit: { ...priya.visit, isOver: true } }) }
  expect(hasNotCome(over, atTime('10:29'))).toBe(true)
  expect(hasNotCome(settled(priya, 'to-call'), atTime('10:30'))).toBe(true)
  expect(hasNotCome(moved, atTime('10:30'))).toBe(false)
  expect(hasNotCome(waits(priya), atTime('10:30'))).toBe(false)
  expect(hasNotCome(booking, atTime('10:30'))).toBe(false)
})
