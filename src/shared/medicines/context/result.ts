import * as z from 'zod/mini'
import { severities } from '../result'

/** What the record says against a medicine. */
const contextFindingSchema = z.object({
  /** The rule's id, for a record of what was shown. */
  rule: z.string(),
  severity: z.enum(severities),
  gradedBy: z.enum(['source', 'rule set']),
  medicine: z.object({ name: z.string(), ingredient: z.string() }),
  /** What is so, with the value and its date: 'eGFR 24 mL/min/1.73 m² (creatinine 2.8 mg/dL of 2026-02-20)'. */
  because: z.string(),
  consequence: z.string(),
  action: z.string(),
  /** What is not decided, or that the medicine is taken already. */
  note: z.optional(z.string()),
  /** Whether the patient has to be asked, as nothing on record tells. */
  asks: z.optional(z.literal('pregnancy')),
  sources: z.array(z.object({ citation: z.string(), url: z.optional(z.string()) })),
})
export type ContextFinding = z.infer<typeof contextFindingSchema>

/** What came of holding medicines against the record. */
export const contextCheckSchema = z.object({
  /** The version of the context rules. */
  version: z.string(),
  /** The gravest first. */
  findings: z.array(contextFindingSchema),
  /** What was looked at, with values and dates. */
  lookedAt: z.array(z.string()),
  /** What is not on record, or could not be compared. */
  missing: z.array(z.string()),
  /** For which medicines something is missing that matters to them. */
  needed: z.array(
    z.object({
      words: z.string(),
      /** Whether a contraindication of a new medicine depends on it, or a frequency that can kill. */
      isGrave: z.boolean(),
    }),
  ),
})
export type ContextCheck = z.infer<typeof contextCheckSchema>

/**
 * By these words a finding is known again, as a reason is given for it: with the value, so that a reason that
 * was given for another value does not count.
 */
export const contextKey = ({ rule, medicine, because }: ContextFinding): string =>
  `${rule} ${medicine.name}: ${because}`

/** Whether going on takes a reason. */
export const isGraveContext = ({ severity }: Pick<ContextFinding, 'severity'>): boolean =>
  severity !== 'warning'
