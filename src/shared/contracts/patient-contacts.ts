import { plainDigits } from '@shared/lib/normaliser'
import {
  distinctTelephones,
  isSameTelephone,
  isTelephone,
  readContact,
  type Telephone,
  telephoneLabelMost,
  telephonesMost,
  telephoneText,
} from '@shared/lib/telephones'
import * as z from 'zod/mini'
import { nameMaxLength, optionalNameSchema } from './lists'

/** What a person reads about how a patient is reached (docs/product/desk.md). */
export const contactMessages = {
  telephoneInvalid:
    'Please enter one telephone number of 6 to 15 digits, without words, or leave it empty',
  labelInvalid: `Please use at most ${telephoneLabelMost} characters, with a letter and without brackets or @`,
  telephonesUnread:
    'Please enter telephone numbers only, one on each line, with a label in brackets: 080 2345678 (home)',
  telephonesTooMany: `Please enter at most ${telephonesMost} telephone numbers`,
  nameTooLong: `Please use at most ${nameMaxLength} characters`,
  noteTooLong: 'Please use at most 300 characters',
  personIncomplete: 'Please enter the name of the relative or carer',
  languageInvalid: 'Please choose a language from the list',
  emailTwice: (inContact: string) =>
    `Contact has another e-mail address: ${inContact}. Please enter one of them in one place.`,
} as const

/** Copied telephone numbers bring marks of the direction along. */
export const plainContact = (typed: string): string =>
  plainDigits(typed)
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

const numberSchema = z
  .string()
  .check(z.overwrite(plainContact), z.refine(isTelephone, contactMessages.telephoneInvalid))

const telephoneSchema = z.object({
  number: numberSchema,
  label: z.string().check(
    z.overwrite(plainContact),
    z.refine((label) => label === '' || isReadBack(label), contactMessages.labelInvalid),
  ),
})

/** Whether Contact, in which a telephone is shown with its label, reads it as it was. */
function isReadBack(label: string): boolean {
  const one = { number: '9018159083', label }
  const [read] = readContact(telephoneText(one)).telephones
  return read?.label === label
}

/** A telephone as it is sent. */
export const sentTelephoneSchema = z.object({ number: z.string(), label: z.string() })

export const contactPersonSchema = z.object({
  name: z.string(),
  /** What the person is to the patient: mother, neighbour. */
  relation: z.string(),
  /** Empty where it is not known. */
  telephone: z.string(),
})
export type ContactPerson = z.infer<typeof contactPersonSchema>

const optionalNumberSchema = z.string().check(
  z.overwrite(plainContact),
  z.refine((typed) => typed === '' || isTelephone(typed), contactMessages.telephoneInvalid),
)

/** A language by its BCP 47 tag in the usual spelling; empty where it is not known. */
const languageSchema = z.string().check(
  z.trim(),
  z.maxLength(35, contactMessages.languageInvalid),
  z.refine((tag) => tag === '' || usualTag(tag) !== null, contactMessages.languageInvalid),
  z.overwrite((tag) => usualTag(tag) ?? ''),
)

function usualTag(tag: string): string | null {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null
  } catch {
    return null
  }
}

/** How a patient is reached besides Contact; a part that is not sent stays as it is on record. */
export const contactFields = {
  /** The others, or all of them: what Contact says goes first. */
  telephones: z.optional(
    z.array(telephoneSchema).check(z.maxLength(telephonesMost, contactMessages.telephonesTooMany)),
  ),
  contactNote: z.optional(
    z.string().check(z.overwrite(plainContact), z.maxLength(300, contactMessages.noteTooLong)),
  ),
  /** null takes the contact person off the record. */
  contactPerson: z.optional(
    z.nullable(
      z.object({
        name: optionalNameSchema(contactMessages.nameTooLong).check(
          z.refine((name) => name !== '', contactMessages.personIncomplete),
        ),
        relation: optionalNameSchema(contactMessages.nameTooLong),
        telephone: optionalNumberSchema,
      }),
    ),
  ),
  language: z.optional(languageSchema),
}

/** How a patient is reached, as a host that keeps it has it. */
export interface KeptContact {
  telephones: readonly Telephone[]
  email: string
  /** What was typed as Contact and is neither a number nor an address. */
  contactNote: string
}

/** The one text that hosts who know nothing else show: the first telephone, the e-mail, or the note. */
export const contactOf = ({ telephones, email, contactNote }: KeptContact): string =>
  telephones[0]?.number ?? (email || contactNote)

interface TypedContact {
  contact: string
  telephones?: readonly Telephone[] | undefined
  email?: string | undefined
  contactNote?: string | undefined
}

/**
 * What a registration or a correction says of how a patient is reached. Contact stands for the first of
 * what is on record, and replaces it.
 * @param before what is on record
 * @returns as it is kept, and the e-mail of Contact where Email has another
 */
export function readContacts(
  typed: TypedContact,
  before?: KeptContact,
): { kept: { telephones: Telephone[]; email: string; contactNote: string }; twice: string | null } {
  const first = readContact(typed.contact)
  const known = before?.telephones ?? []
  const telephones = distinctTelephones([
    ...first.telephones,
    ...(typed.telephones ?? known.slice(1)),
  ]).map((one) => (typed.telephones ? one : withLabel(one, known)))
  const wasEmail = before !== undefined && known.length === 0 && before.email !== ''
  const stays = wasEmail && first.email !== '' ? '' : (before?.email ?? '')
  const email = typed.email ?? stays
  const wasNote = before !== undefined && known.length === 0 && before.email === ''
  const note = typed.contactNote ?? (wasNote ? '' : (before?.contactNote ?? ''))
  return {
    kept: {
      telephones: telephones.slice(0, telephonesMost),
      email: email || first.email,
      contactNote: [
        ...new Set([first.note, note, ...telephones.slice(telephonesMost).map(telephoneText)]),
      ]
        .filter(Boolean)
        .join(', '),
    },
    twice: email !== '' && first.email !== '' && email !== first.email ? first.email : null,
  }
}

/** With the label that a number had, where it is typed without one. */
function withLabel(one: Telephone, known: readonly Telephone[]): Telephone {
  const had = known.find(({ number }) => isSameTelephone(number, one.number))
  return { ...one, label: one.label || (had?.label ?? '') }
}

/** All numbers by which somebody is called about a patient: the own ones, then the contact person's. */
export function numbersToCall(
  telephones: readonly Telephone[],
  person: ContactPerson | null,
): Telephone[] {
  const { name = '', relation = '', telephone = '' } = person ?? {}
  const theirs = {
    number: telephone,
    label: [name, relation].filter(Boolean).join(', '),
  }
  return distinctTelephones([...telephones, ...(telephone === '' ? [] : [theirs])])
}
