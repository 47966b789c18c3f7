import { withoutBrackets, wordsOf } from './words'
import { isEuropeanBeside } from './words-europe'

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
  natrium sodique sodico sodica hydrochlorid chlorhydrate clorhidrato cloridrato succinat tartrat
  maleat besilat mesilat fumarat hemifumarat
`)

/** Whether this word only names a salt. */
export const isSalt = (word: string): boolean => saltWords.has(word.toLowerCase())

/** Forms and routes, which may stand before or after a name. */
const formWords = listed(`
  tablet tablets tab tabs capsule capsules cap caps caplet caplets pill pills lozenge lozenges
  sachet sachets powder granules syrup syp elixir linctus suspension susp solution soln liquid drop
  drops gtt injection injections inj injectable infusion ampoule ampoules amp vial vials suppository
  suppositories supp patch patches spray inhaler puff puffs enema film coated uncoated chewable
  dispersible effervescent soluble sublingual buccal orodispersible enteric oral orally
  intravenous intravenously intramuscular subcutaneous subcut iv im sc sl po pr pv rectal rectally
  transdermal topical topically vaginal nasal intranasal ophthalmic eye ear skin cutaneous cream gel
  emulgel ointment oint lotion foam paste shampoo mouthwash inhaled inhalation nebuliser nebulizer nebulised
  nebulized nebulisation nebulization neb nebs nebules respule respules rotacap rotacaps transcaps
  mdi dpi pessary pessaries softgel softgels gelcap gelcaps prefilled syringe pen generic therapy
  treatment supplement supplements by mouth otc
`)

/** What a medicine is inhaled or injected with. After a brand it makes no other medicine of it. */
const deviceWords = listed(`
  accuhaler aerolizer aerosphere autohaler breezhaler clickhaler diskhaler diskus easi breathe
  easyhaler ellipta evohaler flexhaler forspiro genuair handihaler hfa modulite multihaler
  neohaler nexthaler novolizer respiclick respimat redihaler revolizer rotahaler smartules
  spiromax synchrobreathe transhaler transpules turbohaler turbuhaler twisthaler zonda
  autoinjector cartridge cartridges doublestar flexpen flextouch innolet kwikpen penfill solostar
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
const releaseLetters = listed('er xr xl sr mr la ec dr cr ir cd pr odt dt md retard depot slow lp')

/** The pharmacopoeia that a product is made by; after a brand it can be something else. */
const pharmacopoeias = listed('ip bp usp ep jp nf ph eur pheur')

/** Doses and times, which may stand there, too. */
const scheduleWords = listed(`
  mg mcg ug g gm gms gram grams kg ml l iu u unit units mmol meq percent % dose doses low high daily
  dly day days night nights nightly morning evening bedtime noon week weeks weekly month months hour
  hours hourly hrly hr hrs h d once twice thrice one two three four half times time x per a an at in
  the every each for as needed required necessary prn sos bd bid tds tid qds qid qd od om on nocte
  mane stat hs qhs ac pc bbf before after with without meal meals food breakfast lunch dinner water
  until to up of and started since continued other alternate directed when q
`)

/** What a brand can be called by: 'Panadol Night' is another product, 'Panadol at night' is not. */
const nameLike = listed('day night morning noon low high one two three four half om')

/** '500', '2.5mg', 'q6h', 'x5days'. */
const isAmount = (word: string): boolean =>
  /^q\d+h?$/.test(word) ||
  /^x\d+(?:d|days?|weeks?|months?)?$/.test(word) ||
  /^\d+(?:[.,]\d+)*(?:mg|mcg|ug|g|gm|kg|ml|l|iu|ie|ui|u|units?|k|mmol|meq|%|h|hrs?|hrly|hourly|hours?|d|days?|weeks?|months?|x|tabs?|tablets?|caps?|puffs?|drops?)?$/.test(
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
export function isBeside(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  if (isAmount(word) || isEuropeanBeside(words, at)) return true
  if (word.length === 1) return isLetterBeside(words, at)
  // 'at 6 pm', but not Tylenol PM.
  if (word === 'am' || word === 'pm') return words[at - 2] === 'at'
  return (
    formWords.has(word) ||
    deviceWords.has(word) ||
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
  // 'Pan 40D' and 'Pan 40 D' are Pan-D. A brand with '60K', sixty thousand, is listed itself.
  if (isNext && /^\d+[dhk]$/.test(word)) return false
  if (at === end + 1 && /^[dh]$/.test(word) && isAmount(previous)) return false
  if (isNext && word.length === 1 && word !== 'x' && !isAmount(word)) return false
  if (releaseLetters.has(word)) return false
  if (pharmacopoeias.has(word)) return formWords.has(previous) || pharmacopoeias.has(previous)
  if (isNext && nameLike.has(word)) return isAmount(next) || formWords.has(next) || next === 'dose'
  return isBeside(words, at)
}

/** Whether what stands before and after a brand's words only says form, dose or time. */
export const leavesBrand = (words: readonly string[], start: number, end: number): boolean =>
  words.every((_, at) => (start <= at && at < end) || isBesideBrand(words, at, end))

/** Whether these words only say form, dose or time. */
export const saysNoName = (words: readonly string[]): boolean =>
  words.every((_, at) => isBeside(words, at))

/** Whether a part of a combination is its strength or form alone: '12.5 mg tablet', not 'MR'. */
export const isStrength = (words: readonly string[]): boolean =>
  saysNoName(words) && !words.some((word) => releaseLetters.has(word))

/** The words of a name without brackets, forms, doses and times. */
export function nameWords(name: string): string[] {
  const words = wordsOf(withoutBrackets(name))
  return words.filter((_, at) => !isBeside(words, at))
}
