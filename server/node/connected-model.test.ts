import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { authEndpoints, loginAnswerSchema } from '@shared/contracts/auth'
import { chatEndpoints } from '@shared/contracts/chat'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { json, type ModelServer, says, silence, startModelServer } from '../test/model-server'
import { type RunningServer, start } from './start'

/** The whole way over real HTTP: a browser's call, this server, a model's server. */

const folder = await mkdtemp(join(tmpdir(), 'rounds-model-'))
afterAll(() => rm(folder, { recursive: true }))

let model: ModelServer
let server: RunningServer
let token: string
let said = ''

beforeAll(async () => {
  model = await startModelServer()
  server = await start({
    env: {
      PORT: '0',
      CLINIC: 'empty',
      AI_BASE_URL: `${model.baseUrl}/`,
      AI_MODEL: 'small',
      AI_API_KEY: 'a-key-to-be-found',
      AI_TIMEOUT_MS: '20000',
    },
    cwd: folder,
    out: {
      write: (words: string) => {
        said += words
      },
    },
    dist: join(folder, 'dist'),
  })
  const password = /^ {4}admin +(\S+)/m.exec(said)?.[1]
  const login = await post(authEndpoints.login.path, { username: 'admin', password })
  token = loginAnswerSchema.parse(await login.json()).token ?? ''
})
afterAll(async () => {
  await server.stop()
  await model.close()
})

const post = (path: string, body: unknown, more: RequestInit = {}) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
    ...more,
  })

test('the start says where questions go, and not the key', () => {
  const { host } = new URL(model.baseUrl)
  expect(said).toContain(`rounds: questions to the assistant are sent to ${host}, model small`)
  expect(said).not.toContain('to-be-found')
})

test('a question reaches the model and its answer the person', async () => {
  model.answers(says('Paris.'))
  const answer = await post(chatEndpoints.ask.path, { question: 'What is the capital of France?' })
  expect(await answer.json()).toEqual({ response: 'Paris.' })
  expect(model.calls.at(-1)).toMatchObject({
    headers: { authorization: 'Bearer a-key-to-be-found' },
    body: { model: 'small' },
  })
})

test('a model that refuses its key is told in words, and the log tells no secrets', async () => {
  model.answers(json(401, { error: { message: 'bad key' } }))
  const answer = await post(chatEndpoints.ask.path, { question: 'A question-to-be-found?' })
  expect(answer.status).toBe(502)
  expect(await answer.json()).toMatchObject({
    error:
      'The AI model refused the call. An administrator should check its configuration. Please try again.',
  })
  await expect.poll(() => said).toContain('the AI model gave no answer')
  expect(said).not.toContain('to-be-found')
})

test('a person who stops waiting ends the call to the model', async () => {
  model.answers(silence)
  const before = model.calls.length
  const saidBefore = said.length
  const person = new AbortController()
  const asked = post(
    chatEndpoints.ask.path,
    { question: 'What is love?' },
    { signal: person.signal },
  )
  await expect.poll(() => model.calls.length).toBe(before + 1)
  person.abort()
  await expect(asked).rejects.toThrow()
  await model.hungUp
  expect(said.slice(saidBefore)).not.toContain('"level":"error"')
})
