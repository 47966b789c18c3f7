import { type Letter, letterKindWords, letterNumber } from '@shared/contracts/letters'
import type { Patient } from '@shared/contracts/patients'
import { isolated, nameAndNumber } from '@shared/lib/isolated'

/** A letter as people call it: `Sick Note 2026/3`. */
export const letterName = (letter: Pick<Letter, 'kind' | 'year' | 'number'>): string =>
  `${letterKindWords[letter.kind]} ${letterNumber(letter)}`

type Facts = readonly (readonly [term: string, value: string])[]

/** What a letter of its kind says besides its text. */
export const letterFacts = ({ kind, from, until, addressee, reason, subject }: Letter): Facts => {
  if (kind === 'sick-note')
    return [['Unable to work', `from ${from} until ${until}, both included`]]
  if (kind === 'referral')
    return [
      ['To', addressee],
      ['Reason', reason],
    ]
  return [['About', subject]]
}

/** What stands at the top of the paper. */
export const paperFacts = (
  letter: Letter,
  patient: Pick<Patient, 'name' | 'number' | 'dateOfBirth'>,
): Facts => [
  ['Patient', nameAndNumber(patient)],
  ['Date of Birth', patient.dateOfBirth || 'not on record'],
  ['Number', letterNumber(letter)],
  ['Date', letter.issuedOn],
  ['Issued by', isolated(letter.by)],
  ...letterFacts(letter),
]
