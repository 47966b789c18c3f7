import { startPostgres } from '@server/test/postgres-server'
import { flows, runAll, tests } from './steps.mjs'

// `npm run test:long`: what takes too long for `npm test`, on a PostgreSQL of its own. How long is in
// the environment: RACES, HISTORY_KILLS, HISTORY_WRITES and HISTORY_SEED.

const { RACES = '1000', HISTORY_KILLS = '10', HISTORY_WRITES = '500' } = process.env

const postgres = await startPostgres()
const onPostgres = { TEST_DATABASE_URL: postgres.url }
await runAll(
  [
    tests(
      'races and history',
      ['server/routes/visits.races.pg.test.ts', 'server/history.pg.test.ts'],
      {
        ...{ ...onPostgres, RACES, HISTORY_KILLS, HISTORY_WRITES },
      },
    ),
    flows('mocked', onPostgres),
    flows('live', onPostgres),
    flows('long', onPostgres),
  ],
  'npm run test:long',
)
await postgres.remove()
