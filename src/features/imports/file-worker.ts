import { readTable, separatorOf } from '@/lib/import/table-of-text'
import {
  decoded,
  encodingOf,
  encodings,
  linesWithSigns,
  noTextReason,
} from '@/lib/import/text-of-bytes'
import type { FileReading, ReadFile } from './read-file'

/** How many lines show which encoding is right. */
const shownLines = 3

/** Other lines than these have nothing to do with how letters are written: offered where it is not certain. */
function samplesOf(bytes: Uint8Array) {
  const texts = new Set<string>()
  return encodings.flatMap(({ value, label }) => {
    if (value.startsWith('utf')) return []
    const lines = linesWithSigns(decoded(bytes, value), shownLines)
    const text = lines.join('\n')
    // Two that read the same are one choice.
    if (texts.has(text) || /[\ufffd\u0080-\u009f]/.test(text)) return []
    texts.add(text)
    return [{ encoding: value, label, lines }]
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
  return {
    ...table,
    encoding: encoding ?? found.encoding,
    isEncodingSure: found.isSure,
    samples: found.isSure ? [] : samplesOf(bytes),
    separator: separator ?? divided.separator,
    isSeparatorSure: divided.isSure,
  }
}

addEventListener('message', ({ data }: MessageEvent<ReadFile>) => postMessage({ done: read(data) }))
