import type { Vitals } from '@shared/contracts/vitals'
import { beforeEach, expect, it } from 'vitest'
import { useSession } from '@/stores/session'
import { drawnWords, latestWords } from './vitals-words'

const nothing = {
  ...{ pulse: null, systolic: null, diastolic: null, weight: null },
  ...{ height: null, temperature: null, oxygenSaturation: null, respiratoryRate: null },
}
const vitals = (measuredAt: string, measured: Partial<Vitals>): Vitals => ({
  ...{ id: measuredAt, patientId: '1', by: 'Rosa Klein', inError: null, version: 1 },
  ...{ ...nothing, measuredAt, ...measured },
})

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
  expect(latestWords([later, earlier])).toEqual([
    ['Pulse', '72 bpm', '10:15 on 2026-11-23'],
    ['Respiratory Rate', '14/min', '10:15 on 2026-11-23'],
    ['Blood Pressure', '120/80 mmHg', '08:00 on 2026-11-20'],
  ])
})

it('says that a value is a bound', () => {
  const cold = vitals('2026-11-23T10:15:00Z', {
    temperature: 32,
    comparators: { temperature: '<' },
  })
  expect(latestWords([cold])).toEqual([['Temperature', '<32 °C', '10:15 on 2026-11-23']])
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
