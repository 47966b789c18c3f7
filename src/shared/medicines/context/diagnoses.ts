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
/** “Mother of two” is the patient, and who is brought by a mother may be. */
const ofRelative = new RegExp(
  `(?<!\\b(?:by|with|from|for|to) (?:the |his |her |their )?)\\b(?:${relatives})\\b(?! of (?:an?|one|two|three|four|five|six|\\d+|twins)\\b)`,
)

/** What may come between a condition and a word that denies it. */
const filler =
  'disease|gravis|disorder|is|was|has|have|been|be|now|currently|clinically|formally|definitely|already|very|thought|considered'
/**
 * Right after a condition: that it is not there, or is another person's. Further on such words are about something
 * else: “confirmed by lung function test”.
 */
const deniedAfter = new RegExp(
  `^\\p{L}*(?: (?:${filler})){0,4} (?:excluded|ruled out|unlikely(?! to\\b)|prevention|(?:in|of) (?:the |his |her )?(?:${relatives})(?! of\\b))\\b`,
  'u',
)
/** A negation of these leaves the condition there: “no asthma attacks since 2020”. */
const ofCourse =
  /^\p{L}*(?: (?:acute|recent|further|new|more))? (?:attacks?|exacerbations?|flares?|flare ups?|episodes?|relapses?|recurrences?|decompensations?|cris[ei]s|symptoms?|complications?|admissions?|medications?|treatment)\b/u

/** After a pregnancy: a test that does not say that there is one. */
const isNoPositiveTest = /^ (?:test\b(?!.*(?<!\bnot )\bpositive)|negative\b)/
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
  if (is === 'pregnancy' && (isOver.test(before) || isTestedAway(before, after))) return false
  const isDenied = deniedBefore.test(before) && !ofCourse.test(after)
  return !isDenied && !ofRelative.test(before) && !deniedAfter.test(after)
}

const isTestedAway = (before: string, after: string): boolean =>
  isNoPositiveTest.test(after) && !(isPositive.test(before) && /^ test\b/.test(after))

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
