import { expect, test } from 'vitest'
import { labTestTypes } from './lab-orders'
import { criticalLimitsOf, lacksRangesBySex, panelOf } from './lab-panels'

const analyteOf = (name: string, gender: 'Male' | 'Female' | 'Other' = 'Female', age = 40) =>
  labTestTypes
    .flatMap((testType) => panelOf(testType, { gender, age }))
    .find(({ analyte }) => analyte === name)

test('each range and each pair of critical limits is in order, the critical ones outside', () => {
  for (const testType of labTestTypes)
    for (const gender of ['Male', 'Female', 'Other'] as const)
      for (const { low, high, criticalLow, criticalHigh } of panelOf(testType, {
        gender,
        age: 40,
      })) {
        const limits = [criticalLow, low, high, criticalHigh].filter((limit) => limit !== null)
        expect(limits).toEqual(limits.toSorted((one, other) => one - other))
      }
})

test('ranges are by sex where they differ, and absent where the sex says nothing', () => {
  expect(analyteOf('Hemoglobin', 'Male')).toMatchObject({ low: 14, high: 17.5 })
  expect(analyteOf('Hemoglobin', 'Female')).toMatchObject({ low: 12.3, high: 15.3 })
  expect(analyteOf('Hemoglobin', 'Other')).toMatchObject({ low: null, high: null, criticalLow: 7 })
  expect(analyteOf('MCV', 'Other')).toMatchObject({ low: 80, high: 96 })
})

test('nobody under 18 is given the ranges or limits of adults', () => {
  for (const testType of labTestTypes)
    for (const age of [0, 7, 17])
      for (const analyte of panelOf(testType, { gender: 'Female', age }))
        expect(analyte).toMatchObject({
          ...{ low: null, high: null, criticalLow: null, criticalHigh: null },
        })
  expect(analyteOf('Sodium', 'Female', 18)).toMatchObject({ low: 135, criticalHigh: 160 })
})

test('a test says whether it lacks ranges because of the sex', () => {
  const other = { gender: 'Other', age: 40 } as const
  expect(lacksRangesBySex('Lipid Panel', other)).toBe(true)
  expect(lacksRangesBySex('Lipid Panel', { ...other, gender: 'Male' })).toBe(false)
  expect(lacksRangesBySex('Thyroid Stimulating Hormone', other)).toBe(false)
})

const adult = { gender: 'Male', age: 52 } as const
const sodium = { low: 120, high: 160 }
const nothing = { low: null, high: null }

test.each([
  ['as it is called', { analyte: 'Sodium', unit: 'mmol/L' }, sodium],
  ['in other letters', { analyte: ' sODIUM ', unit: 'MMOL/l' }, sodium],
  ['in full-width letters', { analyte: 'Ｓｏｄｉｕｍ', unit: 'mmol/L' }, sodium],
  ['by its short name', { analyte: 'Na+', unit: 'mmol/L' }, sodium],
  ['in a unit of the same number', { analyte: 'Sodium', unit: 'mEq/L' }, sodium],
  ['without a unit', { analyte: 'Sodium', unit: '' }, sodium],
  ['of another test', { analyte: 'Hgb', unit: 'g/dL' }, { low: 7, high: 20 }],
  ['in another unit', { analyte: 'Sodium', unit: 'mg/dL' }, nothing],
  ['of another test, without a unit', { analyte: 'Platelets', unit: '' }, nothing],
  ['that is not known', { analyte: 'Osmolality', unit: 'mmol/L' }, nothing],
])('finds the critical limits of what is reported %s', (_, reported, limits) => {
  expect(criticalLimitsOf('Basic Metabolic Panel', adult, reported)).toEqual(limits)
})

test('knows no critical limits of a child', () => {
  const reported = { analyte: 'Sodium', unit: 'mmol/L' }
  expect(criticalLimitsOf('Basic Metabolic Panel', { ...adult, age: 3 }, reported)).toEqual(nothing)
})
