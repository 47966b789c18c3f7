import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { authEndpoints } from '@shared/contracts/auth'
import { departmentEndpoints } from '@shared/contracts/departments'
import { patientEndpoints } from '@shared/contracts/patients'
import { staffEndpoints } from '@shared/contracts/staff'
import { visitEndpoints } from '@shared/contracts/visits'
import { addDays, clinicToday } from '@shared/lib/clinic-date'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registration } from './test/patients'
import { type ServerProcess, startInVain, startServer } from './test/server-process'

let folder = ''
/** Not there before the first start. */
let DATA_DIR = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rounds-main-'))
  DATA_DIR = join(folder, 'clinic', 'data')
})
afterAll(() => rm(folder, { recursive: true }))

/** Something that happens in the program when the test says. */
const onSignal = (happens: string) =>
  `--import data:text/javascript,${encodeURIComponent(`process.once('SIGUSR2', () => { ${happens} })`)}`

async function call(server: ServerProcess, path: string, init: RequestInit = {}) {
  return await fetch(server.url + path, {
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  })
}

async function signIn(server: ServerProcess, password: string): Promise<Record<string, string>> {
  const body = JSON.stringify({ username: 'admin', password })
  const { token } = await (
    await call(server, authEndpoints.login.path, { method: 'POST', body })
  ).json()
  return { authorization: `Bearer ${token}` }
}

async function departments(server: ServerProcess, headers: Record<string, string>) {
  const list: { name: string }[] = await (
    await call(server, departmentEndpoints.list.path, { headers })
  ).json()
  return list.map(({ name }) => name)
}

describe('the server as a program', () => {
  let server: ServerProcess
  let password = ''
  let headers: Record<string, string> = {}
  /** Departments. */
  const acknowledged: string[] = []

  // Where a test failed, it may still run.
  afterAll(() => server.end('SIGKILL').catch(() => null))

  test('tells the accounts of a new clinic at the first start', async () => {
    server = await startServer({ DATA_DIR })
    for (const account of ['doctor', 'patient', 'receptionist', 'pharmacist', 'lab'])
      expect(server.password(account)).toMatch(/^(\w{5}-){3}\w{5}$/)
    password = server.password('admin')
    headers = await signIn(server, password)
    expect(await departments(server, headers)).toHaveLength(10)
  })

  test('ends where another one uses the same data, and says so', async () => {
    const { code, said } = await startInVain({ DATA_DIR })
    expect(code).toBe(1)
    expect(said).toContain(DATA_DIR)
    expect(said).toMatch(/Another Rounds/)
    expect(said).not.toMatch(/^\s+at /m)
    expect((await call(server, '/api/health')).status).toBe(200)
  })

  test('killed while desks work, it has what it acknowledged, and each thing once', async () => {
    const get = async (path: string) => await (await call(server, path, { headers })).json()
    const [doctor] = staffEndpoints.doctors.output.parse(await get(staffEndpoints.doctors.path))
    const [patient] = patientEndpoints.choices.output.parse(
      await get(`${patientEndpoints.choices.path}?q=Priya`),
    )
    const slot = { doctorId: doctor?._id, patientId: patient?.id, time: '09:00' }
    const desks = [
      {
        path: departmentEndpoints.create.path,
        json: (name: string): object => ({ name }),
        names: () => departments(server, headers),
      },
      {
        path: patientEndpoints.register.path,
        json: (name: string) => ({ ...registration, name }),
        names: async () => {
          const list = await get(`${patientEndpoints.list.path}?q=Desk&limit=100`)
          return patientEndpoints.list.output.parse(list).rows.map(({ name }) => name)
        },
      },
      {
        path: visitEndpoints.schedule.path,
        json: (reason: string, at: number) => ({
          ...slot,
          reason,
          date: addDays(clinicToday(new Date(), 'UTC'), 40 + at),
        }),
        names: async () => {
          const list = await get(`${visitEndpoints.list.path}?q=Priya&limit=100`)
          return visitEndpoints.list.output.parse(list).rows.map(({ reason }) => reason)
        },
      },
    ].map((desk) => ({ ...desk, done: [] as string[], asked: { name: '', json: {} } }))
    const ask = async ({ path, asked }: (typeof desks)[number]) => {
      const body = JSON.stringify(asked.json)
      const key = { 'idempotency-key': asked.name.replaceAll(' ', '-') }
      const init = { method: 'POST', headers: { ...headers, ...key }, body }
      return (await call(server, path, init)).status
    }

    const working = Promise.allSettled(
      desks.map(async (desk, lane) => {
        for (let at = 1; ; at += 1) {
          const name = `Desk ${lane}, no. ${at}`
          desk.asked = { name, json: desk.json(name, at) }
          expect(await ask(desk)).toBe(201)
          desk.done.push(name)
        }
      }),
    )
    const least = () => Math.min(...desks.map(({ done }) => done.length))
    await expect.poll(least, { interval: 5 }).toBeGreaterThan(12)
    expect(await server.end('SIGKILL')).toBeNull()
    // Every desk was cut off under way.
    expect(await working).toMatchObject(desks.map(() => ({ reason: expect.any(TypeError) })))

    server = await startServer({ DATA_DIR })
    expect(server.said()).not.toContain('first start')
    // The token is still good: its secret was kept.
    for (const desk of desks) {
      const isKeyed = desk.path !== departmentEndpoints.create.path
      if (isKeyed) expect(await ask(desk)).toBe(201)
      const there = (await desk.names()).filter((name) => name.startsWith('Desk')).toSorted()
      const asked = [...desk.done, desk.asked.name].toSorted()
      // A department that was under way is there once or not at all; what has a key, by now once.
      expect([asked, ...(isKeyed ? [] : [desk.done.toSorted()])]).toContainEqual(there)
    }
    acknowledged.push(...(desks[0]?.done ?? []))
  })

  test('answers what is under way when it is told to stop, then ends well', async () => {
    const body = JSON.stringify({ username: 'admin', password })
    const login = request(server.url + authEndpoints.login.path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        expect: '100-continue',
      },
    })
    login.flushHeaders()
    // From here on the server knows of it.
    await once(login, 'continue')
    const ended = server.end('SIGTERM')
    await expect.poll(server.said, { interval: 10 }).toContain('"stopping"')
    const answered = once(login, 'response')
    login.end(body)
    const [answer]: IncomingMessage[] = await answered
    expect(answer?.statusCode).toBe(200)
    answer?.resume()
    expect(await ended).toBe(0)
    expect(server.said()).toContain('"stopped"')

    server = await startServer({ DATA_DIR, NODE_OPTIONS: onSignal("throw new Error('a mistake')") })
    expect(await departments(server, headers)).toEqual(expect.arrayContaining(acknowledged))
  })

  test('ends with 1 on an error that nobody caught, and logs it', async () => {
    expect(await server.end('SIGUSR2')).toBe(1)
    expect(server.said()).toMatch(/"message":"a mistake".*"uncaught error: the server ends"/)
  })

  test('goes on where nobody reads what it says any more', async () => {
    server = await startServer({
      DATA_DIR,
      NODE_OPTIONS: onSignal("process.emitWarning('a warning')"),
    })
    server.hangUp()
    // Each call writes to standard output, the warning to standard error.
    for (let at = 0; at < 3; at += 1) expect(await departments(server, headers)).not.toEqual([])
    server.signal('SIGUSR2')
    for (let at = 0; at < 3; at += 1) expect(await departments(server, headers)).not.toEqual([])
    expect(await server.end('SIGTERM')).toBe(0)
  })
})

test('a configuration that is wrong ends the start with a list of what is', async () => {
  const { code, said } = await startInVain({ PORT: 'x', CLINIC: 'mine' })
  expect(code).toBe(1)
  expect(said).toBe(`rounds: The configuration is wrong:
  PORT must be a whole number from 0 to 65535
  CLINIC must be 'demo' or 'empty'
`)
})
