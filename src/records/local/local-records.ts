import { type ClinicDate, clinicToday } from '@/lib/clinic-date'
import type { Records } from '../records'
import { localLabOrders } from './lab-orders'
import { localOverview } from './overview'
import { localPatients, patientCollection } from './patients'
import { localPrescriptions } from './prescriptions'
import { localStaff, staffCollection } from './staff'
import { localVisits, visitCollection } from './visits'

/**
 * The source for a host that offers no records: it starts from the sample and lives in this tab.
 * @param now milliseconds since 1970
 */
export function createLocalRecords(now: () => number = Date.now): Records {
  const today = (): ClinicDate => clinicToday(new Date(now()))
  const users = staffCollection()
  const people = patientCollection(today)
  const staff = localStaff(users)
  return {
    staff,
    patients: localPatients(people, today),
    visits: localVisits(visitCollection(people, today, now), people, today, now),
    prescriptions: localPrescriptions(people, today),
    labOrders: localLabOrders(people, today),
    overview: localOverview(users, people, staff.departments, today),
  }
}
