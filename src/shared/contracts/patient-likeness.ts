import { foldedWords } from '@shared/lib/folded-words'
import { isNearName } from '@shared/lib/near-names'
import { phoneKey } from '@shared/lib/normaliser'
import type { Likeness } from './patients'

const folded = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()

/**
 * What a contact is known by: a telephone number by its digits, however it is written; anything else as
 * it is written.
 */
export const contactKey = (contact: string): string => phoneKey(contact) ?? folded(contact)

/** Whether two names are one, with the words in any order, or written without blanks. */
function isSameName(one: string, other: string): boolean {
  const [words, others] = [foldedWords(one), foldedWords(other)]
  if (words.length === 0) return false
  const inOrder = (all: readonly string[]) => all.toSorted().join(' ')
  return inOrder(words) === inOrder(others) || words.join('') === others.join('')
}

/** Whether both may be one person: the same name, and the same contact or known date of birth. */
export const isSimilar = (one: Likeness, other: Likeness): boolean =>
  isSameName(one.name, other.name) &&
  (contactKey(one.contact) === contactKey(other.contact) ||
    (one.dateOfBirth !== '' && one.dateOfBirth === other.dateOfBirth))

/** What a telephone number or an e-mail address is known by; null for a contact that may be many people's. */
export const ownContactKey = (contact: string): string | null =>
  phoneKey(contact) ?? (contact.includes('@') ? folded(contact) : null)

function isSameContact(one: string, other: string): boolean {
  const key = ownContactKey(one)
  return key !== null && key === ownContactKey(other)
}

/**
 * How likely two are one person: 3 where they are similar, 2 by the same name or the same contact alone, 1 by
 * nearly the same name, 0 otherwise.
 */
export function likenessOf(one: Likeness, other: Likeness): 0 | 1 | 2 | 3 {
  if (isSimilar(one, other)) return 3
  if (isSameName(one.name, other.name) || isSameContact(one.contact, other.contact)) return 2
  return isNearName(one.name, other.name) ? 1 : 0
}

/** Those who may be the person described, the likeliest first, at most ten. */
export const likeliestOf = <One extends Likeness & { number: number }>(
  patients: readonly One[],
  likeness: Likeness,
): One[] =>
  patients
    .map((patient) => ({ patient, grade: likenessOf(patient, likeness) }))
    .filter(({ grade }) => grade > 0)
    .sort((a, b) => b.grade - a.grade || a.patient.number - b.patient.number)
    .slice(0, similarMost)
    .map(({ patient }) => patient)

const similarMost = 10
