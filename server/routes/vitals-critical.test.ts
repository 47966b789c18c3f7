import { noticeEndpoints, noticeText } from '@shared/contracts/notices'
import { doctorDayEndpoints } from '@shared/contracts/doctor-day'
import { vitalsEndpoints, vitalsMessages as words } from '@shared/contracts/vitals'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { patients, users } from '../db/schema'
import { visits, vitals } from '../db/schema-care'
import { absences } from '../db/schema-hours'
import { escalatedAfter, escalateVitals } from '../records/vital-notices'
import { type Call, pathOf, refusal } from '../test/api'
import { clinicDay } from '../test/patients'
import { prescriptionCalls } from '../test/prescriptions'
import { unchanged } from '../test/records'
import { visitCalls } from '../test/visits'
import { setUpWorld, token, world } from '../test/world'

setUpWorld({ as: 'receptionist' })

const { ask, read, patientNamed } = prescriptionCalls(
  () => world,
  () => token,
)
const { scheduled, checkIn, userId } = visitCalls(
  () => world,
  () => token,
)
const { create, critical, acknowledge, markInError, list } = vitalsEndpoints

const nothing = {
  ...{ pulse: null, systolic: null, diastolic: null, weight: null },
  ...{ height: null, temperature: null, oxygenSaturation: null, respiratoryRate: null },
}
const crisis = { systolic: 221, diastolic: 124, oxygenSaturation: 84, temperature: 40.8 }

let priya: string
let doctor: { token: string }
let other: { token: string }

beforeEach(async () => {
  priya = await patientNamed('priya nair')
  doctor = { token: await world.signIn('doctor') }
  other = { token: await world.signIn('doctor2') }
})

const record = async (measured: object = crisis, call: Call = {}) => {
  const answer = await ask('POST', create.path, {
    ...{ json: { patientId: priya, ...nothing, ...measured }, ...call },
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return create.output.parse(answer.body)
}
const step = (
  { path }: { path: string },
  { id, version }: { id: string; version: number },
  call: Call = {},
) => ask('POST', path.replace(':id', id), { json: { version }, ...call })
const noticesOf = async (call: Call) => {
  const { rows } = await read(noticeEndpoints.list, {}, call)
  return rows.filter(({ what }) => what.kind.startsWith('vitals-'))
}
const waiting = (call: Call = doctor, more: object = {}) => read(critical, more, call)
const visitOfToday = async (username = 'doctor', time = '11:45') => {
  const doctorId = await userId(username)
  return await scheduled({ date: clinicDay, time, patientId: priya, doctorId })
}
