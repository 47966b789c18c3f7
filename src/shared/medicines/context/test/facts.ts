import type { LabTrendValue } from '@shared/contracts/lab-orders'
import type { Medication } from '@shared/contracts/medications'
import type { Gender } from '@shared/contracts/patients'
import { addDays, type ClinicDate } from '@shared/lib/clinic-date'
import { checkContext } from '../check'
import { type ContextFacts, contextFacts } from '../facts'

// Patients and prescriptions for the tests of the context rules.

const today: ClinicDate = '2026-03-02'

/** A value of the laboratory, so many days ago. */
export const measured = (
  analyte: string,
  value: number | string,
  unit: string,
  daysAgo = 10,
): LabTrendValue & { on: ClinicDate } => ({
  ...{ orderId: '1', testType: 'Basic Metabolic Panel', analyte, unit },
  ...{ value: typeof value === 'number' ? value : null, low: null, high: null, flag: null },
  ...(typeof value === 'string' && { reported: value }),
  ...{ at: `${addDays(today, -daysAgo)}T09:00:00Z`, on: addDays(today, -daysAgo) },
})

export interface TestPatient {
  age?: number
  sex?: Gender
  diagnoses?: string[]
  history?: string[]
  values?: ReturnType<typeof measured>[]
  pregnantOn?: ClinicDate | null
}

/** A man of 40 with nothing else on record, unless the test says otherwise. */
const factsOf = (patient: TestPatient = {}): ContextFacts =>
  contextFacts({
    ...{ today, age: 40, sex: 'Male', diagnoses: [], history: [], values: [], pregnantOn: null },
    ...patient,
  })

/** A line as '`name`, `dosage`, `frequency`', of which the last two may be missing. */
export function line(written: string): Medication {
  const [name = '', dosage = '', frequency = 'once daily'] = written.split(', ')
  return { name, dosage, frequency }
}

export const checkOf = (
  medicines: string | string[],
  patient: TestPatient = {},
  taken: string[] = [],
) =>
  checkContext(
    { medicines: [medicines].flat().map(line), taken: taken.map(line) },
    factsOf(patient),
  )

/** The rules found, each with its grade. */
export const foundIn = (...of: Parameters<typeof checkOf>): string[] =>
  checkOf(...of).findings.map(({ rule, severity }) => `${rule} ${severity}`)
