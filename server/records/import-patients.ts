import {
  type ImportDifference,
  type ImportedRow,
  type ImportPreview,
  importColumns,
  importMessages,
  type PatientColumn,
} from '@shared/contracts/imports'
import { contactMessages, contactOf, readContacts } from '@shared/contracts/patient-contacts'
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
import { and, eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { bornOn, clinicId, patients } from '../db/schema'
import type { ImportedPatient } from './imported-record'
import { patientTexts } from './patient-search'
import { ageOf, type PatientRow } from './patients'

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
    // A telephone that is wrong is there all the same, and said to be wrong.
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

/** Those with more words are found in the order that they have alone. */
const reorderedMost = 3

function orders(words: readonly string[]): string[][] {
  if (words.length <= 1) return [[...words]]
  return words.flatMap((word, at) =>
    orders(words.toSpliced(at, 1)).map((others) => [word, ...others]),
  )
}

/** The keys under which a name may be on record: its words in any order, or two of them, or all, as one. */
function nameKeysOf({ nameKey }: Pick<ImportedPatient, 'nameKey'>): string[] {
  const words = nameKey.split(' ')
  const joined = words
    .slice(1)
    .map((word, at) => words.toSpliced(at, 2, `${words[at]}${word}`).join(' '))
  const keys =
    words.length > reorderedMost ? [nameKey] : orders(words).map((order) => order.join(' '))
  return [...new Set([...keys, ...joined, words.join('')])]
}

/** The letters of a name: the same in any order of its words, and with or without blanks. */
export const lettersOf = ({ nameKey }: Pick<ImportedPatient, 'nameKey'>): string =>
  Array.from(nameKey.replaceAll(' ', '')).toSorted().join('')

const sortedWords = (nameKey: string): string => nameKey.split(' ').toSorted().join(' ')

/** How many years two ages of one person may be apart, where one was told years ago. */
const namesakeSlack = 2

/** A row under one of its keys, as the database looks for those whom it may be (`knownAs`). */
const soughtAs = (record: ImportedPatient, key: string) => ({
  ...{ key, born: record.dateOfBirth, age: record.age, gender: record.gender },
  contacts: record.contactKey.split('\n'),
})

/** Which people of a name are read: those who are similar (`isSimilar`), or those who are namesakes (`isNamesake`). */
type Likeness = 'similar' | 'namesake'

/**
 * Whether somebody of the name of a row may be the same person. Of a frequent name there are hundreds, and few of
 * them have to be read.
 */
const maybeSought = (
  sought: readonly ReturnType<typeof soughtAs>[],
  one: { nameKey: SQLWrapper; born: SQL; gender: SQL; contactKey: SQL; isAged: SQL },
  likeness: Likeness,
): SQL => sql`exists (
  select from jsonb_to_recordset(${JSON.stringify(sought)}::jsonb)
    as sought(key text, born date, age integer, gender text, contacts text[])
  where sought.key = ${one.nameKey} and ${
    likeness === 'similar'
      ? sql`(sought.born = ${one.born}
          or sought.contacts && string_to_array(${one.contactKey}, E'\n'))`
      : sql`(sought.born is null or ${one.born} is null) and sought.gender = ${one.gender}
          and ${one.isAged}`
  })`

/** Whether a line of the same name may be the patient of one of these rows. */
export const maybeInLine = (
  records: readonly ImportedPatient[],
  { nameKey, record }: Record<'nameKey' | 'record', SQLWrapper>,
  likeness: Likeness,
): SQL =>
  maybeSought(
    records.map((one) => soughtAs(one, lettersOf(one))),
    {
      ...{
        nameKey,
        born: sql`(${record} ->> 'dateOfBirth')::date`,
        gender: sql`${record} ->> 'gender'`,
      },
      contactKey: sql`${record} ->> 'contactKey'`,
      isAged: sql`abs((${record} ->> 'age')::integer - sought.age) <= ${namesakeSlack}`,
    },
    likeness,
  )

/** What a row is compared with of a patient on record; the columns of treatment are never read. */
const comparedColumns = {
  ...{ id: patients.id, number: patients.number, name: patients.name, gender: patients.gender },
  ...{ telephones: patients.telephones, email: patients.email, contactNote: patients.contactNote },
  ...{ contactPerson: patients.contactPerson, language: patients.language },
  ...{ address: patients.address, dateOfBirth: patients.dateOfBirth, age: patients.age },
  ...{ ageOn: patients.ageOn, closedAt: patients.closedAt },
  ...{ nameKey: patients.nameKey, contactKey: patients.contactKey },
}
type ComparedRow = Pick<PatientRow, keyof typeof comparedColumns>

/** The rows of whose names some patient is on record: of a new file there are few. */
async function namedOnRecord(
  db: Db,
  records: readonly ImportedPatient[],
): Promise<ImportedPatient[]> {
  const keys = sql.param([...new Set(records.flatMap(nameKeysOf))])
  const rows = await db
    .selectDistinct({ nameKey: patients.nameKey })
    .from(patients)
    .where(and(eq(patients.clinicId, clinicId), sql`${patients.nameKey} = any(${keys}::text[])`))
  const found = new Set(rows.map(({ nameKey }) => nameKey))
  return records.filter((record) => nameKeysOf(record).some((key) => found.has(key)))
}

/** The patients on record of these names who may be one of them, by the index of names. */
const patientsNamed = (
  db: Db,
  records: readonly ImportedPatient[],
  today: ClinicDate,
  likeness: Likeness,
): Promise<ComparedRow[]> =>
  db
    .select(comparedColumns)
    .from(patients)
    .where(
      and(
        eq(patients.clinicId, clinicId),
        sql`${patients.nameKey} = any(${sql.param(records.flatMap(nameKeysOf))}::text[])`,
        maybeSought(
          records.flatMap((record) => nameKeysOf(record).map((key) => soughtAs(record, key))),
          {
            ...{ nameKey: patients.nameKey, born: sql`${patients.dateOfBirth}` },
            ...{ gender: sql`${patients.gender}`, contactKey: sql`${patients.contactKey}` },
            // A year more than the slack: ages are whole years.
            isAged: sql`abs(extract(year from age(${today}::date, ${bornOn(patients)})) - sought.age)
              <= ${namesakeSlack + 1}`,
          },
          likeness,
        ),
      ),
    )

/** The patients born on these days who have one of the names or of the contacts, by the index of birth. */
async function patientsBornOn(db: Db, records: readonly ImportedPatient[]): Promise<ComparedRow[]> {
  const born = records.filter(({ dateOfBirth }) => dateOfBirth !== null)
  if (born.length === 0) return []
  const { nameKey, contactKey, dateOfBirth } = patients
  const days = sql.param(born.map((record) => record.dateOfBirth))
  const sought = born.map((record) => ({
    ...{ born: record.dateOfBirth, contacts: record.contactKey.split('\n') },
    ...{ joined: record.nameKey.replaceAll(' ', ''), sorted: sortedWords(record.nameKey) },
  }))
  return await db
    .select(comparedColumns)
    .from(patients)
    .where(
      and(
        eq(patients.clinicId, clinicId),
        isNotNull(dateOfBirth),
        sql`${bornOn(patients)} = any(${days}::date[])`,
        // Each patient is compared with the rows of that day alone.
        sql`exists (
          select from jsonb_to_recordset(${JSON.stringify(sought)}::jsonb)
            as sought(born date, contacts text[], joined text, sorted text)
          where sought.born = ${bornOn(patients)} and (
            sought.contacts && string_to_array(${contactKey}, E'\n')
            or sought.joined = replace(${nameKey}, ' ', '')
            ${
              // Fewer words are found in any order by the index of names.
              sql`or (${nameKey} like '% % % %' and sought.sorted = (
                select string_agg(word, ' ' order by word)
                from unnest(string_to_array(${nameKey}, ' ')) word))`
            }))`,
      ),
    )
}

/** Whom a row is compared with: a patient on record, or another row. */
export interface Compared extends Omit<ImportedPatient, 'nameKey' | 'contactKey' | 'searchText'> {
  /** By which a contact is known (`contactKeys`). */
  contacts: readonly string[]
}

/** A row, as it is compared with hundreds of the same name: what takes time is found out once. */
export const comparable = (record: ImportedPatient): Compared => ({
  ...record,
  contacts: record.contactKey.split('\n'),
})

/** A patient on record, with the age on a day. */
const comparedOn = (row: ComparedRow, today: ClinicDate): Compared => ({
  ...row,
  age: ageOf(row, today),
  contacts: row.contactKey.split('\n'),
})

/** A patient on record, as a row is compared with it. */
export interface KnownPatient {
  row: ComparedRow
  compared: Compared
}

/** @returns the patients on record among whom each of these rows may be: open records first, then by number */
export async function knownPatients(
  db: Db,
  records: readonly ImportedPatient[],
  today: ClinicDate,
): Promise<(record: ImportedPatient) => KnownPatient[]> {
  if (records.length === 0) return () => []
  const byKey = new Map<string, KnownPatient[]>()
  const read = new Set<string>()
  const add = (rows: readonly ComparedRow[]) => {
    for (const row of rows) {
      if (read.has(row.id)) continue
      read.add(row.id)
      const known = { row, compared: comparedOn(row, today) }
      for (const key of [lettersOf(row), row.dateOfBirth ?? '']) addTo(byKey, key, known)
    }
  }
  const among = (record: ImportedPatient) => [
    ...new Set([
      ...(byKey.get(lettersOf(record)) ?? []),
      ...(record.dateOfBirth === null ? [] : (byKey.get(record.dateOfBirth) ?? [])),
    ]),
  ]
  const named = await namedOnRecord(db, records)
  if (named.length > 0) add(await patientsNamed(db, named, today, 'similar'))
  add(await patientsBornOn(db, records))
  const others = withoutSimilar(named, among)
  if (others.length > 0) add(await patientsNamed(db, others, today, 'namesake'))
  return (record) =>
    among(record).toSorted(
      ({ row: one }, { row: other }) =>
        Number(one.closedAt !== null) - Number(other.closedAt !== null) ||
        one.number - other.number,
    )
}

/** Adds to the values of a key. */
export function addTo<Value>(all: Map<string, Value[]>, key: string, value: Value): void {
  const values = all.get(key)
  if (values) values.push(value)
  else all.set(key, [value])
}

/** The rows to which none of these is similar: of the others namesakes are not asked for (`knownAs`). */
export const withoutSimilar = (
  records: readonly ImportedPatient[],
  among: (record: ImportedPatient) => readonly { compared: Compared }[],
): ImportedPatient[] =>
  records.filter((record) => {
    const row = comparable(record)
    return !among(record).some(({ compared }) => isSimilar(row, compared))
  })

const personOf = ({ name, dateOfBirth, ...reached }: Compared) => ({
  ...{ name, contact: contactOf(reached), dateOfBirth: dateOfBirth ?? '' },
  ...{ telephones: reached.telephones, email: reached.email },
})

// The name is compared last: it takes longest, and candidates mostly have it.

/** Whether both are similar as the registration finds it (`isSimilar`). */
const isSimilar = (one: Compared, other: Compared): boolean =>
  ((one.dateOfBirth !== null && one.dateOfBirth === other.dateOfBirth) ||
    one.contacts.some((key) => other.contacts.includes(key))) &&
  isSameName(one.name, other.name)

/** Whether both may be one person though nothing proves it: a decision is asked for. */
const isNamesake = (one: Compared, other: Compared): boolean =>
  one.gender === other.gender &&
  (one.dateOfBirth === null || other.dateOfBirth === null) &&
  Math.abs(one.age - other.age) <= namesakeSlack &&
  isSameName(one.name, other.name)

/** Whether both may be one person whose name is spelled in two ways, or in two scripts. */
const isReachedAlike = (one: Compared, other: Compared): boolean => {
  if (one.dateOfBirth === null || one.dateOfBirth !== other.dateOfBirth) return false
  const keys = ownContactKeys(personOf(other))
  return ownContactKeys(personOf(one)).some((key) => keys.includes(key))
}

/** Which of these a row is, or may be: one that is similar goes before the others. */
export const knownAs = <One extends { compared: Compared }>(
  row: Compared,
  among: readonly One[],
): One | undefined =>
  among.find(({ compared }) => isSimilar(row, compared)) ??
  among.find(({ compared }) => isNamesake(row, compared) || isReachedAlike(row, compared))

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
