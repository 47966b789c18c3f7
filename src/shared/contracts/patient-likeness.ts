import { foldedWords } from '@shared/lib/folded-words'
import { isNearName } from '@shared/lib/near-names'
import { phoneKey } from '@shared/lib/normaliser'
import { readContact, type Telephone, telephoneKey } from '@shared/lib/telephones'
import type { Likeness } from './patients'

const folded = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** How a person is reached, as far as it is told or on record. */
interface Reached {
  contact: string
  telephones?: readonly Telephone[] | undefined
  email?: string | undefined
}

/** What telephone numbers and e-mail addresses are known by, however they are written; none of a note. */
export function ownContactKeys({ contact, telephones = [], email = '' }: Reached): string[] {
  const read = readContact(contact)
  const number = phoneKey(contact)
  return [
    ...new Set([
      ...[...read.telephones, ...telephones].map((one) => telephoneKey(one.number)),
      ...[read.email, email].filter(Boolean).map(folded),
      // A text that holds no whole number may still be known by its digits.
      ...(read.telephones.length === 0 && number !== null ? [number] : []),
    ]),
  ]
}

/** The same; what is neither a number nor an address is known as it is written. */
export function contactKeys(reached: Reached): string[] {
  const keys = ownContactKeys(reached)
  return keys.length > 0 ? keys : [folded(reached.contact)]
}

const haveOneIn = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((key) => other.includes(key))

/** Whether two names are one, with the words in any order, or written without blanks. */
export function isSameName(one: string, other: string): boolean {
  const [words, others] = [foldedWords(one), foldedWords(other)]
  if (words.length === 0) return false
  const inOrder = (all: readonly string[]) => all.toSorted().join(' ')
  return inOrder(words) === inOrder(others) || words.join('') === others.join('')
}

type Person = Likeness & Reached

/** Whether both may be one person: the same name, and the same contact or known date of birth. */
export const isSimilar = (one: Person, other: Person): boolean =>
  isSameName(one.name, other.name) &&
  (haveOneIn(contactKeys(one), contactKeys(other)) ||
    (one.dateOfBirth !== '' && one.dateOfBirth === other.dateOfBirth))

/**
 * How likely two are one person: 3 where they are similar, 2 by the same name or the same contact alone, 1 by
 * nearly the same name, 0 otherwise.
 */
export function likenessOf(one: Person, other: Person): 0 | 1 | 2 | 3 {
  if (isSimilar(one, other)) return 3
  if (isSameName(one.name, other.name) || haveOneIn(ownContactKeys(one), ownContactKeys(other)))
    return 2
  return isNearName(one.name, other.name) ? 1 : 0
}

/** Those who may be the person described, the likeliest first, at most ten. */
export const likeliestOf = <One extends Person & { number: number }>(
  patients: readonly One[],
  likeness: Person,
): One[] =>
  patients
    .map((patient) => ({ patient, grade: likenessOf(patient, likeness) }))
    .filter(({ grade }) => grade > 0)
    .sort((a, b) => b.grade - a.grade || a.patient.number - b.patient.number)
    .slice(0, similarMost)
    .map(({ patient }) => patient)

const similarMost = 10
