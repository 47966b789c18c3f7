import { addDays } from '@shared/lib/clinic-date'
import { expect, it } from 'vitest'
import {
  type LabRange,
  type LabRangeInput,
  labRangeInputSchema,
  rangeName,
  rangesFor,
  rangesOverlap,
  whomWords,
  labRangeMessages as words,
} from './lab-ranges'

const range: LabRangeInput = {
  ...{ testType: 'Complete Blood Count', analyte: 'Hemoglobin', unit: 'g/dL', sex: 'any' },
  ...{ ageFrom: 3, ageFromUnit: 'months', ageTo: 17, ageToUnit: 'months' },
  ...{ low: 10.1, high: 13.4, criticalLow: 6, criticalHigh: 19 },
}

it.each<[Partial<LabRangeInput>, string, string]>([
  [{ analyte: ' ' }, 'analyte', words.analyteRequired],
  [{ analyte: 'x'.repeat(101) }, 'analyte', words.analyteTooLong],
  [{ unit: 'x'.repeat(31) }, 'unit', words.unitTooLong],
  [{ ageFrom: 2.5 }, 'ageFrom', words.ageInvalid],
  [{ ageFrom: -1 }, 'ageFrom', words.ageInvalid],
  [{ ageTo: 50_001 }, 'ageTo', words.ageInvalid],
  [{ ageFrom: 18 }, 'ageTo', words.agesReversed],
  [{ ageFrom: 600, ageFromUnit: 'days' }, 'ageTo', words.agesReversed],
  [{ low: Number.NaN }, 'low', words.limitInvalid],
  [{ low: null, high: null, criticalLow: null, criticalHigh: null }, 'low', words.limitMissing],
  [{ high: 10.1 }, 'high', words.rangeReversed],
  [{ criticalLow: 10.2 }, 'criticalLow', words.criticalInside],
  [{ low: null, criticalLow: 14 }, 'criticalLow', words.criticalInside],
  [{ criticalHigh: 13 }, 'criticalHigh', words.criticalInside],
  [{ low: null, high: null, criticalHigh: 6 }, 'criticalHigh', words.criticalInside],
])('a range is refused at its field: %j', (wrong, field, message) => {
  const { error } = labRangeInputSchema.safeParse({ ...range, ...wrong })
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toContainEqual([
    field,
    message,
  ])
})

it('a range has a test', () => {
  const { error } = labRangeInputSchema.safeParse({ ...range, testType: '' })
  expect(error?.issues[0]?.message).toBe(words.testRequired)
})

it.each<[Partial<LabRangeInput>, boolean]>([
  [{}, true],
  [{ ageFrom: 18, ageTo: null }, false],
  [{ ageFrom: 17, ageTo: 30 }, true],
  [{ ageFrom: 0, ageFromUnit: 'days', ageTo: 91, ageToUnit: 'days' }, false],
  [{ ageFrom: 0, ageFromUnit: 'days', ageTo: 92, ageToUnit: 'days' }, true],
  [{ ageFrom: 1, ageFromUnit: 'years', ageTo: 4, ageToUnit: 'years' }, true],
  [{ ageFrom: 2, ageFromUnit: 'years', ageTo: null }, false],
  [{ analyte: 'hgb' }, true],
  [{ unit: 'G/DL' }, true],
  [{ unit: 'mmol/L' }, false],
  [{ sex: 'male' }, false],
  [{ analyte: 'Platelets' }, false],
])('two ranges overlap where a patient would have both: %j: %s', (other, overlap) => {
  expect(rangesOverlap(range, { ...range, ...other })).toBe(overlap)
  expect(rangesOverlap({ ...range, ...other }, range)).toBe(overlap)
})

it.each<[string, Partial<LabRangeInput>, boolean]>([
  ['2025-12-03', {}, false],
  ['2025-12-02', {}, true],
  ['2024-09-03', {}, true],
  ['2024-09-02', {}, false],
  ['2026-02-28', { ageFrom: 2, ageFromUnit: 'days', ageTo: 6, ageToUnit: 'days' }, true],
  ['2026-03-01', { ageFrom: 2, ageFromUnit: 'days', ageTo: 6, ageToUnit: 'days' }, false],
  ['2008-03-02', { ageFrom: 18, ageFromUnit: 'years', ageTo: null }, true],
  ['2008-03-03', { ageFrom: 18, ageFromUnit: 'years', ageTo: null }, false],
])('an age is counted to the day: born on %s, %j: %s', (dateOfBirth, more, holds) => {
  const kept: LabRange = { ...range, ...more, id: '1', version: 1 }
  const tested = { gender: 'Female', age: 0, dateOfBirth, requestedDate: '2026-03-02' } as const
  expect(rangesFor([kept], tested)).toEqual(holds ? [kept] : [])
})

it('of two ranges that meet, one holds on each day, in whichever units they are kept', () => {
  const upTo: LabRange = { ...range, id: 'to', version: 1, ageFrom: 0, ageTo: 1 }
  const from: LabRange = { ...upTo, id: 'from', ageFrom: 61, ageFromUnit: 'days', ageTo: null }
  expect(rangesOverlap(upTo, from)).toBe(false)
  expect(rangesOverlap(upTo, { ...from, ageFrom: 60 })).toBe(true)
  for (const dateOfBirth of ['2023-01-01', '2023-07-01', '2024-01-31', '2024-12-31'])
    for (let day = 0; day < 130; day += 1) {
      const tested = { age: 0, dateOfBirth, requestedDate: addDays(dateOfBirth, day) }
      expect(rangesFor([upTo, from], tested), `${dateOfBirth}, day ${day}`).toHaveLength(1)
    }
})

it('a patient of whom only the years are known has a range that holds for all of the year', () => {
  const kept: LabRange = {
    ...{ ...range, id: '1', version: 1 },
    ...{ ageFrom: 24, ageFromUnit: 'months', ageTo: 5, ageToUnit: 'years' },
  }
  const found = [1, 2, 5, 6].filter(
    (age) => rangesFor([kept], { age, requestedDate: '2026-03-02' }).length > 0,
  )
  expect(found).toEqual([2, 5])
})

it.each<[Partial<LabRangeInput>, string]>([
  [{ sex: 'female' }, 'girls from 3 to 17 months'],
  [{ sex: 'male', ageFrom: 0, ageTo: 1 }, 'boys up to 1 month'],
  [{ ageFrom: 28, ageFromUnit: 'days' }, 'children from 28 days to 17 months'],
  [{ ageFrom: 17 }, 'children of 17 months'],
  [{ ageFrom: 18, ageFromUnit: 'years', ageTo: null }, 'adults from 18 years'],
  [
    { sex: 'male', ageFrom: 60, ageFromUnit: 'years', ageTo: 74, ageToUnit: 'years' },
    'men from 60 to 74 years',
  ],
  [
    { sex: 'female', ageFrom: 12, ageFromUnit: 'years', ageTo: null },
    'female patients from 12 years',
  ],
  [{ ageFrom: 0, ageTo: null }, 'patients of any age'],
])('a range says whom it is for: %j', (more, words) => {
  expect(whomWords({ ...range, ...more })).toBe(words)
})

it('a range is called by what it is of', () => {
  expect(rangeName(range)).toBe('Hemoglobin (g/dL) of children from 3 to 17 months')
  expect(rangeName({ ...range, unit: '' })).toBe('Hemoglobin of children from 3 to 17 months')
})
