import { type BinKind, binEndpoints, binMessages } from '@shared/contracts/bin'
import { departmentMessages } from '@shared/contracts/departments'
import { roleMessages } from '@shared/contracts/roles'
import { staffMessages } from '@shared/contracts/staff'
import { workingTimeMessages } from '@shared/contracts/working-times'
import { Hono } from 'hono'
import { changeAdministration } from '../auth/administration'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, isId, Refusal } from '../http'
import { actorOf } from '../records/actor'
import { listBin, restoreEntries } from '../records/bin'
import { handleChange } from '../records/change'
import { deleteGroups, deleteRoles, deleteStaff } from '../records/deletions'
import { dependentsOf } from '../records/dependents'
import { refuse } from '../records/staff-changes'

/** How many are asked for at once. */
const askedMost = 100

/** What is said where none of them is left. */
const notFound: Record<BinKind, string> = {
  department: departmentMessages.notFound,
  role: roleMessages.notFound,
  'working-time': workingTimeMessages.notFound,
  staff: staffMessages.notFound,
}

/** What was deleted, and can be restored for thirty days; and the deleting that asks first. */
export function binRoutes(dependencies: ApiDependencies) {
  const { db, clock, config } = dependencies
  const { zone } = config
  const app = new Hono<ApiEnv>()

  handle(app, binEndpoints.list, async (c, of) => c.json(await listBin(db, clock(), of)))

  handle(app, binEndpoints.dependents, async (c, { kind, ids }) => {
    const asked = ids.split(',').filter(isId)
    if (asked.length > askedMost) throw new Refusal(400, binMessages.askedTooMany)
    const wanted = [...new Set(asked.map((id) => id.toLowerCase()))]
    const dependents = await dependentsOf(db, kind, wanted, { now: clock(), zone })
    const all = { people: 0, visits: 0, requests: 0 }
    for (const { people, visits, requests } of dependents.values()) {
      all.people += people
      all.visits += visits
      all.requests += requests
    }
    return c.json(all)
  })

  handleChange(app, dependencies, binEndpoints.remove, (c, { kind, ...input }) => {
    const actor = actorOf(c, dependencies)
    return async (tx) => {
      if (kind === 'staff' && input.reassignTo !== undefined)
        throw refuse(422, binMessages.replacementForUsers, 'reassignTo')
      if (kind === 'working-time' && input.reassignTo !== undefined)
        throw refuse(422, binMessages.replacementForWorkingTimes, 'reassignTo')
      const { entries, events, reassigned } =
        kind === 'staff'
          ? await changeAdministration(tx, (tx) => deleteStaff(tx, input, actor))
          : kind === 'role'
            ? await changeAdministration(tx, (tx) => deleteRoles(tx, input, actor))
            : await deleteGroups(tx, kind, input, actor)
      if (entries.length === 0) throw new Refusal(404, notFound[kind])
      return { body: { entries }, events, reassigned }
    }
  })

  handleChange(app, dependencies, binEndpoints.restore, (c, { ids }) => {
    return (tx) =>
      changeAdministration(tx, async (tx) => {
        const { restored, ...changed } = await restoreEntries(tx, ids, actorOf(c, dependencies))
        return { body: restored, ...changed }
      })
  })
  return app
}
