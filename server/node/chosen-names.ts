import { brandKey } from '@shared/medicines/brand-keys'
import { isGroup } from '@shared/medicines/groups'
import { recognise } from '@shared/medicines/recognise'
import { wordsOf } from '@shared/medicines/words'
import { type LoadedName, sameIngredients } from '../db/medicine-names'
import type { SourceName } from './source-names'

/** Why a name is not loaded. */
export const refusals = {
  unknown: 'with an ingredient that the rules do not know',
  untold: 'without all their ingredients in the files',
  several: 'with several compositions',
  other: 'known with another composition',
  unfit: 'too short, too long, or only a form, a dose or a group',
} as const

type Refusal = keyof typeof refusals

interface ChosenNames {
  names: LoadedName[]
  /** How many names the product knows already, with the same ingredients. */
  known: number
  refused: ReadonlyMap<Refusal, string[]>
}

/** Shorter ones are abbreviations, which mean something else to somebody else. */
const shortestKey = 4

/**
 * The names of a source that can be checked wholly: each stands for one composition, of which the
 * rules know every ingredient, and says nothing else than what is known already.
 */
export function chosenNames(source: readonly SourceName[]): ChosenNames {
  const refused = new Map<Refusal, string[]>()
  const refuse = (reason: Refusal, label: string) => addTo(refused, reason, label)
  const sameName = new Map<string, SourceName[]>()
  for (const name of source) {
    const key = brandKey(name.label) ?? ''
    if (key.length < shortestKey || isGroup(wordsOf(name.label))) refuse('unfit', name.label)
    else addTo(sameName, key, name)
  }
  const names: ChosenNames['names'] = []
  let known = 0
  for (const [key, all] of sameName) {
    const label = all[0]?.label ?? ''
    const compositions = all.map(ingredientsOf)
    const [ingredients = [], ...others] = compositions.filter((each) => typeof each !== 'string')
    const reason = compositions.find((each) => typeof each === 'string')
    const already = recognise(label)?.ingredients
    if (reason) refuse(reason, label)
    else if (others.some((other) => !sameIngredients(other, ingredients))) refuse('several', label)
    else if (!already) names.push({ key, label, ingredients })
    else if (sameIngredients(already, ingredients)) known += 1
    else refuse('other', label)
  }
  return { names, known, refused }
}

/** By the rules' own names, or why they are not. */
function ingredientsOf({ ingredients }: SourceName): string[] | 'untold' | 'unknown' {
  if (!ingredients) return 'untold'
  const known = ingredients.flatMap((name) => recognise(name) ?? [])
  return known.length === ingredients.length
    ? [...new Set(known.flatMap((each) => each.ingredients))]
    : 'unknown'
}

function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
