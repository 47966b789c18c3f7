import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { criticalHeldMs } from '@/contracts/lab-results'
import { labOrders, labResults } from '../db/schema-lab'

/** When a critical result that is released now without a doctor was reported at the latest. */
export const heldUntil = (now: number): Date => new Date(now - criticalHeldMs)

type Version = Record<'isCritical' | 'acknowledgedAt' | 'reportedAt', AnyPgColumn>

/** The condition that a version may be seen by its patient, as `isReleased` has it. */
export const rowIsReleased = (
  now: number,
  { isCritical, acknowledgedAt, reportedAt }: Version = labResults,
): SQL =>
  sql`(not ${isCritical} or ${acknowledgedAt} is not null or ${reportedAt} <= ${heldUntil(now).toISOString()}::timestamptz)`

const versions = alias(labResults, 'versions')

/** The condition that a version is the last of its order's that is released. */
export const isLastReleased = (now: number): SQL =>
  sql`${labResults.revision} = (
    select max(${versions.revision}) from ${labResults} ${sql.identifier('versions')}
    where ${and(
      ...[eq(versions.clinicId, labOrders.clinicId), eq(versions.orderId, labOrders.id)],
      rowIsReleased(now, versions),
    )})`
