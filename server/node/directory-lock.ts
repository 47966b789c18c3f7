import {
  closeSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'

// One process at a time may use a directory. The lock is a folder of numbered claims, of which the
// highest counts. A claim is created exclusively and its number is never used again, so of several
// starters that find the same dead owner exactly one gets the next number: taking over has no gap.
// Its file says who the owner is; its modification time is the owner's heartbeat.

/** Who made a claim: enough to tell, on the same machine, whether it still runs. */
const ownerSchema = z.object({
  process: z.number(),
  host: z.string(),
  /** The boot and the process namespace, within which a process id means one process. */
  machine: z.string(),
  /** When the process started, in the system's own count; empty where the system doesn't say. */
  started: z.string(),
})

type Owner = z.infer<typeof ownerSchema>

export interface DirectoryLock {
  /** Whether the directory is still ours. Looks again where the last heartbeat is too long ago. */
  isHeld(): boolean
  /** Leaves the directory to others. */
  release(): void
}

export interface LockOptions {
  /** Milliseconds since 1970. */
  now?: () => number
  /** Milliseconds between heartbeats. */
  beatEveryMs?: number
  /** An owner that cannot be examined counts as dead after so many milliseconds without a beat. */
  silenceMs?: number
  /** It must be found out whether an owner that cannot be examined is alive: that takes a while. */
  onWait?: (owner: { process: number; host: string } | undefined, silenceMs: number) => void
  /** The lock is not ours any more: nothing may be written from now on. Called once. */
  onLost?: (reason: string) => void
}

/** Somebody else, who is alive, holds the directory. */
export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse'
  /** Undefined where the owner has not said who it is. */
  readonly owner: { process: number; host: string } | undefined

  constructor(owner: Owner | undefined) {
    super(owner ? `held by process ${owner.process} on ${owner.host}` : 'held by another process')
    this.owner = owner
  }
}

/**
 * Takes the lock that lives in this folder, which is created where it is missing.
 * @throws DirectoryInUse where a living process holds it; the file system's errors
 */
export async function lockDirectory(
  folder: string,
  options: LockOptions = {},
): Promise<DirectoryLock> {
  const {
    now = Date.now,
    beatEveryMs = 2_000,
    silenceMs = 10_000,
    onWait = () => {},
    onLost = () => {},
  } = options
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const me = describe()
  const mine = await claim(folder, me, silenceMs, onWait)
  const file = join(folder, String(mine))

  let lost = false
  let checkedAt = now()

  function lose(reason: string): void {
    lost = true
    clearInterval(timer)
    onLost(reason)
  }

  function beat(): void {
    try {
      const time = new Date()
      utimesSync(file, time, time)
      if (newestClaim(folder) === mine) checkedAt = now()
      else lose('another process has taken it over')
    } catch (error) {
      lose(error instanceof Error ? error.message : String(error))
    }
  }

  const timer = setInterval(beat, beatEveryMs)
  timer.unref()

  return {
    isHeld() {
      // Long queries and a suspended machine keep the timer from running, either way of the clock.
      if (!lost && Math.abs(now() - checkedAt) >= beatEveryMs) beat()
      return !lost
    },
    release() {
      clearInterval(timer)
      if (lost) return
      lost = true
      try {
        // In place and in one write: nobody ever reads an empty claim.
        const fd = openSync(file, 'r+')
        writeSync(fd, released, 0)
        closeSync(fd)
      } catch {
        // On a broken disk the claim ends with this process.
      }
    },
  }
}

/** What stands at the beginning of a claim that was given up. */
const released = 'released\n'

async function claim(
  folder: string,
  me: Owner,
  silenceMs: number,
  onWait: NonNullable<LockOptions['onWait']>,
): Promise<number> {
  for (;;) {
    const newest = newestClaim(folder)
    if (newest > 0) await untilDead(join(folder, String(newest)), me, silenceMs, onWait)
    const next = newest + 1
    // Somebody was quicker: what we know is out of date.
    if (!create(folder, next, me)) continue
    if (newestClaim(folder) === next) {
      for (const number of claims(folder))
        if (number < next) rmSync(join(folder, String(number)), { force: true })
      return next
    }
    // Others have been here since we looked, and the number we got had been used up and removed.
    rmSync(join(folder, String(next)), { force: true })
  }
}

/** Returns when the claim's owner is dead or has left. @throws DirectoryInUse where it lives */
async function untilDead(
  file: string,
  me: Owner,
  silenceMs: number,
  onWait: NonNullable<LockOptions['onWait']>,
): Promise<void> {
  const first = readClaim(file)
  if (first === 'left') return
  const alive = first.owner ? isAlive(first.owner, me) : undefined
  if (alive === true) throw new DirectoryInUse(first.owner)
  if (alive === false) return

  // Another machine's, another container's, or one that a power cut left empty.
  onWait(first.owner, silenceMs)
  const step = Math.ceil(silenceMs / 40)
  for (let silent = 0; silent < silenceMs; silent += step) {
    await pause(step)
    const later = readClaim(file)
    if (later === 'left') return
    if (later.owner && !first.owner) return await untilDead(file, me, silenceMs, onWait)
    if (later.beat !== first.beat) throw new DirectoryInUse(later.owner)
  }
}

/** @returns 'left' where the owner has given it up */
function readClaim(file: string): 'left' | { owner: Owner | undefined; beat: number } {
  let fd: number
  try {
    // Opened, not just looked at: a network file system then asks the server anew.
    fd = openSync(file, 'r')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 'left'
    throw error
  }
  try {
    const text = readFileSync(fd, 'utf8')
    if (text.startsWith(released)) return 'left'
    return { owner: readOwner(text), beat: fstatSync(fd).mtimeMs }
  } finally {
    closeSync(fd)
  }
}

function readOwner(text: string): Owner | undefined {
  try {
    return ownerSchema.parse(JSON.parse(text))
  } catch {
    // A power cut leaves files empty or half written.
    return undefined
  }
}

/** @returns whether the number was free */
function create(folder: string, number: number, owner: Owner): boolean {
  let fd: number
  try {
    fd = openSync(join(folder, String(number)), 'wx', 0o600)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
  try {
    writeFileSync(fd, `${JSON.stringify(owner)}\n`)
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
  return true
}

const claims = (folder: string): number[] =>
  readdirSync(folder)
    .filter((name) => /^\d{1,15}$/.test(name))
    .map(Number)

/** The number that counts, or 0. */
const newestClaim = (folder: string): number => Math.max(0, ...claims(folder))

function describe(): Owner {
  const host = hostname()
  return {
    process: process.pid,
    host,
    machine: machine() ?? host,
    started: lifeOf(process.pid)?.started ?? '',
  }
}

/** Containers have their own process ids: theirs is another machine, on whatever host they run. */
function machine(): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    // Only Linux tells.
    return undefined
  }
}

/** @returns undefined where it cannot be told from here */
function isAlive(owner: Owner, me: Owner): boolean | undefined {
  if (owner.machine !== me.machine) return undefined
  // A container that starts again gets its old process id again.
  if (owner.process === me.process) return owner.started === me.started
  if (!exists(owner.process)) return false
  const life = lifeOf(owner.process)
  return life === undefined || (!life.ended && life.started === owner.started)
}

function exists(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    // Another user's process may not be signalled, but it is there.
    return codeOf(error) === 'EPERM'
  }
}

/** @returns undefined where the system doesn't tell */
function lifeOf(id: number): { ended: boolean; started: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    // The second field is the program's name, which may hold blanks and brackets: proc(5).
    const [state = '', ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A zombie has ended; only its parent has not noticed.
    return { ended: state === 'Z' || state === 'X', started: rest[18] ?? '' }
  } catch {
    return undefined
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined
