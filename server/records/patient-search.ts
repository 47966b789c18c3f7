import { type ContactPerson, contactOf, type KeptContact } from '@shared/contracts/patient-contacts'
import { contactKeys, ownContactKeys } from '@shared/contracts/patient-likeness'
import type { Likeness } from '@shared/contracts/patients'
import { foldedWords } from '@shared/lib/folded-words'
import { phoneIn } from '@shared/lib/normaliser'
import { datesIn } from '@shared/lib/typed-dates'
import { and, asc, eq, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { bornOn, clinicId, patients } from '../db/schema'

/**
 * A word in letters that have trigrams on every database. With a C locale pg_trgm takes letters beyond
 * ASCII for blanks, and nowhere does it look two characters up (docs/decisions/0013-patients.md). Each of
 * them is its number here: how many digits in one letter of S to W, then the digits in A to P. So none
 * is found across two, or in plain letters, which are all small.
 */
const indexed = (word: string): string =>
  word.replace(/[^a-z0-9]/gu, (character) => {
    const digits = (character.codePointAt(0) ?? 0).toString(16)
    const letter = (digit: string) => String.fromCharCode(65 + Number.parseInt(digit, 16))
    return `${'QRSTUVW'[digits.length]}${digits.replace(/./g, letter)}`
  })

/** The most of a name that is compared; an index has no room for more, and no name needs it. */
const nameKeyMost = 200

const nameKeyOf = (name: string): string =>
  Array.from(foldedWords(name).join(' ')).slice(0, nameKeyMost).join('')

/** The words of a name as one, for who writes it so; empty where it is one. */
function joined(name: string): string {
  const words = foldedWords(name)
  return words.length > 1 ? words.join('') : ''
}

interface Compared extends KeptContact {
  /** Null where it is not counted yet: it goes in front of the search text, with a blank before it. */
  number: number | null
  name: string
  contactPerson: ContactPerson | null
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)]

/** What is kept of a patient for comparing and searching, beside what was typed. */
export function patientTexts({ number, name, contactPerson, ...reached }: Compared) {
  const { telephones, email, contactNote } = reached
  // Who calls for a child is found by the own number.
  const called = [
    ...telephones.map((telephone) => telephone.number),
    contactPerson?.telephone ?? '',
    contactNote,
  ]
  const contacts = [...called, email, ...called.map((text) => text.replace(/\D/g, ''))]
  return {
    nameKey: nameKeyOf(name),
    contactKey: contactKeys({ contact: contactOf(reached), telephones, email }).join('\n'),
    // Each word behind a blank, by which its beginning is known; a name and a number's digits also in one.
    searchText: [
      ...(number === null ? [] : [String(number)]),
      ...[name, joined(name), ...distinct(contacts)],
    ]
      .flatMap((text) => foldedWords(text))
      .map((word) => ` ${indexed(word)}`)
      .join(''),
  }
}

/** Scripts of which two characters make a name. */
const dense = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u

const isFoundAnywhere = (word: string): boolean => {
  const { length } = Array.from(word)
  return length >= 3 || (length === 2 && dense.test(word))
}

/** A number as the screens write it behind a name: `no. 14`, or `Priya Nair, no. 1`. */
const numbered = /^(|.*[\s,])no\.\s*(\d{1,9})\s*$/isu

/** What is looked for. */
interface Query {
  /** What a name or contact has to have. */
  text: string
  /** The patient's own, which stands behind `no.`. */
  number: number | null
}

export function parsedQuery(query: string): Query {
  const [, before, number] = numbered.exec(query) ?? []
  if (before === undefined || number === undefined) return { text: query, number: null }
  // Signs alone say nothing beside a number.
  const text = foldedWords(before).length === 0 ? '' : before
  return { text, number: Number(number) }
}

/**
 * The condition that all words of a query are found, and that its number is the patient's own;
 * undefined where there is nothing to look for.
 */
export const finds = ({ text, number }: Query): SQL | undefined =>
  and(findsWords(text), number === null ? undefined : eq(patients.number, number))

/** A telephone number and a date of birth are found too, however they are written. */
function findsWords(text: string): SQL | undefined {
  const phone = phoneIn(text)
  const born = datesIn(text)
  if (!phone && !born) return findsEach(text)
  return or(
    findsEach(text),
    phone
      ? and(sql`${patients.searchText} like ${`%${phone.key}%`}`, findsEach(phone.around))
      : undefined,
    born ? and(isBornOn(born.dates), findsEach(born.around)) : undefined,
  )
}

/** By the index in which patients are in the order of their birth. */
const isBornOn = (dates: readonly string[]): SQL | undefined =>
  and(isNotNull(patients.dateOfBirth), inArray(bornOn(patients), [...dates]))

function findsEach(text: string): SQL | undefined {
  const words = foldedWords(text)
  if (words.length === 0) return text.trim() === '' ? undefined : sql`false`
  return and(
    ...words.map((word) => {
      const start = isFoundAnywhere(word) ? '%' : '% '
      return sql`${patients.searchText} like ${`${start}${indexed(word)}%`}`
    }),
  )
}

/**
 * Who of those found is likeliest: whose number was asked for, then whose name begins with all that was. Whoever
 * begins so is found, and need not be looked for by words.
 */
export function likeliest({ text, number }: Query): { isAsked: SQL; begins: SQL } {
  const name = foldedWords(text).join(' ')
  const asked = number ?? (/^\d{1,9}$/.test(name) ? Number(name) : null)
  // A longer one is cut in `name_key`.
  const isWithinKey = number === null && name !== '' && name === nameKeyOf(text)
  return {
    isAsked: asked === null ? sql`false` : eq(patients.number, asked),
    begins: isWithinKey ? sql`starts_with(${patients.nameKey}, ${name})` : sql`false`,
  }
}

/** Of less, half the patients would be looked at while somebody types. */
const isWholeContact = (key: string): boolean => /^\d{7,}$|^[^@]+@[^@]+\.[^@]+$/.test(key)

/** The patients among whom are all that have one of these, where they are whole numbers or addresses. */
export function maybeReachedBy(contact: string): SQL | undefined {
  const keys = ownContactKeys({ contact }).filter(isWholeContact)
  if (keys.length === 0) return undefined
  return or(
    ...keys.map((key) =>
      /\D/.test(key) ? findsEach(key) : sql`${patients.searchText} like ${`%${key}%`}`,
    ),
  )
}

/** The most words of a name of which one may be another. */
const nearWordsMost = 5

/** The patients among whom are all of this name and of nearly this name (`isNearName`). */
export function maybeNamed(name: string): SQL | undefined {
  const words = foldedWords(name)
  // Many names begin with one letter: who is called that alone is found by the whole name.
  const isTelling = (word: string) => Array.from(word).length >= (isFoundAnywhere(word) ? 2 : 3)
  if (!words.some(isTelling))
    return words.length === 0 ? undefined : eq(patients.nameKey, nameKeyOf(name))
  const begins = (word: string, letters: number) =>
    sql`${patients.searchText} like ${`% ${indexed(Array.from(word).slice(0, letters).join(''))}%`}`
  // Of a name of one word, its beginning is all that there is to find it by.
  const near = words.map((word, at) =>
    and(findsEach(words.toSpliced(at, 1).join(' ')), begins(word, words.length > 1 ? 1 : 3)),
  )
  return or(findsEach(name), ...(words.length > nearWordsMost ? [] : near))
}

/** Those of the contact or the date of birth come first: of a frequent name, not all are looked at. */
export const likelierFirst = ({ contact, dateOfBirth }: Likeness): SQL =>
  // As a text: what is typed need be no date.
  sql`(string_to_array(${patients.contactKey}, E'\\n') && ${sql.param(contactKeys({ contact }))}::text[] or ${patients.dateOfBirth}::text = ${dateOfBirth}) desc nulls last`

/** How many patients are written at once. */
const writtenAtOnce = 2000

/** Works out again what is compared and searched for of every patient. */
export async function rewritePatientTexts(db: Db): Promise<void> {
  const { id, number, name, telephones, email, contactNote, contactPerson } = patients
  for (let last: string | undefined; ; ) {
    const rows = await db
      .select({ id, number, name, telephones, email, contactNote, contactPerson })
      .from(patients)
      .where(and(eq(patients.clinicId, clinicId), last === undefined ? undefined : gt(id, last)))
      .orderBy(asc(id))
      .limit(writtenAtOnce)
    last = rows.at(-1)?.id
    if (last === undefined) return
    const texts = rows.map((row) => ({ id: row.id, ...patientTexts(row) }))
    await db.execute(sql`
      update ${patients} set
        name_key = one ->> 'nameKey',
        contact_key = one ->> 'contactKey',
        search_text = one ->> 'searchText'
      from jsonb_array_elements(${JSON.stringify(texts)}::jsonb) one
      where ${patients.clinicId} = ${clinicId} and ${patients.id} = (one ->> 'id')::uuid`)
  }
}
