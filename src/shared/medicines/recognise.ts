import { type Entry, entryOf, isBrand, longestName, type Medicine } from './name-index'
import { clean, withoutBrackets, wordsOf } from './words'
import { isBeside, isSalt, isStrength, leavesBrand, nameWords, saysNoName } from './words-beside'
import { isMaker } from './words-europe'

/** Words in short. */
const shortened: ReadonlyMap<string, string> = new Map([
  ['sod', 'sodium'],
  ['pot', 'potassium'],
])

/** Painkillers that India sells with a muscle relaxant, which is the 'MR' after them, too. */
const soldWithRelaxant: ReadonlySet<string> = new Set([
  ...['aceclofenac', 'diclofenac', 'etodolac', 'etoricoxib', 'ibuprofen', 'ketoprofen'],
  ...['lornoxicam', 'mefenamic acid', 'nimesulide', 'paracetamol', 'piroxicam'],
])

const units: ReadonlySet<string> = new Set(['mg', 'mcg', 'ug', 'g', 'gm', 'ml'])

/** The entry of exactly this name, a salt of it included. */
function saltedEntryOf(words: readonly string[]): Entry | undefined {
  const exact = entryOf(words)
  if (exact) return exact
  for (let length = words.length - 1; length > 0; length -= 1) {
    if (!isSalt(words[length] ?? '')) return undefined
    const base = entryOf(words.slice(0, length))
    if (base) return base.salts ? base : undefined
  }
  return undefined
}

/** The most words of a name with its salt: 'levothyroxine sodium hydrate'. */
const longestSalted = longestName + 4

/**
 * Looks a name up as it is, then without the forms, doses and times before and after it, and without
 * the maker after an ingredient.
 */
function bare(written: readonly string[]): Entry | undefined {
  const words = written.map((word) => shortened.get(word) ?? word)
  const last = words.findLastIndex((_, at) => !isBeside(words, at) && !isMaker(words, at))
  for (let start = 0; start < words.length; start += 1) {
    for (let end = Math.min(words.length, start + longestSalted); end > start; end -= 1) {
      if (end <= last) break
      const entry = saltedEntryOf(words.slice(start, end))
      // The longest name decides: what makes it another product makes its beginning one, too.
      if (entry) return keepsName(entry, words, start, end) ? entry : undefined
    }
    if (!isBeside(words, start)) break
  }
  return undefined
}

/** Whether what stands before and after a name leaves it what it is. */
function keepsName(
  { kind, ingredients: of }: Entry,
  words: readonly string[],
  start: number,
  end: number,
): boolean {
  if (kind === 'generic')
    return !(of.some((each) => soldWithRelaxant.has(each)) && words.slice(end).includes('mr'))
  return leavesBrand(words, start, end)
}

/** The words with a number parted from the name it is joined to: 'Dolo650'; but B12 is a name. */
export const partNumbers = (words: readonly string[]): string[] =>
  words.flatMap((word) => {
    const [, name = '', number = ''] = /^(\p{L}{3,})(\d+)$/u.exec(word) ?? []
    return name === '' || entryOf([word]) ? [word] : [name, number]
  })

/** What stands between the parts of a combination: 'losartan/hydrochlorothiazide'; also a dose. */
const joints = /\s*(?:[/+&|]|\s(?:and|with|plus)\s)\s*|(?<=\d\s?(?:mg|mcg|ug|g|ml))\s+(?=\p{L})/iu

/** Two strengths, of which one ingredient can have only one: 'Telma 40/12.5'. */
export function hasTwoStrengths(text: string): boolean {
  const [, one, other] =
    /(?<![\d.,/-])(\d+(?:\.\d+)?)\s?(?:mg|mcg)?\s?\/\s?(\d+(?:\.\d+)?)(?![\d.,/]|\s?(?:ml|h))/i.exec(
      text,
    ) ?? []
  if (one === undefined || other === undefined) return false
  // Half a tablet; 5 days (5/7), hours, weeks or months; and an insulin of two sorts, 30/70.
  if (['2', '3', '4', '7', '12', '24', '52'].includes(other)) return false
  return Number(one) + Number(other) !== 100
}

/** 'Telma (AM)', 'Calpol+': what is in brackets, or the sign, makes a brand another product. */
export const hasSuffix = (name: string): boolean =>
  [...name.matchAll(/[([]\s*(\p{L}{1,3}|\+)\s*[)\]]/gu)].some(
    ([, suffix = '']) =>
      !/^(?:r|tm)$/iu.test(suffix) && !saysNoName(wordsOf(suffix)) && !entryOf(wordsOf(suffix)),
  )

/** 'Telma 40 H' is Telma-H, with its strength inside. */
function aroundStrength(words: readonly string[]): Medicine | undefined {
  const isNumber = (word = '') => /^\d+(?:[.,]\d+)*(?:mg|mcg|g|ml)?$/.test(word)
  // The letter of 'Gluconorm G SR' is none of its strength.
  const name = words.filter(
    (word, at) => !isNumber(word) && !(units.has(word) && isNumber(words[at - 1])),
  )
  const entry = name.length < words.length ? bare(name) : undefined
  const isLong = wordsOf(entry?.label ?? '').length > 1
  return entry?.kind === 'brand' && isLong ? asMedicine(entry) : undefined
}

const asMedicine = ({ label, ingredients: of }: Entry): Medicine => ({ label, ingredients: of })

/** One medicine, or several that hyphens join. */
function one(text: string): Medicine | undefined {
  const words = partNumbers(wordsOf(text))
  const entry = bare(words)
  if (entry) return asMedicine(entry)
  const joined = text.split(/-(?=\p{L})/u)
  return joined.length > 1 ? several(joined) : undefined
}

function several(texts: readonly string[]): Medicine | undefined {
  const parts = texts.flatMap((text) => {
    const medicine = one(text)
    return medicine ? [{ name: text.trim(), medicine }] : []
  })
  if (parts.length < texts.length) return undefined
  return {
    label: parts.map(({ medicine }) => medicine.label).join('/'),
    ingredients: [...new Set(parts.flatMap(({ medicine }) => medicine.ingredients))],
    parts: parts.flatMap(({ name, medicine }) =>
      medicine.parts ? [...medicine.parts] : [{ name, ingredients: medicine.ingredients }],
    ),
  }
}

/** The most that a name has to be read, in UTF-16 units: no form takes a longer one. */
const longestWritten = 200

/** Whether a name is too long to be read; one sign may stand for 18 letters, as U+FDFA does. */
export const isTooLong = (name: string): boolean =>
  name.length > longestWritten || name.normalize('NFKD').length > 2 * longestWritten

/**
 * The medicine that a name means, or undefined where it is none of the known names. Case, spaces,
 * hyphens, accents, salts, forms, doses and times make no difference; every other word does, and
 * spelling too. What stands in brackets is not read, unless it makes of the name another medicine:
 * then it is none of the known ones.
 */
export function recognise(name: string): Medicine | undefined {
  if (isTooLong(name)) return undefined
  const medicine = outsideBrackets(name)
  return medicine && insidesOf(name).every((inside) => fits(inside, name, medicine))
    ? medicine
    : undefined
}

const insidesOf = (name: string): string[] =>
  [...name.matchAll(/[([]([^()[\]]+)[)\]]/gu)].map(([, inside = '']) => inside)

/** Whether what stands in brackets leaves the medicine what it is: 'warfarin (Coumadin)'. */
function fits(inside: string, name: string, { ingredients }: Medicine): boolean {
  const joined = entryOf([...nameWords(name), ...wordsOf(inside)])
  const named = joined ?? outsideBrackets(inside)
  return !named || named.ingredients.every((each) => ingredients.includes(each))
}

function outsideBrackets(name: string): Medicine | undefined {
  const text = clean(withoutBrackets(name))
  const words = partNumbers(wordsOf(text))
  if (words.length === 0) return undefined
  const whole = bare(words)
  if (whole) {
    const isOther =
      (whole.ingredients.length === 1 && hasTwoStrengths(text)) ||
      (whole.kind === 'brand' && hasSuffix(name))
    return isOther ? undefined : asMedicine(whole)
  }
  const product = aroundStrength(words)
  if (product) return product
  const parts = text.split(joints)
  // A sign too many: that in 'Calpol+ and aspirin' belongs to the brand.
  if (parts.some((part) => /^\s*(?:$|(?:and|with|plus)\s)/i.test(part))) return undefined
  const named = parts.filter((part) => !isStrength(wordsOf(part)))
  if (named.length < 2) return one(text)
  // A strength too many may be that of a part that is not named.
  const last = parts.findLastIndex((part) => named.includes(part))
  const hasStrengths = named.length < parts.length
  const isUnclear = hasStrengths && (named.some(isBrandPart) || named.length <= last)
  return isUnclear || hasSuffix(name) ? undefined : several(named)
}

const isBrandPart = (part: string): boolean => isBrand(nameWords(part))
