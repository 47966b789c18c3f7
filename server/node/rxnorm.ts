import { join } from 'node:path'
import { folderWith, rowsOf, type SourceName, type SourceNames } from './source-names'
import { StartError } from './start-error'

// RxNorm's files are in the Rich Release Format: columns end with a pipe. Sections 12.4 and 12.7 of its
// technical documentation describe them: www.nlm.nih.gov/research/umls/rxnorm/docs/techdoc.html.

/** RXNCONSO.RRF: RXCUI|LAT|TS|LUI|STT|SUI|ISPREF|RXAUI|SAUI|SCUI|SDUI|SAB|TTY|CODE|STR|SRL|SUPPRESS|CVF| */
const concept = { columns: 18, id: 0, source: 11, type: 12, name: 14, suppress: 16 }

/** RXNREL.RRF: RXCUI1|RXAUI1|STYPE1|REL|RXCUI2|RXAUI2|STYPE2|RELA|RUI|SRUI|SAB|SL|DIR|RG|SUPPRESS|CVF| */
const relation = { columns: 16, object: 0, subject: 4, verb: 7, source: 10 }

/** RxNorm's types of what is read here. */
const types = {
  ingredient: 'IN',
  precise: 'PIN',
  brand: 'BN',
  brandedDrug: 'SBD',
  component: 'SCDC',
}

const files = ['RXNCONSO.RRF', 'RXNREL.RRF']

/**
 * The brands in RxNorm's prescribable content, and salts and esters of ingredients, with what they
 * hold.
 *
 * A row of RXNREL is read from right to left: the SECOND concept has the relation to the first.
 * `11289||CUI|RN|202421||CUI|tradename_of|…` says that 202421 (Coumadin) is the tradename of 11289
 * (warfarin). A brand (BN) is the tradename of each of its ingredients (IN), and is told once more by
 * its products: a branded drug (SBD) has the brand as its ingredient, and consists of components
 * (SCDC), of which each has an ingredient. Where the products do not agree, or lack an ingredient
 * that the brand has, what the brand holds is not said. A salt or ester (PIN) is a form of an
 * ingredient.
 * @throws StartError for other files than these, and for relations that cannot be read: a brand may
 *   have lost an ingredient with them
 */
export async function readRxNorm(folder: string): Promise<SourceNames> {
  const place = folderWith(folder, files, {
    inside: 'rrf',
    of: 'RxNorm’s prescribable content (RxNorm_full_prescribe_….zip)',
  })
  const concepts = await readConcepts(join(place, 'RXNCONSO.RRF'))
  const relations = await readRelations(join(place, 'RXNREL.RRF'), concepts.byId)

  const isCurrent = (id: string): boolean => concepts.byId.get(id)?.isCurrent === true
  const named = (ids: ReadonlySet<string>): string[] | null =>
    ids.size > 0 && [...ids].every(isCurrent)
      ? [...ids].flatMap((id) => concepts.byId.get(id)?.name ?? [])
      : null
  /** What a product's components hold; null where one of them does not say. */
  const heldBy = (product: string): ReadonlySet<string> | null => {
    const held = [...relations.of('consists_of', product)].map((component) =>
      relations.of('has_ingredient', component),
    )
    return held.some(({ size }) => size === 0) ? null : new Set(held.flatMap((ids) => [...ids]))
  }
  const held = (brand: string): string[] | null => {
    const own = relations.of('tradename_of', brand)
    const products = [...relations.of('ingredient_of', brand)].filter(isCurrent).map(heldBy)
    const [first, ...others] = products
    if (first === undefined) return named(own)
    const agree =
      first && others.every((other) => other && isSame(other, first)) && isWithin(own, first)
    return agree ? named(first) : null
  }
  const names = [...concepts.byId].flatMap(([id, { type, name, isCurrent }]): SourceName[] => {
    if (!isCurrent) return []
    if (type === types.brand) return [{ label: name, ingredients: held(id) }]
    if (type === types.precise)
      return [{ label: name, ingredients: named(relations.of('form_of', id)) }]
    return []
  })
  if (names.length === 0)
    throw new StartError(
      `${join(place, 'RXNCONSO.RRF')} holds no brands of RxNorm: it is no RXNCONSO.RRF of RxNorm’s prescribable content.`,
    )
  return {
    lines: concepts.lines + relations.lines,
    names,
    malformed: concepts.malformed,
  }
}

interface Concept {
  type: string
  name: string
  /** Not suppressed: obsolete names stay in RxNorm's full release. */
  isCurrent: boolean
}

const synonyms: ReadonlySet<string> = new Set(['SY', 'TMSY', 'PSN', 'ET'])

async function readConcepts(file: string) {
  const byId = new Map<string, Concept>()
  const malformed: string[] = []
  let lines = 0
  for await (const { number, columns } of rowsOf(file, '|')) {
    lines += 1
    if (!isWhole(columns, concept.columns)) {
      malformed.push(wrongColumns('RXNCONSO.RRF', number, columns, concept.columns))
      continue
    }
    const [id = '', type = '', name = ''] = [concept.id, concept.type, concept.name].map(
      (at) => columns[at],
    )
    // A concept has names of several types here; a synonym is none that says what it is.
    if (columns[concept.source] === 'RXNORM' && !synonyms.has(type))
      byId.set(id, { type, name, isCurrent: columns[concept.suppress] === 'N' })
  }
  return { lines, byId, malformed }
}

/** The relations that lead from a brand or a salt to ingredients, with the types at both ends. */
const followed: Readonly<Record<string, readonly [subject: string, object: string]>> = {
  tradename_of: [types.brand, types.ingredient],
  ingredient_of: [types.brand, types.brandedDrug],
  consists_of: [types.brandedDrug, types.component],
  has_ingredient: [types.component, types.ingredient],
  form_of: [types.precise, types.ingredient],
}

async function readRelations(file: string, concepts: ReadonlyMap<string, Concept>) {
  const objects = new Map<string, Set<string>>()
  let lines = 0
  for await (const { number, columns } of rowsOf(file, '|')) {
    lines += 1
    if (!isWhole(columns, relation.columns))
      throw new StartError(
        `${wrongColumns('RXNREL.RRF', number, columns, relation.columns)}. The file may have lost what a brand holds: nothing was loaded.`,
      )
    const [subject = '', verb = '', object = ''] = [
      relation.subject,
      relation.verb,
      relation.object,
    ].map((at) => columns[at])
    const ends = followed[verb]
    if (
      !ends ||
      columns[relation.source] !== 'RXNORM' ||
      concepts.get(subject)?.type !== ends[0] ||
      // One without a name here is kept: something is there that cannot be told.
      (concepts.get(object)?.type ?? ends[1]) !== ends[1]
    )
      continue
    const key = `${verb} ${subject}`
    objects.set(key, (objects.get(key) ?? new Set()).add(object))
  }
  return {
    lines,
    /** What a concept has this relation to. */
    of: (verb: string, subject: string): ReadonlySet<string> =>
      objects.get(`${verb} ${subject}`) ?? new Set(),
  }
}

/** Whether a row has all columns, with or without the pipe at its end. */
const isWhole = (columns: readonly string[], count: number): boolean =>
  columns.length === count || (columns.length === count + 1 && columns[count] === '')

const wrongColumns = (
  file: string,
  line: number,
  columns: readonly string[],
  count: number,
): string => `${file} line ${line} has ${columns.length} columns where ${count} belong`

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((each) => all.has(each))

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && isWithin(one, other)
