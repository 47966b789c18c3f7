import {
  type ImportDifference,
  type ImportedRow,
  type ImportPreview,
  importColumns,
  importMessages,
  type PatientColumn,
} from '@shared/contracts/imports'
import { contactMessages, readContacts } from '@shared/contracts/patient-contacts'
import { isSameName, ownContactKeys } from '@shared/contracts/patient-likeness'
import {
  ageNumber,
  isAge,
  oldestMost,
  patientMessages,
  registrationSchemaOn,
} from '@shared/contracts/patients'
import { type ClinicDate, yearsBetween } from '@shared/lib/clinic-date'
import { foldedWords } from '@shared/lib/folded-words'
import { genderOfWord } from '@shared/lib/gender-words'
import { languageTagOf } from '@shared/lib/language-names'
import { plainTyped } from '@shared/lib/normaliser'
import { readContact, telephoneText } from '@shared/lib/telephones'
import { datesOf, timeAfterDate, writtenDate } from '@shared/lib/written-dates'
import type { ImportedPatient } from './imported-record'
import type { Compared } from './known-patients'
import { patientTexts } from './patient-search'

type Wrong = NonNullable<ImportPreview['wrong']>

/** What is wrong with a row: the first sentence of each of its columns. */
export class Mistakes<Column extends ImportDifference['field']> {
  readonly #found = new Map<Column, string>()

  add(field: Column, message: string): void {
    if (!this.#found.has(field)) this.#found.set(field, message)
  }
  has(field: Column): boolean {
    return this.#found.has(field)
  }
  get wrong(): Wrong | null {
    const all = [...this.#found].map(([field, message]) => ({ field, message }))
    return all.length > 0 ? all : null
  }
}

/** Notes each cell of these columns with a letter that could not be read where its file was decoded. */
export function noteUnreadLetters<Column extends ImportDifference['field']>(
  row: ImportedRow,
  columns: Readonly<Record<Column, string>>,
  mistakes: Mistakes<Column>,
): void {
  for (const column of Object.keys(columns) as Column[])
    if (row[column].includes('\ufffd')) mistakes.add(column, importMessages.letterUnread)
}

/** What a row says, or what is wrong with it. */
export type Read<Said> = { record: Said; wrong?: undefined } | { record?: undefined; wrong: Wrong }

/** A date of birth in any notation that means one date alone. */
function readBirthDate(
  typed: string,
  today: ClinicDate,
): { date: ClinicDate; message?: undefined } | { date?: undefined; message: string } {
  const time = timeAfterDate(typed)
  if (time !== null) return { message: importMessages.birthDateWithTime(time) }
  const written = writtenDate(typed)
  const dates = written ? datesOf(written) : []
  if (dates.length === 0) return { message: importMessages.birthDateUnread }
  const likely = dates.filter((date) => date <= today && yearsBetween(date, today) <= oldestMost)
  const [date, ...others] = likely.toSorted()
  if (date === undefined) return { message: patientMessages.birthDateUnlikely }
  return others.length > 0 ? { message: importMessages.birthDateUnclear(likely) } : { date }
}

/** How many years an age may be away from the date of birth: one that was told before the last birthday. */
const ageSlack = 1

/** The columns of what the registration's contract says is wrong. */
const columnOf: Readonly<Record<string, PatientColumn>> = {
  contact: 'telephone',
  telephones: 'telephone2',
  contactNote: 'note',
}
const personColumns: Readonly<Record<string, PatientColumn>> = {
  name: 'contactPersonName',
  relation: 'contactPersonRelation',
  telephone: 'contactPersonTelephone',
}
function columnAt([field, part]: readonly PropertyKey[]): PatientColumn {
  if (field === 'contactPerson') return personColumns[String(part)] ?? 'contactPersonName'
  const name = String(field)
  return columnOf[name] ?? (name as PatientColumn)
}

/** Reads a row of patients by the registration's contract. */
export function readPatient(row: ImportedRow, today: ClinicDate): Read<ImportedPatient> {
  const mistakes = new Mistakes<PatientColumn>()
  noteUnreadLetters(row, importColumns.patients, mistakes)
  let dateOfBirth = ''
  if (plainTyped(row.dateOfBirth) !== '') {
    const read = readBirthDate(row.dateOfBirth, today)
    if (read.date) dateOfBirth = read.date
    else mistakes.add('dateOfBirth', read.message ?? '')
  }
  let age = 0
  const typedAge = plainTyped(row.age)
  if (typedAge !== '' && !isAge(typedAge)) mistakes.add('age', patientMessages.ageInvalid)
  else if (dateOfBirth !== '') {
    age = yearsBetween(dateOfBirth, today)
    if (typedAge !== '' && Math.abs(ageNumber(typedAge) - age) > ageSlack)
      mistakes.add('age', patientMessages.ageByBirthDate(age))
  } else if (typedAge !== '') age = ageNumber(typedAge)
  else if (!mistakes.has('dateOfBirth')) mistakes.add('age', importMessages.ageOrBirthDate)

  const gender = genderOfWord(row.gender)
  if (!gender) mistakes.add('gender', importMessages.genderUnread)
  const language = row.language.trim() === '' ? '' : languageTagOf(row.language)
  if (language === null) mistakes.add('language', importMessages.languageUnread)

  const both = (['telephone', 'telephone2'] as const).map((field) => {
    const read = readContact(plainTyped(row[field]))
    const isRead = read.telephones.length > 0 || read.email !== ''
    if (row[field].trim() !== '' && !isRead) mistakes.add(field, importMessages.telephoneUnread)
    return read
  })
  const [first, ...others] = both.flatMap(({ telephones }) => telephones)
  const note = [row.note.trim(), ...both.map((read) => read.note)].filter(Boolean).join(', ')
  const emails = new Set(
    [row.email.trim().toLowerCase(), ...both.map((read) => read.email)].filter(Boolean),
  )
  const [email = '', otherEmail] = emails
  if (otherEmail !== undefined) mistakes.add('email', contactMessages.emailTwice(otherEmail))

  const person = {
    name: row.contactPersonName,
    relation: row.contactPersonRelation,
    telephone: row.contactPersonTelephone,
  }
  const hasPerson = Object.values(person).some((value) => value.trim() !== '')
  const typed = registrationSchemaOn(today).safeParse({
    ...{ name: row.name, age: String(age), gender: gender ?? 'Other', dateOfBirth },
    // A wrong telephone counts as given, and its message says what is wrong.
    contact:
      (first && telephoneText(first)) || email || note || (mistakes.has('telephone') && '-') || '',
    ...{ telephones: others, email, contactNote: note, address: row.address },
    ...{ contactPerson: hasPerson ? person : null, language: language ?? '' },
  })
  for (const { path, message } of typed.error?.issues ?? []) mistakes.add(columnAt(path), message)
  const { wrong } = mistakes
  if (wrong || !typed.success) return { wrong: wrong ?? [] }
  const { name, address, contactPerson = null } = typed.data
  const { kept } = readContacts(typed.data)
  return {
    record: {
      ...{ name, gender: typed.data.gender, address, contactPerson, ...kept },
      ...{ language: typed.data.language ?? '', dateOfBirth: dateOfBirth || null, age },
      ...patientTexts({ number: null, name, contactPerson, ...kept }),
    },
  }
}

const plain = (value: string): string => foldedWords(value).join(' ')

const telephonesText = ({ telephones }: Pick<Compared, 'telephones'>): string =>
  telephones.map(telephoneText).join(', ')

/** In what a row differs from a patient; what the row leaves empty differs in nothing. */
export function differencesOf(row: Compared, known: Compared): ImportDifference[] {
  const texts: [PatientColumn, string, string][] = [
    ['dateOfBirth', row.dateOfBirth ?? '', known.dateOfBirth ?? ''],
    ['gender', row.gender, known.gender],
    ['email', row.email, known.email],
    ['note', row.contactNote, known.contactNote],
    ['address', row.address, known.address],
    ['contactPersonName', row.contactPerson?.name ?? '', known.contactPerson?.name ?? ''],
    [
      'contactPersonRelation',
      row.contactPerson?.relation ?? '',
      known.contactPerson?.relation ?? '',
    ],
    ['language', row.language, known.language],
  ]
  const reached = ({ telephones }: Compared) => ownContactKeys({ contact: '', telephones })
  const isReached = (one: Compared, by: Compared) =>
    reached(one).every((key) => reached(by).includes(key))
  const personReached = ({ contactPerson }: Compared) =>
    ownContactKeys({ contact: contactPerson?.telephone ?? '' })
  // The age follows from a date of birth.
  const isAgeTold = row.dateOfBirth === null || known.dateOfBirth === null
  return [
    ...(isSameName(row.name, known.name)
      ? []
      : [{ field: 'name' as const, file: row.name, known: known.name }]),
    ...texts
      .filter(([, file, before]) => file !== '' && plain(file) !== plain(before))
      .map(([field, file, before]) => ({ field, file, known: before })),
    ...(isAgeTold && Math.abs(row.age - known.age) > ageSlack
      ? [{ field: 'age' as const, file: String(row.age), known: String(known.age) }]
      : []),
    ...(isReached(row, known)
      ? []
      : [
          {
            field: 'telephone' as const,
            ...{ file: telephonesText(row), known: telephonesText(known) },
          },
        ]),
    ...(personReached(row).every((key) => personReached(known).includes(key))
      ? []
      : [
          {
            field: 'contactPersonTelephone' as const,
            file: row.contactPerson?.telephone ?? '',
            known: known.contactPerson?.telephone ?? '',
          },
        ]),
  ]
}
