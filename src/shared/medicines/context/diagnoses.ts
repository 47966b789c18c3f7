import { foldedWords } from '@shared/lib/folded-words'
import { type Condition, conditions } from './table'

/** How records write a condition, as folded words (English, Spanish, Portuguese, French, German). */
const words: Readonly<Record<Condition, RegExp>> = {
  asthma: /\b(?:asthma|asthmatic|asma|asmatic[oa]|asthme)/,
  COPD: /\b(?:copd|epoc|dpoc|bpco|chronic obstructive|chronic bronchitis|emphysema|enfisema|enfermedad pulmonar obstructiva|doenca pulmonar obstrutiva)\b/,
  'heart failure':
    /\b(?:(?:congestive |chronic |acute |left |right )?heart failure|chf|hfref|hfpef|cardiac failure|insuficiencia cardiaca|insuffisance cardiaque|herzinsuffizienz)\b/,
  'stomach ulcer':
    /\b(?:(?:peptic|gastric|stomach|duodenal) ulcer|gi bleed(?:ing)?|gastrointestinal bleed(?:ing)?|ulcera (?:peptica|gastrica|duodenal)|magengeschwur|ulcus (?:ventriculi|duodeni))\b/,
  epilepsy: /\b(?:epilepsy|epileptic|seizure disorder|epilepsia|epilepsie)\b/,
  'Parkinson’s disease': /\b(?:parkinson|parkinsons|parkinsonism)\b/,
  myasthenia: /\b(?:myasthenia|miastenia|myasthenie)\b/,
  pregnancy:
    /\b(?:pregnant|pregnancy|gravid|antenatal|embarazo|embarazada|gestante|gravidez|enceinte|grossesse|schwanger(?:schaft)?)\b/,
}

const negation =
  'no|not|without|denies|denied|denying|never|negative for|ruled out|rule out|prevention of|planning|avoid(?:ing)?|sin|sem|sans|ohne|kein|keine'
/** What may come between a negation and what it denies. */
const between =
  '(?:(?:a|an|any|of|for|the|known|clear|definite|current|currently|active|longer|more|had|has|have|having|signs?|evidence|history|hx|symptoms|suspicion|diagnosis|previous|prior) ){0,4}'
/**
 * Right before a condition: that it is not there. Words that are not known to deny it leave it there: “not well
 * controlled”, “no change in”.
 */
const deniedBefore = new RegExp(
  `\\b(?:${negation}) (?:${between}|(?:[\\p{L}\\d]+ ){1,6}n?or ${between})$`,
  'u',
)

const relatives = 'family|mother|father|brother|sister|son|daughter'
const ofRelative = new RegExp(`\\b(?:${relatives})\\b`)

/** After it: that it is not there, or is another person's. */
const deniedAfter = new RegExp(
  `(?<!\\b(?:not|cannot|never) (?:be )?)\\b(?:excluded|ruled out)\\b|\\b(?:negative|unlikely|prevention|test(?! positive)|(?:in|of) (?:the |his |her )?(?:${relatives}))\\b`,
)
/** Before a test for it. */
const isPositive = /\bpositive $/

/** Before a pregnancy: that it is over. */
const isOver =
  /\b(?:previous|prior|past|former|last|earlier|history of|hx of|h o|after|status post) $/

/** Whether a part of a text, as folded words, says that the condition is there. */
function says(folded: string, is: Condition): boolean {
  const found = words[is].exec(folded)
  if (!found) return false
  const before = folded.slice(0, found.index)
  const after = folded.slice(found.index + found[0].length)
  if (is === 'pregnancy' && isOver.test(before)) return false
  if (deniedBefore.test(before) || ofRelative.test(before)) return false
  return !deniedAfter.test(after) || (isPositive.test(before) && /^ test\b/.test(after))
}

/** Whether a sentence names a year that is too long ago for a pregnancy to last. */
function isLongAgo(sentence: string, year: number): boolean {
  const years = (sentence.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number)
  return years.length > 0 && Math.max(...years) < year - 1
}

interface Part {
  text: string
  sentence: string
}

const partsOf = (text: string): Part[] =>
  text
    .split(/[;.\n]/)
    .flatMap((sentence) =>
      sentence
        .split(new RegExp(`[,/]| but | and |(?<!\\b(?:${relatives})) with `, 'i'))
        .map((part) => ({ text: part.trim(), sentence })),
    )

/** A family's history is of all that its sentence names. */
const isOfFamily = ({ text, sentence }: Part): boolean =>
  /\b(?:family history|fh|fhx)\b/i.test(sentence.slice(0, sentence.indexOf(text)))

/**
 * Which of the conditions the words of a record name. "No asthma" and "Family history: asthma" name none;
 * a doubt does.
 * @param year the clinic's: a pregnancy of an earlier one is over
 */
export function diagnosesIn(
  texts: readonly string[],
  year: number,
): { is: Condition; said: string }[] {
  const parts = texts.flatMap(partsOf).filter((part) => !isOfFamily(part))
  return conditions.flatMap((is) => {
    const said = parts.find(
      ({ text, sentence }) =>
        says(foldedWords(text).join(' '), is) && !(is === 'pregnancy' && isLongAgo(sentence, year)),
    )
    return said === undefined ? [] : [{ is, said: said.text }]
  })
}
