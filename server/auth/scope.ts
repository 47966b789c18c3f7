import { isOwnScope } from '@shared/contracts/access'
import type { PermissionKey } from '@shared/contracts/permissions'
import type { Caller } from '../http'

/** Whether a caller sees everybody's records of a kind, which any of these permissions shows to staff. */
export const seesClinic = (
  { permissions }: Pick<Caller, 'permissions'>,
  keys: readonly PermissionKey[],
): boolean => !isOwnScope(permissions) && keys.some((key) => permissions.has(key))

/** Whether these permissions make a doctor, as `doctorRole` asks of roles. */
export const isDoctor = ({ permissions }: Pick<Caller, 'permissions'>): boolean =>
  permissions.has('doctor_dashboard') && !permissions.has('admin_dashboard')

/** Whether they make a technician of the laboratory, as `technicianRole` asks of roles. */
export const isTechnician = ({ permissions }: Pick<Caller, 'permissions'>): boolean =>
  permissions.has('lab_dashboard') && !permissions.has('admin_dashboard')
