import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { criticalHeldMs } from '@/contracts/lab-results'
import { labOrders, labResults } from '../db/schema-lab'

/** When a critical result that is released now without a doctor was reported at the latest. */
export const heldUntil = (now: number): Date => new Date(now - criticalHeldMs)

type Version = Record<
  'clinicId' | 'orderId' | 'revision' | 'isCritical' | 'acknowledgedAt' | 'reportedAt',
  AnyPgColumn
>

/**
 * The condition that a version was corrected before it was released by itself. The versions have a name of
 * their own here, so that the condition fits into queries of them.
 */
export const wasCorrectedFirst = ({ clinicId, orderId, revision, reportedAt }: Version): SQL =>
  sql`exists (
    select 1 from ${labResults} as corrections
    where corrections.clinic_id = ${clinicId} and corrections.order_id = ${orderId}
      and corrections.revision > ${revision}
      and corrections.reported_at < ${reportedAt} + make_interval(secs => ${criticalHeldMs / 1000}))`

/** The condition that a version may be seen by its patient, as `isReleased` has it. */
export const rowIsReleased = (now: number, version: Version = labResults): SQL => {
  const { isCritical, acknowledgedAt, reportedAt } = version
  const isDue = sql`${reportedAt} <= ${heldUntil(now).toISOString()}::timestamptz`
  return sql`(not ${isCritical} or ${acknowledgedAt} is not null
    or (${isDue} and not ${wasCorrectedFirst(version)}))`
}

const versions = alias(labResults, 'versions')

/** The condition that a version is the last of its order's that is released. */
export const isLastReleased = (now: number): SQL =>
  sql`${labResults.revision} = (
    select max(${versions.revision}) from ${labResults} ${sql.identifier('versions')}
    where ${and(
      ...[eq(versions.clinicId, labOrders.clinicId), eq(versions.orderId, labOrders.id)],
      rowIsReleased(now, versions),
    )})`
