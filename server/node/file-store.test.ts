import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contentHash } from '../content-hash'
import type { FileStore } from '../dependencies'
import { createFileStore } from './file-store'
import { StartError } from './start-error'

let directory = ''
let store: FileStore
beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'rounds-files-')), 'data', 'files')
  store = await createFileStore(directory)
})
afterEach(() => rm(join(directory, '..', '..'), { recursive: true }))

const bytes = new TextEncoder().encode('a file')
const hash = await contentHash(bytes)
const folder = () => join(directory, hash.slice(0, 2))
const path = () => join(folder(), hash)
const needed = async () => true
const unneeded = async () => false
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds)
const hour = 60 * 60_000

async function putBefore(time: number) {
  const found: string[] = []
  for await (const each of store.putBefore(time)) found.push(each)
  return found
}

describe('content', () => {
  test('is kept under its hash, for the owner alone, and read as it was', async () => {
    expect(await store.get(hash)).toBeNull()
    await store.put(hash, bytes)
    expect(await store.get(hash)).toEqual(bytes)
    expect(await readdir(folder())).toEqual([hash])
    expect((await stat(path())).mode & 0o777).toBe(0o600)
    expect((await stat(directory)).mode & 0o777).toBe(0o700)
  })

  test('is kept once, also where several servers put it at once', async () => {
    const other = await createFileStore(directory)
    await Promise.all(
      [1, 2, 3, 4].flatMap(() => [store, other].map((each) => each.put(hash, bytes))),
    )
    expect(await readdir(folder())).toEqual([hash])
    expect(await other.get(hash)).toEqual(bytes)
  })

  test('that is put again counts as put now', async () => {
    await store.put(hash, bytes)
    await utimes(path(), ago(hour), ago(hour))
    expect(await putBefore(Date.now() - hour / 2)).toEqual([hash])
    await store.put(hash, bytes)
    expect(await putBefore(Date.now() - hour / 2)).toEqual([])
  })

  test('that a disk has cut short is written anew', async () => {
    await store.put(hash, bytes)
    await writeFile(path(), 'a f')
    await store.put(hash, bytes)
    expect(await store.get(hash)).toEqual(bytes)
  })

  test('that cannot be written leaves nothing', async () => {
    await mkdir(path(), { recursive: true })
    await writeFile(join(path(), 'in the way'), '')
    await expect(store.put(hash, bytes)).rejects.toThrow()
    expect(await readdir(folder())).toEqual([hash])
  })

  test('is removed, unless it turns out to be needed', async () => {
    await store.put(hash, bytes)
    await store.remove(hash, needed)
    expect(await store.get(hash)).toEqual(bytes)
    await expect(
      store.remove(hash, async () => {
        throw new Error('the database is away')
      }),
    ).rejects.toThrow('the database is away')
    expect(await store.get(hash)).toEqual(bytes)
    expect(await readdir(folder())).toEqual([hash])
    await store.remove(hash, unneeded)
    expect(await readdir(folder())).toEqual([])
    await store.remove(hash, unneeded)
  })

  test('that is put while it is removed stays, and can be read meanwhile', async () => {
    await store.put(hash, bytes)
    await store.remove(hash, async () => {
      expect(await store.get(hash)).toEqual(bytes)
      await store.put(hash, bytes)
      return false
    })
    expect(await store.get(hash)).toEqual(bytes)
    expect(await readdir(folder())).toEqual([hash])
  })
})

test('whoever puts content before and after its row has it, whoever removes it meanwhile', async () => {
  const other = await createFileStore(directory)
  for (let round = 0; round < 100; round++) {
    let hasRow = false
    const isNeeded = async () => hasRow
    const upload = async () => {
      await store.put(hash, bytes)
      hasRow = true
      await store.put(hash, bytes)
    }
    if (round % 2) await store.put(hash, bytes)
    await Promise.all([other.remove(hash, isNeeded), upload(), store.remove(hash, isNeeded)])
    expect(await store.get(hash), `round ${round}`).toEqual(bytes)
    await store.remove(hash, unneeded)
  }
})

describe('after a crash', () => {
  test('what was being removed is found, and dealt with', async () => {
    await mkdir(folder())
    await writeFile(`${path()}.aside`, bytes)
    await utimes(`${path()}.aside`, ago(hour), ago(hour))
    expect(await putBefore(Date.now() - hour / 2)).toEqual([hash])
    expect(await store.get(hash)).toEqual(bytes)
    await store.remove(hash, needed)
    expect(await readdir(folder())).toEqual([hash])
  })

  test('what was being written is removed once nobody can be writing it', async () => {
    await store.put(hash, bytes)
    const [old, young] = [`${path()}.aaaa.draft`, `${path()}.bbbb.draft`]
    for (const draft of [old, young]) await writeFile(draft, 'half wri')
    await utimes(old, ago(2 * hour), ago(2 * hour))
    expect(await putBefore(Date.now() - hour)).toEqual([])
    expect((await readdir(folder())).map((name) => join(folder(), name))).toEqual([path(), young])
  })
})

test('what is not of the store is left alone', async () => {
  await writeFile(join(directory, 'README'), 'of somebody')
  await mkdir(folder())
  await writeFile(join(folder(), 'notes.txt'), 'of somebody')
  expect(await putBefore(Date.now() + hour)).toEqual([])
  expect(await readFile(join(directory, 'README'), 'utf8')).toBe('of somebody')
})

test('a directory that cannot be used is told in words', async () => {
  await writeFile(join(directory, 'file'), '')
  const attempt = createFileStore(join(directory, 'file'))
  await expect(attempt).rejects.toBeInstanceOf(StartError)
  await expect(attempt).rejects.toThrow(
    /^Files cannot be kept in .*file: there is a file in its place/,
  )
})
