import { type ClinicDate, clinicToday } from '@/lib/clinic-date'
import type { RecordsSource } from '../records'

/** Loads once, for all who ask; what did not arrive is asked for again. */
function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

/**
 * The source for a host that offers no records: it starts from the sample and lives in this tab.
 * @param now milliseconds since 1970
 */
export function createLocalRecords(now: () => number = Date.now): RecordsSource {
  const today = (): ClinicDate => clinicToday(new Date(now()))
  const users = once(async () => (await import('./staff')).staffCollection())
  const people = once(async () => (await import('./patients')).patientCollection(today))
  const staff = once(async () => (await import('./staff')).localStaff(await users()))
  return {
    staff,
    patients: once(async () => (await import('./patients')).localPatients(await people(), today)),
    visits: once(async () => {
      const { localVisits, visitCollection } = await import('./visits')
      const patients = await people()
      return localVisits(visitCollection(patients, today, now), patients, await users(), today, now)
    }),
    prescriptions: once(async () =>
      (await import('./prescriptions')).localPrescriptions(await people(), today),
    ),
    labOrders: once(async () =>
      (await import('./lab-orders')).localLabOrders(await people(), today, now),
    ),
    overview: once(async () => {
      const { localOverview } = await import('./overview')
      const { departments } = await staff()
      return localOverview(await users(), await people(), departments, today)
    }),
  }
}
