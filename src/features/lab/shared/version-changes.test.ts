import type { LabResultVersion } from '@shared/contracts/lab-results'
import { expect, it } from 'vitest'
import { versionChanges } from './version-changes'

const value = (analyte: string, measured: number) => ({
  ...{ analyte, value: measured, unit: 'mmol/L', low: null, high: null, flag: null },
})
const first: LabResultVersion = {
  ...{ revision: 1, observation: 'Cloudy', isCritical: false },
  values: [value('Sodium', 140), value('Potassium', 6.4)],
}

it('names each value that a correction changed, left out or added, and no other', () => {
  const second = {
    ...first,
    revision: 2,
    values: [value('Chloride', 101), value('Potassium', 4.6)],
  }
  expect(versionChanges(first, second)).toEqual([
    'Sodium: was 140 mmol/L, is now none',
    'Potassium: was 6.4 mmol/L, is now 4.6 mmol/L',
    'Chloride: was none, is now 101 mmol/L',
  ])
  expect(versionChanges(first, { ...first, observation: '' })).toEqual([
    'Observation: was Cloudy, is now none',
  ])
  expect(versionChanges(first, { ...first, isPregnant: true })).toEqual([
    'Pregnant when it was measured: was no, is now yes',
  ])
})
