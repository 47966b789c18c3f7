import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { removeExpired } from '../db/expired'
import { attempts, users } from '../db/schema'
import { Refusal } from '../http'
import {
  accountCalls,
  all,
  minute,
  repeat,
  tooMany,
  watchedDatabase,
  wrongLogin,
} from '../test/account-calls'
import { observedServer } from '../test/observed-server'

const server = observedServer()
const { login } = accountCalls(server)
/** Every counter with the version of its row: equal where nobody has written. */
const versions = () =>
  server.db
    .select({ subject: attempts.subject, version: sql`ctid::text || xmin` })
    .from(attempts)
    .orderBy(attempts.action, attempts.subject)

describe('the limits of signing in', () => {
  it('end the guessing at one account after 10 failures, before anything is hashed', async () => {
    expect(await repeat(10, () => login('doctor', 'wrong'))).toEqual(all(10, 401))
    server.hashed.length = 0
    const refused = await login('Doctor')
    expect(refused).toMatchObject(tooMany(15))
    expect(refused.headers.get('retry-after')).toBe('900')
    expect(server.hashed).toEqual([])
  })

  it('end the guessing at an account by all of its names together, and tell nobody whose they are', async () => {
    const guesses = async (...names: string[]) => {
      const statuses: number[] = []
      for (let turn = 0; turn < 18; turn++)
        statuses.push((await login(names[turn % names.length] ?? '', 'wrong')).status)
      return statuses
    }
    const known = await guesses('doctor', 'doctor@rounds.example')
    server.hashed.length = 0
    // Ten failures of the account's: now its own password is refused like any other.
    expect(await login('doctor')).toMatchObject(wrongLogin)
    expect(server.hashed).toHaveLength(1)
    server.at.address = '192.0.2.2'
    expect((await login('doctor')).status).toBe(200)
    server.at.address = '192.0.2.3'
    expect(await guesses('nobody', 'nobody@rounds.example')).toEqual(known)
    expect(known).toEqual(all(18, 401))
  })

  it('take every spelling of a name for one', async () => {
    const spellings = ['doctor', 'DOCTOR', 'ｄｏｃｔｏｒ', ' doctor ', 'Doctor']
    for (const name of spellings)
      expect(await repeat(2, () => login(name, 'wrong'))).toEqual(all(2, 401))
    expect(await login('doctor')).toMatchObject(tooMany(15))
  })

  it('write nothing for a caller who is over one, and hash nothing', async () => {
    await repeat(10, () => login('doctor', 'wrong'))
    await repeat(50, (turn) => login(`user ${turn}`))
    const before = await versions()
    server.hashed.length = 0
    for (const name of ['doctor', 'lab', 'somebody else'])
      expect((await login(name, 'wrong')).status).toBe(429)
    expect(await versions()).toEqual(before)
    expect(server.hashed).toEqual([])
  })

  it('ask for nothing but the limit where the address is over it', async () => {
    const { db, asked } = watchedDatabase(server.db)
    await server.start({ db })
    await repeat(60, (turn) => login(`user ${turn}`))
    await server.settle()
    asked.length = 0
    expect((await login('doctor')).status).toBe(429)
    expect(asked).toEqual(['select'])
  })

  it('are per username and address', async () => {
    await repeat(11, () => login('doctor', 'wrong'))
    expect((await login('lab')).status).toBe(200)
    server.at.address = '192.0.2.2'
    expect((await login('doctor')).status).toBe(200)
  })

  it('end after 15 minutes, which further attempts do not prolong', async () => {
    await repeat(10, () => login('doctor', 'wrong'))
    server.at.now += 14 * minute
    expect(await login('doctor')).toMatchObject(tooMany(1))
    server.at.now += minute - 1
    expect((await login('doctor')).headers.get('retry-after')).toBe('1')
    server.at.now += 1
    expect((await login('doctor')).status).toBe(200)
  })

  it('start again after a success', async () => {
    expect(await repeat(9, () => login('doctor', 'wrong'))).toEqual(all(9, 401))
    expect((await login('doctor')).status).toBe(200)
    expect(await repeat(10, () => login('doctor', 'wrong'))).toEqual(all(10, 401))
  })

  it('hold for many guesses at the same moment', async () => {
    await login('admin')
    server.hashed.length = 0
    const answers = await Promise.all(all(30, 0).map(() => login('doctor', 'wrong')))
    expect(answers.map(({ status }) => status).sort()).toEqual([...all(10, 401), ...all(20, 429)])
    expect(server.hashed).toHaveLength(10)
  })

  it('allow 60 failures from one address', async () => {
    expect(await repeat(60, (turn) => login(`user ${turn}`))).toEqual(all(60, 401))
    expect(await login('doctor')).toMatchObject(tooMany(15))
    server.at.address = '192.0.2.2'
    expect((await login('doctor')).status).toBe(200)
  })

  it('allow 60 failures for a username from everywhere', async () => {
    const fromElsewhere = (turn: number) => {
      server.at.address = `198.51.100.${turn}`
      return login('doctor', 'wrong')
    }
    expect(await repeat(60, fromElsewhere)).toEqual(all(60, 401))
    server.at.address = '192.0.2.1'
    expect(await login('doctor')).toMatchObject(tooMany(15))
    expect((await login('lab')).status).toBe(200)
  })

  it('do not let one caller use up what others share', async () => {
    await repeat(80, () => login('doctor', 'wrong'))
    expect((await login('lab')).status).toBe(200)
    server.at.address = '192.0.2.2'
    expect((await login('doctor')).status).toBe(200)
  })

  it('count no success: a whole ward behind one address may begin its shift', async () => {
    expect(await repeat(70, () => login('doctor'))).toEqual(all(70, 200))
  })

  it('leave the address out where it is unknown', async () => {
    server.at.address = ''
    expect(await repeat(60, () => login('doctor', 'wrong'))).toEqual(all(60, 401))
    expect(await login('doctor')).toMatchObject(tooMany(15))
    expect((await login('lab')).status).toBe(200)
  })

  it('do not count what the server was too busy to tell', async () => {
    let busy = true
    await server.start({
      passwords: {
        hash: async (password) => `plain ${password}`,
        verify: async () => {
          if (busy) throw new Refusal(503, 'The server is very busy.')
          return true
        },
      },
    })
    expect(await repeat(70, () => login('doctor'))).toEqual(all(70, 503))
    busy = false
    expect((await login('doctor')).status).toBe(200)
  })

  it('are kept short, in lower case, and removed when they are over', async () => {
    const long = 'X'.repeat(200)
    await login(long)
    await login('doctor', 'wrong')
    await server.settle()
    const [doctor] = await server.db.select().from(users).where(eq(users.username, 'doctor'))
    // A name that nobody has is counted in an account's place too.
    const counted = ['doctor', String(doctor?.id), long.toLowerCase(), long.toLowerCase()]
    /** Without those by which the audit's rows are limited, whose window is longer. */
    const kept = async () =>
      (await server.db.select().from(attempts))
        .filter(({ action }) => !action.includes('noted'))
        .map(({ subject }) => subject)
        .sort()
    expect(await kept()).toEqual(
      ['192.0.2.1', ...counted.flatMap((who) => [who, `192.0.2.1 ${who}`])].sort(),
    )
    server.at.now += 15 * minute - 1
    await removeExpired(server.db, new Date(server.at.now))
    expect(await kept()).toHaveLength(9)
    server.at.now += 1
    await removeExpired(server.db, new Date(server.at.now))
    expect(await kept()).toEqual([])
  })
})
