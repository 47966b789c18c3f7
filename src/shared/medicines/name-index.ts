import { ingredients, products } from './ingredients'
import { keyOf, wordsOf } from './words'

/** A medicine by one of its names. */
export interface Medicine {
  /** The name as the rule set spells it. */
  label: string
  ingredients: readonly string[]
  /** Of medicines that one name joins and no product does: 'warfarin + aspirin'. As written. */
  parts?: readonly { name: string; ingredients: readonly string[] }[]
}

/** A known name. */
export interface Entry extends Medicine {
  kind: 'generic' | 'brand'
  /** Whether a salt may follow. */
  salts: boolean
}

const entries = ((): ReadonlyMap<string, Entry> => {
  const index = new Map<string, Entry>()
  const add = (name: string, entry: Omit<Entry, 'label'>) =>
    index.set(keyOf(wordsOf(name)), { label: name, ...entry })
  for (const [id, { also, brands, salts }] of ingredients) {
    for (const name of [id, ...also])
      add(name, { ingredients: [id], kind: 'generic', salts: salts })
    for (const name of brands) add(name, { ingredients: [id], kind: 'brand', salts: false })
  }
  for (const [name, { of, also, brands }] of products) {
    const kind = name === name.toLowerCase() ? 'generic' : 'brand'
    for (const each of [name, ...also]) add(each, { ingredients: of, kind, salts: false })
    for (const each of brands) add(each, { ingredients: of, kind: 'brand', salts: false })
  }
  return index
})()

/** With these no name of several words begins: 'as a' is not ASA, 'a NSAID' is not Ansaid. */
const smallWords: ReadonlySet<string> = new Set(
  'a am an as at be by do for i if in is it me my no of on or the to we with'.split(' '),
)

/** The medicine of exactly these words, without forms, doses or anything else beside them. */
export function entryOf(words: readonly string[]): Entry | undefined {
  const entry = entries.get(keyOf(words))
  const [first = ''] = words
  const isName = words.length < 2 || !smallWords.has(first)
  // But 'i-Pill' itself begins so.
  return isName || wordsOf(entry?.label ?? '')[0] === first ? entry : undefined
}

/** Whether these words are a brand's name. */
export const isBrand = (words: readonly string[]): boolean => entryOf(words)?.kind === 'brand'

/** Every known name by its key. */
export const knownNames: ReadonlyMap<string, string> = new Map(
  [...entries].map(([key, { label }]) => [key, label]),
)

/** The most words that a name has. */
export const longestName: number = Math.max(
  ...[...knownNames.values()].map((name) => wordsOf(name).length),
)
