import { Client } from 'pg'

/** Does something on a connection of its own. */
async function connected<T>(connectionString: string, work: (client: Client) => Promise<T>) {
  const client = new Client({ connectionString })
  await client.connect()
  return await work(client).finally(() => client.end())
}

const newId = () => crypto.randomUUID().replaceAll('-', '')

/**
 * A new database of this PostgreSQL, whose user may make them, and the way to drop it.
 * @param template the name of the one that it is a copy of, to which nobody may be connected; otherwise
 *   it is empty
 */
export async function createDatabase(url: string, template?: string) {
  const name = template ? `${template}_${newId().slice(0, 16)}` : `rounds_test_${newId()}`
  const of = template ? ` template ${template}` : ''
  await connected(url, (client) => client.query(`create database ${name}${of}`))
  return {
    name,
    url: Object.assign(new URL(url), { pathname: name }).href,
    drop: () => connected(url, (client) => client.query(`drop database ${name} with (force)`)),
  }
}

/** Drops a template, and the copies that nobody dropped. */
export async function dropTemplate(url: string, template: string): Promise<void> {
  await connected(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [template],
    )
    for (const { name } of rows) await client.query(`drop database ${name} with (force)`)
  })
}
