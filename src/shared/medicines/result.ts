import * as z from 'zod/mini'

/**
 * What the interaction rules say of some medicines. The browser makes such a result itself; our server
 * sends one as `interactions` beside `response` in an answer of the chat call, where the question was
 * about medicines. Told apart are what was found, what was looked for and not found, what was not
 * looked for (a medicine that is only partly covered, or not recognised), and that the check failed.
 */

/** From the gravest: never together, a serious danger, a danger to be watched. */
export const severities = ['contraindicated', 'critical', 'warning'] as const
export type Severity = (typeof severities)[number]

const medicineSchema = z.object({
  /** As the question wrote it. */
  name: z.string(),
  ingredient: z.string(),
})

const findingSchema = z.object({
  /** The rule's id, for a record of what was shown. */
  rule: z.string(),
  severity: z.enum(severities),
  /** Who gave the grade: the source, where it gives one and somebody has read it; otherwise this rule set. */
  gradedBy: z.enum(['source', 'rule set']),
  /** Which two, in the order in which they were named. */
  medicines: z.tuple([medicineSchema, medicineSchema]),
  /** The rule's own words for the pair, such as 'warfarin and NSAIDs'. */
  pair: z.string(),
  consequence: z.string(),
  action: z.string(),
  sources: z.array(z.object({ citation: z.string(), url: z.optional(z.string()) })),
  /** Further dangers of the same two, which are no graver. */
  also: z.array(z.string()),
  /** What makes the rule fit more or less well here: dose, age, a form, a medicine beside the two. */
  note: z.optional(z.string()),
})
export type Finding = z.infer<typeof findingSchema>

const readingSchema = z.object({
  ingredient: z.string(),
  /** How far its label was read; 'general' where none was, and general knowledge alone speaks. */
  read: z.enum(['whole', 'part', 'general']),
  /** Which text was read, and when: YYYY, YYYY-MM or YYYY-MM-DD. */
  label: z.optional(z.string()),
  date: z.optional(z.string()),
})
export type Reading = z.infer<typeof readingSchema>

const ruleSetSchema = z.object({
  version: z.string(),
  /** The day of this version, YYYY-MM-DD. */
  date: z.string(),
  /** How many rules it holds: whatever they do not name is not looked for. */
  rules: z.number(),
  reviewedByPharmacist: z.boolean(),
})
export type RuleSet = z.infer<typeof ruleSetSchema>

const checkedSchema = z.object({
  status: z.literal('checked'),
  ruleSet: ruleSetSchema,
  /** The gravest first. */
  found: z.array(findingSchema),
  /** What a rule names, and hardly applies to: one of the two is in a form that stays on its place. */
  local: z.array(findingSchema),
  /** Recognised, and checked against each other; a single one had nothing to be checked against. */
  checked: z.array(
    z.object({
      name: z.string(),
      ingredients: z.array(z.string()),
      /**
       * Its ingredients of which the rules hold only some interactions, each with the pairs that were
       * looked for; whatever else there is was not. Empty where all that is grave was looked for.
       */
      partly: z.array(z.object({ ingredient: z.string(), lookedFor: z.array(z.string()) })),
      /** How far the label of each ingredient was read; a host that does not say counts as 'general'. */
      readings: z.optional(z.array(readingSchema)),
      /** Whether the name joins several medicines, which were checked against each other. */
      joined: z.boolean(),
    }),
  ),
  /** Those of `checked` that no finding names, as written. */
  clear: z.array(z.string()),
  /** Not checked. `suggestions` are near spellings for a person to choose from. */
  unrecognised: z.array(
    z.object({
      name: z.string(),
      suggestions: z.array(z.string()),
      /** A group such as 'NSAIDs' was named where a medicine was wanted. */
      group: z.boolean(),
    }),
  ),
  /** The same ingredient in more than one of them. */
  duplicates: z.array(z.object({ ingredient: z.string(), names: z.array(z.string()) })),
})

const failedSchema = z.object({ status: z.literal('failed'), ruleSet: ruleSetSchema })

export const interactionsSchema = z.discriminatedUnion('status', [checkedSchema, failedSchema])
export type Interactions = z.infer<typeof interactionsSchema>
/** A check that took place. */
export type CheckedInteractions = z.infer<typeof checkedSchema>

/** A medicine that what a record says of allergies speaks against. */
const allergyMatchSchema = z.object({
  /** As the record has it. */
  allergy: z.string(),
  medicine: medicineSchema,
  severity: z.enum(severities),
  /** Why, in plain words. */
  words: z.string(),
  /** The rule's id, for a record of what was shown. */
  rule: z.string(),
  sources: z.array(z.object({ citation: z.string(), url: z.optional(z.string()) })),
})
export type AllergyMatch = z.infer<typeof allergyMatchSchema>

/** What comes of holding medicines against the allergies of a record. */
export const allergyCheckSchema = z.object({
  /** The gravest first. */
  matches: z.array(allergyMatchSchema),
  /** What the record says and was not understood, or not wholly: foods, latex, other words. */
  notCompared: z.array(z.string()),
  /** Whether the record names no allergy: it is empty, or says that there is none. */
  none: z.boolean(),
  /**
   * What its texts say: they name an allergy, they say that none is known ('NKDA', 'keine bekannt'), or
   * they are no answer (empty, 'unknown', 'n/a'). A patient whose record is marked as asked is told
   * apart by `noKnownAllergies`.
   */
  record: z.enum(['named', 'none known', 'not asked']),
})
export type AllergyCheck = z.infer<typeof allergyCheckSchema>

/**
 * What part a language model had in such an answer; it stands as `model` beside the rules' result.
 */
export const modelPartSchema = z.enum(['answered', 'failed', 'none'])
export type ModelPart = z.infer<typeof modelPartSchema>

/** Whether more than one medicine was recognised, in one name or in several. */
export const couldCompare = ({ checked }: CheckedInteractions): boolean =>
  checked.length > 1 || checked.some(({ joined }) => joined)

/** Those of the medicines' ingredients whose labels were read so far, each once. */
export function readTo(read: Reading['read'], { checked }: CheckedInteractions): string[] {
  const readings = checked.flatMap(
    ({ ingredients, readings: known }): readonly Reading[] =>
      known ?? ingredients.map((ingredient) => ({ ingredient, read: 'general' })),
  )
  return [...new Set(readings.filter((each) => each.read === read).map((each) => each.ingredient))]
}

/** What a check came to, for a record of it. */
export function outcomeOf(result: CheckedInteractions) {
  const { found, duplicates, unrecognised, checked } = result
  if (found.length > 0 || duplicates.length > 0) return 'found'
  const isPartly = checked.some(({ partly }) => partly.length > 0)
  if (unrecognised.length > 0 || isPartly || checked.length === 0) return 'incomplete'
  return couldCompare(result) ? 'none-found' : 'nothing-to-compare'
}
