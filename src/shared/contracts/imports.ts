import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import type { PermissionKey } from './permissions'

export const importKinds = ['patients', 'staff'] as const
export type ImportKind = (typeof importKinds)[number]

/** Who imports what: each kind takes the permission by which one record is made. */
export const importKeys = {
  patients: 'patient_register',
  staff: 'staff_create',
} as const satisfies Record<ImportKind, PermissionKey>

/** How many rows one call sends, and one import holds; for how many days it can be undone. */
export const importMost = {
  ...{ patients: 10_000, staff: 500 },
  piece: 100,
  /** How many start passwords one call makes: each takes a fifth of a second. */
  passwords: 20,
  undoDays: 30,
} as const

/** The longest body of a call in bytes: 100 rows with an address and a note each, or 10,000 decisions. */
const longestBody = 1024 * 1024

const rowsInWords = (rows: number) => (rows === 1 ? '1 row' : `${rows.toLocaleString('en')} rows`)

/** Of more, a sentence would be too long to be read. */
const knownMost = 12

const knownNames = (known: readonly string[]) =>
  known.length === 0 || known.length > knownMost ? '' : ` Known: ${known.join(', ')}.`

/** `error` of the refusal to the user whose import is committed already. */
export const importCommittedError = 'committed'

/** What a person reads about an import (docs/product/import-commit.md). */
export const importMessages = {
  empty: 'Please send at least one row',
  pieceTooLong: `Please send at most ${importMost.piece} rows at once`,
  tooManyRows: (kind: ImportKind) =>
    `An import of ${kind} has at most ${importMost[kind].toLocaleString('en')} rows. Please split the file.`,
  lineSent: (line: number) => `Line ${line} was sent already.`,
  notFound: 'This import is not open any more. Please read the file again.',
  committedAlready: 'This import is already written. It is in the list of imports.',
  undecided: (rows: number) =>
    `${rowsInWords(rows)} ${rows === 1 ? 'needs' : 'need'} a decision first. Nothing was imported.`,
  decisionWrong: (line: number) =>
    `Line ${line} cannot be decided on in this way. Nothing was imported.`,
  changedMeanwhile: (line: number, number: number) =>
    `Patient no. ${number} was registered or changed meanwhile and may be the one in line ${line}. Nothing was imported. Please read the file again.`,
  takenMeanwhile: (line: number) =>
    `The username or the e-mail in line ${line} was taken meanwhile. Nothing was imported. Please read the file again.`,
  wrongMeanwhile: (line: number) =>
    `Line ${line} is no longer right: its role, department or working time was changed meanwhile. Nothing was imported. Please read the file again.`,
  nothingLeft: 'No row is left to import.',
  passwordsMissing: (rows: number) =>
    `${rowsInWords(rows)} ${rows === 1 ? 'has' : 'have'} no start password yet. Nothing was imported.`,
  tooLate: `An import can be undone for ${importMost.undoDays} days.`,
  undoneAlready: 'This import was undone already.',
  isWritten: 'An import is being written or undone. Please try again in a moment.',
  kindBeyondOwn: (kind: ImportKind) => `Your role may not import ${kind}.`,
  ageOrBirthDate: 'Please enter a date of birth, or an age in whole years from 0 to 130',
  birthDateUnread: 'Please enter a date of birth as YYYY-MM-DD, today or earlier',
  birthDateWithTime: (time: string) =>
    `This date has a time (${time}). It may be the day before or after in another time zone. Please enter it as YYYY-MM-DD.`,
  birthDateUnclear: (dates: readonly string[]) =>
    `This date can be ${dates.join(' or ')}. Please enter it as YYYY-MM-DD.`,
  genderUnread: 'Please enter Male, Female or Other',
  telephoneUnread: 'Please enter a telephone number of 6 to 15 digits',
  languageUnread: 'Please enter a language by its name or its tag, such as Hindi or hi',
  statusUnread: 'Please enter active or inactive, or yes or no',
  superAdmin: 'A Super Admin cannot be imported. Create this user by hand.',
  roleBeyondOwn: 'This role gives permissions that you do not hold yourself',
  roleUnknown: (known: readonly string[]) =>
    `There is no role of this name for staff.${knownNames(known)}`,
  departmentUnknown: (known: readonly string[]) =>
    `There is no department of this name.${knownNames(known)}`,
  workingTimeUnknown: (known: readonly string[]) =>
    `There is no working time of this name.${knownNames(known)}`,
  usernameInLine: (line: number) => `Line ${line} has this username, or one that looks like it`,
  emailInLine: (line: number) => `Line ${line} has this e-mail`,
} as const

/** A cell as the file has it; what the file lacks is empty. */
const cell = z._default(z.string(), '')

/** What a file of patients has. Age or date of birth, and one way to reach the patient, are needed. */
const patientCells = {
  ...{ name: cell, dateOfBirth: cell, age: cell, gender: cell },
  ...{ telephone: cell, telephone2: cell, email: cell, note: cell, address: cell },
  ...{ contactPersonName: cell, contactPersonRelation: cell, contactPersonTelephone: cell },
  language: cell,
}

/** What a file of staff has: role, department and working time by their names. */
const staffCells = {
  ...{ firstName: cell, lastName: cell, email: cell, username: cell, phone: cell },
  ...{ role: cell, department: cell, workingTime: cell, status: cell },
}

/** What the columns of each kind are called, in the order in which they are offered. */
export const importColumns = {
  patients: {
    name: 'Name',
    dateOfBirth: 'Date of Birth',
    age: 'Age',
    gender: 'Gender',
    telephone: 'Telephone',
    telephone2: 'Second Telephone',
    email: 'E-mail',
    note: 'Note on Contact',
    address: 'Address',
    contactPersonName: 'Contact Person',
    contactPersonRelation: 'Relation of Contact Person',
    contactPersonTelephone: 'Telephone of Contact Person',
    language: 'Language',
  },
  staff: {
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'E-mail',
    username: 'Username',
    phone: 'Phone',
    role: 'Role',
    department: 'Department',
    workingTime: 'Working Time',
    status: 'Status',
  },
} as const satisfies {
  patients: Record<keyof typeof patientCells, string>
  staff: Record<keyof typeof staffCells, string>
}
export type PatientColumn = keyof typeof patientCells
export type StaffColumn = keyof typeof staffCells
export type ImportColumn = PatientColumn | StaffColumn

/** A line of the file, from 1. */
const lineSchema = z.number().check(z.multipleOf(1), z.gte(1), z.lte(10_000_000))

/** A row of a file, by the columns of its kind; cells of the other kind are not read. */
const importedRowSchema = z.object({
  line: lineSchema,
  ...patientCells,
  ...staffCells,
})
export type ImportedRow = z.infer<typeof importedRowSchema>

const rowsSchema = z
  .array(importedRowSchema)
  .check(
    z.minLength(1, importMessages.empty),
    z.maxLength(importMost.piece, importMessages.pieceTooLong),
  )

const columnSchema = z.enum([
  ...(Object.keys(patientCells) as PatientColumn[]),
  ...(Object.keys(staffCells) as StaffColumn[]),
])

const recordSchema = z.object({ id: z.string(), number: z.number(), name: z.string() })

const knownSchema = z.extend(recordSchema, {
  /** Of a patient whose record is closed. */
  closed: z.optional(z.literal(true)),
})

/** What would happen to a row. */
const previewSchema = z.object({
  line: z.number(),
  /**
   * `same` and `differs`: as a record, by the name and the contact or date of birth; for staff by username and
   * e-mail. `repeated`: as another line of the file.
   */
  as: z.enum(['new', 'same', 'differs', 'repeated', 'wrong']),
  /** Of `same`, `differs` and `repeated`: the record that the row is or may be. */
  known: z.optional(knownSchema),
  /** Of `repeated`: the line. */
  of: z.optional(z.number()),
  /** Of `differs` and `repeated`: in what. A cell that is empty differs in nothing. */
  differences: z.optional(
    z.array(z.object({ field: columnSchema, file: z.string(), known: z.string() })),
  ),
  /** Of `wrong`: each field that is wrong, with its sentence. */
  wrong: z.optional(z.array(z.object({ field: columnSchema, message: z.string() }))),
})
export type ImportPreview = z.infer<typeof previewSchema>
export type ImportDifference = NonNullable<ImportPreview['differences']>[number]

const importDecisions = ['new', 'left-out'] as const
const decisionSchema = z.enum(importDecisions)
/** `new`: a record of its own is made. No decision changes a record: a file is mostly older than it. */
export type ImportDecision = z.infer<typeof decisionSchema>

/** What becomes of a row where nobody decides; null where somebody has to. */
export function decisionOf({ as, known, differences = [] }: ImportPreview): ImportDecision | null {
  if (as === 'new') return 'new'
  if ((as === 'same' && !known?.closed) || (as === 'repeated' && differences.length === 0))
    return 'left-out'
  return null
}

/** The decisions that a row allows. A username and an e-mail belong to one user, so staff allow fewer. */
export const decisionsFor = (kind: ImportKind, { as }: ImportPreview): readonly ImportDecision[] =>
  as === 'new' || (as !== 'wrong' && kind === 'patients') ? importDecisions : ['left-out']

const previewsSchema = z.array(previewSchema)

const importSchema = z.object({
  id: z.string(),
  kind: z.enum(importKinds),
  /** The file's name. */
  file: z.string(),
  /** The name of the user who imported it. */
  by: z.string(),
  /** ISO times. */
  at: z.string(),
  undoableUntil: z.string(),
  /** How many records were made. */
  records: z.number(),
  /** Null while it was not undone. */
  undone: z.nullable(z.object({ by: z.string(), at: z.string(), removed: z.number() })),
})
export type Import = z.infer<typeof importSchema>

const keptSchema = z.extend(recordSchema, {
  /**
   * Changed by somebody; referred to by what was recorded since, such as a visit or a sign-in; or opened by
   * somebody, which the audit tells.
   */
  why: z.enum(['changed', 'used', 'opened']),
})

const words = { screen: 'Receptionist dashboard', also: 'Staff Management' } as const

const among = { among: 'Saw you while importing patients from a file' } as const

/** Each kind has its permission (`importKeys`), which is asked for besides. */
const call = {
  access: [importKeys.patients, importKeys.staff],
  scope: 'clinic',
  resource: 'patients',
  recordsOnly: true,
} as const

export const importEndpoints = {
  /** Imports of the last 30 days, the last one first, of the kinds that the caller may import. */
  list: {
    ...call,
    name: 'list imports',
    method: 'GET',
    path: '/api/imports',
    input: null,
    output: z.array(importSchema),
    words: {
      ...words,
      label: 'Imports',
      can: 'see the imports of the last 30 days',
      patient: null,
    },
  },
  /** Begins an import with its first rows, and says what would happen to each. No record is made. */
  open: {
    ...call,
    name: 'open import',
    method: 'POST',
    path: '/api/imports',
    input: z.object({
      kind: z.enum(importKinds),
      /** The file's name. */
      file: z._default(z.string().check(z.maxLength(200)), ''),
      rows: rowsSchema,
    }),
    longestBody,
    output: z.object({ id: z.string(), rows: previewsSchema }),
    shows: 'patients',
    words: {
      ...words,
      label: 'Import',
      can: 'import patients or staff from a file',
      did: null,
      patient: among,
    },
  },
  /** Adds the next rows. */
  add: {
    ...call,
    name: 'add rows to import',
    method: 'POST',
    path: '/api/imports/:id/rows',
    input: z.object({ rows: rowsSchema }),
    longestBody,
    output: z.object({ rows: previewsSchema }),
    shows: 'patients',
    words: {
      ...words,
      label: 'Import (next rows)',
      can: 'add rows to an import',
      did: null,
      patient: among,
    },
  },
  /**
   * Makes start passwords for rows of staff, and answers them this once: only their hashes are kept. Asked for
   * again, a row has another one. A repeat of the call by its key is answered without them.
   */
  passwords: {
    ...call,
    access: importKeys.staff,
    name: 'make start passwords of import',
    method: 'POST',
    path: '/api/imports/:id/passwords',
    input: z.object({
      lines: z.array(lineSchema).check(z.minLength(1), z.maxLength(importMost.passwords)),
    }),
    output: z.object({
      passwords: z.optional(z.array(z.object({ line: z.number(), password: z.string() }))),
    }),
    words: {
      screen: 'Staff Management',
      label: 'Import (start passwords)',
      can: 'make the start passwords of an import',
      did: null,
      patient: null,
    },
  },
  /**
   * Makes all records, or none. A row of `decisionOf` null needs a decision; the others can have one. Each row of
   * staff that becomes a user has its start password by then.
   */
  commit: {
    ...call,
    name: 'commit import',
    method: 'POST',
    path: '/api/imports/:id/commit',
    input: z.object({
      decisions: z
        .array(z.object({ line: lineSchema, as: decisionSchema }))
        .check(z.maxLength(importMost.patients)),
    }),
    longestBody,
    output: z.object({
      id: z.string(),
      registered: z.number(),
      leftOut: z.number(),
      /** An ISO time. */
      undoableUntil: z.string(),
    }),
    words: {
      ...words,
      label: 'Import (all rows)',
      can: 'make the records of an import',
      did: ({ count }) => (count === 1 ? 'Imported 1 record' : `Imported ${count} records`),
      patient: null,
    },
  },
  /**
   * Takes back each record that nobody has used or changed since. Whoever may import such records may undo the
   * import of somebody else.
   */
  undo: {
    ...call,
    name: 'undo import',
    method: 'POST',
    path: '/api/imports/:id/undo',
    input: null,
    output: z.object({
      removed: z.number(),
      /** The records that stay, the first one first. */
      kept: z.array(keptSchema),
    }),
    words: {
      ...words,
      label: 'Undo Import',
      can: 'undo an import',
      did: ({ count }) =>
        count === 1 ? 'Undid an import of 1 record' : `Undid an import of ${count} records`,
      patient: null,
    },
  },
} as const satisfies Record<string, Endpoint>
