import { brandKeys, recogniseBrand } from '@shared/medicines/brand-keys'
import { checkInteractions } from '@shared/medicines/check'
import { ingredients as knownIngredients } from '@shared/medicines/ingredients'
import type { Medicine } from '@shared/medicines/name-index'
import { recognise } from '@shared/medicines/recognise'
import type { CheckedInteractions } from '@shared/medicines/result'
import { and, count, eq, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Db, writing } from './database'
import { medicineNames } from './schema'

/** Looks medicines up among the names of the tables and those that the clinic has loaded. */
export async function loadedLookUp(
  db: Db,
  names: readonly string[],
): Promise<(name: string) => Medicine | undefined> {
  const brands = await loadedBrands(
    db,
    names.filter((name) => !recognise(name)),
  )
  return (name) => recognise(name) ?? recogniseBrand(name, brands)
}

/** The rules' check, which knows the names that the clinic has loaded besides its own. */
export const checkWithLoadedNames =
  (db: Db) =>
  async (names: readonly string[]): Promise<CheckedInteractions> =>
    checkInteractions(names, await loadedLookUp(db, names))

/**
 * The loaded brands that these names can mean, by their keys. One is left out where two sources have
 * another composition for it, or where the rules no longer know an ingredient of it.
 */
async function loadedBrands(
  db: Db,
  names: readonly string[],
): Promise<ReadonlyMap<string, Medicine>> {
  const keys = [...new Set(names.flatMap(brandKeys))]
  if (keys.length === 0) return new Map()
  const rows = await db.select().from(medicineNames).where(inArray(medicineNames.key, keys))
  const brands = new Map(rows.map((row) => [row.key, row]))
  for (const { key, ingredients } of rows) {
    const others = brands.get(key)?.ingredients
    if (
      (others && !sameIngredients(ingredients, others)) ||
      !ingredients.every((each) => knownIngredients.has(each))
    )
      brands.delete(key)
  }
  return brands
}

/** Whether two lists name the same ingredients, in any order. */
export const sameIngredients = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each))

type NameSource = typeof medicineNames.$inferSelect.source
export type LoadedName = Pick<typeof medicineNames.$inferSelect, 'key' | 'label' | 'ingredients'>

/** Rows that one statement writes at most: each has four parameters, of which there are 65,535. */
const writtenAtOnce = 1000

/**
 * Puts these names in the place of those that were loaded from the same source before, all or none.
 * @returns how many there were before, and how many have another composition in another source
 */
export async function replaceNames(
  db: Db,
  source: NameSource,
  names: readonly LoadedName[],
): Promise<{ before: number; contradicted: number }> {
  return await writing(db, async (tx) => {
    const ofSource = eq(medicineNames.source, source)
    const before = await tx.$count(medicineNames, ofSource)
    await tx.delete(medicineNames).where(ofSource)
    for (let at = 0; at < names.length; at += writtenAtOnce)
      await tx
        .insert(medicineNames)
        .values(names.slice(at, at + writtenAtOnce).map((name) => ({ ...name, source })))
    const other = alias(medicineNames, 'other')
    const [joined] = await tx
      .select({ contradicted: count() })
      .from(medicineNames)
      .innerJoin(other, and(eq(other.key, medicineNames.key), ne(other.source, source)))
      .where(
        and(
          ofSource,
          sql`not (${medicineNames.ingredients} @> ${other.ingredients} and ${medicineNames.ingredients} <@ ${other.ingredients})`,
        ),
      )
    return { before, contradicted: joined?.contradicted ?? 0 }
  })
}
