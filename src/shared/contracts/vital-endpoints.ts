import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { filterBy, pageFields, pageOf, versionSchema } from './lists'
import { criticalVitalsSchema, vitalsInputSchema, vitalsMessages, vitalsSchema } from './vitals'

const versionField = { version: versionSchema(vitalsMessages.versionMissing) }

/** Each of these is needed to acknowledge critical vitals; doctors who have them are notified. */
export const vitalsAcknowledgerKeys = [
  'medical_record_edit',
  'doctor_dashboard',
  'medical_record_view',
] as const

/** Users who write them read them. */
const writers = ['medical_record_create', 'patient_profile_edit'] as const

export const vitalsEndpoints = {
  /** A patient's, the latest first. */
  list: {
    name: 'list vitals',
    method: 'GET',
    path: '/api/vitals',
    input: z.object({ patientId: z.string().check(z.maxLength(100)), ...pageFields }),
    output: pageOf(vitalsSchema),
    access: ['medical_record_view', ...writers],
    shows: 'records',
    scope: 'clinic',
    resource: 'vitals',
    recordsOnly: true,
    words: {
      screen: 'Patient page',
      label: 'Vitals',
      can: 'see a patient’s vitals',
      patient: { read: 'Looked through your vitals' },
    },
  },
  /** Those of the patient who is signed in that count, the latest first, at most 100. */
  own: {
    name: 'list own vitals',
    method: 'GET',
    path: '/api/vitals/own',
    input: null,
    output: z.array(vitalsSchema),
    access: 'patient_dashboard',
    shows: 'own',
    resource: 'vitals',
    recordsOnly: true,
    words: {
      screen: 'Patient dashboard',
      label: 'Vitals',
      can: 'see the own vitals',
    },
  },
  create: {
    name: 'record vitals',
    method: 'POST',
    path: '/api/vitals',
    input: vitalsInputSchema,
    output: vitalsSchema,
    access: writers,
    scope: 'clinic',
    resource: 'vitals',
    recordsOnly: true,
    words: {
      screen: 'Patient page',
      label: 'Record Vitals',
      can: 'record vitals',
      did: 'Recorded vitals',
      patient: { did: 'Recorded your vitals' },
    },
  },
  markInError: {
    name: 'mark vitals as entered in error',
    method: 'POST',
    path: '/api/vitals/:id/enter-in-error',
    input: z.object(versionField),
    output: vitalsSchema,
    access: writers,
    scope: 'clinic',
    resource: 'vitals',
    recordsOnly: true,
    words: {
      screen: 'Patient page',
      label: 'Mark as Error',
      can: 'mark vitals as entered in error',
      did: 'Marked vitals as entered in error',
      patient: { did: 'Marked vitals as entered in error' },
    },
  },
  /**
   * Those that no doctor has acknowledged: those of which the caller was notified first, then the newest first; at most
   * `listedVitalsMost`, and how many there are in all.
   */
  critical: {
    name: 'list critical vitals',
    method: 'GET',
    path: '/api/vitals/critical',
    input: z.object({
      /** One patient's alone, by id. */
      patientId: filterBy(z.string().check(z.maxLength(100))),
    }),
    output: z.object({ rows: z.array(criticalVitalsSchema), total: z.number() }),
    access: 'medical_record_view',
    shows: 'records',
    scope: 'clinic',
    resource: 'vitals',
    recordsOnly: true,
    words: {
      screen: 'Doctor dashboard',
      also: 'Patient page',
      label: 'Critical vitals',
      can: 'see the critical vitals that wait for a doctor',
      patient: {
        read: 'Looked through your vitals',
        among: 'Saw you in a list of vitals',
      },
    },
  },
  /** For doctors; of values that a caller without a doctor account has recorded, for another one. */
  acknowledge: {
    name: 'acknowledge critical vitals',
    method: 'POST',
    path: '/api/vitals/:id/acknowledge',
    input: z.object(versionField),
    output: vitalsSchema,
    access: vitalsAcknowledgerKeys[0],
    alsoNeeds: [vitalsAcknowledgerKeys[1], vitalsAcknowledgerKeys[2]],
    scope: 'clinic',
    resource: 'vitals',
    recordsOnly: true,
    words: {
      screen: 'Doctor dashboard',
      also: 'Patient page',
      label: 'Critical vitals, Acknowledge',
      can: 'acknowledge critical vitals',
      did: 'Acknowledged critical vitals',
      // That they were critical is for a clinician to say.
      patient: { did: 'Saw your vitals' },
    },
  },
} as const satisfies Record<string, Endpoint>
