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

/** Before a condition: that it is not there, or is another person's. */
const noneBefore =
  /\b(?:no|not|without|denies|denied|never|negative for|ruled out|rule out|family|mother|father|brother|sister|prevention of|planning|sin|sem|sans|ohne|kein|keine)\b/

/** After it. */
const noneAfter =
  /\b(?:excluded|ruled out|negative|test|unlikely|prevention|(?:in|of) (?:the |his |her )?(?:family|mother|father|brother|sister))\b/

/** Whether a part of a text, as folded words, says that the condition is there. */
function says(folded: string, pattern: RegExp): boolean {
  const found = pattern.exec(folded)
  if (!found) return false
  const after = folded.slice(found.index + found[0].length)
  return !noneBefore.test(folded.slice(0, found.index)) && !noneAfter.test(after)
}

/**
 * Which of the conditions the words of a record name. "No asthma" and "Family history: asthma" name none;
 * a doubt does.
 */
export function diagnosesIn(texts: readonly string[]): { is: Condition; said: string }[] {
  const parts = texts.flatMap((text) =>
    text.split(/[;,.\n/]| but | and | with /i).map((part) => part.trim()),
  )
  return conditions.flatMap((is) => {
    const said = parts.find((part) => says(foldedWords(part).join(' '), words[is]))
    return said === undefined ? [] : [{ is, said }]
  })
}
