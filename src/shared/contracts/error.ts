import * as z from 'zod/mini'

/**
 * What the server answers when it refuses (docs/api.md, Errors). Screens read `message`
 * for some calls and `error` for others; both carry the same sentence, written for a person, but
 * where a word in `error` says which refusal it is.
 * `fields` names the inputs at fault and what is wrong with each.
 */
export const errorEnvelopeSchema = z.object({
  message: z.string(),
  error: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** Beside `error: 'stale'`: the record as it is now. */
  current: z.optional(z.unknown()),
  /**
   * Beside `error: 'clash'`: what stands in the way, and the next free times (`clashAnswerSchema`); these also
   * beside `error: 'unavailable'`.
   */
  clash: z.optional(z.unknown()),
  free: z.optional(z.unknown()),
  /** Beside `error: 'has-visits'`: how many; 0 where only notes are left unsigned. */
  visits: z.optional(z.number()),
  /** Beside that: the first of them, at most five, by time. */
  toCome: z.optional(z.unknown()),
})

export type ErrorEnvelope = z.infer<typeof errorEnvelopeSchema>
