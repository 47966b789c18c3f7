/** The fields that a template can have, and what they say; each is written as `{patient.name}`. */
export const templateFields = {
  'patient.name': 'The patient’s name',
  'patient.birthDate': 'The patient’s birth date',
  'patient.number': 'The patient’s number',
  'visit.date': 'The date of the appointment',
  'doctor.name': 'The name of the doctor who writes',
  today: 'The date of today',
  diagnosis: 'The patient’s active problems',
} as const
export type TemplateField = keyof typeof templateFields

// The names are all there are.
export const templateFieldNames = Object.keys(templateFields) as readonly TemplateField[]

/** What is between braces on one line; a brace without its other one is text. */
const between = /\{([^{}\n]*)\}/g

const isField = (name: string): name is TemplateField => Object.hasOwn(templateFields, name)

/** `{?until when}` asks for `until when`; null of any other field. */
const questionOf = (name: string): string | null =>
  name.startsWith('?') ? name.slice(1).trim() || null : null

const namesIn = (text: string): string[] =>
  [...text.matchAll(between)].map(([, name = '']) => name.trim())

/** The fields of a text that no one can fill, each once, as they are written: `{patient.nam}`. */
export const unknownFieldsIn = (text: string): string[] => [
  ...new Set(
    namesIn(text)
      .filter((name) => !isField(name) && questionOf(name) === null)
      .map((name) => `{${name}}`),
  ),
]

/** The fields of a template that are still in a text, each once, as they are written there. */
export const openFieldsIn = (text: string): string[] => {
  const unknown = unknownFieldsIn(text)
  return fillTemplate(text, {}).missing.filter((field) => !unknown.includes(field))
}

/** What a text asks for, each question once, in the order of the text. */
export const questionsIn = (text: string): string[] => [
  ...new Set(namesIn(text).flatMap((name) => questionOf(name) ?? [])),
]

/** What is known, as it is to be read: dates in words, names with their titles. Absent or empty: not known. */
export type TemplateValues = Partial<Record<TemplateField, string>>

interface Filled {
  text: string
  /** The fields that are left in the text as they are written, each once: they are not known, or not answered. */
  missing: string[]
}

/**
 * Fills the fields of a template in one pass: what a value or an answer contains is text and no field.
 * @param answers by question
 */
export function fillTemplate(
  text: string,
  values: TemplateValues,
  answers: Readonly<Record<string, string>> = {},
): Filled {
  const missing = new Set<string>()
  const filled = text.replace(between, (written: string, inner: string) => {
    const name = inner.trim()
    const question = questionOf(name)
    const value =
      question !== null
        ? Object.hasOwn(answers, question)
          ? answers[question]
          : ''
        : isField(name)
          ? values[name]
          : ''
    if (value) return value
    missing.add(`{${name}}`)
    return written
  })
  return { text: filled, missing: [...missing] }
}
