import { authEndpoints } from './auth'
import { bookingEndpoints } from './bookings'
import { chatEndpoints } from './chat'
import { departmentEndpoints } from './departments'
import type { Endpoint } from './endpoint'
import { overviewEndpoints } from './overview'
import { ownPasswordEndpoints } from './own-password'
import { patientRecordEndpoints } from './patient-records'
import { roleEndpoints } from './roles'
import { staffEndpoints } from './staff'
import { workingTimeEndpoints } from './working-times'

/** Every call that our server answers. */
export const endpoints = [
  ...Object.values(authEndpoints),
  ...Object.values(ownPasswordEndpoints),
  ...Object.values(departmentEndpoints),
  ...Object.values(roleEndpoints),
  ...Object.values(workingTimeEndpoints),
  ...Object.values(bookingEndpoints),
  ...Object.values(chatEndpoints),
  ...Object.values(staffEndpoints),
  overviewEndpoints.totals,
  overviewEndpoints.staff,
  overviewEndpoints.departments,
  ...Object.values(patientRecordEndpoints),
] as const satisfies readonly Endpoint[]
