import type { UseFormReturnType } from '@mantine/form'
import type { BookingType } from '@/contracts/bookings'

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
