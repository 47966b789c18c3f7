import { contactOf } from '@shared/contracts/patient-contacts'
import { isSameName, ownContactKeys } from '@shared/contracts/patient-likeness'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { and, eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { bornOn, clinicId, patients } from '../db/schema'
import type { ImportedPatient } from './imported-record'
import { ageOf, type PatientRow } from './patients'

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

/** One of the keys of a row, with what the database compares (`knownAs`). */
const searchKeyOf = (record: ImportedPatient, key: string) => ({
  ...{ key, born: record.dateOfBirth, age: record.age, gender: record.gender },
  contacts: record.contactKey.split('\n'),
})

/** Which patients of a name are read: the similar ones (`isSimilar`), or namesakes (`isNamesake`). */
type MatchKind = 'similar' | 'namesake'

/**
 * Whether a patient of the name of a row may be the same person. Hundreds have a frequent name, and few of them have
 * to be read.
 */
const matchesAnyKey = (
  sought: readonly ReturnType<typeof searchKeyOf>[],
  one: { nameKey: SQLWrapper; born: SQL; gender: SQL; contactKey: SQL; isAged: SQL },
  kind: MatchKind,
): SQL => sql`exists (
  select from jsonb_to_recordset(${JSON.stringify(sought)}::jsonb)
    as sought(key text, born date, age integer, gender text, contacts text[])
  where sought.key = ${one.nameKey} and ${
    kind === 'similar'
      ? sql`(sought.born = ${one.born}
          or sought.contacts && string_to_array(${one.contactKey}, E'\n'))`
      : sql`(sought.born is null or ${one.born} is null) and sought.gender = ${one.gender}
          and ${one.isAged}`
  })`

/** Whether a line of the same name may be the patient of one of these rows. */
export const maybeInLine = (
  records: readonly ImportedPatient[],
  { nameKey, record }: Record<'nameKey' | 'record', SQLWrapper>,
  kind: MatchKind,
): SQL =>
  matchesAnyKey(
    records.map((one) => searchKeyOf(one, lettersOf(one))),
    {
      ...{
        nameKey,
        born: sql`(${record} ->> 'dateOfBirth')::date`,
        gender: sql`${record} ->> 'gender'`,
      },
      contactKey: sql`${record} ->> 'contactKey'`,
      isAged: sql`abs((${record} ->> 'age')::integer - sought.age) <= ${namesakeSlack}`,
    },
    kind,
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
  kind: MatchKind,
): Promise<ComparedRow[]> =>
  db
    .select(comparedColumns)
    .from(patients)
    .where(
      and(
        eq(patients.clinicId, clinicId),
        sql`${patients.nameKey} = any(${sql.param(records.flatMap(nameKeysOf))}::text[])`,
        matchesAnyKey(
          records.flatMap((record) => nameKeysOf(record).map((key) => searchKeyOf(record, key))),
          {
            ...{ nameKey: patients.nameKey, born: sql`${patients.dateOfBirth}` },
            ...{ gender: sql`${patients.gender}`, contactKey: sql`${patients.contactKey}` },
            // A year more than the slack: ages are whole years.
            isAged: sql`abs(extract(year from age(${today}::date, ${bornOn(patients)})) - sought.age)
              <= ${namesakeSlack + 1}`,
          },
          kind,
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
