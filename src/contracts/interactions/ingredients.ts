import { bladder } from './names/bladder'
import { blood } from './names/blood'
import { eyes } from './names/eyes'
import { heart } from './names/heart'
import { heartProducts } from './names/heart-products'
import { hormones } from './names/hormones'
import { immune } from './names/immune'
import { infections } from './names/infections'
import { lungs } from './names/lungs'
import { mind } from './names/mind'
import { minerals } from './names/minerals'
import { national } from './names/national'
import { nerves } from './names/nerves'
import { pain } from './names/pain'
import { skin } from './names/skin'
import { steroids } from './names/steroids'
import { stomach } from './names/stomach'
import { viruses } from './names/viruses'
import { listed, type NamesTable } from './table'

const international: readonly NamesTable[] = [
  blood,
  heart,
  heartProducts,
  pain,
  mind,
  nerves,
  infections,
  viruses,
  stomach,
  hormones,
  lungs,
  immune,
  minerals,
  steroids,
  skin,
  eyes,
  bladder,
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
      { ...names, also: [...names.also, ...listed(national[id] ?? '')] },
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
