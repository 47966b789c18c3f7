import { createTestWorld, type TestWorld } from '@mocks/node'
import { permissionKeys } from '@shared/contracts/permissions'
import { roleEndpoints } from '@shared/contracts/roles'
import { tries } from '@shared/test/property'
import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { roles, users } from '../db/schema'
import { addUser, call } from '../test/api'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const callers = ['admin', 'deputy', 'clerk'] as const
const clerkHolds = ['staff_create', 'staff_edit', 'staff_view'] as const

const caller = fc.constantFrom(...callers)
/** What the clerk holds, and what only the admin and the deputy do. */
const keys = fc.subarray([...clerkHolds, 'staff_delete', 'patient_view', 'billing_view'], {
  minLength: 1,
})
/** Mostly those of which the rule is about; some are not there yet. */
const role = fc.oneof(
  { arbitrary: fc.constantFrom('Admin', 'Role of deputy'), weight: 2 },
  fc.constantFrom('Role of clerk', 'Role of leaver', 'Staff', 'Super Admin', 'Nurse', 'Porter'),
)
const kind = fc.oneof(
  { arbitrary: fc.constant('take'), weight: 4 },
  fc.constantFrom('give', 'create', 'delete'),
)
/** One change, or two at once. */
const step = fc.array(fc.record({ kind, caller, role, keys }), { minLength: 1, maxLength: 2 })

type Change = typeof step extends fc.Arbitrary<(infer One)[]> ? One : never
type RoleRow = typeof roles.$inferSelect

const rolesNow = () => world.db.select().from(roles).orderBy(asc(roles.id))

/** A new clinic with these callers, and one whose account is no longer active. */
async function clinic(): Promise<Record<string, string>> {
  await world.reset()
  await addUser(world.db, 'deputy', permissionKeys)
  await addUser(world.db, 'clerk', clerkHolds)
  const leaver = await addUser(world.db, 'leaver', permissionKeys)
  await world.db.update(users).set({ active: false }).where(eq(users.id, leaver.id))
  const tokens: Record<string, string> = {}
  for (const username of callers) tokens[username] = await world.signIn(username)
  return tokens
}

/** @returns the answer's status */
async function make(asked: Change, token = '', before: readonly RoleRow[]): Promise<number> {
  const found = before.find(({ name }) => name === asked.role)
  const privilegeId = found?.id ?? '0b0e4d0a-5c55-4f6e-8d1e-2f6f7a1c9b11'
  const send = async (method: string, path: string, json: object) =>
    (await call(world.api, method, path, { token, json })).status
  if (asked.kind === 'create')
    return await send('POST', roleEndpoints.create.path, { name: asked.role, roles: asked.keys })
  if (asked.kind === 'delete')
    return await send('DELETE', roleEndpoints.delete.path, { privilegeId })
  const held = found?.permissions ?? []
  return await send('PATCH', roleEndpoints.update.path, {
    privilegeId,
    name: asked.role,
    roles:
      asked.kind === 'give'
        ? [...held, ...asked.keys]
        : held.filter((key) => !asked.keys.some((taken) => taken === key)),
  })
}

/** The permissions that no active account can give, read account by account. */
async function outOfReach(all: readonly RoleRow[]): Promise<string[]> {
  const accounts = await world.db.select().from(users).where(eq(users.active, true))
  const holdings = accounts.map(
    ({ roleId }) => all.find(({ id }) => id === roleId)?.permissions ?? [],
  )
  return all
    .flatMap(({ permissions }) => permissions)
    .filter((key) => !holdings.some((held) => held.includes('staff_edit') && held.includes(key)))
}

it('keeps every permission in reach, and changes nothing where it refuses, whatever is asked', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const tokens = await clinic()
      for (const asked of steps) {
        const before = await rolesNow()
        const statuses = await Promise.all(
          asked.map((one) => make(one, tokens[one.caller], before)),
        )
        const after = await rolesNow()
        for (const status of statuses) expect([200, 201, 403, 404, 409]).toContain(status)
        expect(await outOfReach(after)).toEqual([])
        if (statuses.every((status) => status >= 400)) expect(after).toEqual(before)
      }
    }),
    tries(15),
  )
})
