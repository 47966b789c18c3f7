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
 * to: '2.5mg' is one word.
 */
export const wordsOf = (text: string): string[] =>
  text
    .replace(/[®™©'’‘`´]/g, '')
    .replace(/[µμ]g/g, 'ug')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
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

const entryOf = (words: readonly string[]): Entry | undefined =>
  words.length > 1 && smallWords.has(words[0] ?? '') ? undefined : entries.get(keyOf(words))

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
  sodium hydrochloride hcl hydrobromide hbr bromide chloride sulfate sulphate phosphate maleate mesylate mesilate besylate besilate tartrate bitartrate succinate
  fumarate citrate acetate lactate gluconate stearate ethylsuccinate estolate lactobionate decanoate
  enanthate pamoate tosylate tosilate oxalate camsylate arginine erbumine trometamol
  tromethamine epolamine diethylamine monohydrate dihydrate trihydrate hemihydrate anhydrous
  disodium hydrogen isethionate medoxomil xinafoate bisulfate bisulphate sesquihydrate benzoate
  hemifumarate hyclate dihydrochloride
`)

/** Whether this word only names a salt. */
export const isSalt = (word: string): boolean => saltWords.has(word.toLowerCase())

/** Forms, routes and release, which may stand before or after a name. */
const formWords = listed(`
  tablet tablets tab tabs capsule capsules cap caps caplet caplets pill pills lozenge lozenges
  sachet sachets powder granules syrup syp elixir linctus suspension susp solution soln liquid drop
  drops injection injections inj injectable infusion ampoule ampoules vial vials suppository
  suppositories patch patches spray inhaler puff puffs enema film coated chewable dispersible
  effervescent soluble sublingual buccal orodispersible odt enteric gastroresistant oral orally
  intravenous intravenously intramuscular subcutaneous iv im sc sl po pr rectal rectally transdermal
  topical topically vaginal nasal ophthalmic eye ear skin cream gel ointment lotion foam paste
  shampoo mouthwash inhaled nebuliser nebulizer pessary pessaries
  extended modified controlled sustained prolonged delayed immediate slow release er xr xl sr mr cr
  la ec dr ir cd retard generic therapy treatment supplement supplements by mouth
`)

/** Doses and times, likewise. */
const scheduleWords = listed(`
  mg mcg ug g gm gram grams kg ml l iu u unit units mmol meq percent % dose doses low high daily day
  days night nights nightly morning evening bedtime noon week weeks weekly month months hour hours
  hourly hr hrs h d once twice thrice one two three four half times time x per a an at in the every
  each for as needed required necessary prn sos bd bid tds tid qds qid qd od om on nocte mane stat
  hs ac pc before after with without meal meals food water until to up of and started since
  continued other alternate directed when q
`)

/**
 * What is put on the place and hardly reaches the blood. Sprays for the nose and what is inhaled
 * are not among it: sumatriptan, fentanyl or amyl nitrite are given so to act in the whole body.
 */
const localWords = listed(`
  cream gel ointment lotion foam paste shampoo mouthwash topical topically vaginal ophthalmic eye
  ear skin pessary pessaries
`)

/** '500', '2.5mg', 'q6h'. */
const isAmount = (word: string): boolean =>
  /^q\d+h?$/.test(word) ||
  /^\d+(?:[.,]\d+)*(?:mg|mcg|ug|g|gm|kg|ml|l|iu|u|units?|mmol|meq|%|h|hrs?|hours?|d|days?|x)?$/.test(
    word,
  )

/**
 * Whether the word at this place only says form, dose or time. A single letter does so after an
 * amount or a word for time ('5 g', 'twice a day'), but not after a name: Telma H is not Telma.
 */
function isBeside(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  if (isAmount(word)) return true
  // 'at 6 pm', but not Tylenol PM.
  if (word === 'am' || word === 'pm') return words[at - 2] === 'at'
  if (!formWords.has(word) && !scheduleWords.has(word)) return false
  const previous = words[at - 1] ?? ''
  return word.length > 1 || word === '%' || isAmount(previous) || scheduleWords.has(previous)
}

/** Whether a form for skin, eye or another place of its own is named. */
export const isLocalForm = (name: string): boolean =>
  wordsOf(name).some((word) => localWords.has(word))

const units = listed('mg mcg ug g gm ml iu units times hours hrs days weeks')

/**
 * Whether what follows leaves a brand what it is. A small number can be part of its name: Tylenol 3
 * holds codeine, but Crocin 500 is Crocin.
 */
const keepsBrand = ([first = '', second = '']: readonly string[]): boolean =>
  !/^\d$/.test(first) || units.has(second)

/** The medicine of exactly this name, a salt of it included. */
function medicineOf(words: readonly string[], beside: readonly string[]): Medicine | undefined {
  const exact = entryOf(words)
  if (exact) return exact.kind === 'generic' || keepsBrand(beside) ? exact : undefined
  let length = words.length
  while (length > 1 && saltWords.has(words[length - 1] ?? '')) length -= 1
  if (length === words.length) return undefined
  const base = entryOf(words.slice(0, length))
  return base?.salts ? base : undefined
}

/** Looks a name up as it is, then without the forms, doses and times before and after it. */
function bare(words: readonly string[]): Medicine | undefined {
  let start = 0
  let end = words.length
  const tried = () => medicineOf(words.slice(start, end), words.slice(end))
  for (;;) {
    const medicine = tried()
    if (medicine) return medicine
    if (end - start > 1 && isBeside(words, end - 1)) end -= 1
    else break
  }
  while (end - start > 1 && isBeside(words, start)) {
    start += 1
    const medicine = tried()
    if (medicine) return medicine
  }
  return undefined
}

/**
 * Also a dose parted from its name ('warfarin5mg'), and 5-ASA as one word: it is mesalazine, and ASA
 * aspirin.
 */
export const clean = (text: string): string =>
  visible(text)
    .replace(/(\p{L}{4})(\d+(?:[.,]\d+)?\s?(?:mg|mcg|µg|g|ml)\b)/giu, '$1 $2')
    .replace(/\b([45])[-\s]ASA\b/giu, '$1ASA')

/** What stands between the parts of a combination: 'losartan/hydrochlorothiazide'; also a dose. */
const joints =
  /\s*(?:[/+&|]|-(?=\p{L})|\s(?:and|with|plus)\s)\s*|(?<=\d\s?(?:mg|mcg|ug|g|ml))\s+(?=\p{L})/iu

/**
 * The medicine that a name means, or undefined where it is none of the known names. Case, spaces,
 * hyphens, accents, salts, forms, doses and times make no difference; every other word does, and
 * spelling too. What stands in brackets is not read.
 */
export function recognise(name: string): Medicine | undefined {
  const text = clean(withoutBrackets(name))
  const words = wordsOf(text)
  if (words.length === 0) return undefined
  const whole = bare(words)
  if (whole) return whole
  const named = text.split(joints).filter((part) => !saysNoName(wordsOf(part)))
  if (named.length < 2) return undefined
  const parts = named.flatMap((part) => {
    const medicine = bare(wordsOf(part))
    return medicine ? [{ name: part.trim(), medicine }] : []
  })
  if (parts.length < named.length) return undefined
  return {
    label: parts.map(({ medicine }) => medicine.label).join('/'),
    ingredients: [...new Set(parts.flatMap(({ medicine }) => medicine.ingredients))],
    parts: parts.map(({ name, medicine }) => ({ name, ingredients: medicine.ingredients })),
  }
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
export const longestName = 4

/** Without what stands in brackets, brackets in brackets included. */
export function withoutBrackets(text: string): string {
  const fewer = text.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
  return fewer === text ? text.trim() : withoutBrackets(fewer)
}

/** Whether these words only say form, dose or time. */
export const saysNoName = (words: readonly string[]): boolean =>
  words.every((_, at) => isBeside(words, at))
