import { ingredients, isCovered } from './ingredients'
import { knownNames } from './name-index'
import { recognise } from './recognise'

/** Ingredients by their international names first, then all other names. */
const names: readonly string[] = [
  ...new Set([
    ...[...ingredients.keys()].toSorted(),
    ...[...knownNames.values()].toSorted((one, other) => one.localeCompare(other)),
  ]),
]

/** Known names that begin like this, and after them those of which a further word does. */
export function namesBeginningWith(typed: string, most: number): string[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return []
  const begin = names.filter((name) => name.toLowerCase().startsWith(wanted))
  const within = names.filter((name) => name.toLowerCase().includes(` ${wanted}`))
  return [...new Set([...begin, ...within])].slice(0, most)
}

/** What the check knows of a medicine: its ingredients, and whether all that is grave is looked for. */
export function nameStatus(
  name: string,
): { ingredients: readonly string[]; covered: boolean } | null {
  const medicine = recognise(name)
  if (!medicine) return null
  return { ingredients: medicine.ingredients, covered: medicine.ingredients.every(isCovered) }
}
