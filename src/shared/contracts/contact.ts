import { plainTyped } from '@shared/lib/normaliser'
import * as z from 'zod/mini'

/** An e-mail address, which is the same in any case; `invalid` is what its person reads. */
export const emailSchema = (invalid: string) =>
  z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254, invalid), z.email(invalid))

/** An address that is typed, as `emailSchema` leaves it: two of the same key are one. */
export const emailKey = (email: string): string => email.trim().toLowerCase()

/** An e-mail address that need not be given. */
export const optionalEmailSchema = (invalid: string) =>
  z.union([z.string().check(z.trim(), z.maxLength(0, invalid)), emailSchema(invalid)], invalid)

/**
 * Without its blanks, the hyphens and dots between its digits and a country's code or a zero in front,
 * where exactly 10 digits remain; otherwise as typed.
 */
export function phoneDigits(typed: string): string {
  const joined = plainTyped(typed)
    .replace(/\s/g, '')
    .replace(/(\d)[-.](?=\d)/g, '$1')
  const [, digits] = /^(?:(?:\+|00)\d{1,3}|0)?(\d{10})$/.exec(joined) ?? []
  return digits ?? typed
}

/** Exactly 10 digits, which may be typed in groups and with a country's code. */
export const phoneSchema = (invalid: string) =>
  z.string().check(z.overwrite(phoneDigits), z.regex(/^\d{10}$/, invalid))
