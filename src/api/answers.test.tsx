import { type CallName, faults } from '@mocks/faults'
import { authMessages } from '@shared/contracts/auth'
import { departmentMessages } from '@shared/contracts/departments'
import { QueryClient } from '@tanstack/react-query'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { changes, lists, perform, unreachable } from '@/test/calls'
import { authErrors, useLogin } from './auth'
import { departmentsQuery } from './departments'
import { rolesQuery, useDeleteRoles } from './roles'
import { workingTimesQuery } from './working-times'

const inTrouble =
  'The server has a problem and could not do this. Please try again in a few minutes.'
const refused = 'The server did not accept this. Please try again, or ask your administrator.'
const unreadable = 'The server gave an answer that could not be read. Please try again.'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** What hosts put into a success that has nothing to say. */
const wordless = [
  ['nothing', faults.empty],
  ['a text', (name: CallName) => faults.text(name, 'Saved.')],
  ['a text that is called HTML', (name: CallName) => faults.text(name, 'Saved.', 'text/html')],
  ['a part of its JSON', faults.brokenOff],
  ['JSON of another shape', (name: CallName) => faults.answers(name, ['saved'])],
] as const

const unreadableAnswers = [...wordless, ['a page', faults.html] as const]

describe.each(changes)('to %s', (name, sentenceOf, act) => {
  test.each(wordless)('is done where a success holds %s', async (what, answer) => {
    server.use(answer(name))
    // An empty answer to this one means that there was nothing to change (docs/api.md).
    const gone = name === 'update department' && what === 'nothing'
    await expect(act().then(() => 'done', sentenceOf)).resolves.toBe(
      gone ? departmentMessages.notFound : 'done',
    )
  })

  test('is not done where a page stands in place of an answer', async () => {
    server.use(faults.html(name))
    await expect(act().then(() => 'done', sentenceOf)).resolves.toBe(unreadable)
  })
})

describe('a login', () => {
  const login = () =>
    perform(useLogin, { username: 'admin', password: 'secret' }).then(
      () => 'done',
      authErrors.login,
    )

  test.each(unreadableAnswers)('that is answered with %s brings no token', async (_, answer) => {
    server.use(answer('login'))
    await expect(login()).resolves.toBe(authMessages.noToken)
  })

  test.each([{ user: { username: 'admin' } }, { token: '' }, { token: 7 }, { token: null }])(
    'that is answered with %j brings none either',
    async (answer) => {
      server.use(faults.answers('login', answer))
      await expect(login()).resolves.toBe(authMessages.noToken)
    },
  )

  test.each([
    [
      'the server’s message',
      faults.says('login', 502, { message: 'Closed today' }),
      'Closed today',
    ],
    ['the transport’s words', faults.dropped('login'), unreachable],
    ['words for a server in trouble', faults.silent('login', 502), inTrouble],
    ['words for a refusal', faults.silent('login', 404), refused],
  ])('that fails is told in %s', async (_, handler, sentence) => {
    server.use(handler)
    await expect(login()).resolves.toBe(sentence)
  })
})

describe.each(lists)('to %s', (name, sentenceOf, act) => {
  test.each(unreadableAnswers)('fails where it is answered with %s', async (_, answer) => {
    server.use(answer(name))
    await expect(act().then(() => 'read', sentenceOf)).resolves.toBe(unreadable)
  })
})

describe('a list', () => {
  const times = { inTime: '9:00', inTimePeriod: 'AM', outTime: '5:00', outTimePeriod: 'PM' }
  const workingTime = { _id: 3, workTimingName: 'Early', totalHour: 8, ...times }
  // Ids that are numbers stay numbers.
  const department = { _id: 1, name: 'Burns' }
  const role = { _id: 2, name: 'Nurse', roles: [] }

  test.each([
    ['bare', <Item,>(rows: Item[]) => rows],
    ['under `data`', <Item,>(rows: Item[]) => ({ data: rows })],
  ])('is read %s', async (_, answer) => {
    server.use(faults.answers('list departments', answer([department])))
    server.use(faults.answers('list roles', answer([role])))
    server.use(faults.answers('list working times', answer([workingTime])))
    const client = new QueryClient()
    expect(await client.fetchQuery(departmentsQuery)).toEqual([department])
    expect(await client.fetchQuery(rolesQuery)).toMatchObject([role])
    expect(await client.fetchQuery(workingTimesQuery)).toEqual([workingTime])
  })

  test('gives ids back as they came: a host may compare strictly', async () => {
    const sent: unknown[] = []
    server.events.on('request:start', async ({ request }) => {
      sent.push(await request.clone().json())
    })
    server.use(faults.answers('delete role', {}))
    await perform(useDeleteRoles, [role])
    expect(sent).toEqual([{ privilegeId: 2 }])
  })
})
