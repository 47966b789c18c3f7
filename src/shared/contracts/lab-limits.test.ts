import { expect, test } from 'vitest'
import {
  adultRanges,
  criticalLimitsOf,
  mayBePregnant,
  panelOf,
  storedLimits,
  unitRefusal,
} from './lab-limits'
import { labTestTypes } from './lab-orders'
import { isInUrine, isSameAnalyte, panels } from './lab-panels'
import { type LabRange, labRangeInputSchema } from './lab-ranges'
import { flagged } from './lab-results'

const requestedDate = '2026-03-02'
const analyteOf = (name: string, gender: 'Male' | 'Female' | 'Other' = 'Female', age = 40) =>
  labTestTypes
    .flatMap((testType) => panelOf(testType, { gender, age, requestedDate }, []))
    .find(({ analyte }) => analyte === name)

test.each([
  [
    { criticalLow: null, criticalHigh: null },
    { low: 2.8, high: 24.9 },
  ],
  [{}, { low: 2.8, high: 24.9 }],
  [
    { criticalLow: 2.2, criticalHigh: null },
    { low: 2.2, high: null },
  ],
])('a value that was stored without a critical limit has those of adults: %j', (stored, limits) => {
  const value = { analyte: 'Glucose', value: 1.7, unit: 'mmol/L', low: 3.9, high: 6.1 }
  const kept = { ...value, ...stored, flag: 'low' } as const
  expect(storedLimits(panelTest, adult, kept)).toEqual(limits)
  expect(storedLimits(panelTest, { ...adult, age: 6 }, kept).high).toBeNull()
})

test('each built-in range is one that the clinic could keep', () => {
  for (const range of adultRanges)
    expect(labRangeInputSchema.safeParse(range).error, JSON.stringify(range)).toBeUndefined()
})

test('ranges are by sex where they differ, and absent where the sex says nothing', () => {
  expect(analyteOf('Hemoglobin', 'Male')).toMatchObject({ low: 14, high: 17.5 })
  expect(analyteOf('Hemoglobin', 'Female')).toMatchObject({ low: 12.3, high: 15.3 })
  expect(analyteOf('Hemoglobin', 'Other')).toMatchObject({ low: null, high: null, lacks: 'sex' })
  expect(analyteOf('MCV', 'Other')).toMatchObject({ low: 80, high: 96 })
})

test('nobody under 18 is given the ranges or limits of adults', () => {
  for (const testType of labTestTypes)
    for (const age of [0, 7, 17])
      for (const analyte of panelOf(testType, { gender: 'Female', age, requestedDate }, [])) {
        expect(analyte).toMatchObject({ low: null, high: null })
        expect(criticalLimitsOf(testType, { age, requestedDate }, analyte, [])).toEqual(nothing)
      }
  expect(analyteOf('Sodium', 'Female', 18)).toMatchObject({ low: 135, high: 145, lacks: null })
  expect(analyteOf('Sodium', 'Female', 17)?.lacks).toBe('age')
})

test('pregnancy takes the ranges away that it moves, and keeps the critical limits', () => {
  const pregnant = { gender: 'Female', age: 31, isPregnant: true, requestedDate } as const
  const panel = panelOf('Basic Metabolic Panel', pregnant, [])
  expect(panel.find(({ analyte }) => analyte === 'Creatinine')).toMatchObject({
    ...{ low: null, high: null, lacks: 'pregnancy' },
  })
  expect(panel.find(({ analyte }) => analyte === 'Chloride')).toMatchObject({
    low: 100,
    lacks: null,
  })
  const reported = { analyte: 'Potassium', unit: 'mmol/L' }
  expect(criticalLimitsOf('Basic Metabolic Panel', pregnant, reported, [])).toEqual({
    ...{ low: 3, high: 6 },
  })
})

test.each([
  ['Female', 9, false],
  ['Female', 10, true],
  ['Female', 60, true],
  ['Other', 34, true],
  ['Female', 61, false],
  ['Male', 34, false],
] as const)(
  'a laboratory is asked whether a patient is pregnant: %s of %i years: %s',
  (gender, age, is) => {
    expect(mayBePregnant({ gender, age, requestedDate })).toBe(is)
  },
)

const adult = { gender: 'Male', age: 52, requestedDate } as const
const sodium = { low: 120, high: 160 }
const nothing = { low: null, high: null }

test.each([
  ['as it is called', { analyte: 'Sodium', unit: 'mmol/L' }, sodium],
  ['in other letters', { analyte: ' sODIUM ', unit: 'MMOL/l' }, sodium],
  ['in full-width letters', { analyte: 'Ｓｏｄｉｕｍ', unit: 'mmol/L' }, sodium],
  ['by its short name', { analyte: 'Na+', unit: 'mmol/L' }, sodium],
  ['with a raised sign', { analyte: 'Na⁺', unit: 'mmol/L' }, sodium],
  ['with its specimen', { analyte: 'Plasma sodium', unit: 'mmol/L' }, sodium],
  ['with its specimen behind', { analyte: 'Na (serum)', unit: 'mmol/L' }, sodium],
  ['with the letter of its specimen', { analyte: 'S-Sodium', unit: 'mmol/L' }, sodium],
  ['with a short form of its specimen', { analyte: 'Sr. Sodium', unit: 'mmol/L' }, sodium],
  [
    'by two of its names, each with its specimen',
    { analyte: 'Sr.Na+ [S-Sodium]', unit: '' },
    sodium,
  ],
  ['by two of its names', { analyte: 'Sodium (Na+)', unit: 'mmol/L' }, sodium],
  ['with a sign that is not seen', { analyte: 'So\u200bdium', unit: 'mmol/L' }, sodium],
  ['of another specimen', { analyte: 'Sodium (urine)', unit: 'mmol/L' }, nothing],
  ['by names of two analytes', { analyte: 'Na K', unit: 'mmol/L' }, nothing],
  ['as a part of another', { analyte: 'Calcium, ionized', unit: 'mg/dL' }, nothing],
  ['in a unit of the same number', { analyte: 'Sodium', unit: 'mEq/L' }, sodium],
  ['without a unit', { analyte: 'Sodium', unit: '' }, sodium],
  ['of another test', { analyte: 'Hgb', unit: 'g/dL' }, { low: 7, high: 20 }],
  ['in another unit', { analyte: 'Sodium', unit: 'mg/dL' }, nothing],
  ['of another test, without a unit', { analyte: 'Platelets', unit: '' }, nothing],
  ['that is not known', { analyte: 'Osmolality', unit: 'mmol/L' }, nothing],
])('finds the critical limits of what is reported %s', (_, reported, limits) => {
  expect(criticalLimitsOf('Basic Metabolic Panel', adult, reported, [])).toEqual(limits)
})

const panelTest = 'Basic Metabolic Panel'

test.each([
  ['Glucose', 50, 'mg/dL'],
  ['Glucose', 1000, ''],
  ['Glucose', 55, 'mmol/L'],
  ['Glucose', '++', ''],
  ['Glucose, random', 1000, 'mg/dL'],
  ['Sodium', 41, 'mmol/L'],
  ['Leukocytes', 25, '/µL'],
  ['White cells', 1, '10³/µL'],
  ['Bilirubin', 17, 'mg/dL'],
])('what a urinalysis measures is not that of blood: %s %s %s', (analyte, value, unit) => {
  const reported = { analyte, value, unit, low: null, high: null }
  const ofBlood: LabRange = {
    ...{ ...kept, analyte: 'Glucose', unit: 'mg/dL', sex: 'any', ageFrom: 0, ageTo: null },
    ...{ low: 74, high: 106, criticalLow: 54, criticalHigh: 400 },
  }
  for (const ranges of [[], [ofBlood]]) {
    const limits = criticalLimitsOf('Urinalysis', adult, reported, ranges)
    expect(limits).toEqual(nothing)
    expect(flagged({ ...reported, critical: false }, limits).flag).toBeNull()
  }
  // Of a result from before limits were stored.
  expect(storedLimits('Urinalysis', adult, { ...reported, flag: null })).toEqual(nothing)
})

test('blood that is reported with a urinalysis says so, and other tests are never of urine', () => {
  const limits = (
    testType: Parameters<typeof unitRefusal>[0],
    analyte: string,
    ranges: LabRange[],
  ) => criticalLimitsOf(testType, adult, { analyte, unit: 'mg/dL' }, ranges)
  for (const analyte of ['Blood glucose', 'Serum glucose', 'P-Glucose'])
    expect(limits('Urinalysis', analyte, [])).toEqual({ low: 50, high: 450 })
  const ofUrine: LabRange = {
    ...{ ...kept, testType: 'Urinalysis', analyte: 'Glucose', unit: 'mg/dL', sex: 'any' },
    ...{ ageFrom: 0, ageTo: null, low: null, high: 15, criticalLow: null, criticalHigh: 1000 },
  }
  expect(limits('Urinalysis', 'Glucose', [ofUrine])).toEqual({ low: null, high: 1000 })
  expect(limits('Lipid Panel', 'Glucose', [ofUrine])).toEqual({ low: 50, high: 450 })
})

/** Everything with critical limits of adults, by all its names. */
const limitedNames = labTestTypes.flatMap((testType) =>
  Object.entries(panels[testType]).flatMap(([analyte, { unit, critical, names = [] }]) =>
    critical ? [analyte, ...names].map((name) => ({ testType, name, unit, critical })) : [],
  ),
)

test.each([
  ...['Blood %s', 'whole blood %s', '%s, blood', '%s (Blood)', '%s, whole blood', '%s blood'],
  ...['Serum %s', '%s (plasma)', 'Venous %s', '%s, arterial', 'Capillary blood %s', '%s - blood'],
  ...['S-%s', 'P-%s', 'B-%s', 'fP-%s', 'S. %s', 's.%s', 'Sr. %s', 'Sr %s', 'P. %s', 'cB-%s'],
])('a name with its specimen has the critical limits of blood with every test: %s', (written) => {
  for (const { testType, name, unit, critical } of limitedNames)
    for (const each of [testType, 'Urinalysis'] as const) {
      const analyte = written.replace('%s', name)
      const [low, high] = critical
      expect(
        criticalLimitsOf(each, adult, { analyte, unit }, []),
        `${analyte} with ${each}`,
      ).toEqual({ low, high })
    }
})

test.each([
  ...['RBS', 'FBS', 'Blood sugar', 'Random blood sugar', 'Fasting Blood Sugar', 'Sugar, fasting'],
  ...['Blood sugar (random)', 'Random blood sugar (RBS)', 'Glucose, fasting [FBS]', 'GRBS', 'PPBS'],
  ...['Post-prandial blood glucose', 'Capillary glucose', 'FBG', 'Blood sugar, post prandial'],
])('glucose has its critical limits under the names that wards use: %s', (analyte) => {
  expect(criticalLimitsOf(panelTest, adult, { analyte, unit: 'mg/dL' }, [])).toEqual({
    ...{ low: 50, high: 450 },
  })
})

test.each(['RBS', 'FBS', 'Random blood sugar', 'Capillary glucose', 'Sodium in blood'])(
  'a name that says blood is of blood with a urinalysis too: %s',
  (analyte) => {
    expect(isInUrine('Urinalysis', analyte)).toBe(false)
  },
)

test.each([
  ...Object.entries(panels['Complete Blood Count']).flatMap(([name, { names = [] }]) => [
    ...[name, ...names],
  ]),
  ...['White blood cell', 'Red blood cells', 'red blood cell count', 'Blood cells, white', 'RBC'],
  ...[
    'Blood',
    'Blood, occult',
    'Occult blood',
    'Blood (dipstick)',
    'Blood in urine',
    'Blood cells',
  ],
  ...['Blood clots', 'Blood casts', 'Urine glucose, blood strip', 'Sugar', 'Reducing sugar'],
])('cells and blood that a urinalysis finds are of urine: %s', (analyte) => {
  expect(isInUrine('Urinalysis', analyte)).toBe(true)
  for (const unit of ['/HPF', '/µL', '', '10³/µL']) {
    expect(criticalLimitsOf('Urinalysis', adult, { analyte, unit }, [])).toEqual(nothing)
    expect(unitRefusal('Urinalysis', adult, { analyte, unit, value: 9.9 }, [])).toBeNull()
  }
})

test('white cells of blood that are reported with a urinalysis say so', () => {
  for (const analyte of ['White blood cells (blood)', 'Serum white blood cells'])
    expect(isInUrine('Urinalysis', analyte)).toBe(false)
})

test('arterial and venous values that are not built in are apart', () => {
  for (const [one, other] of [
    ['Arterial pO2', 'Venous pO2'],
    ['Arterial pH', 'Venous pH'],
    ['P-ANCA', 'ANCA'],
  ] as const)
    expect(isSameAnalyte(panelTest, one, other), one).toBe(false)
  expect(isSameAnalyte(panelTest, 'Venous potassium', 'K+')).toBe(true)
  expect(isSameAnalyte(panelTest, 'Blood lactate', 'Lactate')).toBe(true)
})

test('the age is that by the birth date, whatever it was when the test was ordered', () => {
  const limits = (tested: { age: number; dateOfBirth?: string }) =>
    criticalLimitsOf(panelTest, { ...tested, requestedDate }, potassium, [])
  expect(limits({ age: 17, dateOfBirth: '2008-03-02' })).toEqual({ low: 3, high: 6 })
  expect(limits({ age: 40, dateOfBirth: '2008-03-03' })).toEqual(nothing)
  expect(limits({ age: 40, dateOfBirth: '' })).toEqual({ low: 3, high: 6 })
  // A birth date after the order is none.
  expect(limits({ age: 40, dateOfBirth: '2026-03-03' })).toEqual({ low: 3, high: 6 })
  const girl = { gender: 'Female', age: 34, dateOfBirth: '2017-03-02', requestedDate } as const
  expect(mayBePregnant(girl)).toBe(false)
  expect(panelRow(girl, [])?.lacks).toBe('age')
})

test('knows no critical limits of a child', () => {
  const reported = { analyte: 'Sodium', unit: 'mmol/L' }
  expect(criticalLimitsOf('Basic Metabolic Panel', { ...adult, age: 3 }, reported, [])).toEqual(
    nothing,
  )
})

const kept: LabRange = {
  ...{ id: 'girls', version: 1, testType: 'Basic Metabolic Panel', analyte: 'K+', unit: 'mmol/L' },
  ...{ sex: 'female', ageFrom: 4, ageFromUnit: 'months', ageTo: 11, ageToUnit: 'months' },
  ...{ low: 3.7, high: 5.9, criticalLow: 2.6, criticalHigh: 7.2 },
}
const girl = { gender: 'Female', age: 0, dateOfBirth: '2025-08-20', requestedDate } as const
const potassium = { analyte: 'Potassium', unit: 'mEq/L' }
const panelRow = (tested: Parameters<typeof panelOf>[1], ranges: LabRange[], name = 'Potassium') =>
  panelOf('Basic Metabolic Panel', tested, ranges).find(({ analyte }) => analyte === name)

test('the clinic’s range for the age and sex is filled in, under whichever name it is kept', () => {
  expect(panelRow(girl, [kept])).toMatchObject({ low: 3.7, high: 5.9, range: kept, lacks: null })
  expect(criticalLimitsOf('Basic Metabolic Panel', girl, potassium, [kept])).toEqual({
    ...{ low: 2.6, high: 7.2 },
  })
  // Reported with another test, too.
  expect(criticalLimitsOf('Lipid Panel', girl, potassium, [kept])).toEqual({ low: 2.6, high: 7.2 })
  for (const other of [
    { ...girl, gender: 'Male' },
    { ...girl, gender: 'Other' },
    { ...girl, dateOfBirth: '2025-11-03' },
    { ...girl, dateOfBirth: '2025-03-02' },
    { gender: 'Female', age: 0, requestedDate },
  ] as const) {
    expect(panelRow(other, [kept]), JSON.stringify(other)).toMatchObject({ low: null, range: null })
    expect(criticalLimitsOf('Basic Metabolic Panel', other, potassium, [kept])).toEqual(nothing)
  }
})

test('a critical limit that a range leaves open is that of the next range that fits', () => {
  const children: LabRange = {
    ...{ ...kept, id: 'children', analyte: 'Potassium', sex: 'any', low: 3.4, high: 5.2 },
    ...{ ageFrom: 0, ageFromUnit: 'years', ageTo: 17, ageToUnit: 'years' },
    ...{ criticalLow: 2.8, criticalHigh: 6.3 },
  }
  const girls: LabRange = {
    ...{ ...children, id: 'girls of 12', sex: 'female', ageFrom: 12, low: 3.5, high: 4.8 },
    ...{ criticalLow: null, criticalHigh: null },
  }
  const adolescent = { ...girl, age: 14, dateOfBirth: '2011-09-20' }
  const limits = (ranges: LabRange[]) =>
    criticalLimitsOf('Basic Metabolic Panel', adolescent, potassium, ranges)
  expect(panelRow(adolescent, [children, girls])?.range).toBe(girls)
  expect(limits([girls, children])).toEqual({ low: 2.8, high: 6.3 })
  expect(limits([{ ...girls, criticalHigh: 5.9 }, children])).toEqual({ low: 2.8, high: 5.9 })
  // Kept with another test, or in another unit.
  const ofLipids = { ...children, testType: 'Lipid Panel', analyte: 'K' } as const
  expect(limits([girls, ofLipids])).toEqual({ low: 2.8, high: 6.3 })
  expect(limits([girls, { ...children, unit: 'mg/dL' }])).toEqual(nothing)
  // Within the girls' range it is not critical by the range of all children.
  expect(limits([girls, { ...children, criticalHigh: 4.6 }])).toEqual({
    ...{ low: 2.8, high: 4.8, open: ['high'] },
  })
})

test('the range of the narrower age goes before the range of the sex', () => {
  const newborn: LabRange = {
    ...{ ...kept, id: 'newborn', sex: 'any', low: 3.2, high: 6.4 },
    ...{ ageFrom: 0, ageFromUnit: 'days', ageTo: 27, ageToUnit: 'days' },
  }
  const female: LabRange = { ...kept, id: 'female', ageFrom: 0, ageTo: null }
  const born = { ...girl, dateOfBirth: '2026-02-20' }
  expect(panelRow(born, [female, newborn])?.range).toBe(newborn)
  expect(panelRow(girl, [female, newborn])?.range).toBe(female)
  const adults: LabRange = { ...female, id: 'adults', sex: 'any', ageFrom: 216 }
  const woman = { ...girl, age: 45, dateOfBirth: '1980-06-01' }
  expect(panelRow(woman, [female, adults])?.range).toBe(adults)
  expect(panelRow(woman, [{ ...adults, sex: 'female' }, adults])?.range?.sex).toBe('female')
})

test('a range of one sex goes before one of any, and that before the one of adults', () => {
  const any: LabRange = {
    ...kept,
    ...{ id: 'any', sex: 'any', ageFrom: 0, ageTo: null, low: 3.4, high: 5.2 },
    ...{ criticalLow: null, criticalHigh: null },
  }
  expect(panelRow(girl, [any, kept])?.range).toBe(kept)
  expect(panelRow({ ...girl, gender: 'Other' }, [kept, any])?.range).toBe(any)
  const woman = { ...girl, age: 45, dateOfBirth: '1980-06-01' }
  expect(panelRow(woman, [any])).toMatchObject({ low: 3.4, high: 5.2 })
  // Where the clinic has no critical limit, that of adults holds for them.
  const reported = [woman, girl].map((tested) =>
    criticalLimitsOf('Basic Metabolic Panel', tested, potassium, [any]),
  )
  expect(reported).toEqual([{ low: 3, high: 6 }, nothing])
})

test('a critical limit of adults that lies within the clinic’s range gives way to the end of that', () => {
  const any: LabRange = {
    ...{ ...kept, sex: 'any', ageFrom: 0, ageTo: null, low: 2.8, high: 5.2 },
    ...{ criticalLow: null, criticalHigh: null },
  }
  const limits = (range: LabRange) =>
    criticalLimitsOf('Basic Metabolic Panel', adult, potassium, [range])
  expect(limits(any)).toEqual({ low: 2.8, high: 6, open: ['low'] })
  expect(limits({ ...any, high: 6.2 })).toEqual({ low: 2.8, high: 6.2, open: ['low', 'high'] })
  expect(limits({ ...any, low: 3 })).toEqual({ low: 3, high: 6 })
  expect(limits({ ...any, criticalLow: 1.9 })).toEqual({ low: 1.9, high: 6 })
  const stored = { analyte: 'K', value: 2.7, unit: 'mmol/L', low: 2.8, high: 5.2 }
  const flags = [2.7, 2.8, '<2.8', '≤2.8', 6].map(
    (value) => flagged({ ...stored, value, critical: false }, limits(any)).flag,
  )
  expect(flags).toEqual(['critical', null, 'critical', 'undecided', 'critical'])
  expect(
    storedLimits('Basic Metabolic Panel', adult, {
      ...{ ...stored, flag: 'critical' },
      ...{ criticalLow: 2.8, criticalHigh: 6, criticalOpen: ['low'] },
    }),
  ).toEqual(limits(any))
})

test('the clinic’s unit comes with its range, and what it measures besides is in the panel', () => {
  const umol = { ...kept, analyte: 'Creatinine', unit: 'µmol/L', low: 14, high: 34 }
  const lactate = { ...kept, analyte: 'Lactate', low: null, high: 2.2 }
  expect(panelRow(girl, [umol], 'Creatinine')).toMatchObject({ unit: 'µmol/L', low: 14, high: 34 })
  expect(panelRow(girl, [lactate], 'Lactate')).toMatchObject({ unit: 'mmol/L', high: 2.2 })
  expect(panelRow({ ...girl, gender: 'Male' }, [lactate], 'Lactate')).toBeUndefined()
})
