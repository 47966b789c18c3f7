import { criticalLimitsOf, panelOf, type TestedPatient } from '@shared/contracts/lab-limits'
import type { LabOrder } from '@shared/contracts/lab-orders'
import { flagged, type LabValue } from '@shared/contracts/lab-results'
import { addDays, yearsBetween } from '@shared/lib/clinic-date'
import { dayIn, startOfDay } from '../records/clinic-time'
import type { Db } from './database'
import { counters } from './schema'
import { labOrders, labResults } from './schema-lab'
import type { Seeding } from './seed-rows'

const minute = 60_000
const hour = 60 * minute

/** What the sample's results say in words, as it was measured; what is reported in words stays so. */
const measured: Partial<Record<LabOrder['testType'], Record<string, number>>> = {
  'Complete Blood Count': { Hemoglobin: 13.2, 'White cells': 6.8, Platelets: 245 },
  'Lipid Panel': { 'Total cholesterol': 188, 'LDL cholesterol': 112, 'HDL cholesterol': 48 },
  'Liver Function Test': { ALT: 31, AST: 28, 'Total bilirubin': 0.8 },
  'Thyroid Stimulating Hormone': { TSH: 2.4 },
  'Hemoglobin A1C': { HbA1c: 6.9 },
  'Basic Metabolic Panel': { Sodium: 139, Potassium: 4.2, Creatinine: 0.9 },
}

/** Whose result was corrected. */
const correctedPatient = 14

function valuesOf(
  testType: LabOrder['testType'],
  tested: TestedPatient,
  changed: Record<string, number> = {},
): LabValue[] {
  const values = { ...measured[testType], ...changed }
  return panelOf(testType, tested, []).flatMap((measures) => {
    const { analyte, unit, low, high } = measures
    const value = values[analyte]
    if (value === undefined) return []
    const reported = { analyte, value, unit, low, high, critical: false }
    return flagged(reported, criticalLimitsOf(testType, tested, measures, []))
  })
}

/**
 * Writes the lab orders and results into a demo clinic, dated from today.
 * @param patientIds by their numbers
 * @param doctors who order the tests, of whom the first has ordered what is critical
 */
export async function seedLabOrders(
  tx: Db,
  { now, zone, rows: { labOrders: labOrderRows, patients: patientRows }, newId }: Seeding,
  patientIds: ReadonlyMap<number, string>,
  doctors: readonly { id: string }[],
  staff: readonly { id: string; name: string }[],
): Promise<void> {
  const today = dayIn(zone, now)
  /** The later a row stands, the later on its day; nothing is of a time that has not come. */
  const timeOn = (daysAgo: number, at: number): Date => {
    const begins = startOfDay(addDays(today, -daysAgo), zone).getTime()
    const wanted = daysAgo > 0 ? begins + 14 * hour : now - labOrderRows.length * minute
    return new Date(Math.max(begins, wanted + at * minute))
  }
  const seeded = labOrderRows.map((row, at) => {
    const { patientId: number, requested, completed, testType, status, priority } = row
    const patientId = patientIds.get(number)
    const technician = staff.find(({ name }) => name === row.technician)
    const patient = patientRows[number - 1]
    const requestedDate = addDays(today, -requested)
    const age = yearsBetween(patient?.dateOfBirth ?? requestedDate, requestedDate)
    const tested = { gender: patient?.gender, age, requestedDate }
    const values = valuesOf(testType, tested, row.measured)
    const isCritical = values.some(({ flag }) => flag === 'critical')
    const doctor = doctors[isCritical && row.completed !== undefined ? 0 : at % doctors.length]
    if (!patientId || !doctor || (row.technician !== null && !technician))
      throw new Error(`there is no patient ${number}, no doctor, or no ${row.technician}`)
    const completedAt = completed === undefined ? null : timeOn(completed, at)
    const order = {
      ...{ id: newId(), number: at + 1, patientId, testType, status, priority, requestedDate },
      ...{ age, orderedBy: doctor.id, technicianId: technician?.id ?? null, completedAt },
      createdAt: new Date(now),
      completedDate: completed === undefined ? null : addDays(today, -completed),
    }
    if (!completedAt || !technician) return { order: { ...order, revisions: 0 }, results: [] }
    const result = {
      ...{ orderId: order.id, patientId, isCritical },
      ...{ observation: values.length > 0 ? '' : (row.result ?? ''), values },
      ...{ reportedBy: technician.id, reporter: technician.name, reportedAt: completedAt },
      ...{ toldAt: isCritical ? null : completedAt, foundCritical: false },
    }
    const results =
      number === correctedPatient
        ? [
            { ...result, values: valuesOf(testType, tested, { HbA1c: 9.6 }) },
            { ...result, correctionReason: 'The digits were swapped' },
          ]
        : [result]
    return {
      order: { ...order, revisions: results.length },
      results: results.map((each, before) => ({ ...each, id: newId(), revision: before + 1 })),
    }
  })
  await tx.insert(labOrders).values(seeded.map(({ order }) => order))
  await tx.insert(labResults).values(seeded.flatMap(({ results }) => results))
  await tx.insert(counters).values({ name: 'lab-order', value: seeded.length })
}
