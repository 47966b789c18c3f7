const isDigit = /\p{Nd}/u

/** The value of a decimal digit of any script: Unicode keeps each script's ten in one row. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (isDigit.test(String.fromCodePoint(code - before - 1))) before += 1
  return before % 10
}

/** A text whose decimal digits, of whatever script, are the ten of ASCII. */
export const asciiDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitValue(digit)))
