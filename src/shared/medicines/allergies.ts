import { allergyClasses } from './allergy-classes'
import { allergySources } from './allergy-sources'
import { described, negations, saysNone, saysNothing, severeWords } from './allergy-words'
import { crossSensitivities } from './cross-sensitivities'
import { recognise } from './recognise'
import {
  type AllergyCheck,
  type AllergyMatch,
  type CheckedInteractions,
  severities,
} from './result'
import { membersOf } from './rules'
import { listed } from './table'
import { clean, keyOf, wordsOf } from './words'
import { nameWords } from './words-beside'

interface Class {
  key: string
  one: string
  members: ReadonlySet<string>
  another: AllergyMatch['severity'] | 'nothing'
  sources: readonly string[]
}

const classes: readonly Class[] = Object.entries(allergyClasses).map(
  ([key, { one, members, another = 'contraindicated', sources }]) => ({
    key,
    one,
    members: membersOf(members),
    another,
    sources,
  }),
)

const classOf = new Map(classes.map((each) => [each.key, each]))

/** Classes by what records call them. */
const byName: ReadonlyMap<string, Class> = new Map(
  classes.flatMap((each): [string, Class][] =>
    [each.key, ...listed(allergyClasses[each.key]?.names ?? '')].map((name) => [
      singular(wordsOf(name)),
      each,
    ]),
  ),
)

/** The ingredients of a list of classes and ingredients, with 'except' or without. */
function ingredientsOf(side: string): ReadonlySet<string> {
  const [of = '', except = ''] = side.split(' except ')
  const left = new Set(listed(except))
  const all = listed(of).flatMap((each) => [...(classOf.get(each)?.members ?? membersOf(each))])
  return new Set(all.filter((each) => !left.has(each)))
}

const crosses = crossSensitivities.map((each) => ({
  ...each,
  from: new Set(listed(each.to)),
  fromIngredients: ingredientsOf(each.to),
  against: ingredientsOf(each.medicines),
}))

/** The ingredients that these tables name: the check for interactions does not know all of them. */
const ownIngredients: ReadonlyMap<string, string> = new Map(
  [
    ...classes.flatMap(({ members }) => [...members]),
    ...crosses.flatMap(({ fromIngredients }) => [...fromIngredients]),
  ].map((ingredient) => [keyOf(wordsOf(ingredient)), ingredient]),
)

/** What an allergy says of an ingredient. */
type Verdict = Pick<AllergyMatch, 'severity' | 'words' | 'rule' | 'sources'>

/** What was understood of an allergy: a class, an ingredient, or a name that nobody knows. */
type Allergen =
  | { kind: 'class'; of: Class }
  | { kind: 'ingredient'; ingredient: string }
  | { kind: 'name'; key: string }

type KnownMedicine = Pick<CheckedInteractions['checked'][number], 'name' | 'ingredients'>

interface Allergy {
  /** As the record has it. */
  text: string
  allergens: readonly Allergen[]
  severe: boolean
}

/**
 * Holds medicines against the allergies of a record, by the tables of classes (allergy-classes.ts) and
 * of cross-sensitivities (cross-sensitivities.ts). Pure, as the check for interactions is. Texts are
 * read as people write them: 'Penicillin (rash)', 'sulfa, NSAIDs', 'NKDA'. What is not understood, or
 * not wholly, is told; what is understood of it counts all the same.
 * @param allergies as the record has them
 * @param names medicines, one each, as a person writes them
 * @param known ingredients of those that are known elsewhere, such as on the host
 */
export function checkAllergies(
  allergies: readonly string[],
  names: readonly string[],
  known: readonly KnownMedicine[] = [],
): AllergyCheck {
  const texts = allergies.map((text) => text.trim().replace(/\s+/g, ' ')).filter(Boolean)
  const answers = texts.filter((text) => !saysNothing(text))
  const readings = answers.filter((text) => !saysNone(text)).map(read)
  const medicines = names
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .filter((name, at, all) => name !== '' && all.indexOf(name) === at)
  const named = medicines.map((name) => candidateOf(name, known))
  const matches = readings
    .flatMap(({ understood }) => understood)
    .flatMap((allergy) => named.flatMap((medicine) => matchesOf(allergy, medicine)))
    .toSorted((one, other) => gravityOf(one.severity) - gravityOf(other.severity))
  return {
    matches,
    notCompared: [...new Set(readings.flatMap(({ notUnderstood }) => notUnderstood))],
    none: readings.length === 0,
    record: recordOf(answers.length, readings.length),
  }
}

/** What the record says at all. */
function recordOf(answers: number, named: number): AllergyCheck['record'] {
  if (named > 0) return 'named'
  return answers > 0 ? 'none known' : 'not asked'
}

const gravityOf = (severity: AllergyMatch['severity']): number => severities.indexOf(severity)

/** A medicine with all that it may be in a record. */
interface Candidate {
  name: string
  /** How the name itself would stand there. */
  ownName: string
  ingredients: readonly string[]
}

function candidateOf(name: string, elsewhere: readonly KnownMedicine[]): Candidate {
  const asWritten = (each: KnownMedicine) => each.name.toLowerCase() === name.toLowerCase()
  const known = recognise(name)
  // A name that is not known here may itself stand in the record.
  const ownName = keyOf(nameWords(clean(name)))
  const ingredients = known?.ingredients ?? [
    ownIngredients.get(ownName) ?? ownName,
    ...(elsewhere.find(asWritten)?.ingredients ?? []),
  ]
  return { name, ownName, ingredients }
}

/** One match for each ingredient of a medicine: the gravest. */
function matchesOf(allergy: Allergy, { name, ownName, ingredients }: Candidate): AllergyMatch[] {
  return ingredients.flatMap((ingredient) => {
    const [gravest] = allergy.allergens
      .flatMap((allergen) => verdictsOn(allergen, ingredient, allergy))
      .toSorted((one, other) => gravityOf(one.severity) - gravityOf(other.severity))
    const medicine = { name, ingredient: ingredient === ownName ? name : ingredient }
    return gravest ? [{ allergy: allergy.text, medicine, ...gravest }] : []
  })
}

const cited = (ids: readonly string[]): AllergyMatch['sources'] =>
  ids.flatMap((id) => {
    const { title, address } = allergySources[id] ?? {}
    return title ? [{ citation: title, ...(address && { url: address }) }] : []
  })

function verdictsOn(allergen: Allergen, ingredient: string, { text, severe }: Allergy): Verdict[] {
  const says = `The record says “${text}”`
  if (allergen.kind === 'name')
    return allergen.key === ingredient
      ? [
          {
            severity: 'contraindicated',
            words: `${says}, which is this medicine’s name.`,
            rule: 'allergy-name',
            sources: [],
          },
        ]
      : []
  if (allergen.kind === 'ingredient' && allergen.ingredient === ingredient)
    return [
      {
        severity: 'contraindicated',
        words: `${says}, and this medicine holds ${ingredient}.`,
        rule: 'allergy-ingredient',
        sources: cited(['labels']),
      },
    ]
  return [
    ...classVerdicts(allergen, ingredient, says),
    ...crosses
      .filter(
        ({ from, fromIngredients, against }) =>
          against.has(ingredient) &&
          (allergen.kind === 'class'
            ? from.has(allergen.of.key)
            : fromIngredients.has(allergen.ingredient)),
      )
      .map(({ id, severity, severe: ifSevere = severity, words, sources }) => ({
        severity: severe ? ifSevere : severity,
        words: `${says}. With ${ingredient}: ${words}`,
        rule: id,
        sources: cited(sources),
      })),
  ]
}

function classVerdicts(
  allergen: Exclude<Allergen, { kind: 'name' }>,
  ingredient: string,
  says: string,
): Verdict[] {
  const holding = (allergen.kind === 'class' ? [allergen.of] : classes).filter(({ members }) =>
    members.has(ingredient),
  )
  return holding.flatMap(({ key, one, members, another, sources }): Verdict[] => {
    if (allergen.kind === 'class')
      return [
        {
          severity: 'contraindicated',
          words: `${says}, and ${ingredient} is ${one}.`,
          rule: `allergy-${key}`,
          sources: cited(sources),
        },
      ]
    if (!members.has(allergen.ingredient) || another === 'nothing') return []
    const more =
      another === 'contraindicated'
        ? ''
        : ' An allergy to one says little of another; ask what happened.'
    return [
      {
        severity: another,
        words: `${says}, and ${ingredient} is ${one}, as ${allergen.ingredient} is.${more}`,
        rule: `allergy-${key}`,
        sources: cited(sources),
      },
    ]
  })
}

/** What parts the allergies of one text. */
const parts = /[,;/&+\n•|]|(?<!vitamina?)\s(?:and|or|und|oder|et|ou|y|e)\s/iu
const outsideParts =
  /(?:[,;/&+\n•|]|(?<!vitamina?)\s(?:and|or|und|oder|et|ou|y|e)\s)(?![^([]*[)\]])/iu

function read(text: string): { understood: Allergy[]; notUnderstood: string[] } {
  const items = splitOutside(text)
  const understood: Allergy[] = []
  const notUnderstood: string[] = []
  for (const item of items) {
    // A reaction in the same text is that of any of its allergies.
    const { allergens, wholly } = readItem(item)
    if (allergens.length > 0)
      understood.push({ text: item, allergens, severe: severeWords.test(text) })
    if (!wholly) notUnderstood.push(item)
  }
  return { understood, notUnderstood }
}

/** The items of a text; what stands in brackets belongs to the item before it. */
function splitOutside(text: string): string[] {
  const items = text
    .split(outsideParts)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !saysNone(part) && !saysNothing(part))
  const isNamed = (item: string) =>
    wordsOf(item).some((word) => !described.has(word) || /^anti(?:biotics?|fungals?)$/.test(word))
  // 'Penicillin: rash, swelling' is one allergy, and 'drug allergy' alone tells nothing.
  const named = items.filter(isNamed)
  return named.length > 0 ? named : items
}

const isNumber = (word: string) => /^\d/.test(word)

/** What one item says: its words before and in brackets, and around a dash or colon. */
function readItem(item: string): { allergens: Allergen[]; wholly: boolean } {
  const pieces = item
    .split(/[()[\]:–—]|\s-+>?\s|->|→/u)
    .flatMap((piece) => piece.split(parts))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
  const read = pieces.map(readPiece)
  return {
    allergens: read.flatMap(({ allergens }) => allergens),
    wholly:
      read.every(({ wholly }) => wholly) && read.some(({ allergens }) => allergens.length > 0),
  }
}

function readPiece(piece: string): { allergens: Allergen[]; wholly: boolean } {
  const whole = allergensIn(piece)
  if (whole.length > 0) return { allergens: whole, wholly: true }
  const all = wordsOf(clean(piece))
  const words = all.filter((word) => !described.has(word) && !isNumber(word))
  if (words.length === 0) return { allergens: [], wholly: true }
  if (all.some((word) => negations.has(word))) return { allergens: [], wholly: false }
  const bare = allergensIn(words.join(' '))
  if (bare.length > 0) return { allergens: bare, wholly: true }
  const single = words.flatMap((word) => allergensIn(word))
  if (single.length > 0) return { allergens: single, wholly: false }
  return { allergens: [{ kind: 'name', key: keyOf(words) }], wholly: false }
}

function singular(words: readonly string[]): string {
  return keyOf(words.map((word) => word.replace(/(?<=[a-z]{2}[^s])s$/, '')))
}

/** The class or the ingredients that these words name, and nothing else. */
function allergensIn(text: string): Allergen[] {
  const words = wordsOf(text)
  const named = byName.get(singular(words))
  if (named) return [{ kind: 'class', of: named }]
  const own = ownIngredients.get(keyOf(words))
  return (recognise(text)?.ingredients ?? (own ? [own] : [])).map((ingredient) => ({
    kind: 'ingredient',
    ingredient,
  }))
}
