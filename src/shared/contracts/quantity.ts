import { plainDigits } from '@shared/lib/normaliser'

/** What stands in front of a number whose exact value is not known. */
export const comparators = ['<', '≤', '>', '≥'] as const
export type Comparator = (typeof comparators)[number]

/** What a reporter or an analyser wrote behind a number; doubled where it is dangerous. */
type Mark = 'H' | 'HH' | 'L' | 'LL'

/** A quantity as it was written: one number, one with a comparator, or a range from `low` to `high`. */
export interface Quantity {
  comparator: Comparator | null
  low: number
  /** As `low`, but for a range. */
  high: number
  mark: Mark | null
}

/** Whether something is so; null where it cannot be decided. */
export type Outcome = boolean | null

/** Signs in other spellings, and the one that is read for each. */
const spellings: readonly (readonly [written: RegExp, read: string])[] = [
  // Blanks that are not seen, and signs that change the direction of a text.
  [/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, ''],
  [/\s+/g, ' '],
  [/[\u066b·]/g, '.'],
  [/−/g, '-'],
  [/<\s?=|=\s?<|[⩽≦]|\b(?:up to|at most)\b/gi, '≤'],
  [/>\s?=|=\s?>|[⩾≧]|\bat least\b/gi, '≥'],
  [/\b(?:less than|below|under)\b/gi, '<'],
  [/\b(?:(?:more|greater) than|above|over)\b/gi, '>'],
]

/** Full-width signs are 0xfee0 behind those of ASCII. */
const asciiSigns = (text: string): string =>
  plainDigits(text).replace(/[\uff01-\uff5e]/g, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
  )

/** A text in the signs that are read. Superscripts stay: 10³ is no 103. */
const plainSigns = (text: string): string =>
  spellings
    .reduce((plain, [written, read]) => plain.replace(written, read), asciiSigns(text))
    .trim()

const number = String.raw`[-+]?(?:\d[\d.,]*|[.,]\d+)`
const numberAlone = new RegExp(`^${number}$`)

/** Digits in groups of three: `1,234.5` and `1.234,5`, of which only one reading is possible. */
const grouped: readonly (readonly [pattern: RegExp, group: string])[] = [
  [/^[-+]?\d{1,3}(,\d{3})+\.\d+$/, ','],
  [/^[-+]?\d{1,3}(,\d{3}){2,}$/, ','],
  [/^[-+]?\d{1,3}(\.\d{3})+,\d+$/, '.'],
  [/^[-+]?\d{1,3}(\.\d{3}){2,}$/, '.'],
]

/** `1,234` is 1.234 to one reader and 1234 to another: nobody can tell. */
const isAmbiguous = (text: string): boolean => /^[-+]?[1-9]\d{0,2},\d{3}$/.test(text)

function numberOf(text: string): number | null {
  if (!numberAlone.test(text) || isAmbiguous(text)) return null
  const group = grouped.find(([pattern]) => pattern.test(text))?.[1]
  const decimal = (group === undefined ? text : text.replaceAll(group, '')).replace(',', '.')
  if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(decimal)) return null
  const value = Number(decimal)
  return Number.isFinite(value) ? value : null
}

/** A number as people write it: point or comma, digits of any script; null for anything else. */
export const parseNumber = (text: string): number | null => numberOf(plainSigns(text))

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** Words and short forms in units, each with the one that is compared. */
const unitSpellings: readonly (readonly [written: RegExp, read: string])[] = [
  [/[µμ]/g, 'u'],
  [/\.$/, ''],
  [/\bper\s?cent\b/g, '%'],
  [/\s?\bper\s/g, '/'],
  [/(?:\b|(?<=\bu))(?:cc|cm[\^*]?3)\b/g, 'ml'],
  // IU in the words and the order of letters of other languages.
  [/(?:international|int\.?)\s?(?=units?\b)/g, 'i'],
  [/\bmilli[\s-]?(?=i?u)/g, 'm'],
  [/(?<=\b[mu]?|\b(?:mc|micro[\s-]?))(i?)units?\b/g, '$1u'],
  [/(?<=\b[mu]?\.?)(?:i\.\s?u\b\.?|ui\b|u\.\s?i\b\.?)/g, 'iu'],
  [/\bm\.(?=iu\b)/g, 'm'],
  [/\bmcg\b/g, 'ug'],
  [/\b(?:mc|micro[\s-]?)(?=mol|iu\b|u\b|l\b|kat\b)/g, 'u'],
  [/\b(m?g)m?s?\b/g, '$1'],
  [/\b([dm]?)(?:lit(?:er|re)?s?|lts?)\b/g, '$1l'],
  // A hundred millilitres are a decilitre, and a percentage by weight is one too.
  [/\/\s?100\s?ml\b/g, '/dl'],
  [/\b(m?g)\s?%/g, '$1/dl'],
  [/\bvol\.?\s?(?=%)/g, ''],
  // How HbA1c is standardised, and that it is of hemoglobin.
  [/(?<=%|mol)\s?\(?(?:ngsp|dcct|ifcc|hb)\)?$/g, ''],
  [/\b(?:(?:pus\s?)?cells?|[rw]bcs?|no\.?)\s?(?=\/)/g, ''],
  [/(?<=\/\s?)high[\s-]?power(?:ed)?[\s-]?field\b/g, 'hpf'],
  // A cubic millimetre is a microlitre.
  [/\b(?:cu\.?\s?mm|c\.?mm|mm[\^*]?3)\b/g, 'ul'],
  [/\b(?:lakhs?|lacs?)\b/g, 'lakh'],
  [/^[x×*]\s?(?=10)/, ''],
  [/^10\s?e\s?(?=\d)/, '10'],
  [/^(?:k|thou\.?|thousands?)\s?(?=\/)/, '103'],
  [/^(?:m|mill?\.?|mio\.?|millions?)\s?(?=\/\s?ul)/, '106'],
  [/[\s^*]/g, ''],
]

/** A unit for comparing: `x10^3/uL`, `10*3/µl`, `K/cumm` and `10³/μL` are one. */
function unitKey(unit: string): string {
  const raised = unit.replace(/[⁰¹²³⁴-⁹]/g, (digit) => String(superscripts.indexOf(digit)))
  return unitSpellings.reduce(
    (plain, [written, read]) => plain.replace(written, read),
    plainSigns(raised).toLowerCase(),
  )
}

/** Whether two units are the same, however they are written. */
export const isSameUnit = (one: string, other: string): boolean => unitKey(one) === unitKey(other)

const marks: Record<string, Mark> = {
  ...{ h: 'H', hi: 'H', high: 'H', '↑': 'H', hh: 'HH', '↑↑': 'HH' },
  ...{ l: 'L', lo: 'L', low: 'L', '↓': 'L', ll: 'LL', '↓↓': 'LL' },
}

/** The mark that a word is: `H`, `(L)`, `[HH]`, `H*`, `↓`. */
const markOf = (word: string): Mark | undefined =>
  marks[
    word
      .toLowerCase()
      .replace(/^[([](.*)[)\]]$/, '$1')
      .replace(/[*!]$/, '')
  ]

/** What stands around the numbers: the unit and one mark, each at most once; undefined for anything else. */
function markAround(before: string, after: string, unit: string): Mark | null | undefined {
  const front = before === '' ? null : markOf(before)
  if (front === undefined) return undefined
  const words = after === '' ? [] : after.split(' ')
  // A unit may be of several words, as `mL / min`, and goes before a mark of the same letters.
  for (let from = 0; from <= words.length; from += 1)
    for (let to = words.length; to >= from; to -= 1) {
      // All but the unit is one mark: of many words, few are looked at.
      if (words.length - (to - from) > 1) break
      const said = words.slice(from, to).join('')
      const rest = [...words.slice(0, from), ...words.slice(to)]
      if (said !== '' && !(unit !== '' && isSameUnit(said, unit))) continue
      const found = rest.map(markOf)
      if (found.some((mark) => mark === undefined)) continue
      const all = [front, ...found].filter((mark) => mark !== null && mark !== undefined)
      if (all.length <= 1) return all[0] ?? null
    }
  return undefined
}

const shape = new RegExp(
  String.raw`^(?<before>[^\d<>≤≥.,+-]*?)\s?(?<comparator>[<>≤≥])?\s?(?<low>${number})(?:\s?(?:-|–|—|to)\s?(?<high>${number}))?\s?(?<after>(?![\d.,+-]).*)?$`,
  'iu',
)

/**
 * Reads a quantity as a laboratory or a desk writes it: `4.2`, `4,2`, `>9.0`, `118 L`, `5.5 mg/dL`, `３-５`.
 * @param unit of the row or field: the only one that may be repeated behind the number
 * @returns null for words, and for whatever has another meaning
 */
export function parseQuantity(written: number | string, unit: string): Quantity | null {
  if (typeof written === 'number')
    return { comparator: null, low: written, high: written, mark: null }
  const { before, comparator, low, high, after } = shape.exec(plainSigns(written))?.groups ?? {}
  const [least, most] = [numberOf(low ?? ''), numberOf(high ?? low ?? '')]
  const mark = markAround(before?.trim() ?? '', after?.trim() ?? '', unit)
  if (least === null || most === null || mark === undefined || most < least) return null
  if (comparator && high !== undefined) return null
  return {
    comparator: comparators.find((sign) => sign === comparator) ?? null,
    ...{ low: least, high: most, mark },
  }
}

/** Whether a text holds a digit of any kind, a fraction or a superscript too. */
export const hasDigits = (text: string): boolean => /\p{N}/u.test(text)

/** What a device or a reporter says in place of a number: `HI`, `↓↓`, `panic`. */
export interface MarkAlone {
  /** null where it names none, or both. */
  side: 'high' | 'low' | null
  /** Whether it names the danger, as `panic` does, or implies it, as `HH` and `crit` do of a number. */
  danger: 'named' | 'implied' | null
}

/** Marks in English, Spanish, Portuguese, French and German, without accents. */
const highMark =
  /^(?:h+|hi|high|elevated|raised|increased|[↑⇑⬆▲]+|alt[oa]|elevad[oa]|aumentad[oa]|elevee?|haute?|hoch|erhoht)$/
const lowMark =
  /^(?:l+|lo|low|decreased|reduced|[↓⇓⬇▼]+|baj[oa]|baix[oa]|dis?minuid[oa]|bas(?:se)?|diminuee?|niedrig|erniedrigt)$/
const doubledMark = /^(?:h{2,}|l{2,}|[↑⇑⬆▲]{2,}|[↓⇓⬇▼]{2,})$/
const dangerMark = /^(?:panic|panico|panique|critical|critic[oa]|critique|kritisch)$/

/** Of a patient who is awake, or short for haematocrit, where no number is measured. */
const shortDangerMark = /^(?:crit|alert)$/
const otherMark = /^(?:[<>≤≥↑↓⇑⇓⬆⬇▲▼*!+]+|out|off)$/

const isMark = (word: string): boolean =>
  [highMark, lowMark, dangerMark, shortDangerMark, otherMark].some((mark) => mark.test(word))

/** What a mark is said with, and which tells no more. */
const wordsOfMarks =
  /^(?:very|too|extremely|muy|muito|tres|sehr|the|of|result|value|reading|range|limits?|scale|measur(?:ing|ement|able)|reportable|confirmed|repeated|rechecked|verified)$/

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/** Reads a text that says that a value is high, low or dangerous, and neither a number nor anything else. */
export function readMark(text: string, unit: string): MarkAlone | null {
  // A mark is short. Long texts are not looked through for the unit.
  if (hasDigits(text) || text.length > 80) return null
  const plain = plainSigns(text).toLowerCase()
  const parts = plain.split(' ')
  // The unit is the end of the text, in as many words as it has.
  const from = parts.findIndex((_, at) => at > 0 && isSameUnit(parts.slice(at).join(''), unit))
  const said = withoutAccents(from === -1 ? plain : parts.slice(0, from).join(' '))
  const words = said.match(/\p{L}+|[<>≤≥↑↓⇑⇓⬆⬇▲▼*!+]+/gu) ?? []
  const marked = words.filter(isMark)
  if (marked.length === 0 || !words.every((word) => isMark(word) || wordsOfMarks.test(word)))
    return null
  const [isHigh, isLow, isNamed, isShort, isDoubled] = [
    ...[highMark, lowMark, dangerMark, shortDangerMark, doubledMark],
  ].map((mark) => marked.some((word) => mark.test(word)))
  return {
    side: isHigh === isLow ? null : isHigh ? 'high' : 'low',
    danger: isNamed ? 'named' : isShort || isDoubled ? 'implied' : null,
  }
}

/** Where the exact value lies: from `least` to `most`, the ends counting unless they are open. */
function spanOf({ comparator, low, high }: Quantity) {
  const isBelow = comparator === '<' || comparator === '≤'
  const isAbove = comparator === '>' || comparator === '≥'
  return {
    least: isBelow ? Number.NEGATIVE_INFINITY : low,
    most: isAbove ? Number.POSITIVE_INFINITY : high,
    leastOpen: comparator === '>',
    mostOpen: comparator === '<',
  }
}

/** Whether a quantity lies below a limit, or at it where `orAt`. */
function isBelow(quantity: Quantity, limit: number, orAt = false): Outcome {
  const { least, most, leastOpen, mostOpen } = spanOf(quantity)
  if (most < limit || (most === limit && (orAt || mostOpen))) return true
  if (least > limit || (least === limit && (!orAt || leastOpen))) return false
  return null
}

/** Whether a quantity lies above a limit, or at it where `orAt`. */
function isAbove(quantity: Quantity, limit: number, orAt = false): Outcome {
  const below = isBelow(quantity, limit, !orAt)
  return below === null ? null : !below
}

/** Whether one of two is so. */
const either = (one: Outcome, other: Outcome): Outcome =>
  one === true || other === true ? true : one === null || other === null ? null : false

/** The ends of a range, or of critical limits; null where there is no such end. */
export interface Limits {
  low: number | null
  high: number | null
}

/** Limits at which a value is critical, but for those in `open`: there it is only beyond the limit. */
export interface CriticalLimits extends Limits {
  open?: readonly (keyof Limits)[] | undefined
}

/** How a quantity compares with a reference range; `none` where there is no range. */
export type Standing = 'below' | 'within' | 'above' | 'undecided' | 'none'

export function standingOf(quantity: Quantity, { low, high }: Limits): Standing {
  if (low === null && high === null) return 'none'
  const below = low === null ? false : isBelow(quantity, low)
  const above = high === null ? false : isAbove(quantity, high)
  if (below === true) return 'below'
  if (above === true) return 'above'
  return below === null || above === null ? 'undecided' : 'within'
}

/** Whether a quantity is at or beyond a critical limit; false where there is none. */
export const isCriticalBy = (
  quantity: Quantity,
  { low, high, open = [] }: CriticalLimits,
): Outcome =>
  either(
    low === null ? false : isBelow(quantity, low, !open.includes('low')),
    high === null ? false : isAbove(quantity, high, !open.includes('high')),
  )

/** A quantity in the digits and signs that everybody reads, with its unit: `>9.0 mmol/L`, `3 to 5 %`. */
export function quantityWords(written: number | string, unit: string): string {
  const isText = typeof written === 'string' && parseQuantity(written, unit) !== null
  const said = isText ? numbersOf(written) : String(written)
  return [said, unit].filter((part) => part !== '').join(' ')
}

/** The numbers of a quantity as they were typed, digits behind the point included. */
function numbersOf(written: string): string {
  const { comparator = '', low = '', high } = shape.exec(plainSigns(written))?.groups ?? {}
  const plain = (text: string) => (isPlain(text) ? text.replace(',', '.') : String(numberOf(text)))
  return `${comparator}${plain(low)}${high === undefined ? '' : ` to ${plain(high)}`}`
}

const isPlain = (text: string): boolean => /^[-+]?\d*[.,]?\d*$/.test(text)
