import { isolated } from '@shared/lib/isolated'
import { templateFieldNames, unknownFieldsIn } from '@shared/lib/template-fields'
import * as z from 'zod/mini'
import { withName } from './call-words'
import type { Endpoint } from './endpoint'
import { filterBy, nameSchema, versionSchema } from './lists'
import { emptyNoteText, isNoteEmpty, isSeen, notePartMaxLength } from './note-text'

/** What a template is for. A note's has four parts, a letter's one body. */
export const templateKinds = {
  note: 'Note',
  'sick-note': 'Sick note',
  referral: 'Referral',
  letter: 'Letter',
} as const
export type TemplateKind = keyof typeof templateKinds

// The names are all there are.
export const templateKindNames = Object.keys(templateKinds) as [TemplateKind, ...TemplateKind[]]
const templateKindSchema = z.enum(templateKindNames)

/** The most templates that a clinic has. */
export const templatesMost = 200

/** What a person reads about templates (docs/product/notes.md). */
export const templateMessages = {
  nameRequired: 'Please enter a name, such as Follow-up',
  nameTooLong: 'Please use at most 100 characters',
  textTooLong: 'Please use at most 20,000 characters',
  textRequired: 'Please write the text of the template',
  partRequired: 'Please write at least one part',
  fieldUnknown: (field: string) =>
    `${isolated(field)} is not a field. Use ${templateFieldNames.map((name) => `{${name}}`).join(', ')}, or {?question} for what is asked.`,
  exists: 'There is another template of this kind with this name.',
  tooMany: `A clinic has at most ${templatesMost} templates.`,
  versionMissing: 'The version of the template is missing',
  stale:
    'This template has been changed meanwhile. See what it says now, and save again if you still want to.',
  notFound: 'Template not found',
  created: 'Template added.',
  changed: 'Template changed.',
  deleted: 'Template deleted.',
  fetchFailed: 'Failed to fetch the templates',
  createFailed: 'Failed to add the template',
  changeFailed: 'Failed to change the template',
  deleteFailed: 'Failed to delete the template',
  none: 'No templates yet.',
  about: 'Texts for notes and letters, with fields that are filled in for each patient.',
  deleteQuestion: 'Notes and letters that were written from it stay as they are.',
} as const

const textSchema = z.string().check(
  z.maxLength(notePartMaxLength, templateMessages.textTooLong),
  z.refine((text) => unknownFieldsIn(text).length === 0, {
    error: ({ input }) => templateMessages.fieldUnknown(unknownFieldsIn(String(input))[0] ?? ''),
  }),
)

const fields = {
  kind: templateKindSchema,
  name: nameSchema(templateMessages.nameRequired, templateMessages.nameTooLong),
  /** Of a note; the parts of a letter are empty. */
  text: z.object({
    history: textSchema,
    findings: textSchema,
    assessment: textSchema,
    plan: textSchema,
  }),
  /** Of a letter; a note's is empty. */
  body: textSchema,
}

/** The form. The server drops what a template of its kind does not have. */
export const templateInputSchema = z.object(fields).check(
  z.refine(({ kind, text }) => kind !== 'note' || !isNoteEmpty(text), {
    error: templateMessages.partRequired,
    path: ['text', 'history'],
  }),
  z.refine(({ kind, body }) => kind === 'note' || isSeen(body), {
    error: templateMessages.textRequired,
    path: ['body'],
  }),
)
export type TemplateInput = z.infer<typeof templateInputSchema>

export const templateSchema = z.object({ ...fields, id: z.string(), version: z.number() })
export type Template = z.infer<typeof templateSchema>

/** A template without what its kind does not have. */
export const withinKind = (template: TemplateInput): TemplateInput =>
  template.kind === 'note' ? { ...template, body: '' } : { ...template, text: emptyNoteText }

/** Five texts of 20,000 characters, each of up to four bytes, some of them escaped. */
const longestBody = 1024 * 1024

const ofClinic = { scope: 'clinic', resource: 'clinic', recordsOnly: true } as const
const written = { access: 'staff_edit', alsoNeeds: 'admin_dashboard', ...ofClinic } as const
const versionField = { version: versionSchema(templateMessages.versionMissing) }

export const templateEndpoints = {
  /** All of the clinic's, or those of one kind, by name. */
  list: {
    name: 'list templates',
    method: 'GET',
    path: '/api/templates',
    input: z.object({ kind: filterBy(templateKindSchema) }),
    output: z.array(templateSchema),
    access: ['medical_record_create', 'staff_edit'],
    ...ofClinic,
    words: {
      screen: 'Doctor dashboard',
      also: 'Admin dashboard',
      label: 'Templates',
      can: 'use the templates of the clinic',
    },
  },
  create: {
    name: 'create template',
    method: 'POST',
    path: '/api/templates',
    input: templateInputSchema,
    output: templateSchema,
    longestBody,
    ...written,
    words: {
      screen: 'Admin dashboard',
      label: 'Templates, Add',
      can: 'add a template',
      did: withName('Added', 'template'),
    },
  },
  change: {
    name: 'change template',
    method: 'PATCH',
    path: '/api/templates/:id',
    input: z.extend(templateInputSchema, versionField),
    output: templateSchema,
    longestBody,
    ...written,
    words: {
      screen: 'Admin dashboard',
      label: 'Templates, Edit',
      can: 'change a template',
      did: withName('Changed', 'template'),
    },
  },
  /** For good: what was written from it has its own text. */
  delete: {
    name: 'delete template',
    method: 'DELETE',
    path: '/api/templates/:id',
    input: z.object(versionField),
    output: templateSchema,
    ...written,
    words: {
      screen: 'Admin dashboard',
      label: 'Templates, Delete',
      can: 'delete a template',
      did: withName('Deleted', 'template'),
    },
  },
} as const satisfies Record<string, Endpoint>
