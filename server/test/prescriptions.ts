import type { TestWorld } from '@mocks/node'
import type { Endpoint, OutputOf } from '@shared/contracts/endpoint'
import { type PatientChoice, patientEndpoints } from '@shared/contracts/patients'
import { prescriptionRequestEndpoints } from '@shared/contracts/prescription-requests'
import { prescriptionEndpoints } from '@shared/contracts/prescriptions'
import { staffEndpoints } from '@shared/contracts/staff'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { patients } from '../db/schema'
import { isId } from '../http'
import type { Call } from './api'
import { clinicDay } from './patients'
import { keyedCalls } from './records'

/** What is prescribed, but for the patient. */
export const prescription = {
  ...{ doctor: 'Front desk', date: clinicDay, diagnosis: 'Influenza' },
  medicines: [{ name: 'Oseltamivir', dosage: '75 mg', frequency: 'Twice daily' }],
  ...{ hasInteraction: false, interactionAlert: '', check: { outcome: 'not-made' } },
}

/** The calls about prescriptions and requests, to a test's world, by whoever's token it gives. */
export function prescriptionCalls(world: () => TestWorld, token: () => string) {
  const ask = keyedCalls(() => world().api, token)
  const read = async <E extends Endpoint>(
    { path, output }: E,
    query: Record<string, string> = {},
    call: Call = {},
  ): Promise<OutputOf<E>> => {
    const { status, body } = await ask('GET', `${path}?${new URLSearchParams(query)}`, call)
    expect(status).toBe(200)
    // An endpoint's answer is what its own schema reads.
    return output.parse(body) as OutputOf<E>
  }
  return {
    ask,
    read,
    /** With the version that there is, where the test gives none. */
    prescribe: async (patientId: string, more: object = {}, call: Call = {}) => {
      const [row] = isId(patientId)
        ? await world().db.select().from(patients).where(eq(patients.id, patientId))
        : []
      return ask('POST', prescriptionEndpoints.create.path, {
        json: { ...prescription, patientId, version: row?.version ?? 1, ...more },
        ...call,
      })
    },
    request: (doctorId: string, more: object = {}, call: Call = {}) =>
      ask('POST', prescriptionRequestEndpoints.create.path, {
        json: { doctorId, medicine: 'Ibuprofen', note: '', ...more },
        ...call,
      }),
    /** The id of a patient of the demo clinic. */
    patientNamed: async (q: string): Promise<string> => {
      const choices: PatientChoice[] = await read(patientEndpoints.choices, { q })
      return choices[0]?.id ?? ''
    },
    /** The id of a doctor of the demo clinic. */
    doctorNamed: async (wanted: string): Promise<string> =>
      (await read(staffEndpoints.doctors)).find(({ name }) => name === wanted)?._id ?? '',
  }
}
