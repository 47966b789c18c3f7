import { appointmentEndpoints } from '@shared/contracts/appointments'
import { doctorDayEndpoints } from '@shared/contracts/doctor-day'
import type { Endpoint } from '@shared/contracts/endpoint'
import type { PermissionKey } from '@shared/contracts/permissions'
import { visitTimeEndpoints } from '@shared/contracts/visit-times'
import { visitEndpoints } from '@shared/contracts/visits'
import { addDays } from '@shared/lib/clinic-date'
import { clinicDay } from './patients'

type Step = readonly [endpoint: Endpoint, more?: { id?: string; json?: object }]

interface Made {
  patient: string
  /** An active doctor's. */
  doctor: string
  /** Of that doctor's, to come and missed. */
  visit: string
  missed: string
}

/** A visit that the doctor can take, so many days from today. */
export const visitIn = (
  days: number,
  { patient, doctor }: Pick<Made, 'patient' | 'doctor'>,
  time = '09:00',
) => ({
  ...{ date: addDays(clinicDay, days), time, reason: 'Cough' },
  ...{ patientId: patient, doctorId: doctor },
})

const looks = ({ doctor }: Made): Step[] => [
  asked(visitTimeEndpoints.slot, { doctorId: doctor, date: clinicDay, time: '09:00' }),
  asked(visitTimeEndpoints.freeTimes, { doctorId: doctor, from: clinicDay }),
]

const asked = (endpoint: Endpoint, query: Record<string, string>): Step => [
  { ...endpoint, path: `${endpoint.path}?${new URLSearchParams(query)}` },
]

const reads = ({ visit }: Made): Step[] => [
  [visitEndpoints.list],
  [visitEndpoints.counts],
  [visitEndpoints.get, { id: visit }],
  [visitEndpoints.place, { id: visit }],
  [visitEndpoints.formerDoctors],
]

/** What the labels of the permissions say that calls about visits ask for. */
export const visitLabels = {
  appointment_view: (made) => [
    ...reads(made),
    [{ ...doctorDayEndpoints.list, path: `${doctorDayEndpoints.list.path}?date=${clinicDay}` }],
    [appointmentEndpoints.doctorCounts],
  ],
  appointment_create: (made) => [
    ...reads(made),
    ...looks(made),
    [visitEndpoints.schedule, { json: visitIn(41, made) }],
  ],
  appointment_edit: (made) => [
    ...reads(made),
    ...looks(made),
    [visitEndpoints.change, { id: made.visit, json: { ...visitIn(41, made), version: 1 } }],
    [visitEndpoints.checkIn, { id: made.visit, json: { version: 2, otherDay: true } }],
    [visitEndpoints.complete, { id: made.visit, json: { version: 3 } }],
    [visitEndpoints.reopen, { id: made.visit, json: { version: 4 } }],
    [visitEndpoints.noShow, { id: made.missed, json: { version: 1 } }],
  ],
  appointment_delete: (made) => [
    ...reads(made),
    [visitEndpoints.cancel, { id: made.visit, json: { version: 1 } }],
  ],
  patient_dashboard: () => [[appointmentEndpoints.own]],
} satisfies Partial<Record<PermissionKey, (made: Made) => readonly Step[]>>
