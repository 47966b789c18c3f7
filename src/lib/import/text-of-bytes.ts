/** How letters can be written in a file, by the names that `TextDecoder` knows. */
export const encodings = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'windows-1252', label: 'Western European (Windows-1252, Latin-1)' },
  { value: 'windows-1250', label: 'Central European (Windows-1250)' },
  { value: 'windows-1251', label: 'Cyrillic (Windows-1251)' },
  { value: 'windows-1253', label: 'Greek (Windows-1253)' },
  { value: 'windows-1254', label: 'Turkish (Windows-1254)' },
  { value: 'windows-1255', label: 'Hebrew (Windows-1255)' },
  { value: 'windows-1256', label: 'Arabic (Windows-1256)' },
  { value: 'windows-1257', label: 'Baltic (Windows-1257)' },
  { value: 'windows-1258', label: 'Vietnamese (Windows-1258)' },
  { value: 'windows-874', label: 'Thai (Windows-874)' },
  { value: 'koi8-r', label: 'Cyrillic (KOI8-R)' },
  { value: 'ibm866', label: 'Cyrillic (DOS 866)' },
  { value: 'gb18030', label: 'Chinese, simplified (GB18030)' },
  { value: 'big5', label: 'Chinese, traditional (Big5)' },
  { value: 'shift_jis', label: 'Japanese (Shift_JIS)' },
  { value: 'euc-kr', label: 'Korean (EUC-KR)' },
  { value: 'macintosh', label: 'Western European (old Mac)' },
  { value: 'utf-16le', label: 'UTF-16 (little-endian)' },
  { value: 'utf-16be', label: 'UTF-16 (big-endian)' },
] as const
export type Encoding = (typeof encodings)[number]['value']

interface FoundEncoding {
  encoding: Encoding
  /** Whether the bytes leave no other choice. */
  isSure: boolean
}

const begins = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte)

/** What some programs put in front of UTF-8. */
const utf8Mark = [0xef, 0xbb, 0xbf] as const

/** So many bytes show whether every other one is zero, as in UTF-16. */
const sampleSize = 4096

/** The share of zero bytes at even and at odd places. */
function zeroBytes(bytes: Uint8Array): { even: number; odd: number } {
  const sample = bytes.subarray(0, sampleSize)
  const counts = { even: 0, odd: 0 }
  for (const [at, byte] of sample.entries()) if (byte === 0) counts[at % 2 === 0 ? 'even' : 'odd']++
  const half = Math.max(1, sample.length / 2)
  return { even: counts.even / half, odd: counts.odd / half }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Which encoding the bytes have. A single-byte encoding is never certain: its letters have to be looked at. */
export function encodingOf(bytes: Uint8Array): FoundEncoding {
  if (begins(bytes, 0xff, 0xfe)) return { encoding: 'utf-16le', isSure: true }
  if (begins(bytes, 0xfe, 0xff)) return { encoding: 'utf-16be', isSure: true }
  const { even, odd } = zeroBytes(bytes)
  if (odd > 0.3 && even < 0.1) return { encoding: 'utf-16le', isSure: true }
  if (even > 0.3 && odd < 0.1) return { encoding: 'utf-16be', isSure: true }
  if (isUtf8(bytes)) return { encoding: 'utf-8', isSure: true }
  return { encoding: 'windows-1252', isSure: false }
}

/** The text without the mark of its encoding. */
export const decoded = (bytes: Uint8Array, encoding: Encoding): string =>
  new TextDecoder(encoding).decode(bytes)

/** What a file is that is no text; null for text. */
export function noTextReason(bytes: Uint8Array): 'empty' | 'workbook' | 'binary' | null {
  if (bytes.length === 0) return 'empty'
  // The beginnings of .xlsx and .xls.
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04) || begins(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return 'workbook'
  if (begins(bytes, ...utf8Mark)) return null
  const { encoding } = encodingOf(bytes)
  if (!encoding.startsWith('utf-16') && bytes.subarray(0, sampleSize).includes(0)) return 'binary'
  return null
}

/**
 * Words with letters beyond English, each of which brings another letter: by them a person sees which encoding
 * is right.
 * @param most how many at most
 */
export function wordsWithSigns(text: string, most: number): string[] {
  const words: string[] = []
  const seen = new Set<string>()
  for (const [word] of text.matchAll(/[^\s;,|"]*[^\p{ASCII}][^\s;,|"]*/gu)) {
    const signs = word.match(/[^\p{ASCII}]/gu) ?? []
    if (signs.every((sign) => seen.has(sign))) continue
    for (const sign of signs) seen.add(sign)
    if (words.push(word) === most) break
  }
  return words
}

/** How one encoding reads the words that show whether it is right. */
export interface EncodingSample {
  encoding: Encoding
  label: string
  words: string
  /** How many letters of the file it cannot read. */
  unread: number
}

/** How many letters of a text could not be read. */
export const unreadLetters = (text: string): number => text.split('\ufffd').length - 1

/** How many words show which encoding is right. */
const shownWords = 16

/**
 * The same words in each encoding that can be meant. UTF-8 is always among them: a file may be damaged in a few
 * places. It goes first where it reads most of the letters.
 */
export function encodingSamples(bytes: Uint8Array): EncodingSample[] {
  const texts = new Set<string>()
  const samples = encodings.flatMap(({ value, label }): EncodingSample[] => {
    if (value.startsWith('utf-16')) return []
    const text = decoded(bytes, value)
    const words = wordsWithSigns(text, shownWords).join(' ')
    const isUtf8 = value === 'utf-8'
    // Two that read the same are one choice; a letter that an encoding lacks rules it out.
    if (texts.has(words) || (!isUtf8 && /[\ufffd\u0080-\u009f]/.test(words))) return []
    texts.add(words)
    return [{ encoding: value, label, words, unread: isUtf8 ? unreadLetters(text) : 0 }]
  })
  const [utf8, ...others] = samples
  if (!utf8) return []
  const signs = decoded(bytes, 'utf-8').match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0
  return signs > utf8.unread ? samples : [...others, utf8]
}
