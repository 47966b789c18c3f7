import type { DrugOpinion } from '@/api/drug-check'
import type { InteractionCheck } from '@/contracts/interactions/kept-check'
import type { CheckedInteractions, Finding } from '@/contracts/interactions/result'
import type { Patient } from '@/contracts/patients'
import type { DoctorPrescription } from '@/contracts/prescriptions'
import { bleedingAmong } from './bleeding'
import { medicineKey, missingFrom } from './current-medications'

/** What came of asking about the medicines of one prescription. */
export interface DrugCheck {
  /** Every medicine that was asked about, current or new. */
  asked: readonly string[]
  /** null where none came. */
  opinion: DrugOpinion | null
  /** Why there is no opinion, where something is known of it. */
  problem: string | null
  /** What is on record and the doctor took out of the list: nobody was asked about it. */
  leftOut: readonly string[]
  patientName: string
  /** The local rule's words, where it applies. */
  warning: string | null
}

/** What came of the check of all current medications and the new ones, for a patient with these on record. */
export const drugCheckOf = (
  { currentMedications, medicines }: Pick<DoctorPrescription, 'currentMedications' | 'medicines'>,
  { name, currentMedications: onRecord }: Pick<Patient, 'name' | 'currentMedications'>,
  outcome: Pick<DrugCheck, 'opinion' | 'problem'>,
): DrugCheck => {
  const all = [...currentMedications, ...medicines]
  return {
    ...outcome,
    asked: unique(all.map((medication) => medication.name)),
    leftOut: unique(missingFrom(all, onRecord).map((medication) => medication.name)),
    patientName: name,
    warning: bleedingAmong(all),
  }
}

/** Each name once, as it was written first. */
const unique = (names: readonly string[]): string[] =>
  names.filter((name, at) => names.findIndex((other) => same(name, other)) === at)

const same = (one: string, other: string): boolean => medicineKey(one) === medicineKey(other)

/** The rules' result, where they took place. */
const checkedBy = ({ opinion }: DrugCheck): CheckedInteractions | null =>
  opinion?.interactions?.status === 'checked' ? opinion.interactions : null

export const findingsOf = (check: DrugCheck): readonly Finding[] => checkedBy(check)?.found ?? []

/** What going on takes a reason for; empty where it takes none. */
export const reasonSubject = (check: DrugCheck): string =>
  findingsOf(check)
    .filter(({ severity }) => severity === 'contraindicated')
    .map(({ rule, medicines }) => [rule, ...medicines.map(({ name }) => name)].join(' '))
    .join('; ')

/** What was asked about and stands nowhere in the rules' answer; a name may hold two medicines. */
function unanswered(asked: readonly string[], { checked, unrecognised }: CheckedInteractions) {
  const told = new Set([...checked, ...unrecognised].map(({ name }) => medicineKey(name)))
  const parts = (name: string) => medicineKey(name).split(/\s(?:and|&)\s/)
  return asked.filter(
    (name) => !told.has(medicineKey(name)) && !parts(name).every((it) => told.has(it)),
  )
}

/** The medicines that no rule was applied to. */
function uncheckedOf(check: DrugCheck): string[] {
  const result = checkedBy(check)
  return result
    ? [
        // A single one had nothing to be checked against.
        ...(result.checked.length > 1 ? [] : result.checked.map(({ name }) => name)),
        ...result.unrecognised.map(({ name }) => name),
        ...unanswered(check.asked, result),
        ...check.leftOut,
      ]
    : [...check.asked, ...check.leftOut]
}

/** Whether no rule took place: what is prescribed so is still to be found when its dialog has gone. */
export const isUnchecked = (check: DrugCheck): boolean => checkedBy(check) === null

/** What the records keep of the check. */
export function keptCheck(check: DrugCheck, reason: string | null): InteractionCheck {
  const { opinion } = check
  const result = checkedBy(check)
  const unchecked = uncheckedOf(check)
  return {
    outcome: !opinion
      ? 'failed'
      : !opinion.interactions
        ? 'not-made'
        : !result
          ? 'failed'
          : result.found.length > 0 || result.duplicates.length > 0
            ? 'found'
            : unchecked.length > 0
              ? 'incomplete'
              : 'none-found',
    ...(result && { ruleSet: result.ruleSet.version, rules: result.found.map(({ rule }) => rule) }),
    ...(unchecked.length > 0 && { unchecked }),
    ...(reason !== null && { reason }),
  }
}

/** What whoever reads the prescription is warned of; empty where there is nothing. */
export const alertOf = (check: DrugCheck): string =>
  [
    ...(check.warning === null ? [] : [check.warning]),
    ...findingsOf(check).map(
      ({ medicines: [one, other], consequence }) =>
        `${one.name} with ${other.name}: ${consequence}`,
    ),
    ...(checkedBy(check)?.duplicates.map(twice) ?? []),
  ].join(' ')

function twice({ ingredient, names }: CheckedInteractions['duplicates'][number]): string {
  const [first, ...others] = unique(names)
  return others.length === 0
    ? `The same medicine more than once: ${first ?? ingredient}.`
    : `The same ingredient more than once: ${ingredient}, in ${[first, ...others].join(' and ')}.`
}

export interface Statement {
  /** 'caution' for whatever leaves a medicine unchecked; 'note' for what is only to be known. */
  tone: 'done' | 'caution' | 'note'
  text: string
}

const done = (text: string): Statement => ({ tone: 'done', text })
const caution = (text: string): Statement => ({ tone: 'caution', text })
const note = (text: string): Statement => ({ tone: 'note', text })

/** What was truly done, in words: nothing is called safe that was not checked. */
export function statementsOf(check: DrugCheck): Statement[] {
  const { asked, opinion, problem, leftOut, patientName } = check
  const all = asked.join(', ')
  return [
    ...(opinion === null
      ? [
          caution(
            `The check failed: ${sentence(problem ?? 'the assistant gave no answer')} This prescription is unchecked (${all}).`,
          ),
        ]
      : opinion.interactions === null
        ? [caution(`The assistant was asked about: ${all}; not checked by rules.`)]
        : opinion.interactions.status === 'failed'
          ? [
              caution(`The check by rules failed: not checked by rules: ${all}.`),
              byModel(opinion, all),
            ]
          : [...byRules(asked, opinion.interactions), byModel(opinion, all)]),
    ...(leftOut.length > 0
      ? [
          caution(
            `Removed from the list, and so not part of the check, though on record for ${patientName}: ${leftOut.join(', ')}.`,
          ),
        ]
      : []),
  ]
}

function byRules(asked: readonly string[], result: CheckedInteractions): Statement[] {
  const { checked, found, unrecognised, duplicates, ruleSet } = result
  const names = checked.map(({ name }) => name).join(', ')
  const forgotten = unanswered(asked, result)
  return [
    checked.length > 1
      ? done(
          `Checked by rules against each other: ${names}. ${
            found.length > 0
              ? ''
              : `None of the ${ruleSet.rules} rules names a pair of these; that does not mean that they go together. `
          }(Rules ${ruleSet.version}, ${ruleSet.reviewedByPharmacist ? 'reviewed by a pharmacist' : 'not reviewed by a pharmacist'}.)`,
        )
      : caution(
          checked.length === 1
            ? `The rules know only ${names}: there was nothing to check it against.`
            : 'The rules know none of these medicines: nothing was checked by rules.',
        ),
    ...(unrecognised.length > 0
      ? [
          caution(
            `Not recognised, and so not checked by rules: ${unrecognised
              .map(({ name, suggestions }) =>
                suggestions.length > 0
                  ? `${name} (did you mean ${suggestions.join(' or ')}?)`
                  : name,
              )
              .join(', ')}.`,
          ),
        ]
      : []),
    ...(forgotten.length > 0
      ? [caution(`Not named in the rules’ answer, and so unchecked: ${forgotten.join(', ')}.`)]
      : []),
    ...duplicates.map((duplicate) => caution(twice(duplicate))),
  ]
}

/** A host that doesn't tell who answers is said to have been asked, and no more. */
function byModel({ model }: DrugOpinion, all: string): Statement {
  switch (model) {
    case 'answered':
      return done(`The connected AI model was asked about: ${all}.`)
    case 'failed':
      return caution('The connected AI model gave no opinion.')
    case 'none':
      return note('No AI model is connected, so none was asked.')
    default:
      return done(`The assistant was asked about: ${all}.`)
  }
}

/** A host's own words may lack the full stop that parts them from what follows. */
function sentence(words: string): string {
  const text = words.trim()
  return /[.!?]$/.test(text) ? text : `${text}.`
}
