import {
  type ClinicDate,
  daysBetween,
  isClinicDate,
  monthsBetween,
  yearsBetween,
} from '@shared/lib/clinic-date'
import { plainTyped } from '@shared/lib/normaliser'
import { parseNumber, parseQuantity } from './quantity'
import type { MeasuredPatient } from './vital-grades'
import { isMeasurable, type Measured, type MeasureName, measureNames, measures } from './vitals'

/** What a form asks about vitals before it saves them (docs/product/vitals.md). */
export const vitalQuestionMessages = {
  /** @param whom `a 34-year-old` */
  unlikely: (value: string, whom: string) => `${value} for ${whom}. Is that right?`,
  extreme: (value: string) => `${value}. Is that right? Measure again if you can.`,
  changed: (value: string, last: string, on: ClinicDate) =>
    `${value}, and ${last} on ${on}. Is that right?`,
  changedInPounds: (value: string, last: string, on: ClinicDate, read: string) =>
    `${value}, and ${last} on ${on}. Is that right? If it is in lb, it is ${read}.`,
  /** @param read in the unit of the field */
  otherUnit: (typed: string, read: string) => `${typed} is probably ${read}.`,
} as const

/** In the unit of the field, with as many decimals as it takes. */
export interface ProbableReading {
  value: number
  /** As it was probably meant: `101.3 °F`. */
  meant: string
}

const pound = 0.45359237

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals))

const weightOf = (kilograms: number): number => rounded(kilograms, kilograms < 10 ? 3 : 1)

/** What a number of this measure without a unit, or with another one, is in the field's unit. */
type Reader = readonly [
  unit: RegExp,
  sign: string,
  isSo: (bare: number) => boolean,
  read: (number: number) => number,
]

const never = () => false

const readers: Partial<Record<MeasureName, readonly Reader[]>> = {
  temperature: [
    [
      /^(?:°|º|deg(?:rees?)?\s?)?f(?:ahrenheit)?$/,
      '°F',
      (bare) => bare >= 77 && bare <= 113,
      (fahrenheit) => rounded((fahrenheit - 32) / 1.8, 1),
    ],
  ],
  weight: [
    [/^(?:lbs?|pounds?)\.?$/, 'lb', never, (pounds) => weightOf(pounds * pound)],
    [
      /^(?:g|gr|gm|gms|grams?)\.?$/,
      'g',
      (bare) => bare > measures.weight.most && bare <= 9_999,
      (grams) => rounded(grams / 1000, 3),
    ],
  ],
  height: [
    [
      /^(?:m|met(?:er|re)s?)$/,
      'm',
      (bare) => bare >= 0.2 && bare <= 2.6,
      (metres) => rounded(metres * 100, 1),
    ],
    [/^(?:in|inch|inches|"|″|'')\.?$/, 'in', never, (inches) => rounded(inches * 2.54, 1)],
    [/^mm$/, 'mm', (bare) => bare > 260 && bare <= 2_600, (millimetres) => millimetres / 10],
  ],
  oxygenSaturation: [
    [/^$/, 'of 1', (bare) => bare >= 0.3 && bare < 1, (part) => rounded(part * 100, 0)],
  ],
}

/** Feet and inches, pounds and ounces: `5'9"`, `5 ft 9 in`, `7 lb 5 oz`. */
const doubles = [
  {
    name: 'height',
    shape: /^(\d+)\s?(?:ft|feet|foot|'|′|’)\s?(?:(\d+(?:\.\d+)?)\s?(?:in|inch|inches|"|″|'')?)?$/,
    read: (feet: number, inches: number) => rounded((feet * 12 + inches) * 2.54, 1),
  },
  {
    name: 'weight',
    shape: /^(\d+)\s?(?:lbs?|pounds?)\.?\s?(\d+(?:\.\d+)?)\s?(?:oz|ounces?)\.?$/,
    read: (pounds: number, ounces: number) => weightOf((pounds + ounces / 16) * pound),
  },
] as const

/** `3,255`: a weight with a decimal comma, which as a number could also be 3255. */
function commaReading(name: MeasureName, text: string): ProbableReading | null {
  if (name !== 'weight' || !/^\d,\d{3}$/.test(text)) return null
  const value = Number(text.replace(',', '.'))
  return { value, meant: String(value) }
}

/**
 * What a text is in the unit of its field, where the field does not take it as it is: it is in another unit, by its
 * sign or by its size. It is for asking, never for taking. Null of what the field takes, and of all else.
 */
export function probableReading(name: MeasureName, typed: string): ProbableReading | null {
  const text = plainTyped(typed).toLowerCase().replace(/\s+/g, ' ')
  const taken = parseQuantity(typed, measures[name].unit)
  if (text === '' || (taken && isMeasurable(name, taken.low))) return null
  const found = readingOf(name, text)
  return found && isMeasurable(name, found.value) ? found : null
}

function readingOf(name: MeasureName, text: string): ProbableReading | null {
  for (const { name: of, shape, read } of doubles) {
    const [all, one, other = '0'] = of === name ? (shape.exec(text) ?? []) : []
    if (all !== undefined && one !== undefined)
      return { value: read(Number(one), Number(other)), meant: text }
  }
  const [, digits = '', unit = ''] = /^([\d.,]+)\s?(.*)$/.exec(text) ?? []
  const number = parseNumber(digits)
  if (number === null) return commaReading(name, text)
  for (const [pattern, sign, isSo, read] of readers[name] ?? []) {
    const isNamed = unit !== '' && pattern.test(unit)
    if (isNamed || (unit === '' && isSo(number)))
      return { value: read(number), meant: `${number} ${sign}` }
  }
  return null
}

/** From these years on: what a living person of that age weighs in kg, and measures in cm, with few exceptions. */
const usual = [
  { from: 18, weight: [30, 250], height: [120, 220] },
  { from: 13, weight: [22, 200], height: [120, 215] },
  { from: 10, weight: [16, 120], height: [105, 190] },
  { from: 6, weight: [11, 80], height: [90, 165] },
  { from: 3, weight: [8, 40], height: [75, 135] },
  { from: 1, weight: [5, 25], height: [60, 110] },
] as const
/** Under a year, in days of life. */
const usualOfInfants = [
  { from: 28, weight: [1, 15], height: [35, 90] },
  { from: 0, weight: [0.2, 6], height: [22, 62] },
] as const

/** Beyond these a value is rather a slip than a patient; the last three not of children. */
const extremes: Partial<Record<MeasureName, readonly [least: number, most: number, from: number]>> =
  {
    temperature: [32, 42, 0],
    oxygenSaturation: [70, 100, 0],
    pulse: [30, 220, 16],
    systolic: [50, 250, 16],
    respiratoryRate: [6, 60, 16],
  }

/** Completed days of life, and years; null where the birth date is not known. */
function lifeOf({ dateOfBirth, age, on }: MeasuredPatient) {
  if (dateOfBirth && isClinicDate(dateOfBirth) && dateOfBirth <= on)
    return { days: daysBetween(dateOfBirth, on), years: yearsBetween(dateOfBirth, on) }
  return age === undefined || dateOfBirth ? null : { days: null, years: age }
}

/** `a 34-year-old`, `a child of 8 months`, `a newborn of 12 days`. */
function whomWords({ dateOfBirth, age, on }: MeasuredPatient): string {
  const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
  if (!dateOfBirth) return `a ${age}-year-old`
  const days = daysBetween(dateOfBirth, on)
  if (days < 28) return `a newborn of ${counted(days, 'day')}`
  const months = monthsBetween(dateOfBirth, on)
  if (months < 24) return `a child of ${counted(months, 'month')}`
  return `a ${yearsBetween(dateOfBirth, on)}-year-old`
}

/** The last value of a measure, and the clinic's day on which it was measured. */
export interface LastValue {
  value: number
  on: ClinicDate
}

const wordsOf = (name: MeasureName, value: number): string => `${value} ${measures[name].unit}`

const isOutside = (value: number, [least, most]: readonly [number, number, ...number[]]) =>
  value < least || value > most

/** Whether a size is so far from the last one that one of them is rather a slip. */
function isJump(
  name: 'weight' | 'height',
  value: number,
  last: LastValue,
  patient: MeasuredPatient,
): boolean {
  const isAdult = (lifeOf(patient)?.years ?? 0) >= 18
  const isRecent = daysBetween(last.on, patient.on) <= 90
  if (name === 'height') return isAdult ? Math.abs(value - last.value) > 5 : value < last.value - 2
  const ratio = value / last.value
  if (ratio < 0.8 || (isAdult && ratio > 1.3)) return true
  return isRecent && (isAdult ? ratio > 1.15 || ratio < 0.85 : ratio > 2)
}

function questionAbout(
  name: MeasureName,
  value: number,
  patient: MeasuredPatient,
  last: LastValue | undefined,
): string | null {
  const said = wordsOf(name, value)
  const life = lifeOf(patient)
  const words = vitalQuestionMessages
  if (name !== 'weight' && name !== 'height') {
    const bounds = extremes[name]
    const isOf = bounds && (life === null || life.years >= bounds[2])
    return isOf && isOutside(value, bounds) ? words.extreme(said) : null
  }
  const ofAge =
    life &&
    (usual.find(({ from }) => life.years >= from) ??
      usualOfInfants.find(({ from }) => life.days !== null && life.days >= from))
  if (ofAge && isOutside(value, ofAge[name])) return words.unlikely(said, whomWords(patient))
  if (!last || !isJump(name, value, last, patient)) return null
  const before = [wordsOf(name, last.value), last.on] as const
  const ratio = value / last.value
  return name === 'weight' && ratio > 1.9 && ratio < 2.6
    ? words.changedInPounds(said, ...before, wordsOf(name, weightOf(value * pound)))
    : words.changed(said, ...before)
}

/**
 * What is unlikely of vitals, by the patient's age and by the last values, as questions at their fields. They are
 * asked, and nothing is refused by them.
 */
export function questionsAbout(
  measured: Measured,
  patient: MeasuredPatient,
  last: Partial<Record<MeasureName, LastValue>>,
): Partial<Record<MeasureName, string>> {
  return Object.fromEntries(
    measureNames.flatMap((name) => {
      const value = measured[name]
      const question = value === null ? null : questionAbout(name, value, patient, last[name])
      return question === null ? [] : [[name, question]]
    }),
  )
}
