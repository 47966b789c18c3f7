import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { labOrders, labResults } from '../db/schema-lab'

type Version = Record<'isCritical' | 'acknowledgedAt' | 'toldAt', AnyPgColumn>

/**
 * The condition that a version may be seen by its patient: no time releases a critical one, a doctor does. One
 * that an earlier version of the program has released by time stays so.
 */
export const rowIsReleased = (version: Version = labResults): SQL => {
  const { isCritical, acknowledgedAt, toldAt } = version
  return sql`(not ${isCritical} or ${acknowledgedAt} is not null or ${toldAt} is not null)`
}

const versions = alias(labResults, 'versions')

/** The condition that a version is the last of its order's that is released. */
export const isLastReleased = (): SQL =>
  sql`${labResults.revision} = (
    select max(${versions.revision}) from ${labResults} ${sql.identifier('versions')}
    where ${and(
      ...[eq(versions.clinicId, labOrders.clinicId), eq(versions.orderId, labOrders.id)],
      rowIsReleased(versions),
    )})`
