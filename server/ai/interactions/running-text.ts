import { isGroup } from '@shared/medicines/groups'
import { isLocalForm } from '@shared/medicines/local-forms'
import { entryOf, isBrand, longestName } from '@shared/medicines/name-index'
import { recognise } from '@shared/medicines/recognise'
import { suggestionsFor } from '@shared/medicines/suggestions'
import { wordsOf } from '@shared/medicines/words'
import { isSalt, saysNoName } from '@shared/medicines/words-beside'
import { commonWords } from './common-words'

interface Word {
  text: string
  start: number
  end: number
}

/** A run of words: a known medicine, or words that may be one. */
interface Span {
  from: number
  /** The word after the last. */
  to: number
  known: boolean
}

interface Reading {
  text: string
  words: readonly Word[]
}

/**
 * The medicines that running text names, each once, in their order: every known name, the longest
 * where several fit, and unknown words in the places of medicines: linked with a medicine ('aspirin
 * and …'), spelled nearly like one, a group ('NSAIDs'), and, where `wide`, after words such as
 * 'take'.
 * @param combining whether the text asks how things go together: then two unknown things that are
 *   linked are taken for medicines as well
 */
export function medicinesInText(
  text: string,
  { wide, combining }: { wide: boolean; combining: boolean },
): string[] {
  const reading: Reading = {
    text,
    words: [...text.matchAll(/[\p{L}\p{M}\d]+(?:['’][\p{L}]+)*/gu)].map(
      ({ 0: word, index }): Word => ({ text: word, start: index, end: index + word.length }),
    ),
  }
  const { known, measurements } = knownIn(reading)
  const candidates = candidatesIn(reading, [...known, ...measurements])
  const onlyNames = known.length > 0 && isListOfNames(reading, [...known, ...candidates])
  const standing = new Set<Span>([
    ...known,
    ...candidates.filter(
      (span) =>
        onlyNames ||
        isGroup(partsOf(reading, { ...span, to: span.from + 1 })) ||
        isGroup(partsOf(reading, span)) ||
        isNear(reading, span) ||
        ((wide || known.length > 0) && isLedTo(reading, span)),
    ),
  ])
  const spans = [...known, ...candidates].sort((one, other) => one.from - other.from)
  followLinks(reading, spans, standing, combining)
  const names = new Map<string, string>()
  for (const span of spans.filter((each) => standing.has(each))) {
    const name = written(reading, span)
    if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name)
  }
  return [...names.values()]
}

/** The text between two words, from the end of one to the beginning of the other. */
const between = ({ text, words }: Reading, one: number, other: number): string =>
  text.slice(words[one]?.end ?? 0, words[other]?.start ?? text.length)

const written = ({ text, words }: Reading, { from, to }: Span): string =>
  text.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0).replace(/\s+/g, ' ')

const partsOf = ({ words }: Reading, { from, to }: Pick<Span, 'from' | 'to'>): string[] =>
  words.slice(from, to).flatMap(({ text }) => wordsOf(text))

const wordAt = ({ words }: Reading, at: number): string => words[at]?.text.toLowerCase() ?? ''

/** Whether this word and the next can belong to one name: 'co-trimoxazole', 'St. John'. */
function joinsNext(reading: Reading, at: number): boolean {
  if (at + 1 >= reading.words.length) return false
  const gap = between(reading, at, at + 1)
  return /^(?:\s+|\s*[-‐‑]\s*)$/u.test(gap) || (wordAt(reading, at) === 'st' && /^\.\s*$/.test(gap))
}

const hyphened = (reading: Reading, at: number): boolean =>
  at >= 0 && at + 1 < reading.words.length && /^[-‐‑]$/u.test(between(reading, at, at + 1))

/** 'potassium level', 'iron deficiency': a measurement or a state, no medicine. */
const measured =
  /^\s+(?:levels?|deficien(?:cy|t)|concentrations?|tests?|results?|readings?|overload)\b/iu

function knownIn(reading: Reading): { known: Span[]; measurements: Span[] } {
  const known: Span[] = []
  const measurements: Span[] = []
  for (let at = 0; at < reading.words.length; ) {
    const to = at + Math.max(1, longestAt(reading, at))
    const span = { from: at, to, known: true }
    const parts = partsOf(reading, span)
    // The name of a group is longer than the medicine in it, and no medicine: it stays unknown.
    if (entryOf(parts) && !isGroup(parts) && standsAlone(reading, span)) {
      const isMeasured = measured.test(reading.text.slice(reading.words[to - 1]?.end ?? 0))
      if (isMeasured) measurements.push(span)
      else if (!continues(reading, to - 1)) known.push(withLocalForm(reading, span))
    }
    at = to
  }
  return { known, measurements }
}

/** What makes a known name that of another product: 'Tylenol PM', 'Telma H'. */
const modifiers: ReadonlySet<string> = new Set([
  ...['am', 'cold', 'comp', 'compound', 'd', 'dm', 'duo', 'extra', 'flu', 'forte', 'h', 'hct'],
  ...['max', 'night', 'pe', 'pm', 'sinus', 'spas', 'ultra'],
  ...['av', 'cv', 'gold', 'gp', 'mf', 'tz'],
])

const continues = (reading: Reading, at: number): boolean => {
  if (!joinsNext(reading, at)) return false
  const next = wordAt(reading, at + 1)
  if (modifiers.has(next)) return true
  if (wordAt(reading, at) === 'vitamin') return /^[a-z]\d{0,2}$/.test(next)
  return isBrand(wordsOf(wordAt(reading, at))) && extendsBrand(reading, at)
}

/** 'Nurofen Plus with …', 'Clopilet A', 'deplatt-a'; but 'Coumadin plus aspirin' names two. */
function extendsBrand(reading: Reading, at: number): boolean {
  const next = reading.words[at + 1]?.text ?? ''
  if (next.toLowerCase() === 'plus')
    return !joinsNext(reading, at + 1) || afterPlus.has(wordAt(reading, at + 2))
  if (!/^\p{L}$/u.test(next)) return false
  return hyphened(reading, at) || /^[B-HJ-Z]$/.test(next) || (next === 'A' && endsName(reading, at))
}

/** Whether after the next word no name follows: 'Clopilet A with …', not 'CRESTOR A STATIN'. */
const endsName = (reading: Reading, at: number): boolean =>
  !joinsNext(reading, at + 1) || commonWords.has(wordAt(reading, at + 2))

/** After the 'plus' of a name. */
const afterPlus: ReadonlySet<string> = new Set([
  ...['with', 'and', 'or', 'ok', 'okay', 'safe', 'be', 'is', 'to', 'for', 'in', 'interact'],
  ...['together', 'while', 'if', 'when', 'tablet', 'tablets'],
])

/** 'diclofenac sodium gel' is named with its salt, and its form, which a rule may not mean. */
function withLocalForm(reading: Reading, span: Span): Span {
  let { to } = span
  const salted = () => recognise(written(reading, { ...span, to: to + 1 })) !== undefined
  while (joinsNext(reading, to - 1) && isSalt(wordAt(reading, to)) && salted()) to += 1
  while (joinsNext(reading, to - 1) && isLocalForm(wordAt(reading, to))) to += 1
  return { ...span, to }
}

/** How many words from here make the longest known name or name of a group; 0 for none. */
function longestAt(reading: Reading, from: number): number {
  let longest = 0
  for (let length = 1; length <= longestName; length += 1) {
    const parts = partsOf(reading, { from, to: from + length })
    if (entryOf(parts) || isGroup(parts)) longest = length
    if (!joinsNext(reading, from + length - 1)) break
  }
  return longest
}

/**
 * Whether no hyphen ties these words to a neighbour: 'calcium-channel' is not calcium. A neighbour
 * that is a medicine too, or a common word, does no harm: 'aspirin-warfarin', 'warfarin-treated'.
 */
function standsAlone(reading: Reading, { from, to }: Span): boolean {
  const harmless = (at: number) =>
    commonWords.has(wordAt(reading, at)) || entryOf(wordsOf(wordAt(reading, at))) !== undefined
  return (
    (!hyphened(reading, from - 1) || harmless(from - 1)) &&
    (!hyphened(reading, to - 1) || harmless(to))
  )
}

/** Runs of words that are neither known nor common. */
function candidatesIn(reading: Reading, taken: readonly Span[]): Span[] {
  const closed = new Set<number>()
  for (const { from, to } of taken) for (let at = from; at < to; at += 1) closed.add(at)
  const isOpen = (at: number) => {
    const word = wordAt(reading, at)
    return (
      at < reading.words.length &&
      !closed.has(at) &&
      !commonWords.has(word) &&
      !/^\d(?!asa$)/.test(word) &&
      !saysNoName(wordsOf(word))
    )
  }
  const candidates: Span[] = []
  for (let at = 0; at < reading.words.length; ) {
    let to = at
    const longest = at + longestAt(reading, at)
    if (!closed.has(at) && isGroup(partsOf(reading, { from: at, to: longest }))) to = longest
    else if (isOpen(at)) {
      to = at + 1
      while (to - at < longestName && joinsNext(reading, to - 1) && isOpen(to)) to += 1
    }
    if (to > at && continues(reading, to - 1)) to += 1
    if (to > at) candidates.push({ from: at, to, known: false })
    at = Math.max(to, at + 1)
  }
  return candidates
}

/** Whether there is nothing beside these but doses and 'and': 'sildenafil foozol'. */
function isListOfNames(reading: Reading, spans: readonly Span[]): boolean {
  const inside = (at: number) => spans.some(({ from, to }) => from <= at && at < to)
  return reading.words.every(
    (_, at) =>
      inside(at) ||
      ['and', 'or', 'with', 'plus'].includes(wordAt(reading, at)) ||
      saysNoName(wordsOf(wordAt(reading, at))),
  )
}

/** Only long words: short ones are close to too many. */
function isNear(reading: Reading, span: Span): boolean {
  const name = written(reading, span)
  return name.length >= 5 && suggestionsFor(name).length > 0
}

/** After these stands a medicine, where a question is about medicines. */
const leading: ReadonlySet<string> = new Set([
  ...['take', 'takes', 'taking', 'took', 'taken', 'give', 'gives', 'given', 'giving', 'on'],
  ...['prescribe', 'prescribed', 'prescribing', 'use', 'used', 'using', 'mix', 'mixed', 'mixing'],
  ...['combine', 'combined', 'combining', 'add', 'added', 'adding', 'start', 'started'],
  ...['starting', 'between', 'plus', 'alongside'],
])

const articles: ReadonlySet<string> = new Set([
  'a',
  'an',
  'the',
  'my',
  'his',
  'her',
  'their',
  'some',
  'to',
  'of',
  'him',
  'them',
  'me',
])

function isLedTo(reading: Reading, { from }: Span): boolean {
  let before = from - 1
  while (before >= 0 && articles.has(wordAt(reading, before))) before -= 1
  return before >= 0 && leading.has(wordAt(reading, before))
}

/** What links two medicines: 'and', ', or my', 'with', 'interact with', '+'. */
const link =
  /^\s*(?:[,/+&]|,?\s*(?:and|or|with|plus|vs|versus|together with|along with|alongside|combined with|in combination with|mixed with|interacts? with|interacting with|and also|as well as)(?:\s+(?:a|an|the|my|his|her|their|some))?)\s*$/iu

/** What a link ties to a medicine stands for a medicine too. */
function followLinks(
  reading: Reading,
  spans: readonly Span[],
  standing: Set<Span>,
  combining: boolean,
): void {
  const links = spans.flatMap((one, at) => {
    const other = spans[at + 1]
    return other && link.test(between(reading, one.to - 1, other.from)) ? [{ one, other }] : []
  })
  if (combining) for (const { one, other } of links) standing.add(one).add(other)
  for (const { one, other } of links) if (standing.has(one)) standing.add(other)
  for (const { one, other } of links.toReversed()) if (standing.has(other)) standing.add(one)
}
