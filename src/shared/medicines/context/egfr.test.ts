import { parseQuantity } from '@shared/contracts/quantity'
import { describe, expect, it } from 'vitest'
import { eGFR, eGFROf } from './egfr'

const quantity = (written: string) => {
  const read = parseQuantity(written, 'mg/dL')
  if (!read) throw new Error(written)
  return read
}

describe('eGFR by CKD-EPI 2021', () => {
  // Worked out from the equation apart from this code, with a calculator.
  it.each([
    [0.9, 55, 'Female', 75],
    [1, 50, 'Male', 92],
    [0.9, 60, 'Male', 98],
    [0.7, 40, 'Female', 112],
    [0.5, 30, 'Female', 129],
    [2.1, 72, 'Male', 33],
    [2.8, 72, 'Male', 23],
    [4, 80, 'Female', 11],
  ] as const)('of %d mg/dL at %d years, %s, is %d', (creatinine, age, sex, rate) => {
    expect(eGFR(creatinine, age, sex)).toBe(rate)
  })

  it('lies between both sexes where the record names neither', () => {
    expect(eGFROf(quantity('1.0'), 50, null)).toMatchObject({ low: 69, high: 92 })
  })

  it('is below a number for a creatinine above one, and the other way round', () => {
    expect(eGFROf(quantity('>9.0'), 60, 'Male')).toMatchObject({ comparator: '<', low: 6, high: 6 })
    expect(eGFROf(quantity('<0.5'), 60, 'Male')).toMatchObject({ comparator: '>', low: 117 })
  })
})
