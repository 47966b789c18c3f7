import { isSuperAdmin } from '@shared/contracts/roles'
import { and, ne } from 'drizzle-orm'
import type { Db } from '../db/database'
import { roles, users } from '../db/schema'
import type { Mailer } from '../dependencies'
import type { Caller } from '../http'
import { putInOutbox } from '../outbox'
import { ownSuperAdminMail, superAdminMail } from './accounts'
import { callerName } from './caller-name'
import type { ChangeEvent } from './change-events'
import { addNotices } from './notices'
import { holdsRole, isStaff, type StaffRow } from './staff'

/** What notices and mails call who made a Super Admin with `npm run rescue`: there is no caller. */
const serverOperator = 'The operator of the server (npm run rescue)'

type Made = Pick<StaffRow, '_id' | 'name' | 'username'> & { role: { name: string } }

/**
 * Notifies all other Super Admins of a new one, and mails them where mail is set up: their own accounts are no
 * safer than that one. The caller gets a mail: it shows that somebody else uses the account. Of a user with another role it does nothing.
 * A `caller` of null is the operator of the server.
 */
export async function notifySuperAdmins(
  tx: Db,
  { caller, now }: { caller: Caller | null; now: number },
  { made, mail }: { made: Made; mail: Pick<Mailer, 'isNotSetUp'> },
): Promise<readonly ChangeEvent[]> {
  if (!isSuperAdmin(made.role)) return []
  const accounts = await tx
    .select({
      ...{ id: users.id, name: users.name, username: users.username, email: users.email },
      role: roles.name,
    })
    .from(users)
    .innerJoin(roles, holdsRole)
    .where(and(isStaff, users.active, ne(users.id, made._id)))
  const admins = accounts.filter(({ role }) => isSuperAdmin({ name: role }))
  const isCaller = ({ id }: { id: string }) => id === caller?.id
  const by = caller ? await callerName(tx, caller) : serverOperator
  if (!mail.isNotSetUp)
    for (const admin of admins) {
      const warning = isCaller(admin)
        ? ownSuperAdminMail(admin, made)
        : superAdminMail(admin, { made, by })
      await putInOutbox(tx, now, warning)
    }
  const { _id: recordId, name, username } = made
  return await addNotices(
    tx,
    admins.filter((admin) => !isCaller(admin)).map(({ id }) => id),
    { recordId, what: { kind: 'super-admin-made', by, to: 'admin', name, username }, now },
  )
}
