import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { authEndpoints } from '@shared/contracts/auth'
import { roleEndpoints } from '@shared/contracts/roles'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { rescue } from './rescue'
import { type RunningServer, start } from './start'

let folder = ''
let env: Record<string, string> = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rounds-rescue-'))
  env = { PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' }
  await cp(join(inject('dataDirectory'), 'postgres'), join(folder, 'data', 'postgres'), {
    recursive: true,
  })
})
afterAll(() => rm(folder, { recursive: true }))

const ear = () => {
  let said = ''
  return {
    write: (words: string) => {
      said += words
    },
    said: () => said,
  }
}

/** `npm run rescue -- …` */
async function run(args: string[], more: Record<string, string> = {}) {
  const out = ear()
  const err = ear()
  const code = await rescue({ args, env: { ...env, ...more }, cwd: folder, out, err })
  return { code, out: out.said(), err: err.said() }
}

async function startHere(): Promise<RunningServer & { said: () => string }> {
  const out = ear()
  const server = await start({ env, cwd: folder, out, dist: join(folder, 'dist') })
  return { ...server, said: out.said }
}

/** The status of a call that wants a right of the administration, after signing in. */
async function listStatus({ url }: RunningServer, username: string, password: string) {
  const login = await fetch(url + authEndpoints.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  if (login.status !== 200) return login.status
  const { token }: { token: string } = await login.json()
  const list = await fetch(url + roleEndpoints.list.path, {
    headers: { authorization: `Bearer ${token}` },
  })
  return list.status
}

const passwordIn = (said: string) => /\b(?:[a-z2-9]{5}-){3}[a-z2-9]{5}\b/.exec(said)?.[0] ?? ''

test.each([
  [[]],
  [['asha', 'menon']],
  [['asha', '--password']],
  [['--new-password=please', 'asha']],
])('%j is told how it is used', async (args) => {
  const { code, out, err } = await run(args)
  expect(code).toBe(1)
  expect(out).toBe('')
  expect(err).toContain('npm run rescue -- USERNAME [--new-password]')
  expect(err).not.toMatch(/^\s+at /m)
})

describe('what cannot be used is said in words, without a stack', () => {
  test.each([
    [{ PORT: 'x' }, 'PORT must be a whole number'],
    [{ DATABASE_URL: 'postgres://asha@127.0.0.1:1/clinic' }, 'nothing listens there'],
  ])('the configuration %j', async (more, why) => {
    const { code, err } = await run(['asha'], more)
    expect(code).toBe(1)
    expect(err).toMatch(/^rounds: /)
    expect(err).toContain(why)
    expect(err).not.toMatch(/^\s+at /m)
  })

  test('a data directory in which no server has ever run, and none is made', async () => {
    const DATA_DIR = join(folder, 'elsewhere')
    expect(await run(['asha'], { DATA_DIR })).toEqual({
      code: 1,
      out: '',
      err: `rounds: There is no database in ${DATA_DIR}. Set DATA_DIR or DATABASE_URL as for the server.\n`,
    })
    expect(existsSync(DATA_DIR)).toBe(false)
  })
})

test('a clinic that is locked out gets its administration back', async () => {
  let server = await startHere()
  const made = /^ {4}(doctor) +(\S+)/m.exec(server.said())?.[2] ?? ''
  expect(await listStatus(server, 'doctor', made)).toBe(403)

  const refused = await run(['doctor'])
  expect(refused.code).toBe(1)
  expect(refused.err).toContain(`The server is running on the data in ${env.DATA_DIR}`)
  expect(refused.err).toContain('Stop the server first')
  expect(await listStatus(server, 'doctor', made)).toBe(403)
  await server.stop()

  const promoted = await run(['doctor'])
  expect(promoted).toMatchObject({ code: 0, err: '' })
  expect(promoted.out).toContain(`embedded PostgreSQL in ${env.DATA_DIR}`)
  expect(promoted.out).toContain('"doctor" is an active Super Admin now. The role was Doctor.')
  expect(passwordIn(promoted.out)).toBe('')
  expect((await run(['doctor'])).out).toContain('"doctor" was an active Super Admin already')

  const renewed = await run(['--new-password', 'doctor'])
  expect(renewed.out).toContain('The new password, shown only this once:')
  const created = await run(['asha'])
  expect(created.out).toContain('There was no account "asha": it has been made.')

  server = await startHere()
  expect(await listStatus(server, 'doctor', made)).toBe(401)
  expect(await listStatus(server, 'doctor', passwordIn(renewed.out))).toBe(200)
  expect(await listStatus(server, 'asha', passwordIn(created.out))).toBe(200)
  await server.stop()
})
