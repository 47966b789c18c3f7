import type { Visit } from '@shared/contracts/visits'
import type { Person } from '@/features/patients/shared/who-words'

/** Whose visit it is. */
export const visitor = ({
  patientName,
  patientNumber,
  age,
  gender,
  dateOfBirth,
}: Visit): Person => ({
  ...{ name: patientName, number: patientNumber, age, gender, dateOfBirth },
})
