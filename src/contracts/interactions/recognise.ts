import { ingredients, products } from './ingredients'
import { visible } from './visible'

/** A medicine by one of its names. */
export interface Medicine {
  /** The name as the rule set spells it. */
  label: string
  ingredients: readonly string[]
  /** Of medicines that one name joins and no product does: 'warfarin + aspirin'. As written. */
  parts?: readonly { name: string; ingredients: readonly string[] }[]
}

interface Entry extends Medicine {
  kind: 'generic' | 'brand'
  /** Whether a salt may follow. */
  salts: boolean
}

/**
 * A text's words for comparison: lower case, without accents, apostrophes and trade marks, split
 * wherever neither a letter nor a digit stands. A number keeps its decimals and what it is joined
 * to: '2.5mg' is one word. A plus sign is the word.
 */
export const wordsOf = (text: string): string[] =>
  text
    .replace(/[®™©'’‘`´]/g, '')
    .replace(/[µμ]g/g, 'ug')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\+/g, ' plus ')
    .match(/\d+(?:[.,]\d+)*[\p{L}%]*|\p{L}[\p{L}\d]*|%/gu) ?? []

/** How names are compared: spaces, hyphens, case and accents make no difference. */
export const keyOf = (words: readonly string[]): string => words.join('')

const entries = ((): ReadonlyMap<string, Entry> => {
  const index = new Map<string, Entry>()
  const add = (name: string, entry: Omit<Entry, 'label'>) =>
    index.set(keyOf(wordsOf(name)), { label: name, ...entry })
  for (const [id, { also, brands, salts }] of ingredients) {
    for (const name of [id, ...also])
      add(name, { ingredients: [id], kind: 'generic', salts: salts })
    for (const name of brands) add(name, { ingredients: [id], kind: 'brand', salts: false })
  }
  for (const [name, { of, also, brands }] of products) {
    const kind = name === name.toLowerCase() ? 'generic' : 'brand'
    for (const each of [name, ...also]) add(each, { ingredients: of, kind, salts: false })
    for (const each of brands) add(each, { ingredients: of, kind: 'brand', salts: false })
  }
  return index
})()

/** With these no name of several words begins: 'as a' is not ASA, 'a NSAID' is not Ansaid. */
const smallWords: ReadonlySet<string> = new Set(
  'a am an as at be by do for i if in is it me my no of on or the to we with'.split(' '),
)

function entryOf(words: readonly string[]): Entry | undefined {
  const entry = entries.get(keyOf(words))
  const [first = ''] = words
  const isName = words.length < 2 || !smallWords.has(first)
  // But 'i-Pill' itself begins so.
  return isName || wordsOf(entry?.label ?? '')[0] === first ? entry : undefined
}

/** Groups of medicines, which people name where a medicine is wanted. */
const groups: ReadonlySet<string> = new Set(
  [
    ...['NSAID', 'ACE inhibitor', 'ARB', 'angiotensin receptor blocker', 'beta blocker', 'statin'],
    ...[
      'calcium channel',
      'calcium channel blocker',
      'CCB',
      'potassium sparing',
      'SSRI',
      'SNRI',
      'MAOI',
      'MAO inhibitor',
      'nitrate',
    ],
    ...['monoamine oxidase inhibitor', 'tricyclic', 'tricyclic antidepressant', 'antidepressant'],
    ...['opioid', 'opiate', 'benzodiazepine', 'triptan', 'antibiotic', 'macrolide', 'quinolone'],
    ...['fluoroquinolone', 'sulfonylurea', 'sulfonamide', 'blood thinner', 'anticoagulant', 'DOAC'],
    ...['NOAC', 'antiplatelet', 'diuretic', 'loop diuretic', 'thiazide', 'thiazide diuretic'],
    ...['potassium sparing diuretic', 'potassium binder', 'painkiller', 'pain killer', 'antacid'],
    ...['PPI', 'proton pump inhibitor', 'protease inhibitor', 'azole', 'azole antifungal'],
    ...['contraceptive', 'oral contraceptive', 'birth control pill', 'antihistamine', 'steroid'],
    ...['corticosteroid', 'antipsychotic', 'anticonvulsant', 'PDE5 inhibitor', 'ergot alkaloid'],
    ...['thyroid hormone', 'vitamin', 'supplement', 'vaccine', 'sleeping pill', 'antihypertensive'],
  ].map((name) => keyOf(wordsOf(name))),
)

/** Whether this names a group of medicines: its plural counts, too. */
export const isGroup = (words: readonly string[]): boolean => {
  const key = keyOf(words)
  return groups.has(key) || groups.has(key.replace(/s$/, ''))
}

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/**
 * What may follow an ingredient without making it another medicine. Potassium, calcium and magnesium
 * are not among them, for they may be a medicine of their own that a comma should part: such salts
 * stand in the list of names.
 */
const saltWords = listed(`
  sodium hydrochloride hcl hydrobromide hbr bromide chloride sulfate sulphate phosphate maleate
  malate mesylate mesilate besylate besilate tartrate bitartrate succinate hemisuccinate
  fumarate citrate acetate lactate gluconate stearate ethylsuccinate estolate lactobionate decanoate
  enanthate undecanoate cipionate cypionate palmitate pamoate embonate tosylate tosilate edisylate
  oxalate camsylate arginine lysine meglumine erbumine trometamol tromethamine epolamine
  diethylamine monohydrate dihydrate trihydrate hemihydrate sesquihydrate anhydrous ethanolate
  monosodium disodium hydrogen isethionate medoxomil xinafoate bisulfate bisulphate benzoate
  hemifumarate hyclate dihydrochloride propionate dipropionate furoate valerate butyrate acetonide
`)

/** Whether this word only names a salt. */
export const isSalt = (word: string): boolean => saltWords.has(word.toLowerCase())

/** Words in short. */
const shortened: ReadonlyMap<string, string> = new Map([
  ['sod', 'sodium'],
  ['pot', 'potassium'],
])

/** Forms and routes, which may stand before or after a name. */
const formWords = listed(`
  tablet tablets tab tabs capsule capsules cap caps caplet caplets pill pills lozenge lozenges
  sachet sachets powder granules syrup syp elixir linctus suspension susp solution soln liquid drop
  drops gtt injection injections inj injectable infusion ampoule ampoules amp vial vials suppository
  suppositories supp patch patches spray inhaler puff puffs enema film coated uncoated chewable
  dispersible effervescent soluble sublingual buccal orodispersible enteric oral orally
  intravenous intravenously intramuscular subcutaneous subcut iv im sc sl po pr pv rectal rectally
  transdermal topical topically vaginal nasal intranasal ophthalmic eye ear skin cutaneous cream gel
  ointment oint lotion foam paste shampoo mouthwash inhaled inhalation nebuliser nebulizer nebulised
  nebulized nebulisation nebulization neb nebs nebules respule respules rotacap rotacaps transcaps
  mdi dpi pessary pessaries softgel softgels gelcap gelcaps prefilled syringe pen generic therapy
  treatment supplement supplements by mouth otc
`)

/** Release when written out. */
const releaseWords = listed(`
  extended modified controlled sustained prolonged delayed immediate release gastro resistant
  gastroresistant long acting hard soft oro mouth dissolving disintegrating
`)

/**
 * Release in letters. After an ingredient they are its form; after a brand they can be a further
 * ingredient (Zerodol-MR holds a muscle relaxant), so such a brand has to be listed itself.
 */
const releaseLetters = listed('er xr xl sr mr la ec dr cr ir cd pr odt dt md retard depot slow')

/** The pharmacopoeia that a product is made by; after a brand it can be something else. */
const pharmacopoeias = listed('ip bp usp ep jp nf ph eur pheur')

/** Painkillers that India sells with a muscle relaxant, which is the 'MR' after them, too. */
const soldWithRelaxant: ReadonlySet<string> = new Set([
  ...['aceclofenac', 'diclofenac', 'etodolac', 'etoricoxib', 'ibuprofen', 'ketoprofen'],
  ...['lornoxicam', 'mefenamic acid', 'nimesulide', 'paracetamol', 'piroxicam'],
])

/** Doses and times, likewise. */
const scheduleWords = listed(`
  mg mcg ug g gm gms gram grams kg ml l iu u unit units mmol meq percent % dose doses low high daily
  dly day days night nights nightly morning evening bedtime noon week weeks weekly month months hour
  hours hourly hrly hr hrs h d once twice thrice one two three four half times time x per a an at in
  the every each for as needed required necessary prn sos bd bid tds tid qds qid qd od om on nocte
  mane stat hs qhs ac pc bbf before after with without meal meals food breakfast lunch dinner water
  until to up of and started since continued other alternate directed when q
`)

const units = listed('mg mcg ug g gm ml')

/** What a brand can be called by: 'Panadol Night' is another product, 'Panadol at night' is not. */
const nameLike = listed('day night morning noon low high one two three four half om')

/**
 * What is put on the place and hardly reaches the blood. Sprays for the nose and what is inhaled
 * are not among it: sumatriptan, fentanyl or amyl nitrite are given so to act in the whole body.
 */
const localWords = listed(`
  cream gel ointment lotion foam paste shampoo mouthwash topical topically vaginal ophthalmic eye
  ear skin pessary pessaries
`)

/** '500', '2.5mg', 'q6h', 'x5days'. */
const isAmount = (word: string): boolean =>
  /^q\d+h?$/.test(word) ||
  /^x\d+(?:d|days?|weeks?|months?)?$/.test(word) ||
  /^\d+(?:[.,]\d+)*(?:mg|mcg|ug|g|gm|kg|ml|l|iu|u|units?|mmol|meq|%|h|hrs?|hrly|hourly|hours?|d|days?|weeks?|months?|x|tabs?|tablets?|caps?|puffs?|drops?)?$/.test(
    word,
  )

/** Where a single letter says form, dose or time, and is no part of a name: Telma H is not Telma. */
function isLetterBeside(words: readonly string[], at: number): boolean {
  const letter = words[at]
  const [beforeThat = '', previous = ''] = [words[at - 2], words[at - 1]]
  const next = words[at + 1] ?? ''
  switch (letter) {
    // 'T. Warfarin'.
    case 't':
    case 'c':
      return at === 0 && words.length > 1
    case 'g':
    case 'l':
    case 'u':
    case '%':
      return isAmount(previous)
    case 'x':
      return isAmount(next) || isAmount(previous)
    case 'q':
      return isAmount(next) || next === 'h'
    case 'a':
      return /^(?:day|week|month|night|tablet|tab|half)/.test(next)
    // 'every 6 h', '25 mcg/h', '500 mg 5 d'; but not 'Telma 40 H' or 'Pan 40 mg D'.
    case 'd':
    case 'h':
      return (
        ['mcg', 'ug', 'q', 'per'].includes(previous) ||
        (/^\d+$/.test(previous) && (isAmount(beforeThat) || scheduleWords.has(beforeThat)))
      )
    default:
      return false
  }
}

/** Whether the word at this place only says form, dose or time. */
function isBeside(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  if (isAmount(word)) return true
  if (word.length === 1) return isLetterBeside(words, at)
  // 'at 6 pm', but not Tylenol PM.
  if (word === 'am' || word === 'pm') return words[at - 2] === 'at'
  return (
    formWords.has(word) ||
    releaseWords.has(word) ||
    releaseLetters.has(word) ||
    pharmacopoeias.has(word) ||
    scheduleWords.has(word)
  )
}

/** The same beside a brand, where less goes without saying. */
function isBesideBrand(words: readonly string[], at: number, end: number): boolean {
  const word = words[at] ?? ''
  const isNext = at === end
  const [previous = '', next = ''] = [words[at - 1], words[at + 1]]
  // 'Pan 40D' and 'Pan 40 D' are Pan-D.
  if (isNext && /^\d+[dh]$/.test(word)) return false
  if (at === end + 1 && /^[dh]$/.test(word) && isAmount(previous)) return false
  if (isNext && word.length === 1 && word !== 'x' && !isAmount(word)) return false
  if (releaseLetters.has(word)) return false
  if (pharmacopoeias.has(word)) return formWords.has(previous) || pharmacopoeias.has(previous)
  if (isNext && nameLike.has(word)) return isAmount(next) || formWords.has(next) || next === 'dose'
  return isBeside(words, at)
}

/** Whether a form for skin, eye or another place of its own is named. */
export const isLocalForm = (name: string): boolean =>
  wordsOf(name).some((word) => localWords.has(word))

/** The entry of exactly this name, a salt of it included. */
function saltedEntryOf(words: readonly string[]): Entry | undefined {
  const exact = entryOf(words)
  if (exact) return exact
  for (let length = words.length - 1; length > 0; length -= 1) {
    if (!saltWords.has(words[length] ?? '')) return undefined
    const base = entryOf(words.slice(0, length))
    if (base) return base.salts ? base : undefined
  }
  return undefined
}

/** Looks a name up as it is, then without the forms, doses and times before and after it. */
function bare(written: readonly string[]): Entry | undefined {
  const words = written.map((word) => shortened.get(word) ?? word)
  for (let start = 0; start < words.length; start += 1) {
    for (let end = words.length; end > start; end -= 1) {
      const entry = saltedEntryOf(words.slice(start, end))
      // The longest name decides: what makes it another product makes its beginning one, too.
      if (entry) return keepsName(entry, words, start, end) ? entry : undefined
      if (!isBeside(words, end - 1)) break
    }
    if (!isBeside(words, start)) break
  }
  return undefined
}

/** Whether what stands before and after a name leaves it what it is. */
function keepsName(
  { kind, ingredients: of }: Entry,
  words: readonly string[],
  start: number,
  end: number,
): boolean {
  if (kind === 'generic')
    return !(of.some((each) => soldWithRelaxant.has(each)) && words.slice(end).includes('mr'))
  return leavesBrand(words, start, end)
}

/** Whether what stands before and after a brand's words only says form, dose or time. */
const leavesBrand = (words: readonly string[], start: number, end: number): boolean =>
  words.every((_, at) => (start <= at && at < end) || isBesideBrand(words, at, end))

/**
 * A text as it is looked up: a dose or number is parted from its name ('warfarin5mg', 'Dolo650'), 't.d.s.'
 * loses its points, a schedule '1+0+1' is written with hyphens, and 5-ASA is one word: it is
 * mesalazine, and ASA aspirin.
 */
export const clean = (text: string): string =>
  visible(text)
    .replace(/\b\p{L}(?:\.\p{L})+\b\.?/gu, (letters) => letters.replace(/\./g, ''))
    .replace(/(\p{L}{4})(\d+(?:[.,]\d+)?\s?(?:mg|mcg|µg|g|ml)\b)/giu, '$1 $2')
    .replace(/(?<=[\d½]\s*)\+(?=\s*[\d½]\s*\+|\s*[\d½]\b)/g, '-')
    .replace(/\b([45])[-\s]ASA\b/giu, '$1ASA')

/** The words with a number parted from the name it is joined to: 'Dolo650'; but B12 is a name. */
const partNumbers = (words: readonly string[]): string[] =>
  words.flatMap((word) => {
    const [, name = '', number = ''] = /^(\p{L}{3,})(\d+)$/u.exec(word) ?? []
    return name === '' || entryOf([word]) ? [word] : [name, number]
  })

/** What stands between the parts of a combination: 'losartan/hydrochlorothiazide'; also a dose. */
const joints = /\s*(?:[/+&|]|\s(?:and|with|plus)\s)\s*|(?<=\d\s?(?:mg|mcg|ug|g|ml))\s+(?=\p{L})/iu

/** Two strengths, of which one ingredient can have only one: 'Telma 40/12.5'. */
function hasTwoStrengths(text: string): boolean {
  const [, one, other] =
    /(?<![\d.,/-])(\d+(?:\.\d+)?)\s?(?:mg|mcg)?\s?\/\s?(\d+(?:\.\d+)?)(?![\d.,/]|\s?(?:ml|h))/i.exec(
      text,
    ) ?? []
  if (one === undefined || other === undefined) return false
  // Half a tablet; 5 days (5/7), hours, weeks or months; and an insulin of two sorts, 30/70.
  if (['2', '3', '4', '7', '12', '24', '52'].includes(other)) return false
  return Number(one) + Number(other) !== 100
}

/** 'Telma (AM)', 'Calpol+': what is in brackets, or the sign, makes a brand another product. */
const hasSuffix = (name: string): boolean =>
  [...name.matchAll(/[([]\s*(\p{L}{1,3}|\+)\s*[)\]]/gu)].some(
    ([, suffix = '']) =>
      !/^(?:r|tm)$/iu.test(suffix) && !saysNoName(wordsOf(suffix)) && !entryOf(wordsOf(suffix)),
  )

/** 'Telma 40 H' is Telma-H, with its strength inside. */
function aroundStrength(words: readonly string[]): Medicine | undefined {
  const name = words.filter(
    (word) => !/^\d+(?:[.,]\d+)*(?:mg|mcg|g|ml)?$/.test(word) && !units.has(word),
  )
  const entry = name.length < words.length ? bare(name) : undefined
  const isLong = wordsOf(entry?.label ?? '').length > 1
  return entry?.kind === 'brand' && isLong ? asMedicine(entry) : undefined
}

const asMedicine = ({ label, ingredients: of }: Entry): Medicine => ({ label, ingredients: of })

/** One medicine, or several that hyphens join. */
function one(text: string): Medicine | undefined {
  const words = partNumbers(wordsOf(text))
  const entry = bare(words)
  if (entry) return asMedicine(entry)
  const joined = text.split(/-(?=\p{L})/u)
  return joined.length > 1 ? several(joined) : undefined
}

function several(texts: readonly string[]): Medicine | undefined {
  const parts = texts.flatMap((text) => {
    const medicine = one(text)
    return medicine ? [{ name: text.trim(), medicine }] : []
  })
  if (parts.length < texts.length) return undefined
  return {
    label: parts.map(({ medicine }) => medicine.label).join('/'),
    ingredients: [...new Set(parts.flatMap(({ medicine }) => medicine.ingredients))],
    parts: parts.flatMap(({ name, medicine }) =>
      medicine.parts ? [...medicine.parts] : [{ name, ingredients: medicine.ingredients }],
    ),
  }
}

/** Whether a part of a combination is its strength or form alone: '12.5 mg tablet', not 'MR'. */
const isStrength = (words: readonly string[]): boolean =>
  saysNoName(words) && !words.some((word) => releaseLetters.has(word))

/**
 * The medicine that a name means, or undefined where it is none of the known names. Case, spaces,
 * hyphens, accents, salts, forms, doses and times make no difference; every other word does, and
 * spelling too. What stands in brackets is not read, unless it makes of the name another medicine:
 * then it is none of the known ones.
 */
export function recognise(name: string): Medicine | undefined {
  const medicine = outsideBrackets(name)
  return medicine && insidesOf(name).every((inside) => fits(inside, name, medicine))
    ? medicine
    : undefined
}

const insidesOf = (name: string): string[] =>
  [...name.matchAll(/[([]([^()[\]]+)[)\]]/gu)].map(([, inside = '']) => inside)

/** Whether what stands in brackets leaves the medicine what it is: 'warfarin (Coumadin)'. */
function fits(inside: string, name: string, { ingredients }: Medicine): boolean {
  const joined = entryOf([...nameWords(name), ...wordsOf(inside)])
  const named = joined ?? outsideBrackets(inside)
  return !named || named.ingredients.every((each) => ingredients.includes(each))
}

function outsideBrackets(name: string): Medicine | undefined {
  const text = clean(withoutBrackets(name))
  const words = partNumbers(wordsOf(text))
  if (words.length === 0) return undefined
  const whole = bare(words)
  if (whole) {
    const isOther =
      (whole.ingredients.length === 1 && hasTwoStrengths(text)) ||
      (whole.kind === 'brand' && hasSuffix(name))
    return isOther ? undefined : asMedicine(whole)
  }
  const product = aroundStrength(words)
  if (product) return product
  const parts = text.split(joints)
  // A sign too many: that in 'Calpol+ and aspirin' belongs to the brand.
  if (parts.some((part) => /^\s*(?:$|(?:and|with|plus)\s)/i.test(part))) return undefined
  const named = parts.filter((part) => !isStrength(wordsOf(part)))
  if (named.length < 2) return one(text)
  // A strength too many may be that of a part that is not named.
  const last = parts.findLastIndex((part) => named.includes(part))
  const hasStrengths = named.length < parts.length
  const isUnclear = hasStrengths && (named.some(isBrandPart) || named.length <= last)
  return isUnclear || hasSuffix(name) ? undefined : several(named)
}

const isBrandPart = (part: string): boolean => isBrand(nameWords(part))

const brandWords = (name: string): string[] =>
  partNumbers(wordsOf(clean(hasSuffix(name) ? name : withoutBrackets(name))))

/** The most words of a brand that is looked up: each further one makes more keys to look for. */
const brandWordsMost = 12

/** The key of a brand that is not among the known names; undefined where no brand is called so. */
export function brandKey(label: string): string | undefined {
  const words = brandWords(label)
  return words.length > brandWordsMost || saysNoName(words) ? undefined : keyOf(words)
}

/**
 * The keys that a brand of this name can have: that of the whole name, and those of what is left
 * without doses and forms. The longest first.
 */
export function brandKeys(name: string): string[] {
  const words = brandWords(name)
  const named = words.findIndex((_, at) => !isBeside(words, at))
  const places = named < 0 ? [] : [...words.keys()]
  const starts = places
    .slice(0, named + 1)
    .filter((start) => leavesBrand(words, start, words.length))
  const ends = places
    .slice(named)
    .map((at) => at + 1)
    .filter((end) => leavesBrand(words, 0, end))
  return starts
    .flatMap((start) => ends.map((end) => words.slice(start, end)))
    .filter(({ length }) => length <= brandWordsMost)
    .toSorted((one, other) => other.length - one.length)
    .map(keyOf)
}

/**
 * The brand that a name means, of brands that are not among the known names: as exactly as a known
 * brand is taken.
 * @param brands by their keys
 */
export function recogniseBrand(
  name: string,
  brands: ReadonlyMap<string, Medicine>,
): Medicine | undefined {
  const [found] = brandKeys(name).flatMap((key) => brands.get(key) ?? [])
  if (found?.ingredients.length === 1 && hasTwoStrengths(clean(withoutBrackets(name))))
    return undefined
  return found
}

/** The medicine of exactly these words, without forms, doses or anything else beside them. */
export const exactly = (words: readonly string[]): Medicine | undefined => entryOf(words)

/** Whether these words are a brand's name. */
export const isBrand = (words: readonly string[]): boolean => entryOf(words)?.kind === 'brand'

/** Every known name by its key. */
export const knownNames: ReadonlyMap<string, string> = new Map(
  [...entries].map(([key, { label }]) => [key, label]),
)

/** The words of a name without brackets, forms, doses and times. */
export function nameWords(name: string): string[] {
  const words = wordsOf(withoutBrackets(name))
  return words.filter((_, at) => !isBeside(words, at))
}

/** The most words that a name has. */
export const longestName: number = Math.max(
  ...[...knownNames.values()].map((name) => wordsOf(name).length),
)

/** Without what stands in brackets, brackets in brackets included. */
export function withoutBrackets(text: string): string {
  const fewer = text.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
  return fewer === text ? text.trim() : withoutBrackets(fewer)
}

/** Whether these words only say form, dose or time. */
export const saysNoName = (words: readonly string[]): boolean =>
  words.every((_, at) => isBeside(words, at))
