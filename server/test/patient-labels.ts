import type { Endpoint } from '@shared/contracts/endpoint'
import { patientAccountEndpoints } from '@shared/contracts/patient-accounts'
import { patientEndpoints } from '@shared/contracts/patients'
import type { PermissionKey } from '@shared/contracts/permissions'
import { vitalsEndpoints } from '@shared/contracts/vital-endpoints'
import { bodies } from './every-call'

type Step = readonly [endpoint: Endpoint, more?: { id?: string; json?: object }]

interface Made {
  /** A patient's, whose record belongs to the account that walks. */
  patient: string
  /** What was measured of somebody. */
  vitals: string
}

const readsVitals = (patient: string): Step => [
  { ...vitalsEndpoints.list, path: `${vitalsEndpoints.list.path}?patientId=${patient}` },
]

const chooses: Step[] = [[patientEndpoints.choices]]
const reads = ({ patient }: Made): Step[] => [
  [patientEndpoints.list],
  [patientEndpoints.get, { id: patient }],
]

const staffReads = (made: Made): Step[] => [...reads(made), [patientEndpoints.counts]]

/** A change of the record, in a version of it. */
const changes = (
  { patient }: Made,
  endpoint: Endpoint & { name: keyof typeof bodies },
  version: number,
  more: object = {},
): Step => [endpoint, { id: patient, json: { ...bodies[endpoint.name], version, ...more } }]

/** What the labels of the permissions say that patients' calls ask for. */
export const patientLabels = {
  patient_view: (made) => [...staffReads(made), ...chooses],
  patient_register: (made) => [
    ...staffReads(made),
    ...chooses,
    [patientEndpoints.similar],
    [patientEndpoints.register, { json: bodies['register patient'] ?? {} }],
  ],
  patient_profile_edit: (made) => [
    ...staffReads(made),
    ...chooses,
    // The first sign-in asks for the date of birth.
    changes(made, patientEndpoints.correct, 1, { dateOfBirth: '1990-05-17', age: '35' }),
    changes(made, patientEndpoints.writeAllergies, 2),
    changes(made, patientAccountEndpoints.openAccount, 3, {
      username: 'other',
      email: 'other@example.org',
    }),
    changes(made, patientAccountEndpoints.linkAccount, 4, { username: null }),
    readsVitals(made.patient),
    [vitalsEndpoints.create, { json: { ...bodies['record vitals'], patientId: made.patient } }],
    [vitalsEndpoints.markInError, { id: made.vitals, json: { version: 1 } }],
  ],
  patient_discharge: (made) => [
    ...staffReads(made),
    ...chooses,
    // There are visits to come, which this cancels.
    changes(made, patientEndpoints.close, 1, { confirmed: true }),
    changes(made, patientEndpoints.reopen, 2),
  ],
  medical_record_edit: (made) => [
    ...staffReads(made),
    ...chooses,
    changes(made, patientEndpoints.writeAllergies, 1),
  ],
  patient_dashboard: (made) => [...reads(made), [patientEndpoints.own], [vitalsEndpoints.own]],
  medical_record_view: ({ patient }) => [readsVitals(patient)],
  medical_record_create: ({ patient }) => [
    ...chooses,
    readsVitals(patient),
    [vitalsEndpoints.create, { json: { ...bodies['record vitals'], patientId: patient } }],
  ],
  appointment_edit: () => chooses,
  prescription_create: ({ patient }) => [...chooses, [patientEndpoints.get, { id: patient }]],
} satisfies Partial<Record<PermissionKey, (made: Made) => readonly Step[]>>
