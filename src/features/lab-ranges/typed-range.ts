import type { FormErrors } from '@mantine/form'
import { schemaResolver } from '@mantine/form'
import {
  type AgeUnit,
  ageUnits,
  type LabRangeInput,
  labRangeInputSchema,
  type RangeSex,
} from '@shared/contracts/lab-ranges'
import { parseNumber } from '@shared/contracts/quantity'

/** A range as it is typed: the numbers are texts, valid or not. */
export interface TypedRange {
  testType: LabRangeInput['testType'] | ''
  analyte: string
  unit: string
  sex: RangeSex
  ageFrom: string
  ageFromUnit: AgeUnit
  ageTo: string
  ageToUnit: AgeUnit
  low: string
  high: string
  criticalLow: string
  criticalHigh: string
}

const [days] = ageUnits

export const blankRange: TypedRange = {
  ...{ testType: '', analyte: '', unit: '', sex: 'any' },
  ...{ ageFrom: '', ageFromUnit: days, ageTo: '', ageToUnit: 'years' },
  ...{ low: '', high: '', criticalLow: '', criticalHigh: '' },
}

const textOf = (number: number | null): string => (number === null ? '' : String(number))

/** A range as the form shows it. */
export const typedOf = ({ ageFrom, ageTo, low, high, ...range }: LabRangeInput): TypedRange => ({
  ...{ testType: range.testType, analyte: range.analyte, unit: range.unit, sex: range.sex },
  ...{ ageFrom: String(ageFrom), ageFromUnit: range.ageFromUnit },
  ...{ ageTo: textOf(ageTo), ageToUnit: range.ageToUnit, low: textOf(low), high: textOf(high) },
  criticalLow: textOf(range.criticalLow),
  criticalHigh: textOf(range.criticalHigh),
})

/** NaN for what is no number, which the contract refuses. */
const numberOf = (text: string): number => parseNumber(text) ?? Number.NaN
const numberOrNull = (text: string): number | null => (text.trim() === '' ? null : numberOf(text))

/** What is sent; a value that the contract refuses is in it as it is. */
const sentOf = (typed: TypedRange) => ({
  ...typed,
  ...{ ageFrom: numberOf(typed.ageFrom), ageTo: numberOrNull(typed.ageTo) },
  ...{ low: numberOrNull(typed.low), high: numberOrNull(typed.high) },
  criticalLow: numberOrNull(typed.criticalLow),
  criticalHigh: numberOrNull(typed.criticalHigh),
})

const check = schemaResolver(labRangeInputSchema, { sync: true })

export const rangeErrors = (typed: TypedRange): FormErrors => check(sentOf(typed))

/** @throws where `rangeErrors` finds any */
export const inputOf = (typed: TypedRange): LabRangeInput =>
  labRangeInputSchema.parse(sentOf(typed))
