import { anaesthesia } from './names/anaesthesia'
import { angiotensinAndDiuretics } from './names/angiotensin-and-diuretics'
import { antibiotics } from './names/antibiotics'
import { antidepressants } from './names/antidepressants'
import { antipsychotics } from './names/antipsychotics'
import { betaAndCalciumBlockers } from './names/beta-and-calcium-blockers'
import { betaLactams } from './names/beta-lactams'
import { births } from './names/births'
import { bladder } from './names/bladder'
import { blood } from './names/blood'
import { bowel } from './names/bowel'
import { brazil, brazilBrands } from './names/brazil'
import { cancer } from './names/cancer'
import { coldsAndAllergy } from './names/colds-and-allergy'
import { diabetes } from './names/diabetes'
import { eyes } from './names/eyes'
import { fungi } from './names/fungi'
import { heart } from './names/heart'
import { immune } from './names/immune'
import { lipids } from './names/lipids'
import { lungs } from './names/lungs'
import { malariaAndWorms } from './names/malaria-and-worms'
import { minerals } from './names/minerals'
import { national } from './names/national'
import { nerves } from './names/nerves'
import { pain } from './names/pain'
import { sexHormones } from './names/sex-hormones'
import { skin } from './names/skin'
import { sleep } from './names/sleep'
import { steroids } from './names/steroids'
import { stomach } from './names/stomach'
import { thyroidGoutBones } from './names/thyroid-gout-bones'
import { tuberculosis } from './names/tuberculosis'
import { vesselsAndProstate } from './names/vessels-and-prostate'
import { viruses } from './names/viruses'
import { listed, type NamesTable } from './table'

const international: readonly NamesTable[] = [
  blood,
  heart,
  angiotensinAndDiuretics,
  betaAndCalciumBlockers,
  vesselsAndProstate,
  lipids,
  pain,
  sleep,
  antidepressants,
  antipsychotics,
  nerves,
  betaLactams,
  antibiotics,
  tuberculosis,
  fungi,
  malariaAndWorms,
  viruses,
  stomach,
  bowel,
  diabetes,
  thyroidGoutBones,
  sexHormones,
  lungs,
  coldsAndAllergy,
  immune,
  minerals,
  steroids,
  skin,
  eyes,
  bladder,
  anaesthesia,
  cancer,
  births,
  brazil,
]

/**
 * The medicines that the check can recognise: active ingredients by their international names, with
 * the other names they go by and brands, and products of several ingredients. A name is recognised
 * when it is one of these, and never because it resembles one.
 */
export const namesTables: readonly NamesTable[] = international.map((table) => ({
  ...table,
  ingredients: Object.fromEntries(
    Object.entries(table.ingredients).map(([id, names]) => [
      id,
      {
        ...names,
        also: [...names.also, ...listed(national[id] ?? '')],
        brands: [...names.brands, ...listed(brazilBrands[id] ?? '')],
      },
    ]),
  ),
}))

/** By their international names. */
export const ingredients = new Map(
  namesTables.flatMap((table) => Object.entries(table.ingredients)),
)

/** By their first names: in capitals a brand's, otherwise a common one. */
export const products = new Map(namesTables.flatMap((table) => Object.entries(table.products)))

const covered: ReadonlySet<string> = new Set(
  namesTables.flatMap((table) => table.covered.flatMap((each) => listed(each.ingredients))),
)

/** Whether the rules hold all grave interactions of this ingredient with other known ones. */
export const isCovered = (ingredient: string): boolean => covered.has(ingredient)
