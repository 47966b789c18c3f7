import { plainDigits } from '@shared/lib/normaliser'

interface Typed {
  /** What the input holds after a key, a paste or an erasure. */
  text: string
  /** Where the caret then stands. */
  caret: number
  /** What the input held before. */
  previous: string
  /** `InputEvent.inputType`, where the browser tells it. */
  inputType?: string | undefined
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** A number of two digits that is too large becomes the largest that is allowed. */
const cap = (digits: string, most: number) =>
  digits.length === 2 && Number(digits) > most ? String(most) : digits

/** Whether `next` is `previous` with one piece taken out. */
function isCut(previous: string, next: string): boolean {
  if (next.length >= previous.length) return false
  let start = 0
  while (start < next.length && next[start] === previous[start]) start++
  return previous.endsWith(next.slice(start))
}

/**
 * Some keyboards on phones don't tell an erasure from an insertion; then the texts are compared.
 */
const isErasing = ({ text, previous, inputType = '' }: Typed) =>
  inputType.startsWith('delete') ||
  (!['insertText', 'insertFromPaste', 'insertFromDrop'].includes(inputType) &&
    isCut(previous, text))

/**
 * The typing rules of a time on the twelve-hour clock (docs/product/staff.md, Working times): only digits
 * and one colon stay, the hour is at most 12 and the minutes at most 59, and a colon follows two digits.
 * An erasure never brings a colon back, so that everything can be erased.
 * @returns what the input holds then, where the caret stands, and the hour that was lowered; empty for none
 */
export function typeTime(typed: Typed): { text: string; caret: number; loweredHour: string } {
  const erasing = isErasing(typed)
  const shown = plainDigits(typed.text).replace('：', ':')
  const colon = shown.indexOf(':')
  const end = colon < 0 ? shown.length : colon
  const before = digitsOf(shown.slice(0, Math.min(typed.caret, end))).length
  const beyond = digitsOf(shown.slice(end, Math.max(typed.caret, end))).length
  const left = digitsOf(shown.slice(0, end))
  const right = digitsOf(shown.slice(end))

  if (erasing && colon < 0) {
    const text = left.slice(0, 4)
    return { text, caret: Math.min(before, text.length), loweredHour: '' }
  }

  const hour = cap(left.slice(0, 2), 12)
  // A third digit of the hour begins the minutes, unless there are minutes already.
  const minutes = cap((right || left.slice(2)).slice(0, 2), 59)
  const separated = minutes !== '' || hour.length === 2 || (hour !== '' && colon >= 0)

  // The caret keeps its place among the digits, and steps over the colon once the hour is typed.
  const place = Math.min(
    (right === '' ? before : Math.min(before, hour.length)) + beyond,
    hour.length + minutes.length,
  )
  const stepsOver =
    separated &&
    (place > hour.length ||
      (place === hour.length &&
        ((colon >= 0 && typed.caret > colon) || (!erasing && hour.length === 2))))
  return {
    text: separated ? `${hour}:${minutes}` : hour,
    caret: place + (stepsOver ? 1 : 0),
    loweredHour: hour === left.slice(0, 2) ? '' : left.slice(0, 2),
  }
}
