import { demoPassword } from '@mocks/world'
import { authEndpoints } from '@shared/contracts/auth'
import type { PermissionKey } from '@shared/contracts/permissions'
import { type StaffUser, staffEndpoints, staffMessages } from '@shared/contracts/staff'
import {
  startPasswordEndpoints,
  startPasswordMessages as words,
} from '@shared/contracts/start-passwords'
import { eq, isNotNull, notLike } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { permissionMissing } from '../auth/session'
import { attempts, idempotencyKeys, sessions, users } from '../db/schema'
import { addUser, type Call, pathOf, refusal } from '../test/api'
import { unknownId } from '../test/every-call'
import { unchanged } from '../test/records'
import { ask, setUpWorld, world } from '../test/world'

/** The account of somebody of the staff: what is corrected of it, and a password to begin with. */

setUpWorld({ as: 'admin' })

const post = (path: string, json: object) => ask('POST', path, { json })
const idOf = async (username: string) => {
  const [row] = await world.db.select().from(users).where(eq(users.username, username))
  if (!row) throw new Error(`there is no ${username}`)
  return row.id
}
const userOf = async (username: string): Promise<StaffUser> => {
  const { body } = await ask('GET', pathOf(staffEndpoints.get, await idOf(username)))
  return staffEndpoints.get.output.parse(body)
}
const read = (body: unknown): StaffUser => staffEndpoints.get.output.parse(body)
const update = (user: StaffUser, more: object, call: Call = {}) =>
  ask('PATCH', pathOf(staffEndpoints.update, user._id), {
    json: { role: user.role._id, status: user.status, version: user.version, ...more },
    ...call,
  })
const give = (user: StaffUser, more: object = {}, call: Call = {}) =>
  ask('POST', pathOf(startPasswordEndpoints.give, user._id), {
    json: { password: 'begin-here', version: user.version, ...more },
    ...call,
  })
const login = (username: string, password: string) =>
  post(authEndpoints.login.path, { username, password })
const clerk = async (...permissions: PermissionKey[]) => {
  await addUser(world.db, 'clerk', permissions)
  return { token: await world.signIn('clerk') }
}

describe('name, e-mail and phone', () => {
  it('are corrected, and found by what they say now; the username and the rest stay', async () => {
    const user = await userOf('receptionist')
    const answer = await update(user, {
      name: ' Rosa Klein-Vogt ',
      email: 'R.Klein@Rounds.example',
      phone: '+91 98765-43210',
    })
    expect(answer.status).toBe(200)
    expect(read(answer.body)).toEqual({
      ...user,
      ...{ name: 'Rosa Klein-Vogt', email: 'r.klein@rounds.example', phone: '9876543210' },
      version: user.version + 1,
    })
    const found = async (q: string) =>
      staffEndpoints.list.output.parse(
        (await ask('GET', `${staffEndpoints.list.path}?${new URLSearchParams({ q })}`)).body,
      ).rows
    expect(await found('klein-vogt')).toHaveLength(1)
    expect(await found('r.klein@rounds')).toHaveLength(1)
    expect(await found(user.email)).toHaveLength(0)
    expect((await login('r.klein@rounds.example', demoPassword)).status).toBe(200)
    expect((await login('receptionist', demoPassword)).status).toBe(200)
    expect((await login(user.email, demoPassword)).status).toBe(401)
  })

  it('are corrected of who was made staff by hand, and has a number from then on', async () => {
    const isHer = eq(users.username, 'receptionist')
    await world.db.update(users).set({ number: null }).where(isHer)
    const user = await userOf('receptionist')
    expect(user).not.toHaveProperty('number')
    const most = await world.db.$count(users, isNotNull(users.number))
    const changed = read((await update(user, { name: 'Rosa' })).body)
    expect(changed.number).toBeGreaterThan(most)
    const again = read((await update(changed, { name: 'Rosa Klein' })).body)
    expect(again.number).toBe(changed.number)
  })

  it('stay as they are where they are not sent', async () => {
    const user = await userOf('receptionist')
    expect(read((await update(user, { name: 'Rosa' })).body)).toEqual({
      ...user,
      name: 'Rosa',
      version: user.version + 1,
    })
  })

  it.each([
    [{ name: ' ' }, { name: staffMessages.nameRequired }],
    [{ name: 'x'.repeat(202) }, { name: staffMessages.nameTooLong }],
    [{ email: 'rosa' }, { email: staffMessages.emailInvalid }],
    [{ phone: '' }, { phone: staffMessages.phoneInvalid }],
    [{ department: '' }, { department: staffMessages.departmentRequired }],
  ])('are refused by the rules of a new user: %j', async (wrong, fields) => {
    const user = await userOf('receptionist')
    const [message = ''] = Object.values(fields)
    await unchanged(world.db, async () =>
      expect(await update(user, wrong)).toMatchObject(refusal(400, message, fields)),
    )
  })

  it('can be as long as a first and a last name are together', async () => {
    const name = `${'x'.repeat(100)} ${'y'.repeat(100)}`
    expect((await update(await userOf('receptionist'), { name })).status).toBe(200)
  })

  it('are no other’s e-mail or username, and may be one’s own username', async () => {
    const user = await userOf('receptionist')
    const taken = refusal(409, staffMessages.emailTaken, { email: staffMessages.emailTaken })
    const doctor = await userOf('doctor')
    await world.db
      .update(users)
      .set({ usernameKey: 'lab@rounds.org' })
      .where(eq(users.username, 'lab'))
    await world.db
      .update(users)
      .set({ usernameKey: 'rosa@rounds.org' })
      .where(eq(users.id, user._id))
    await unchanged(world.db, async () => {
      for (const email of [doctor.email.toUpperCase(), 'LAB@rounds.org'])
        expect(await update(user, { email })).toMatchObject(taken)
    })
    expect((await update(user, { email: 'rosa@rounds.org' })).status).toBe(200)
  })

  it('end, as an e-mail is changed, the codes that were asked for by the one before', async () => {
    const user = await userOf('receptionist')
    await post(authEndpoints.forgotPassword.path, { email: user.email })
    await world.settle()
    const otp = world.mailedCode(user.email)
    expect(otp).toBeDefined()
    const named = await update(user, { name: 'Rosa' })
    expect((await post(authEndpoints.verifyOtp.path, { email: user.email, otp })).status).toBe(200)
    const away = await update(read(named.body), { email: 'rosa@rounds.example' })
    expect((await update(read(away.body), { email: user.email })).status).toBe(200)
    // The e-mail is hers again, and the code is over all the same.
    expect((await post(authEndpoints.verifyOtp.path, { email: user.email, otp })).status).toBe(400)
  })

  it('leave the name and the e-mail of a user with a higher role alone, and correct the telephone', async () => {
    const hers = await clerk('staff_edit')
    const doctor = await userOf('doctor')
    await unchanged(world.db, async () => {
      expect(await update(doctor, { email: 'mine@rounds.example' }, hers)).toMatchObject(
        refusal(403, staffMessages.emailBeyondOwn, { email: staffMessages.emailBeyondOwn }),
      )
      expect(await update(doctor, { name: 'Dr. Dan Reyes' }, hers)).toMatchObject(
        refusal(403, staffMessages.nameBeyondOwn, { name: staffMessages.nameBeyondOwn }),
      )
    })
    const same = { email: doctor.email, name: doctor.name, phone: '5550001111' }
    expect((await update(doctor, same, hers)).status).toBe(200)
    const own = await userOf('clerk')
    const corrections = { email: 'mine@rounds.example', name: 'Cora Clerk' }
    expect((await update(own, corrections, hers)).status).toBe(200)
  })
})

describe('somebody without a department', () => {
  it('is changed and deactivated without one, and never loses one', async () => {
    await world.db
      .update(users)
      .set({ departmentId: null })
      .where(eq(users.username, 'receptionist'))
    const user = await userOf('receptionist')
    const away = await update(user, { status: 'inactive' })
    expect(read(away.body)).toMatchObject({ department: null, status: 'inactive' })
    const doctor = await userOf('lab')
    expect(doctor.department).not.toBeNull()
    const answer = await update(doctor, { status: 'inactive' })
    expect(read(answer.body).department).toEqual(doctor.department)
  })
})

describe('a start password', () => {
  it('replaces the one before, ends all sessions, and has to be replaced itself', async () => {
    const hers = { token: await world.signIn('receptionist') }
    const user = await userOf('receptionist')
    const answer = await give(user)
    expect(answer.status).toBe(200)
    expect(read(answer.body)).toEqual({ ...user, version: user.version + 1 })
    expect((await ask('GET', '/api/department', hers)).status).toBe(401)
    expect(await world.db.$count(sessions, eq(sessions.userId, user._id))).toBe(0)
    expect((await login('receptionist', demoPassword)).status).toBe(401)
    const { body } = await login('receptionist', 'begin-here')
    expect(body).toMatchObject({ mustChangePassword: true })
    const next = z.object({ token: z.string() }).parse(body)
    expect(await ask('GET', '/api/department', next)).toMatchObject({
      status: 403,
      body: { error: 'password_change_required' },
    })
  })

  it('lets a colleague in who had no password', async () => {
    expect((await give(await userOf('kreddy'))).status).toBe(200)
    expect((await login('kreddy', 'begin-here')).status).toBe(200)
  })

  it('stands in no mail and no answer, nor is it kept; who works here is told of it', async () => {
    const user = await userOf('receptionist')
    const { body } = await give(user)
    await world.settle()
    expect(world.inbox).toMatchObject([{ to: user.email }])
    expect(world.inbox[0]?.text).toContain('receptionist')
    const kept = await world.db.select().from(idempotencyKeys)
    const told = JSON.stringify([body, world.inbox, kept, await world.db.select().from(users)])
    expect(told).not.toContain('begin-here')
    const away = await update(await userOf('doctor'), { status: 'inactive', confirmed: true })
    await give(read(away.body))
    await world.settle()
    expect(world.inbox).toHaveLength(1)
  })

  it('counts at once, though the account was locked by guesses at the one before', async () => {
    const user = await userOf('receptionist')
    for (let turn = 0; turn < 10; turn++) await login('Receptionist', 'a guess')
    for (let turn = 0; turn < 3; turn++) await login('doctor', 'a guess')
    expect((await login('receptionist', demoPassword)).status).toBe(429)
    // What the audit has noted counts on.
    const others = () =>
      world.db
        .select()
        .from(attempts)
        .where(notLike(attempts.action, '%noted'))
        .orderBy(attempts.action, attempts.subject)
    const before = (await others()).filter(({ subject }) => !subject.includes('receptionist'))
    expect((await give(user)).status).toBe(200)
    expect(await others()).toEqual(before.filter(({ subject }) => !subject.includes(user._id)))
    expect((await login('receptionist', 'begin-here')).status).toBe(200)
  })

  it('is given once for a key', async () => {
    const user = await userOf('receptionist')
    const call = { headers: { 'idempotency-key': 'one-and-the-same' } }
    const answers = await Promise.all([give(user, {}, call), give(user, {}, call)])
    answers.push(await give(user, {}, call))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await give(user, { password: 'another-one' }, call)).status).toBe(422)
    await world.settle()
    expect(world.inbox).toHaveLength(1)
  })

  it('is one of two that are given at the same moment', async () => {
    const user = await userOf('receptionist')
    const answers = await Promise.all([give(user), give(user, { password: 'begin-there' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('is refused, and nothing changed, where it may not be or is none', async () => {
    const user = await userOf('receptionist')
    const hers = await clerk('staff_edit')
    await addUser(world.db, 'viewer', ['staff_view', 'staff_create'])
    const its = { token: await world.signIn('viewer') }
    const own = await userOf('admin')
    const protectedOne = await userOf('bclarke')
    await unchanged(world.db, async () => {
      expect(await give(user, { version: 9 })).toMatchObject({
        status: 409,
        body: { error: 'stale', message: staffMessages.stale, current: { _id: user._id } },
      })
      expect(await give(user, { version: undefined })).toMatchObject(
        refusal(400, staffMessages.versionMissing, { version: staffMessages.versionMissing }),
      )
      expect(await give(user, { password: '12345' })).toMatchObject(
        refusal(400, staffMessages.passwordTooShort, { password: staffMessages.passwordTooShort }),
      )
      expect(await give(user, {}, its)).toMatchObject(
        refusal(403, permissionMissing(['staff_edit'])),
      )
      expect(await give(user, {}, hers)).toMatchObject(refusal(403, words.beyondOwn))
      expect(await give(own)).toMatchObject(refusal(409, words.ownAccount))
      expect(await give(protectedOne)).toMatchObject(refusal(403, staffMessages.protected))
      const patient = await idOf('patient')
      for (const _id of [unknownId, 'x', patient])
        expect((await give({ ...user, _id })).status).toBe(404)
    })
    await addUser(world.db, 'peer', ['staff_edit'])
    expect((await give(await userOf('peer'), {}, hers)).status).toBe(200)
  })
})
