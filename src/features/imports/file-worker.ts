import { savedFrom } from '@/lib/import/saved-rows'
import { readTable, separatorOf } from '@/lib/import/table-of-text'
import { decoded, encodingOf, encodingSamples, noTextReason } from '@/lib/import/text-of-bytes'
import type { FileReading, ReadFile } from './read-file'

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
    samples: found.isSure ? [] : encodingSamples(bytes),
    separator: separator ?? divided.separator,
    isSeparatorSure: divided.isSure,
  }
}

addEventListener('message', ({ data }: MessageEvent<ReadFile>) => postMessage({ done: read(data) }))
