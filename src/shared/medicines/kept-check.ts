import * as z from 'zod/mini'

/** Names of medicines and allergies, or both in one; ids are shorter. */
const text = z.string().check(z.maxLength(500))
const texts = z.array(text).check(z.maxLength(1000))

/** What was done to find interactions before a prescription was submitted. */
export const interactionCheckSchema = z.object({
  /**
   * What the rules said. 'found': an interaction, an allergy, or the same ingredient
   * twice. 'none-found' only
   * where they cover every medicine, and at least two; 'nothing-to-compare' where they cover the only
   * one; otherwise 'incomplete'. 'failed' leaves the prescription unchecked, and so does 'not-made'.
   */
  outcome: z.enum([
    'found',
    'none-found',
    'nothing-to-compare',
    'incomplete',
    'failed',
    'not-made',
  ]),
  /** The version of the rules, and the ids of those that were shown. */
  ruleSet: z.optional(text),
  rules: z.optional(texts),
  /** The medicines that were not checked by rules, by name. */
  unchecked: z.optional(texts),
  /** The medicines of which the rules hold only some interactions, by name. */
  partly: z.optional(texts),
  /** The ingredients whose labels were read only in part when the rules were made. */
  readInPart: z.optional(texts),
  /** The allergies on record that a medicine matches, each with it: 'Penicillin: Amoxicillin'. */
  allergies: z.optional(texts),
  /** What the record says of allergies that no medicine could be compared with. */
  notCompared: z.optional(texts),
  /** The medicines that no patient takes, and every form starts with: an example, by name. */
  examples: z.optional(texts),
  /** Why a doctor went on in spite of a contraindication or a critical danger. */
  reason: z.optional(text),
})
export type InteractionCheck = z.infer<typeof interactionCheckSchema>
