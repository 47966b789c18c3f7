import { randomInt } from 'node:crypto'
import { checkNode, install, root, say } from '../server/install.mjs'
import { registerTypeScript } from '../server/typescript.mjs'
import { flows, runAll, tests } from './steps.mjs'

// `npm run test:long`: what takes too long for `npm test`, in parts that can be run one by one:
// `npm run test:long -- races postgres`. How long is in the environment: RACES, HISTORY_KILLS,
// HISTORY_WRITES, HISTORY_SEED, PROPERTY_RUNS and PROPERTY_SEED. docs/testing.md says what each part proves.

const {
  RACES = '1000',
  HISTORY_KILLS = '10',
  HISTORY_WRITES = '500',
  PROPERTY_RUNS = '20',
  PROPERTY_SEED = String(randomInt(2 ** 31)),
} = process.env

/** With the tests that `npm test` leaves out. */
const TEST_LONG = '1'

/** @typedef {Record<string, string>} Environment */
/** @type {Record<string, (onPostgres: Environment) => import('./steps.mjs').Step[]>} */
const parts = {
  races: (onPostgres) => [
    tests('races and history', ['--project=api', 'races', 'history'], {
      budget: 900,
      env: { ...onPostgres, TEST_LONG, RACES, HISTORY_KILLS, HISTORY_WRITES },
    }),
  ],
  kills: (onPostgres) => [
    tests(
      'kills',
      ['--project=api', '--project=embedded'].concat(
        'server/main',
        'durable-writers',
        'database-away',
        'move-clinic',
        'killed-import',
        'killed-notes',
      ),
      { budget: 300, env: { ...onPostgres, TEST_LONG } },
    ),
  ],
  commands: () => [
    tests(
      'commands of the clinic',
      ['--project=embedded', 'rescue.long', 'audit.long', 'load-names.long'],
      { budget: 60, env: { TEST_LONG } },
    ),
  ],
  pglite: () => [
    tests('API tests on PGlite', ['--project=api'], {
      budget: 300,
      env: { TEST_DATABASE: 'pglite' },
    }),
  ],
  properties: (onPostgres) => [
    tests(
      `property tests, seed ${PROPERTY_SEED}`,
      ['--project=rules', '--project=client', '--project=api', '.property.'],
      { budget: 600, env: { ...onPostgres, PROPERTY_RUNS, PROPERTY_SEED } },
    ),
  ],
  warnings: () => [
    tests('screen tests on the build of React that warns', ['--project=browser'], {
      budget: 250,
      env: { TEST_REACT: 'development' },
    }),
  ],
  seldom: () => [flows('seldom flows', 'long', { budget: 300, env: { PROPERTY_SEED } })],
  postgres: (onPostgres) => [
    flows('flows on PostgreSQL', 'mocked', { budget: 400, env: onPostgres }),
  ],
  live: (onPostgres) => [
    flows('long live flows', 'live-long', { budget: 400 }),
    flows('live flows on PostgreSQL', 'live', { budget: 60, env: onPostgres }),
  ],
}

checkNode()
process.chdir(root)
install()

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in parts))
if (unknown.length > 0) {
  say(`there is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`)
  process.exit(1)
}
const chosen = Object.entries(parts).filter(([name]) => asked.length === 0 || asked.includes(name))

await registerTypeScript()
const { startPostgres } = await import('../server/test/postgres-server.ts')
const postgres = await startPostgres()
await runAll(
  chosen.flatMap(([, steps]) => steps({ TEST_DATABASE_URL: postgres.url }).map((step) => [step])),
  { command: 'npm run test:long', goesOn: true },
)
await postgres.remove()
