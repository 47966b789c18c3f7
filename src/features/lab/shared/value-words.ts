import { type LabValue, labFlagWords } from '@shared/contracts/lab-results'
import { quantityWords } from '@shared/contracts/quantity'

/** A reference range as it is read; empty where there is none. */
export function rangeWords({ low, high }: Pick<LabValue, 'low' | 'high'>): string {
  if (low !== null && high !== null) return `${low} to ${high}`
  if (low !== null) return `${low} or more`
  return high !== null ? `up to ${high}` : ''
}

/** What was measured, with its unit: `>9.0 mmol/L`. */
export const measuredWords = ({ value, unit }: Pick<LabValue, 'value' | 'unit'>): string =>
  quantityWords(value, unit)

/** A value in a line of text: `Potassium 6.8 mmol/L (3.5 to 5), Critical`. */
export function valueWords(value: LabValue): string {
  const range = rangeWords(value)
  const said = `${value.analyte} ${measuredWords(value)}${range && ` (${range})`}`
  return value.flag ? `${said}, ${labFlagWords[value.flag]}` : said
}
