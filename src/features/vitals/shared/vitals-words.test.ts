import { gradeWords } from '@shared/contracts/vital-words'
import { type Vitals, vitalsMessages } from '@shared/contracts/vitals'
import { beforeEach, expect, it } from 'vitest'
import { useSession } from '@/stores/session'
import {
  alarmingVitals,
  criticalNotice,
  drawnWords,
  latestVitals,
  listedWords,
} from './vitals-words'

const nothing = {
  ...{ pulse: null, systolic: null, diastolic: null, weight: null },
  ...{ height: null, temperature: null, oxygenSaturation: null, respiratoryRate: null },
}
const vitals = (measuredAt: string, measured: Partial<Vitals>): Vitals => ({
  ...{ id: measuredAt, patientId: '1', by: 'Rosa Klein', inError: null, version: 1 },
  ...{ ...nothing, grades: {}, critical: null, measuredAt, ...measured },
})
const told = (all: ReturnType<typeof latestVitals>) =>
  all.map(({ label, value, vitals: { measuredAt } }) => [label, value, measuredAt])

beforeEach(() => {
  useSession.setState({
    session: {
      token: 't',
      userData: { roles: [] },
      owner: 'rosa',
      keepsRecords: false,
      zone: 'UTC',
    },
  })
})

it('tells the latest of each measure with its unit and time, though others were taken later', () => {
  const later = vitals('2026-11-23T10:15:00Z', { pulse: 72, respiratoryRate: 14 })
  const earlier = vitals('2026-11-20T08:00:00Z', { pulse: 90, systolic: 120, diastolic: 80 })
  expect(told(latestVitals([later, earlier]))).toEqual([
    ['Pulse', '72 bpm', later.measuredAt],
    ['Respiratory Rate', '14/min', later.measuredAt],
    ['Blood Pressure', '120/80 mmHg', earlier.measuredAt],
  ])
})

it('says that a value is a bound', () => {
  const cold = vitals('2026-11-23T10:15:00Z', {
    temperature: 32,
    comparators: { temperature: '<' },
  })
  expect(told(latestVitals([cold]))).toEqual([['Temperature', '<32 °C', cold.measuredAt]])
})

it('has the worst first of what is not normal now, the blood pressure by the worse of its two', () => {
  const again = vitals('2026-11-23T10:15:00Z', { pulse: 80, grades: { pulse: 'normal' } })
  const first = vitals('2026-11-23T09:45:00Z', {
    ...{ pulse: 190, systolic: 150, diastolic: 124, oxygenSaturation: 84, weight: 70 },
    grades: {
      ...{ pulse: 'critical-high', systolic: 'high', diastolic: 'critical-high' },
      oxygenSaturation: 'critical-low',
    },
  })
  expect(alarmingVitals([again, first])).toMatchObject([
    { label: 'Blood Pressure', value: '150/124 mmHg', grade: 'critical-high' },
    { label: 'Oxygen Saturation', value: '84 %', grade: 'critical-low' },
  ])
  expect(gradeWords['critical-low']).toBe('Critically low')
})

it('says which doctors were notified of critical vitals, or why none was', () => {
  const low = vitals('2026-11-23T10:15:00Z', {
    ...{ oxygenSaturation: 84, grades: { oxygenSaturation: 'critical-low' } },
  })
  const notice = (notified: string[], more: Partial<NonNullable<Vitals['critical']>> = {}) =>
    criticalNotice({ ...low, critical: { notified, notIn: [], acknowledged: null, ...more } })
  const value = 'Oxygen Saturation 84 %, critically low.'
  expect(notice(['Dr. A', 'Dr. B', 'Dr. C'])).toBe(
    `${value} ${vitalsMessages.notified('Dr. A, Dr. B, Dr. C')}`,
  )
  expect(notice(['Dr. A', 'Dr. B', 'Dr. C', 'Dr. D'])).toBe(
    `${value} ${vitalsMessages.notified('Dr. A, Dr. B and 2 more')}`,
  )
  expect(notice(['Dr. A', 'Dr. B'], { notIn: ['Dr. B'] })).toBe(
    `${value} Notified now: Dr. A, Dr. B. Not in now: Dr. B. If no doctor comes soon, call one.`,
  )
  expect(notice(['Dr. A', 'Dr. B'], { notIn: ['Dr. A', 'Dr. B'] })).toBe(
    `${value} ${vitalsMessages.notifiedNoneIn('Dr. A, Dr. B')}`,
  )
  expect(notice([])).toBe(`${value} ${vitalsMessages.notifiedNobody}`)
  const acknowledged = { by: 'Dr. A', at: '2026-11-23T10:15:00Z' }
  expect(notice([], { acknowledged })).toBe(`${value} ${vitalsMessages.seenByYou}`)
})

it('says how many critical vitals wait where not all are listed', () => {
  expect(listedWords(100, 103)).toBe(vitalsMessages.moreCritical(100, 103))
  expect(listedWords(3, 3)).toBe('')
})

it('sums up a drawing by its ends and its bounds', () => {
  const points = [
    vitals('2026-11-20T08:00:00Z', { systolic: 150, diastolic: 95 }),
    vitals('2026-11-21T08:00:00Z', { systolic: 110, diastolic: 70 }),
    vitals('2026-11-23T10:15:00Z', { systolic: 120, diastolic: 80 }),
  ]
  expect(drawnWords('Blood Pressure', 'mmHg', ['systolic', 'diastolic'], points)).toBe(
    'Blood Pressure in mmHg: 3 values, first 150/95 at 08:00 on 2026-11-20, last 120/80 at 10:15 on 2026-11-23, lowest 110/70, highest 150/95',
  )
})
