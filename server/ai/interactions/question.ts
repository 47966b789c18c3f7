import { recognise } from '@shared/medicines/recognise'
import { visible } from '@shared/medicines/visible'
import { clean, withoutBrackets, wordsOf } from '@shared/medicines/words'
import { saysNoName } from '@shared/medicines/words-beside'
import { medicinesInText } from './running-text'

/** What a question says of medicines. */
interface AskedMedicines {
  /** As written, known or not; a list that names one twice names it twice here. */
  names: string[]
  /** Whether it asks how medicines go together. */
  asksToCheck: boolean
}

/** A label that a list of medicines follows: 'Patient is currently taking:', 'New medications:'. */
const listLabel =
  /\b(?:taking|takes|taken|(?:medications?|medicines?|meds|drugs|prescriptions?)(?:\s+list)?)\s*:/giu

/** How a sentence begins that is no longer the list. */
const afterList =
  /^(?:are|is|am|do|does|did|can|could|please|what|which|should|shall|any|answer|give|provide|reply|tell|will|would|how|when|why|has|have|in|i|we|you|he|she|they|it|the|this|there|patient|new|current|currently|thanks|thank)\b/iu

const nothing = /^(?:none(?: known)?|nothing|nil|no|n\/?a|-|no other.*|no medic.*|)$/iu

/** What follows a name in a list without belonging to it: 'warfarin for atrial fibrillation'. */
const reason = /\s(?:for|due to|because of|since|until|to treat|to prevent|as)\s.*$/iu

const combination =
  /\binteract|\bcombin|\btogether\b|\bmix(?:ed|ing)?\b|\bat the same time\b|\bcompatib|\bcontraindicat|\bco-?(?:administ|prescri)|\bconcomitant|\balong(?:side| with)\b|\bclash/iu

/**
 * Finds the medicines that a question names: the items of a list behind a label such as 'New
 * medications:', and those of its running text. What is found may be unknown; nothing is taken for
 * a known medicine because it resembles one.
 */
export function medicinesIn(asked: string): AskedMedicines {
  // In runs of blanks nothing is told, and expressions that look over them would do so again and again.
  const question = visible(asked).replace(/\s+/gu, (run) => (run.includes('\n') ? '\n' : ' '))
  const lists = listsIn(question)
  const read = lists.map(({ start, end }) => itemsOf(question.slice(start, end)))
  const listItems = read.flatMap(({ items }) => items)
  const items = [
    ...listItems,
    ...knownBeside(
      read.flatMap(({ beside }) => beside),
      listItems,
    ),
  ]
  const rest = lists.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}. ${text.slice(end)}`,
    question,
  )
  const combining = combination.test(question)
  const listed = new Set(items.map((item) => item.toLowerCase()))
  const named = medicinesInText(clean(rest), {
    wide: combining || items.length > 0,
    combining,
  }).filter((name) => !listed.has(name.toLowerCase()))
  return {
    names: [...items, ...named],
    asksToCheck: items.length > 0 || named.length > 1 || (named.length > 0 && combining),
  }
}

/** Where the lists stand, without their labels. */
function listsIn(question: string): { start: number; end: number }[] {
  const labels = [...question.matchAll(listLabel)]
  return labels.map(({ index, 0: label }, at) => {
    const start = index + label.length
    const next = labels[at + 1]
    const limit = next ? beginOfLabel(question, start, next.index) : question.length
    return { start, end: start + lengthOfList(question.slice(start, limit)) }
  })
}

/** The beginning of the next label's sentence: that of 'New' in 'New medications:'. */
function beginOfLabel(question: string, from: number, label: number): number {
  const before = question.slice(from, label)
  return from + (/[.;\n]\s*[^.;\n]*$/u.exec(before)?.index ?? before.length)
}

/** A list ends where a sentence begins that is none; a full stop alone may be that of 'St. John'. */
function lengthOfList(text: string): number {
  for (const { index, 0: stop } of text.matchAll(/[.?!](?=\s)\s*|\n\s*/gu))
    if (afterList.test(text.slice(index + stop.length))) return index
  return text.length
}

/** Two items that no comma parts: 'warfarin + foozol', 'warfarin as well as aspirin'. */
const joint = /\s*\+\s*|\s(?:plus|with|as well as|along with|together with)\s/iu

/**
 * The items of a list, and what stands in it without being one: what is in brackets, and what a
 * medicine is for. A medicine can be named there, too.
 */
function itemsOf(list: string): { items: string[]; beside: string[] } {
  const beside = [...list.matchAll(/[([]([^()[\]]+)[)\]]/gu)].map(([, inside = '']) => inside)
  const bare = (item: string) => {
    const name = item.replace(reason, '')
    if (name !== item) beside.push(item.slice(name.length))
    return name
  }
  const items = withoutBrackets(list)
    .replace(/\bst\.\s/giu, 'St ')
    .split(/[,;\n•·]|\s(?:and|&)\s|[.?!]\s+/iu)
    .map((item) =>
      item
        .replace(/^\s*(?:[-*–]|\d+\))\s+/u, '')
        .replace(/[.?!:\s]+$/u, '')
        .trim(),
    )
    .flatMap((item) => {
      if (recognise(item)) return [item]
      const parts = item.split(joint).map(bare)
      return parts.some(recognise) ? parts : [bare(item)]
    })
    .filter((item) => {
      const isNothing = nothing.test(item)
      if (isNothing) beside.push(item)
      return !isNothing && !saysNoName(wordsOf(item))
    })
  return { items, beside }
}

/** Known medicines that are named beside the items and are none of them: 'NSAID (ibuprofen)'. */
function knownBeside(texts: readonly string[], items: readonly string[]): string[] {
  const ingredients = (name: string) => recognise(name)?.ingredients ?? []
  const there = new Set<string>(items.flatMap(ingredients))
  const known = texts
    .flatMap((text) => medicinesInText(clean(text), { wide: false, combining: false }))
    .filter((name) => ingredients(name).some((each) => !there.has(each)))
  return [...new Map(known.map((name) => [name.toLowerCase(), name])).values()]
}
