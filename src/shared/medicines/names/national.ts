import { bloodAndHeart } from './national/blood-and-heart'
import { infections } from './national/infections'
import { lungsAndOthers } from './national/lungs-and-others'
import { painMindNerves } from './national/pain-mind-nerves'
import { stomachAndHormones } from './national/stomach-and-hormones'
import { brazilNames, ward } from './national/ward'

/**
 * How ingredients are called in German, French, Spanish and Italian, and where they differ in Dutch,
 * Portuguese (Brazil's list of names included) and the Nordic languages. What differs by its accents
 * alone is not listed, for these make no difference (words.ts): 'furosémide' is furosemide.
 */
export const national: Readonly<Record<string, string>> = joined([
  bloodAndHeart,
  painMindNerves,
  infections,
  stomachAndHormones,
  lungsAndOthers,
  ward,
  brazilNames,
])

function joined(tables: readonly Readonly<Record<string, string>>[]): Record<string, string> {
  const all: Record<string, string> = {}
  for (const [id, names] of tables.flatMap((table) => Object.entries(table)))
    all[id] = all[id] ? `${all[id]}, ${names}` : names
  return all
}
