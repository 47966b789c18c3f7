import { isAgeOfPregnancy } from '@shared/lib/pregnancy-age'
import { labTestTypes } from './lab-orders'
import {
  conversionOf,
  isSameAnalyte,
  isSameNumber,
  judgingTests,
  type Measured,
  measuredAs,
  measuredOf,
  panels,
  type Range,
  type TestType,
} from './lab-panels'
import {
  type AgeAndSex,
  type LabRange,
  type LabRangeInput,
  type RangeSex,
  rangesFor,
  yearsOf,
} from './lab-ranges'
import { isMeasured, type LabValue, labResultMessages } from './lab-results'
import { allUnits, conversion, limitsBy, type RangeLimits } from './lab-units'
import type { Gender } from './patients'
import type { CriticalLimits, Limits } from './quantity'

/** Whom ranges and limits have to fit. */
export interface TestedPatient extends AgeAndSex {
  /** Whether the patient is known to be pregnant. */
  isPregnant?: boolean | undefined
}

/** What a test measures of a patient, with the limits that fit. They fill in a form. */
export interface PanelAnalyte {
  analyte: string
  unit: string
  /** The reference range; null where it has no such end, or none that fits. */
  low: number | null
  high: number | null
  /** The clinic's range that it is; null where it is that of adults, or none. */
  range: LabRange | null
  /** Why the range of adults is not filled in; null where it is, and where there is none. */
  lacks: 'age' | 'sex' | 'pregnancy' | null
  /** Whether pregnancy moves the range. */
  movesInPregnancy?: true
  /** What stands for nothing found, where words are reported and no numbers. */
  usually?: string
}

const none: Range = [null, null]

/** What the age depends on. */
type AgeField = 'age' | 'dateOfBirth' | 'requestedDate'

/** Whether the ranges and limits of adults are the patient's. */
export const isAdult = (tested: Pick<TestedPatient, AgeField>): boolean => yearsOf(tested) >= 18

const isOfOneSex = (gender: Gender | undefined): gender is 'Male' | 'Female' =>
  gender === 'Male' || gender === 'Female'

/** Whether a laboratory has to ask if the patient is pregnant. */
export const mayBePregnant = (tested: Pick<TestedPatient, 'gender' | AgeField>): boolean =>
  tested.gender !== 'Male' && isAgeOfPregnancy(yearsOf(tested))

/** The range of adults, or why it does not fit. */
function adultRange(
  { range, movesInPregnancy }: Measured,
  tested: TestedPatient,
): Range | 'age' | 'sex' | 'pregnancy' {
  const { gender, isPregnant = false } = tested
  if (range === undefined) return none
  if (!isAdult(tested)) return 'age'
  if (isPregnant && movesInPregnancy) return 'pregnancy'
  if (!('Male' in range)) return range
  return isOfOneSex(gender) ? range[gender] : 'sex'
}

/** The clinic's ranges of an analyte that fit, by one test. */
const clinicRanges = (
  testType: TestType,
  analyte: string,
  fitting: readonly LabRange[],
): LabRange[] =>
  fitting.filter(
    (range) => range.testType === testType && isSameAnalyte(testType, range.analyte, analyte),
  )

/** The first of these, one in this unit before the others. */
const clinicRange = (
  testType: TestType,
  analyte: string,
  unit: string,
  fitting: readonly LabRange[],
): LabRange | null => {
  const ofAnalyte = clinicRanges(testType, analyte, fitting)
  return (
    ofAnalyte.find((range) => isSameNumber(testType, analyte, range.unit, unit)) ??
    ofAnalyte[0] ??
    null
  )
}

const adultAnalyte = (analyte: string, measured: Measured, tested: TestedPatient): PanelAnalyte => {
  const { unit, usually, movesInPregnancy } = measured
  const adult = adultRange(measured, tested)
  const [low, high] = typeof adult === 'string' ? none : adult
  return {
    ...{ analyte, unit, low, high, range: null },
    lacks: typeof adult === 'string' ? adult : null,
    ...(movesInPregnancy && { movesInPregnancy }),
    ...(usually !== undefined && { usually }),
  }
}

/**
 * What a test measures of a patient, and what the clinic measures besides. The clinic's own range goes before
 * that of adults, with its unit. Where no range is known to fit the patient, there is none.
 */
export function panelOf(
  testType: TestType,
  tested: TestedPatient,
  ranges: readonly LabRange[],
): PanelAnalyte[] {
  const fitting = rangesFor(ranges, tested)
  const known = Object.entries(panels[testType]).map(([analyte, measured]) => {
    const adult = adultAnalyte(analyte, measured, tested)
    const range = clinicRange(testType, analyte, measured.unit, fitting)
    if (!range) return adult
    const { unit, low, high } = range
    return { ...adult, ...{ unit, low, high, range, lacks: null } }
  })
  const others = new Set(
    ranges
      .filter((range) => range.testType === testType)
      .map(({ analyte }) => analyte)
      .filter((analyte) => !known.some((each) => isSameAnalyte(testType, each.analyte, analyte))),
  )
  return [
    ...known,
    ...[...others].flatMap((analyte) => {
      const range = clinicRange(testType, analyte, '', fitting)
      if (!range) return []
      const { unit, low, high } = range
      return [{ ...{ analyte, unit, low, high, range, lacks: null } }]
    }),
  ]
}

/**
 * The reference range that is filled in for what a test measures, in a unit: the clinic's, or that of adults.
 * None where there is none in the panel, or it cannot be worked out in this unit.
 */
export function filledRange(
  testType: TestType,
  tested: TestedPatient,
  { analyte, unit }: Reported,
  ranges: readonly LabRange[],
): Limits {
  const fitting = rangesFor(ranges, tested)
  const measured = panels[testType][analyte]
  const range = clinicRange(testType, analyte, unit.trim() || (measured?.unit ?? ''), fitting)
  const adult = measured && adultRange(measured, tested)
  const kept =
    range ??
    (measured && typeof adult === 'object'
      ? { ...limitsOfAdults(measured, adult), unit: measured.unit }
      : null)
  const found = kept && conversionOf(testType, analyte, kept.unit, unit.trim() || kept.unit)
  if (!found) return { low: null, high: null }
  const { low, high } = limitsBy(found, kept)
  return { low, high }
}

/** What is reported of an analyte. */
interface Reported {
  analyte: string
  unit: string
}

/** A value with its unit: one without is in that of its test, the clinic's first. */
const withUnit = (
  testType: TestType,
  { analyte, unit }: Reported,
  fitting: readonly LabRange[],
): Reported => ({
  analyte,
  unit: unit.trim() || (clinicRanges(testType, analyte, fitting)[0]?.unit ?? ''),
})

/** A clinic's range as it is in another unit; undefined where that cannot be worked out. */
function rangeIn(range: LabRange, unit: string): LabRange | undefined {
  const { testType, analyte } = range
  const found = conversionOf(testType, analyte, range.unit, unit)
  return found && { ...limitsBy(found, range), unit }
}

/**
 * The clinic's ranges of a value that is reported, in its unit: those that are kept in it, then those worked out;
 * of each the ones of the value's own test first.
 */
function rangesOfValue(
  testType: TestType,
  { analyte, unit }: Reported,
  fitting: readonly LabRange[],
): LabRange[] {
  const own = judgingTests(testType, analyte).flatMap((each) =>
    clinicRanges(each, analyte, fitting),
  )
  const isKept = (range: LabRange) => isSameNumber(range.testType, analyte, range.unit, unit)
  return [...own.filter(isKept), ...own.filter((range) => !isKept(range))].flatMap(
    (range) => rangeIn(range, unit) ?? [],
  )
}

/** The limits of adults, as ranges have them. */
const limitsOfAdults = ({ critical = none }: Measured, [low, high]: Range): RangeLimits => ({
  ...{ low, high, criticalLow: critical[0], criticalHigh: critical[1] },
})

/** The critical limits of adults of a value that is reported, whatever the row is called, in its unit. */
function adultCriticalLimits(
  testType: TestType,
  tested: Pick<TestedPatient, AgeField>,
  value: Reported,
): Limits {
  const measured = isAdult(tested) ? measuredOf(testType, value) : undefined
  if (!measured) return { low: null, high: null }
  const found = conversion(measured, measured.unit, value.unit.trim() || measured.unit)
  const limits = limitsOfAdults(measured, none)
  const { criticalLow, criticalHigh } = found ? limitsBy(found, limits) : limits
  return { low: criticalLow, high: criticalHigh }
}

/**
 * The critical limits of a value that is reported. Each is that of the clinic's first range that has it, and
 * where none has, that of adults, if the patient is one. Pregnancy keeps these: what is beyond them is
 * dangerous then too.
 */
export function criticalLimitsOf(
  testType: TestType,
  tested: TestedPatient,
  reported: Reported,
  ranges: readonly LabRange[],
): CriticalLimits {
  const fitting = rangesFor(ranges, tested)
  const value = withUnit(testType, reported, fitting)
  const own = rangesOfValue(testType, value, fitting)
  const adult = adultCriticalLimits(testType, tested, value)
  const [range] = own
  if (!range) return adult
  const low = own.find(({ criticalLow }) => criticalLow !== null)?.criticalLow ?? adult.low
  const high = own.find(({ criticalHigh }) => criticalHigh !== null)?.criticalHigh ?? adult.high
  // A value within the range is not critical by the limits of another one: its own end is the limit then.
  const isWithin = {
    low: low !== range.criticalLow && low !== null && range.low !== null && low > range.low,
    high: high !== range.criticalHigh && high !== null && range.high !== null && high < range.high,
  }
  const open = (['low', 'high'] as const).filter((end) => isWithin[end])
  return {
    low: isWithin.low ? range.low : low,
    high: isWithin.high ? range.high : high,
    ...(open.length > 0 && { open }),
  }
}

/**
 * Why a value is refused for its unit: what it measures has critical limits for the patient, and in this unit
 * neither these nor a range of the clinic. null where it is taken.
 */
export function unitRefusal(
  testType: TestType,
  tested: TestedPatient,
  { analyte, unit, value }: Reported & Pick<LabValue, 'value'>,
  ranges: readonly LabRange[],
): string | null {
  if (!isMeasured({ value, unit })) return null
  const tests = judgingTests(testType, analyte)
  const fitting = rangesFor(ranges, tested)
  const own = tests.flatMap((each) => clinicRanges(each, analyte, fitting))
  const builtIn = tests.flatMap((each) => measuredAs(each, analyte)?.[1] ?? [])
  const limited = isAdult(tested) ? builtIn.filter(({ critical }) => critical) : []
  const hasLimits = ({ criticalLow, criticalHigh }: LabRange) =>
    criticalLow !== null || criticalHigh !== null
  if (limited.length === 0 && !own.some(hasLimits)) return null
  const isSame = (one: string, other: string) =>
    tests.some((each) => isSameNumber(each, analyte, one, other))
  const isWorkedOut = (from: string, to: string) =>
    tests.some((each) => conversionOf(each, analyte, from, to) !== undefined)
  const units = [...own, ...limited].map((each) => each.unit)
  const isOfTest =
    measuredAs(testType, analyte) !== undefined || own.some((range) => range.testType === testType)
  const isClear =
    unit.trim() === '' && isOfTest
      ? [...units, ...builtIn.map((each) => each.unit)].every((each) =>
          isSame(each, units[0] ?? ''),
        )
      : units.some((each) => isWorkedOut(each, unit))
  // Those that can be worked out, each once.
  const named = [...units, ...builtIn.flatMap(allUnits)]
    .filter((each) => units.some((kept) => isWorkedOut(kept, each)))
    .filter((each, at, all) => all.findIndex((one) => isSame(one, each)) === at)
  return isClear ? null : labResultMessages.unitUnknown(named.map((each) => each || 'no unit'))
}

/**
 * The critical limits that were stored with a value. Where none was, those of adults: earlier versions of the
 * program stored none, or knew none under the value's name or in its unit.
 */
export const storedLimits = (
  testType: TestType,
  tested: Pick<TestedPatient, AgeField>,
  { criticalLow, criticalHigh, criticalOpen: open, ...value }: LabValue,
): CriticalLimits =>
  (criticalLow ?? null) === null && (criticalHigh ?? null) === null
    ? adultCriticalLimits(testType, tested, value)
    : { low: criticalLow ?? null, high: criticalHigh ?? null, ...(open && { open }) }

/** The limits of adults as ranges: what holds where the clinic has none. */
export const adultRanges: readonly LabRangeInput[] = labTestTypes.flatMap((testType) =>
  Object.entries(panels[testType]).flatMap(([analyte, { unit, range = none, critical = none }]) => {
    const limited = (sex: RangeSex, [low, high]: Range): LabRangeInput => ({
      ...{ testType, analyte, unit, sex, low, high },
      ...{ ageFrom: 18, ageFromUnit: 'years', ageTo: null, ageToUnit: 'years' },
      ...{ criticalLow: critical[0], criticalHigh: critical[1] },
    })
    if ('Male' in range) return [limited('female', range.Female), limited('male', range.Male)]
    return [...range, ...critical].some((limit) => limit !== null) ? [limited('any', range)] : []
  }),
)

/** What a test measures, by the names that are built in. */
export const analytesOf = (testType: TestType): string[] => Object.keys(panels[testType])

/** The unit in which a test measures it; empty where that is not known. */
export const unitOf = (testType: TestType, analyte: string): string =>
  Object.entries(panels[testType]).find(([name]) => isSameAnalyte(testType, name, analyte))?.[1]
    .unit ?? ''
