import * as z from 'zod/mini'

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
  ruleSet: z.optional(z.string()),
  rules: z.optional(z.array(z.string())),
  /** The medicines that were not checked by rules, by name. */
  unchecked: z.optional(z.array(z.string())),
  /** The medicines of which the rules hold only some interactions, by name. */
  partly: z.optional(z.array(z.string())),
  /** The allergies on record that a medicine matches, each with it: 'Penicillin: Amoxicillin'. */
  allergies: z.optional(z.array(z.string())),
  /** What the record says of allergies that no medicine could be compared with. */
  notCompared: z.optional(z.array(z.string())),
  /** The medicines that no patient takes, and every form starts with: an example, by name. */
  examples: z.optional(z.array(z.string())),
  /** Why a doctor went on in spite of a contraindication or a critical danger. */
  reason: z.optional(z.string()),
})
export type InteractionCheck = z.infer<typeof interactionCheckSchema>
