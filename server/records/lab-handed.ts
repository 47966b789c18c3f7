import type { ClinicDate } from '@shared/lib/clinic-date'
import { and, desc, eq, gt, gte, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId } from '../db/schema'
import { absenceSettlements } from '../db/schema-absence-desk'
import { absences } from '../db/schema-hours'
import { labOrders } from '../db/schema-lab'

/** Handovers of lab work that count: the absence of each is confirmed and not over. The last is first. */
const handovers = (db: Db, today: ClinicDate, ofOrder: SQL | undefined) =>
  db
    .select({ doctorId: absenceSettlements.doctorId })
    .from(absenceSettlements)
    .innerJoin(
      absences,
      and(
        eq(absences.clinicId, absenceSettlements.clinicId),
        eq(absences.id, absenceSettlements.absenceId),
      ),
    )
    .where(
      and(
        ...[eq(absenceSettlements.clinicId, clinicId), ofOrder],
        inArray(absenceSettlements.kind, ['result', 'order']),
        ...[eq(absenceSettlements.settledAs, 'handed'), eq(absences.status, 'confirmed')],
        gte(absences.lastDay, today),
      ),
    )
    .orderBy(desc(absenceSettlements.settledAt))
    .limit(1)

/** The colleague who has taken over an order and its result while their doctor is away. */
export async function colleagueWith(
  db: Db,
  orderId: string,
  today: ClinicDate,
): Promise<string | null> {
  const [last] = await handovers(db, today, eq(absenceSettlements.recordId, orderId))
  return last?.doctorId ?? null
}

/** Whether an order and its result were handed to another colleague since. */
export async function wasHandedOn(
  db: Db,
  orderId: string,
  { since, today }: { since: Date; today: ClinicDate },
): Promise<boolean> {
  const isLater = and(
    eq(absenceSettlements.recordId, orderId),
    gt(absenceSettlements.settledAt, since),
  )
  return (await handovers(db, today, isLater)).length > 0
}

/** The condition that an order waits for a doctor: who took it over last, or else who ordered it. */
export const waitsForDoctor = (db: Db, doctorId: string, today: ClinicDate): SQL | undefined =>
  and(
    or(
      eq(labOrders.orderedBy, doctorId),
      inArray(
        labOrders.id,
        db
          .select({ id: absenceSettlements.recordId })
          .from(absenceSettlements)
          .where(
            and(
              eq(absenceSettlements.clinicId, clinicId),
              eq(absenceSettlements.doctorId, doctorId),
            ),
          ),
      ),
    ),
    sql`coalesce((${handovers(db, today, eq(absenceSettlements.recordId, labOrders.id))}), ${labOrders.orderedBy}) = ${doctorId}::uuid`,
  )
