import { keyOf, wordsOf } from './words'

// What records say around allergies, in the languages that names have.

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
export function saysNothing(text: string): boolean {
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
export function saysNone(text: string): boolean {
  const words = wordsOf(text)
  return (
    words.some((word) => noWords.has(word)) &&
    words.every((word) => noWords.has(word) || besideNo.has(word))
  )
}

/** What negates what stands beside it: nothing is taken from 'not allergic to penicillin'. */
export const negations = set(
  'no not nil none never without denies denied negative tolerates tolerated tolerating can except but ok okay nicht kein keine ohne vertragt nao sem nega tolera sin niega pas sans tolere non senza tollera',
)

/** What describes an allergy without being one. */
export const described = set(`
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

/** What a reaction that endangers life is called. */
export const severeWords =
  /anaphyla|anafila|angio-?(?:o|neurotic)?\s?[oöœ]?edem|\bs(?:c?h)ock\b|\bschock|\bchoque\b|\bchoc\b|quincke|glot(?:e|tis)|stevens|\bSJS\b|\bTEN\b|\bDRESS\b|epidermal|exfoliativ|collapse|kollaps/iu
