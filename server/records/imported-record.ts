import type { ContactPerson } from '@shared/contracts/patient-contacts'
import type { Gender } from '@shared/contracts/patients'
import type { ClinicDate } from '@shared/lib/clinic-date'
import type { Telephone } from '@shared/lib/telephones'

/** A patient as a row of a file makes one, but for the number and the day. */
export interface ImportedPatient {
  name: string
  gender: Gender
  telephones: Telephone[]
  email: string
  contactNote: string
  contactPerson: ContactPerson | null
  language: string
  address: string
  dateOfBirth: ClinicDate | null
  /** Whole years on the day of the preview. */
  age: number
  nameKey: string
  contactKey: string
  /** Without the number, which goes in front of it. */
  searchText: string
}

/** A user as a row of a file makes one; role, department and working time by id and by name. */
export interface ImportedUser {
  name: string
  username: string
  usernameKey: string
  usernameLooks: string[]
  email: string
  emailKey: string
  phone: string
  roleId: string
  role: string
  departmentId: string
  department: string
  workingTimeId: string | null
  workingTime: string
  active: boolean
  searchText: string
}

/** What a row of a file makes. Its import says of which kind it is. */
export type ImportedRecord = ImportedPatient | ImportedUser
