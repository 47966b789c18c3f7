import { bloodAndHeart } from './national/blood-and-heart'
import { infections } from './national/infections'
import { lungsAndOthers } from './national/lungs-and-others'
import { painMindNerves } from './national/pain-mind-nerves'
import { stomachAndHormones } from './national/stomach-and-hormones'

/**
 * How ingredients are called in German, French, Spanish and Italian, and where they differ in Dutch,
 * Portuguese and the Nordic languages. What differs by its accents alone is not listed, for these
 * make no difference (words.ts): 'furosémide' is furosemide.
 */
export const national: Readonly<Record<string, string>> = {
  ...bloodAndHeart,
  ...painMindNerves,
  ...infections,
  ...stomachAndHormones,
  ...lungsAndOthers,
}
