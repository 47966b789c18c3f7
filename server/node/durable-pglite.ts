import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { pgliteExtensions } from '../db/pglite-extensions'
import { DirectoryInUse, type DirectoryLock, lockDirectory } from './directory-lock'

// PGlite as it comes is made for trying things out: it never syncs a file, lets two processes write
// over each other, never checkpoints and hangs after a full disk. What follows makes of it a database
// that keeps what it has acknowledged. docs/decisions/0001-embedded-database.md has the measurements.

/** An embedded database on disk. Whatever a statement has acknowledged survives a power cut. */
export interface DurableDatabase {
  readonly client: PGlite
  /** Waits for what is running, writes a last checkpoint and leaves the directory to others. */
  close(): Promise<void>
}

export interface DurableOptions {
  /** Milliseconds since 1970. */
  now?: () => number
  /** Milliseconds between checkpoints, of which those with nothing to write are left out. */
  checkpointEveryMs?: number
  /** Milliseconds between vacuums. The first one follows soon after opening. */
  vacuumEveryMs?: number
  /**
   * The database can't go on (the disk is full, say, or another process took the directory). What
   * was acknowledged is safe, and nothing is acknowledged or written any more. The process should
   * end, which is what happens by default, after the message is printed.
   */
  onPanic?: (message: string) => void
  /** Something that the person who runs the server should know; printed by default. */
  onNotice?: (message: string) => void
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

function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else sync(path)
  }
  sync(directory)
}

function sync(path: string): void {
  const fd = openSync(path, 'r')
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
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

/** What Emscripten's file system over Node's offers, and what its own typings leave out. */
interface NodeStreams {
  tryFSOperation<T>(operation: () => T): T
  stream_ops: {
    write(stream: NodeStream, ...data: unknown[]): number
    /** Called by fsync(2), which otherwise succeeds without doing anything. */
    fsync?(stream: NodeStream): number
  }
}

interface NodeStream {
  /** The file's descriptor in Node. Directories have one too. */
  nfd: number
}

/** Files whose fsync reaches the disk, and which nobody writes who may not. */
class SyncedNodeFS extends NodeFS {
  readonly #mayWrite: () => boolean

  constructor(directory: string, mayWrite: () => boolean) {
    super(directory)
    this.#mayWrite = mayWrite
  }

  override async init(...[client, given]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(client, given)
    const preRun = [...(emscriptenOpts.preRun ?? [])]
    preRun.push((engine) => {
      // The typings of the file systems are those of a package that PGlite doesn't bring along.
      this.#secure(engine.NODEFS as unknown as NodeStreams)
    })
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }

  /** These operations belong to this one database: each has an engine of its own. */
  #secure(nodefs: NodeStreams): void {
    const { write } = nodefs.stream_ops
    nodefs.stream_ops.write = (stream, ...data) => {
      nodefs.tryFSOperation(() => {
        if (!this.#mayWrite()) throw Object.assign(new Error('stopped'), { code: 'EIO' })
      })
      return write(stream, ...data)
    }
    nodefs.stream_ops.fsync = (stream) => {
      nodefs.tryFSOperation(() => fsyncSync(stream.nfd))
      return 0
    }
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

interface Maintenance {
  checkpoint(): Promise<void>
  /** Returns when what is under way is done. */
  stop(): Promise<void>
}

/** PGlite has none of the processes that do this in a PostgreSQL server. */
function maintain(
  client: PGlite,
  { now, checkpointEveryMs, vacuumEveryMs, onNotice }: Required<Omit<DurableOptions, 'onPanic'>>,
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

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

const words: Record<string, string> = {
  EACCES: 'this user may not read and write it',
  EPERM: 'this user may not read and write it',
  EROFS: 'it is on a disk that can only be read',
  EEXIST: 'there is a file in its place',
  ENOTDIR: 'there is a file in its place',
  ENOSPC: 'the disk is full',
  EIO: 'the disk reports errors',
}

const wordsFor = (error: unknown): string =>
  words[codeOf(error)] ?? (error instanceof Error && error.message ? error.message : String(error))

function unusable(home: string, error: unknown): DataDirectoryError {
  return new DataDirectoryError(`The data directory ${home} cannot be used: ${wordsFor(error)}.`, {
    cause: error,
  })
}
