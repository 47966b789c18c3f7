import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cdci, writeFiles } from '../test/medicine-files'
import { readCdci } from './cdci'
import { chosenNames } from './chosen-names'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rounds-cdci-'))
})
afterAll(() => rm(folder, { recursive: true }))

const written = (files: Record<string, readonly string[]>) =>
  writeFiles(join(folder, crypto.randomUUID()), files)

it('reads what is sold under a brand, with its substances', async () => {
  const { lines, names, malformed } = await readCdci(await written(cdci))
  expect(lines).toBe(33)
  expect(malformed).toEqual([
    'BrandMaster.txt line 12 has not the columns Identifier, Product Identifier, Generic Identifier',
  ])
  expect(names).toContainEqual({
    label: 'Xoloclav-DS',
    ingredients: ['Amoxicillin trihydrate', 'Clavulanate potassium'],
  })
  // One of its two substances has no name.
  expect(names).toContainEqual({ label: 'Xolost', ingredients: null })
})

it('of which those are chosen that the rules can check wholly', async () => {
  const { names, known, refused } = chosenNames((await readCdci(await written(cdci))).names)
  expect(names).toEqual([
    { key: 'xolopar', label: 'Xolopar', ingredients: ['paracetamol'] },
    { key: 'xoloparplus', label: 'Xolopar Plus', ingredients: ['paracetamol', 'ibuprofen'] },
    { key: 'xoloclavds', label: 'Xoloclav-DS', ingredients: ['amoxicillin', 'clavulanic acid'] },
    { key: 'xolofen', label: 'Xolofen', ingredients: ['paracetamol'] },
  ])
  expect(known).toBe(0)
  expect(Object.fromEntries(refused)).toEqual({
    unfit: ['HX'],
    unknown: ['Xoloxol'],
    untold: ['Xolost'],
    several: ['Xolotwo'],
  })
})

it.each([
  ['without a file', { 'BrandMaster.txt': [] }, 'There is no SubstanceMaster.txt and no'],
  [
    'of something else',
    { ...cdci, 'BrandMaster.txt': ['Brand\tPrice', 'Xolopar\t5'] },
    'has no column Identifier and no Product Identifier and no Generic Identifier',
  ],
  ['without rows', { ...cdci, 'ProductMaster.txt': ['Identifier\tProduct Name'] }, 'is empty'],
])('refuses files %s', async (_, files, why) => {
  await expect(readCdci(await written(files))).rejects.toThrow(why)
})
