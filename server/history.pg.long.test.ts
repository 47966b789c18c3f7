import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { makeHistory } from './test/history'
import { readRecords, wrongIn } from './test/history-checks'
import { createDatabase } from './test/new-database'

let database: Awaited<ReturnType<typeof createDatabase>>
let filesDirectory: string
beforeAll(async () => {
  filesDirectory = await mkdtemp(join(tmpdir(), 'rounds-history-'))
  database = await createDatabase(process.env.TEST_DATABASE_URL ?? '')
})
afterAll(async () => {
  await rm(filesDirectory, { recursive: true })
  await database.drop()
})

// `npm run test:long` makes it long.
const seed = Number(process.env.HISTORY_SEED ?? Date.now() % 1_000_000)
const kills = Number(process.env.HISTORY_KILLS ?? 1)
const writes = Number(process.env.HISTORY_WRITES ?? 100)

test('nothing that eight desks were told is lost or doubled, and nobody misses a change', {
  timeout: (90_000 + kills * writes * 150) * inject('patience'),
}, async () => {
  const databaseUrl = database.url
  const history = await makeHistory({ databaseUrl, filesDirectory, seed, kills, writes })
  const { attempts, took } = history
  const ended = (status: number) =>
    attempts.filter(({ answers }) => answers[0]?.status === status).length
  const tally = {
    acknowledged: ended(200) + ended(201),
    conflicts: ended(409),
    unknown: attempts.filter(({ answers }) => answers.length === 0).length,
    repeated: attempts.filter(({ lost, answers }) => lost > 0 && answers.length > 0).length,
  }
  const told = `seed ${seed}, ${kills} kills, ${(took / 1000).toFixed(1)} s: ${JSON.stringify(tally)}`
  expect(wrongIn(history, await readRecords(databaseUrl, filesDirectory)), told).toEqual([])
  // It was worth looking at.
  expect(tally.conflicts, told).toBeGreaterThan(0)
  expect(tally.unknown, told).toBeGreaterThan(0)
  expect(tally.repeated, told).toBeGreaterThan(0)
  process.stdout.write(`${told}\n`)
})
