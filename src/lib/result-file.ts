import {
  contentProblem,
  fileMaxBytes,
  fileMessages,
  fileTypes,
  nameProblem,
  typeByName,
} from '@shared/contracts/files'

/** What a file picker offers. */
export const acceptedFiles = Object.values(fileTypes)
  .flat()
  .map((ending) => `.${ending}`)
  .join(',')

/** A file that was chosen, under the key by which its upload is known when it is sent once more. */
export interface FileToSend {
  file: File
  key: string
}

/** null where the file can't be read: it was moved or changed after it was chosen. */
const bytesOf = (file: File): Promise<Uint8Array | null> =>
  file.arrayBuffer().then(
    (content) => new Uint8Array(content),
    () => null,
  )

/**
 * A file as a result, of the type that its name and its content agree on: what the browser believes
 * is only read off the name. It is told before it is sent what the host would say of it.
 * @returns the file, or the sentence that says why it is none
 */
export async function readResultFile(file: File): Promise<File | string> {
  const type = typeByName(file.name)
  if (!type) return nameProblem(file.name) ?? fileMessages.type
  if (file.size === 0) return fileMessages.empty
  // Before anybody reads all of it.
  if (file.size > fileMaxBytes) return fileMessages.tooLarge
  const bytes = await bytesOf(file)
  if (!bytes) return fileMessages.unreadable
  return (
    contentProblem(type, bytes) ??
    new File([file], file.name, { type, lastModified: file.lastModified })
  )
}

/** A size in bytes as people read it. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}
