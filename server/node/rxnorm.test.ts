import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { concept, relation, rxnorm, writeFiles } from '../test/medicine-files'
import { chosenNames } from './chosen-names'
import { readRxNorm } from './rxnorm'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rounds-rxnorm-'))
})
afterAll(() => rm(folder, { recursive: true }))

const written = (files: Record<string, readonly string[]>) =>
  writeFiles(join(folder, crypto.randomUUID()), files)

const ingredientsIn = async (files: Record<string, readonly string[]>) => {
  const { names } = await readRxNorm(await written(files))
  return Object.fromEntries(names.map(({ label, ingredients }) => [label, ingredients]))
}

it('reads brands with what they hold, in the direction that RxNorm writes its relations', async () => {
  expect(await ingredientsIn(rxnorm)).toEqual({
    Coumadin: ['warfarin'],
    Xolofen: ['ibuprofen'],
    'Xolofen Cold': ['acetaminophen', 'ibuprofen'],
    Xolotrex: ['xolone'],
    Advil: ['acetaminophen'],
    Xolomol: ['acetaminophen'],
    // Two products that hold something else.
    Xolomix: null,
    Xolonot: null,
    'ibuprofen xolate': ['ibuprofen'],
  })
})

it.each([
  ['a product’s component has none', relation(161, 'has_ingredient', 31)],
  ['an ingredient has no name', concept(161, 'IN', 'acetaminophen')],
])('does not say what a brand holds where %s', async (_, lost) => {
  const left = Object.fromEntries(
    Object.entries(rxnorm).map(([file, lines]) => [file, lines.filter((line) => line !== lost)]),
  )
  expect(await ingredientsIn(left)).toMatchObject({ 'Xolofen Cold': null, Xolofen: ['ibuprofen'] })
})

it('does not say it where the products lack an ingredient of the brand', async () => {
  const relations = [...rxnorm['RXNREL.RRF'], relation(11289, 'tradename_of', 2)]
  expect(await ingredientsIn({ ...rxnorm, 'RXNREL.RRF': relations })).toMatchObject({
    'Xolofen Cold': null,
  })
})

it('tells lines that could not be read', async () => {
  const { lines, malformed } = await readRxNorm(await written(rxnorm))
  expect(lines).toBe(41)
  expect(malformed).toEqual(['RXNCONSO.RRF line 22 has 3 columns where 18 belong'])
})

it('of which those are chosen that the rules can check wholly', async () => {
  const { names, known, refused } = chosenNames((await readRxNorm(await written(rxnorm))).names)
  expect(names.map(({ label }) => label)).toEqual([
    'Xolofen',
    'Xolofen Cold',
    'Xolomol',
    'ibuprofen xolate',
  ])
  expect(known).toBe(1)
  expect(Object.fromEntries(refused)).toEqual({
    unknown: ['Xolotrex'],
    other: ['Advil'],
    untold: ['Xolomix', 'Xolonot'],
  })
})

it.each([
  ['without a file', { 'RXNCONSO.RRF': rxnorm['RXNCONSO.RRF'] }, 'There is no RXNREL.RRF in'],
  ['of something else', { ...rxnorm, 'RXNCONSO.RRF': ['name,price'] }, 'holds no brands'],
  [
    'with damaged relations',
    { ...rxnorm, 'RXNREL.RRF': [...rxnorm['RXNREL.RRF'], '161||CUI|RO|2'] },
    'RXNREL.RRF line 20 has 5 columns where 16 belong. The file may have lost what a brand holds',
  ],
])('refuses files %s', async (_, files, why) => {
  await expect(readRxNorm(await written(files))).rejects.toThrow(why)
})

it('finds its files in the folder that they are packed in', async () => {
  const outer = join(folder, 'outer')
  await writeFiles(join(outer, 'rrf'), rxnorm)
  expect((await readRxNorm(outer)).names).toHaveLength(9)
})
