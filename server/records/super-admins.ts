import { and, ne } from 'drizzle-orm'
import { isSuperAdmin } from '@/contracts/roles'
import type { Db } from '../db/database'
import { roles, users } from '../db/schema'
import type { Mailer } from '../dependencies'
import type { Caller } from '../http'
import { putInOutbox } from '../outbox'
import { superAdminMail } from './accounts'
import { callerName } from './caller-name'
import { type Teller, tell } from './notices'
import { holdsRole, isStaff, type StaffRow } from './staff'
import type { Touched } from './touched'

/**
 * Notifies all other Super Admins of a new one, and mails them where mail is set up: their own accounts are no
 * safer than that one. Of a user with another role it does nothing.
 */
export async function noteSuperAdmin(
  tx: Db,
  { caller, now }: Teller & { caller: Caller },
  { made, mail }: { made: StaffRow; mail: Mailer },
): Promise<readonly Touched[]> {
  if (!isSuperAdmin(made.role)) return []
  const accounts = await tx
    .select({ id: users.id, name: users.name, email: users.email, role: roles.name })
    .from(users)
    .innerJoin(roles, holdsRole)
    .where(and(isStaff, users.active, ne(users.id, caller.id), ne(users.id, made._id)))
  const others = accounts.filter(({ role }) => isSuperAdmin({ name: role }))
  const by = await callerName(tx, caller)
  if (!mail.isNotSetUp)
    for (const other of others) await putInOutbox(tx, now, superAdminMail(other, { made, by }))
  return await tell(
    tx,
    { caller, now },
    {
      whom: others.map(({ id }) => id),
      recordId: made._id,
      what: (by) => ({
        ...{ kind: 'super-admin-made', by, to: 'admin' },
        ...{ name: made.name, username: made.username },
      }),
    },
  )
}
