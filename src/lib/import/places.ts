import { nameKey } from '@shared/lib/name-key'

/** The columns of staff that name what the clinic has. */
export const placeColumns = ['role', 'department', 'workingTime'] as const
export type PlaceColumn = (typeof placeColumns)[number]

export interface Place {
  name: string
  /** Whether a file can give it. */
  isOffered: boolean
}

/** What the clinic has of each. */
export type Places = Readonly<Record<PlaceColumn, readonly Place[]>>

/**
 * The names that a person has chosen for words of a file, by `nameKey`; an empty one is none. A word of a role or of
 * a department then stays as it is written, for the server to refuse.
 */
export type ChosenPlaces = Readonly<Partial<Record<PlaceColumn, Readonly<Record<string, string>>>>>

export interface PlaceWord {
  /** As it is first written. */
  word: string
  key: string
  count: number
  /** What a person has chosen; null while nothing is. */
  meaning: string | null
}

/** The words of a column that name nothing of the clinic, in the order of the file. */
export function placeWordsOf(
  texts: readonly string[],
  places: readonly Place[],
  chosen: Readonly<Record<string, string>> = {},
): PlaceWord[] {
  const known = new Set(places.map(({ name }) => nameKey(name)))
  const offered = new Set(['', ...places.flatMap(({ name, isOffered }) => (isOffered ? name : []))])
  const words = new Map<string, PlaceWord>()
  for (const word of texts) {
    const key = nameKey(word)
    if (key === '' || known.has(key)) continue
    const meaning = chosen[key]
    const count = (words.get(key)?.count ?? 0) + 1
    words.set(key, {
      ...{ word: words.get(key)?.word ?? word, key, count },
      // What was chosen may have been renamed or removed since.
      meaning: meaning !== undefined && offered.has(meaning) ? meaning : null,
    })
  }
  return [...words.values()]
}

/** What a cell names: what a person has chosen for its word, or what is written. */
export function readPlace(column: PlaceColumn, text: string, chosen: ChosenPlaces): string {
  const meaning = chosen[column]?.[nameKey(text)]
  if (meaning === '') return column === 'workingTime' ? '' : text
  return meaning ?? text
}
