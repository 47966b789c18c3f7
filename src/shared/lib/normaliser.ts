const isDigit = (code: number): boolean => code >= 0 && /\p{Nd}/u.test(String.fromCodePoint(code))

/** Unicode keeps the decimal digits of a script in runs of ten, from zero to nine. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (isDigit(code - before - 1)) before++
  return before % 10
}

/** The text with the decimal digits of every script as 0 to 9. */
export const plainDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitValue(digit)))

/**
 * A date, a time, an age or a telephone number as keyboards and copied texts have them: digits of any
 * script, signs of any width, dashes of any length, and marks that no font draws.
 */
export const plainTyped = (text: string): string =>
  plainDigits(text.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim()

/** A country's calling code, at the beginning of a number without its + or 00 (ITU-T E.164). */
const callingCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** The fewest digits that are a telephone number, with or without an area's code. */
const fewestDigits = 7

/** As many digits as identify a number. Where no + shows that a country's code leads, it is left out so. */
const mostDigits = 10

/**
 * What a telephone number is known by, however it is written: its digits without the country's code and
 * the leading zero, the last ten at most. Null where the text has no number.
 */
export function phoneKey(text: string): string | null {
  const typed = plainTyped(text)
  if (typed.includes('@')) return null
  // +49 (0)30 is written for callers from both sides of the border.
  const [, abroad, rest = ''] = /^[\s(]*(\+|00)?(.*)$/s.exec(typed.replace('(0)', '')) ?? []
  const isNumber = /^[\d\s().,/-]*$/.test(rest)
  const digits = digitsOf(rest)
  if (digits.length < (isNumber ? fewestDigits : mostDigits)) return null
  const national = abroad === undefined ? digits : digits.replace(callingCode, '')
  return national.replace(/^0+/, '').slice(-mostDigits)
}

/** Digits and what stands between them in a telephone number, within another text. */
const phoneRun = /\+?[\d(][\d\s().,/-]*\d/g

/** The first telephone number in a text, by its key, and what stands around it; null where there is none. */
export function phoneIn(text: string): { key: string; around: string } | null {
  const typed = plainTyped(text)
  for (const [run] of typed.matchAll(phoneRun)) {
    const key = phoneKey(run)
    if (key !== null) return { key, around: typed.replace(run, ' ') }
  }
  return null
}
