/** Said before anything else to whoever may be in danger: no answer here is worth waiting for. */
export const urgentAdvice =
  'If somebody may be in danger, call the emergency number or a doctor now, and do not wait for this chat.'

/** Somebody speaks of a person, and not of medicines in general or of a list of them. */
const ofSomebody =
  /\b(?:i|i['’]?m|i['’]?ve|me|my|myself|we|our|he|she|his|her|him|they|someone|somebody)\b/iu

const danger = [
  /\boverdos|\bpoison|\bsuicid|\bkill (?:my|him|her|them)sel|\bend (?:my|his|her) life\b/iu,
  /\b(?:feel|feels|feeling|felt)\s+(?:(?:so|very|really|quite)\s+)?(?:bad|ill|sick|unwell|awful|terrible|faint|dizzy)\b/iu,
  /\bchest (?:pain|hurts)|\bpain in (?:my|his|her) chest\b|\bheart attack\b|\bstroke\b/iu,
  /\b(?:can['’]?t|cannot|can not|hardly) breathe?\b|\bshort of breath\b|\bchoking\b/iu,
  /\bunconscious\b|\bpassed out\b|\bcollaps|\bfainted\b|\bseizures?\b|\bconvuls/iu,
  /\bbleeding (?:heavily|a lot|badly)\b|\bstop bleeding\b|\b(?:coughing|vomiting) (?:up )?blood\b/iu,
  /\banaphyla|\ballergic reaction\b|\b(?:throat|tongue|face) is (?:swelling|swollen)\b/iu,
  /\bemergency\b|\bambulance\b/iu,
]

/** Somebody took something, and a quantity that is no dose in the same line behind it. */
const took = /\b(?:took|taken|swallowed|drank|drunk)\b/iu
const tooMuch =
  /\btoo (?:much|many)\b|\b(?:whole|entire) (?:box|bottle|pack)|\b\d{2,}\b(?!\s*(?:mg|mcg|µg|g|ml|iu|units?|%))/iu

const tookTooMuch = (question: string): boolean =>
  question.split(/[\n\r\u2028\u2029]/u).some((line) => {
    const at = took.exec(line)?.index
    return at !== undefined && tooMuch.test(line.slice(at))
  })

/** Whether a question tells of somebody who may be in danger; it errs on the side of saying so. */
export const isUrgent = (question: string): boolean =>
  ofSomebody.test(question) &&
  (danger.some((words) => words.test(question)) || tookTooMuch(question))
