import { describe, expect, it } from 'vitest'
import { gradesOf, hasCriticalGrade, worstGrade } from './vital-grades'
import { vitalLimits, vitalSources } from './vital-limits'
import { criticalWords, vitalsWords } from './vital-words'
import { type Measured, type MeasureName, ofMeasures, type VitalGrade } from './vitals'

const nothing = ofMeasures((): number | null => null)
const on = '2026-03-02'

/** The day on which a patient of such an age on 2026-03-02 was born. */
const born = {
  ...{ '0 days': '2026-03-02', '27 days': '2026-02-03', '28 days': '2026-02-02' },
  ...{ '1 month': '2026-02-01', '2 months': '2026-01-02', '3 months': '2025-12-02' },
  ...{ '6 months': '2025-09-02', '11 months': '2025-03-03', '1 year': '2025-03-02' },
  ...{ '4 years': '2021-03-03', '5 years': '2021-03-02', '10 years': '2016-03-02' },
  ...{ '11 years': '2015-03-02', '12 years': '2013-03-03', '13 years': '2013-03-02' },
  ...{ '15 years': '2010-03-03', '16 years': '2010-03-02', '17 years': '2008-03-03' },
  ...{ '18 years': '2008-03-02', '80 years': '1946-03-02' },
} as const
type Age = keyof typeof born

const grade = (age: Age, name: MeasureName, value: number, weight: number | null = null) =>
  gradesOf({ ...nothing, weight, [name]: value }, { dateOfBirth: born[age], on })[name]

/** The last value of each grade and the first of the next one, from low to high. */
const steps = (age: Age, name: MeasureName, values: readonly (readonly [number, VitalGrade])[]) =>
  values.map(([value, expected]) => [age, name, value, expected] as const)

const [critLow, low, normal, high, critHigh] = [
  ...(['critical-low', 'low', 'normal', 'high', 'critical-high'] as const),
]

it.each([
  ...steps('18 years', 'systolic', [
    [90, critLow],
    [91, low],
    [100, low],
    [101, normal],
    [139, normal],
    [140, high],
    [179, high],
    [180, critHigh],
    [221, critHigh],
  ]),
  ...steps('80 years', 'diastolic', [
    [59, low],
    [60, normal],
    [89, normal],
    [90, high],
    [119, high],
    [120, critHigh],
    [124, critHigh],
  ]),
  ...steps('17 years', 'systolic', [
    [89, critLow],
    [90, normal],
    [129, normal],
    [130, high],
    [179, high],
    [180, critHigh],
  ]),
  ...steps('17 years', 'diastolic', [
    [79, normal],
    [80, high],
    [119, high],
    [120, critHigh],
  ]),
  ...steps('12 years', 'systolic', [
    [89, critLow],
    [90, normal],
    [112, normal],
    [113, high],
    [149, high],
    [150, critHigh],
  ]),
  ...steps('10 years', 'systolic', [
    [89, critLow],
    [90, normal],
    [107, normal],
    [108, high],
  ]),
  ...steps('11 years', 'systolic', [
    [89, critLow],
    [90, normal],
    [109, normal],
    [110, high],
  ]),
  ...steps('4 years', 'systolic', [
    [77, critLow],
    [78, normal],
    [101, normal],
    [102, high],
    [139, high],
    [140, critHigh],
  ]),
  ...steps('5 years', 'diastolic', [
    [62, normal],
    [63, high],
    [94, high],
    [95, critHigh],
  ]),
  ...steps('1 year', 'systolic', [
    [71, critLow],
    [72, normal],
    [97, normal],
    [98, high],
  ]),
  ...steps('11 months', 'systolic', [
    [69, critLow],
    [70, normal],
    [105, normal],
    [106, high],
  ]),
  ...steps('28 days', 'systolic', [
    [69, critLow],
    [70, normal],
  ]),
  ...steps('27 days', 'systolic', [
    [59, critLow],
    [60, normal],
    [97, normal],
    [98, high],
    [109, high],
    [110, critHigh],
  ]),
  ...steps('16 years', 'pulse', [
    [40, critLow],
    [41, low],
    [50, low],
    [51, normal],
    [100, normal],
    [101, high],
    [130, high],
    [131, critHigh],
  ]),
  ...steps('15 years', 'pulse', [
    [49, low],
    [50, normal],
    [100, normal],
    [149, high],
    [150, critHigh],
  ]),
  ...steps('12 years', 'pulse', [
    [49, critLow],
    [50, low],
    [58, normal],
    [118, normal],
    [119, high],
  ]),
  ...steps('5 years', 'pulse', [
    [59, critLow],
    [60, low],
    [65, normal],
    [120, normal],
    [121, high],
  ]),
  ...steps('1 year', 'pulse', [
    [59, critLow],
    [80, normal],
    [140, normal],
    [179, high],
    [180, critHigh],
  ]),
  ...steps('11 months', 'pulse', [
    [69, critLow],
    [70, low],
    [90, normal],
    [180, normal],
    [220, critHigh],
  ]),
  ...steps('0 days', 'pulse', [
    [79, critLow],
    [80, low],
    [90, normal],
    [205, normal],
    [206, high],
    [220, critHigh],
  ]),
  ...steps('16 years', 'temperature', [
    [35, critLow],
    [35.1, low],
    [36, low],
    [36.1, normal],
    [38, normal],
    [38.1, high],
    [39.9, high],
    [40, critHigh],
    [40.8, critHigh],
  ]),
  ...steps('15 years', 'temperature', [
    [35, critLow],
    [37.9, normal],
    [38, high],
    [40, critHigh],
  ]),
  ...steps('3 months', 'temperature', [
    [37.9, normal],
    [38, high],
    [38.9, high],
    [39, critHigh],
  ]),
  ...steps('6 months', 'temperature', [
    [38.9, high],
    [39.9, high],
    [40, critHigh],
  ]),
  ...steps('2 months', 'temperature', [
    [35.4, critLow],
    [35.5, low],
    [36.4, low],
    [36.5, normal],
    [37.5, normal],
    [37.6, high],
    [37.9, high],
    [38, critHigh],
  ]),
  ...steps('18 years', 'oxygenSaturation', [
    [84, critLow],
    [91, critLow],
    [92, low],
    [93, low],
    [94, normal],
    [100, normal],
  ]),
  ...steps('4 years', 'oxygenSaturation', [
    [91, critLow],
    [92, low],
    [94, normal],
  ]),
  ...steps('27 days', 'oxygenSaturation', [
    [89, critLow],
    [90, low],
    [94, low],
    [95, normal],
  ]),
  ...steps('16 years', 'respiratoryRate', [
    [8, critLow],
    [9, low],
    [11, low],
    [12, normal],
    [20, normal],
    [21, high],
    [24, high],
    [25, critHigh],
  ]),
  ...steps('13 years', 'respiratoryRate', [
    [8, critLow],
    [11, low],
    [20, normal],
    [29, high],
    [30, critHigh],
  ]),
  ...steps('5 years', 'respiratoryRate', [
    [9, critLow],
    [15, low],
    [30, normal],
    [31, high],
    [40, critHigh],
  ]),
  ...steps('4 years', 'respiratoryRate', [
    [11, critLow],
    [19, low],
    [39, normal],
    [40, high],
    [61, critHigh],
  ]),
  ...steps('2 months', 'respiratoryRate', [
    [14, critLow],
    [24, low],
    [49, normal],
    [50, high],
    [61, critHigh],
  ]),
  ...steps('1 month', 'respiratoryRate', [
    [19, critLow],
    [29, low],
    [59, normal],
    [60, high],
    [70, critHigh],
  ]),
])('grades of a patient of %s the %s %d as %s', (age, name, value, expected) => {
  expect(grade(age, name, value)).toBe(expected)
})

describe('a newborn under 2.5 kg', () => {
  it.each([
    ['systolic', 38, 'critical-low'],
    ['systolic', 45, 'low'],
    ['systolic', 60, 'normal'],
    ['oxygenSaturation', 89, 'low'],
    ['oxygenSaturation', 87, 'critical-low'],
  ] as const)('has limits of its own: %s %d is %s', (name, value, expected) => {
    expect(grade('27 days', name, value, 2.499)).toBe(expected)
  })

  it('has those of other newborns from 2.5 kg on, without a weight, and from 28 days on', () => {
    expect(grade('27 days', 'systolic', 45, 2.5)).toBe('critical-low')
    expect(grade('27 days', 'systolic', 45)).toBe('critical-low')
    expect(grade('28 days', 'systolic', 45, 2.499)).toBe('critical-low')
  })
})

describe('without a birth date', () => {
  const unknown = (measured: Partial<Measured>, age?: number, dateOfBirth = '') =>
    gradesOf({ ...nothing, ...measured }, { dateOfBirth, age, on })

  it('calls nothing normal', () => {
    const measured = { pulse: 80, systolic: 110, diastolic: 70, temperature: 37 }
    const grades = unknown({ ...measured, oxygenSaturation: 98, respiratoryRate: 16 })
    expect(new Set(Object.values(grades))).toEqual(new Set(['ungraded']))
    expect(unknown(measured, 9)).toMatchObject({ pulse: 'ungraded', systolic: 'ungraded' })
    expect(unknown({ pulse: 80 }, 40, '2026-03-03')).toEqual({ pulse: 'ungraded' })
  })

  it('grades what is critical at any age', () => {
    expect(
      unknown({ systolic: 221, diastolic: 124, oxygenSaturation: 84, temperature: 40.8 }),
    ).toEqual({
      ...{ systolic: 'critical-high', diastolic: 'critical-high' },
      ...{ oxygenSaturation: 'critical-low', temperature: 'critical-high' },
    })
  })

  it('has the limits of adults for an age of 18 and more', () => {
    expect(unknown({ pulse: 80, temperature: 38.5 }, 18)).toEqual({
      ...{ pulse: 'normal', temperature: 'high' },
    })
    expect(unknown({ pulse: 80 }, 17)).toEqual({ pulse: 'ungraded' })
  })
})

it('does not decide on a bound that lies on both sides of a limit', () => {
  const of = (temperature: number, comparator: '<' | '>') =>
    gradesOf(
      { ...nothing, temperature, comparators: { temperature: comparator } },
      { dateOfBirth: born['80 years'], on },
    ).temperature
  expect(of(32, '<')).toBe('critical-low')
  expect(of(37, '<')).toBe('undecided')
  expect(of(42, '>')).toBe('critical-high')
})

it('gives weight and height no grade', () => {
  const measured = { ...nothing, weight: 70, height: 170 }
  expect(gradesOf(measured, { dateOfBirth: born['80 years'], on })).toEqual({})
})

it('grades the two of a blood pressure as one, by the worse', () => {
  const measured = { ...nothing, systolic: 150, diastolic: 124, pulse: 70 }
  const grades = gradesOf(measured, { dateOfBirth: born['80 years'], on })
  expect(vitalsWords({ ...measured, grades })).toMatchObject([
    { label: 'Pulse', value: '70 bpm', grade: 'normal' },
    { label: 'Blood Pressure', value: '150/124 mmHg', grade: 'critical-high' },
  ])
  expect(criticalWords({ ...measured, grades })).toBe(
    'Blood Pressure 150/124 mmHg, critically high',
  )
  expect(hasCriticalGrade(grades)).toBe(true)
  expect(worstGrade(['normal', 'low', 'undecided'])).toBe('undecided')
})

it('has limits in order, of every age, each with its source', () => {
  for (const all of Object.values(vitalLimits)) {
    expect(all.at(-1)?.under).toBeNull()
    for (const { criticalLow, low, high, criticalHigh, sources } of all) {
      const known = [criticalLow, low, high, criticalHigh].filter((each) => each !== null)
      expect(known).toEqual(known.toSorted((one, other) => one - other))
      expect(sources.length).toBeGreaterThan(0)
    }
  }
  for (const { read, address } of Object.values(vitalSources))
    expect(address.startsWith('https://')).toBe(read !== 'not read')
})
