import { describe, expect, it } from 'vitest'
import { panelOf } from '@/contracts/lab-panels'
import { labResultMessages } from '@/contracts/lab-results'
import {
  blankValue,
  flagOf,
  inRows,
  reportedOf,
  rowsOf,
  rowsOfResult,
  type TypedValue,
  valueErrors,
  withValue,
} from './typed-values'

const panel = panelOf('Basic Metabolic Panel', 'Female')
const row = (more: Partial<TypedValue>): TypedValue => ({
  ...blankValue,
  ...{ analyte: 'Potassium', value: '4', unit: 'mmol/L', low: '3.5', high: '5' },
  ...more,
})

it('sends the rows of a panel that have a value, numbers as numbers and words as words', () => {
  const rows = rowsOf(panel)
  expect(rows.map(({ analyte }) => analyte)).toContain('Potassium')
  expect(reportedOf(rows)).toEqual([])
  const typed = [
    row({ value: ' 4.20 ' }),
    row({ analyte: 'Sodium', value: ' ' }),
    row({ value: '<0.1', low: '', high: '' }),
  ]
  expect(reportedOf(typed)).toMatchObject([
    { value: 4.2, low: 3.5, high: 5 },
    { value: '<0.1', low: null, high: null },
  ])
})

it.each([
  [{ value: '3.4' }, 'low'],
  [{ value: '3.5' }, null],
  [{ value: '5.1' }, 'high'],
  [{ value: '5.1', critical: true }, 'critical'],
  [{ value: '', critical: true }, null],
  [{ value: 'haemolysed' }, null],
  // In doubt nothing is said of it.
  [{ value: '9', high: 'five' }, null],
] as const)('flags a value as it is typed: %j', (more, flag) => {
  expect(flagOf(row(more))).toBe(flag)
})

describe('whether a value is critical', () => {
  it('follows the limits of its panel, in the unit of the panel', () => {
    expect(withValue(row({}), '6.1', panel).critical).toBe(true)
    expect(withValue(row({ critical: true }), '4', panel).critical).toBe(false)
    expect(withValue(row({ unit: 'mg/dL' }), '6.1', panel).critical).toBe(false)
  })

  it('is for whoever reports to say where there are no limits', () => {
    const chloride = row({ analyte: 'Chloride', critical: true })
    expect(withValue(chloride, '104', panel).critical).toBe(true)
  })
})

describe('what is wrong', () => {
  it('stands at the row that was typed, whichever rows are sent', () => {
    const rows = [
      row({ value: '' }),
      row({ low: '5', high: '3' }),
      row({ analyte: '', low: 'x' }),
      row({ analyte: 'Chloride', value: '10,4' }),
    ]
    expect(valueErrors(rows)).toEqual({
      'values.1.high': labResultMessages.rangeReversed,
      'values.2.analyte': labResultMessages.analyteRequired,
      'values.2.low': labResultMessages.limitInvalid,
      'values.3.value': 'Write decimals with a point, as in 5.4',
    })
    expect(inRows({ 'values.1.value': 'No', observation: 'No' }, rows)).toEqual({
      'values.2.value': 'No',
      observation: 'No',
    })
  })

  it('stands at the second of two that measure the same', () => {
    const rows = [row({ value: '' }), row({}), row({ analyte: ' potassium' })]
    expect(valueErrors(rows)).toEqual({ 'values.2.analyte': labResultMessages.analyteTwice })
  })
})

it('a correction begins with what was reported, and offers the rest of the panel', () => {
  const value = { analyte: 'Potassium', value: 6.8, unit: 'mmol/L', low: 3.5, high: 5 }
  const [first, ...rest] = rowsOfResult([{ ...value, flag: 'critical' }], panel)
  expect(first).toEqual({ ...row({ value: '6.8' }), critical: true })
  expect(rest).toHaveLength(panel.length - 1)
  expect(rest.every((one) => one.value === '')).toBe(true)
})
