import { createLocalRecords } from '@/records/local/local-records'
import type { Records } from '@/records/records'

/**
 * All parts of the local source at once.
 * @param now milliseconds since 1970
 */
export async function openRecords(now: () => number): Promise<Records> {
  const source = createLocalRecords(now)
  const [staff, patients, visits, prescriptions, labOrders, overview] = await Promise.all([
    source.staff(),
    source.patients(),
    source.visits(),
    source.prescriptions(),
    source.labOrders(),
    source.overview(),
  ])
  return { staff, patients, visits, prescriptions, labOrders, overview }
}
