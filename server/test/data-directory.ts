import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest'
import { type DurableDatabase, type DurableOptions, openDurable } from '../node/durable-pglite'

/** A data directory as the durable database made it, after a first start that was interrupted. */
export const interruptedDirectory = inject('dataDirectory')

/**
 * Gives each test a place for a data directory. Called once in a file: it adds hooks, which close what a
 * test opened and remove the place.
 */
export function dataDirectoryForEachTest() {
  const base = mkdtempSync(join(tmpdir(), 'rounds-durable-'))
  /** One that was closed in good order, with one note. */
  const pattern = join(base, 'pattern')
  let path = ''
  let opened: DurableDatabase[] = []
  let round = 0

  /** Copies the pattern there, unless the test has a directory already. */
  const lay = (): void => {
    if (!existsSync(path)) cpSync(pattern, path, { recursive: true })
  }

  beforeAll(async () => {
    cpSync(interruptedDirectory, pattern, { recursive: true })
    const { client, close } = await openDurable(pattern)
    await client.exec('create table notes (id serial primary key, text text not null unique)')
    await client.exec("insert into notes (text) values ('first')")
    await close()
  })
  beforeEach(() => {
    round += 1
    path = join(base, String(round))
  })
  afterEach(async () => {
    for (const database of opened) await database.close()
    opened = []
    rmSync(path, { recursive: true, force: true })
  })
  afterAll(() => rmSync(base, { recursive: true, force: true }))

  return {
    path: () => path,
    lay,
    /** Opens a copy of the pattern. A panic that no test expects fails it. */
    async open(options: DurableOptions = {}): Promise<DurableDatabase> {
      const onPanic = (message: string) => {
        throw new Error(`nobody expected: ${message}`)
      }
      lay()
      const database = await openDurable(path, { onPanic, ...options })
      opened.push(database)
      return database
    },
  }
}

export const textsIn = async ({ client }: DurableDatabase): Promise<string[]> =>
  (await client.query<{ text: string }>('select text from notes order by id')).rows.map(
    ({ text }) => text,
  )
