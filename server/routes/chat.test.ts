import { authEndpoints, loginAnswerSchema } from '@shared/contracts/auth'
import { chatAnswerSchema, chatEndpoints, chatMessages } from '@shared/contracts/chat'
import { interactionsSchema } from '@shared/medicines/result'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { withoutModel } from '../ai/assistant'
import { modelFailures } from '../ai/model'
import { medicineNames } from '../db/schema'
import { type Call, call, observedApi, refusal } from '../test/api'
import { setUpWorld, token, world } from '../test/world'

setUpWorld({ as: 'doctor' })

const send = (json: unknown, more: Call = {}) =>
  call(world.api, 'POST', chatEndpoints.ask.path, { token, json, ...more })
const ask = (question: string, more: Call = {}) => send({ question }, more)

const interactionQuestion = 'Do warfarin and aspirin interact?'

describe('a question to the assistant', () => {
  it('is answered in words, with the rules’ result beside them', async () => {
    const { status, body } = await ask(interactionQuestion)
    expect(status).toBe(200)
    const { response, interactions } = chatAnswerSchema.parse(body)
    expect(response).toContain('Critical: warfarin with aspirin')
    expect(interactionsSchema.parse(interactions)).toMatchObject({
      status: 'checked',
      found: [{ rule: 'pair-2', severity: 'critical' }],
    })
  })

  it('is answered in words alone where it is about something else', async () => {
    expect(await ask('What is the capital of France?')).toMatchObject({
      status: 200,
      body: { response: withoutModel },
    })
    const { body } = await ask('How do I add a department?')
    expect(body).toEqual({ response: expect.stringMatching(/^Departments: /) })
  })

  it('may name its medicines apart', async () => {
    const { body } = await send({ question: 'And these?', medicines: ['Viagra', 'GTN spray'] })
    expect(body).toMatchObject({ interactions: { found: [{ rule: 'pair-30' }] } })
  })

  it.each(['admin', 'doctor', 'patient', 'receptionist', 'pharmacist', 'lab'])(
    'is open to the %s',
    async (username) => {
      const own = await world.signIn(username)
      expect((await ask('How do I log out?', { token: own })).status).toBe(200)
    },
  )

  it.each(['', '   ', '\n\t'])('is refused where nothing is asked: %j', async (question) => {
    expect(await ask(question)).toMatchObject(
      refusal(400, chatMessages.questionRequired, { question: chatMessages.questionRequired }),
    )
  })

  it('may have 4,000 characters and not one more', async () => {
    expect((await ask('x'.repeat(4000))).status).toBe(200)
    expect(await ask('x'.repeat(4001))).toMatchObject(refusal(400, chatMessages.questionTooLong))
    // One sign of 18 letters.
    expect(await ask('\ufdfa'.repeat(450))).toMatchObject(
      refusal(400, chatMessages.questionTooLong),
    )
  })

  it.each([[['x'.repeat(201)]], [Array(101).fill('aspirin')], ['aspirin'], [[7]], [null]])(
    'is refused with medicines that are none (%#)',
    async (medicines) => {
      expect((await send({ question: 'These?', medicines })).status).toBe(400)
    },
  )

  it('is refused in words where it names very many medicines', async () => {
    const many = Array.from({ length: 60 }, (_, at) => `foozol${at}`).join(', ')
    expect(await ask(`New medications: ${many}`)).toMatchObject(
      refusal(400, 'Please ask about at most 40 medicines at once. Nothing was checked.'),
    )
  })
})

describe('a medicine of which the clinic has loaded the name', () => {
  const load = (...names: (typeof medicineNames.$inferInsert)[]) =>
    world.db.insert(medicineNames).values(names)
  const xolofen: typeof medicineNames.$inferInsert = {
    key: 'xolofen',
    source: 'rxnorm',
    label: 'Xolofen',
    ingredients: ['ibuprofen'],
  }
  const check = async (...medicines: string[]) => {
    const { body } = await send({ question: 'And these?', medicines })
    return interactionsSchema.parse(chatAnswerSchema.parse(body).interactions)
  }

  it('is checked by the rules, with its form and dose', async () => {
    expect(await check('T. Xolofen 400 mg bd', 'warfarin')).toMatchObject({
      found: [],
      unrecognised: [{ name: 'T. Xolofen 400 mg bd' }],
    })
    await load(xolofen)
    expect(await check('T. Xolofen 400 mg bd', 'warfarin')).toMatchObject({
      found: [{ rule: 'pair-1', medicines: [{ ingredient: 'ibuprofen' }, { name: 'warfarin' }] }],
      unrecognised: [],
    })
    const { body } = await ask('New medications: Xolofen (400 mg), warfarin. Is that safe?')
    expect(body).toMatchObject({ interactions: { found: [{ rule: 'pair-1' }] } })
  })

  it.each(['Xolofen-MR', 'Xolofen+', 'Xolofen Forte', 'Xolofen 400/325', 'Xolofen (AM)', 'Xolofe'])(
    'is not recognised under another product’s name: %s',
    async (name) => {
      await load(xolofen)
      expect(await check(name, 'warfarin')).toMatchObject({ found: [], unrecognised: [{ name }] })
    },
  )

  it('is not recognised where two sources have another composition for it', async () => {
    const other: typeof xolofen = { ...xolofen, source: 'cdci' }
    await load(xolofen, { ...other, ingredients: ['paracetamol'] })
    expect(await check('Xolofen')).toMatchObject({ unrecognised: [{ name: 'Xolofen' }] })
    await world.db.delete(medicineNames).where(eq(medicineNames.source, 'cdci'))
    await load(other)
    expect(await check('Xolofen')).toMatchObject({ checked: [{ ingredients: ['ibuprofen'] }] })
  })

  it('is not recognised where the rules do not know an ingredient of it', async () => {
    await load({ ...xolofen, ingredients: ['ibuprofen', 'xolone'] })
    expect(await check('Xolofen')).toMatchObject({ unrecognised: [{ name: 'Xolofen' }] })
  })
})

describe('with a model connected', () => {
  it('is answered by it, with the rules first', async () => {
    world.ai.script('Watch for bleeding.', 'Paris.')
    const { response } = chatAnswerSchema.parse((await ask(interactionQuestion)).body)
    expect(response).toMatch(/^The interaction rules name 1 danger/)
    expect(response).toMatch(/Opinion of the connected AI model[^\n]*\n\n> Watch for bleeding\.$/)
    expect((await ask('What is the capital of France?')).body).toEqual({ response: 'Paris.' })
    expect(world.ai.asked).toHaveLength(2)
  })

  it.each([
    ['timeout', 504],
    ['busy', 503],
    ['unreachable', 502],
    ['refused', 502],
    ['unusable', 502],
  ] as const)('fails in words: %s', async (reason, status) => {
    world.ai.script({ fails: reason })
    expect(await ask('What is the capital of France?')).toMatchObject(
      refusal(status, `${modelFailures[reason]} Please try again.`),
    )
  })

  it('still gives what the rules found when it fails', async () => {
    world.ai.script({ fails: 'timeout' })
    const { status, body } = await ask(interactionQuestion)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      response: expect.stringContaining(`gave no opinion: ${modelFailures.timeout}`),
      model: 'failed',
      interactions: { found: [{ rule: 'pair-2' }] },
    })
  })

  it('does not wait for an answer that the caller no longer wants', async () => {
    world.ai.script(new Promise(() => {}))
    const caller = new AbortController()
    const asked = world.api.request(chatEndpoints.ask.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ question: 'What is the capital of France?' }),
      signal: caller.signal,
    })
    await expect.poll(() => world.ai.asked).toHaveLength(1)
    caller.abort()
    expect((await asked).status).toBe(400)
  })
})

describe('many questions', () => {
  it('are 30 in 5 minutes for a user, then told in words until the time is over', async () => {
    for (let at = 0; at < 30; at += 1) expect((await ask('Hello')).status).toBe(200)
    const refused = await ask('Hello')
    expect(refused).toMatchObject(
      refusal(429, 'Too many questions. Please try again in 5 minutes.'),
    )
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(290)
    const other = await world.signIn('patient')
    expect((await ask('Hello', { token: other })).status).toBe(200)
    world.advance(5 * 60 * 1000)
    expect((await ask('Hello')).status).toBe(200)
  })
})

describe('the log', () => {
  it('has not a word of a question or its answer', async () => {
    const failing = new Error('the assistant is broken')
    const server = observedApi(world.db, {
      ai: {
        hasModel: true,
        answer: async (question) => {
          if (question.includes('break')) throw failing
          return { response: 'an answer to be found' }
        },
      },
    })
    await server.adoptAccounts('secret')
    const login = await call(server.api, 'POST', authEndpoints.login.path, {
      json: { username: 'doctor', password: 'secret' },
    })
    const own = loginAnswerSchema.parse(login.body).token ?? ''
    const put = (question: string) =>
      call(server.api, 'POST', chatEndpoints.ask.path, { token: own, json: { question } })
    expect((await put('Asha Rao takes warfarin')).status).toBe(200)
    expect(await put('Asha Rao, break')).toMatchObject({ status: 500 })
    expect(server.logged.map(({ level }) => level)).toContain('error')
    expect(JSON.stringify(server.logged)).not.toMatch(/Asha|warfarin|to be found/)
  })
})
