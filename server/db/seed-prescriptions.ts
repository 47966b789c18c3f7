import { doctorName, isSameDoctor } from '@shared/contracts/staff'
import { addDays, yearsBetween } from '@shared/lib/clinic-date'
import { dayIn } from '../records/clinic-time'
import type { Db } from './database'
import { counters } from './schema'
import { prescriptionRequests, prescriptions } from './schema-care'
import type { Seeding } from './seed-rows'

/**
 * Writes the prescriptions and requests into a demo clinic, so many days before today.
 * @param patientIds by their numbers
 */
export async function seedPrescriptions(
  tx: Db,
  { now, zone, rows, newId }: Seeding,
  patientIds: ReadonlyMap<number, string>,
  doctors: readonly { id: string; name: string }[],
): Promise<void> {
  const today = dayIn(zone, now)
  const createdAt = new Date(now)
  /** The two whom a row names. */
  const people = (number: number, wanted: string) => {
    const patientId = patientIds.get(number)
    const doctor = doctors.find(({ name }) => isSameDoctor(name, wanted))
    if (!patientId || !doctor) throw new Error(`there is no patient ${number}, or no ${wanted}`)
    return { patientId, doctor }
  }

  const requests = rows.requests.map(({ patientId: number, doctor: name, daysAgo, ...row }, at) => {
    const { patientId, doctor } = people(number, name)
    return {
      ...{ medicine: row.medicine, note: row.note },
      ...{ id: newId(), number: at + 1, patientId, doctorId: doctor.id },
      createdAt,
      date: addDays(today, -daysAgo),
    }
  })
  if (requests.length > 0) await tx.insert(prescriptionRequests).values(requests)
  await tx.insert(counters).values({ name: 'prescription-request', value: requests.length })

  const written = rows.prescriptions.map(
    ({ patientId: number, patientName: _onRecord, doctor: name, daysAgo, ...row }, at) => {
      const { patientId, doctor } = people(number, name)
      const date = addDays(today, -daysAgo)
      return {
        ...row,
        ...{ id: newId(), number: at + 1, date, patientId, prescribedBy: doctor.id },
        age: yearsBetween(rows.patients[number - 1]?.dateOfBirth ?? date, date),
        doctor: doctorName(doctor.name),
        createdAt,
      }
    },
  )
  await tx.insert(prescriptions).values(written)
  await tx.insert(counters).values({ name: 'prescription', value: written.length })
}
