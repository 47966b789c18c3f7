import * as z from 'zod/mini'

/** An e-mail address, which is the same in any case; `invalid` is what its person reads. */
export const emailSchema = (invalid: string) =>
  z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254, invalid), z.email(invalid))

/** Exactly 10 digits. */
export const phoneSchema = (invalid: string) =>
  z.string().check(z.trim(), z.regex(/^\d{10}$/, invalid))
