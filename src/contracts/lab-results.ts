import * as z from 'zod/mini'
import { type FileType, fileMaxBytes, fileMessages, fileTypes } from './files'

/** What a person reads about the results of lab orders (docs/product.md, Lab). */
export const labResultMessages = {
  uploadFailed: 'Failed to upload the result',
  fileFetchFailed: 'Failed to fetch the result file',
  cancelledOrder: 'A lab order that is cancelled takes no result.',
  hasResult: 'This lab order has a result already.',
  orderRequired: 'Please choose a lab order',
  unassigned:
    'Nobody is assigned to this order. Its result closes it as it is: whoever did the test can be set under Lab Orders, before it is submitted.',
  uploaded: 'Result uploaded. The lab order is completed.',
  fileType: fileMessages.type,
  fileContent: fileMessages.content,
  fileTooLarge: fileMessages.tooLarge,
  fileEmpty: fileMessages.empty,
  fileUnreadable: fileMessages.unreadable,
  fileGone:
    'This browser no longer has the file; its name and size are all that is left. It can be uploaded again under Upload Results.',
  fileLost: 'file lost',
  observationTooLong: 'An observation has at most 4000 characters',
} as const

/** What may be uploaded as a result (docs/product.md, Files and formats). */
export const labFileTypes = fileTypes
export type LabFileType = FileType

/** The largest result file, in bytes. */
export const labFileMaxBytes = fileMaxBytes

/** What is typed in Upload Results; `order` is the chosen order's id, as the select has it. */
export const labResultSchema = z.object({
  order: z.string().check(z.minLength(1, labResultMessages.orderRequired)),
  observation: z.string().check(z.trim(), z.maxLength(4000, labResultMessages.observationTooLong)),
})
