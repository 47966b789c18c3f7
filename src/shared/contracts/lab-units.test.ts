import { expect, test } from 'vitest'
import { analytesOf, criticalLimitsOf, filledRange, panelOf, unitRefusal } from './lab-limits'
import { labTestTypes } from './lab-orders'
import type { LabRange } from './lab-ranges'
import { flagged, labResultMessages } from './lab-results'

const requestedDate = '2026-03-02'
const adult = { gender: 'Male', age: 52, requestedDate } as const
const nothing = { low: null, high: null }
const panelTest = 'Basic Metabolic Panel'
const refusedUnit = (
  value: { analyte: string; unit: string; value?: number | string },
  ranges: LabRange[] = [],
  tested: Parameters<typeof unitRefusal>[1] = adult,
  testType: Parameters<typeof unitRefusal>[0] = panelTest,
) => unitRefusal(testType, tested, { value: 9.9, ...value }, ranges)

/** A range that the clinic keeps. */
const kept: LabRange = {
  ...{ id: 'girls', version: 1, testType: 'Basic Metabolic Panel', analyte: 'K+', unit: 'mmol/L' },
  ...{ sex: 'female', ageFrom: 4, ageFromUnit: 'months', ageTo: 11, ageToUnit: 'months' },
  ...{ low: 3.7, high: 5.9, criticalLow: 2.6, criticalHigh: 7.2 },
}

test.each([
  ['Sodium', 'mmol', 'mmol/L'],
  ['Venous potassium', 'mg/dL', 'mmol/L'],
  ['Na+', 'mg/dL', 'mmol/L'],
  ['Serum sodium', 'x', 'mmol/L'],
  ['K', 'mg/dL', 'mmol/L'],
  ['Calcium', 'mmol', 'mg/dL', 'mmol/L', 'mEq/L'],
  ['Hgb', 'g', 'g/dL', 'g/L', 'mmol/L'],
  ['Glucose', 'mmol/mol', 'mg/dL', 'mmol/L', 'g/L'],
  // Of another test, whose unit is not that of this one.
  ['Platelets', '', '10³/µL', '/µL', 'lakh/µL'],
])(
  'a value in a unit without its critical limits is refused: %s in %j',
  (analyte, unit, ...known) => {
    expect(refusedUnit({ analyte, unit })).toBe(labResultMessages.unitUnknown(known))
  },
)

test.each([
  [{ analyte: 'Sodium', unit: 'meq/l' }],
  [{ analyte: 'Sodium', unit: 'mmol / L' }],
  [{ analyte: 'Sodium', unit: '' }],
  [{ analyte: 'Platelets', unit: '10^9/L' }],
  [{ analyte: 'Ca', unit: 'mmol/l' }],
  [{ analyte: 'Hgb', unit: 'gm/L' }],
  [{ analyte: 'Bilirubin', unit: 'umol/L' }],
  // It has no critical limits.
  [{ analyte: 'Chloride', unit: 'mg/dL' }],
  [{ analyte: 'Osmolality', unit: 'x' }],
  [{ analyte: 'Sodium', unit: 'x', value: 'haemolysed' }],
])('a value in another unit is taken: %j', (value) => {
  expect(refusedUnit(value)).toBeNull()
})

test('no unit is refused of a child without a range, nor of the same name in urine', () => {
  const child = { ...adult, age: 3 }
  expect(refusedUnit({ analyte: 'Sodium', unit: 'x' }, [], child)).toBeNull()
  expect(refusedUnit({ analyte: 'Glucose', unit: 'x' }, [], adult, 'Urinalysis')).toBeNull()
  for (const analyte of ['Potassium', 'WBC', 'Leukocytes', 'Hb', 'Bilirubin'])
    expect(refusedUnit({ analyte, unit: '/HPF' }, [], adult, 'Urinalysis')).toBeNull()
  expect(refusedUnit({ analyte: 'Serum potassium', unit: 'x' }, [], adult, 'Urinalysis')).toBe(
    labResultMessages.unitUnknown(['mmol/L']),
  )
})

test.each([
  // A critical limit is rounded towards the range: 50 mg/dL are 2.775 mmol/L, 450 are 24.98.
  ['Glucose, fasting', 'mmol/L', [3.9, 5.5], [2.8, 24.9]],
  ['Glucose, fasting', 'g/L', [0.7, 0.99], [0.5, 4.5]],
  ['Creatinine', 'µmol/L', [35, 124], [null, null]],
  ['Urea nitrogen', 'mmol/L', [3.6, 9.3], [null, null]],
  ['Calcium', 'mmol/L', [2.12, 2.62], [1.5, 3.24]],
  ['Calcium', 'mEq/L', [4.24, 5.24], [3, 6.48]],
  ['Potassium', 'mEq/L', [3.5, 5], [3, 6]],
  ['Potassium', 'mg/dL', [null, null], [null, null]],
  ['Chloride', 'mEq/L', [100, 108], [null, null]],
  ['Total bilirubin', 'µmol/L', [2, 17], [null, 256]],
  ['Albumin', 'g/L', [35, 50], [null, null]],
  ['Total protein', 'g/L', [63, 79], [null, null]],
  ['Total cholesterol', 'mmol/L', [null, 5.15], [null, null]],
  ['LDL cholesterol', 'mmol/L', [null, 2.56], [null, null]],
  ['HDL cholesterol', 'mmol/L', [1.03, null], [null, null]],
  ['Triglycerides', 'mmol/L', [null, 1.68], [null, null]],
  ['Hemoglobin', 'g/L', [140, 175], [70, 200]],
  ['Hemoglobin', 'mmol/L', [8.7, 10.9], [4.4, 12.4]],
  ['Hematocrit', 'L/L', [0.415, 0.504], [null, null]],
  ['Red cells', '10¹²/L', [4.5, 5.9], [null, null]],
  ['White cells', '/µL', [4500, 11000], [2000, 50000]],
  ['Neutrophils', '10⁹/L', [1.8, 7.8], [0.5, null]],
  ['Platelets', 'lakh/µL', [1.5, 4.5], [0.5, 8]],
  ['TSH', 'µIU/mL', [0.4, 4], [null, null]],
  ['HbA1c', 'mmol/mol', [null, 38], [null, null]],
] as const)(
  'the limits of adults in another unit: %s in %s',
  (analyte, unit, [low, high], [criticalLow, criticalHigh]) => {
    const testType = labTestTypes.find((each) => analytesOf(each).includes(analyte)) ?? panelTest
    expect(filledRange(testType, adult, { analyte, unit }, [])).toEqual({ low, high })
    expect(criticalLimitsOf(testType, adult, { analyte, unit }, [])).toEqual({
      ...{ low: criticalLow, high: criticalHigh },
    })
  },
)

test.each([
  ['Glucose', 2.5, 'mmol/L', 'critical'],
  ['Glucose', 25, 'mmol/l', 'critical'],
  ['Glucose', '>24.9', 'mMol/L', 'critical'],
  ['Glucose', 5.2, 'mmol/L', null],
  ['Glucose', 24.8, 'mmol/L', null],
  ['Calcium', 1.45, 'mmol/L', 'critical'],
  ['Total calcium', 2.4, 'mmol/L', null],
  ['Bilirubin', 260, 'umol/L', 'critical'],
  ['Bilirubin', 17, 'µmol/L', null],
  ['Hb', 68, 'g/l', 'critical'],
  ['Hb', 8.1, 'mmol/L', null],
  ['Platelets', 40_000, 'cells/cumm', 'critical'],
  ['Creatinine', 123, 'µmol/L', null],
] as const)(
  'a value in another unit is critical by the limits of that: %s %s %s',
  (analyte, value, unit, flag) => {
    const reported = { analyte, value, unit, low: null, high: null, critical: false }
    expect(flagged(reported, criticalLimitsOf(panelTest, adult, reported, [])).flag).toBe(flag)
  },
)

test('a range that is filled in is none of a unit that cannot be worked out, nor of a child', () => {
  const filled = (unit: string, tested: Parameters<typeof filledRange>[1] = adult) =>
    filledRange(panelTest, tested, { analyte: 'Calcium', unit }, [])
  for (const unit of ['mmol', 'g/L', 'x']) expect(filled(unit)).toEqual(nothing)
  expect(filled('')).toEqual({ low: 8.5, high: 10.5 })
  expect(filled('mmol/L', { ...adult, age: 9 })).toEqual(nothing)
  expect(filled('mmol/L', { ...adult, gender: 'Female', isPregnant: true })).toEqual(nothing)
  expect(filledRange(panelTest, adult, { analyte: 'Osmolality', unit: 'x' }, [])).toEqual(nothing)
})

test('the clinic’s range holds in the other units of its analyte, and the one kept in a unit goes first', () => {
  const inMmol: LabRange = {
    ...{ ...kept, analyte: 'Glucose', unit: 'mmol/L', sex: 'any', ageFrom: 0, ageTo: null },
    ...{ low: 4.1, high: 6.1, criticalLow: 2.6, criticalHigh: null },
  }
  const inMg: LabRange = { ...inMmol, id: 'mg', unit: 'mg/dL', low: 72, high: 108, criticalLow: 45 }
  const glucose = (unit: string) => ({ analyte: 'Glucose, fasting', unit })
  const limits = (
    unit: string,
    ranges: LabRange[],
    tested: Parameters<typeof filledRange>[1] = adult,
  ) => [
    filledRange(panelTest, tested, glucose(unit), ranges),
    criticalLimitsOf(panelTest, tested, glucose(unit), ranges),
  ]
  // The open limit is that of adults, in the value's unit.
  expect(limits('mmol/L', [inMmol])).toEqual([
    { low: 4.1, high: 6.1 },
    { low: 2.6, high: 24.9 },
  ])
  expect(limits('mg/dL', [inMmol])).toEqual([
    { low: 74, high: 110 },
    { low: 47, high: 450 },
  ])
  expect(limits('mg/dL', [inMmol, inMg])).toEqual([
    { low: 72, high: 108 },
    { low: 45, high: 450 },
  ])
  const child = { ...adult, age: 4 }
  expect(limits('g/L', [inMmol], child)).toEqual([
    { low: 0.74, high: 1.1 },
    { low: 0.47, high: null },
  ])
  for (const unit of ['mg/dL', 'g/L', 'mmol/L'])
    expect(refusedUnit(glucose(unit), [inMmol], child)).toBeNull()
  const inPanel = panelOf(panelTest, adult, [inMmol])
  expect(inPanel.find(({ analyte }) => analyte === 'Glucose, fasting')).toMatchObject({
    ...{ unit: 'mmol/L', low: 4.1 },
  })
})

test('a range in another unit never reaches beyond its critical limits', () => {
  const tight: LabRange = {
    ...{ ...kept, analyte: 'Hemoglobin', testType: 'Complete Blood Count', unit: 'g/dL' },
    ...{ sex: 'any', ageFrom: 0, ageTo: null, low: 7, high: 20, criticalLow: 7, criticalHigh: 20 },
  }
  const reported = { analyte: 'Hemoglobin', unit: 'mmol/L' }
  expect(filledRange('Complete Blood Count', adult, reported, [tight])).toEqual({
    ...{ low: 4.4, high: 12.4 },
  })
  expect(criticalLimitsOf('Complete Blood Count', adult, reported, [tight])).toEqual({
    ...{ low: 4.4, high: 12.4 },
  })
})

test('the clinic’s ranges have units of their own, and a value without one is refused then', () => {
  const own: LabRange = {
    ...{
      id: 'own',
      version: 1,
      testType: panelTest,
      analyte: 'Calcium',
      unit: 'mmol/L',
      sex: 'any',
    },
    ...{ ageFrom: 0, ageFromUnit: 'years', ageTo: null, ageToUnit: 'years' },
    ...{ low: 2.1, high: 2.6, criticalLow: 1.6, criticalHigh: 3.4 },
  }
  const both = labResultMessages.unitUnknown(['mmol/L', 'mg/dL', 'mEq/L'])
  for (const unit of ['mmol/l', 'mg/dL'])
    expect(refusedUnit({ analyte: 'Ca', unit }, [own])).toBeNull()
  for (const unit of ['', 'mmol']) expect(refusedUnit({ analyte: 'Ca', unit }, [own])).toBe(both)
  const child = { ...adult, age: 3 }
  const refused = labResultMessages.unitUnknown(['mmol/L'])
  for (const unit of ['', 'mg'])
    expect(refusedUnit({ analyte: 'Calcium', unit }, [own], child)).toBe(both)
  expect(refusedUnit({ analyte: 'Calcium', unit: 'mg/dL' }, [own], child)).toBeNull()
  // Lactate is the clinic's alone.
  const lactate = { ...own, analyte: 'Lactate', low: 0.5, high: 2.2, criticalLow: null }
  expect(refusedUnit({ analyte: 'Serum lactate', unit: 'mg/dL' }, [lactate], child)).toBe(refused)
  expect(refusedUnit({ analyte: 'Lactate', unit: '' }, [lactate], child)).toBeNull()
})

/** The units in which laboratories report what the panels measure, by the number of a value in the kept one. */
const usualUnits: Record<string, readonly (readonly [unit: string, factor: number])[]> = {
  Hemoglobin: [
    ['g/dL', 1],
    ['gm%', 1],
    ['g/L', 10],
  ],
  Hematocrit: [
    ['%', 1],
    ['vol%', 1],
    ['L/L', 0.01],
  ],
  'Red cells': [
    ['10⁶/µL', 1],
    ['M/uL', 1],
    ['million/cumm', 1],
    ['10^12/L', 1],
    ['/pL', 1],
    ['/µL', 1e6],
  ],
  MCV: [
    ['fL', 1],
    ['fl', 1],
    ['um3', 1],
  ],
  MCH: [
    ['pg', 1],
    ['pg/cell', 1],
    ['fmol', 0.06206],
  ],
  'White cells': [
    ['10³/µL', 1],
    ['K/µL', 1],
    ['10^9/L', 1],
    ['/nL', 1],
    ['cells/cumm', 1000],
  ],
  Neutrophils: [
    ['10³/µL', 1],
    ['x10^9/L', 1],
    ['/uL', 1000],
  ],
  Lymphocytes: [
    ['10³/µL', 1],
    ['G/L', 1],
    ['/mm3', 1000],
  ],
  Platelets: [
    ['10³/µL', 1],
    ['thou/mm3', 1],
    ['lakhs/cumm', 0.01],
  ],
  'Total cholesterol': [
    ['mg/dL', 1],
    ['mg%', 1],
    ['mmol/L', 0.02586],
  ],
  'LDL cholesterol': [
    ['mg/dL', 1],
    ['mmol/l', 0.02586],
  ],
  'HDL cholesterol': [
    ['mg/dL', 1],
    ['mmol/L', 0.02586],
  ],
  Triglycerides: [
    ['mg/dL', 1],
    ['mmol/L', 0.01129],
  ],
  ...Object.fromEntries(
    ['ALT', 'AST', 'ALP', 'GGT'].map((enzyme) => [
      enzyme,
      [
        ['U/L', 1],
        ['IU/L', 1],
        ['units/L', 1],
        ['iu/lit', 1],
        ['UI/L', 1],
        ['mU/mL', 1],
        ['µkat/L', 1 / 60],
      ],
    ]),
  ),
  'Total bilirubin': [
    ['mg/dL', 1],
    ['umol/L', 17.104],
  ],
  Albumin: [
    ['g/dL', 1],
    ['gms/dl', 1],
    ['g/L', 10],
  ],
  'Total protein': [
    ['g/dL', 1],
    ['g%', 1],
    ['g/L', 10],
  ],
  'Specific gravity': [
    ['', 1],
    ['SG', 1],
    ['g/mL', 1],
  ],
  pH: [
    ['', 1],
    ['pH', 1],
    ['pH units', 1],
  ],
  'Red cells of urine': [
    ['/HPF', 1],
    ['RBCs/hpf', 1],
    ['per HPF', 1],
  ],
  'White cells of urine': [
    ['/HPF', 1],
    ['pus cells/hpf', 1],
    ['/high power field', 1],
  ],
  TSH: [
    ['mIU/L', 1],
    ['µIU/mL', 1],
    ['uIU/mL', 1],
    ['mU/L', 1],
    ['mcU/mL', 1],
    ['microunits/mL', 1],
  ],
  HbA1c: [
    ['%', 1],
    ['% NGSP', 1],
    ['mmol/mol', 10.929],
  ],
  Sodium: [
    ['mmol/L', 1],
    ['mEq/L', 1],
  ],
  Potassium: [
    ['mmol/L', 1],
    ['meq/lit', 1],
  ],
  Chloride: [
    ['mmol/L', 1],
    ['mEq/L', 1],
  ],
  Bicarbonate: [
    ['mmol/L', 1],
    ['mEq/litre', 1],
  ],
  'Urea nitrogen': [
    ['mg/dL', 1],
    ['mg/100ml', 1],
    ['mmol/L', 0.357],
  ],
  Creatinine: [
    ['mg/dL', 1],
    ['mgs%', 1],
    ['µmol/L', 88.42],
  ],
  'Glucose, fasting': [
    ['mg/dL', 1],
    ['mmol/L', 0.0555],
    ['g/L', 0.01],
  ],
  Calcium: [
    ['mg/dL', 1],
    ['mmol/L', 0.2495],
    ['mEq/L', 0.499],
  ],
}

const withRange = labTestTypes.flatMap((testType) =>
  panelOf(testType, { gender: 'Male', age: 40, requestedDate }, [])
    .filter(({ low, high }) => low !== null || high !== null)
    .map((kept) => ({ testType, ...kept })),
)

test.each(withRange)(
  'the range of $analyte ($testType) is filled in for its usual units',
  (kept) => {
    const { testType, analyte, low, high } = kept
    const isCell = testType === 'Urinalysis' && analyte.endsWith('cells')
    const units = usualUnits[isCell ? `${analyte} of urine` : analyte]
    expect(units?.[0], 'the unit kept').toEqual([kept.unit, 1])
    for (const [unit, factor] of units ?? []) {
      const filled = filledRange(
        testType,
        { gender: 'Male', age: 40, requestedDate },
        { analyte, unit },
        [],
      )
      for (const [is, was] of [
        [filled.low, low],
        [filled.high, high],
      ] as const) {
        if (was === null) expect(is, unit).toBeNull()
        // HbA1c has an offset, and limits are rounded as they are printed.
        else if (analyte === 'HbA1c' && factor !== 1) expect(is, unit).toBe(38)
        else expect(Math.abs((is ?? Number.NaN) / (was * factor) - 1), unit).toBeLessThan(0.2)
      }
    }
  },
)

test('a value of an enzyme has its flag in the units that laboratories use for it', () => {
  for (const [unit, value] of [
    ['IU/L', 900],
    ['units/L', 900],
    ['µkat/L', 15],
  ] as const) {
    const tested = { gender: 'Male', age: 40, requestedDate } as const
    const reported = { analyte: 'AST', unit, value }
    const range = filledRange('Liver Function Test', tested, reported, [])
    const limits = criticalLimitsOf('Liver Function Test', tested, reported, [])
    expect(flagged({ ...reported, ...range, critical: false }, limits).flag, unit).toBe('high')
  }
})
