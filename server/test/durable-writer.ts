import { DataDirectoryError, openDurable } from '../node/durable-pglite'

// A process for tests to kill: writes rows into the database of the directory that it is given, and
// prints the number of each one that was acknowledged.

const [directory = ''] = process.argv.slice(2)

async function write(): Promise<never> {
  const { client } = await openDurable(directory, { checkpointEveryMs: 200 })
  await client.exec(
    'create table if not exists notes (id serial primary key, text text not null unique)',
  )
  for (;;) {
    const { rows } = await client.query<{ id: number }>(
      'insert into notes (text) values (gen_random_uuid()::text) returning id',
    )
    process.stdout.write(`${rows[0]?.id}\n`)
    // Queries alone would never let a timer run.
    await new Promise(setImmediate)
  }
}

write().catch((error) => {
  if (!(error instanceof DataDirectoryError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
