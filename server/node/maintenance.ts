import type { PGlite } from '@electric-sql/pglite'
import { wordsFor } from './file-errors'

export interface MaintenanceOptions {
  /** Milliseconds since 1970. */
  now: () => number
  /** Milliseconds between checkpoints, of which those with nothing to write are left out. */
  checkpointEveryMs: number
  /** Milliseconds between vacuums. The first one follows soon after opening. */
  vacuumEveryMs: number
  /** Something that the person who runs the server should know. */
  onNotice: (message: string) => void
}

interface Maintenance {
  checkpoint(): Promise<void>
  /** Returns when what is under way is done. */
  stop(): Promise<void>
}

/** PGlite has none of the processes that do this in a PostgreSQL server. */
export function maintain(
  client: PGlite,
  { now, checkpointEveryMs, vacuumEveryMs, onNotice }: MaintenanceOptions,
): Maintenance {
  let vacuumedAt = Number.NEGATIVE_INFINITY
  /** The end of the log after the last checkpoint: while it stays there, nothing was written. */
  let checkpointed: string | undefined
  let running: Promise<void> | undefined

  async function endOfLog(): Promise<string | undefined> {
    const { rows } = await client.query<{ at: string }>(
      'select pg_current_wal_insert_lsn()::text as at',
    )
    return rows[0]?.at
  }

  async function attempt(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      onNotice(`${what} of the database failed and will be tried again: ${wordsFor(error)}`)
    }
  }

  const checkpoint = () =>
    attempt('a checkpoint', async () => {
      if ((await endOfLog()) === checkpointed) return
      await client.exec('CHECKPOINT')
      checkpointed = await endOfLog()
    })

  const vacuum = () =>
    attempt('a vacuum', async () => {
      await client.exec('VACUUM (ANALYZE)')
      vacuumedAt = now()
    })

  async function work(): Promise<void> {
    if (now() - vacuumedAt >= vacuumEveryMs) await vacuum()
    await checkpoint()
    running = undefined
  }

  const timer = setInterval(() => {
    running ??= work()
  }, checkpointEveryMs)
  timer.unref()

  return {
    checkpoint,
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
