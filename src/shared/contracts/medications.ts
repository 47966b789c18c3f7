import * as z from 'zod/mini'

export const medicationMessages = {
  endReasonTooLong: 'Please use at most 200 characters',
} as const

export const medicationSchema = z.object({
  name: z.string(),
  dosage: z.string(),
  frequency: z.string(),
  duration: z.optional(z.string()),
})
export type Medication = z.infer<typeof medicationSchema>

/** `on` YYYY-MM-DD; the reason may be empty. */
export const endingSchema = z.object({ on: z.string(), by: z.string(), reason: z.string() })
export type Ending = z.infer<typeof endingSchema>

export const endedMedicationSchema = z.extend(medicationSchema, { ended: endingSchema })
export type EndedMedication = z.infer<typeof endedMedicationSchema>

/** What is asked where a medicine is ended. */
export const endMedicineSchema = z.object({
  reason: z.string().check(z.trim(), z.maxLength(200, medicationMessages.endReasonTooLong)),
})

/** The place of a medicine in a list. */
export const placeSchema = z.number().check(z.multipleOf(1), z.gte(0), z.lte(1000))

/** Whether these are the same line of a list: one medicine, to be taken in the same way. */
export const isSameLine = (one: Medication, other: Medication): boolean =>
  one.name === other.name &&
  one.dosage === other.dosage &&
  one.frequency === other.frequency &&
  (one.duration ?? '') === (other.duration ?? '')

const plainLine = ({ name, dosage, frequency }: Medication): string =>
  JSON.stringify([name, dosage, frequency].map((text) => text.toLowerCase().replace(/\s+/g, '')))

/** Whether one medicine renews the other: the same name, dose and frequency, for however long. */
const renews = (one: Medication, other: Medication): boolean => plainLine(one) === plainLine(other)

/** What is taken beside these medicines: a line that is renewed is no second medicine. */
export const takenBeside = (
  current: readonly Medication[],
  medicines: readonly Medication[],
): Medication[] => current.filter((line) => !medicines.some((each) => renews(each, line)))
