import { takenBeside } from '@shared/contracts/medications'
import type { Patient } from '@shared/contracts/patients'
import type { DoctorPrescription } from '@shared/contracts/prescription-forms'
import type { checkAllergies } from '@shared/medicines/allergies'
import type { checkInteractions } from '@shared/medicines/check'
import {
  type ContextCheck,
  type ContextFinding,
  contextKey,
  isGraveContext,
} from '@shared/medicines/context/result'
import type { joinedChecks } from '@shared/medicines/join'
import type { InteractionCheck, KeptReason } from '@shared/medicines/kept-check'
import {
  type AllergyCheck,
  type AllergyMatch,
  type CheckedInteractions,
  type Finding,
  outcomeOf as outcomeOfRules,
  readTo,
} from '@shared/medicines/result'
import type { DrugOpinion } from '@/api/drug-check'
import { bleedingAmong } from './bleeding'
import { isExample, medicineKey, missingFrom } from './current-medications'
import { recordAlert } from './prescription-text'

/** The rules as they are loaded. */
export interface InteractionRules {
  checkInteractions: typeof checkInteractions
  checkAllergies: typeof checkAllergies
  joinedChecks: typeof joinedChecks
}

/** What came of the check of one prescription. */
export interface DrugCheck {
  /** Every medicine that was asked about, current or new. */
  asked: readonly string[]
  /** Those of them that are prescribed. */
  prescribed: readonly string[]
  /** What the rules say, in this browser and on the host; null where both failed. */
  rules: CheckedInteractions | null
  /** What comparing with the allergies on record came to; null where it failed. */
  allergies: AllergyCheck | null
  /** What the assistant answered; null where no answer came. */
  answer: Pick<DrugOpinion, 'text' | 'model' | 'interactions'> | null
  /** Why there is no answer, where something is known of it; undefined where nobody was asked. */
  problem: string | null | undefined
  /** What is on record and the doctor took out of the list: it was no part of the check. */
  leftOut: readonly string[]
  /** What of it only stands in the form as an example. */
  examples: readonly string[]
  patientName: string
  /** Whether the patient was asked for allergies; undefined where the host does not say. */
  noKnownAllergies?: Patient['noKnownAllergies']
  /** The local rule's words, where it applies. */
  warning: string | null
  /** What the record says; null where asking failed, and undefined where the host does not look at it. */
  context?: ContextCheck | null | undefined
}

/** The medicines of a prescription that are checked: all that is taken, and what is new. */
export type CheckedMedicines = Pick<DoctorPrescription, 'currentMedications' | 'medicines'>

type CheckedPatient = Pick<
  Patient,
  'name' | 'currentMedications' | 'allergies' | 'noKnownAllergies'
>

/** Rules that break have checked nothing, which the check tells. */
function triedOrNull<Result>(check: () => Result): Result | null {
  try {
    return check()
  } catch {
    return null
  }
}

/**
 * What came of the check of these medicines, for this patient. What is renewed is checked once.
 * @param own the rules of this browser; null where they can't be loaded
 */
export function drugCheckOf(
  { currentMedications, medicines }: CheckedMedicines,
  { name, currentMedications: onRecord, allergies, noKnownAllergies }: CheckedPatient,
  own: InteractionRules | null,
  { answer, problem, context }: Pick<DrugCheck, 'answer' | 'problem' | 'context'>,
): DrugCheck {
  const taken = takenBeside(currentMedications, medicines)
  const all = [...taken, ...medicines]
  const names = all.map((medication) => medication.name)
  const ownRules = own && triedOrNull(() => own.checkInteractions(names))
  const host = answer?.interactions?.status === 'checked' ? answer.interactions : null
  const rules =
    own && ownRules && host
      ? own.joinedChecks(ownRules, host)
      : (ownRules ?? (host && withPassedOver(host, names)))
  return {
    answer,
    problem,
    rules,
    allergies: own && triedOrNull(() => own.checkAllergies(allergies, names, rules?.checked)),
    asked: unique(names),
    prescribed: unique(medicines.map((medication) => medication.name)),
    examples: taken
      .filter((medication) => isExample(medication, onRecord))
      .map((medication) => medication.name),
    leftOut: unique(missingFrom(all, onRecord).map((medication) => medication.name)),
    patientName: name,
    noKnownAllergies,
    warning: bleedingAmong(all),
    context,
  }
}

/** What the host says, which read the names in a sentence: one that it passed over is not checked. */
function withPassedOver(host: CheckedInteractions, names: readonly string[]): CheckedInteractions {
  const read = new Set([...host.checked, ...host.unrecognised].map(({ name }) => medicineKey(name)))
  const passedOver = unique(names).filter((name) => !read.has(medicineKey(name)))
  const unread = passedOver.map((name) => ({ name, suggestions: [], group: false }))
  return { ...host, unrecognised: [...host.unrecognised, ...unread] }
}

const same = (one: string, other: string): boolean => medicineKey(one) === medicineKey(other)

/** Each name once, as it was written first. */
const unique = (names: readonly string[]): string[] =>
  names.filter((name, at) => names.findIndex((other) => same(name, other)) === at)

export const findingsOf = ({ rules }: DrugCheck): readonly Finding[] => rules?.found ?? []

export const allergiesIn = ({ allergies }: DrugCheck): readonly AllergyMatch[] =>
  allergies?.matches ?? []

const isGrave = ({ severity }: Pick<Finding, 'severity'>): boolean => severity !== 'warning'

export const contextIn = ({ context }: DrugCheck): readonly ContextFinding[] =>
  context?.findings ?? []

/** A danger that going on takes a reason for. */
export interface GraveDanger {
  /** By these words it is known again. */
  key: string
  about: string
  /** Whether the patient has to be asked. */
  asks?: boolean
}

export const allergyKey = ({ rule, allergy, medicine }: AllergyMatch): string =>
  `${rule} ${allergy} ${medicine.name}`
export const findingKey = ({ rule, medicines }: Finding): string =>
  [rule, ...medicines.map(({ name }) => name)].join(' ')

export const allergyTitle = ({ allergy, medicine }: AllergyMatch): string =>
  `${medicine.name} and the allergy “${allergy}”`
export const findingTitle = ({ medicines: [one, other] }: Finding): string =>
  `${one.name} with ${other.name}`
export const contextTitle = ({ medicine, because }: ContextFinding): string =>
  `${medicine.name}: ${because}`

/** All of them, each once. */
export function graveDangers(check: DrugCheck): GraveDanger[] {
  const all: GraveDanger[] = [
    ...allergiesIn(check)
      .filter(isGrave)
      .map((match) => ({ key: allergyKey(match), about: allergyTitle(match) })),
    ...findingsOf(check)
      .filter(isGrave)
      .map((finding) => ({ key: findingKey(finding), about: findingTitle(finding) })),
    ...contextIn(check)
      .filter(isGraveContext)
      .map((finding) => ({
        ...{ key: contextKey(finding), about: contextTitle(finding) },
        asks: finding.asks !== undefined,
      })),
  ]
  return all.filter(({ key }, at) => all.findIndex((each) => each.key === key) === at)
}

/** Whether a contraindication could not be looked for, or a frequency that can kill. */
const needsMore = ({ context }: DrugCheck): boolean =>
  context?.needed.some(({ isGrave }) => isGrave) ?? false

/** What the check came to. */
export function outcomeOf(check: DrugCheck): InteractionCheck['outcome'] {
  const { rules, leftOut } = check
  if (allergiesIn(check).length > 0 || contextIn(check).length > 0) return 'found'
  if (!rules) return 'failed'
  const outcome = outcomeOfRules(rules)
  const isPassedOver = leftOut.length > 0 || check.allergies === null || needsMore(check)
  return outcome !== 'found' && isPassedOver ? 'incomplete' : outcome
}

/** Whether some medicine was not checked, or not for all that matters. */
export const isUnchecked = (check: DrugCheck): boolean =>
  check.rules === null ||
  check.allergies === null ||
  check.context === null ||
  needsMore(check) ||
  check.leftOut.length > 0 ||
  check.rules.unrecognised.length > 0 ||
  partlyOf(check).length > 0

/**
 * How the end of a check is marked. 'whole': all was checked by labels that were read whole, nothing grave was
 * found, nothing was left undecided, allergies are known or denied, and nothing was missing. 'in part': the same, by labels read in part.
 * Otherwise 'caution'. A host that does not look at the record knows only whether all was checked.
 */
export function markOf(check: DrugCheck): 'whole' | 'in part' | 'caution' {
  const { allergies, context, rules, noKnownAllergies } = check
  if (isUnchecked(check) || allergies?.notCompared.length !== 0) return 'caution'
  if (!context) return 'whole'
  const knowsAllergies =
    !allergies.none || allergies.record === 'none known' || Boolean(noKnownAllergies)
  const isUndecided = context.findings.some(({ note }) => note !== undefined)
  if (!knowsAllergies || isUndecided || context.needed.length > 0 || graveDangers(check).length > 0)
    return 'caution'
  const isReadInPart =
    rules !== null && readTo('part', rules).length + readTo('general', rules).length > 0
  return isReadInPart ? 'in part' : 'whole'
}

/**
 * Whether our server answered by its rules alone, which say again what is told of them: a host that keeps no
 * prescriptions is shown as it answers.
 */
export const isByRulesAlone = ({ answer, context }: DrugCheck): boolean =>
  context !== undefined &&
  answer?.interactions?.status === 'checked' &&
  (answer.model === 'none' || answer.model === 'failed')

/** Whether a doctor is to decide before it is saved: there is something to read, or to know. */
export const needsDecision = (check: DrugCheck): boolean =>
  (check.answer !== null && !(isByRulesAlone(check) && check.answer.model === 'none')) ||
  findingsOf(check).length > 0 ||
  outcomeOf(check) === 'found' ||
  isUnchecked(check) ||
  // A host that knows only the specified flow saves then.
  (check.context !== undefined && (check.allergies?.notCompared.length ?? 0) > 0)

/** The medicines of which the rules hold only some interactions. */
export const partlyOf = ({ rules }: DrugCheck): CheckedInteractions['checked'] =>
  rules?.checked.filter(({ partly }) => partly.length > 0) ?? []

const rulesShown = ({ found, local }: CheckedInteractions, check: DrugCheck): string[] => [
  ...new Set([...allergiesIn(check), ...found, ...local].map(({ rule }) => rule)),
]

/** A host that does not look at the record keeps one reason for all. */
function keptAs(
  reasons: readonly KeptReason[],
  { context }: DrugCheck,
): Pick<InteractionCheck, 'reason' | 'reasons'> {
  const [first] = reasons
  if (!first) return {}
  return context === undefined ? { reason: first.reason } : { reasons: [...reasons] }
}

/** What the records keep of the check. */
export function keptCheck(check: DrugCheck, reasons: readonly KeptReason[]): InteractionCheck {
  const { rules, asked, leftOut, examples } = check
  const notCompared = check.allergies?.notCompared ?? []
  const allergies = allergiesIn(check).map(
    ({ allergy, medicine }) => `${allergy}: ${medicine.name}`,
  )
  const unchecked = [...(rules ? rules.unrecognised.map(({ name }) => name) : asked), ...leftOut]
  const partly = partlyOf(check).map(({ name }) => name)
  const readInPart = rules ? readTo('part', rules) : []
  return {
    outcome: outcomeOf(check),
    ...(rules && { ruleSet: rules.ruleSet.version, rules: rulesShown(rules, check) }),
    ...(unchecked.length > 0 && { unchecked }),
    ...(partly.length > 0 && { partly }),
    ...(readInPart.length > 0 && { readInPart }),
    ...(allergies.length > 0 && { allergies }),
    ...(notCompared.length > 0 && { notCompared: [...notCompared] }),
    ...(examples.length > 0 && { examples: [...examples] }),
    ...keptAs(reasons, check),
  }
}

/** What whoever reads the prescription is warned of; empty where there is nothing. */
export const alertOf = (check: DrugCheck): string =>
  [
    ...(check.warning === null ? [] : [check.warning]),
    ...allergiesIn(check).map(
      ({ allergy, medicine }) => `${medicine.name}: allergy to ${allergy}.`,
    ),
    ...findingsOf(check).map(
      ({ medicines: [one, other], consequence }) =>
        `${one.name} with ${other.name}: ${consequence}`,
    ),
    ...(check.rules?.duplicates.map(twice) ?? []),
    // The patient reads this, and may not know what the record says.
    ...unique(
      contextIn(check)
        .filter(isAlerted(check))
        .map(({ medicine }) => medicine.name),
    ).map(recordAlert),
  ].join(' ')

/** A patient who reads a mere question, or of what was only feared, might stop a medicine that is needed. */
const isAlerted =
  ({ prescribed }: DrugCheck) =>
  (finding: ContextFinding): boolean =>
    isGraveContext(finding) &&
    finding.asks === undefined &&
    prescribed.some((name) => same(name, finding.medicine.name))

/** Says of an ingredient that it is there more than once. */
export function twice({ ingredient, names }: CheckedInteractions['duplicates'][number]): string {
  const [first, ...others] = unique(names)
  return others.length === 0
    ? `The same medicine more than once: ${first ?? ingredient}.`
    : `The same ingredient more than once: ${ingredient}, in ${[first, ...others].join(' and ')}.`
}
