import { listed } from './table'

/**
 * Ingredients of which, on the place where it is put, so little reaches the blood that the rules, which
 * mean medicines acting in the whole body, do not hold. What is not named here counts in every form:
 * timolol drops slow the heart, a nitrate on the skin is meant for it, miconazole in the mouth reaches
 * warfarin.
 */
const little = {
  skin: 'aciclovir, betamethasone, clotrimazole, diclofenac, erythromycin, fusidic acid, hydrocortisone, ibuprofen, ketoconazole, ketoprofen, luliconazole, mometasone, mupirocin, piroxicam',
  eye: 'aciclovir, azithromycin, betamethasone, bromfenac, ciprofloxacin, dexamethasone, diclofenac, erythromycin, fusidic acid, gatifloxacin, hydrocortisone, ketorolac, levofloxacin, moxifloxacin, nepafenac, ofloxacin, prednisolone',
  ear: 'ciprofloxacin, ofloxacin',
} as const

type Place = keyof typeof little

const words: Readonly<Record<Place, ReadonlySet<string>>> = {
  skin: new Set(['cream', 'gel', 'ointment', 'lotion', 'shampoo', 'skin', 'topical', 'topically']),
  eye: new Set(['eye', 'eyedrops', 'ophthalmic']),
  ear: new Set(['ear', 'eardrops', 'otic']),
}

const places = Object.keys(little) as Place[]
const littleOn = new Map(places.map((place) => [place, new Set(listed(little[place]))]))

/**
 * The place that a medicine of this ingredient is put on and hardly leaves; null where the name says
 * none, or where that is not known.
 * @param nameWords the words of the medicine's name
 */
export const localPlace = (nameWords: readonly string[], ingredient: string): Place | null =>
  places.find(
    (place) =>
      littleOn.get(place)?.has(ingredient) && nameWords.some((word) => words[place].has(word)),
  ) ?? null
