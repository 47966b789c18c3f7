import { randomInt } from 'node:crypto'
import { startPostgres } from '@server/test/postgres-server'
import { flows, runAll, type Step, tests } from './steps.mjs'

// `npm run test:long`: what takes too long for `npm test`, in parts that can be run one by one:
// `npm run test:long -- races postgres`. How long is in the environment: RACES, HISTORY_KILLS,
// HISTORY_WRITES, HISTORY_SEED, PROPERTY_RUNS and PROPERTY_SEED. Budgets are in docs/testing.md.

const {
  RACES = '1000',
  HISTORY_KILLS = '10',
  HISTORY_WRITES = '500',
  PROPERTY_RUNS = '10',
  PROPERTY_SEED = String(randomInt(2 ** 31)),
} = process.env

/** With the tests that `npm test` leaves out. */
const TEST_LONG = '1'

const postgres = await startPostgres()
const onPostgres = { TEST_DATABASE_URL: postgres.url }

const parts = {
  /** A thousand rounds for a doctor's time, and eight desks on two servers that are killed. */
  races: [
    tests('races and history', ['--project=api', 'races', 'history'], {
      budget: 900,
      env: { ...onPostgres, TEST_LONG, RACES, HISTORY_KILLS, HISTORY_WRITES },
    }),
  ],
  /** Kills of the server while it writes, a database that is away, a clinic that moves. */
  kills: [
    tests(
      'kills',
      ['--project=api', '--project=embedded', 'durable-pglite', 'database-away', 'move-clinic'],
      { budget: 300, env: { ...onPostgres, TEST_LONG } },
    ),
  ],
  /** The API's tests on the embedded database. */
  pglite: [
    tests('API tests on PGlite', ['--project=api'], {
      budget: 600,
      env: { TEST_DATABASE: 'pglite' },
    }),
  ],
  /** Property tests with a new seed, ten times as many runs. */
  properties: [
    tests(`property tests, seed ${PROPERTY_SEED}`, ['.property.'], {
      budget: 600,
      env: { ...onPostgres, PROPERTY_RUNS, PROPERTY_SEED },
    }),
  ],
  /** Paths that are seldom taken. */
  seldom: [flows('seldom flows', 'long', { budget: 600 })],
  /** Every flow on PostgreSQL. */
  postgres: [flows('flows on PostgreSQL', 'mocked', { budget: 400, env: onPostgres })],
  /** Whole clinics on their own servers, on the disk and on PostgreSQL. */
  live: [
    flows('live flows, long', 'live-long', { budget: 300 }),
    flows('live flows on PostgreSQL', 'live', { budget: 60, env: onPostgres }),
  ],
} satisfies Record<string, Step[]>

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in parts))
const chosen = Object.entries(parts).filter(([name]) => asked.length === 0 || asked.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`No part ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.\n`)
  process.exitCode = 1
} else
  await runAll(
    chosen.flatMap(([, steps]) => steps.map((step) => [step])),
    'npm run test:long',
  )
await postgres.remove()
