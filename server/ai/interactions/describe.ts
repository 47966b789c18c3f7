import {
  type CheckedInteractions,
  couldCompare,
  type Finding,
  type Interactions,
  type RuleSet,
} from '@shared/medicines/result'
import { rulesNaming } from '@shared/medicines/rules'
import { wordsOf } from '@shared/medicines/words'

/** How many findings are written out; the others are counted, and stand in the structured answer. */
const writtenMost = 12

const gradeWords = {
  contraindicated: 'Contraindicated',
  critical: 'Critical',
  warning: 'Warning',
} as const

/** How a name that somebody wrote stands among our words. */
type Quote = (name: string) => string

const asWritten: Quote = (name) => name

/** The name as it was written, and what it is where that says something else. */
const labelled = (name: string, ingredients: readonly string[], quote: Quote): string => {
  const words = wordsOf(name).join('')
  const told = ingredients.every((ingredient) => words.includes(wordsOf(ingredient).join('')))
  return told ? quote(name) : `${quote(name)} (${ingredients.join(' + ')})`
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/**
 * A check's result in plain words: what was found, what was not among those checked, what was not
 * recognised, and which rules these were. It never says that medicines go together, for no rule
 * says so.
 * @param quote marks the names that somebody wrote; everything else is words of ours
 */
export function describeInteractions(result: Interactions, quote: Quote = asWritten): string {
  if (result.status === 'failed')
    return [
      'The check by interaction rules failed: nothing was checked. Check the medicines by hand.',
      aboutRules(result.ruleSet),
    ].join('\n\n')
  return [
    summary(result, quote),
    listed(result.found, quote),
    duplicates(result, quote),
    partnersOfTheOnlyOne(result, quote),
    checkedAndNot(result, quote),
    aboutRules(result.ruleSet),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function summary(result: CheckedInteractions, quote: Quote): string {
  const { found, checked, ruleSet } = result
  if (found.length > 0)
    return `The interaction rules name ${counted(found.length, 'danger')} among these medicines.`
  if (couldCompare(result) && isCovered(result))
    return `None of the ${ruleSet.rules} interaction rules names a pair among these medicines, and the rules hold what the labels read name as grave of each of them. No label was read whole, so this does not mean that they go together.`
  if (couldCompare(result))
    return `None of the ${ruleSet.rules} interaction rules names a pair among the medicines that were checked. They do not cover all of them, so this does not mean that these medicines go together.`
  const [only] = checked
  return only
    ? `Only ${labelled(only.name, only.ingredients, quote)} was recognised, so there was nothing to check it against.`
    : 'No known medicine was recognised, so nothing was checked.'
}

const isCovered = ({ checked, unrecognised }: CheckedInteractions): boolean =>
  unrecognised.length === 0 && checked.every(({ partly }) => partly.length === 0)

function listed(found: readonly Finding[], quote: Quote): string {
  const lines = found.slice(0, writtenMost).map((finding) => line(finding, quote))
  const more = found.length - lines.length
  return [...lines, ...(more > 0 ? [`- And ${more} more.`] : [])].join('\n')
}

function line(
  { severity, gradedBy, medicines, pair, consequence, ...rest }: Finding,
  quote: Quote,
): string {
  const [one, other] = medicines.map(({ name, ingredient }) => labelled(name, [ingredient], quote))
  const grade = gradedBy === 'source' ? 'graded by the source' : 'graded by Rounds'
  const sources = rest.sources.map(({ citation }) => citation).join('; ')
  return [
    `- ${gradeWords[severity]}: ${one} with ${other}.`,
    consequence,
    ...rest.also,
    rest.action,
    ...(rest.note ? [rest.note] : []),
    `(Rule ${rest.rule}, ${pair}; ${grade}. Source: ${sources}.)`,
  ].join(' ')
}

const duplicates = ({ duplicates: found }: CheckedInteractions, quote: Quote): string =>
  found
    .map(({ ingredient, names }) => {
      const distinct = [...new Set(names)].map(quote)
      const where = distinct.length > 1 ? `in ${distinct.join(' and ')}` : 'named twice'
      return `The same ingredient more than once: ${ingredient}, ${where}.`
    })
    .join('\n')

/** For one medicine alone: what the rules would look for. */
function partnersOfTheOnlyOne({ checked }: CheckedInteractions, quote: Quote): string {
  const [only] = checked
  if (!only || checked.length > 1) return ''
  const pairs = [
    ...new Set(only.ingredients.flatMap((each) => rulesNaming(each).map(({ pair }) => pair))),
  ]
  return pairs.length === 0
    ? `No rule names ${labelled(only.name, only.ingredients, quote)}.`
    : `The rules that name it: ${firstOf(pairs)}.`
}

/** So many kinds of pairs are named, and the others counted. */
const namedMost = 3

function firstOf(kinds: readonly string[]): string {
  const more = kinds.length - namedMost
  const named = kinds.slice(0, namedMost).join('; ')
  return more > 0 ? `${named}; and ${more} more kinds of pairs` : named
}

/** Of an only partly covered medicine, what was looked for. */
const lookedForIn = (kinds: readonly string[]): string =>
  kinds.length === 0 ? 'Nothing was looked for.' : `Looked for: ${firstOf(kinds)}.`

function checkedAndNot(
  { checked, clear, unrecognised, found, local }: CheckedInteractions,
  quote: Quote,
): string {
  const lines: string[] = []
  if (checked.length > 1)
    lines.push(
      `Checked against each other: ${checked.map(({ name, ingredients }) => labelled(name, ingredients, quote)).join(', ')}.`,
    )
  if (found.length > 0 && clear.length > 0)
    lines.push(`No rule found for: ${clear.map(quote).join(', ')}.`)
  for (const { name, partly } of checked)
    for (const { ingredient, lookedFor } of partly)
      lines.push(
        `Only partly covered: ${labelled(name, [ingredient], quote)}. ${lookedForIn(lookedFor)}`,
      )
  for (const { medicines, note = '' } of local)
    lines.push(
      `Named by a rule that hardly applies: ${medicines.map(({ name }) => quote(name)).join(' with ')}. ${note}`,
    )
  if (unrecognised.length > 0)
    lines.push(
      `Not recognised, and so not checked: ${unrecognised.map(({ name, suggestions, group }) => quote(name) + hint(suggestions, group)).join(', ')}.`,
    )
  return lines.join('\n')
}

function hint(suggestions: readonly string[], group: boolean): string {
  if (group) return ' (a group: name the medicine itself)'
  return suggestions.length === 0 ? '' : ` (did you mean ${suggestions.join(' or ')}?)`
}

const aboutRules = ({ version, date, rules, reviewedByPharmacist }: RuleSet): string =>
  `Interaction rules ${version} of ${date}, ${counted(rules, 'rule')}; ${reviewedByPharmacist ? 'reviewed by a pharmacist' : 'no pharmacist has reviewed them'}. Ask a doctor or pharmacist before you act on them.`
