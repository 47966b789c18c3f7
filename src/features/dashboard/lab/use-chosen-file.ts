import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { labResultMessages } from '@/contracts/lab-results'
import { dropFile, keepFile } from '@/records/kept-files'
import { keptFileQuery } from '@/records/lab-order-queries'
import { readResultFile } from './result-file'

/** What has become of the choice of a file. A result waits while it is read, or refused. */
export type ChosenFile =
  | { state: 'none' | 'reading' }
  | { state: 'refused'; name: string; message: string }
  | { state: 'chosen'; file: File }

/**
 * The file chosen for a result.
 * @param key by which it is kept; empty where there is none
 * @param onKey is told of another
 */
export function useChosenFile(key: string, onKey: (key: string) => void) {
  const kept = useQuery(keptFileQuery(key))
  const [attempt, setAttempt] = useState<ChosenFile | null>(null)
  /** The newest choice: an older one that is read slower must not win. */
  const newest = useRef<File | null>(null)
  useEffect(
    () => () => {
      // Whoever has left the form in between finds it without the file that was not yet read.
      newest.current = null
    },
    [],
  )

  const choose = async (file: File | null) => {
    newest.current = file
    setAttempt(file && { state: 'reading' })
    if (key !== '') {
      onKey('')
      void dropFile(key)
    }
    if (!file) return
    const read = await readResultFile(file)
    const isNewest = () => newest.current === file
    if (!isNewest()) return
    if (typeof read === 'string') {
      setAttempt({ state: 'refused', name: file.name, message: read })
      return
    }
    const newKey = await keepFile(read)
    if (isNewest()) {
      onKey(newKey)
      setAttempt(null)
    } else void dropFile(newKey)
  }

  const fromKept = (): ChosenFile => {
    if (key === '') return { state: 'none' }
    if (kept.data) return { state: 'chosen', file: kept.data }
    if (kept.isPending) return { state: 'reading' }
    return { state: 'refused', name: 'the file', message: labResultMessages.chosenFileGone }
  }
  return { chosen: attempt ?? fromKept(), choose }
}
