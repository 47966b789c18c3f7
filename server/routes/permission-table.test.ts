import { clinicDashboards, denialOf, staffOnly } from '@shared/contracts/access'
import { authEndpoints } from '@shared/contracts/auth'
import { departmentEndpoints } from '@shared/contracts/departments'
import { alsoKeysOf } from '@shared/contracts/endpoint'
import { endpoints } from '@shared/contracts/endpoints'
import { ownPasswordMessages } from '@shared/contracts/own-password'
import { ownSessionEndpoints } from '@shared/contracts/own-sessions'
import { type PermissionKey, permissionKeys } from '@shared/contracts/permissions'
import { staffEndpoints } from '@shared/contracts/staff'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { permissionMissing } from '../auth/session'
import { roles, users } from '../db/schema'
import { type Answer, addUser, type Call, call, pathOf, refusal } from '../test/api'
import { calls } from '../test/every-call'
import { setUpWorld, world } from '../test/world'

/** Who may make which call: by the decision, and by what the server answers. */

/** An account whose role and permissions each test chooses. */
let walker: { id: string; roleId: string }

setUpWorld()
beforeEach(async () => {
  walker = await addUser(world.db, 'walker', [])
})

const ask = (method: string, path: string, { headers, ...more }: Call = {}) =>
  call(world.api, method, path, {
    headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
    ...more,
  })

/** These end the session that the others are made in: each is made in one of its own, after them. */
const enders: readonly string[] = [authEndpoints.logout.name, ownSessionEndpoints.endAll.name]
const isEnder = ({ name }: { name: string }) => enders.includes(name)
const walk = calls.toSorted((a, b) => Number(isEnder(a)) - Number(isEnder(b)))

type Called = (typeof calls)[number]

/** A body that no contract allows: who may make the call changes nothing. */
const askWithoutSense = ({ method, path, json }: Called, token?: string) =>
  ask(method, path, { ...(token && { token }), ...(json ? { json: {} } : {}) })

/** Makes every call without sense, signed in or not. */
async function walkAs(username: string | null) {
  const begin = async () => (username === null ? undefined : await world.signIn(username))
  const answers = new Map<string, Answer>()
  const session = await begin()
  for (const called of walk) {
    const token = isEnder(called) ? await begin() : session
    answers.set(called.name, await askWithoutSense(called, token))
  }
  return answers
}

/** How the server answers a call of the walker, who holds these permissions. */
async function answerTo(called: Called, held: readonly PermissionKey[]): Promise<Answer> {
  await hold(held)
  return await askWithoutSense(called, await world.signIn('walker'))
}
const isAnswered = [200, 201, 400, 404]

const hold = (permissions: readonly PermissionKey[]) =>
  world.db
    .update(roles)
    .set({ permissions: [...permissions] })
    .where(eq(roles.id, walker.roleId))

describe('the calls', () => {
  it('are mounted as the table has them, and no others but those of who watches the server', () => {
    const watched = ['GET /api/health', 'GET /api/ready']
    const mounted = world.api.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`)
    const inTable = endpoints.map(({ method, path }) => `${method} ${path}`)
    expect([...new Set(mounted)].toSorted()).toEqual([...watched, ...inTable].toSorted())
  })

  it('want a session, but for those of who has none yet; so does a call that there is not', async () => {
    const answers = await walkAs(null)
    const over = refusal(401, 'Your session is over. Please sign in again.')
    for (const { name, access } of calls)
      if (access === 'public') expect(answers.get(name)?.status, name).toBe(400)
      else expect(answers.get(name), name).toMatchObject(over)
    expect(await ask('GET', '/api/nothing')).toMatchObject(over)
    expect(await ask('PATCH', departmentEndpoints.list.path)).toMatchObject(over)
  })

  it('that there are not are unknown to whoever is signed in', async () => {
    const token = await world.signIn('walker')
    for (const [method, path] of [
      ['GET', '/api/nothing'],
      ['GET', '/api/staff/'],
      ['PATCH', departmentEndpoints.list.path],
      ['DELETE', pathOf(staffEndpoints.get, 'x')],
    ] as const)
      expect(await ask(method, path, { token })).toMatchObject(
        refusal(404, 'There is no such call'),
      )
  })

  it('are all shut to a start password, but for logging out and choosing another', async () => {
    await hold(permissionKeys)
    await world.db.update(users).set({ mustChangePassword: true }).where(eq(users.id, walker.id))
    const answers = await walkAs('walker')
    for (const { name, access } of calls) {
      const answer = answers.get(name)
      if (name === 'logout') expect(answer?.status).toBe(200)
      else if (name === 'change password' || access === 'public')
        expect(answer?.status, name).toBe(400)
      else
        expect(answer, name).toMatchObject({
          status: 403,
          body: { message: ownPasswordMessages.required, error: 'password_change_required' },
        })
    }
  })
})

const allBut = (missing: readonly PermissionKey[]) =>
  permissionKeys.filter((key) => !missing.includes(key))
const needed = ({ keys, alsoNeeds }: Called) => [
  keys,
  ...alsoKeysOf({ alsoNeeds }).map((key) => [key]),
]
const guarded = calls.filter(({ keys }) => keys.length > 0)

describe('the server', () => {
  it('refuses each call to a user with all permissions but those of which it takes one', async () => {
    for (const called of guarded)
      for (const keys of needed(called).filter((of) => of.length > 0))
        expect(await answerTo(called, allBut(keys)), called.name).toMatchObject(
          refusal(403, permissionMissing(keys)),
        )
  })

  it('answers each call to a user with one of its permissions, and no other that it does not take', async () => {
    for (const called of guarded)
      for (const key of called.keys) {
        const held = [key, ...alsoKeysOf(called)]
        const { status } = await answerTo(called, held)
        expect(isAnswered, `${called.name} by ${held.join(' and ')}: ${status}`).toContain(status)
      }
  })

  it('answers calls that take a session alone to a user without permissions', async () => {
    for (const called of walk.filter(({ access }) => access === 'session')) {
      const { status } = await answerTo(called, [])
      expect(isAnswered, `${called.name}: ${status}`).toContain(status)
    }
  })

  it('refuses what is for staff alone to a user who sees no more than their own record', async () => {
    const forStaff = calls.filter(
      (called) =>
        called.scope === 'clinic' &&
        !needed(called)
          .flat()
          .some((key) => clinicDashboards.includes(key)),
    )
    expect(forStaff.length).toBeGreaterThan(20)
    for (const called of forStaff)
      expect(await answerTo(called, allBut(clinicDashboards)), called.name).toMatchObject(
        refusal(403, staffOnly),
      )
  })
})

describe('the decision, call by call', () => {
  /** Compares `denialOf` with what the table says of each call. */
  function expectDecisions(who: string, permissions: readonly string[]): void {
    const held = new Set(permissions)
    const seesClinic =
      !held.has('patient_dashboard') || clinicDashboards.some((key) => held.has(key))
    for (const called of calls) {
      const missing = needed(called).find((of) => of.length > 0 && !of.some((key) => held.has(key)))
      const denial = missing
        ? { why: 'permission', keys: missing }
        : called.scope === 'clinic' && !seesClinic
          ? { why: 'staff-only' }
          : null
      expect(denialOf(called, held), `${called.name} by ${who}`).toEqual(denial)
    }
  }

  it('is what the table says for each role of a new clinic', async () => {
    const seeded = (await world.db.select().from(roles)).filter(({ id }) => id !== walker.roleId)
    expect(seeded).toHaveLength(9)
    for (const { name, permissions } of seeded) expectDecisions(name, permissions)
  })

  it('is what the table says for each permission alone, for none, and for all but one', () => {
    expectDecisions('no permission', [])
    for (const key of permissionKeys) {
      expectDecisions(key, [key])
      expectDecisions(`all but ${key}`, allBut([key]))
    }
  })
})
