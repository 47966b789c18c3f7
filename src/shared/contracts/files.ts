import * as z from 'zod/mini'
import { bytesSchema, type Endpoint } from './endpoint'
import { documentReaders, labReaders } from './permissions'

/** What may be uploaded: its type, and the endings of names that claim it. */
export const fileTypes = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
} as const
export type FileType = keyof typeof fileTypes

/** The largest file, in bytes. */
export const fileMaxBytes = 10 * 1024 * 1024

const nameMaxLength = 255

/** What a person reads about files (docs/product/files.md). */
export const fileMessages = {
  type: 'Only PDF, JPG, JPEG and PNG files can be uploaded.',
  heic: 'Only PDF, JPG, JPEG and PNG files can be uploaded. This is a HEIC photo: send it as JPG. (On iPhone: Settings, Camera, Formats, Most Compatible.)',
  content: (kind: string) => `The file is named as ${kind}, but what is in it is not.`,
  otherKind: (kind: string, ending: string) =>
    `The file is named as ${kind}, but is a ${ending.toUpperCase()}. Rename it to end in .${ending}.`,
  broken: (kind: string) =>
    `The file is not whole: it breaks off before the end of a ${kind}. Make or copy it again, and upload that.`,
  tooLarge: 'The file is larger than 10 MB.',
  empty: 'The file is empty.',
  unreadable: 'The file cannot be read. Choose it again.',
  brokeOff: 'The upload broke off before the file was whole. Please try again.',
  nameTooLong: `The name of a file has at most ${nameMaxLength} characters`,
  nameControls: 'The name of the file has characters that cannot be shown. Rename it first.',
  waitForOwn:
    'Your account is sending several files already. Please try again once they are there.',
  busy: 'The server is taking in as many files as it can at the moment. Please try again in a moment.',
  notKept: 'The server could not keep the file. Please try again, or tell the person who runs it.',
  notFound: 'This file was not found.',
  lost: 'The server no longer has the content of this file. Tell the person who runs it: a backup may have it.',
  away: 'The server cannot read its files at the moment. Please try again in a moment.',
} as const

const types = Object.keys(fileTypes).filter((type): type is FileType => type in fileTypes)

/** The type that a file's name claims; undefined where it claims none that may be uploaded. */
export function typeByName(name: string): FileType | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  return types.find((type) => fileTypes[type].some((known) => known === ending))
}

/** Why nothing of this name can be uploaded; null where its type can. */
export function nameProblem(name: string): string | null {
  if (/\.(heic|heif|hif)$/i.test(name)) return fileMessages.heic
  return typeByName(name) ? null : fileMessages.type
}

/** How a file of each type begins. */
const beginnings: Record<FileType, readonly number[]> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
}

const beginsAt = (type: FileType, bytes: Uint8Array, at: number): boolean =>
  beginnings[type].every((byte, offset) => bytes[at + offset] === byte)

/** Within how many bytes readers look for a PDF's beginning: printers, mail and web write before it. */
const pdfPreamble = 1024

/** @returns where the file's own bytes begin; -1 where it is of another type */
function beginningOf(type: FileType, bytes: Uint8Array): number {
  const last = type === 'application/pdf' ? pdfPreamble : 0
  for (let at = 0; at <= last; at += 1) if (beginsAt(type, bytes, at)) return at
  return -1
}

/** ISO base media files name what they hold behind their first length: these brands are photos of phones. */
const isHeic = (bytes: Uint8Array): boolean =>
  /^ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/.test(latin1(bytes.subarray(4, 12)))

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

/**
 * Each version of a PDF ends with a mark, behind which programs fill up their block or write lines of their
 * own. An object behind the last mark belongs to a version that breaks off. A file made for the web has a
 * mark near its beginning too, and says its whole length there.
 */
function isWholePdf(bytes: Uint8Array): boolean {
  const [, length] = /\/Linearized\b.{0,200}?\/L\s{1,9}(\d{1,15})\b/s.exec(
    latin1(bytes.subarray(0, pdfPreamble)),
  ) ?? [null, 0]
  if (bytes.length < Number(length)) return false
  const text = latin1(bytes)
  const mark = text.lastIndexOf('%%EOF')
  return (
    mark !== -1 &&
    !/\b\d{1,10}\s{1,2}\d{1,5}\s{1,2}obj\b|\b(endobj|endstream|xref|trailer)\b/.test(
      text.slice(mark),
    )
  )
}

/** A PNG is a row of chunks, each with its length before its name, up to the one that ends it. */
function isWholePng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [nameAndSum, ending] = [12, 0x49454e44]
  let at = beginnings['image/png'].length
  while (at + nameAndSum <= view.byteLength) {
    const isLast = view.getUint32(at + 4) === ending
    at += nameAndSum + view.getUint32(at)
    if (isLast) return at <= view.byteLength
  }
  return false
}

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7

/** Where the picture's data, in which a marker is written in another way, meets the next marker. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1]
    if (marker !== undefined && marker !== 0 && marker !== 0xff && !isRestart(marker)) return at
  }
  return bytes.length
}

/**
 * A JPEG is a row of segments, each with its length. To look for its end alone would not do: a preview
 * within it has an end too, and cameras write more behind it.
 */
function isWholeJpeg(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 2
  let hasPicture = false
  while (at + 1 < view.byteLength) {
    const marker = view.getUint8(at + 1)
    // Between segments readers skip what is no marker; any number of 0xff may stand before one.
    if (view.getUint8(at) !== 0xff || marker === 0 || marker === 0xff) at += 1
    else if (marker === 0xd9) return hasPicture
    else if (marker === 0x01 || isRestart(marker)) at += 2
    else if (at + 4 > view.byteLength) return false
    else {
      at += 2 + view.getUint16(at + 2)
      if (marker === 0xda) {
        hasPicture = true
        at = endOfScan(bytes, at)
      }
    }
  }
  return false
}

const isWhole: Record<FileType, (bytes: Uint8Array) => boolean> = {
  'application/pdf': isWholePdf,
  'image/jpeg': isWholeJpeg,
  'image/png': isWholePng,
}

/** What is in a file that is not what its name says. */
function otherContentProblem(kind: string, bytes: Uint8Array): string {
  if (isHeic(bytes)) return fileMessages.heic
  const type = types.find((other) => beginsAt(other, bytes, 0))
  return type ? fileMessages.otherKind(kind, fileTypes[type][0]) : fileMessages.content(kind)
}

/** What is wrong with a file of this type, in a sentence for a person; null where nothing is. */
export function contentProblem(type: FileType, bytes: Uint8Array): string | null {
  const kind = fileTypes[type][0].toUpperCase()
  if (bytes.length === 0) return fileMessages.empty
  if (bytes.length > fileMaxBytes) return fileMessages.tooLarge
  const at = beginningOf(type, bytes)
  if (at === -1) return otherContentProblem(kind, bytes)
  return isWhole[type](bytes.subarray(at)) ? null : fileMessages.broken(kind)
}

/** Some programs send the folders as well. */
const withoutFolders = (name: string): string => name.replace(/^.*[/\\]/s, '').trim()

/** Controls, line ends, and what turns the direction of writing, so that an ending looks like another. */
const unshown = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u

const nameSchema = z.string().check(
  z.overwrite(withoutFolders),
  z.maxLength(nameMaxLength, fileMessages.nameTooLong),
  z.refine((name) => !unshown.test(name), fileMessages.nameControls),
  z.refine((name) => nameProblem(name) === null, {
    error: ({ input }) => nameProblem(String(input)) ?? undefined,
  }),
)

export const keptFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(types),
  /** In bytes. */
  size: z.number(),
})
export type KeptFile = z.infer<typeof keptFileSchema>

export const fileEndpoints = {
  /** Where no record refers to it within an hour, it is removed. */
  upload: {
    name: 'upload file',
    method: 'POST',
    path: '/api/files',
    input: z.object({ name: nameSchema }),
    takesBytes: {
      most: fileMaxBytes,
      tooLarge: fileMessages.tooLarge,
      brokeOff: fileMessages.brokeOff,
    },
    output: keptFileSchema,
    // For a result, or for a document.
    access: ['lab_report_create', 'medical_record_create'],
    scope: 'clinic',
    resource: 'files',
    words: {
      screen: 'Lab dashboard',
      label: 'Result File',
      can: 'upload a file',
      did: null,
      patient: null,
    },
  },
  /** Of whoever may read the record that refers to it; until one does, of who uploaded it. */
  read: {
    name: 'read file',
    method: 'GET',
    path: '/api/files/:id',
    input: null,
    output: bytesSchema,
    // Users who read lab orders or documents, and the patient.
    access: [...labReaders, ...documentReaders, 'patient_dashboard'],
    shows: 'records',
    resource: 'files',
    words: {
      screen: 'Lab dashboard',
      also: 'Patient page',
      label: 'Download',
      can: 'download the file of a result or a document',
      patient: { read: 'Opened one of your files' },
    },
  },
} as const satisfies Record<string, Endpoint>
