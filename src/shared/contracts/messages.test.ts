import { describe, expect, it } from 'vitest'
import { messageWords, notSentWords, type SentKind, sentKinds, sentWords } from './messages'

const before = { date: '2026-03-02', time: '09:45', doctor: 'Dr. Quentin Moreau' }
const visit = { date: '2026-03-09', time: '14:00', doctor: 'Dr. Kavya Reddy' }
const clinic = { name: 'Elm Clinic', phone: '020 5550 17' }
const of = (kind: SentKind, more: object = {}) =>
  messageWords({ kind, patient: 'Priya Nair', visit, before, clinic, ...more })

const [old, now] = [
  'Dr. Quentin Moreau on Monday, 2 March 2026 at 09:45',
  'Dr. Kavya Reddy on Monday, 9 March 2026 at 14:00',
]
const ask = 'If you cannot come, please call 020 5550 17.'

describe('what a patient is told', () => {
  it.each([
    ['made', 'Your appointment', `You have an appointment with ${now}. ${ask}`],
    [
      'moved',
      'Your appointment has been moved',
      `Your appointment with ${old} has been moved. It is now with ${now}. ${ask}`,
    ],
    [
      'cancelled',
      'Your appointment has been cancelled',
      `Your appointment with ${old} has been cancelled. For another appointment, please call 020 5550 17.`,
    ],
    [
      'reopened',
      'Your appointment takes place',
      `Your appointment with ${now} takes place after all. ${ask}`,
    ],
    [
      'reminder',
      'Reminder of your appointment',
      `We remind you of your appointment with ${now}. ${ask}`,
    ],
  ] as const)('of %s is whole on a telephone', (kind, subject, short) => {
    expect(of(kind)).toMatchObject({
      ...{ subject: `${subject} (Elm Clinic)`, short: `Elm Clinic: ${short}` },
    })
  })

  it('asks to be called where the clinic has written neither name nor telephone', () => {
    const { subject, short, text } = of('made', { clinic: { name: '', phone: '' } })
    expect(subject).toBe('Your appointment')
    expect(short).toBe(
      `Your clinic: You have an appointment with ${now}. If you cannot come, please call us.`,
    )
    expect(text.endsWith('\nYour clinic')).toBe(true)
  })
})

it('names at the desk each message that was sent, and each that was not', () => {
  expect(sentKinds.map((kind) => [sentWords(kind, 'mail'), notSentWords(kind, 'webhook')])).toEqual(
    [
      ['Told of the appointment by e-mail', 'Not told of the appointment by webhook'],
      ['Told of the move by e-mail', 'Not told of the move by webhook'],
      ['Told of the cancellation by e-mail', 'Not told of the cancellation by webhook'],
      ['Reminded by e-mail', 'Not reminded by webhook'],
      ['Told that it takes place by e-mail', 'Not told that it takes place by webhook'],
    ],
  )
})
