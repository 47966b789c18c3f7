import { startPasswordEndpoints, startPasswordMessages } from '@shared/contracts/start-passwords'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { changeAdministration } from '../auth/administration'
import { forgetLoginFailures } from '../auth/login-failures'
import { endSessions } from '../auth/session'
import { users } from '../db/schema'
import type { ApiDependencies } from '../dependencies'
import type { ApiEnv } from '../http'
import { putInOutbox, sendOutbox } from '../outbox'
import { startPasswordMail } from '../records/accounts'
import { handleChange } from '../records/change'
import { accountEvent } from '../records/change-events'
import { sentStaff, staffWith } from '../records/staff'
import { refuse, refuseBeyondRole, seenStaff } from '../records/staff-changes'
import { userNamed } from '../records/targets'

/** A password to begin with, for somebody of the staff who cannot get in any more. */
export function startPasswordRoutes(dependencies: ApiDependencies) {
  const { mail, passwords, clock, background } = dependencies
  const app = new Hono<ApiEnv>()
  handleChange(
    app,
    dependencies,
    startPasswordEndpoints.give,
    async (c, { id, version, password }) => {
      // Hashing takes its time and must not hold a transaction open.
      const passwordHash = await passwords.hash(password)
      const callerId = c.get('caller').id
      return (tx) =>
        changeAdministration(tx, async (tx) => {
          const user = await seenStaff(tx, id, version)
          if (user._id === callerId) throw refuse(409, startPasswordMessages.ownAccount)
          const beyond = refuse(403, startPasswordMessages.beyondOwn)
          await refuseBeyondRole(tx, callerId, user, beyond)
          await tx
            .update(users)
            .set({ passwordHash, mustChangePassword: true, version: version + 1 })
            .where(eq(users.id, user._id))
          await endSessions(tx, user._id)
          await forgetLoginFailures(tx, user)
          if (user.active && !mail.isNotSetUp)
            await putInOutbox(tx, clock(), startPasswordMail(user))
          return {
            body: sentStaff(await staffWith(tx, user._id)),
            events: [accountEvent(user._id, userNamed(user))],
            after: () => background(sendOutbox(dependencies)),
          }
        })
    },
  )
  return app
}
