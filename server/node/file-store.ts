import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from '../dependencies'
import { codeOf, wordsFor } from './file-errors'
import { StartError } from './start-error'

/** What stands at the end of a file that is being written, and of one that is being removed. */
const draftEnding = '.draft'
const asideEnding = '.aside'

/** A draft that is older than this was left by a crash, in milliseconds. */
const draftsKeptFor = 60 * 60_000

/** @returns null where the file or directory is not there */
const orNull = async <T>(work: Promise<T>): Promise<T | null> =>
  await work.catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  })

/** Has a directory's names on the disk. */
async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Makes a directory, and has the names of what it makes on the disk. */
async function makeDirectory(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made))
    await syncDirectory(dirname(made))
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Files on the disk, each under its hash in one of 256 directories: `ab/abcdef…`. Several servers can
 * share the directory: what is written appears under its name when it is whole.
 * @throws StartError where the directory cannot be used
 */
export async function createFileStore(directory: string): Promise<FileStore> {
  try {
    await makeDirectory(directory)
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(`Files cannot be kept in ${directory}: ${wordsFor(error)}.`, {
      cause: error,
    })
  }
  const pathOf = (hash: string) => join(directory, hash.slice(0, 2), hash)

  async function isPut(path: string, size: number): Promise<boolean> {
    const kept = await orNull(stat(path))
    // One that a failing disk has cut short is written anew.
    if (kept?.size !== size) return false
    const now = new Date()
    return (await orNull(utimes(path, now, now))) !== null
  }

  return {
    async put(hash, bytes) {
      const path = pathOf(hash)
      if (await isPut(path, bytes.length)) return
      await makeDirectory(dirname(path))
      const draft = `${path}.${randomBytes(6).toString('hex')}${draftEnding}`
      try {
        await writeWhole(draft, bytes)
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      await syncDirectory(dirname(path))
    },

    async get(hash) {
      const path = pathOf(hash)
      const bytes =
        (await orNull(readFile(path))) ?? (await orNull(readFile(`${path}${asideEnding}`)))
      return bytes && new Uint8Array(bytes)
    },

    async remove(hash, isNeeded) {
      const path = pathOf(hash)
      const aside = `${path}${asideEnding}`
      // What a crash has left aside is dealt with as well.
      await orNull(rename(path, aside))
      const needed = await isNeeded().catch(async (error: unknown) => {
        await orNull(rename(aside, path))
        throw error
      })
      if (needed) await orNull(rename(aside, path))
      else await rm(aside, { force: true })
    },

    async *putBefore(time) {
      for (const folder of await readdir(directory)) {
        if (!/^[0-9a-f]{2}$/.test(folder)) continue
        for (const name of await readdir(join(directory, folder))) {
          const path = join(directory, folder, name)
          const changedAt = (await orNull(stat(path)))?.mtimeMs
          if (changedAt === undefined) continue
          const hash = name.endsWith(asideEnding) ? name.slice(0, -asideEnding.length) : name
          if (name.endsWith(draftEnding)) {
            if (changedAt < Date.now() - draftsKeptFor) await rm(path, { force: true })
          } else if (changedAt < time && /^[0-9a-f]{64}$/.test(hash)) yield hash
        }
      }
    },
  }
}
