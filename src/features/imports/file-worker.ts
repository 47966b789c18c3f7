import { savedFrom } from '@/lib/import/saved-rows'
import { readTable, separatorOf } from '@/lib/import/table-of-text'
import { decoded, encodingOf, encodingSamples, noTextReason } from '@/lib/import/text-of-bytes'
import type { FileReading, ReadFile } from './read-file'

function readFile({ bytes, encoding, separator }: ReadFile): FileReading {
  const reason = noTextReason(bytes)
  if (reason) return { refused: reason }
  const found = encodingOf(bytes)
  const samples = found.isSure ? [] : encodingSamples(bytes)
  // Until a person chooses, the file is shown in the likeliest one.
  const read = encoding ?? samples[0]?.encoding ?? found.encoding
  const text = decoded(bytes, read)
  const divided = separatorOf(text)
  const table = readTable(text, separator ?? divided.separator, (share) =>
    postMessage({ progress: share }),
  )
  const saved = savedFrom(table.rows)
  return {
    rows: saved?.rows ?? table.rows,
    saved: saved?.layout ?? null,
    openQuote: table.openQuote,
    encoding: read,
    isEncodingSure: found.isSure,
    samples,
    separator: separator ?? divided.separator,
    isSeparatorSure: divided.isSure,
  }
}

addEventListener('message', ({ data }: MessageEvent<ReadFile>) =>
  postMessage({ done: readFile(data) }),
)
