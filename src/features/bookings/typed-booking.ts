import type { UseFormReturnType } from '@mantine/form'
import type { BookingType } from '@shared/contracts/bookings'
import { phoneDigits } from '@shared/contracts/contact'
import type { Patient } from '@shared/contracts/patients'

/** What stands in the fields, those of both types; the schema leaves out what isn't sent. */
export interface TypedBooking {
  firstName: string
  lastName: string
  gender: string
  mobile: string
  email: string
  age: string
  type: BookingType
  checkupDetails: string
  department: string
  doctorId: string
}

export const emptyBooking: TypedBooking = {
  firstName: '',
  lastName: '',
  gender: '',
  mobile: '',
  email: '',
  age: '',
  type: 'consulting',
  checkupDetails: '',
  department: '',
  doctorId: '',
}

export type BookingForm = UseFormReturnType<TypedBooking>

/**
 * A patient's own booking: the last word of the name is the last name, and the mobile the first contact that is
 * such a number.
 */
export function ownBooking(
  {
    name,
    gender,
    contact,
    age,
    telephones = [],
  }: Pick<Patient, 'name' | 'gender' | 'contact' | 'age' | 'telephones'>,
  email: string | undefined,
): TypedBooking {
  const words = name.split(' ')
  const numbers = [contact, ...telephones.map(({ number }) => number)].map(phoneDigits)
  return {
    ...emptyBooking,
    firstName: words.length > 1 ? words.slice(0, -1).join(' ') : name,
    lastName: words.length > 1 ? (words.at(-1) ?? '') : '',
    gender,
    mobile: numbers.find((number) => /^\d{10}$/.test(number)) ?? '',
    email: email ?? '',
    age: String(age),
  }
}
