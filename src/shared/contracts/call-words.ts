import { isolated } from '@shared/lib/isolated'
import type { PermissionKey } from './permissions'

/**
 * The screens on which calls are made that need a permission. Each is shown by a permission, to the role
 * admin ('admin'), or to any user who may make the call (null).
 */
export const accessScreens = {
  'Admin dashboard': 'admin_dashboard',
  'Doctor dashboard': 'doctor_dashboard',
  'Patient dashboard': 'patient_dashboard',
  'Receptionist dashboard': 'receptionist_dashboard',
  'Lab dashboard': 'lab_dashboard',
  'Patient page': null,
  'Book Appointment': null,
  'Staff Management': 'admin',
  'Role Management': 'admin',
  Departments: 'admin',
  'Working Times': 'admin',
} as const satisfies Record<string, PermissionKey | 'admin' | null>

export type AccessScreen = keyof typeof accessScreens

/** Whether a user with these permissions has such a screen, as far as permissions decide it. */
export function isScreenShown(screen: AccessScreen, held: ReadonlySet<string>): boolean {
  const shownBy = accessScreens[screen]
  return shownBy === null || shownBy === 'admin' || held.has(shownBy)
}

/** Whether only the role admin has a screen, whatever other roles permit. */
export const isForAdmins = (screen: AccessScreen): boolean => accessScreens[screen] === 'admin'

/** Of a call that needs a permission: what the role workbench says. */
export interface AccessWords {
  /** Where a user makes the call first. */
  screen: AccessScreen
  /** Where a user makes it whose role does not show that screen. */
  also?: AccessScreen
  /** What it is called there: a button, a field, a view or a part of one. */
  label: string
  /** Behind 'Who can': `cancel an appointment`. */
  can: string
}

/** How many records a change is about, and the names of those that are no patient's. */
export interface ChangedRecords {
  count: number
  names: readonly string[]
}

/** Of a call that changes something: what *Recent Activities* says, which names no patient. */
export interface ChangeWords {
  /** Null if the audit has no row of the change. */
  did: string | ((records: ChangedRecords) => string) | null
}

/** Of a call that shows or changes patients' records: what the patient reads in *Who Opened My Record*. */
export interface PatientWords {
  /** Null if that list does not show the call. A sentence that is missing is a general one. */
  patient: {
    /** The record, or a part of it, was shown, and no other patient's. */
    read?: string
    /** The patient was shown among others. */
    among?: string
    /** The record was changed. */
    did?: string
    /** The call deleted or restored what the record belonged to. */
    reassigned?: string
    /** The call by which the list names this one, whose own name would tell of a result before its release. */
    saidAs?: string
  } | null
}

/** Of a call by which users sign in or out, or prove who they are: what *Audit* says. */
interface AccountWords {
  account: Partial<Record<'signed-in' | 'signed-out' | 'failed' | 'password', string>>
}

/** What people read about a call. `Endpoint` says which calls need which words. */
export type CallWords = Partial<AccessWords & ChangeWords & PatientWords & AccountWords>

/** What the audit names that is a part of a call. */
export interface AuditedAct {
  name: string
  words: CallWords
}

/** `Added the department Urology`, or how many of them. */
export const withName =
  (did: string, kind: string) =>
  ({ count, names: [name] }: ChangedRecords): string =>
    count > 1
      ? `${did} ${count} ${kind}s`
      : `${did} ${name ? `the ${kind} ${isolated(name)}` : `a ${kind}`}`

/** The same of records of any kind: `Moved Urology to the bin`. */
export const withBareName =
  (did: string, where: string) =>
  ({ count, names: [name] }: ChangedRecords): string =>
    `${did} ${count > 1 ? `${count} records` : name ? isolated(name) : 'a record'} ${where}`
