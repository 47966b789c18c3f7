import { expect, it } from 'vitest'
import { activityWords } from './audit-words'
import { binMessages } from './bin'
import { hoursMessages } from './hours'
import { noticeText } from './notices'
import { staffMessages } from './staff'
import { visitMessages } from './visits'

const name = 'محمد عبد الله'
const doctor = 'Dr. سارة'
const visit = {
  to: 'patient',
  by: name,
  patient: name,
  ...{ date: '2026-03-02', time: '10:30', doctor, doctorId: 'd-1', patientId: 'p-1' },
} as const

const sentences: Record<string, { said: string; names: string[] }> = {
  'a notice of a visit': {
    said: noticeText({ ...visit, kind: 'visit-cancelled' }),
    names: [name, doctor],
  },
  'a notice to a doctor': {
    said: noticeText({ ...visit, kind: 'visit-reopened', to: 'doctor' }),
    names: [name],
  },
  'a clash': { said: visitMessages.clash(doctor), names: [doctor] },
  'a doctor’s hours': {
    said: hoursMessages.outside(doctor, ['from 09:00 to 17:00']),
    names: [doctor],
  },
  'a check-in of another day': {
    said: visitMessages.notToday(name, '2026-03-03'),
    names: [name],
  },
  'visits of a deleted user': { said: staffMessages.hasVisits([name], 2), names: [name] },
  'a deletion that came too late': { said: binMessages.stale(name), names: [name] },
  'an act of the administration': {
    said: activityWords('update staff user', { count: 1, names: [name] }),
    names: [name],
  },
}

it.each(Object.entries(sentences))(
  'isolates a name written from right to left in %s',
  (_, { said, names }) => {
    for (const one of names) expect(said).toContain(`\u2068${one}\u2069`)
  },
)
