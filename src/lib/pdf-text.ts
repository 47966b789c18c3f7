/** What the standard fonts of PDF hold beside Latin-1 (Windows code page 1252). */
const beyondLatin1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'

/** What laboratories and names write, in the letters that there are. */
const substitutes: Readonly<Record<string, string>> = {
  μ: 'µ',
  '−': '-',
  '≤': '<=',
  '≥': '>=',
  '→': '->',
  '⁰': '^0',
  '⁴': '^4',
  '⁵': '^5',
  '⁶': '^6',
  '⁷': '^7',
  '⁸': '^8',
  '⁹': '^9',
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
}

const isPrintable = (letter: string): boolean =>
  /^[\n\x20-\x7e\xa0-\xff]$/.test(letter) || beyondLatin1.includes(letter)

/** Of a sign, what NFD parts off is no accent: without its stroke, ≠ is =. */
const withoutAccents = (letter: string): string =>
  /\p{L}/u.test(letter) ? letter.normalize('NFD').replace(/\p{M}/gu, '') : ''

const spell = (letter: string): string => {
  if (isPrintable(letter)) return letter
  const spelled = substitutes[letter] ?? withoutAccents(letter)
  return spelled !== '' && [...spelled].every(isPrintable) ? spelled : '?'
}

/**
 * The text in the letters of PDF's standard fonts: accents that they lack are left out, some signs
 * are spelled, and what can't be written (another script) is a question mark.
 * @returns the text, and whether all of it could be written
 */
export function pdfText(text: string): { text: string; complete: boolean } {
  const letters = [...text.replace(/\r\n?|\t/g, ' ').normalize('NFC')]
  const spelled = letters.map(spell)
  return {
    text: spelled.join(''),
    complete: letters.every((letter, at) => letter === '?' || spelled[at] !== '?'),
  }
}
