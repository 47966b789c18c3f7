import * as z from 'zod/mini'
import { severities } from './result'

/** Names of medicines and allergies, or both in one; ids are shorter. */
const text = z.string().check(z.maxLength(500))
const texts = z.array(text).check(z.maxLength(1000))
/** Names of medicines beside a value or a diagnosis. */
const longText = z.string().check(z.maxLength(2000))

/** What a danger was, and why a doctor went on in spite of it. */
const givenReasonSchema = z.object({
  /** By which the danger is known again. */
  key: longText,
  /** In words, such as 'Warfarin with Aspirin'. */
  about: longText,
  reason: text,
})
export type KeptReason = z.infer<typeof givenReasonSchema>

/** What the record said against the medicines: our server writes it itself, whatever it is sent. */
const keptContextSchema = z.object({
  /** The version of the context rules. */
  version: text,
  findings: z
    .array(z.object({ rule: text, severity: z.enum(severities), words: longText }))
    .check(z.maxLength(1000)),
  /** What was not on record, or could not be compared. */
  missing: z.array(longText).check(z.maxLength(1000)),
  /** What the check needed and did not have, by medicine. Absent of prescriptions from before it was kept. */
  needed: z.optional(z.array(longText).check(z.maxLength(1000))),
  /** What counted as taken: what was on record, and what was typed as taken. Absent as above. */
  taken: z.optional(z.array(longText).check(z.maxLength(1000))),
})

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
  /** Why a doctor went on in spite of grave dangers: one for all, as it was kept before there were `reasons`. */
  reason: z.optional(text),
  /** Why a doctor went on, for each contraindication and each critical danger. */
  reasons: z.optional(z.array(givenReasonSchema).check(z.maxLength(1000))),
  /** Absent on a host that does not look at the record, and of prescriptions from before it did. */
  context: z.optional(keptContextSchema),
})
export type InteractionCheck = z.infer<typeof interactionCheckSchema>
