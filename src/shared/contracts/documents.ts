import { isClinicDate } from '@shared/lib/clinic-date'
import { plainTyped } from '@shared/lib/normaliser'
import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { inErrorFields, inErrorSchema } from './entered-in-error'
import { keptFileSchema } from './files'
import { nameSchema, pageFields, pageOf, versionSchema } from './lists'
import { documentReaders } from './permissions'

/** What a person reads about documents (docs/product/documents.md). */
export const documentMessages = {
  patientRequired: 'Please select a patient',
  fileRequired: 'Please choose a file',
  fileGone: 'This file is no longer there, or belongs to another record. Choose it again.',
  kindRequired: 'Please select a kind of document',
  titleRequired: 'Please enter a title',
  titleTooLong: 'A title has at most 200 characters',
  dateInvalid: 'Please enter the date of the document as YYYY-MM-DD',
  dateLater: 'Please enter a date that is not later than today',
  versionMissing: 'The version of the document is missing',
  notFound: 'This document was not found.',
  stale: 'This document has been changed meanwhile.',
  isInError: 'This document is marked as entered in error already.',
  added: 'Document added.',
  addFailed: 'Failed to add the document',
  marked: 'Marked as entered in error.',
  markFailed: 'Failed to mark the document as entered in error',
  fetchFailed: 'Failed to fetch the documents',
  none: 'No documents yet. Add what the patient brings.',
  noneOwn: 'Documents that the clinic keeps for you appear here.',
} as const

export const documentKinds = [
  ...(['report', 'letter', 'image', 'consent', 'insurance', 'other'] as const),
] as const
export type DocumentKind = (typeof documentKinds)[number]
export const documentKindWords: Record<DocumentKind, string> = {
  report: 'Report',
  letter: 'Letter',
  image: 'Image',
  consent: 'Consent',
  insurance: 'Insurance',
  other: 'Other',
}

const documentFields = {
  kind: z.enum(documentKinds, documentMessages.kindRequired),
  title: nameSchema(documentMessages.titleRequired, documentMessages.titleTooLong, 200),
  /** Of the document itself, YYYY-MM-DD. */
  date: z.string().check(
    z.overwrite((typed) => plainTyped(typed).trim()),
    z.refine((date) => isClinicDate(date) && date >= '1800', documentMessages.dateInvalid),
  ),
}

/** What is typed of a document, apart from its file. */
export const typedDocumentSchema = z.object(documentFields)

/** What a patient has brought. */
const documentSchema = z.object({
  id: z.string(),
  patientId: z.string(),
  kind: z.enum(documentKinds),
  title: z.string(),
  date: z.string(),
  /** By its id it is read (`fileEndpoints.read`). */
  file: keptFileSchema,
  /** The day on which it was added, YYYY-MM-DD. */
  addedOn: z.string(),
  /** Who added it: a doctor with the title. */
  by: z.string(),
  inError: inErrorSchema,
  version: z.number(),
})
/** Not `Document`, which browsers have. */
export type PatientDocument = z.infer<typeof documentSchema>

const ofDocuments = { resource: 'files', recordsOnly: true } as const

export const documentEndpoints = {
  /** A patient's, by their own dates, the latest first. */
  list: {
    ...ofDocuments,
    name: 'list documents',
    method: 'GET',
    path: '/api/documents',
    input: z.object({ patientId: z.string().check(z.maxLength(100)), ...pageFields }),
    output: pageOf(documentSchema),
    access: documentReaders,
    shows: 'records',
    scope: 'clinic',
    words: {
      screen: 'Patient page',
      label: 'Documents',
      can: 'see a patient’s documents',
      patient: { read: 'Looked through your documents' },
    },
  },
  /** Those of the patient who is signed in that count, the latest first, at most 100. */
  own: {
    ...ofDocuments,
    name: 'list own documents',
    method: 'GET',
    path: '/api/documents/own',
    input: null,
    output: z.array(documentSchema),
    access: 'patient_dashboard',
    shows: 'own',
    words: { screen: 'Patient dashboard', label: 'Documents', can: 'see the own documents' },
  },
  /** Adds a file that was uploaded for it. */
  create: {
    ...ofDocuments,
    name: 'add document',
    method: 'POST',
    path: '/api/documents',
    input: z.object({
      patientId: z.string().check(z.minLength(1, documentMessages.patientRequired)),
      fileId: z.string().check(z.minLength(1, documentMessages.fileRequired)),
      ...documentFields,
    }),
    output: documentSchema,
    access: 'medical_record_create',
    scope: 'clinic',
    words: {
      screen: 'Patient page',
      label: 'Add Document',
      can: 'add a document to a patient’s record',
      did: "Added a document to a patient's record",
      patient: { did: 'Added a document to your record' },
    },
  },
  markInError: {
    ...ofDocuments,
    name: 'mark document as entered in error',
    method: 'POST',
    path: '/api/documents/:id/enter-in-error',
    input: z.object({ ...inErrorFields, version: versionSchema(documentMessages.versionMissing) }),
    output: documentSchema,
    access: 'medical_record_delete',
    scope: 'clinic',
    words: {
      screen: 'Patient page',
      label: 'Mark a document as Error',
      can: 'mark a document as entered in error',
      did: 'Marked a document as entered in error',
      patient: { did: 'Marked a document as entered in error' },
    },
  },
} as const satisfies Record<string, Endpoint>
