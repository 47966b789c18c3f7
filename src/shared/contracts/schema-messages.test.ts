import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { loginInputSchema } from './auth'
import { chatEndpoints } from './chat'
import { closingDayInputSchema } from './clinic-hours'
import { departmentEndpoints } from './departments'
import { labReportFields } from './lab-results'
import { registrationSchemaOn } from './patients'
import { deskPrescriptionSchema, doctorPrescriptionSchema } from './prescription-forms'
import { prescriptionRequestInputSchema as request } from './prescription-requests'
import { prescriptionEndpoints } from './prescriptions'
import { visitGridEndpoints } from './visit-grid'
import { visitEndpoints } from './visits'
import { vitalsEndpoints } from './vital-endpoints'

const long = (most: number) => 'x'.repeat(most + 1)
const value = { analyte: 'Potassium', value: 4.1, unit: '', low: null, high: null, critical: false }
const values = (...changed: object[]) => ({
  values: changed.map((more) => ({ ...value, ...more })),
})
const medicine = { name: 'Aspirin', dosage: '75 mg', frequency: 'Daily' }
const report = z.object(labReportFields)
const ask = chatEndpoints.ask.input

it.each<[message: string, field: string, wrong: object, schema: z.ZodMiniType]>([
  ['A username has at most 200 characters', 'username', { username: long(200) }, loginInputSchema],
  [
    'A password has at most 1000 characters',
    'password',
    { password: long(1000) },
    loginInputSchema,
  ],
  [
    'Times are possible on a single day only',
    'to',
    {
      ...{ from: '2026-12-24', to: '2026-12-25', fromTime: '12:00', toTime: '18:00' },
      ...{ name: 'Christmas', yearly: false },
    },
    closingDayInputSchema,
  ],
  [
    'The version is not a whole number from 1 on',
    'version',
    { version: '1' },
    departmentEndpoints.update.input,
  ],
  ['A medicine has at most 200 characters', 'medicines.0', { medicines: [long(200)] }, ask],
  [
    'Please name at most 100 medicines',
    'medicines',
    { medicines: Array(101).fill('Aspirin') },
    ask,
  ],
  ['Please use at most 100 characters', 'values.0.analyte', values({ analyte: long(100) }), report],
  ['A unit has at most 30 characters', 'values.0.unit', values({ unit: long(30) }), report],
  ['Please enter the value', 'values.0.value', values({ value: ' ' }), report],
  ['A value has at most 200 characters', 'values.0.value', values({ value: long(200) }), report],
  ['Please enter at most 60 values', 'values', values(...Array(61).fill({})), report],
  ['A medicine has at most 200 characters', 'medicine', { medicine: long(200) }, request],
  ['A note has at most 1000 characters', 'note', { note: long(1000) }, request],
  ['Please enter the diagnosis', 'diagnosis', { diagnosis: ' ' }, deskPrescriptionSchema],
  [
    'A diagnosis has at most 200 characters',
    'diagnosis',
    { diagnosis: long(200) },
    doctorPrescriptionSchema,
  ],
  [
    'Please use at most 50 medications',
    'medicines',
    { medicines: Array(51).fill(medicine) },
    prescriptionEndpoints.create.input,
  ],
  ['Please select a gender', 'gender', { gender: '' }, registrationSchemaOn('2026-11-21')],
  ['Please select a patient', 'patientId', { patientId: '' }, vitalsEndpoints.create.input],
  ['Please ask for 1 day or 7', 'days', { days: '3' }, visitGridEndpoints.grid.input],
  ['The version of the appointment is missing', 'version', {}, visitEndpoints.checkIn.input],
])('says "%s" at %s', (message, field, wrong, schema) => {
  const issues = schema.safeParse(wrong).error?.issues ?? []
  const said = issues.map((issue) => [issue.path.join('.'), issue.message])
  expect(said).toContainEqual([field, message])
})
