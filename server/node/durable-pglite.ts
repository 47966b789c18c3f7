import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pgliteExtensions } from '../db/pglite-extensions'
import { DirectoryInUse, type DirectoryLock, lockDirectory } from './directory-lock'
import { codeOf, wordsFor } from './file-errors'
import { type MaintenanceOptions, maintain } from './maintenance'
import { SyncedNodeFS, sync, syncTree } from './synced-files'

// PGlite as it comes is made for trying things out: it never syncs a file, lets two processes write
// over each other, never checkpoints and hangs after a full disk. What follows makes of it a database
// that keeps what it has acknowledged. docs/decisions/0001-embedded-database.md has the measurements.

/** An embedded database on disk. Whatever a statement has acknowledged survives a power cut. */
export interface DurableDatabase {
  readonly client: PGlite
  /** Waits for what is running, writes a last checkpoint and leaves the directory to others. */
  close(): Promise<void>
}

/** Whatever is left out has a default: a notice is printed. */
export interface DurableOptions extends Partial<MaintenanceOptions> {
  /**
   * The database can't go on (the disk is full, say, or another process took the directory). What
   * was acknowledged is safe, and nothing is acknowledged or written any more. The process should
   * end, which is what happens by default, after the message is printed.
   */
  onPanic?: (message: string) => void
}

/** The data directory can't be used, for a reason that whoever runs the server can see to. */
export class DataDirectoryError extends Error {
  override name = 'DataDirectoryError'
}

/**
 * Opens the clinic's database in `directory`, and creates it where there is none. PostgreSQL's files
 * are in `<directory>/postgres`, the lock in `<directory>/lock`; the rest is left alone.
 * @throws DataDirectoryError
 */
export async function openDurable(
  directory: string,
  options: DurableOptions = {},
): Promise<DurableDatabase> {
  const {
    now = Date.now,
    checkpointEveryMs = 60_000,
    vacuumEveryMs = 6 * 60 * 60_000,
    onPanic = endProcess,
    onNotice = print,
  } = options
  const home = resolve(directory)
  const postgres = join(home, 'postgres')
  /** Why the database can't go on, once it can't. */
  let ended: string | undefined

  function end(reason: string): void {
    if (ended !== undefined) return
    ended = `The database in ${home} has stopped: ${reason}. What was acknowledged is safe. See to the cause, then start Rounds again.`
    onPanic(ended)
  }

  const lock = await takeLock(home, now, onNotice, end)
  const mayWrite = () => ended === undefined && lock.isHeld()

  let client: PGlite
  try {
    if (!holdsDatabase(postgres)) await create(postgres, mayWrite)
    client = await open(postgres, mayWrite, end)
  } catch (error) {
    lock.release()
    throw unusable(home, error)
  }

  const maintenance = maintain(client, { now, checkpointEveryMs, vacuumEveryMs, onNotice })
  let closing: Promise<void> | undefined

  async function close(): Promise<void> {
    await maintenance.stop()
    // A database that has stopped is in an unknown state: it must not write a checkpoint.
    if (ended === undefined && !client.closed) {
      await maintenance.checkpoint()
      await client.close()
    }
    lock.release()
  }

  return {
    client,
    close() {
      closing ??= close()
      return closing
    },
  }
}

const print = (message: string) => void process.stderr.write(`rounds: ${message}\n`)

function endProcess(message: string): void {
  print(message)
  // At once: whatever PGlite is asked next would never return and keep everything else from running.
  process.exit(1)
}

async function takeLock(
  home: string,
  now: () => number,
  onNotice: (message: string) => void,
  end: (reason: string) => void,
): Promise<DirectoryLock> {
  try {
    makeDirectory(home)
    return await lockDirectory(join(home, 'lock'), {
      now,
      onLost: (reason) => end(`its lock is lost (${reason})`),
      onWait: (owner, silenceMs) => {
        const who = owner ? `Rounds (process ${owner.process} on ${owner.host})` : 'another Rounds'
        onNotice(`waiting up to ${silenceMs / 1000} s to see whether ${who} still uses ${home}`)
      },
    })
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw unusable(home, error)
    const who = error.owner ? ` (process ${error.owner.process} on ${error.owner.host})` : ''
    throw new DataDirectoryError(
      `Another Rounds${who} is using the data in ${home}. Stop it first, or give this one a data directory of its own.`,
      { cause: error },
    )
  }
}

function makeDirectory(home: string): void {
  const first = mkdirSync(home, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  // A new directory is safe once the one that it stands in has been synced.
  for (let made = home; made.length >= first.length; made = dirname(made)) sync(dirname(made))
}

/** @throws where there is something else, which must not be written over */
function holdsDatabase(postgres: string): boolean {
  try {
    const names = readdirSync(postgres)
    if (names.length === 0) return false
    // Without this file PGlite would lay a new database over an old one.
    if (names.includes('PG_VERSION')) return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
  throw new Error(`${postgres} holds files, but not PG_VERSION, which every database has`)
}

/** Makes a new database, complete or not at all: an interrupted one is begun again. */
async function create(postgres: string, mayWrite: () => boolean): Promise<void> {
  const draft = `${postgres}.new`
  rmSync(draft, { recursive: true, force: true })
  try {
    mkdirSync(draft, { mode: 0o700 })
    let failure: string | undefined
    const client = await open(draft, mayWrite, (reason) => {
      failure = reason
    })
    await client.close()
    if (failure !== undefined) throw new Error(failure)
    // PostgreSQL synced only what it wrote itself; the rest was copied there.
    syncTree(draft)
    renameSync(draft, postgres)
    sync(dirname(postgres))
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  }
}

const startParams = [
  // -F means: never sync.
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  // PGlite's fdatasync does nothing, whatever the file system says.
  ...['-c', 'wal_sync_method=fsync'],
  ...['-c', 'max_wal_size=64MB'],
  ...['-c', 'min_wal_size=32MB'],
]

async function open(
  postgres: string,
  mayWrite: () => boolean,
  end: (reason: string) => void,
): Promise<PGlite> {
  const said: string[] = []
  let opened = false
  const fs = new SyncedNodeFS(postgres, mayWrite)
  const onStderr = (line: string): boolean => {
    if (!opened) said.push(line)
    else if (isLastWord(line)) end(reasonOf([line]) ?? line)
    // What statements were about is nobody's business on a screen.
    return false
  }
  try {
    const client = await PGlite.create({
      fs,
      startParams,
      onStderr,
      extensions: pgliteExtensions,
    })
    opened = true
    guard(client, mayWrite, end)
    takeTurns(client)
    return client
  } catch (error) {
    const reason = reasonOf(said)?.replaceAll(PGlite.paths.PGDATA, postgres)
    throw reason === undefined ? error : new Error(reason, { cause: error })
  }
}

/** How PGlite's engine leaves a statement that failed in an ordinary way. */
const longJump = 100

/**
 * PGlite swallows whatever its engine throws, and a statement in which the engine broke down can
 * then look as if it had succeeded. Nothing is answered after that, and nothing more is asked.
 */
function guard(client: PGlite, mayWrite: () => boolean, end: (reason: string) => void): void {
  const engine = client.Module
  const turn = engine._PostgresMainLoopOnce
  engine._PostgresMainLoopOnce = () => {
    try {
      turn()
    } catch (error) {
      const ordinary =
        typeof error === 'object' &&
        error !== null &&
        'status' in error &&
        error.status === longJump
      if (!ordinary) end(`its engine broke down (${wordsFor(error)})`)
      throw error
    }
  }
  const answer = client.execProtocolRawSync.bind(client)
  client.execProtocolRawSync = (message) => {
    const refuse = () => {
      if (!mayWrite()) throw new Error('The database has stopped')
    }
    refuse()
    const data = answer(message)
    refuse()
    return data
  }
}

/**
 * A query works on the thread that serves everybody, and PGlite begins the next one that waits
 * before anything else is done: a queue of them would keep answers from being sent and requests from
 * being read. Each one lets the event loop take a turn before the next begins.
 */
function takeTurns(client: PGlite): void {
  const exclusively = client._runExclusiveTransaction.bind(client)
  client._runExclusiveTransaction = (work) =>
    exclusively(async () => {
      try {
        return await work()
      } finally {
        await new Promise(setImmediate)
      }
    })
}

const severity = /^\S+ \S+ \S+ \[\d+\] (\w+): +(.*)$/

/** After such a line PostgreSQL is gone. Lines that continue another one begin with a tab. */
const isLastWord = (line: string): boolean =>
  ['PANIC', 'FATAL'].includes(severity.exec(line)?.[1] ?? '')

/** What PostgreSQL failed of, with the detail that it gave. */
function reasonOf(lines: readonly string[]): string | undefined {
  const parts = lines.map((line) => severity.exec(line))
  const at = parts.findLastIndex((part) => /^(PANIC|FATAL|ERROR)$/.test(part?.[1] ?? ''))
  const detail = parts.slice(at + 1).find((part) => part?.[1] === 'DETAIL')
  const reason = [parts[at]?.[2], detail?.[2]].filter((text) => text !== undefined)
  return at < 0 ? undefined : reason.join('. ').replace(/\.$/, '')
}

function unusable(home: string, error: unknown): DataDirectoryError {
  return new DataDirectoryError(`The data directory ${home} cannot be used: ${wordsFor(error)}.`, {
    cause: error,
  })
}
