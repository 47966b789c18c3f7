import { authEndpoints, tokenPayloadSchema } from '@shared/contracts/auth'
import { departmentEndpoints } from '@shared/contracts/departments'
import { ownSessionEndpoints } from '@shared/contracts/own-sessions'
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { expect, it } from 'vitest'
import { roles, users } from '../db/schema'
import { call } from '../test/api'
import { setUpWorld, world } from '../test/world'

setUpWorld()

const { list, endAll, current } = ownSessionEndpoints
const listed = async (token: string) =>
  list.output.parse((await call(world.api, list.method, list.path, { token })).body)
const named = async (username: string) => {
  const [user] = await world.db.select().from(users).where(eq(users.username, username))
  if (!user) throw new Error(`there is no ${username}`)
  return user
}
const payloadOf = (token: string) => tokenPayloadSchema.parse(decodeJwt(token))
const statusOf = async (token: string) =>
  (await call(world.api, 'GET', departmentEndpoints.list.path, { token })).status

it('lists the living sessions of the own account, the last begun first, with where they were begun', async () => {
  const login = await call(world.api, 'POST', '/api/auth/login', {
    json: { username: 'doctor', password: 'rounds-demo' },
    headers: { 'user-agent': 'x'.repeat(400) },
  })
  const first = String(Object(login.body).token)
  world.advance(60_000)
  const second = await world.signIn('doctor')
  await world.signIn('admin')
  const sessions = await listed(second)
  expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
  expect(sessions[1]).toMatchObject({ userAgent: 'x'.repeat(300), address: expect.any(String) })
  const [begun = 0, before = 0] = sessions.map(({ startedAt }) => Date.parse(startedAt))
  expect(begun - before).toBe(60_000)
  expect((await listed(first)).map(({ isCurrent }) => isCurrent)).toEqual([false, true])
})

it('tells calls of the same moment apart, of the same account too', async () => {
  const first = await world.signIn('doctor')
  world.advance(1000)
  const second = await world.signIn('doctor')
  const ended = await world.signIn('doctor')
  const admin = await world.signIn('admin')
  await call(world.api, 'POST', authEndpoints.logout.path, { token: ended })
  const place = async (token: string) => {
    const sessions = await listed(token)
    return [sessions.length, sessions.findIndex(({ isCurrent }) => isCurrent)]
  }
  const calls = [place(second), statusOf(ended), place(admin), place(first), place(second)]
  expect(await Promise.all(calls)).toEqual([[2, 0], 401, [1, 0], [2, 1], [2, 0]])
})

it('answers a token of the same session with the role of this moment, which ends when the first does', async () => {
  const token = await world.signIn('doctor')
  const renewed = async () =>
    current.output.parse((await call(world.api, current.method, current.path, { token })).body)
  const [before, { id, roleId }] = [payloadOf(token), await named('doctor')]
  expect(payloadOf((await renewed()).token)).toEqual(before)
  await world.db
    .update(roles)
    .set({ name: 'Physician', permissions: ['doctor_dashboard', 'patient_view'] })
    .where(eq(roles.id, roleId ?? ''))
  world.advance(60_000)
  const { token: later, ...answer } = await renewed()
  expect(answer).toMatchObject({ signOut: true, user: { _id: id, role: 'Physician' } })
  expect(payloadOf(later)).toEqual({
    ...before,
    roles: ['doctor', 'doctor_dashboard', 'patient_view'],
  })
  expect(await statusOf(later)).toBe(200)
  expect(await listed(later)).toHaveLength(1)
})

it('ends all sessions of the account, and nobody else’s', async () => {
  const tokens = [await world.signIn('doctor'), await world.signIn('doctor')]
  const admin = await world.signIn('admin')
  const answer = await call(world.api, endAll.method, endAll.path, { token: tokens[0] ?? '' })
  expect(answer).toMatchObject({ status: 200, body: { ended: 2 } })
  for (const token of tokens) expect(await statusOf(token)).toBe(401)
  expect(await statusOf(admin)).toBe(200)
})
