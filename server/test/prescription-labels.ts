import type { Endpoint } from '@shared/contracts/endpoint'
import { patientEndpoints } from '@shared/contracts/patients'
import type { PermissionKey } from '@shared/contracts/permissions'
import { prescriptionRequestEndpoints } from '@shared/contracts/prescription-requests'
import { prescriptionEndpoints } from '@shared/contracts/prescriptions'
import { bodies } from './every-call'

type Step = readonly [endpoint: Endpoint, more?: { id?: string; json?: object }]

interface Made {
  /** A patient's, whose record belongs to the account that walks. */
  patient: string
  /** An active doctor's. */
  doctor: string
  prescription: string
  /** A patient's who takes something. */
  taking: string
  /** A request that waits. */
  request: string
}

/** What the labels of the permissions say that calls about prescriptions ask for. */
export const prescriptionLabels = {
  prescription_view: ({ doctor, prescription }) => [
    [prescriptionEndpoints.list],
    [prescriptionEndpoints.get, { id: prescription }],
    [prescriptionEndpoints.counts],
    [prescriptionRequestEndpoints.list],
    [
      prescriptionRequestEndpoints.create,
      { json: { ...bodies['request prescription'], doctorId: doctor } },
    ],
  ],
  prescription_create: ({ patient }) => [
    [
      prescriptionEndpoints.create,
      { json: { ...bodies['create prescription'], patientId: patient } },
    ],
  ],
  prescription_edit: ({ prescription, request, taking }) => [
    [
      prescriptionEndpoints.end,
      { id: prescription, json: { medicine: 0, reason: 'Rash', version: 1 } },
    ],
    [patientEndpoints.endMedicine, { id: taking, json: { medicine: 0, reason: '', version: 1 } }],
    [
      prescriptionRequestEndpoints.decline,
      { id: request, json: { reason: 'Please come by first', version: 1 } },
    ],
  ],
  patient_dashboard: () => [[prescriptionEndpoints.own], [prescriptionRequestEndpoints.own]],
} satisfies Partial<Record<PermissionKey, (made: Made) => readonly Step[]>>
