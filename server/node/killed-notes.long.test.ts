import { authEndpoints } from '@shared/contracts/auth'
import type { Endpoint } from '@shared/contracts/endpoint'
import { emptyNoteText } from '@shared/contracts/note-text'
import { noteDraftSchema, noteEndpoints } from '@shared/contracts/notes'
import { patientEndpoints } from '@shared/contracts/patients'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pathOf } from '../test/api'
import { dataDirectoryForEachTest } from '../test/data-directory'
import { type ServerProcess, startServer } from '../test/server-process'

const here = dataDirectoryForEachTest()
let server: ServerProcess
let headers: Record<string, string>

const send = ({ method }: Pick<Endpoint, 'method'>, path: string, body?: object) =>
  fetch(server.url + path, {
    method,
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    ...(body && { body: JSON.stringify(body) }),
  })
const textOf = (plan: string) => ({ ...emptyNoteText, plan })

beforeEach(async () => {
  server = await startServer({ DATA_DIR: here.path() })
  headers = { 'content-type': 'application/json' }
  const login = { username: 'doctor', password: server.password('doctor') }
  const answer = await send(authEndpoints.login, authEndpoints.login.path, login)
  headers = { ...headers, authorization: `Bearer ${(await answer.json()).token}` }
})
afterEach(() => server.end('SIGKILL').catch(() => null))

async function begin() {
  const found = await send(patientEndpoints.choices, `${patientEndpoints.choices.path}?q=arun`)
  const [patient] = patientEndpoints.choices.output.parse(await found.json())
  const json = { patientId: patient?.id, visitId: null }
  const answer = await send(noteEndpoints.begin, noteEndpoints.begin.path, json)
  return noteDraftSchema.parse(await answer.json())
}

test('a killed server has every draft that it said it had saved, and a signed note', async () => {
  const draft = await begin()
  let version = 1
  const save = (plan: string) => {
    const json = { text: textOf(plan), version }
    return send(noteEndpoints.saveDraft, pathOf(noteEndpoints.saveDraft, draft.id), json)
  }
  for (const round of [1, 2]) {
    for (const key of [1, 2, 3, 4, 5]) {
      expect((await save(`round ${round}, key ${key}`)).status).toBe(200)
      version += 1
    }
    // Its answer is lost with the server.
    const [ended] = await Promise.allSettled([server.end('SIGKILL'), save(`round ${round}, lost`)])
    expect(ended.status).toBe('fulfilled')
    server = await startServer({ DATA_DIR: here.path() })
    const again = await begin()
    expect(again.id).toBe(draft.id)
    // What was under way is there as a whole, or not at all.
    const isLost = again.version === version
    expect(again.text).toEqual(textOf(`round ${round}, ${isLost ? 'key 5' : 'lost'}`))
    expect(again.version - version).toBe(isLost ? 0 : 1)
    version = again.version
  }
  const json = { text: textOf('signed'), version }
  const answer = await send(noteEndpoints.sign, pathOf(noteEndpoints.sign, draft.id), json)
  expect(answer.status).toBe(200)
  const signed = await answer.json()
  await server.end('SIGKILL')
  server = await startServer({ DATA_DIR: here.path() })
  const read = await send(noteEndpoints.get, pathOf(noteEndpoints.get, draft.id))
  expect(await read.json()).toEqual(signed)
})
