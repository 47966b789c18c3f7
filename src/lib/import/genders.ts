import type { Gender } from '@shared/contracts/patients'

/** What files call them, in the languages of a neighbour's export. */
const words: Readonly<Record<Gender, readonly string[]>> = {
  Male: [
    ...['m', 'male', 'man', 'boy', 'mr', 'männlich', 'maennlich', 'mann', 'herr', 'homme'],
    ...['masculin', 'masculino', 'hombre', 'homem', 'maschio', 'uomo', 'mannelijk', 'laki-laki'],
  ],
  Female: [
    ...['f', 'female', 'woman', 'girl', 'mrs', 'ms', 'miss', 'w', 'weiblich', 'frau', 'femme'],
    ...['féminin', 'feminin', 'femenino', 'feminino', 'mujer', 'mulher', 'femmina', 'donna'],
    ...['vrouw', 'vrouwelijk', 'perempuan'],
  ],
  Other: ['o', 'other', 'd', 'divers', 'diverse', 'x', 'non-binary', 'nonbinary', 'nb'],
}

const genderOfWord = new Map<string, Gender>(
  (Object.keys(words) as Gender[]).flatMap((gender) =>
    words[gender].map((word) => [word, gender] as const),
  ),
)

/** A word as it is compared. */
const genderWord = (text: string): string => text.trim().toLowerCase().replace(/\.$/, '')

/** What a person has said that a word means; an empty one leaves the row without a gender. */
export type ChosenGenders = Readonly<Record<string, Gender | ''>>

export interface GenderWord {
  word: string
  count: number
  /** The proposed meaning; null where a person has to choose it. */
  meaning: Gender | null
}

const isLetter = (word: string): boolean => /^\p{L}$/u.test(word)

/**
 * Whether the single letters of a column are certain: M next to F, or next to W, and no unknown one. F is a boy in
 * Hungarian, M a woman in Spanish, D a lady in Dutch and in French.
 */
function areLettersCertain(words: readonly string[]): boolean {
  const letters = words.filter(isLetter)
  return (
    letters.every((letter) => genderOfWord.has(letter)) &&
    letters.includes('m') &&
    letters.includes('f') !== letters.includes('w')
  )
}

/** The words of a column with their proposed meaning, first those that a person has to decide on. */
export function genderWordsOf(texts: readonly string[]): GenderWord[] {
  const counts = new Map<string, number>()
  for (const text of texts) {
    const word = genderWord(text)
    if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const areCertain = areLettersCertain([...counts.keys()])
  return [...counts]
    .map(([word, count]) => ({
      ...{ word, count },
      meaning: isLetter(word) && !areCertain ? null : (genderOfWord.get(word) ?? null),
    }))
    .sort((a, b) => Number(a.meaning !== null) - Number(b.meaning !== null))
}

/** The gender that a cell says; what is not known stays as it is written, for the contract to refuse. */
export function readGender(text: string, chosen: ChosenGenders): string {
  const word = genderWord(text)
  return chosen[word] ?? genderOfWord.get(word) ?? text
}
