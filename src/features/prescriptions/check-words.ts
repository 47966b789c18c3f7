import { patientMessages } from '@shared/contracts/patients'
import { prescriptionMessages } from '@shared/contracts/prescriptions'
import { isolated } from '@shared/lib/isolated'
import { type CheckedInteractions, type Finding, outcomeOf, readTo } from '@shared/medicines/result'
import { type DrugCheck, partlyOf } from './drug-check'

// What a check did and did not do, in words: nothing is called safe that was not checked.

/** Something that was not looked for. */
interface Unchecked {
  text: string
  /** The kinds of pairs that were looked for, where they are too many for the sentence. */
  lookedFor?: readonly string[]
}

/** So many kinds of pairs stand in a sentence. */
const shownMost = 3

function partlyChecked(what: string, lookedFor: readonly string[]): Unchecked {
  if (lookedFor.length === 0)
    return { text: `${what}: known by name alone; nothing was looked for.` }
  const rest = 'Whatever else interacts with it was not looked for.'
  return lookedFor.length > shownMost
    ? { text: `${what}: looked for only ${lookedFor.length} kinds of pairs. ${rest}`, lookedFor }
    : { text: `${what}: looked for only ${lookedFor.join('; ')}. ${rest}` }
}

/** What was not looked for, medicine by medicine; empty where all that is grave was. */
export function uncheckedIn(check: DrugCheck): Unchecked[] {
  const { rules, allergies, asked, leftOut, patientName } = check
  return [
    ...(rules
      ? rules.unrecognised.map(({ name, suggestions, group }) => ({
          text: `${name}: not recognised, and so not checked${hint(suggestions, group)}.`,
        }))
      : [
          {
            // Many browsers keep a failed import as long as the page (whatwg/html#10327).
            text: `The check by the rules failed: nothing was checked by them (${asked.join(', ')}). If it fails again, reload the page: what is typed stays.`,
          },
        ]),
    ...(allergies
      ? []
      : [{ text: 'Nothing was compared with the allergies on record: that failed.' }]),
    ...(check.context === null ? [{ text: prescriptionMessages.contextFailed }] : []),
    ...(check.context?.needed ?? [])
      .filter(({ isGrave }) => isGrave)
      .map(({ words }) => ({ text: words })),
    ...partlyOf(check).flatMap(({ name, ingredients, partly }) =>
      partly.map(({ ingredient, lookedFor }) =>
        partlyChecked(ingredients.length > 1 ? `${name} (${ingredient})` : name, lookedFor),
      ),
    ),
    ...leftOut.map((name) => ({
      text: `${name}: removed from the list, and so not part of the check, though on record for ${isolated(patientName)}.`,
    })),
  ]
}

function hint(suggestions: readonly string[], group: boolean): string {
  if (group) return ' (a group: name the medicine itself)'
  return suggestions.length > 0 ? ` (did you mean ${suggestions.join(' or ')}?)` : ''
}

export interface Statement {
  /**
   * 'done-in-part' for what was done by labels read in part, 'caution' for what went wrong or is to be
   * looked at, 'note' for what is only to be known.
   */
  tone: 'done' | 'done-in-part' | 'caution' | 'note'
  text: string
}

const done = (text: string): Statement => ({ tone: 'done', text })
const doneInPart = (text: string): Statement => ({ tone: 'done-in-part', text })
const caution = (text: string): Statement => ({ tone: 'caution', text })
const note = (text: string): Statement => ({ tone: 'note', text })

/** What was compared with the record, and what of it is not there. */
function byContext({ context }: DrugCheck): Statement[] {
  if (!context)
    return context === null ? [] : [note('Not looked at: pregnancy, kidneys, liver, age and dose.')]
  const { lookedAt, missing, needed, version } = context
  return [
    done(`Compared with the record: ${lookedAt.join('; ')}. (Context rules ${version}.)`),
    ...(missing.length > 0 ? [note(`${missing.join('. ')}.`)] : []),
    // What is grave of it is said with what was not checked.
    ...needed.filter(({ isGrave }) => !isGrave).map(({ words }) => caution(words)),
    note('Not looked at: breast-feeding and body weight.'),
  ]
}

/** What was done, by the rules and by the assistant, and what by neither. */
export const statementsOf = (check: DrugCheck): Statement[] => [
  ...byRules(check),
  ...byAllergies(check),
  ...byContext(check),
  byAssistant(check),
]

function byRules({ rules }: DrugCheck): Statement[] {
  if (!rules) return []
  const { checked, local, unrecognised, ruleSet } = rules
  const isPartly = unrecognised.length > 0 || checked.some(({ partly }) => partly.length > 0)
  const names = checked.map(({ name }) => name).join(', ')
  const review = ruleSet.reviewedByPharmacist ? 'reviewed' : 'not reviewed'
  const by = `(Rules ${ruleSet.version}, ${review} by a pharmacist.)`
  const doneAsRead = readInWords(rules).length > 0 ? doneInPart : done
  const statement = {
    found: () =>
      isPartly
        ? note(`Checked by rules against each other, as far as they go: ${names}. ${by}`)
        : doneAsRead(`Checked by rules against each other: ${names}. ${by}`),
    incomplete: () => note(`Checked by rules as far as they go: ${names || 'nothing'}. ${by}`),
    'nothing-to-compare': () =>
      note(
        `One medicine, ${names}, which the rules cover: there was nothing to compare it with. ${by}`,
      ),
    'none-found': () =>
      // Of many only a part (docs/decisions/0004).
      doneAsRead(
        `Checked by rules, which cover all of them as far as their labels were read, and found no pair: ${names}. ${by}`,
      ),
  }[outcomeOf(rules)]
  return [
    statement(),
    ...readInWords(rules).map(note),
    ...local.map((finding) => note(localWords(finding))),
  ]
}

/** How far the labels were read that the rules hold. */
function readInWords(rules: CheckedInteractions): string[] {
  const [part, general] = [readTo('part', rules), readTo('general', rules)]
  return [
    ...(part.length > 0 ? [`Read in part: ${part.join(', ')}.`] : []),
    ...(general.length > 0 ? [`No label read: ${general.join(', ')}.`] : []),
  ]
}

function byAllergies({ allergies, noKnownAllergies: asked }: DrugCheck): Statement[] {
  if (!allergies) return []
  const { none, notCompared, record } = allergies
  if (none && asked)
    return [
      note(`${patientMessages.noKnownAllergies(asked.on, asked.by)}: nothing to compare with.`),
    ]
  if (record === 'none known')
    return [note('The record says that no allergies are known: nothing to compare with.')]
  if (none && asked === null)
    return [caution(`Allergies: ${patientMessages.allergiesNotAsked}. Nothing to compare with.`)]
  if (none) return [note('No allergies on record to compare with.')]
  return notCompared.length > 0
    ? [
        caution(
          `Not compared with: ${notCompared.join(', ')} (no medicine or class that the rules know).`,
        ),
      ]
    : [done('Compared with the allergies on record, by the names that the rules know.')]
}

const localWords = ({ medicines: [one, other], pair, note: why = '' }: Finding): string =>
  `${one.name} with ${other.name}: a rule names ${pair}. ${why}`

/** Whose words an answer is: where no model has said anything, the host's rules speak alone. */
export const answerTitle = ({ model, interactions }: NonNullable<DrugCheck['answer']>): string =>
  interactions !== null && (model === 'none' || model === 'failed')
    ? 'What the server’s rules say'
    : 'The assistant’s answer'

/** A host that doesn't tell who answers is said to have been asked, and no more. */
function byAssistant({ answer, problem, asked }: DrugCheck): Statement {
  const all = asked.join(', ')
  if (problem === undefined) return note('The assistant was not asked.')
  if (!answer)
    return caution(`The assistant could not be asked: ${sentence(problem ?? 'it gave no answer')}`)
  switch (answer.model) {
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
