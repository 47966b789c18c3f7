import { expect, it } from 'vitest'
import { deskPrescriptionSchema, medicationInputSchema } from './prescriptions'

const long = 'x'.repeat(201)
const medicine = { name: long, dosage: long, frequency: long, duration: long }

it('says what is too long, and how long it can be', () => {
  const said = [
    medicationInputSchema.safeParse(medicine),
    deskPrescriptionSchema.safeParse({ diagnosis: long, medicines: [medicine] }),
  ].flatMap(({ error }) => (error?.issues ?? []).map(({ path, message }) => [path[0], message]))
  expect(said).toEqual(
    ['name', 'dosage', 'frequency', 'duration', 'diagnosis'].map((field) => [
      field,
      'Please use at most 200 characters',
    ]),
  )
})
