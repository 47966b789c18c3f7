import { authEndpoints } from '@shared/contracts/auth'
import { importEndpoints, importMessages, importMost } from '@shared/contracts/imports'
import { patientEndpoints } from '@shared/contracts/patients'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pathOf } from '../test/api'
import { dataDirectoryForEachTest } from '../test/data-directory'
import { type ServerProcess, startServer } from '../test/server-process'

const here = dataDirectoryForEachTest()
let server: ServerProcess
let headers: Record<string, string>

/** Rows of an import: it takes more than a second to write them. */
const many = 3_000
/** Patients of a new demo clinic. */
const before = 40

const send = (path: string, body: object, key: string = crypto.randomUUID()) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': key },
    body: JSON.stringify(body),
  })
const counted = async () => {
  const answer = await fetch(server.url + patientEndpoints.counts.path, { headers })
  return patientEndpoints.counts.output.parse(await answer.json()).total
}

beforeEach(async () => {
  server = await startServer({ DATA_DIR: here.path() })
  headers = { 'content-type': 'application/json' }
  const login = { username: 'receptionist', password: server.password('receptionist') }
  const { token } = await (await send(authEndpoints.login.path, login)).json()
  headers = { ...headers, authorization: `Bearer ${token}` }
})
afterEach(() => server.end('SIGKILL').catch(() => null))

async function openImport(): Promise<string> {
  const rows = Array.from({ length: many }, (_, at) => ({
    ...{ line: at + 2, name: `Wilma ${'abcdefghij'[at % 10]} ${at}`, age: '44', gender: 'Female' },
    telephone: String(9_000_000_000 + at * 7),
  }))
  let id = ''
  for (let at = 0; at < many; at += importMost.piece) {
    const piece = rows.slice(at, at + importMost.piece)
    const answer =
      id === ''
        ? await send(importEndpoints.open.path, { kind: 'patients', rows: piece })
        : await send(pathOf(importEndpoints.add, id), { rows: piece })
    expect(answer.ok).toBe(true)
    id ||= importEndpoints.open.output.parse(await answer.json()).id
  }
  return id
}

/** Makes a change again and again, until so many were refused because an import is written, or that is over. */
async function untilRefused(times: number, written: Promise<unknown>): Promise<void> {
  let refused = 0
  await new Promise<void>((resolve, reject) => {
    const end = () => {
      clearInterval(asking)
      resolve()
    }
    const change = async () => {
      const answer = await send(patientEndpoints.register.path, {})
      if (answer.status !== 503) return
      expect(await answer.json()).toMatchObject({ message: importMessages.isWritten })
      refused++
      if (refused === times) end()
    }
    // Those that came before the import wait for it: no call waits for the one before it.
    const asking = setInterval(() => void change().catch(reject), 10)
    written.then(end, end)
  })
}

// At its beginning, and further on: others are answered between two of its statements.
test.each([1, 20])(
  'killed in the middle of an import, after %i changes of others were refused, the server has none of it',
  async (times) => {
    const id = await openImport()
    const commit = send(pathOf(importEndpoints.commit, id), { decisions: [] })
    const [ended] = await Promise.allSettled([
      commit,
      untilRefused(times, commit).then(() => server.end('SIGKILL')),
    ])
    expect(ended).toMatchObject({ status: 'rejected' })
    server = await startServer({ DATA_DIR: here.path() })
    expect(await counted()).toBe(before)
    const again = await send(pathOf(importEndpoints.commit, id), { decisions: [] })
    expect(await again.json()).toMatchObject({ registered: many })
    expect(await counted()).toBe(before + many)
  },
)
