import { describe, expect, it } from 'vitest'
import { panelOf } from '@/contracts/lab-limits'
import { labResultMessages } from '@/contracts/lab-results'
import {
  blankValue,
  flagOf,
  inRows,
  isCriticalRow,
  refilled,
  reportedOf,
  rowsOf,
  rowsOfResult,
  type TypedValue,
  valueErrors,
} from './typed-values'

const order = {
  ...({ testType: 'Basic Metabolic Panel', gender: 'Female', age: 44 } as const),
  ...{ requestedDate: '2026-03-02', ranges: [] },
}
const panel = panelOf(order.testType, order, [])
const row = (more: Partial<TypedValue>): TypedValue => ({
  ...blankValue,
  ...{ analyte: 'Potassium', value: '4', unit: 'mmol/L', low: '3.5', high: '5' },
  ...more,
})

it('sends the rows of a panel that have a value, plain numbers as numbers and the rest as typed', () => {
  const rows = rowsOf(panel)
  expect(rows.map(({ analyte }) => analyte)).toContain('Potassium')
  expect(reportedOf(rows)).toEqual([])
  const typed = [
    row({ value: ' 4.20 ' }),
    row({ analyte: 'Sodium', value: ' ' }),
    row({ value: '<0,1', low: '３,5', high: '' }),
  ]
  expect(reportedOf(typed)).toMatchObject([
    { value: 4.2, low: 3.5, high: 5 },
    { value: '<0,1', low: 3.5, high: null },
  ])
})

it.each([
  [{ value: '3.4' }, 'low'],
  [{ value: '3.5' }, null],
  [{ value: '5,1' }, 'high'],
  [{ value: '5.1', critical: true }, 'critical'],
  [{ value: '6.1' }, 'critical'],
  [{ value: '>7' }, 'critical'],
  [{ value: '<4' }, 'undecided'],
  [{ value: '4 H' }, 'high'],
  [{ value: '4 HH' }, 'critical'],
  [{ value: '', critical: true }, null],
  [{ value: 'haemolysed' }, null],
  // In doubt nothing is said of it, unless it is critical.
  [{ value: '5.5', high: 'five' }, null],
  [{ value: '9', high: 'five' }, 'critical'],
] as const)('flags a value as it is typed: %j', (more, flag) => {
  expect(flagOf(row(more), order)).toBe(flag)
})

it.each([
  [{ value: '6.1' }, true],
  [{ value: '6.1 mmol/l' }, true],
  [{ value: '<5' }, null],
  [{ value: '4', critical: true }, false],
  [{ value: '6.1', unit: 'mg/dL' }, false],
  [{ value: '104', analyte: 'Chloride' }, false],
  [{ value: '' }, false],
] as const)('says of a row whether it is critical by its limits: %j', (more, outcome) => {
  expect(isCriticalRow(row(more), order)).toBe(outcome)
})

describe('what is wrong', () => {
  it('stands at the row that was typed, whichever rows are sent', () => {
    const rows = [
      row({ value: '' }),
      row({ low: '5', high: '3' }),
      row({ analyte: '', low: 'x' }),
      row({ analyte: 'Chloride', value: '10,4' }),
      row({ analyte: 'Bicarbonate', value: '1,024' }),
      row({ analyte: 'K', value: '5.5?', low: '', high: '' }),
      row({ analyte: 'Calcium', value: '5.5 L' }),
      row({ analyte: 'Smear', value: '2+', unit: '', low: '', high: '' }),
      row({ analyte: 'Serum sodium', value: '118', unit: 'mmol', low: '', high: '' }),
      row({ analyte: 'Sodium', value: '', unit: 'mmol' }),
    ]
    expect(valueErrors(rows, order)).toEqual({
      'values.1.high': labResultMessages.rangeReversed,
      'values.2.analyte': labResultMessages.analyteRequired,
      'values.2.low': labResultMessages.limitInvalid,
      'values.4.value': labResultMessages.valueUnreadable,
      'values.5.value': labResultMessages.valueUnreadable,
      'values.6.unit': labResultMessages.unitUnknown(['mg/dL']),
      'values.6.value': labResultMessages.markContradicts,
      'values.8.unit': labResultMessages.unitUnknown(['mmol/L']),
    })
    expect(inRows({ 'values.1.value': 'No', observation: 'No' }, rows)).toEqual({
      'values.2.value': 'No',
      observation: 'No',
    })
  })

  it('stands at the second of two that measure the same', () => {
    const rows = [row({ value: '' }), row({}), row({ analyte: ' potassium' })]
    expect(valueErrors(rows, order)).toEqual({ 'values.2.analyte': labResultMessages.analyteTwice })
  })
})

it('a correction begins with what was reported, and offers the rest of the panel', () => {
  const value = { analyte: 'Potassium', value: 6.8, unit: 'mmol/L', low: 3.5, high: 5 }
  const [first, ...rest] = rowsOfResult([{ ...value, flag: 'critical' }], panel, order)
  expect(first).toEqual(row({ value: '6.8' }))
  expect(rest).toHaveLength(panel.length - 1)
  expect(rest.every((one) => one.value === '')).toBe(true)
})

it('a correction keeps what the reporter ticked, and drops what the limits said of the value before', () => {
  const value = { analyte: 'Chloride', value: 88, unit: 'mmol/L', low: 100, high: 108 }
  expect(rowsOfResult([{ ...value, flag: 'critical' }], [], order)).toMatchObject([
    { critical: true },
  ])
})

it('takes back the ranges that it filled in, and none that were typed', () => {
  const pregnant = panelOf(order.testType, { ...order, isPregnant: true }, [])
  const typed = rowsOf(panel).map((each) =>
    each.analyte === 'Calcium' ? { ...each, low: '8.1' } : each,
  )
  const limits = (rows: readonly TypedValue[]) =>
    ['Sodium', 'Chloride', 'Calcium'].map((name) =>
      rows.flatMap(({ analyte, low, high }) => (analyte === name ? [low, high] : [])),
    )
  const taken = refilled(typed, panel, pregnant)
  expect(limits(taken)).toEqual([
    ['', ''],
    ['100', '108'],
    ['8.1', '10.5'],
  ])
  expect(refilled(taken, pregnant, panel)).toEqual(typed)
})
