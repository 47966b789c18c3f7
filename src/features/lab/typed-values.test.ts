import { panelOf } from '@shared/contracts/lab-limits'
import type { LabRange } from '@shared/contracts/lab-ranges'
import { labResultMessages } from '@shared/contracts/lab-results'
import { describe, expect, it } from 'vitest'
import {
  blankValue,
  flagOf,
  inRows,
  inUnit,
  isCriticalRow,
  lacksRangeInUnit,
  refilled,
  reportedOf,
  rowsOf,
  rowsOfResult,
  type TypedValue,
  valueErrors,
  withOwnRange,
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
  [{ value: 'HI' }, 'undecided'],
  [{ value: 'panic' }, 'critical'],
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
  [{ value: 'HI' }, null],
  [{ value: 'LL' }, true],
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
      row({ analyte: 'Calcium', value: '5.5 L', unit: 'mmol' }),
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
      'values.6.unit': labResultMessages.unitUnknown(['mg/dL', 'mmol/L', 'mEq/L']),
      'values.6.value': labResultMessages.markContradicts,
      'values.8.unit': labResultMessages.unitUnknown(['mmol/L']),
    })
    expect(inRows({ 'values.1.value': 'No', observation: 'No' }, rows)).toEqual({
      'values.2.value': 'No',
      observation: 'No',
    })
  })

  it.each([
    [{ value: 'HI' }],
    [{ value: '↓↓', low: '', high: '' }],
    [{ analyte: 'RBS', value: 'Lo', unit: 'mg/dL', low: '', high: '' }],
    [{ analyte: 'Osmolality', value: 'panic', low: '', high: '295' }],
  ])('is a mark without the bound that the device shows: %j', (more) => {
    expect(valueErrors([row(more)], order)).toEqual({
      'values.0.value': labResultMessages.boundMissing,
    })
  })

  it('is no word that is not a mark, nor a mark where nothing is compared', () => {
    const rows = [
      row({ value: 'clotted' }),
      row({ analyte: 'Turbidity', value: 'high', unit: '', low: '', high: '' }),
    ]
    expect(valueErrors(rows, order)).toEqual({})
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

const limitsOf = (rows: readonly TypedValue[], ...names: string[]) =>
  names.map((name) =>
    rows.flatMap(({ analyte, low, high }) => (analyte === name ? [low, high] : [])),
  )

it('takes back the ranges that it filled in, and none that were typed', () => {
  const pregnant = { ...order, isPregnant: true }
  const typed = rowsOf(panel).map((each) =>
    each.analyte === 'Calcium' ? withOwnRange(each, { low: '8.1' }) : each,
  )
  const taken = refilled(typed, pregnant)
  expect(limitsOf(taken, 'Sodium', 'Chloride', 'Calcium')).toEqual([
    ['', ''],
    ['100', '108'],
    ['8.1', '10.5'],
  ])
  expect(refilled(taken, order)).toEqual(typed)
})

describe('the range of a row in another unit', () => {
  const creatinine = row({ analyte: 'Creatinine', unit: 'mg/dL', low: '0.4', high: '1.4' })

  it('is filled in as the unit is typed, and back again', () => {
    const typed = ['m', 'umol', 'umol/l'].map((unit) => inUnit(creatinine, unit, order))
    expect(typed.map(({ low, high }) => [low, high])).toEqual([
      ['', ''],
      ['', ''],
      ['35', '124'],
    ])
    const [unknown = creatinine, , known = creatinine] = typed
    expect(inUnit(unknown, 'µmol/L', order)).toMatchObject({ low: '35', high: '124' })
    expect(inUnit(known, 'mg/dL', order)).toEqual(creatinine)
  })

  it('stays where it was typed, and where nothing is known of what is measured', () => {
    const typed = withOwnRange(creatinine, { high: '1.2' })
    expect(inUnit(typed, 'µmol/L', order)).toEqual({ ...typed, unit: 'µmol/L' })
    const osmolality = withOwnRange(row({ analyte: 'Osmolality', unit: 'x' }), {
      low: '275',
      high: '295',
    })
    expect(inUnit(osmolality, 'y', order)).toEqual({ ...osmolality, unit: 'y' })
  })

  it('stays empty where the reporter emptied it, whatever unit is typed letter by letter', () => {
    const emptied = withOwnRange(withOwnRange(creatinine, { low: '' }), { high: '' })
    const typed = ['mg/d', 'u', 'umol/L', 'mg/dL'].reduce(
      (changed, unit) => inUnit(changed, unit, order),
      emptied,
    )
    expect(typed).toMatchObject({ unit: 'mg/dL', low: '', high: '' })
    expect(refilled([typed], order)).toEqual([typed])
  })

  it('stays that of a reported result, typed or emptied, and gives way where it was filled in', () => {
    const reported = { analyte: 'Urea nitrogen', value: 12, unit: 'mg/dL', flag: null }
    const rangeIn = (unit: string, low: number | null, high: number | null) => {
      const [first = creatinine] = rowsOfResult([{ ...reported, low, high }], [], order)
      const { low: lower, high: upper } = inUnit(inUnit(first, 'mmo', order), unit, order)
      return [lower, upper]
    }
    expect(rangeIn('mmol/L', 10, 26)).toEqual(['3.6', '9.3'])
    expect(rangeIn('mmol/L', 5, 20)).toEqual(['5', '20'])
    expect(rangeIn('mmol/L', null, null)).toEqual(['', ''])
  })

  it('is missed in a unit in which it is not known, but not where the reporter emptied it', () => {
    const lacks = (unit: string, emptied: TypedValue = creatinine) =>
      lacksRangeInUnit(inUnit(emptied, unit, order), order)
    expect(['mg/L', 'mg/dL', 'µmol/L', ''].map((unit) => lacks(unit))).toEqual([
      ...[true, false, false, false],
    ])
    expect(lacks('mg/L', withOwnRange(creatinine, { low: '', high: '' }))).toBe(false)
    expect(lacks('mg/L', row({ analyte: 'Osmolality', low: '', high: '' }))).toBe(false)
  })

  it('is that of the clinic, worked out', () => {
    const own: LabRange = {
      ...{ id: '1', version: 1, testType: order.testType, analyte: 'Creatinine', unit: 'µmol/L' },
      ...{ sex: 'any', ageFrom: 0, ageFromUnit: 'years', ageTo: null, ageToUnit: 'years' },
      ...{ low: 44, high: 97, criticalLow: null, criticalHigh: 400 },
    }
    const tested = { ...order, ranges: [own] }
    const kept = row({ analyte: 'Creatinine', unit: 'µmol/L', low: '44', high: '97' })
    const changed = inUnit({ ...kept, value: '4.6' }, 'mg/dL', tested)
    expect(changed).toMatchObject({ low: '0.5', high: '1.1' })
    expect(isCriticalRow(changed, tested)).toBe(true)
  })

  it('is taken back by pregnancy too', () => {
    const inMicromoles = inUnit(creatinine, 'µmol/L', order)
    const [taken = creatinine] = refilled([inMicromoles], { ...order, isPregnant: true })
    expect(taken).toEqual({ ...inMicromoles, low: '', high: '' })
    expect(refilled([taken], order)).toEqual([inMicromoles])
  })
})
