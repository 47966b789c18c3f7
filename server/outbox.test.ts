import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { staffMessages } from '@shared/contracts/staff'
import { and, eq, gt } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { describe, expect, it } from 'vitest'
import type { Db } from './db/database'
import { clinics, outbox, patients, users } from './db/schema'
import { visits } from './db/schema-care'
import { type Mail, type Mailer, UnreachableError } from './dependencies'
import { createSmtpMailer } from './node/mailer'
import { putInOutbox, sendOutbox } from './outbox'
import { minute } from './test/account-calls'
import { observedApi } from './test/api'
import { outboxCalls } from './test/outbox'
import { setUpWorld, world } from './test/world'

setUpWorld()

/** The database as a process has it that dies at this statement, outside a transaction. */
const dyingAt = (statement: 'update' | 'delete') =>
  new Proxy<Db>(world.db, {
    get: (db, key, self) => {
      if (key === statement) throw new Error('killed')
      return Reflect.get(db, key, self)
    },
  })

const refuses: Mailer['send'] = async () => {
  throw new Error('451 try again later')
}

/** Mail that an API has put into the outbox, and senders that come later. */
async function withMail() {
  const at = { now: Date.UTC(2025, 5, 2, 8) }
  const sent: Mail[] = []
  const logged: { fields: Record<string, unknown>; message: string }[] = []
  const note = (fields: Record<string, unknown>, message: string) => {
    logged.push({ fields, message })
  }
  const server = observedApi(world.db, {
    // Its process dies as soon as a change is committed: nothing is sent by it.
    db: dyingAt('update'),
    background: (task) => {
      task.catch(() => {})
    },
  })
  return {
    ...(await outboxCalls(world.db, server)),
    at,
    sent,
    logged,
    sender: (send: Mailer['send'] = async () => {}, db: Db = world.db) =>
      sendOutbox({
        db,
        mail: {
          send: async (mail) => {
            await send(mail)
            sent.push(mail)
          },
        },
        webhook: { isNotSetUp: true, send: async () => {} },
        clock: () => at.now,
        config: { zone: 'UTC' },
        log: { info: note, warn: note, error: note },
      }),
  }
}

describe('a mail about a new account', () => {
  it('is sent after a crash between the commit and the sending, and then is gone', async () => {
    const { create, waiting, sender, sent } = await withMail()
    expect((await create()).status).toBe(201)
    expect(sent).toEqual([])
    expect(await waiting()).toMatchObject([{ recipient: 'ada@example.org', tries: 0 }])
    await sender()
    expect(sent).toMatchObject([{ to: 'ada@example.org', subject: 'Your account in Rounds' }])
    expect(await waiting()).toEqual([])
    await sender()
    expect(sent).toHaveLength(1)
  })

  it('of a sender that dies in the middle is another’s after a minute, and no sooner', async () => {
    const { create, waiting, sender, sent, at } = await withMail()
    await create()
    // It never comes back from the mail server.
    sender(() => new Promise(() => {})).catch(() => {})
    await expect.poll(waiting).toMatchObject([{ tries: 1 }])
    await sender()
    at.now += minute - 1
    await sender()
    expect(sent).toEqual([])
    at.now += 1
    await sender()
    expect(sent).toHaveLength(1)
  })

  it('goes with its change, where that is taken back', async () => {
    const { create, waiting, sender, sent, at } = await withMail()
    const mail = { to: 'ada@example.org', subject: 'x', text: 'x' }
    const undone = world.db.transaction(async (tx) => {
      await putInOutbox(tx, at.now, mail)
      throw new Error('taken back')
    })
    await expect(undone).rejects.toThrow('taken back')
    expect((await create({ username: 'doctor' })).body).toMatchObject({
      message: staffMessages.usernameTaken,
    })
    expect(await waiting()).toEqual([])
    await sender()
    expect(sent).toEqual([])
  })

  it('says the username, and nowhere is the start password', async () => {
    const { create, waiting } = await withMail()
    await create({ password: 'start-password' })
    const [mail] = await waiting()
    expect(mail?.text).toContain('amoss')
    expect(JSON.stringify(mail)).not.toContain('start-password')
  })

  it('tells the old address that it is an account’s no more, and not which one is', async () => {
    const { create, change, waiting } = await withMail()
    const user = await create()
    await change(user, { name: 'Ada Moss-Klein' })
    expect(await waiting()).toHaveLength(1)
    await change(user, { version: 2, email: 'other@example.org' })
    const [, mail] = await waiting()
    expect(mail).toMatchObject({ recipient: 'ada@example.org' })
    expect(mail?.text).toContain('amoss')
    expect(mail?.text).toContain('tell your administrator')
    expect(JSON.stringify(mail)).not.toContain('other@')
    // What is refused tells nobody.
    await change(user, { version: 2, email: 'third@example.org' })
    expect(await waiting()).toHaveLength(2)
  })

  it('is not made where mail only shows in the log, which is for codes', async () => {
    const logged = observedApi(world.db, { mail: { isNotSetUp: true, send: refuses } })
    const { create, change, waiting } = await outboxCalls(world.db, logged)
    const user = await create()
    expect(user.status).toBe(201)
    await change(user, { email: 'other@example.org' })
    expect(await waiting()).toEqual([])
  })

  it('is sent although its account has been deleted meanwhile', async () => {
    const { create, ask, sender, sent } = await withMail()
    await create()
    const [user] = await world.db.select().from(users).where(eq(users.username, 'amoss'))
    expect((await ask('DELETE', '/api/staff', { json: { ids: [user?.id] } })).status).toBe(200)
    await sender()
    expect(sent).toHaveLength(1)
  })
})

describe('a mail server that refuses', () => {
  it('is tried again after waits that grow to six hours, twelve times in all', async () => {
    const { create, waiting, sender, at, logged } = await withMail()
    await create()
    const waits: number[] = []
    for (;;) {
      await sender(refuses)
      const [mail] = await waiting()
      if (!mail) break
      const due = mail.dueAt.getTime()
      waits.push((due - at.now) / minute)
      at.now = due - 1
      await sender(() => Promise.reject(new Error('it is too soon')))
      at.now = due
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360])
    expect(logged).toHaveLength(12)
    expect(logged.map(({ fields }) => fields.tries)).toEqual(waits.concat(0).map((_, i) => i + 1))
    expect(logged.slice(0, 11).map(({ message }) => message)).toEqual(
      Array(11).fill('a mail was not sent'),
    )
    expect(logged[11]?.message).toBe('a mail was not sent, and is given up')
    for (const { fields } of logged)
      expect(JSON.stringify({ ...fields, err: String(fields.err) })).not.toMatch(/amoss|Ada|ada@/)
  })

  it('keeps no other mail waiting, and takes the first when it is back', async () => {
    const { create, waiting, sender, sent, at } = await withMail()
    await create()
    await create({ username: 'other', email: 'other@example.org' })
    await sender(async ({ to }) => {
      if (to === 'ada@example.org') throw new Error('no such mailbox')
    })
    expect(sent.map(({ to }) => to)).toEqual(['other@example.org'])
    at.now += 2 * minute
    await sender()
    expect(sent.map(({ to }) => to)).toEqual(['other@example.org', 'ada@example.org'])
    expect(await waiting()).toEqual([])
  })
})

describe('a channel whose connection fails', () => {
  /** Sends what is due, by a webhook or a mail server that may be away. */
  const sendBy = async ({ mail, webhook }: { mail?: Error; webhook?: Error }, now: number) => {
    const tried: string[] = []
    const answer = async (to: string, error: Error | undefined) => {
      tried.push(to)
      if (error) throw error
    }
    await sendOutbox({
      db: world.db,
      mail: { send: ({ to }) => answer(to, mail) },
      webhook: { send: () => answer('webhook', webhook) },
      clock: () => now,
      config: { zone: 'UTC' },
      log: { info: () => {}, warn: () => {}, error: () => {} },
    })
    return tried
  }
  const away = new UnreachableError('connect ECONNREFUSED')
  /** Due for an hour already: messages about three visits, by both channels, and then a mail about an account. */
  const withMessages = async () => {
    const { db } = world
    const now = world.now()
    await db.update(clinics).set({ messageKinds: ['made'] })
    await db.update(patients).set({ email: 'ada@example.org' })
    const isLater = and(
      eq(visits.status, 'pending'),
      gt(visits.startsAt, new Date(now + 60 * minute)),
    )
    const rows = await db.select().from(visits).where(isLater).limit(3)
    for (const { id } of rows) {
      const dueAt = new Date(now - 60 * minute)
      const row = { kind: 'change' as const, visitId: id, dueAt }
      await db.insert(outbox).values([
        { ...row, channel: 'webhook' },
        { ...row, channel: 'mail' },
      ])
    }
    await putInOutbox(db, now, { to: 'password@example.org', subject: 'x', text: 'x' })
    return now
  }
  const waiting = () => world.db.$count(outbox)

  it('is tried once in a round, while a mail about an account goes first and other mail goes on', async () => {
    const now = await withMessages()
    const tried = await sendBy({ webhook: away }, now)
    expect(tried[0]).toBe('password@example.org')
    expect(tried.filter((to) => to === 'webhook')).toHaveLength(1)
    expect(tried.filter((to) => to === 'ada@example.org')).toHaveLength(3)
    expect(await waiting()).toBe(3)
    // The next round tries another, and all three once the webhook is back.
    expect(await sendBy({ webhook: away }, now)).toEqual(['webhook'])
    expect(await sendBy({}, now + 2 * minute)).toEqual(['webhook', 'webhook', 'webhook'])
    expect(await waiting()).toBe(0)
  })

  it('is mail as well: the webhook goes on', async () => {
    const tried = await sendBy({ mail: away }, await withMessages())
    expect(tried).toEqual(['password@example.org', 'webhook', 'webhook', 'webhook'])
  })

  it('is not ended by a message that is refused', async () => {
    const tried = await sendBy({ webhook: new Error('answered 400') }, await withMessages())
    expect(tried.filter((to) => to === 'webhook')).toHaveLength(3)
  })
})

it('is not told as unsent, where only the database failed: it is sent once more', async () => {
  const { create, sender, sent, logged, at } = await withMail()
  await create()
  await expect(sender(async () => {}, dyingAt('delete'))).rejects.toThrow('killed')
  expect(logged).toEqual([])
  at.now += minute
  await sender()
  expect(sent).toHaveLength(2)
})

it('arrives once at a real mail server that was away at first', async () => {
  const received: { to: string[]; content: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      text(stream).then((content) => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), content })
        done()
      }, done)
    },
  })
  const from = 'rounds@clinic.example'
  const { create, sender, at, waiting, logged } = await withMail()
  await create()
  await sender(createSmtpMailer({ url: 'smtp://127.0.0.1:9', from }).send)
  expect(logged).toHaveLength(1)
  expect(logged[0]?.fields.err).toBeInstanceOf(UnreachableError)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  try {
    const { port } = server.server.address() as AddressInfo
    const { send } = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from })
    await sender(send)
    expect(received).toEqual([])
    at.now += 2 * minute
    await Promise.all([sender(send), sender(send)])
    await sender(send)
    expect(received).toHaveLength(1)
    expect(received[0]?.to).toEqual(['ada@example.org'])
    expect(received[0]?.content).toContain('amoss')
    expect(await waiting()).toEqual([])
  } finally {
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
})
