import { faults } from '@mocks/faults'
import { chatMessages } from '@shared/contracts/chat'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { askAssistant, chatError } from './chat'
import { askAboutMedicines } from './drug-check'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const { signal } = new AbortController()
const answers = (body: Parameters<typeof HttpResponse.json>[0]) =>
  server.use(http.post('*/api/chat/ai-chat', () => HttpResponse.json(body)))

const chat = () => askAssistant('Where?', signal).catch((error) => `Failed: ${chatError(error)}`)
const opinion = () =>
  askAboutMedicines('Both?', signal).catch((error) => `Failed: ${chatError(error)}`)

describe('an answer', () => {
  test.each([
    ['under `response`', { response: 'There.' }],
    ['under `data`', { data: { response: 'There.' } }],
    ['under `response`, beside `data` of something else', { response: 'There.', data: { id: 7 } }],
    ['under `data`, beside an `error` of null', { error: null, data: { response: 'There.' } }],
    ['alone', 'There.'],
  ])('%s is read by the chat and by the doctor’s question', async (_, body) => {
    answers(body)
    expect(await chat()).toBe('There.')
    expect(await opinion()).toEqual({ text: 'There.', interactions: null })
  })

  test('under `data` comes with what the rules found', async () => {
    const ruleSet = { version: '1', date: '2025-11-01', rules: 48, reviewedByPharmacist: false }
    const interactions = { status: 'failed', ruleSet }
    answers({ data: { response: 'There.', interactions } })
    expect(await opinion()).toEqual({ text: 'There.', interactions })
  })
})

test.each([{ status: 'checked', found: [{ severity: 'severe' }] }, 'none', []])(
  'rules that cannot be read have failed: %j',
  async (interactions) => {
    answers({ response: 'There.', interactions })
    expect(await opinion()).toEqual({ text: 'There.', interactions: { status: 'failed' } })
  },
)

test('what part a model had is read where a host tells it', async () => {
  answers({ response: 'There.', model: 'none' })
  expect(await opinion()).toMatchObject({ model: 'none' })
  answers({ response: 'There.', model: 7 })
  expect(await opinion()).toEqual({ text: 'There.', interactions: null })
})

describe('no answer', () => {
  test.each([
    ['nothing', null],
    ['an empty text', ' '],
    ['an empty response', { response: '\n' }],
    ['an empty response under `data`', { data: { response: '' } }],
    ['a response of another kind', { response: 7 }],
    ['a response of another kind under `data`', { data: { response: ['There.'] } }],
    ['an object of something else', {}],
  ])('is %s', async (_, body) => {
    answers(body)
    expect(await chat()).toBe(`Failed: ${chatMessages.failed}`)
    expect(await opinion()).toBeNull()
  })

  test.each([
    ['an error', { error: 'The model rests.' }],
    ['an error under `data`', { data: { error: 'The model rests.' } }],
  ])('is %s, which is told', async (_, body) => {
    answers(body)
    expect(await chat()).toBe('Failed: The model rests.')
    expect(await opinion()).toBe('Failed: The model rests.')
  })

  test.each([
    ['a list', faults.answers('ask the assistant', [{ response: 'There.' }])],
    ['a text that is not JSON', faults.text('ask the assistant', 'There.')],
    ['the beginning of one', faults.brokenOff('ask the assistant')],
    ['a page', faults.html('ask the assistant')],
  ])('is %s', async (_, handler) => {
    server.use(handler)
    expect(await chat()).toBe(`Failed: ${chatMessages.failed}`)
    expect(await opinion()).toBe(`Failed: ${chatMessages.failed}`)
  })
})

test.each([
  [
    'its error',
    faults.says('ask the assistant', 429, { error: 'Too many', message: 'No' }),
    'Too many',
  ],
  [
    'one sentence for a message alone',
    faults.says('ask the assistant', 500, { message: 'Not read' }),
    chatMessages.failed,
  ],
  ['one sentence for no word', faults.silent('ask the assistant'), chatMessages.failed],
  ['one sentence for no connection', faults.dropped('ask the assistant'), chatMessages.failed],
])('a failure is told by %s', async (_, handler, sentence) => {
  server.use(handler)
  expect(await chat()).toBe(`Failed: ${sentence}`)
})
