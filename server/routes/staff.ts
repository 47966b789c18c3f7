import { isSuperAdmin } from '@shared/contracts/roles'
import { staffEndpoints, staffMessages, staffOrders, superAdminStep } from '@shared/contracts/staff'
import { and, asc, eq, sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { v7 as newId } from 'uuid'
import { changeAdministration } from '../auth/administration'
import { accountNames, nameKey } from '../auth/names'
import { ownPasswordCheck } from '../auth/own-password-check'
import { endSessions } from '../auth/session'
import { clinicId, departments, roles, users } from '../db/schema'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, isId } from '../http'
import { putInOutbox, sendOutbox } from '../outbox'
import { emailChangedMail, refuseTaken, welcomeMail } from '../records/accounts'
import { actorOf } from '../records/actor'
import { noteChosen } from '../records/bin'
import { handleChange } from '../records/change'
import { accountEvent } from '../records/change-events'
import { deleteStaff, refuseAdmins } from '../records/deletions'
import { nextNumber } from '../records/numbers'
import { orderFor, readPage } from '../records/page'
import { contains, searchText } from '../records/search-text'
import {
  byName,
  countStaff,
  doctorRole,
  isDoctorRole,
  isStaff,
  listColleagues,
  sentStaff,
  staffOrdersBy,
  staffRole,
  staffRows,
  staffWith,
  technicianRole,
} from '../records/staff'
import { corrected, endCodesBefore, position, refuse, seenStaff } from '../records/staff-changes'
import { notifySuperAdmins } from '../records/super-admins'
import { userChanged } from '../records/targets'
import { refuseWithVisits } from '../records/visits-to-come'

/** An id to filter by: what can be none of ours finds nothing. */
const idFilter = (column: typeof users.roleId | typeof users.departmentId, id?: string | null) =>
  id ? (isId(id) ? eq(column, id) : sql`false`) : undefined

/** Staff: accounts with a role and a department. When they work is `routes/hours.ts`. */
export function staffRoutes(dependencies: ApiDependencies) {
  const { db, mail, passwords, clock, background } = dependencies
  const app = new Hono<ApiEnv>()
  const checkPassword = ownPasswordCheck(dependencies)

  /**
   * Asks a caller who makes another Super Admin for their own password: nobody can take that back.
   * @throws Refusal
   */
  async function checkSuperAdmin(c: Context<ApiEnv>, roleId: string, currentPassword = '') {
    const [role] = isId(roleId)
      ? await db
          .select({ name: roles.name })
          .from(roles)
          .where(and(staffRole, eq(roles.id, roleId)))
      : []
    if (!role || !isSuperAdmin(role)) return
    if (!isSuperAdmin({ name: c.get('caller').role }))
      throw refuse(403, staffMessages.superAdminOnly, 'role')
    await checkPassword(c, currentPassword, {
      call: superAdminStep.name,
      missing: staffMessages.superAdminPassword,
    })
  }

  handle(app, staffEndpoints.list, async (c, { q, role, department, status, sort, ...of }) => {
    const found = and(
      isStaff,
      idFilter(users.roleId, role),
      idFilter(users.departmentId, department),
      status ? eq(users.active, status === 'active') : undefined,
      contains(users.searchText, q),
    )
    const order = orderFor(staffOrders, staffOrdersBy, sort) ?? byName
    const page = await readPage(of, order, {
      rows: (after, by) =>
        staffRows(db, order)
          .where(and(found, after))
          .orderBy(...by),
      total: () => countStaff(db, found),
      sent: (row) => sentStaff(row),
    })
    return c.json(page)
  })

  handle(app, staffEndpoints.get, async (c, { id }) => c.json(sentStaff(await staffWith(db, id))))

  handleChange(
    app,
    dependencies,
    staffEndpoints.create,
    async (
      c,
      { firstName, lastName, password, username, email, phone, currentPassword, ...input },
    ) => {
      await checkSuperAdmin(c, input.role, currentPassword)
      // Hashing takes its time and must not hold a transaction open.
      const passwordHash = await passwords.hash(password)
      const caller = c.get('caller')
      const names = accountNames({ username, email })
      const name = `${firstName} ${lastName}`
      return (tx) =>
        changeAdministration(tx, async (tx) => {
          await refuseTaken(tx, names)
          const id = newId()
          await tx.insert(users).values({
            ...names,
            ...(await position(tx, caller.id, input)),
            id,
            number: await nextNumber(tx, 'staff'),
            name,
            phone,
            passwordHash,
            mustChangePassword: true,
            searchText: searchText(name, username, email),
            createdAt: new Date(clock()),
          })
          if (!mail.isNotSetUp)
            await putInOutbox(tx, clock(), welcomeMail({ name, username, email }))
          const created = await staffWith(tx, id)
          const made = { made: created, mail }
          const notified = await notifySuperAdmins(tx, actorOf(c, dependencies), made)
          return {
            status: 201,
            body: sentStaff(created),
            events: [accountEvent(id, userChanged(created)), ...notified],
            after: () => background(sendOutbox(dependencies)),
          }
        })
    },
  )

  handleChange(
    app,
    dependencies,
    staffEndpoints.update,
    async (c, { id, version, confirmed, name, email, phone, currentPassword, ...input }) => {
      await checkSuperAdmin(c, input.role, currentPassword)
      const caller = c.get('caller')
      const callerId = caller.id
      return (tx) =>
        changeAdministration(tx, async (tx) => {
          if (email !== undefined) await endCodesBefore(tx, id, email)
          const before = await seenStaff(tx, id, version)
          if (before._id === callerId && input.status === 'inactive')
            throw refuse(409, staffMessages.ownAccount, 'status')
          if (input.status === 'inactive') refuseAdmins(c.get('caller'), [before])
          const given = {
            ...(await corrected(tx, callerId, before, { name, email, phone })),
            ...(await position(tx, callerId, input, before)),
          }
          const seesPatients = given.active && (await isDoctorRole(tx, given.roleId))
          if (before.active && !seesPatients && !confirmed)
            await refuseWithVisits(tx, [before._id], actorOf(c, dependencies))
          await tx
            .update(users)
            .set({
              ...given,
              // Whoever was made staff by hand in the database had none.
              number: before.number ?? (await nextNumber(tx, 'staff')),
              version: version + 1,
            })
            .where(eq(users.id, id))
          await noteChosen(tx, before._id, [
            ...(given.departmentId === (before.department?._id ?? null)
              ? []
              : ['department' as const]),
            ...(given.roleId === before.role._id ? [] : ['role' as const]),
          ])
          if (input.status === 'inactive') await endSessions(tx, id)
          if (nameKey(given.email) !== nameKey(before.email) && !mail.isNotSetUp)
            await putInOutbox(tx, clock(), emailChangedMail(before))
          const after = await staffWith(tx, id)
          // A Super Admin is never changed: this one has just become one.
          const made = { made: after, mail }
          const notified = await notifySuperAdmins(tx, actorOf(c, dependencies), made)
          return {
            body: sentStaff(after),
            events: [accountEvent(id, userChanged(after, before)), ...notified],
            after: () => background(sendOutbox(dependencies)),
          }
        })
    },
  )

  handleChange(app, dependencies, staffEndpoints.delete, (c, input) => {
    const actor = actorOf(c, dependencies)
    return (tx) =>
      changeAdministration(tx, async (tx) => {
        const { ids, events } = await deleteStaff(tx, input, actor)
        return { body: { message: staffMessages.deleted(ids.length) }, events }
      })
  })

  handle(app, staffEndpoints.roles, async (c) =>
    c.json(
      await db
        .select({ _id: roles.id, name: roles.name })
        .from(roles)
        .where(staffRole)
        .orderBy(asc(sql`lower(${roles.name})`)),
    ),
  )
  handle(app, staffEndpoints.departments, async (c) =>
    c.json(
      await db
        .select({ _id: departments.id, name: departments.name })
        .from(departments)
        .where(eq(departments.clinicId, clinicId))
        .orderBy(asc(sql`lower(${departments.name})`)),
    ),
  )
  handle(app, staffEndpoints.doctors, async (c, { department }) => {
    const isOfDepartment = department
      ? eq(sql`lower(${departments.name})`, sql`lower(${department.trim()})`)
      : undefined
    return c.json(await listColleagues(db, and(doctorRole, isOfDepartment)))
  })
  handle(app, staffEndpoints.technicians, async (c) =>
    c.json(await listColleagues(db, technicianRole)),
  )
  return app
}
