import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { auditEntries } from '@server/db/schema-audit'
import { readConfig } from '@server/node/config'
import { openDatabase } from '@server/node/database'
import { createLogger } from '@server/node/log'
import { eq, sql } from 'drizzle-orm'

// What somebody does who owns the machine on which a server ran, by the server's configuration.

type Config = Readonly<Record<string, string>>

const root = fileURLToPath(new URL('../..', import.meta.url))

/** `npm run audit -- verify`, and how it ended. */
export async function verifyAudit(config: Config, ...more: string[]) {
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(process.execPath, ['server/audit.mjs', 'verify', ...more], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, ...config },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += String(chunk)
    })
  const [code]: (number | null)[] = await once(child, 'close')
  return { code, said }
}

/**
 * Has the audit say that somebody else made this call, past the triggers that forbid it.
 * @returns the id of the one row
 */
export async function tamperWithAudit(
  config: Config,
  { call, username }: { call: string; username: string },
): Promise<number> {
  const log = createLogger('silent', { write: () => undefined })
  const { db, close } = await openDatabase(readConfig(config, root), log)
  const changed = await db.transaction(async (tx) => {
    await tx.execute(sql`alter table audit_entries disable trigger user`)
    const rows = await tx
      .update(auditEntries)
      .set({ username })
      .where(eq(auditEntries.call, call))
      .returning({ id: auditEntries.id })
    await tx.execute(sql`alter table audit_entries enable trigger user`)
    return rows
  })
  await close()
  const [row] = changed
  if (!row || changed.length > 1) throw new Error(`${changed.length} rows say: ${call}`)
  return row.id
}
