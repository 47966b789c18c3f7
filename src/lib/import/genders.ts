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

/** The words of a column, and which of them are asked about: their meaning is not certain. */
export function genderWordsOf(texts: readonly string[]): { word: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const text of texts) {
    const word = genderWord(text)
    if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  // In Spanish H is a man and M a woman.
  const isSpanish = counts.has('h') && counts.has('m')
  return [...counts]
    .filter(([word]) => !genderOfWord.has(word) || (isSpanish && word === 'm'))
    .map(([word, count]) => ({ word, count }))
}

/** The gender that a cell says; what is not known stays as it is written, for the contract to refuse. */
export function readGender(text: string, chosen: ChosenGenders): string {
  const word = genderWord(text)
  return chosen[word] ?? genderOfWord.get(word) ?? text
}
