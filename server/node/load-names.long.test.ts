import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { checkWithLoadedNames } from '../db/medicine-names'
import { cdci, concept, rxnorm, writeFiles } from '../test/medicine-files'
import { openDatabase } from './database'
import { loadNames } from './load-names'

let folder = ''
let env: Record<string, string> = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rounds-names-'))
  env = { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' }
})
beforeEach(async () => {
  await rm(folder, { recursive: true })
  await mkdir(folder)
})
afterAll(() => rm(folder, { recursive: true }))

const withDatabase = () =>
  cp(join(inject('dataDirectory'), 'postgres'), join(folder, 'data', 'postgres'), {
    recursive: true,
  })

const write = (place: string, files: Record<string, readonly string[]>) =>
  writeFiles(join(folder, place), files)

/** `npm run names -- …` */
async function run(...args: string[]) {
  const said = { out: '', err: '' }
  const ear = (name: keyof typeof said) => ({
    write: (words: string) => {
      said[name] += words
    },
  })
  const code = await loadNames({ args, env, cwd: folder, out: ear('out'), err: ear('err') })
  return { code, ...said }
}

const opened = () =>
  openDatabase(
    { databaseUrl: undefined, dataDirectory: join(folder, 'data') },
    { info: () => {}, warn: () => {}, error: () => {} },
  )

/** The ingredients of names that are recognised, by name. */
async function recognised(...names: string[]) {
  const { db, close } = await opened()
  const { checked } = await checkWithLoadedNames(db)(names)
  await close()
  return Object.fromEntries(checked.map(({ name, ingredients }) => [name, ingredients]))
}

it('loads names that can be checked from then on, and says what it refused', async () => {
  await withDatabase()
  const good = await write('rxnorm', rxnorm)
  const { code, out, err } = await run('rxnorm', good)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out.replaceAll('rounds: ', '').trim().split('\n')).toEqual([
    `in embedded PostgreSQL in ${env.DATA_DIR}`,
    'RxNorm, lines read: 41',
    'lines that could not be read: 1',
    '  RXNCONSO.RRF line 22 has 3 columns where 18 belong',
    'names known already: 1',
    'names refused, with an ingredient that the rules do not know: 1',
    'names refused, known with another composition: 1',
    '  Advil',
    'names refused, without all their ingredients in the files: 2',
    '  Xolomix',
    '  Xolonot',
    'names loaded: 4, in place of 0',
    'names loaded that are not recognised, because the other source has another composition: 0',
  ])
  expect(
    await recognised(
      ...['Xolofen 200', 'Tab Xolofen Cold', 'Xolotrex', 'Xolomol', 'Xolomix', 'Xolold'],
      ...['ibuprofen xolate', 'Advil'],
    ),
  ).toEqual({
    'Xolofen 200': ['ibuprofen'],
    'Tab Xolofen Cold': ['paracetamol', 'ibuprofen'],
    Xolomol: ['paracetamol'],
    'ibuprofen xolate': ['ibuprofen'],
    Advil: ['ibuprofen'],
  })

  const nothing = await write('bad', { ...rxnorm, 'RXNCONSO.RRF': [concept(3, 'BN', 'Xolotrex')] })
  const refused = await run('rxnorm', nothing)
  expect(refused).toMatchObject({ code: 1, out: '' })
  expect(refused.err).toContain('nothing was loaded, and nothing was removed')

  const conso = rxnorm['RXNCONSO.RRF'].filter((line) => !line.includes('Xolomol'))
  const again = await run('rxnorm', await write('new', { ...rxnorm, 'RXNCONSO.RRF': conso }))
  expect(again.out).toContain('names loaded: 3, in place of 4')

  const { out: second } = await run('cdci', await write('cdci', cdci))
  expect(second).toContain('names loaded: 4, in place of 0')
  expect(second).toContain('because the other source has another composition: 1')
  expect(await recognised('Xolofen', 'Xolopar', 'Xolofen Cold', 'Xolomol')).toEqual({
    Xolopar: ['paracetamol'],
    'Xolofen Cold': ['paracetamol', 'ibuprofen'],
  })
})

it.each([[[]], [['rxnorm']], [['drugbank', 'folder']], [['cdci', 'folder', 'another']]])(
  'says how it is used: %j',
  async (args) => {
    const { code, out, err } = await run(...args)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain('npm run names -- rxnorm FOLDER')
  },
)

it('says that the server has to be stopped first, where it has the data open', async () => {
  await withDatabase()
  const { close } = await opened()
  const { code, err } = await run('rxnorm', await write('rxnorm', rxnorm))
  await close()
  expect(code).toBe(1)
  expect(err).toContain('Stop the server first')
})

it('makes no new database', async () => {
  const { code, err } = await run('rxnorm', await write('rxnorm', rxnorm))
  expect(code).toBe(1)
  expect(err).toContain(`There is no database in ${env.DATA_DIR}`)
  expect(existsSync(join(folder, 'data'))).toBe(false)
})
