import { keysOf } from '@shared/contracts/endpoint'
import { labOrderEndpoints } from '@shared/contracts/lab-orders'
import { listedResultsMost } from '@shared/contracts/lab-results'
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { seesClinic } from '../auth/scope'
import { labOrders, labResults } from '../db/schema-lab'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, type Caller, isId } from '../http'
import { actorOf } from '../records/actor'
import { handleChange } from '../records/change'
import { dayIn } from '../records/clinic-time'
import { foundCriticalOf } from '../records/lab-found-critical'
import { countOrders, isIn, listAwaiting, listOrders } from '../records/lab-order-list'
import { assignOrder, moveOrder, orderTests, takeOrder } from '../records/lab-order-steps'
import {
  labOrderRows,
  orderNotFound,
  ordersOfClinic,
  recordOf,
  sentOrder,
} from '../records/lab-orders'
import { isLastReleased, rowIsReleased } from '../records/lab-released'
import {
  acknowledgeResult,
  correctResult,
  reportResult,
  requireSomething,
  valuesOf,
} from '../records/lab-results'

/** Of whom the orders are that a caller sees as their own. */
const isOwn = ({ patientId }: Caller) =>
  patientId === null ? sql`false` : eq(labOrders.patientId, patientId)

/** Lab orders, from the order to the result and its corrections. */
export function labOrderRoutes(dependencies: ApiDependencies) {
  const { db, clock, config } = dependencies
  const app = new Hono<ApiEnv>()

  handle(app, labOrderEndpoints.list, async (c, wanted) => c.json(await listOrders(db, wanted)))

  handle(app, labOrderEndpoints.counts, async (c) =>
    c.json(await countOrders(db, dayIn(config.zone, clock()))),
  )

  handle(app, labOrderEndpoints.awaiting, async (c, wanted) =>
    c.json(await listAwaiting(db, wanted)),
  )

  handle(app, labOrderEndpoints.critical, async (c, { patientId }) => {
    const rows = await labOrderRows(db)
      .where(
        and(
          ordersOfClinic,
          labResults.isCritical,
          isNull(labResults.acknowledgedAt),
          patientId ? isIn(labOrders.patientId, patientId) : undefined,
        ),
      )
      // What an earlier version of the program has released fills no list before what is held.
      .orderBy(
        sql`(${labResults.toldAt} is not null)`,
        asc(labResults.reportedAt),
        asc(labResults.id),
      )
      .limit(listedResultsMost)
    return c.json(rows.map(sentOrder))
  })

  handle(app, labOrderEndpoints.foundCritical, async (c) =>
    c.json(await foundCriticalOf(db, c.get('caller').id)),
  )

  handle(app, labOrderEndpoints.own, async (c) => {
    const rows = await labOrderRows(db, isLastReleased())
      .where(and(ordersOfClinic, isOwn(c.get('caller')), isNotNull(labResults.id)))
      .orderBy(desc(labResults.reportedAt), desc(labResults.id))
      .limit(listedResultsMost)
    return c.json(rows.map(sentOrder))
  })

  handle(app, labOrderEndpoints.trends, async (c, { patientId }) =>
    c.json(await valuesOf(db, patientId)),
  )

  handle(app, labOrderEndpoints.get, async (c, { id }) => {
    const caller = c.get('caller')
    const staffKeys = keysOf(labOrderEndpoints.list)
    const isStaff = seesClinic(caller, staffKeys)
    const own = isStaff ? undefined : and(isOwn(caller), isNotNull(labResults.id))
    const [row] = isId(id)
      ? await labOrderRows(db, isStaff ? undefined : isLastReleased()).where(
          and(ordersOfClinic, eq(labOrders.id, id), own),
        )
      : []
    if (!row) throw orderNotFound()
    return c.json(await recordOf(db, sentOrder(row), isStaff ? undefined : rowIsReleased()))
  })

  handleChange(app, dependencies, labOrderEndpoints.create, (c, request) => {
    const actor = actorOf(c, dependencies)
    return async (tx) => ({ status: 201, ...(await orderTests(tx, actor, request)) })
  })

  handleChange(app, dependencies, labOrderEndpoints.take, (c, seen) => {
    const actor = actorOf(c, dependencies)
    return (tx) => takeOrder(tx, actor, seen)
  })

  handleChange(app, dependencies, labOrderEndpoints.move, (c, seen) => {
    const actor = actorOf(c, dependencies)
    return (tx) => moveOrder(tx, actor, seen)
  })

  handleChange(app, dependencies, labOrderEndpoints.assign, (c, seen) => {
    const actor = actorOf(c, dependencies)
    return (tx) => assignOrder(tx, actor, seen)
  })

  handleChange(app, dependencies, labOrderEndpoints.report, (c, report) => {
    requireSomething(report)
    const actor = actorOf(c, dependencies)
    return (tx) => reportResult(tx, actor, report)
  })

  handleChange(app, dependencies, labOrderEndpoints.correct, (c, correction) => {
    requireSomething(correction)
    const actor = actorOf(c, dependencies)
    return (tx) => correctResult(tx, actor, correction)
  })

  handleChange(app, dependencies, labOrderEndpoints.acknowledge, (c, seen) => {
    const actor = actorOf(c, dependencies)
    return (tx) => acknowledgeResult(tx, actor, seen)
  })
  return app
}
