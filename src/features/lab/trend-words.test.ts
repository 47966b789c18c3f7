import { expect, it } from 'vitest'
import type { LabTrendValue } from '@/contracts/lab-orders'
import { trendsOf, trendWords, worstOf } from './trend-words'

const measured = (analyte: string, value: number, more: Partial<LabTrendValue> = {}) => ({
  ...{ orderId: '1', analyte, unit: 'mmol/L', value, low: null, high: null, flag: null },
  ...{ at: '2026-11-21T12:00:00.000Z', ...more },
})

it('draws what was measured twice, and the same in another unit apart from it', () => {
  const trends = trendsOf([
    measured('Potassium', 5.1),
    measured('glucose', 99, { unit: 'mg/dL' }),
    measured('Glucose', 5.4),
    measured('Glucose', 101, { unit: 'mg/dL' }),
    measured('Glucose', 5.2),
    measured('Sodium', 140),
    measured('potassium', 4.1),
  ])
  expect(trends.map(({ label, values }) => [label, values.map(({ value }) => value)])).toEqual([
    ['glucose (mg/dL)', [99, 101]],
    ['Glucose (mmol/L)', [5.4, 5.2]],
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
