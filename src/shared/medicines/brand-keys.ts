import type { Medicine } from './name-index'
import { hasSuffix, hasTwoStrengths, partNumbers } from './recognise'
import { clean, keyOf, withoutBrackets, wordsOf } from './words'
import { isBeside, leavesBrand, saysNoName } from './words-beside'

/** The most words of a brand that is looked up: each further one makes more keys to look for. */
const brandWordsMost = 12

const brandWords = (name: string): string[] =>
  partNumbers(wordsOf(clean(hasSuffix(name) ? name : withoutBrackets(name))))

/** The key of a brand that is not among the known names; undefined where no brand is called so. */
export function brandKey(label: string): string | undefined {
  const words = brandWords(label)
  return words.length > brandWordsMost || saysNoName(words) ? undefined : keyOf(words)
}

/**
 * The keys that a brand of this name can have: that of the whole name, and those of what is left
 * without doses and forms. The longest first.
 */
export function brandKeys(name: string): string[] {
  const words = brandWords(name)
  const named = words.findIndex((_, at) => !isBeside(words, at))
  const places = named < 0 ? [] : [...words.keys()]
  const starts = places
    .slice(0, named + 1)
    .filter((start) => leavesBrand(words, start, words.length))
  const ends = places
    .slice(named)
    .map((at) => at + 1)
    .filter((end) => leavesBrand(words, 0, end))
  return starts
    .flatMap((start) => ends.map((end) => words.slice(start, end)))
    .filter(({ length }) => length <= brandWordsMost)
    .toSorted((one, other) => other.length - one.length)
    .map(keyOf)
}

/**
 * The brand that a name means, of brands that are not among the known names: as exactly as a known
 * brand is taken.
 * @param brands by their keys
 */
export function recogniseBrand(
  name: string,
  brands: ReadonlyMap<string, Medicine>,
): Medicine | undefined {
  const [found] = brandKeys(name).flatMap((key) => brands.get(key) ?? [])
  if (found?.ingredients.length === 1 && hasTwoStrengths(clean(withoutBrackets(name))))
    return undefined
  return found
}
