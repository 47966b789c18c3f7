import type { Gender } from '@shared/contracts/patients'
import { genderOfWord } from '@shared/lib/gender-words'

/** A word as it is asked about. */
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
    letters.every((letter) => genderOfWord(letter) !== undefined) &&
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
      meaning: isLetter(word) && !areCertain ? null : (genderOfWord(word) ?? null),
    }))
    .sort((a, b) => Number(a.meaning !== null) - Number(b.meaning !== null))
}

/** The gender that a cell says; what is not known stays as it is written, for the contract to refuse. */
export function readGender(text: string, chosen: ChosenGenders): string {
  const word = genderWord(text)
  return chosen[word] ?? genderOfWord(word) ?? text
}
