import { expect, it } from 'vitest'
import type { Vitals } from '@/contracts/vitals'
import { useSession } from '@/stores/session'
import { latestWords } from './vitals-words'

const nothing = {
  ...{ pulse: null, systolic: null, diastolic: null, weight: null },
  ...{ height: null, temperature: null, oxygenSaturation: null, respiratoryRate: null },
}
const vitals = (measuredAt: string, measured: Partial<Vitals>): Vitals => ({
  ...{ id: measuredAt, patientId: '1', by: 'Rosa Klein', inError: null, version: 1 },
  ...{ ...nothing, measuredAt, ...measured },
})

it('tells the latest of each measure with its unit and time, though others were taken later', () => {
  useSession.setState({
    session: { token: 't', userData: { roles: [] }, owner: 'rosa', records: [], zone: 'UTC' },
  })
  const later = vitals('2026-11-23T10:15:00Z', { pulse: 72, respiratoryRate: 14 })
  const earlier = vitals('2026-11-20T08:00:00Z', { pulse: 90, systolic: 120, diastolic: 80 })
  expect(latestWords([later, earlier])).toEqual([
    ['Pulse', '72 bpm', '10:15 on 2026-11-23'],
    ['Respiratory Rate', '14/min', '10:15 on 2026-11-23'],
    ['Blood Pressure', '120/80 mmHg', '08:00 on 2026-11-20'],
  ])
})
