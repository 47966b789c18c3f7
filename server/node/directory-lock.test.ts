import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  DirectoryInUse,
  type DirectoryLock,
  type LockOptions,
  lockDirectory,
} from './directory-lock'

let home: string
let folder: string
const taken: DirectoryLock[] = []
const children: ChildProcessWithoutNullStreams[] = []

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'rounds-lock-'))
  folder = join(home, 'lock')
})

afterEach(() => {
  for (const lock of taken.splice(0)) lock.release()
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(home, { recursive: true, force: true })
})

async function take(options: LockOptions = {}): Promise<DirectoryLock> {
  const lock = await lockDirectory(folder, { silenceMs: 400, ...options })
  taken.push(lock)
  return lock
}

/** What this process writes into a claim. */
async function ownClaim(): Promise<Record<string, unknown>> {
  const lock = await take()
  const claim = JSON.parse(readFileSync(join(folder, '1'), 'utf8'))
  lock.release()
  rmSync(folder, { recursive: true })
  return claim
}

function leaveClaim(claim: Record<string, unknown> | string): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, '7')
  writeFileSync(file, typeof claim === 'string' ? claim : JSON.stringify(claim))
  return file
}

function start(command: string, ...args: string[]): ChildProcessWithoutNullStreams {
  const child = spawn(command, args)
  children.push(child)
  return child
}

async function firstLine(child: ChildProcessWithoutNullStreams): Promise<string> {
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false }))
    return String(chunk).trim()
  throw new Error('the process said nothing')
}

const nameOf = (id: number | undefined) => readFileSync(`/proc/${id}/comm`, 'utf8').trim()

const startOf = (id: number) => {
  const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
  const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { state, started: rest[18] }
}

test('a lock is held until it is released, and then free for the next', async () => {
  const first = await take()
  await expect(take()).rejects.toThrow(DirectoryInUse)
  await expect(take()).rejects.toMatchObject({ owner: { process: process.pid } })
  expect(first.isHeld()).toBe(true)

  first.release()
  expect(first.isHeld()).toBe(false)
  const second = await take()
  expect(second.isHeld()).toBe(true)
  first.release()
  await expect(take()).rejects.toThrow(DirectoryInUse)
})

test('releasing what was removed meanwhile is no error', async () => {
  const lock = await take()
  rmSync(folder, { recursive: true })
  lock.release()
  expect(lock.isHeld()).toBe(false)
})

test('no more than one claim is left behind', async () => {
  for (let round = 0; round < 3; round++) (await take()).release()
  expect(readdirSync(folder)).toEqual(['3'])
})

describe('the claim of an owner that can be examined', () => {
  // Where it cannot be, the answer would take longer than these tests wait.
  const options = { silenceMs: 600_000 }

  test('counts as long as the process lives', async () => {
    const other = start('sleep', '60')
    const id = other.pid ?? 0
    leaveClaim({ ...(await ownClaim()), process: id, ...started(id) })
    await expect(take(options)).rejects.toMatchObject({ owner: { process: id } })
  })

  test('does not count after the process has ended', async () => {
    const other = start('true')
    await new Promise((resolve) => other.on('exit', resolve))
    leaveClaim({ ...(await ownClaim()), process: other.pid })
    expect((await take(options)).isHeld()).toBe(true)
  })

  test('does not count when the process id now belongs to another process', async () => {
    const other = start('sleep', '60')
    leaveClaim({ ...(await ownClaim()), process: other.pid, started: '1' })
    expect((await take(options)).isHeld()).toBe(true)
  })

  test('does not count when a restarted container gives this process the same id', async () => {
    const own = await ownClaim()
    leaveClaim({ ...own, started: '1' })
    expect((await take(options)).isHeld()).toBe(true)
  })

  test.runIf(process.platform === 'linux')('does not count when it is a zombie', async () => {
    // The shell becomes a program that never asks how its child has ended, and then the child ends.
    const parent = start('sh', '-c', 'exec 3<&0; cat <&3 & echo $!; exec sleep 60')
    const id = Number(await firstLine(parent))
    await expect.poll(() => nameOf(parent.pid)).toBe('sleep')
    parent.stdin.end()
    await expect.poll(() => startOf(id).state).toBe('Z')
    leaveClaim({ ...(await ownClaim()), process: id, ...started(id) })
    expect((await take(options)).isHeld()).toBe(true)
  })

  const started = (id: number) =>
    process.platform === 'linux' ? { started: startOf(id).started } : {}
})

describe('the claim of an owner on another machine', () => {
  const elsewhere = { process: 4711, host: 'ward-2', machine: 'another', started: '1' }

  test('counts while its heart beats', async () => {
    const file = leaveClaim(elsewhere)
    const onWait = vi.fn()
    let beats = 0
    const heart = setInterval(() => utimesSync(file, ++beats, beats), 100)
    try {
      const refused = expect(take({ onWait })).rejects
      await refused.toMatchObject({ owner: { process: 4711, host: 'ward-2' } })
    } finally {
      clearInterval(heart)
    }
    expect(onWait).toHaveBeenCalledWith(expect.objectContaining({ host: 'ward-2' }), 400)
  })

  test('does not count when it is silent', async () => {
    leaveClaim(elsewhere)
    expect((await take()).isHeld()).toBe(true)
  })

  test('does not count when it is given up while it is watched', async () => {
    const file = leaveClaim(elsewhere)
    const onWait = () => writeFileSync(file, 'released\n')
    expect((await take({ silenceMs: 3_000, onWait })).isHeld()).toBe(true)
  })
})

describe('a claim that a power cut left', () => {
  test.each([
    ['empty', ''],
    ['half written', '{"process":12,"ho'],
    ['of zeros', '\0'.repeat(100)],
  ])('%s does not count', async (_, content) => {
    leaveClaim(content)
    expect((await take()).isHeld()).toBe(true)
  })

  test('counts when it was only just being written', async () => {
    const own = await ownClaim()
    const file = leaveClaim('')
    const onWait = () => writeFileSync(file, JSON.stringify(own))
    await expect(take({ silenceMs: 3_000, onWait })).rejects.toThrow(DirectoryInUse)
  })
})

test('an owner whose claim was overtaken notices at its next heartbeat', async () => {
  const onLost = vi.fn()
  const lock = await take({ beatEveryMs: 20, onLost })
  writeFileSync(join(folder, '99'), '')
  await expect.poll(() => onLost.mock.calls).toHaveLength(1)
  expect(lock.isHeld()).toBe(false)
})

test('an owner whose claim was removed notices at its next heartbeat', async () => {
  const onLost = vi.fn()
  await take({ beatEveryMs: 20, onLost })
  rmSync(folder, { recursive: true })
  await expect.poll(() => onLost.mock.calls).toHaveLength(1)
})

test('an owner that was asleep looks before it goes on', async () => {
  const onLost = vi.fn()
  let now = 1_000_000
  const lock = await take({ now: () => now, beatEveryMs: 60_000, onLost })
  writeFileSync(join(folder, '99'), '')
  expect(lock.isHeld()).toBe(true)

  now += 60_000
  expect(lock.isHeld()).toBe(false)
  expect(onLost).toHaveBeenCalledOnce()
})

test('of many processes that start at once after a dead one, exactly one gets the lock', async () => {
  leaveClaim({ process: 4711, host: 'ward-2', machine: 'another', started: '1' })
  const script = fileURLToPath(new URL('../test/lock-starter.ts', import.meta.url))
  const starters = Array.from({ length: 5 }, () =>
    start(process.execPath, '--import', 'tsx', script, folder),
  )
  await Promise.all(starters.map(firstLine))
  const answers = Promise.all(starters.map(firstLine))
  for (const starter of starters) starter.stdin.end()

  const said = await answers
  const owner = starters[said.indexOf('held')]
  const refusal = `refused by ${owner?.pid}`
  expect(said.toSorted()).toEqual(['held', refusal, refusal, refusal, refusal])
})
