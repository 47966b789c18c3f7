import type { Medication } from '@shared/contracts/medications'
import { parseNumber } from '@shared/contracts/quantity'

const number = String.raw`(?:\d[\d.,]*|[.,]\d+|[½¼¾])`
const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }
const amountOf = (text: string): number | null => fractions[text] ?? parseNumber(text)

/** Units of a dose, each with how it is written and the most of it that one dose is likely to have. */
const units = {
  g: { written: 'g|gm|gms|grams?|gramos?', most: 100 },
  mg: { written: 'mg|mgs|milligrams?', most: 5000 },
  µg: { written: 'µg|μg|ug|mcg|micrograms?', most: 5000 },
  ng: { written: 'ng|nanograms?', most: 5000 },
  mL: { written: 'ml|mls|cc|millilit(?:er|re)s?', most: 2000 },
  units: { written: 'units?|iu|ui|i\\.u\\.|ie', most: 5_000_000 },
  mmol: { written: 'mmol|meq', most: 200 },
  drops: { written: 'drops?|gtt|gotas?', most: 60 },
  puffs: { written: 'puffs?|sprays?|inhalations?', most: 20 },
  pieces: {
    written: 'tab(?:let)?s?|tabs?\\.|cap(?:sule)?s?|caps?\\.|pills?|comprimidos?|lozenges?',
    most: 20,
  },
  sachets: { written: 'sachets?|patch(?:es)?|suppositor(?:y|ies)|ampoules?|vials?', most: 10 },
} as const
type Unit = keyof typeof units

const unitNames = Object.keys(units) as Unit[]
const dosePattern = new RegExp(
  `(?<low>${number})(?:\\s*(?:-|–|to)\\s*(?<high>${number}))?\\s*(?<unit>${Object.values(units)
    .map(({ written }) => written)
    .join('|')})(?![\\p{L}\\d])`,
  'giu',
)

const unitOf = (written: string): Unit | undefined =>
  unitNames.find((unit) => new RegExp(`^(?:${units[unit].written})$`, 'iu').test(written))

/** “1½”, “1 1/2 tablets” and “1 and 1/2 tablets” as decimals. */
const fractionPattern = new RegExp(
  `(?<![\\d.,/])(?:(?<whole>\\d{1,2})(?:\\s*(?:and|&)\\s*|[\\s-]*))?(?:(?<sign>[½¼¾])|(?<above>[13])\\s*[/⁄]\\s*(?<below>[24])(?!\\d)(?=\\s*(?:(?:-|–|to|or)\\s*\\d[\\d.,]*\\s*)?(?:${units.pieces.written})(?!\\p{L})))`,
  'giu',
)
const withDecimals = (text: string): string =>
  text.replace(fractionPattern, (...found) => {
    const {
      whole = '0',
      sign = '',
      above,
      below,
    }: Record<string, string | undefined> = found.at(-1)
    return String(Number(whole) + (fractions[sign] ?? Number(above) / Number(below)))
  })
/** A fraction of a tablet that is not understood: of “2/5 tablet” the 5 is no number of tablets. */
const oddFraction = new RegExp(
  `\\d\\s*[/⁄]\\s*\\d[\\d.,]*\\s*(?:${units.pieces.written})(?!\\p{L})|\\bhal(?:f|ves)\\b|[⅓⅔⅛]`,
  'iu',
)

interface Amount {
  amount: number
  unit: Unit
}

/** Every amount with a unit that a text has; of a range the upper end. */
function amountsIn(text: string): Amount[] {
  return [...withDecimals(text).matchAll(dosePattern)].flatMap(({ groups = {} }) => {
    const unit = unitOf(groups.unit ?? '')
    const amount = amountOf(groups.high ?? groups.low ?? '')
    return unit && amount !== null ? [{ amount, unit }] : []
  })
}

/** An amount that no dose is likely to have: a slip of the keys or of the unit. null where there is none. */
export function unlikelyDose(dosage: string): string | null {
  const found = amountsIn(dosage).find(({ amount, unit }) => amount > units[unit].most)
  return found ? `${found.amount} ${found.unit}` : null
}

const milligrams: Partial<Record<Unit, number>> = { g: 1000, mg: 1, µg: 0.001, ng: 0.000_001 }

/** The one amount of mass that a text names, in mg; null for none and for several. */
function massIn(text: string): number | null {
  const masses = amountsIn(text).flatMap(({ amount, unit }) => {
    const factor = milligrams[unit]
    return factor === undefined ? [] : [amount * factor]
  })
  const [mass] = masses
  return masses.length === 1 && mass !== undefined ? mass : null
}

const perSomething =
  /\p{L}\s*(?:\/|\bper\b)\s*(?:[\d.,]+\s*)?(?:kg|k|ml|l|m2|m²|cc|dl|lb|actuation|puff|drop)\b|(?<!\p{L})(?:kgs?|kilos?|kilogram(?:me)?s?|kilogramos?)\b/iu

/** An ingredient, and all of the medicine's, itself among them. */
export interface Contained {
  ingredient: string
  all: readonly string[]
}

/** Names that say the strengths in another order than that of their letters: 'Co-codamol 8/500'. */
const inOrder: readonly (readonly [name: RegExp, ingredients: readonly string[]])[] = [
  [/\bco-?codamol\b/i, ['codeine', 'paracetamol']],
  [/\bco-?dydramol\b/i, ['dihydrocodeine', 'paracetamol']],
]

const strengths = new RegExp(
  `(?<![\\p{L}\\d])${number}\\s*(?:mg|g|mcg)?(?:\\s*[/+]\\s*${number}\\s*(?:mg|g|mcg)?)+(?![\\p{L}\\d])`,
  'giu',
)

/** The ingredients in the order in which a name says them; null where it does not name them all. */
function orderIn(name: string, all: readonly string[]): readonly string[] | null {
  const known = inOrder.find(
    ([pattern, of]) => pattern.test(name) && all.every((each) => of.includes(each)),
  )
  if (known) return known[1]
  const low = name.toLowerCase()
  if (all.some((each) => !low.includes(each.toLowerCase()))) return null
  return all.toSorted(
    (one, other) => low.indexOf(one.toLowerCase()) - low.indexOf(other.toLowerCase()),
  )
}

/** How much of one ingredient a text says, in mg: 'paracetamol 500 mg + codeine 30 mg', '500/30'. */
function strengthIn(text: string, name: string, { ingredient, all }: Contained): number | null {
  const order = orderIn(name, all)
  const [written, ...more] = text.match(strengths) ?? []
  const parts = written?.split(/[/+]/) ?? []
  if (order && written && more.length === 0 && parts.length === all.length) {
    const part = parts[order.indexOf(ingredient)] ?? ''
    const unit = /(mcg|mg|g)\s*$/i.exec(part)?.[1] ?? /(mcg|mg|g)\s*$/i.exec(written)?.[1] ?? 'mg'
    return massIn(`${/[\d.,½¼¾]+/.exec(part)?.[0] ?? ''} ${unit}`)
  }
  const at = text.toLowerCase().indexOf(ingredient.toLowerCase())
  const own = new RegExp(`^\\s*${number}\\s*(?:mg|g|mcg)(?![\\p{L}\\d])`, 'iu').exec(
    at < 0 ? '' : text.slice(at + ingredient.length),
  )
  return own && massIn(own[0])
}

/** One dose in mg: as typed, or so many tablets of the strength that the name has; null where it is not told. */
function singleDose({ name, dosage }: Pick<Medication, 'name' | 'dosage'>, of: Contained) {
  // Of a concentration, or of so much for each kilogram, a day's amount is not told.
  if (perSomething.test(dosage) || oddFraction.test(withDecimals(dosage))) return null
  const strengthOf = (text: string) =>
    of.all.length > 1 ? strengthIn(text, name, of) : massIn(text)
  const typed = strengthOf(dosage)
  const pieces = amountsIn(dosage).find(({ unit }) => unit === 'pieces')
  if (typed !== null) return typed * (pieces?.amount ?? 1)
  const strength = strengthOf(name)
  return pieces && strength !== null ? pieces.amount * strength : null
}

const counts: Readonly<Record<string, number>> = {
  once: 1,
  one: 1,
  twice: 2,
  two: 2,
  thrice: 3,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
}
const count = `(?:${Object.keys(counts).join('|')}|\\d+)`
const countOf = (text: string): number => counts[text] ?? Number(text)

const weekday =
  '(?:mon(?:day)?|tue(?:s|sday)?|wed(?:s|nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)s?'
/** The whole of a text that says so often a week. A number before “weekly” may mean every so many weeks. */
const aWeek = new RegExp(
  `^(?:(?:(?<times>${count})(?: ?(?:times?|x))? ?(?:a|per|each|every|in a|/)|a|per|every|each) ?week|(?:(?<words>once|twice|thrice)|(?<number>${count}) ?(?:times|x))? ?weekly|q ?w)(?<day>,? ?(?:on )?(?:an? |every )?${weekday})?$`,
)
const aMonth = /^(?:once )?(?:monthly|(?:a|per|every|each) month)$/

/** How often a day, of a text that speaks of weeks or months; null where it is not all understood. */
function timesOfLonger(plain: string): number | null {
  if (aMonth.test(plain)) return 1 / 30
  const { groups } = aWeek.exec(plain) ?? {}
  if (!groups) return null
  const times = countOf(groups.times ?? groups.words ?? groups.number ?? 'once')
  return groups.day !== undefined && times !== 1 ? null : times / 7
}

/** Ways to say how often a day, in order: the first that fits counts. */
const ways: readonly (readonly [RegExp, (groups: readonly string[]) => number])[] = [
  [/\b(?:alternate|every (?:other|second)) days?\b/, () => 1 / 2],
  [
    /(?<!\S)([\d.½]+)-([\d.½]+)-([\d.½]+)(?:-([\d.½]+))?(?!\S)/,
    (groups) =>
      groups.reduce((sum, each) => sum + (each === '' ? 0 : (amountOf(each) ?? Number.NaN)), 0),
  ],
  [
    /\b(?:every|each|q) ?(\d+)(?: ?(?:-|to) ?\d+)? ?h(?:ours?|rs?|rly)?\b/,
    ([hours]) => 24 / Number(hours),
  ],
  [/\b(\d+) ?hourly\b/, ([hours]) => 24 / Number(hours)],
  [
    new RegExp(`\\b(${count}) ?(?:times|x)? ?(?:a|per|each|every|in a)? ?(?:day|daily)\\b`),
    ([times]) => countOf(times ?? ''),
  ],
  [new RegExp(`\\b(${count}) ?(?:times|x)\\b`), ([times]) => countOf(times ?? '')],
  [/\b(?:qds|qid|4x)\b/, () => 4],
  [/\b(?:tds|tid|3x)\b/, () => 3],
  [/\b(?:bd|bid|2x|twice|morning and (?:evening|night))\b/, () => 2],
  [
    /\b(?:od|qd|om|on|hs|nocte|mane|stat|once|daily|every day|each day|(?:at|every) (?:night|bedtime)|in the (?:morning|evening)|bedtime|morning|evening|night)\b/,
    () => 1,
  ],
]

/** For how long it is taken, which says nothing of how often. */
const duration =
  /\bfor (?:(?:up to|at least) )?(?:an?|one|two|three|four|\d+) (?:day|week|month|year)s?\b/g
const ofLonger = /\b(?:weeks?|weekly|wks?|wkly|q ?w|months?|monthly)\b/

/** How often a day something is taken; null where that is not understood. */
export function timesADay(frequency: string): number | null {
  const plain = frequency
    .toLowerCase()
    .replace(/\./g, (point, at: number) => (/\d/.test(frequency[at + 1] ?? '') ? point : ''))
    .replace(/\s*[-–]\s*/g, '-')
    .replace(/\s+/g, ' ')
    .replace(duration, '')
    .trim()
  if (ofLonger.test(plain)) return timesOfLonger(plain)
  for (const [pattern, times] of ways) {
    const found = pattern.exec(plain)
    if (!found) continue
    const number = times(found.slice(1).map((group) => group ?? ''))
    return Number.isFinite(number) && number > 0 ? number : null
  }
  return null
}

/**
 * How much of an ingredient a day is, in mg; of a medicine of several, as far as its strengths are written.
 * @returns `atLeast` where only one dose is known, and not how often: at least that, on a day it is taken
 */
export function dailyDose(
  line: Medication,
  of: Contained,
): { mg: number; atLeast: boolean } | null {
  const dose = singleDose(line, of)
  if (dose === null) return null
  const times = timesADay(line.frequency)
  return times === null
    ? { mg: dose, atLeast: true }
    : { mg: dose * Math.max(times, 1), atLeast: false }
}
