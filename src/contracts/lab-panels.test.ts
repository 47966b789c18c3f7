import { expect, test } from 'vitest'
import { labTestTypes } from './lab-orders'
import { isCriticalValue, panelOf } from './lab-panels'

const analyteOf = (name: string, gender: 'Male' | 'Female' | 'Other' = 'Female') =>
  labTestTypes
    .flatMap((testType) => panelOf(testType, gender))
    .find(({ analyte }) => analyte === name)

test('each range and each pair of critical limits is in order, the critical ones outside', () => {
  for (const testType of labTestTypes)
    for (const gender of ['Male', 'Female', 'Other'] as const)
      for (const { low, high, criticalLow, criticalHigh } of panelOf(testType, gender)) {
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

test('a value is critical at its limit and beyond, and words are not', () => {
  const potassium = { criticalLow: 3, criticalHigh: 6 }
  expect([2.9, 3, 3.1, 5.9, 6, 6.1].map((value) => isCriticalValue(value, potassium))).toEqual([
    ...[true, true, false],
    ...[false, true, true],
  ])
  expect(isCriticalValue('haemolysed', potassium)).toBe(false)
  expect(isCriticalValue(1, { criticalLow: null, criticalHigh: null })).toBe(false)
})
