import type { LabTrendValue } from '@shared/contracts/lab-orders'
import { conversionOf, isInUrine, isSameAnalyte } from '@shared/contracts/lab-panels'
import type { Gender } from '@shared/contracts/patients'
import { parseQuantity, type Quantity, quantityWords } from '@shared/contracts/quantity'
import { type ClinicDate, daysBetween, yearOf } from '@shared/lib/clinic-date'
import { foldedWords } from '@shared/lib/folded-words'
import { adultFrom, eGFROf } from './egfr'
import { lastingPregnancy } from './pregnancy'
import { type Measure, measures } from './table'

/** A value on record, in the unit of its measure. */
interface Measured {
  quantity: Quantity
  /** With its unit, what it was worked out from, and its date. */
  words: string
  on: ClinicDate
  /** Whether it is older than a value of its kind may be. */
  isOld: boolean
}

/** What the record says that context rules look at. */
export interface ContextFacts {
  /** Whole years. */
  age: number
  sex: Gender
  values: Partial<Record<Measure, Measured>>
  /** What is on record and could not be compared. */
  unread: readonly Unread[]
  /** Of each measure the newest result, where it could not be compared: an older value may not say how it is now. */
  unreadNewest: Partial<Record<Measure, Unread>>
  /** The diagnosis and the active problems, as they are written. */
  diagnoses: readonly string[]
  /** The history, as it is written: what it says of a pregnancy is past. */
  history: readonly string[]
  /** The clinic's. */
  year: number
  /** When the laboratory was last told of a pregnancy that may still last. */
  pregnantOn: ClinicDate | null
  /** What to ask of a pregnancy that is on the problem list for too long; null where there is none. */
  oldPregnancy: string | null
}

/** Something on record that could not be compared. */
interface Unread {
  /** With the value. */
  words: string
  /** Without the value, for users who may not read results. */
  withoutValue: string
}

export const measureWords: Record<Measure, string> = {
  eGFR: 'Kidney function',
  potassium: 'Potassium',
  'liver enzymes': 'Liver enzymes',
  bilirubin: 'Bilirubin',
  INR: 'INR',
}

/**
 * After so many days a value is said to be old. Kidney and liver values then still count, since they
 * change slowly; potassium and INR do not.
 */
const oldAfterDays: Record<Measure, number> = {
  eGFR: 365,
  potassium: 90,
  'liver enzymes': 365,
  bilirubin: 365,
  INR: 30,
}
const countsWhenOld: ReadonlySet<Measure> = new Set(['eGFR', 'liver enzymes', 'bilirubin'] as const)
export const isTooOld = (measure: Measure, { isOld }: Pick<Measured, 'isOld'>): boolean =>
  isOld && !countsWhenOld.has(measure)

type Value = Pick<LabTrendValue, 'testType' | 'analyte' | 'unit' | 'value' | 'reported' | 'high'>

/** What was measured: the analyte of a panel, and the unit of the rules. */
const analytes = {
  creatinine: { panel: 'Basic Metabolic Panel', analyte: 'Creatinine', unit: 'mg/dL', upper: null },
  potassium: { panel: 'Basic Metabolic Panel', analyte: 'Potassium', unit: 'mmol/L', upper: null },
  ALT: { panel: 'Liver Function Test', analyte: 'ALT', unit: 'U/L', upper: 55 },
  AST: { panel: 'Liver Function Test', analyte: 'AST', unit: 'U/L', upper: 48 },
  bilirubin: {
    panel: 'Liver Function Test',
    analyte: 'Total bilirubin',
    unit: 'mg/dL',
    upper: null,
  },
} as const
type Analyte = keyof typeof analytes

const isINR = (name: string): boolean =>
  /^(?:(?:pt )?inr|inr pt|international normali[sz]ed ratio(?: inr)?)$/.test(
    foldedWords(name).join(' '),
  )
const isGFR = (name: string): boolean =>
  /^(?:e ?gfr|gfr|estimated gfr|(?:estimated )?glomerular filtration rate)(?: (?:ckd epi|mdrd|creatinine|egfr|2021))*$/.test(
    foldedWords(name).join(' '),
  )

const isOf = ({ testType, analyte }: Value, which: Analyte): boolean =>
  !isInUrine(testType, analyte) && isSameAnalyte(testType, analyte, analytes[which].analyte)

const writtenOf = ({ reported, value }: Value): string | number => reported ?? value ?? ''

const scaled = (quantity: Quantity, of: (number: number) => number): Quantity => ({
  ...quantity,
  low: of(quantity.low),
  high: of(quantity.high),
})

/** A value in the unit of the rules; null where its number or its unit is not understood. */
function inUnit(value: Value, which: Analyte): Quantity | null {
  const { panel, analyte, unit } = analytes[which]
  const quantity = parseQuantity(writtenOf(value), value.unit)
  const from = value.unit.trim() === '' && value.testType === panel ? unit : value.unit
  const to = conversionOf(panel, analyte, from, unit)
  return quantity && to ? scaled(quantity, to.of) : null
}

type Dated = Value & { on: ClinicDate }

interface Given {
  today: ClinicDate
  age: number
  sex: Gender
  diagnoses: readonly string[]
  history: readonly string[]
  /** The values of the laboratory, the last first. */
  values: readonly Dated[]
  pregnantOn: ClinicDate | null
  oldPregnancy?: string | null
}

/** What the record says, with each value in the unit of the rules. */
export function contextFacts({
  today,
  age,
  sex,
  diagnoses,
  history,
  values,
  pregnantOn,
  oldPregnancy = null,
}: Given): ContextFacts {
  const unread: Unread[] = []
  const unreadNewest: Partial<Record<Measure, Unread>> = {}
  const said = (value: Value) =>
    `${value.analyte} ${quantityWords(writtenOf(value), value.unit)}`.trim()
  const dated = (measure: Measure, on: ClinicDate, text: string, quantity: Quantity): Measured => {
    const isOld = daysBetween(on, today) > oldAfterDays[measure]
    const days = oldAfterDays[measure]
    const age = days === 365 ? '12 months' : `${days} days`
    return {
      ...{ quantity, on, isOld },
      words: isOld ? `${text} of ${on}, more than ${age} old` : `${text} of ${on}`,
    }
  }
  /** The last that can be read. The last one of all is named where it cannot. */
  const lastReadable = (
    measure: Measure,
    candidates: readonly Dated[],
    read: (value: Dated) => Measured | null,
  ): Measured | undefined => {
    const readable = candidates.map(read).find((measured) => measured !== null) ?? undefined
    const [newest] = candidates
    if (newest && !read(newest)) {
      const why = `of ${newest.on}: not compared, number or unit not understood`
      const one = { words: `${said(newest)} ${why}`, withoutValue: `${newest.analyte} ${why}` }
      unread.push(one)
      if (!readable || readable.on < newest.on) unreadNewest[measure] ??= one
    }
    return readable
  }
  const direct = (measure: Measure, which: Analyte): Measured | undefined =>
    lastReadable(
      measure,
      values.filter((each) => isOf(each, which)),
      (value) => {
        const quantity = inUnit(value, which)
        return quantity && dated(measure, value.on, said(value), quantity)
      },
    )
  const kidneys = (): Measured | undefined => {
    const candidates = values
      .filter((each) => isOf(each, 'creatinine') || isGFR(each.analyte))
      // Of one day, what is worked out here counts.
      .toSorted(
        (one, other) =>
          other.on.localeCompare(one.on) ||
          Number(isGFR(one.analyte)) - Number(isGFR(other.analyte)),
      )
    if (age < adultFrom) {
      const words = `Kidney function: not worked out below ${adultFrom} years`
      if (candidates.length > 0) unread.push({ words, withoutValue: words })
      return undefined
    }
    return lastReadable('eGFR', candidates, (value) =>
      (isGFR(value.analyte) ? reported : worked)(value),
    )
  }
  const reported = (value: Dated): Measured | null => {
    const quantity = parseQuantity(writtenOf(value), value.unit)
    return quantity && dated('eGFR', value.on, said(value), quantity)
  }
  const worked = (creatinine: Dated): Measured | null => {
    const quantity = inUnit(creatinine, 'creatinine')
    if (!quantity) return null
    const rate = eGFROf(quantity, age, sex === 'Other' ? null : sex)
    const range = rate.low === rate.high ? `${rate.low}` : `${rate.low} to ${rate.high}`
    const measured = dated('eGFR', creatinine.on, said(creatinine), rate)
    const words = `eGFR ${rate.comparator ?? ''}${range} mL/min/1.73 m² (${measured.words})`
    return { ...measured, words }
  }
  const enzyme =
    (which: 'ALT' | 'AST') =>
    (value: Dated): Measured | null => {
      const quantity = inUnit(value, which)
      // The upper limit is in the unit of the value.
      const number = value.high === null ? quantity : parseQuantity(writtenOf(value), value.unit)
      if (!quantity || !number) return null
      const upper = value.high ?? analytes[which].upper
      const times = scaled(number, (each) => each / upper)
      const text = `${said(value)} (${Number(times.high.toFixed(1))} times the upper limit)`
      return dated('liver enzymes', value.on, text, times)
    }
  const liver = (): Measured | undefined =>
    (['ALT', 'AST'] as const)
      .flatMap((which) => {
        const all = values.filter((each) => isOf(each, which))
        return lastReadable('liver enzymes', all, enzyme(which)) ?? []
      })
      .toSorted((one, other) => other.quantity.high - one.quantity.high)[0]
  const ratio = (): Measured | undefined =>
    lastReadable(
      'INR',
      values.filter((each) => isINR(each.analyte)),
      (value) => {
        const quantity = parseQuantity(writtenOf(value), value.unit)
        return quantity && dated('INR', value.on, said(value), quantity)
      },
    )
  const found: Record<Measure, Measured | undefined> = {
    eGFR: kidneys(),
    potassium: direct('potassium', 'potassium'),
    'liver enzymes': liver(),
    bilirubin: direct('bilirubin', 'bilirubin'),
    INR: ratio(),
  }
  return {
    ...{ age, sex, diagnoses, history, unread, unreadNewest, oldPregnancy, year: yearOf(today) },
    values: Object.fromEntries(
      measures.flatMap((measure) => (found[measure] ? [[measure, found[measure]]] : [])),
    ),
    pregnantOn: sex === 'Male' ? null : lastingPregnancy(pregnantOn, today),
  }
}
