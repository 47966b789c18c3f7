import type { LabOrder } from '@shared/contracts/lab-orders'
import { listedResultsMost } from '@shared/contracts/lab-results'
import { and, asc, eq, inArray, isNull, notInArray, or } from 'drizzle-orm'
import { type Db, writing } from '../db/database'
import { clinicId, patients } from '../db/schema'
import { labOrders, labResults } from '../db/schema-lab'
import {
  hasCritical,
  isOfPatient,
  labOrderRows,
  ordersOfClinic,
  sentOrder,
  valuesAgain,
} from './lab-orders'
import { acknowledgerAccounts } from './notices'

/** Results that one transaction looks at. */
const lookedAtOnce = 500

/**
 * Looks at the results of earlier versions of the program, once each: what is critical by what is understood
 * now is listed (`foundCriticalOf`). No user is notified. Several servers may do so at a time.
 */
export async function findCritical(db: Db): Promise<void> {
  let looked: number
  do
    looked = await writing(db, async (tx) => {
      const results = await tx
        .select({ id: labResults.id, isCritical: labResults.isCritical, values: labResults.values })
        .from(labResults)
        .where(and(eq(labResults.clinicId, clinicId), isNull(labResults.foundCritical)))
        .limit(lookedAtOnce)
        .for('no key update', { skipLocked: true })
      const ids = results.map(({ id }) => id)
      const orders = await tx
        .select({
          ...{ id: labResults.id, testType: labOrders.testType, age: labOrders.age },
          ...{ requestedDate: labOrders.requestedDate, dateOfBirth: patients.dateOfBirth },
        })
        .from(labResults)
        .innerJoin(
          labOrders,
          and(eq(labOrders.clinicId, labResults.clinicId), eq(labOrders.id, labResults.orderId)),
        )
        .innerJoin(patients, isOfPatient)
        .where(and(eq(labResults.clinicId, clinicId), inArray(labResults.id, ids)))
      const ofResult = new Map(orders.map((order) => [order.id, order]))
      const found = results.filter(({ id, isCritical, values }) => {
        const order = ofResult.get(id)
        return order !== undefined && !isCritical && hasCritical(valuesAgain(values, order))
      })
      const foundIds = new Set(found.map(({ id }) => id))
      for (const foundCritical of [true, false])
        await tx
          .update(labResults)
          .set({ foundCritical })
          .where(
            and(
              eq(labResults.clinicId, clinicId),
              inArray(
                labResults.id,
                ids.filter((id) => foundIds.has(id) === foundCritical),
              ),
            ),
          )
      return results.length
    })
  while (looked >= lookedAtOnce)
}

/**
 * Orders whose last result was found to be critical after its release, the oldest first: the caller's, and for
 * a caller who may acknowledge them those of people who may not, or have gone.
 */
export async function foundCriticalOf(db: Db, callerId: string): Promise<LabOrder[]> {
  const acknowledgers = await acknowledgerAccounts(db)
  const isOwn = eq(labOrders.orderedBy, callerId)
  const rows = await labOrderRows(db)
    .where(
      and(
        ordersOfClinic,
        acknowledgers.includes(callerId)
          ? or(isOwn, notInArray(labOrders.orderedBy, acknowledgers))
          : isOwn,
        ...[eq(labResults.foundCritical, true), isNull(labResults.acknowledgedAt)],
      ),
    )
    .orderBy(asc(labResults.reportedAt), asc(labResults.id))
    .limit(listedResultsMost)
  return rows.map(sentOrder)
}
