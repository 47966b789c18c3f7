import { allergyClasses } from './allergy-classes'
import { allergySources } from './allergy-sources'
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

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** The words of texts that say that there are none. */
const noWords = set(
  `no nil none not nkda nka nkfa nkma denies without keine kein keiner keinerlei nie ohne nenhuma nenhum
  nao nega negam sem ninguna ninguno niega sin aucune aucun pas sans ne nessuna nessuno nega senza geen
  ingen inga`,
)
const besideNo = set(
  'known drug drugs food foods medication medications medicine medicines allergy allergies allergic allergen allergens history of h o ho any to and or reported recorded on record environmental so far n a significant other such till date at present past as yet patient pt bekannt bekannte bekannten bekannter allergie allergien medikamente medikamenten medikamentenallergie medikamentenallergien arzneimittel arzneimittelallergie arzneimittelallergien unvertraglichkeit unvertraglichkeiten gegen auf der die patientin hat conhecida conhecidas conhecido conhecidos conocida conocidas conocido connue connues connu nota note noto alergia alergias alergico alergica medicamento medicamentos medicamentosa medicamentosas medicamenteuse medicamenteuses medicament medicaments farmaci farmaco alimentar alimentares alimentaria alimentarias alimentaire alimentos tem ter tiene refere refiere paciente ate o momento dallergie dallergies lallergie de da do del la le les al e y et i und bekend bekende kendte kjente kanda allergier',
)

/**
 * A text that leaves open whether there is an allergy: 'not asked', 'unknown', 'n/a', '-'. Nothing is
 * to be compared with it, and it is no answer.
 */
function saysNothing(text: string): boolean {
  const words = wordsOf(text.replace(/\bn\.?\s?\/\s?a\.?\b/giu, 'na'))
  return words.length === 0 || unanswered.has(keyOf(words))
}

/** Keys of texts that stand where nobody has asked. */
const unanswered = set(
  `unknown notknown known na notasked notyetasked asked notassessed notrecorded notdocumented tbc tbd
  pending unbekannt nichtbekannt nichterfragt nichtgefragt nichterhoben desconhecida desconhecidas
  desconhecido naoperguntado naoperguntada naoinformado naoinformada naosabe desconocida desconocidas
  desconocido nopreguntado nosabe inconnu inconnue inconnues nonconnu nonrenseigne nondemande
  sconosciuta sconosciute nonchiesto nonnoto onbekend okand ukendt ukjent`,
)

/** 'None known', 'NKDA', 'No known drug allergies', 'keine bekannt', 'nega alergias'. */
function saysNone(text: string): boolean {
  const words = wordsOf(text)
  return (
    words.some((word) => noWords.has(word)) &&
    words.every((word) => noWords.has(word) || besideNo.has(word))
  )
}

/** What negates what stands beside it: nothing is taken from 'not allergic to penicillin'. */
const negations = set(
  'no not nil none never without denies denied negative tolerates tolerated tolerating can except but ok okay nicht kein keine ohne vertragt nao sem nega tolera sin niega pas sans tolere non senza tollera',
)

/** What describes an allergy without being one. */
const described = set(`
  allergy allergies allergic hypersensitivity hypersensitive sensitivity sensitive intolerance
  intolerant reaction reactions adverse history of h o ho to known from with after on due since
  suspected possible probable confirmed reported patient pt self severe mild moderate serious
  immediate delayed drug drugs group class type family containing based products product medicine
  medicines medication medications antibiotic antibiotics antifungal tablet tablets tab injection
  inj oral iv all any other the a an as in and or is has had causes caused causing gives gave gets
  rash rashes skin eruption eruptions fixed hives urticaria itching itch itchy itchiness pruritus redness
  flushing swelling swollen edema oedema angioedema angioneurotic face facial lip lips eyes tongue
  throat mouth anaphylaxis anaphylactic anaphylactoid shock collapse breathlessness breathing
  difficulty dyspnea dyspnoea wheeze wheezing bronchospasm asthma nausea vomiting vomits diarrhea
  diarrhoea stomach gi upset gastritis abdominal pain fever sjs ten dress stevens johnson syndrome
  toxic epidermal necrolysis dermatitis exfoliative erythema multiforme cough headache dizziness dizzy
  drowsiness palpitations hypotension unknown childhood child years year ago
  allergie allergien allergisch allergique allergico allergica uberempfindlichkeit unvertraglichkeit
  alergia alergias alergico alergica hipersensibilidade hipersensibilidad intolerancia hypersensibilite
  reacao reaccion reazione reaktion medikament medikamente medicamento medicamentos medicament farmaco
  gegen auf mit bei seit der die das den dem nach als kind schwere leichte a ao aos la le les l el los
  las de del da do das dos des du aux com con por pour avec depuis en na no o e y et und i schwer leve
  grave severa desde antibiotica antibioticos antibiotico antibiotique antibiotiques
  hautausschlag ausschlag exanthem juckreiz urtikaria nesselsucht atemnot schwellung quaddeln ubelkeit
  erbrechen durchfall anaphylaxie anaphylaktisch anaphylaktischer schock quincke odem
  urticaria urticaire exantema erupcao erupcion eruption cutanea cutaneo cutanee prurido prurit coceira
  inchaco edema glote anafilaxia anafilatico anafilactico anafilattico choque choc dispneia disnea
  falta ar vomito vomitos nauseas diarreia diarrea diarrhee demangeaisons gonflement oedeme
`)

const severeWords =
  /anaphyla|anafila|angio-?(?:o|neurotic)?\s?[oöœ]?edem|\bs(?:c?h)ock\b|\bschock|\bchoque\b|\bchoc\b|quincke|glot(?:e|tis)|stevens|\bSJS\b|\bTEN\b|\bDRESS\b|epidermal|exfoliativ|collapse|kollaps/iu

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
