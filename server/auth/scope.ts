import { createMiddleware } from 'hono/factory'
import { patientRecordMessages } from '@/contracts/patient-records'
import { type PermissionKey, permissionGroups } from '@/contracts/permissions'
import { type ApiEnv, type Caller, Refusal } from '../http'

/** The dashboards that show the clinic's people, and not their holder's own record. */
export const clinicDashboards: readonly PermissionKey[] = permissionGroups[0].keys.filter(
  (key) => key !== 'patient_dashboard',
)

/** Whether these permissions show their holder their own record, and nothing of the clinic's. */
export const isOwnScope = (permissions: ReadonlySet<string>): boolean =>
  permissions.has('patient_dashboard') && !clinicDashboards.some((key) => permissions.has(key))

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

/** Lets nobody pass who sees no more than their own record. It stands behind `session`. */
export const refuseOwnScope = createMiddleware<ApiEnv>(async (c, next) => {
  if (isOwnScope(c.get('caller').permissions))
    throw new Refusal(403, patientRecordMessages.staffOnly)
  await next()
})
