import { isClinicDate } from '@shared/lib/clinic-date'
import { foldedWords } from '@shared/lib/folded-words'
import { plainTyped } from '@shared/lib/normaliser'
import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { inErrorFields, inErrorSchema } from './entered-in-error'
import { nameSchema, versionSchema } from './lists'
import { newPatientDiagnosis } from './patients'

const wordsMost = 200

/** What a person reads about the problem list (docs/product/problems.md). */
export const problemMessages = {
  wordsRequired: 'Please enter the problem',
  wordsTooLong: `A problem has at most ${wordsMost} characters`,
  notAProblem: `“${newPatientDiagnosis}” is no problem. Please enter what the patient has`,
  sinceInvalid: 'Please enter a year, a month (YYYY-MM) or a date (YYYY-MM-DD), or leave it empty',
  sinceLater: 'Please enter a time that is not later than today',
  codeInvalid: 'Please enter a code such as E11 or M17.1, or leave it empty',
  endInvalid: 'Please enter a date as YYYY-MM-DD, today or earlier',
  endBeforeSince: 'The end cannot be earlier than the beginning',
  patientRequired: 'Please select a patient',
  versionMissing: 'The version of the problem is missing',
  notFound: 'This problem was not found.',
  stale: 'This problem has been changed meanwhile. See what it says now, and try again.',
  sameWords: 'This problem is on the list already.',
  isEnded: 'This problem has ended.',
  isActive: 'This problem is active.',
  isInError: 'This problem is marked as entered in error.',
  isNotInError: 'This problem is not marked as entered in error.',
  added: 'Problem added.',
  addFailed: 'Failed to add the problem',
  changed: 'Problem changed.',
  changeFailed: 'Failed to change the problem',
  ended: 'Problem ended.',
  endFailed: 'Failed to end the problem',
  reopened: 'Problem is active again.',
  reopenFailed: 'Failed to reopen the problem',
  marked: 'Marked as entered in error.',
  markFailed: 'Failed to mark the problem as entered in error',
  restored: 'Problem restored.',
  restoreFailed: 'Failed to restore the problem',
  fetchFailed: 'Failed to fetch the problems',
  none: 'No problems on the list yet. Add the first one.',
  joinsList: 'Saving the prescription adds this to the problem list.',
  active: 'Active problems:',
} as const

/** The same for words that differ only in case, accents or punctuation. */
export const problemKey = (words: string): string => foldedWords(words).join(' ') || words.trim()

/** Whether a diagnosis says what a patient has: a new patient's and an empty one do not. */
export const isProblem = (diagnosis: string): boolean =>
  diagnosis.trim() !== '' && problemKey(diagnosis) !== problemKey(newPatientDiagnosis)

/** A year, a month or a date. */
const isSince = (since: string): boolean =>
  since === '' ||
  (/^(1[89]|2\d)\d\d$/.test(since) && isClinicDate(`${since}-01-01`)) ||
  (/^\d{4}-\d{2}$/.test(since) && isClinicDate(`${since}-01`)) ||
  (since >= '1800' && isClinicDate(since))

/** Shaped as codes of ICD-10 are: E11, M17.1, S72.001A. */
const codeShape = /^[A-Z]\d[0-9A-Z](\.[0-9A-Z]{1,4})?$/

const problemFields = {
  words: nameSchema(problemMessages.wordsRequired, problemMessages.wordsTooLong, wordsMost).check(
    z.overwrite((typed) => typed.replace(/\s+/g, ' ')),
    z.refine(isProblem, problemMessages.notAProblem),
  ),
  /** YYYY, YYYY-MM, YYYY-MM-DD, or empty where it is not known. */
  since: z.string().check(
    z.overwrite((typed) => plainTyped(typed).trim()),
    z.refine(isSince, problemMessages.sinceInvalid),
  ),
  code: z.string().check(
    z.overwrite((typed) => typed.trim().toUpperCase()),
    z.refine((code) => code === '' || codeShape.test(code), problemMessages.codeInvalid),
  ),
}

/** What is typed of a problem. */
export const typedProblemSchema = z.object(problemFields)
export type TypedProblem = z.infer<typeof typedProblemSchema>

const endFields = {
  /** YYYY-MM-DD. */
  on: z.string().check(
    z.overwrite((typed) => plainTyped(typed).trim()),
    z.refine((on) => isClinicDate(on) && on >= '1800', problemMessages.endInvalid),
  ),
}
export const endProblemSchema = z.object(endFields)

/** Whether a day or a time given as a year or a month begins after a day. */
export const isLaterThan = (since: string, day: string): boolean =>
  since > day.slice(0, since.length)

/** What a patient has or had. It is never erased: it ends, or is marked as entered in error. */
export const problemSchema = z.object({
  id: z.string(),
  patientId: z.string(),
  words: z.string(),
  since: z.string(),
  code: z.string(),
  /** The day on which it was entered, YYYY-MM-DD. */
  enteredOn: z.string(),
  /** Who entered it: a doctor with the title; empty where that is not known. */
  by: z.string(),
  /** The day (YYYY-MM-DD), and who wrote it down; null while it is active. */
  ended: z.nullable(z.object({ on: z.string(), by: z.string() })),
  inError: inErrorSchema,
  version: z.number(),
})
export type Problem = z.infer<typeof problemSchema>

/** Whether it is among what the patient has now. */
export const isActiveProblem = ({ ended, inError }: Pick<Problem, 'ended' | 'inError'>): boolean =>
  ended === null && inError === null

const version = { version: versionSchema(problemMessages.versionMissing) }
const ofProblem = {
  output: problemSchema,
  scope: 'clinic',
  resource: 'prescriptions',
  recordsOnly: true,
} as const

export const problemEndpoints = {
  /** All of a patient's: the active ones first, then those that ended, then those in error; the last entered first. */
  list: {
    ...ofProblem,
    name: 'list problems',
    method: 'GET',
    path: '/api/problems',
    input: z.object({ patientId: z.string().check(z.maxLength(100)) }),
    output: z.array(problemSchema),
    // Users who may enter a diagnosis see which are there.
    access: [
      ...(['medical_record_view', 'medical_record_create', 'medical_record_edit'] as const),
      ...(['medical_record_delete', 'prescription_create'] as const),
    ],
    shows: 'records',
    words: {
      screen: 'Patient page',
      label: 'Problems',
      can: 'see a patient’s problems',
      patient: { read: 'Looked through your problem list' },
    },
  },
  create: {
    ...ofProblem,
    name: 'add problem',
    method: 'POST',
    path: '/api/problems',
    input: z.object({
      patientId: z.string().check(z.minLength(1, problemMessages.patientRequired)),
      ...problemFields,
    }),
    access: 'medical_record_create',
    words: {
      screen: 'Patient page',
      label: 'Add Problem',
      can: 'add to a patient’s problem list',
      did: "Added to a patient's problem list",
      patient: { did: 'Added to your problem list' },
    },
  },
  change: {
    ...ofProblem,
    name: 'change problem',
    method: 'PATCH',
    path: '/api/problems/:id',
    input: z.object({ ...problemFields, ...version }),
    access: 'medical_record_edit',
    words: {
      screen: 'Patient page',
      label: 'Change a problem',
      can: 'change a problem',
      did: "Changed one of a patient's problems",
      patient: { did: 'Changed one of your problems' },
    },
  },
  end: {
    ...ofProblem,
    name: 'end problem',
    method: 'POST',
    path: '/api/problems/:id/end',
    input: z.object({ ...endFields, ...version }),
    access: 'medical_record_edit',
    words: {
      screen: 'Patient page',
      label: 'End a problem',
      can: 'end a problem',
      did: "Ended one of a patient's problems",
      patient: { did: 'Ended one of your problems' },
    },
  },
  /** Takes back that it ended. */
  reopen: {
    ...ofProblem,
    name: 'reopen problem',
    method: 'POST',
    path: '/api/problems/:id/reopen',
    input: z.object(version),
    access: 'medical_record_edit',
    words: {
      screen: 'Patient page',
      label: 'Reopen a problem',
      can: 'reopen a problem',
      did: "Reopened one of a patient's problems",
      patient: { did: 'Reopened one of your problems' },
    },
  },
  markInError: {
    ...ofProblem,
    name: 'mark problem as entered in error',
    method: 'POST',
    path: '/api/problems/:id/enter-in-error',
    input: z.object({ ...inErrorFields, ...version }),
    access: 'medical_record_delete',
    words: {
      screen: 'Patient page',
      label: 'Mark a problem as Error',
      can: 'mark a problem as entered in error',
      did: 'Marked a problem as entered in error',
      patient: { did: 'Marked a problem as entered in error' },
    },
  },
  /** Takes back that it was marked as entered in error. */
  restore: {
    ...ofProblem,
    name: 'restore problem',
    method: 'POST',
    path: '/api/problems/:id/restore',
    input: z.object(version),
    access: 'medical_record_delete',
    words: {
      screen: 'Patient page',
      label: 'Restore a problem',
      can: 'restore a problem that was marked as entered in error',
      did: "Restored one of a patient's problems",
      patient: { did: 'Restored one of your problems' },
    },
  },
} as const satisfies Record<string, Endpoint>
