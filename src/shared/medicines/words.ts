import { visible } from './visible'

/**
 * A text's words for comparison: lower case, without accents, apostrophes and trade marks, split
 * wherever neither a letter nor a digit stands. A number keeps its decimals and what it is joined
 * to: '2.5mg' is one word. A plus sign is the word.
 */
export const wordsOf = (text: string): string[] =>
  text
    .replace(/[®™©'’‘`´]/g, '')
    .replace(/[µμ]g/g, 'ug')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\+/g, ' plus ')
    .match(/\d+(?:[.,]\d+)*[\p{L}%]*|\p{L}[\p{L}\d]*|%/gu) ?? []

/** How names are compared: spaces, hyphens, case and accents make no difference. */
export const keyOf = (words: readonly string[]): string => words.join('')

/**
 * A text as it is looked up: a dose or number is parted from its name ('warfarin5mg', 'Dolo650'), 't.d.s.'
 * loses its points, a schedule '1+0+1' is written with hyphens, and 5-ASA is one word: it is
 * mesalazine, and ASA aspirin.
 */
export const clean = (text: string): string =>
  visible(text)
    .replace(/\b\p{L}(?:\.\p{L})+\b\.?/gu, (letters) => letters.replace(/\./g, ''))
    .replace(/(\p{L}{4})(\d+(?:[.,]\d+)?\s?(?:mg|mcg|µg|g|ml)\b)/giu, '$1 $2')
    .replace(/(?<=[\d½]\s*)\+(?=\s*[\d½]\s*\+|\s*[\d½]\b)/g, '-')
    .replace(/\b([45])[-\s]ASA\b/giu, '$1ASA')

/** Without what stands in brackets, brackets in brackets included. */
export function withoutBrackets(text: string): string {
  const fewer = text.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
  return fewer === text ? text.trim() : withoutBrackets(fewer)
}
