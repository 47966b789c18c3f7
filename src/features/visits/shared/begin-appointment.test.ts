import { beforeEach, expect, it } from 'vitest'
import { dropDraft, saveDraft } from '@/stores/work'
import { beginAppointment, hasAppointmentDraft } from './schedule-dialog'

const place = { date: '2026-11-23', time: '09:15', doctorId: 'Rao' }

beforeEach(() => {
  dropDraft('appointment')
  saveDraft('appointment', { ...place, patientId: 'Priya', reason: 'Cough' })
})

it('goes on with what was begun for the same patient or place, or where none is named', () => {
  beginAppointment({})
  beginAppointment({ patientId: 'Priya' })
  beginAppointment(place)
  expect(hasAppointmentDraft()).toBe(true)
})

it.each([
  { patientId: 'Zane' },
  { ...place, time: '09:30' },
  { ...place, doctorId: 'Reddy' },
  { ...place, date: '2026-11-24' },
])('begins anew for %j', (initial) => {
  beginAppointment(initial)
  expect(hasAppointmentDraft()).toBe(false)
})
