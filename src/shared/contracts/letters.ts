import { addDays, isClinicDate } from '@shared/lib/clinic-date'
import { plainTyped } from '@shared/lib/normaliser'
import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { inErrorFields, inErrorSchema } from './entered-in-error'
import { pageFields, pageOf, versionSchema } from './lists'
import { documentReaders } from './permissions'

const lineMost = 200
const textMost = 20_000
/** The longest sick note, in days. */
const daysMost = 366

/** What a person reads about letters (docs/product/letters.md). */
export const letterMessages = {
  patientRequired: 'Please select a patient',
  kindRequired: 'Please select a kind of letter',
  fromInvalid: 'Please enter the first day as YYYY-MM-DD',
  untilInvalid: 'Please enter the last day as YYYY-MM-DD',
  untilEarlier: 'The last day cannot be earlier than the first',
  tooManyDays: `A sick note covers at most ${daysMost} days`,
  addresseeRequired: 'Please enter to whom the patient is referred',
  reasonRequired: 'Please enter the reason for the referral',
  subjectRequired: 'Please enter what the letter is about',
  textRequired: 'Please enter the text',
  lineTooLong: `Please use at most ${lineMost} characters`,
  textTooLong: `A letter has at most ${textMost} characters`,
  versionMissing: 'The version of the letter is missing',
  notFound: 'This letter was not found.',
  stale: 'This letter has been changed meanwhile.',
  isInError: 'This letter is marked as entered in error already.',
  issued: (number: string) => `Letter ${number} issued.`,
  issueFailed: 'Failed to issue the letter',
  marked: 'Marked as entered in error.',
  markFailed: 'Failed to mark the letter as entered in error',
  fetchFailed: 'Failed to fetch the letters',
  none: 'No letters yet. Write the first one.',
  noneOwn: 'Letters that the clinic writes for you appear here.',
  frozen: 'An issued letter cannot be changed. It can be marked as entered in error.',
} as const

export const letterKinds = ['sick-note', 'referral', 'free'] as const
export type LetterKind = (typeof letterKinds)[number]
export const letterKindWords: Record<LetterKind, string> = {
  'sick-note': 'Sick Note',
  referral: 'Referral',
  free: 'Letter',
}

const line = z.string().check(z.trim(), z.maxLength(lineMost, letterMessages.lineTooLong))
const day = z.string().check(z.overwrite((typed) => plainTyped(typed).trim()))

const letterFields = {
  kind: z.enum(letterKinds, letterMessages.kindRequired),
  /** Of a sick note: the first and the last day, YYYY-MM-DD. */
  from: day,
  until: day,
  /** Of a referral: to whom, and why. */
  addressee: line,
  reason: line,
  /** Of a free letter: its title. */
  subject: line,
  /** A free letter needs one. */
  text: z.string().check(z.trim(), z.maxLength(textMost, letterMessages.textTooLong)),
}

type Typed = Record<Exclude<keyof typeof letterFields, 'kind'>, string> & { kind: LetterKind }

/** Databases know no year 0. */
const isDay = (text: string): boolean => isClinicDate(text) && text >= '0001'

/** What has to be filled in for a kind of letter. */
const rules: readonly {
  field: keyof Typed
  error: string
  isRight: (letter: Typed) => boolean
}[] = [
  {
    ...{ field: 'from', error: letterMessages.fromInvalid },
    isRight: ({ kind, from }) => kind !== 'sick-note' || isDay(from),
  },
  {
    ...{ field: 'until', error: letterMessages.untilInvalid },
    isRight: ({ kind, until }) => kind !== 'sick-note' || isDay(until),
  },
  {
    ...{ field: 'until', error: letterMessages.untilEarlier },
    isRight: ({ kind, from, until }) =>
      kind !== 'sick-note' || !isDay(from) || !isDay(until) || until >= from,
  },
  {
    ...{ field: 'until', error: letterMessages.tooManyDays },
    isRight: ({ kind, from, until }) =>
      kind !== 'sick-note' || !isDay(from) || !isDay(until) || until < addDays(from, daysMost),
  },
  {
    ...{ field: 'addressee', error: letterMessages.addresseeRequired },
    isRight: ({ kind, addressee }) => kind !== 'referral' || addressee !== '',
  },
  {
    ...{ field: 'reason', error: letterMessages.reasonRequired },
    isRight: ({ kind, reason }) => kind !== 'referral' || reason !== '',
  },
  {
    ...{ field: 'subject', error: letterMessages.subjectRequired },
    isRight: ({ kind, subject }) => kind !== 'free' || subject !== '',
  },
  {
    ...{ field: 'text', error: letterMessages.textRequired },
    isRight: ({ kind, text }) => kind !== 'free' || text !== '',
  },
]
const checks = rules.map(({ field, error, isRight }) =>
  z.refine<Typed>(isRight, { error, path: [field] }),
)

/** What is typed of a letter; fields of other kinds are left out when it is issued. */
export const typedLetterSchema = z.object(letterFields).check(...checks)
export type TypedLetter = z.infer<typeof typedLetterSchema>

/** What is kept as it is typed, valid or not. */
export const letterDraftSchema = z.object({
  kind: z.enum(letterKinds),
  ...{ from: z.string(), until: z.string(), addressee: z.string(), reason: z.string() },
  ...{ subject: z.string(), text: z.string() },
})

/** A letter as it was issued: only that it was an error can be added. */
const letterSchema = z.object({
  id: z.string(),
  patientId: z.string(),
  /** Counted by the clinic from 1 on in each year: number 3 of 2026 is read as 2026/3. */
  year: z.number(),
  number: z.number(),
  ...letterDraftSchema.shape,
  /** YYYY-MM-DD. */
  issuedOn: z.string(),
  /** Who issued it: a doctor with the title, by the name of that day. */
  by: z.string(),
  inError: inErrorSchema,
  version: z.number(),
})
export type Letter = z.infer<typeof letterSchema>

/** 2026/3. */
export const letterNumber = ({ year, number }: Pick<Letter, 'year' | 'number'>): string =>
  `${year}/${number}`

const ofLetters = { resource: 'files', recordsOnly: true } as const

export const letterEndpoints = {
  /** A patient's, the latest first. */
  list: {
    ...ofLetters,
    name: 'list letters',
    method: 'GET',
    path: '/api/letters',
    input: z.object({ patientId: z.string().check(z.maxLength(100)), ...pageFields }),
    output: pageOf(letterSchema),
    access: documentReaders,
    shows: 'records',
    scope: 'clinic',
    words: {
      screen: 'Patient page',
      label: 'Letters',
      can: 'see a patient’s letters',
      patient: { read: 'Looked through your letters' },
    },
  },
  /** Those of the patient who is signed in that count, the latest first, at most 100. */
  own: {
    ...ofLetters,
    name: 'list own letters',
    method: 'GET',
    path: '/api/letters/own',
    input: null,
    output: z.array(letterSchema),
    access: 'patient_dashboard',
    shows: 'own',
    words: { screen: 'Patient dashboard', label: 'Letters', can: 'see the own letters' },
  },
  issue: {
    ...ofLetters,
    name: 'issue letter',
    method: 'POST',
    path: '/api/letters',
    input: z
      .object({
        patientId: z.string().check(z.minLength(1, letterMessages.patientRequired)),
        ...letterFields,
      })
      .check(...checks),
    output: letterSchema,
    // As many characters as a text has, of up to four bytes.
    longestBody: 256 * 1024,
    access: 'medical_record_create',
    scope: 'clinic',
    words: {
      screen: 'Patient page',
      label: 'New Letter',
      can: 'issue a letter',
      did: 'Issued a letter',
      patient: { did: 'Issued a letter for you' },
    },
  },
  markInError: {
    ...ofLetters,
    name: 'mark letter as entered in error',
    method: 'POST',
    path: '/api/letters/:id/enter-in-error',
    input: z.object({ ...inErrorFields, version: versionSchema(letterMessages.versionMissing) }),
    output: letterSchema,
    access: 'medical_record_delete',
    scope: 'clinic',
    words: {
      screen: 'Patient page',
      label: 'Mark a letter as Error',
      can: 'mark a letter as entered in error',
      did: 'Marked a letter as entered in error',
      patient: { did: 'Marked a letter as entered in error' },
    },
  },
} as const satisfies Record<string, Endpoint>
