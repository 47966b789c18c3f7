import { expect, it } from 'vitest'
import { reportName } from './report-words'

const nothing = { status: null, testType: null, date: null, patient: '' }
const made = '2026-11-21'

it.each([
  [{}, 'lab-orders-2026-11-21'],
  [{ status: 'in-progress' as const }, 'lab-orders-in-progress-2026-11-21'],
  [
    { testType: 'Hemoglobin A1C' as const, date: '2026-11-20' },
    'lab-orders-hemoglobin-a1c-of-2026-11-20-2026-11-21',
  ],
  // A patient's name stays out of a list of downloads.
  [{ patient: ' Priya Nair' }, 'lab-orders-by-patient-2026-11-21'],
])('calls a report after what it was filtered by: %j', (filter, name) => {
  expect(reportName({ ...nothing, ...filter }, made)).toBe(name)
})
