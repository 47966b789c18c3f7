import { superAdminName } from '@shared/contracts/roles'
import unhomoglyph from 'unhomoglyph'

/** Characters without a shape of their own: blanks, what no font draws, and marks of the direction. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cf}\u2800]/gu

/** One spelling of all that look the same, by Unicode's table of confusables. */
const skeleton = (text: string): string =>
  // Twice: only a small m is read as rn.
  unhomoglyph(unhomoglyph(text).toLowerCase()).normalize('NFC')

/** Capitals that look like a small l. They are also read as an I. */
const withCapitalsRead = (text: string): string =>
  text.replace(/\p{Lu}/gu, (letter) => (unhomoglyph(letter) === 'l' ? 'i' : letter))

/**
 * What a name may be read as. Two names with a reading in common look alike, or differ in case and
 * blanks only. Almost every name has one reading.
 */
export function looksOf(name: string): string[] {
  const text = name.normalize('NFKC').replace(unseen, '').normalize('NFD')
  return [...new Set([text.toLowerCase(), text, withCapitalsRead(text)].map(skeleton))]
}

/** Whether two names look alike. */
export function lookAlike(one: string, other: string): boolean {
  const looks = looksOf(other)
  return looksOf(one).some((look) => looks.includes(look))
}

/** Letters and digits alone, without accents; i and l are one, since 1 is read as either. */
const bareLooks = (name: string): string[] =>
  looksOf(name).map((look) =>
    look
      .normalize('NFD')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .replaceAll('i', 'l'),
  )
const protectedLooks = bareLooks(superAdminName)

/**
 * Whether a new name passes for the protected role's. It decides who is refused, never who is a Super
 * Admin: that takes the name itself (`isSuperAdmin`).
 */
export const passesForSuperAdmin = (name: string): boolean =>
  bareLooks(name).some((look) => protectedLooks.includes(look))
