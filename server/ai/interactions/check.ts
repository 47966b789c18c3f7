import type { CheckedInteractions, Finding } from '@/contracts/interactions'
import { severities } from '@/contracts/interactions'
import { classes } from './classes'
import type { IngredientId } from './drugs'
import { isGroup, isLocalForm, recognise, wordsOf } from './names'
import { membersOf, type Rule, ruleSet, rules } from './rules'
import { suggestionsFor } from './suggestions'

interface Named {
  name: string
  ingredients: readonly IngredientId[]
  /** The medicines that the name joins, where it joins some. */
  parts?: readonly Named[]
}

const nitrates: ReadonlySet<string> = new Set(classes.nitrates)

const compiled = rules.map((rule) => ({
  rule,
  left: membersOf(rule.between[0]),
  right: membersOf(rule.between[1]),
}))

/** The rules that name this ingredient, each with the words for its pair. */
export const rulesNaming = (ingredient: string): Rule[] =>
  compiled
    .filter(({ left, right }) => left.has(ingredient) || right.has(ingredient))
    .map(({ rule }) => rule)

const gravity = ({ severity }: Finding): number => severities.indexOf(severity)

/**
 * Checks medicines against each other by the rules (`rules.ts`). Pure: the same names give the same
 * answer. Names are taken as they are written, and only known ones are checked; the others are told,
 * with near spellings for a person to choose from. A rule that does not speak of two medicines
 * leaves open whether they go together.
 * @param names one medicine each, as a person writes it: 'warfarin', 'Coumadin 5 mg tablet'
 */
export function checkInteractions(names: readonly string[]): CheckedInteractions {
  const checked: Named[] = []
  const unrecognised: CheckedInteractions['unrecognised'] = []
  for (const name of distinct(names)) {
    const medicine = recognise(name)
    if (medicine) {
      const { ingredients, parts } = medicine
      checked.push({ name, ingredients, ...(parts ? { parts } : {}) })
    } else {
      const group = isGroup(wordsOf(name))
      unrecognised.push({ name, suggestions: group ? [] : suggestionsFor(name), group })
    }
  }
  const present = new Set<string>(checked.flatMap(({ ingredients }) => ingredients))
  // Two medicines in one name are two medicines: only a product's own ingredients are left alone.
  const within = checked.map(({ name, parts = [] }) => ({
    name,
    found: pairsOf(parts).flatMap(([one, other]) => findings(one, other, present)),
  }))
  const found = [
    ...pairsOf(checked).flatMap(([one, other]) => findings(one, other, present)),
    ...within.flatMap((each) => each.found),
  ]
  found.sort((a, b) => gravity(a) - gravity(b))
  const hit = new Set([
    ...found.flatMap(({ medicines }) => medicines.map(({ name }) => name)),
    ...within.filter((each) => each.found.length > 0).map(({ name }) => name),
  ])
  return {
    status: 'checked',
    ruleSet,
    found,
    checked: checked.map(({ name, ingredients }) => ({ name, ingredients: [...ingredients] })),
    clear:
      checked.length < 2 ? [] : checked.map(({ name }) => name).filter((name) => !hit.has(name)),
    unrecognised,
    duplicates: duplicatesIn(names, checked),
  }
}

const tidy = (name: string): string => name.trim().replace(/\s+/g, ' ')

/** A name that is written twice in the same words is looked up once. */
function distinct(names: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const name of names.map(tidy))
    if (name !== '' && !seen.has(name.toLowerCase())) seen.set(name.toLowerCase(), name)
  return [...seen.values()]
}

const pairsOf = (medicines: readonly Named[]): [Named, Named][] =>
  medicines.flatMap((one, at) =>
    medicines.slice(at + 1).map((other): [Named, Named] => [one, other]),
  )

function findings(one: Named, other: Named, present: ReadonlySet<string>): Finding[] {
  const found: Finding[] = []
  for (const { rule, left, right } of compiled)
    for (const first of one.ingredients)
      for (const second of other.ingredients)
        if (
          first !== second &&
          ((left.has(first) && right.has(second)) || (left.has(second) && right.has(first)))
        )
          found.push(
            describe(
              rule,
              [
                { name: one.name, ingredient: first },
                { name: other.name, ingredient: second },
              ],
              present,
            ),
          )
  return found
}

function describe(
  rule: Rule,
  medicines: Finding['medicines'],
  present: ReadonlySet<string>,
): Finding {
  const { id, pair, consequence, action, gradedBy, milderWith } = rule
  const milder =
    milderWith && classes[milderWith.className].some((each) => present.has(each))
      ? milderWith
      : undefined
  // A nitrate on the skin is meant for the heart.
  const local = medicines
    .filter(({ name, ingredient }) => isLocalForm(name) && !nitrates.has(ingredient))
    .map(({ ingredient }) => ingredient)
  const notes = [
    ...(milder ? [milder.note] : []),
    ...(local.length > 0
      ? [
          `The rule means medicines that act in the whole body; ask a pharmacist how far it holds for ${local.join(' and ')} in such a form.`,
        ]
      : []),
  ]
  return {
    rule: id,
    severity: milder?.severity ?? rule.severity,
    gradedBy,
    medicines,
    pair,
    consequence,
    action,
    sources: rule.sources.map((source) => ({ ...source })),
    ...(notes.length > 0 ? { note: notes.join(' ') } : {}),
  }
}

/** An ingredient that stands in more than one of the names, or in one that is written twice. */
function duplicatesIn(
  names: readonly string[],
  checked: readonly Named[],
): CheckedInteractions['duplicates'] {
  const holders = new Map<string, string[]>()
  for (const written of names) {
    const same = tidy(written).toLowerCase()
    const medicine = checked.find(({ name }) => name.toLowerCase() === same)
    if (!medicine) continue
    for (const part of medicine.parts ?? [medicine])
      for (const ingredient of part.ingredients)
        holders.set(ingredient, [...(holders.get(ingredient) ?? []), medicine.name])
  }
  return [...holders]
    .filter(([, holding]) => holding.length > 1)
    .map(([ingredient, holding]) => ({ ingredient, names: holding }))
}
