import type { LabRangeInput } from '@shared/contracts/lab-ranges'
import { expect, it } from 'vitest'
import { inputOf, rangeErrors, typedOf } from './typed-range'

const potassium: LabRangeInput = {
  ...{ testType: 'Basic Metabolic Panel', analyte: 'Potassium', unit: 'mmol/L', sex: 'female' },
  ...{ ageFrom: 10, ageFromUnit: 'days', ageTo: 2, ageToUnit: 'years' },
  ...{ low: 3.7, high: 5.9, criticalLow: 2.5, criticalHigh: 7 },
}

it.each<[string, Partial<LabRangeInput>]>([
  ['all limits', {}],
  ['no upper age and no critical limits', { ageTo: null, criticalLow: null, criticalHigh: null }],
  ['an upper limit alone', { low: null, criticalLow: null }],
])('a range with %s comes back from the form as it was', (_what, more) => {
  const range = { ...potassium, ...more }
  expect(inputOf(typedOf(range))).toEqual(range)
})

it('reads digits of any script, and refuses what is no number at its field', () => {
  const typed = { ...typedOf(potassium), low: '٣٫٧', criticalHigh: 'seven' }
  expect(Object.keys(rangeErrors(typed))).toEqual(['criticalHigh'])
  expect(inputOf({ ...typed, criticalHigh: '' })).toEqual({ ...potassium, criticalHigh: null })
})
