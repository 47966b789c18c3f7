import { v7 as newKey } from 'uuid'
import { create } from 'zustand'
import { type FileToSend, readResultFile } from '@/lib/result-file'
import { useSession } from './session'

/** What has become of the choice of a file. A result waits while it is read, or refused. */
export type ChosenFile =
  | { state: 'none' | 'reading' }
  | { state: 'refused'; name: string; message: string }
  | ({ state: 'chosen' } & FileToSend)

const none: ChosenFile = { state: 'none' }

/**
 * The files chosen for results, by the order's id, which is empty while none is chosen. A file lives as
 * long as the page and the session of the person who has chosen it.
 */
const useChosenFiles = create<Readonly<Record<string, ChosenFile>>>(() => ({}))

useSession.subscribe(({ session }, before) => {
  if (session?.owner !== before.session?.owner) useChosenFiles.setState({}, true)
})

export const useChosenFile = (order: string): ChosenFile =>
  useChosenFiles((files) => files[order] ?? none)

export const hasChosenFile = (order: string): boolean =>
  useChosenFiles.getState()[order]?.state === 'chosen'

export const dropFile = (order: string): void => useChosenFiles.setState({ [order]: none })

/** The file as it is sent; null where none is chosen. */
export const fileToSend = (chosen: ChosenFile): FileToSend | null =>
  chosen.state === 'chosen' ? { file: chosen.file, key: chosen.key } : null

/** A file that was refused, or is there no more, is another upload when it is sent again. */
export const reviseFile = (order: string): void =>
  useChosenFiles.setState((files) => {
    const chosen = files[order]
    return chosen?.state === 'chosen' ? { [order]: { ...chosen, key: newKey() } } : files
  })

/** What was chosen for one order is now chosen for another. */
export function moveFile(from: string, to: string): void {
  useChosenFiles.setState((files) => ({ [from]: none, [to]: files[from] ?? none }))
}

/** Chooses a file once it has been read, unless another is chosen meanwhile. */
export async function chooseFile(order: string, file: File): Promise<void> {
  const reading: ChosenFile = { state: 'reading' }
  useChosenFiles.setState({ [order]: reading })
  const read = await readResultFile(file)
  useChosenFiles.setState((files) => {
    const now = Object.keys(files).find((key) => files[key] === reading)
    if (now === undefined) return files
    return {
      [now]:
        typeof read === 'string'
          ? { state: 'refused', name: file.name, message: read }
          : { state: 'chosen', file: read, key: newKey() },
    }
  })
}
