import { labOrderRows } from '@shared/sample-rows/lab-orders'
import { patientRows } from '@shared/sample-rows/patients'
import { prescriptionRows, requestRows } from '@shared/sample-rows/prescriptions'
import { staffRows } from '@shared/sample-rows/staff'
import { visitRows } from '@shared/sample-rows/visits'

/** Of what a demo clinic is made: unless said, of the sample. */
export const sampleRows = {
  staff: staffRows,
  patients: patientRows,
  visits: visitRows,
  prescriptions: prescriptionRows,
  requests: requestRows,
  labOrders: labOrderRows,
}
export type SeedRows = typeof sampleRows

/** When a clinic begins, in milliseconds since 1970, and its zone. */
export interface SeedTime {
  now: number
  zone: string
}

/** What a clinic's records are written with. */
export interface Seeding extends SeedTime {
  rows: SeedRows
  newId: () => string
}
