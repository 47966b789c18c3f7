import { editDistance } from '@shared/lib/edit-distance'
import { ingredients } from './ingredients'
import { entryOf, knownNames } from './name-index'
import { isTooLong } from './recognise'
import { clean, keyOf, wordsOf } from './words'
import { nameWords } from './words-beside'

/** How many letters may differ: none in short names, where nearly everything is near. */
const tolerance = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** The names of several words by their first one. */
const byFirstWord: ReadonlyMap<string, readonly string[]> = (() => {
  const names = new Map<string, string[]>()
  for (const label of knownNames.values()) {
    const [first = '', second] = wordsOf(label)
    if (second !== undefined) names.set(first, [...(names.get(first) ?? []), label])
  }
  return names
})()

/** Which letters a name has, a bit for each. */
const lettersOf = (key: string): number => {
  let letters = 0
  for (let at = 0; at < key.length; at += 1) letters |= 1 << (key.charCodeAt(at) & 31)
  return letters
}

interface Spelling {
  key: string
  label: string
  letters: number
}

/** The known names by their length: one that is nearly spelled so has nearly as many letters. */
const byLength: ReadonlyMap<number, readonly Spelling[]> = (() => {
  const spellings = new Map<number, Spelling[]>()
  for (const [key, label] of knownNames) {
    const same = spellings.get(key.length) ?? []
    spellings.set(key.length, same)
    same.push({ key, label, letters: lettersOf(key) })
  }
  return spellings
})()

/** How many letters only one of the two has. One letter changed for another makes two. */
const differing = (one: number, other: number): number => {
  let count = 0
  for (let left = one ^ other; left !== 0; left &= left - 1) count += 1
  return count
}

/** In a text of more words none is looked up by itself: it is no name. */
const lookedUpMost = 8

/** How many suggestions a person is given. */
const suggestedMost = 3

/**
 * Known names that are spelled nearly like this, that begin with this word, or that are one of its
 * words: for a person to choose from, never to be taken for granted. Each medicine once, by the name
 * that is nearest, and of two by its international one.
 */
export function suggestionsFor(name: string): string[] {
  if (isTooLong(name)) return []
  const words = nameWords(clean(name))
  // One letter makes another vitamin.
  if (words[0] === 'vitamin') return []
  const near = new Map<string, number>()
  const consider = (key: string) => {
    const most = tolerance(key.length)
    const letters = lettersOf(key)
    for (let length = key.length - most; length <= key.length + most; length += 1)
      for (const known of byLength.get(length) ?? []) {
        // The cheap question first: most names are nothing like this one.
        if (differing(letters, known.letters) > 2 * most) continue
        const distance = editDistance(key, known.key, most)
        if (distance === undefined) continue
        near.set(known.label, Math.min(distance, near.get(known.label) ?? distance))
      }
  }
  consider(keyOf(words))
  if (words.length > 1 && words.length <= lookedUpMost)
    for (const word of words.filter((each) => each.length > 3)) consider(word)
  const [only = ''] = words
  if (words.length === 1 && only.length > 3)
    for (const label of byFirstWord.get(only) ?? []) near.set(label, 1)
  const sorted = [...near]
    .sort(
      ([one, a], [other, b]) =>
        a - b ||
        Number(ingredients.has(other)) - Number(ingredients.has(one)) ||
        one.localeCompare(other),
    )
    .map(([label]) => label)
  const medicines = sorted.map((label) => entryOf(wordsOf(label))?.ingredients.join())
  return sorted.filter((_, at) => medicines.indexOf(medicines[at]) === at).slice(0, suggestedMost)
}
