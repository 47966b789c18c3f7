import { plainDigits } from './normaliser'

/** Letters that are read as others, and that no decomposition takes apart. */
const likeLetters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', þ: 'th', ı: 'i' },
  // A sigma at a word's end, where somebody still types on.
  ς: 'σ',
}
const likeLetter = new RegExp(`[${Object.keys(likeLetters).join('')}]`, 'g')

/**
 * What is written or left out as one likes: accents, Arabic and Hebrew vowel points, joiners that
 * nobody sees, apostrophes. The vowel signs of Indic scripts are letters of their words, as the marks
 * of Japanese voicing are.
 */
const leftOut =
  /(?![\u3099\u309a])\p{Script=Inherited}|[\u0591-\u05bd\u05bf-\u05c7\u0640]|\p{Cf}|['`’‘ʼ]/gu

/**
 * The words of a text in the form in which names are compared and searched for: the case, diacritics,
 * how characters are composed and what stands between words make no difference.
 */
export const foldedWords = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(leftOut, '')
    .replace(/\p{Nd}+/gu, plainDigits)
    .replace(likeLetter, (letter) => likeLetters[letter] ?? letter)
    .normalize('NFC')
    // Emoji are words too: a name may be nothing else.
    .match(/[\p{L}\p{N}\p{M}\p{So}]+/gu) ?? []
