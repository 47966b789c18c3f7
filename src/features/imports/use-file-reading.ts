import { importFileMaxBytes, importFileMessages } from '@shared/contracts/import-files'
import { useCallback, useRef, useState } from 'react'
import type { Separator } from '@/lib/import/separators'
import type { Encoding } from '@/lib/import/text-of-bytes'
import { type ReadTable, readInWorker } from './read-file'

/** How a person wants a file to be read; what is not said is recognised. */
export interface ReadingChoice {
  encoding?: Encoding | undefined
  separator?: Separator | undefined
}

interface ReadSource {
  name: string
  size: number
  bytes: Uint8Array
  chosen: ReadingChoice
  table: ReadTable
}

/** A file and what is read of it, in a worker; a later reading ends an earlier one. */
export function useFileReading(onRead: (source: ReadSource, before: ReadSource | null) => void) {
  const [source, setSource] = useState<ReadSource | null>(null)
  /** The share that is read, from 0 to 1; null while nothing is. */
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const reading = useRef<AbortController | null>(null)

  const cancel = useCallback(() => {
    reading.current?.abort()
    setProgress(null)
  }, [])

  const read = async (
    file: Pick<ReadSource, 'name' | 'size'>,
    bytesOf: () => Promise<Uint8Array>,
    chosen: ReadingChoice,
  ) => {
    cancel()
    const controller = new AbortController()
    reading.current = controller
    const { signal } = controller
    setFailure(null)
    setProgress(0)
    try {
      const bytes = await bytesOf()
      const table = await readInWorker({ bytes, ...chosen }, signal, setProgress)
      if (table.refused) setFailure(importFileMessages[table.refused])
      else {
        const read = { name: file.name, size: file.size, bytes, chosen, table }
        setSource(read)
        onRead(read, source)
      }
    } catch {
      if (!signal.aborted) setFailure(importFileMessages.unreadable)
    }
    if (!signal.aborted) setProgress(null)
  }

  return {
    ...{ source, progress, failure, cancel },
    /** Reads a file in place of the one before. */
    choose: (file: File) => {
      if (file.size > importFileMaxBytes) return setFailure(importFileMessages.tooLarge)
      void read(file, async () => new Uint8Array(await file.arrayBuffer()), {})
    },
    /** Reads the same file in another way. */
    change: (choice: ReadingChoice) => {
      if (source) void read(source, async () => source.bytes, { ...source.chosen, ...choice })
    },
    clear: () => {
      cancel()
      setSource(null)
      setFailure(null)
    },
  }
}

export type FileReadingState = ReturnType<typeof useFileReading>
export type { ReadSource }
