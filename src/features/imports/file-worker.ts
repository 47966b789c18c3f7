import { savedFrom } from '@/lib/import/saved-rows'
import { readTable, separatorOf } from '@/lib/import/table-of-text'
import {
  decoded,
  encodingOf,
  encodings,
  noTextReason,
  wordsWithSigns,
} from '@/lib/import/text-of-bytes'
import type { FileReading, ReadFile } from './read-file'

/** How many words show which encoding is right. */
const shownWords = 16

/** The same words in each encoding that can be meant. */
function samplesOf(bytes: Uint8Array) {
  const texts = new Set<string>()
  return encodings.flatMap(({ value, label }) => {
    if (value.startsWith('utf')) return []
    const words = wordsWithSigns(decoded(bytes, value), shownWords).join(' ')
    // Two that read the same are one choice; a letter that an encoding lacks rules it out.
    if (texts.has(words) || /[\ufffd\u0080-\u009f]/.test(words)) return []
    texts.add(words)
    return [{ encoding: value, label, words }]
  })
}

function read({ bytes, encoding, separator }: ReadFile): FileReading {
  const reason = noTextReason(bytes)
  if (reason) return { refused: reason }
  const found = encodingOf(bytes)
  const text = decoded(bytes, encoding ?? found.encoding)
  const divided = separatorOf(text)
  const table = readTable(text, separator ?? divided.separator, (share) =>
    postMessage({ progress: share }),
  )
  const saved = savedFrom(table.rows)
  return {
    rows: saved?.rows ?? table.rows,
    saved: saved?.layout ?? null,
    openQuote: table.openQuote,
    encoding: encoding ?? found.encoding,
    isEncodingSure: found.isSure,
    samples: found.isSure ? [] : samplesOf(bytes),
    separator: separator ?? divided.separator,
    isSeparatorSure: divided.isSure,
  }
}

addEventListener('message', ({ data }: MessageEvent<ReadFile>) => postMessage({ done: read(data) }))
