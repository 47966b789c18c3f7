import { authMessages } from '@shared/contracts/auth'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { oneTimeCodes, users } from '../db/schema'
import type { Mail } from '../dependencies'
import {
  accountCalls,
  all,
  minute,
  repeat,
  tooMany,
  watchedDatabase,
  wrongCode,
} from '../test/account-calls'
import { refusal } from '../test/api'
import { observedServer } from '../test/observed-server'

const server = observedServer()
const { forgot, mailCode, reset, verify } = accountCalls(server)
const deactivate = (username: string) =>
  server.db.update(users).set({ active: false }).where(eq(users.username, username))

describe('asking for a code', () => {
  const answered = {
    status: 200,
    body: { message: 'If an account with this e-mail exists, a code has been sent to it.' },
  }

  it('mails it in plain words to the address that is on file', async () => {
    server.at.code = '000042'
    expect(await forgot(' DOCTOR@rounds.example ')).toMatchObject(answered)
    await server.settle()
    expect(server.mails).toHaveLength(1)
    const [mail] = server.mails
    expect(mail).toMatchObject({
      to: 'doctor@rounds.example',
      subject: 'Your code for a new password in Rounds',
    })
    expect(mail?.text).toContain('000042')
    expect(mail?.text).toContain('valid for 10 minutes')
    expect(mail?.text).toContain('new password')
  })

  it('answers the same where nobody is there, and mails nothing', async () => {
    await deactivate('lab')
    expect(await forgot('nobody@rounds.example')).toMatchObject(answered)
    expect(await forgot('lab@rounds.example')).toMatchObject(answered)
    await server.settle()
    expect(server.mails).toEqual([])
  })

  it('answers without waiting for the mail', async () => {
    let deliver = (): void => {}
    const delivery = new Promise<void>((resolve) => {
      deliver = resolve
    })
    const sent: Mail[] = []
    await server.start({
      mail: {
        send: async (mail) => {
          await delivery
          sent.push(mail)
        },
      },
    })
    expect(await forgot('doctor@rounds.example')).toMatchObject(answered)
    expect(sent).toEqual([])
    deliver()
    await server.settle()
    expect(sent).toHaveLength(1)
  })

  it('makes a code only when the answer is on its way, and the same work for every e-mail', async () => {
    const { db, asked } = watchedDatabase(server.db)
    const note = (_fields: object, message: string) => {
      asked.push(message)
    }
    await server.start({ db, log: { info: note, warn: note, error: note } })
    for (const email of ['doctor@rounds.example', 'nobody@rounds.example']) {
      asked.length = 0
      await mailCode(email)
      // The limits; after the answer the code, the account, and the row of the audit.
      expect(asked).toEqual([
        ...['select', 'insert', 'request'],
        ...['insert', 'update', 'select'],
        ...['select', 'insert', 'execute'],
      ])
    }
  })

  it('is answered 503 without mail, the same for every address and without a look at one', async () => {
    const { db, asked } = watchedDatabase(server.db)
    await server.start({ db, mail: { isNotSetUp: true, send: async () => {} } })
    asked.length = 0
    const answers = []
    for (const email of ['doctor@rounds.example', 'nobody@rounds.example']) {
      const { status, body } = await forgot(email)
      answers.push({ status, body })
    }
    await server.settle()
    const refused = {
      ...{ message: authMessages.mailNotSetUp, error: 'mail_not_set_up' },
    }
    expect(answers).toEqual([
      { status: 503, body: refused },
      { status: 503, body: refused },
    ])
    expect(asked).toEqual([])
  })

  it('logs a mail that fails, with the request and without the code', async () => {
    const failure = new Error('the mail server refuses')
    await server.start({ mail: { send: () => Promise.reject(failure) } })
    const answer = await forgot('doctor@rounds.example')
    await server.settle()
    expect(answer).toMatchObject(answered)
    const errors = server.logged.filter(({ level }) => level === 'error')
    expect(errors).toEqual([
      {
        level: 'error',
        fields: { requestId: answer.headers.get('x-request-id'), err: failure },
        message: 'the code for a new password was not sent',
      },
    ])
    expect(JSON.stringify(server.logged)).not.toContain(server.at.code)
  })

  it.each([
    '',
    'doctor',
    'doctor@rounds.example\r\nBcc: thief@elsewhere.example',
    'doctor@rounds.example, thief@elsewhere.example',
    `${'x'.repeat(250)}@rounds.example`,
  ])('refuses %j, which is no address', async (email) => {
    expect(await forgot(email)).toMatchObject(
      refusal(400, authMessages.emailInvalid, { email: authMessages.emailInvalid }),
    )
    await server.settle()
    expect(server.mails).toEqual([])
  })

  it('keeps a hash only, keyed and bound to the e-mail', async () => {
    await mailCode('doctor@rounds.example')
    await mailCode('lab@rounds.example')
    const hashes = (await server.db.select().from(oneTimeCodes)).flatMap(({ codes }) =>
      codes.map(({ hash }) => hash),
    )
    expect(new Set(hashes).size).toBe(2)
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/)
    // The same codes under another secret are other hashes.
    await server.start({
      config: {
        secret: new TextEncoder().encode('another secret'),
        sessionSeconds: 60,
        zone: 'UTC',
        feedHoldMs: 0,
        figuresKeptMs: 0,
      },
    })
    expect(await verify('123456')).toMatchObject(wrongCode)
  })

  it('leaves the codes valid that were mailed before, up to three', async () => {
    const codes = ['111111', '222222', '333333', '444444']
    for (const code of codes) {
      server.at.code = code
      await mailCode()
    }
    for (const code of codes.slice(0, 3)) expect((await verify(code)).status).toBe(200)
    expect(await verify('444444')).toMatchObject(wrongCode)
    expect(server.mails.map(({ text }) => /\d{6}/.exec(text)?.[0])).toEqual([
      ...codes.slice(0, 3),
      undefined,
    ])
    expect(server.mails[3]?.text).toContain(
      'The codes of the mails before this one are still valid',
    )

    server.at.now += 10 * minute
    await mailCode()
    expect((await verify('444444')).status).toBe(200)
    expect(await verify('111111')).toMatchObject(wrongCode)
  })

  it('says in the mail when codes are asked for often', async () => {
    for (let turn = 1; turn <= 4; turn++) await mailCode()
    const words = /asked for 4 times within an hour/
    expect(server.mails.map(({ text }) => words.test(text))).toEqual([false, false, false, true])
  })

  it.each(['doctor@rounds.example', 'nobody@rounds.example'])(
    'is limited to 10 an hour for %s from one address, and to 30 from everywhere',
    async (email) => {
      expect(await repeat(10, () => forgot(email))).toEqual(all(10, 200))
      const refused = await forgot(email.toUpperCase())
      expect(refused).toMatchObject(tooMany(60))
      expect(refused.headers.get('retry-after')).toBe('3600')
      for (const address of ['192.0.2.2', '192.0.2.3']) {
        server.at.address = address
        expect(await repeat(10, () => forgot(email))).toEqual(all(10, 200))
      }
      server.at.address = '192.0.2.4'
      expect(await forgot(email)).toMatchObject(tooMany(60))
      server.at.now += 60 * minute
      expect(await forgot(email)).toMatchObject(answered)
      await server.settle()
    },
  )

  it('is limited to 30 an hour from one address', async () => {
    expect(await repeat(30, (turn) => forgot(`user${turn}@rounds.example`))).toEqual(all(30, 200))
    expect(await forgot('doctor@rounds.example')).toMatchObject(tooMany(60))
    server.at.address = ''
    expect(await forgot('doctor@rounds.example')).toMatchObject(answered)
    await server.settle()
  })

  it.each(['192.0.2.1', '198.51.100.1'])(
    'lets the owner at 192.0.2.1 through whatever somebody at %s does with some calls',
    async (elsewhere) => {
      const as = (address: string) => {
        server.at.address = address
      }
      const here = '192.0.2.1'
      as(elsewhere)
      expect(await repeat(5, () => verify('000000'))).toEqual(all(5, 400))
      as(here)
      await mailCode()
      as(elsewhere)
      server.at.code = '999999'
      await repeat(5, () => mailCode().then(() => ({ status: 0 })))
      as(here)
      expect((await verify('123456')).status).toBe(200)

      as(elsewhere)
      await repeat(5, () => verify('000000'))
      as(here)
      expect(await verify('123456')).toMatchObject(wrongCode)
      server.at.code = '654321'
      await mailCode()
      expect((await reset('654321')).status).toBe(200)
    },
  )
})

describe('verifying a code', () => {
  beforeEach(() => mailCode())

  it('accepts the right one without using it up', async () => {
    expect(await repeat(7, () => verify('123456'))).toEqual(all(7, 200))
    expect(await verify('123456', 'Doctor@Rounds.example')).toMatchObject({
      status: 200,
      body: { message: authMessages.otpVerified },
    })
  })

  it('refuses a wrong one, an unknown e-mail and a user without a code in the same words', async () => {
    expect(await verify('123457')).toMatchObject(wrongCode)
    expect(await verify('123456', 'nobody@rounds.example')).toMatchObject(wrongCode)
    expect(await verify('123456', 'lab@rounds.example')).toMatchObject(wrongCode)
  })

  it('refuses a code of a user who was made inactive', async () => {
    await deactivate('doctor')
    expect(await verify('123456')).toMatchObject(wrongCode)
  })

  it.each(['12345', '1234567', '12345a', '', ' 123456', '１２３４５６'])(
    'says that %j is not complete',
    async (otp) => {
      expect(await verify(otp)).toMatchObject(
        refusal(400, authMessages.otpIncomplete, { otp: authMessages.otpIncomplete }),
      )
    },
  )

  it('ends it after 10 minutes', async () => {
    server.at.now += 10 * minute - 1
    expect((await verify('123456')).status).toBe(200)
    server.at.now += 1
    expect(await verify('123456')).toMatchObject(wrongCode)
  })

  it('ends it with the fifth wrong guess', async () => {
    expect(await repeat(4, () => verify('000000'))).toEqual(all(4, 400))
    expect((await verify('123456')).status).toBe(200)
    expect(await verify('000000')).toMatchObject(wrongCode)
    server.at.address = '192.0.2.2'
    expect(await verify('123456')).toMatchObject(wrongCode)
  })

  it('counts wrong guesses for all living codes together', async () => {
    await repeat(2, () => verify('000000'))
    server.at.code = '654321'
    await mailCode()
    await repeat(2, () => verify('000000'))
    expect((await verify('654321')).status).toBe(200)
    expect(await verify('000000')).toMatchObject(wrongCode)
    for (const code of ['123456', '654321']) {
      // From elsewhere: here five wrong guesses are the limit.
      server.at.address = '192.0.2.2'
      expect(await verify(code)).toMatchObject(wrongCode)
    }
  })

  it('counts each of several guesses at the same moment', async () => {
    await Promise.all(all(4, 0).map(() => verify('000000')))
    expect(await server.db.select({ left: oneTimeCodes.triesLeft }).from(oneTimeCodes)).toEqual([
      { left: 1 },
    ])
    server.at.address = '192.0.2.2'
    await Promise.all(all(4, 0).map(() => verify('000000')))
    expect(await verify('123456')).toMatchObject(wrongCode)
  })

  it('does the same work for a wrong code whether an account has the e-mail or not', async () => {
    await deactivate('lab')
    const emails = ['doctor@rounds.example', 'nobody@rounds.example', 'lab@rounds.example']
    for (const email of emails) await mailCode(email)
    const { db, asked } = watchedDatabase(server.db)
    await server.start({ db })
    const work = []
    for (const email of emails)
      for (const attempt of [
        () => verify('000000', email),
        () => reset('000000', 'a new password', email),
      ]) {
        asked.length = 0
        expect(await attempt()).toMatchObject(wrongCode)
        await server.settle()
        work.push([...asked])
      }
    // Whether a code lives, the limits, the account, the codes and the try that is gone; then the audit's row.
    expect(work).toEqual(
      all(6, 0).map(() => [
        ...['select', 'select', 'insert', 'select', 'select', 'update'],
        ...['select', 'insert', 'execute'],
      ]),
    )
    expect(await server.db.select({ left: oneTimeCodes.triesLeft }).from(oneTimeCodes)).toEqual(
      all(3, 0).map(() => ({ left: 3 })),
    )
  })

  it('is limited to 10 wrong ones an hour for an e-mail from one address, and to 30 from everywhere', async () => {
    /** Ten wrong guesses, for which two sets of codes are needed. */
    const guessAt = async (email: string, address: string) => {
      const statuses: number[] = []
      for (let set = 0; set < 2; set++) {
        server.at.address = ''
        await mailCode(email)
        server.at.address = address
        statuses.push(
          ...(await repeat(5, (turn) =>
            turn % 2 === 0 ? verify('000000', email) : reset('000000', 'a new password', email),
          )),
        )
      }
      return statuses
    }
    for (const email of ['doctor@rounds.example', 'nobody@rounds.example']) {
      for (let at = 1; at <= 3; at++) {
        expect(await guessAt(email, `198.51.100.${at}`)).toEqual(all(10, 400))
        // No code lives: there is nothing to guess.
        expect(await verify('000000', email)).toMatchObject(wrongCode)
        server.at.address = ''
        await mailCode(email)
        server.at.address = `198.51.100.${at}`
        expect(await verify('000000', email)).toMatchObject(tooMany(60))
      }
      server.at.address = '192.0.2.1'
      expect(await verify('000000', email)).toMatchObject(tooMany(60))
      expect(await reset('000000', 'a new password', email)).toMatchObject(tooMany(60))
    }
  })

  it('is limited to 60 an hour from one address', async () => {
    const someone = (turn: number) => verify('000000', `user${turn}@rounds.example`)
    expect(await repeat(60, someone)).toEqual(all(60, 400))
    expect(await verify('123456')).toMatchObject(tooMany(60))
    server.at.address = '192.0.2.2'
    expect((await verify('123456')).status).toBe(200)
  })
})
