import { listed } from './table'
import { withoutBrackets, wordsOf } from './words'
import { europeanForms, europeanLocalForms } from './words-europe'

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
  skin: new Set([
    ...listed(
      'cream, gel, emulgel, schmerzgel, ointment, lotion, shampoo, skin, topical, topically',
    ),
    ...europeanLocalForms.skin,
  ]),
  eye: new Set(['eye', 'eyedrops', 'ophthalmic', ...europeanLocalForms.eye]),
  ear: new Set(['ear', 'eardrops', 'otic', ...europeanLocalForms.ear]),
}

/**
 * What is put on the place and hardly reaches the blood. Sprays for the nose and what is inhaled
 * are not among it: sumatriptan, fentanyl or amyl nitrite are given so to act in the whole body.
 */
const localWords = new Set([
  ...'cream gel emulgel schmerzgel ointment lotion foam paste shampoo mouthwash topical topically vaginal ophthalmic eye ear skin pessary pessaries'.split(
    ' ',
  ),
  ...Object.values(europeanLocalForms).flatMap((forms) => [...forms]),
])

/** Forms that are swallowed or injected, whatever place is named beside them. */
const systemic = new Set([
  ...'tablet tablets tab tabs capsule capsules cap caps softgel softgels syrup syp elixir suspension oral orally mouth injection injections inj iv im infusion suppository suppositories sachet sachets'.split(
    ' ',
  ),
  ...europeanForms,
])

const places = Object.keys(little) as Place[]
const littleOn = new Map(places.map((place) => [place, new Set(listed(little[place]))]))

/**
 * The place that a medicine of this ingredient is put on and hardly leaves; null where the name says
 * none, or where that is not known. What it is for says nothing of its form: 'tablet for the eye'.
 */
export function localPlace(name: string, ingredient: string): Place | null {
  const [form = ''] = withoutBrackets(name).split(/\sfor\s/i)
  const nameWords = wordsOf(form)
  if (nameWords.some((word) => systemic.has(word)) || /\bsoft\s*gel/i.test(form)) return null
  const isOn = (place: Place) =>
    littleOn.get(place)?.has(ingredient) && nameWords.some((word) => words[place].has(word))
  return places.find(isOn) ?? null
}

/** Whether a form for skin, eye or another place of its own is named. */
export const isLocalForm = (name: string): boolean =>
  wordsOf(name).some((word) => localWords.has(word))
