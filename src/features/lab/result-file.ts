import {
  type LabFileType,
  labFileMaxBytes,
  labFileTypes,
  labResultMessages,
} from '@/contracts/lab-results'

/** How a file of each type begins. */
const beginnings: Record<LabFileType, readonly number[]> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
}
const longest = Math.max(...Object.values(beginnings).map((bytes) => bytes.length))

const types = Object.keys(labFileTypes).filter((type): type is LabFileType => type in beginnings)

/** What a file picker offers. */
export const acceptedFiles = Object.values(labFileTypes)
  .flat()
  .map((ending) => `.${ending}`)
  .join(',')

/** The type that the file's name claims. */
function typeByName(name: string): LabFileType | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  return types.find((type) => labFileTypes[type].some((known) => known === ending))
}

/** null where the file can't be read: it was moved or changed after it was chosen. */
async function beginningOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, longest).arrayBuffer())
  } catch {
    return null
  }
}

/**
 * A file as a result, of the type that its name and its content agree on: what the browser believes
 * is only read off the name.
 * @returns the file, or the sentence that says why it is none
 */
export async function readResultFile(file: File): Promise<File | string> {
  const type = typeByName(file.name)
  if (!type) return labResultMessages.fileType
  if (file.size === 0) return labResultMessages.fileEmpty
  if (file.size > labFileMaxBytes) return labResultMessages.fileTooLarge
  const bytes = await beginningOf(file)
  if (!bytes) return labResultMessages.fileUnreadable
  const fits = beginnings[type].every((byte, at) => bytes[at] === byte)
  if (!fits) return labResultMessages.fileContent(labFileTypes[type][0].toUpperCase())
  return new File([file], file.name, { type, lastModified: file.lastModified })
}

/** A size in bytes as people read it. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}
