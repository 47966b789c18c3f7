import type { LabTrendValue } from '@shared/contracts/lab-orders'
import { expect, it } from 'vitest'
import { measuredTrend, notDrawn, trendsOf, trendWords, worstOf } from './trend-words'

const measured = (analyte: string, value: number | null, more: Partial<LabTrendValue> = {}) => ({
  ...({ orderId: '1', testType: 'Basic Metabolic Panel', analyte, unit: 'mmol/L', value } as const),
  ...{ low: null, high: null, flag: null },
  ...{ at: '2026-11-21T12:00:00.000Z', ...more },
})

it('draws what was measured twice, however its name and its unit are written', () => {
  const trends = trendsOf([
    measured('Potassium', 5.1),
    measured('Sodium', 140),
    measured('Serum potassium', 4.3, { unit: 'mEq/l' }),
    measured('potassium', 4.1, { unit: 'MMOL/L' }),
  ])
  expect(trends.map(({ label, values }) => [label, values.map(measuredTrend)])).toEqual([
    ['Potassium (mmol/L)', ['5.1 mmol/L', '4.3 mEq/l', '4.1 MMOL/L']],
  ])
})

it('draws values of several units in the unit of the last, and shows what was reported', () => {
  const [trend, ...others] = trendsOf([
    measured('Glucose', 5.4, { low: 3.9, high: 5.5 }),
    measured('glucose', 99, { unit: 'mg/dL', low: 70, high: 99 }),
    measured('Glucose', 450, { unit: 'mg/dL', reported: '>450' }),
  ])
  expect(others).toEqual([])
  expect(trend?.label).toBe('Glucose (mmol/L)')
  expect(trend?.values.map(({ value, low, high }) => [value, low, high])).toEqual([
    [5.4, 3.9, 5.5],
    [5.5, 3.9, 5.5],
    [25, null, null],
  ])
  expect(trend?.values.map(measuredTrend)).toEqual([
    '5.4 mmol/L',
    '99 mg/dL (5.5 mmol/L)',
    '>450 mg/dL',
  ])
  expect(trend && trendWords(trend)).toMatch(/lowest 5.4, highest >450 mg\/dL$/)
})

it('keeps apart what cannot be compared: a unit that is not known, and urine', () => {
  const inUrine = { testType: 'Urinalysis', unit: 'mg/dL' } as const
  const trends = trendsOf([
    measured('Glucose', 1000, inUrine),
    measured('Glucose', 99, { unit: 'mg/dL' }),
    measured('Potassium', 5.1),
    measured('Potassium', 20, { unit: 'mg/dL' }),
    measured('Glucose', 50, inUrine),
    measured('Glucose', 101, { unit: 'mg/dL' }),
    measured('Potassium', 4.1),
    measured('Potassium', 16, { unit: 'mg/dL' }),
  ])
  expect(trends.map(({ label, values }) => [label, values.map(({ value }) => value)])).toEqual([
    ['Glucose (mg/dL)', [99, 101]],
    ['Glucose in urine (mg/dL)', [1000, 50]],
    ['Potassium (mg/dL)', [20, 16]],
    ['Potassium (mmol/L)', [5.1, 4.1]],
  ])
})

it('begins with the value that is the worst now', () => {
  const flagged = { flag: 'critical' } as const
  const trends = trendsOf([
    measured('Potassium', 4.1),
    measured('Sodium', 112, flagged),
    measured('Potassium', 6.9, flagged),
    measured('Sodium', 140),
  ])
  expect(worstOf(trends)?.label).toBe('Sodium (mmol/L)')
  expect(worstOf([])).toBeUndefined()
})

it('words a comparator as it was reported', () => {
  const [trend] = trendsOf([
    measured('Potassium', 9, { reported: '>9.0' }),
    measured('Potassium', 4.1, { at: '2026-11-19T12:00:00.000Z' }),
  ])
  expect(trend && trendWords(trend)).toMatch(
    /last >9.0 mmol\/L at .+, lowest 4.1, highest >9.0 mmol\/L$/,
  )
})

it('says in words what is drawn', () => {
  const [trend] = trendsOf([
    measured('Potassium', 5.1),
    measured('Potassium', 6.9, { at: '2026-11-20T12:00:00.000Z' }),
    measured('Potassium', 4.1, { at: '2026-11-19T12:00:00.000Z' }),
  ])
  expect(trend && trendWords(trend)).toMatch(
    /^Potassium \(mmol\/L\): 3 values, first 4.1 mmol\/L at .+ 2026-11-19, last 5.1 mmol\/L at .+, lowest 4.1, highest 6.9$/,
  )
})

it('lists a mark that was stored in place of a number, and draws it nowhere', () => {
  const trends = trendsOf([
    measured('Glucose', null, { unit: 'mg/dL', reported: 'HI', flag: 'high' }),
    measured('Glucose', 5.4),
    measured('Sodium', null, { reported: '*', flag: 'undecided' }),
    measured('Sodium', null, { reported: 'L', flag: 'low' }),
    measured('Glucose', 6.1),
  ])
  expect(trends.map(({ label, values }) => [label, values.map(measuredTrend)])).toEqual([
    ['Glucose (mg/dL)', ['HI mg/dL', '5.4 mmol/L (97 mg/dL)', '6.1 mmol/L (110 mg/dL)']],
  ])
  expect(trends[0] && trendWords(trends[0])).toMatch(
    /last HI mg\/dL at .+, lowest 97, highest 110$/,
  )
  expect(trends.map(notDrawn)).toEqual(['Not drawn: 1 value without a number, the last HI mg/dL.'])
  expect(worstOf(trends)?.label).toBe('Glucose (mg/dL)')
  const [trend] = trendsOf([
    measured('Sodium', null, { reported: 'L', flag: 'low' }),
    measured('Sodium', 140),
    measured('Sodium', null, { reported: '*', flag: 'undecided' }),
  ])
  expect(trend && notDrawn(trend)).toBe('Not drawn: 2 values without a number, the last L mmol/L.')
})
