import { Client } from 'pg'

async function administer(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** A new, empty database of this PostgreSQL, whose user may make them, and the way to drop it. */
export async function createDatabase(url: string) {
  const name = `rounds_test_${crypto.randomUUID().replaceAll('-', '')}`
  await administer(url, `create database ${name}`)
  return {
    url: Object.assign(new URL(url), { pathname: name }).href,
    drop: () => administer(url, `drop database ${name} with (force)`),
  }
}
