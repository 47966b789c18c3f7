import { wordsFor } from './advice'
import { isGroup } from './groups'
import { isCovered } from './ingredients'
import { isLocalForm, localPlace } from './local-forms'
import type { Medicine } from './name-index'
import { graderOf, readingOf } from './reading'
import { recognise } from './recognise'
import { type CheckedInteractions, type Finding, severities } from './result'
import { type CompiledRule, membersOf, ruleSet, rulesNaming } from './rules'
import { suggestionsFor } from './suggestions'
import { listed } from './table'
import { wordsOf } from './words'

interface Named {
  name: string
  ingredients: readonly string[]
  /** The medicines that the name joins, where it joins some. */
  parts?: Medicine['parts']
}

/** A danger of two medicines, and whether it hardly applies to the form of one. */
interface Danger {
  finding: Finding
  topic: string
  /** The two names, each without what it joins to its medicine. */
  written: readonly string[]
  isLocal: boolean
}

const gravityOf = (grade: Finding['severity']): number => severities.indexOf(grade)

/**
 * Checks medicines against each other by the rules (topics/). Pure: the same names give the same
 * answer. Names are taken as they are written, and only known ones are checked; the others are told,
 * with near spellings for a person to choose from. A rule that does not speak of two medicines
 * leaves open whether they go together, unless both are covered.
 * @param names one medicine each, as a person writes it: 'warfarin', 'Coumadin 5 mg tablet'
 * @param lookUp which medicine a name means, where more names are known than the tables have
 */
export function checkInteractions(
  names: readonly string[],
  lookUp: (name: string) => Medicine | undefined = recognise,
): CheckedInteractions {
  const known: Named[] = []
  const unrecognised: CheckedInteractions['unrecognised'] = []
  for (const name of distinct(names)) {
    const medicine = lookUp(name)
    if (medicine) {
      const { ingredients, parts } = medicine
      known.push({ name, ingredients, ...(parts && { parts }) })
    } else {
      const group = isGroup(wordsOf(name))
      unrecognised.push({ name, suggestions: group ? [] : suggestionsFor(name), group })
    }
  }
  const rulesBetween = rulesBeside(new Set(known.flatMap(({ ingredients }) => ingredients)))
  // Two medicines in one name are two medicines: only a product's own ingredients are left alone.
  const within = known.flatMap(({ name, parts = [] }) =>
    pairsOf(parts)
      .flatMap((pair) => dangersOf(...pair, rulesBetween))
      .map((danger) => ({ ...danger, name })),
  )
  const dangers = [
    ...pairsOf(known).flatMap((pair) => dangersOf(...pair, rulesBetween)),
    ...within,
  ].toSorted((a, b) => gravityOf(a.finding.severity) - gravityOf(b.finding.severity))
  const found = dangers.filter(({ isLocal }) => !isLocal).map(({ finding }) => finding)
  const hit = new Set([
    ...found.flatMap(({ medicines }) => medicines.map(({ name }) => name)),
    ...within.filter(({ isLocal }) => !isLocal).map(({ name }) => name),
  ])
  return {
    status: 'checked',
    ruleSet,
    found,
    local: dangers.filter(({ isLocal }) => isLocal).map(({ finding }) => finding),
    checked: known.map(({ name, ingredients, parts }) => ({
      name,
      ingredients: [...ingredients],
      partly: ingredients.filter((each) => !isCovered(each)).map(lookedFor),
      readings: ingredients.map(readingOf),
      joined: parts !== undefined,
    })),
    clear: known.length < 2 ? [] : known.map(({ name }) => name).filter((name) => !hit.has(name)),
    unrecognised,
    duplicates: duplicatesIn(names, known),
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

const lookedFor = (ingredient: string) => ({
  ingredient,
  lookedFor: [...new Set(rulesNaming(ingredient).map(({ pair }) => pair))],
})

const pairsOf = <One>(all: readonly One[]): [One, One][] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other): [One, One] => [one, other]))

/** A rule as it holds beside all medicines that are there. */
interface Applied {
  rule: CompiledRule
  severity: Finding['severity']
  shift: CompiledRule['milder']
}

type RulesBetween = (one: string, other: string) => readonly Applied[]

/** The rules that speak of two ingredients beside these, each pair looked up once. */
function rulesBeside(present: ReadonlySet<string>): RulesBetween {
  const found = new Map<string, readonly Applied[]>()
  return (one, other) => {
    const pair = `${one}/${other}`
    const rules = found.get(pair) ?? rulesOn(one, other, present)
    found.set(pair, rules)
    return rules
  }
}

/** The rules that speak of these two ingredients: the gravest first, then the most particular. */
function rulesOn(one: string, other: string, present: ReadonlySet<string>): Applied[] {
  const breadth = ({ rule: { sides } }: Applied) => sides[0].size * sides[1].size
  const isThere = (classes: string) => [...membersOf(classes)].some((each) => present.has(each))
  return rulesNaming(one)
    .filter(
      ({ sides: [left, right], beside }) =>
        ((left.has(one) && right.has(other)) || (left.has(other) && right.has(one))) &&
        (beside === undefined || isThere(beside)),
    )
    .map((rule): Applied => {
      const shift = [rule.graver, rule.milder].find((each) => each && isThere(each.with))
      return { rule, severity: shift?.grade ?? rule.grade, shift }
    })
    .toSorted((a, b) => gravityOf(a.severity) - gravityOf(b.severity) || breadth(a) - breadth(b))
}

/** The words that name this ingredient: of a name that joins several medicines, those of its part. */
const writtenFor = ({ name, parts }: Named, ingredient: string): string =>
  parts?.find((part) => part.ingredients.includes(ingredient))?.name ?? name

/** The pair's ingredients in one order, with the names that hold them, for two that hold the same. */
const ingredientsOf = ({ finding: { medicines } }: Danger): string =>
  JSON.stringify(medicines.map(({ ingredient, name }) => [ingredient, name]).toSorted())

/**
 * One danger for each pair of their ingredients, and each rule once: for the same ingredients in
 * whatever order the medicines come, and for one that stays on its place only where it is alone.
 */
function dangersOf(one: Named, other: Named, rulesBetween: RulesBetween): Danger[] {
  const dangers = one.ingredients.flatMap((first) =>
    other.ingredients.flatMap((second) => {
      if (first === second) return []
      const held = [...one.ingredients, ...other.ingredients]
      const [gravest, ...others] = rulesBetween(first, second).filter(
        ({ rule: { notWith = '' } }) => !held.some((each) => membersOf(notWith).has(each)),
      )
      if (!gravest) return []
      const medicines: Finding['medicines'] = [
        { name: one.name, ingredient: first },
        { name: other.name, ingredient: second },
      ]
      const written = [writtenFor(one, first), writtenFor(other, second)]
      return [describe(gravest, others, medicines, written)]
    }),
  )
  const sorted = dangers.toSorted(
    (a, b) =>
      Number(a.isLocal) - Number(b.isLocal) || ingredientsOf(a).localeCompare(ingredientsOf(b)),
  )
  return sorted
    .filter(
      ({ finding: { rule } }, at) => sorted.findIndex((each) => each.finding.rule === rule) === at,
    )
    .filter((danger) => !sorted.some((each) => outspeaks(each, danger)))
}

/** Of one topic the gravest advice on two products is given, and no milder one of other ingredients. */
function outspeaks(one: Danger, other: Danger): boolean {
  const writtenIn = ({ written }: Danger) => JSON.stringify(written)
  return (
    one.topic === other.topic &&
    writtenIn(one) === writtenIn(other) &&
    (!one.isLocal || other.isLocal) &&
    gravityOf(one.finding.severity) < gravityOf(other.finding.severity)
  )
}

const nitrates = membersOf('nitrates')

function describe(
  { rule, severity, shift }: Applied,
  others: readonly Applied[],
  medicines: Finding['medicines'],
  written: readonly string[],
): Danger {
  const { id, pair, consequence, action, gradedBy, depends, topic } = rule
  const forms = medicines.map(({ ingredient }, at) => ({ ingredient, name: written[at] ?? '' }))
  const places = forms.flatMap(({ name, ingredient }) => {
    const place = localPlace(name, ingredient)
    return place ? [`Of ${ingredient} on the ${place} hardly anything reaches the blood.`] : []
  })
  // A nitrate on the skin is meant for the heart.
  const elsewhere = forms
    .filter(({ name, ingredient }) => isLocalForm(name) && !nitrates.has(ingredient))
    .map(({ ingredient }) => ingredient)
  const aboutForms =
    places.length === 0 && elsewhere.length > 0
      ? [
          `The rule means medicines that act in the whole body; ask a pharmacist how far it holds for ${elsewhere.join(' and ')} in such a form.`,
        ]
      : places
  const [one, two] = medicines
  const words = (text: string) => wordsFor(text, [one.ingredient, two.ingredient])
  const notes = [depends, shift?.note]
    .map((note) => words(note ?? ''))
    .concat(aboutForms)
    .filter((note) => note !== '')
  return {
    topic,
    written,
    isLocal: places.length > 0,
    finding: {
      rule: id,
      severity,
      gradedBy: graderOf(gradedBy, rule.sources),
      medicines,
      pair,
      consequence: words(consequence),
      action: words(action),
      // Of one topic the gravest rule says it: its advice and a milder one's would not go together.
      also: [
        ...new Set(
          others
            .filter((each) => each.rule.topic !== topic)
            .map((each) => words(each.rule.consequence)),
        ),
      ],
      sources: rule.sources.map(({ title, address }) => ({
        citation: title,
        ...(address && { url: address }),
      })),
      ...(notes.length > 0 && { note: notes.join(' ') }),
    },
  }
}

/** In so many products that to meet one twice is no danger worth a line. */
const harmlessTwice = new Set(
  listed(
    'thiamine, riboflavin, nicotinamide, pantothenic acid, pyridoxine, biotin, folic acid, cyanocobalamin, mecobalamin, ascorbic acid, colecalciferol, ergocalciferol, calcium, magnesium, zinc',
  ),
)

/** An ingredient that stands in more than one of the names, or in one that is written twice. */
function duplicatesIn(
  names: readonly string[],
  known: readonly Named[],
): CheckedInteractions['duplicates'] {
  const holders = new Map<string, string[]>()
  for (const written of names) {
    const same = tidy(written).toLowerCase()
    const medicine = known.find(({ name }) => name.toLowerCase() === same)
    if (!medicine) continue
    for (const part of medicine.parts ?? [medicine])
      for (const ingredient of part.ingredients)
        holders.set(ingredient, [...(holders.get(ingredient) ?? []), medicine.name])
  }
  return [...holders]
    .filter(([ingredient, holding]) => holding.length > 1 && !harmlessTwice.has(ingredient))
    .map(([ingredient, holding]) => ({ ingredient, names: holding }))
}
