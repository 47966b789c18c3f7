import type { Layout } from '@/lib/import/saved-rows'
import type { Separator } from '@/lib/import/separators'
import type { FileRow } from '@/lib/import/table-of-text'
import type { Encoding, EncodingSample } from '@/lib/import/text-of-bytes'

/** A file as it is read; what is not given is recognised. */
export interface ReadFile {
  bytes: Uint8Array
  encoding?: Encoding | undefined
  separator?: Separator | undefined
}

export interface ReadTable {
  refused?: undefined
  rows: readonly FileRow[]
  /** Of a file of rows that was saved here, as the file from which they come is laid out; null for any other. */
  saved: Layout | null
  /** The line of a quote that does not end; null where all do. */
  openQuote: number | null
  encoding: Encoding
  isEncodingSure: boolean
  /** Empty where the encoding is certain. */
  samples: readonly EncodingSample[]
  separator: Separator
  isSeparatorSure: boolean
}

export type FileReading = ReadTable | { refused: 'empty' | 'workbook' | 'binary' }

type Said = { progress: number; done?: undefined } | { done: FileReading }

/**
 * Reads a file in a worker, so that the page answers meanwhile.
 * @param onProgress is told the share that is read, from 0 to 1
 * @throws the signal's reason; an error where the worker cannot be loaded or fails
 */
export function readInWorker(
  file: ReadFile,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<FileReading> {
  const worker = new Worker(new URL('./file-worker.ts', import.meta.url), { type: 'module' })
  const reading = new Promise<FileReading>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.addEventListener('error', () => reject(new Error('The worker could not read the file')))
    worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if (data.done) resolve(data.done)
      else onProgress(data.progress)
    })
    worker.postMessage(file)
  })
  return reading.finally(() => worker.terminate())
}
