import { absenceDeskScreenMessages as words } from '@shared/contracts/absence-desk-words'
import { describe, expect, it } from 'vitest'
import { booking, omar, order, priya, settled } from '@/test/absence-answers'
import { awayWords, nowWords, proposalWords, stateWords, whatWords } from './desk-words'

const today = '2026-03-02'
describe('proposals and what became of a row in words', () => {
  it('name the day, the time and the doctor', () => {
    const [colleague, same] = priya.proposals
    expect(colleague && proposalWords(colleague, priya, today)).toBe(
      'Today 14:15 with Dr. Quentin Moreau',
    )
    expect(same && proposalWords(same, priya, today)).toBe(
      'Wed 2026-03-04, 09:00 with Dr. Daniel Reyes',
    )
    expect(proposalWords({ as: 'to-call' }, priya, today)).toBe(words.noTime)
    expect(proposalWords({ as: 'to-call' }, booking, today)).toBe('Call the patient')
    const atSameTime = { as: 'handed', doctorId: 'u2', doctor: 'Dr. Kavya Reddy' } as const
    expect(proposalWords(atSameTime, omar, today)).toBe('Tomorrow 09:00 with Dr. Kavya Reddy')
    expect(proposalWords(atSameTime, booking, today)).toBe('Hand over to Dr. Kavya Reddy')
  })

  it('say what became of it', () => {
    const now = { doctor: 'Dr. Kavya Reddy', date: today, time: '11:00' }
    expect(nowWords(priya, today)).toBe('')
    const moved = settled(priya, 'moved', now)
    expect([stateWords(moved), nowWords(moved, today)]).toEqual([
      'Moved',
      'Today 11:00 with Dr. Kavya Reddy',
    ])
    const handed = settled(booking, 'handed', now)
    expect([stateWords(handed), nowWords(handed, today)]).toEqual([
      'Handed over',
      'With Dr. Kavya Reddy',
    ])
    expect(stateWords(settled(booking, 'cancelled'))).toBe('Declined')
    expect(stateWords(settled(priya, 'cancelled'))).toBe('Cancelled')
  })

  it('say what it is, and until when the doctor is away', () => {
    expect(whatWords(priya)).toBe('Appointment no. 51, Consultation, 15 min: Knee pain')
    expect(whatWords(booking)).toBe('Booking no. 7, Orthopedics')
    expect(whatWords(order)).toBe('Lab order no. 7, Blood count, urgent')
    const part = { from: today, to: today, fromTime: '10:00', toTime: '24:00' }
    expect(awayWords(part, today)).toBe('on 2026-03-02 from 10:00 to 24:00')
    const long = { ...part, to: '2026-03-06' }
    expect(awayWords(long, today)).toBe('until 2026-03-06')
    expect(awayWords({ ...long, toTime: '12:00' }, today)).toBe('until 2026-03-06 12:00')
    const whole = { ...part, fromTime: null, toTime: null }
    expect(awayWords(whole, today)).toBe('until 2026-03-02')
    expect(awayWords(whole, '2026-03-01')).toBe('on 2026-03-02')
    expect(awayWords(long, '2026-03-01')).toBe('from 2026-03-02 10:00 to 2026-03-06')
  })
})
