import * as z from 'zod/mini'
import { nameSchema } from './lists'

/** What a person reads where a part of a record is marked as entered in error. */
const inErrorMessages = {
  reasonRequired: 'Please say what was wrong',
  reasonTooLong: 'Please use at most 200 characters',
} as const

/** Why a part of a record is marked as entered in error. */
export const inErrorFields = {
  reason: nameSchema(inErrorMessages.reasonRequired, inErrorMessages.reasonTooLong, 200),
}

/** By whom, when (ISO) and why; null of what counts. */
export const inErrorSchema = z.nullable(
  z.object({ by: z.string(), at: z.string(), reason: z.string() }),
)
export type InError = z.infer<typeof inErrorSchema>
