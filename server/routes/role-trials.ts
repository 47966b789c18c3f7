import { roleTrialEndpoints } from '@shared/contracts/role-trials'
import { isSuperAdmin, roleMessages } from '@shared/contracts/roles'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { loginAnswer } from '../auth/login-answer'
import { passesForSuperAdmin } from '../auth/look-alikes'
import { beginTrial } from '../auth/role-trials'
import { type Db, writing } from '../db/database'
import { roles, users } from '../db/schema'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, isId, Refusal } from '../http'

/** The name by which tokens know a role, which an edited one keeps; a new one has none. */
async function keyOf(tx: Db, id: string | undefined): Promise<string | null> {
  if (id === undefined) return null
  const [role] = isId(id) ? await tx.select().from(roles).where(eq(roles.id, id)) : []
  if (!role) throw new Refusal(404, roleMessages.notFound)
  if (isSuperAdmin(role)) throw new Refusal(403, roleMessages.protected)
  return role.key
}

/** Trying a role before it is saved. */
export function roleTrialRoutes({ db, clock, config }: ApiDependencies) {
  const app = new Hono<ApiEnv>()
  const { begin } = roleTrialEndpoints
  handle(app, begin, async (c, { name, roles: keys, privilegeId }) => {
    if (passesForSuperAdmin(name)) throw new Refusal(403, roleMessages.protected)
    const caller = c.get('caller')
    const permissions = [...new Set(keys)]
    const { account, session } = await writing(db, async (tx) => {
      const role = { name, key: await keyOf(tx, privilegeId), permissions }
      const from = { now: clock(), address: c.get('address') }
      const session = await beginTrial(tx, caller, role, from)
      const [user] = await tx
        .select({ id: users.id, username: users.username, name: users.name, email: users.email })
        .from(users)
        .where(eq(users.id, caller.id))
      if (!user) throw new Error('the account is gone')
      // What was tried has no row of its own: no other screen has anything to read again.
      const tried = [{ topic: 'roles' as const, id: privilegeId ?? session.id, target: null }]
      await c.get('audit').changed(tx, c, begin, tried, { name, permissions })
      const chosen = { mustChangePassword: false, startCodeEndsAt: null }
      return { account: { ...user, role, ...chosen }, session }
    })
    return c.json(await loginAnswer(account, session, config))
  })
  return app
}
