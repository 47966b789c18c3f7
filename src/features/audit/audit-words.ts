import {
  type AuditKind,
  type AuditRow,
  type AuditTarget,
  type auditAbout,
  moreAttemptsSchema,
  type TargetChange,
  targetsSchema,
} from '@shared/contracts/audit'
import { wordsOf } from '@shared/contracts/audit-words'
import { permissionLabel } from '@shared/contracts/permissions'
import { isolated } from '@shared/lib/isolated'
import { clinicTime } from '@/stores/clinic-day'

/** When something was done, by the clinic's clocks: `2026-11-23 09:41`. */
export function auditTime(at: string): string {
  const { date, time } = clinicTime(new Date(at))
  return `${date} ${time}`
}

/** Which page of it was read says nothing of what was looked for; whose it was has a column of its own. */
const unsaid = ['page', 'limit', 'cursor', 'upTo', 'patientId']

/** The permissions by which something was allowed, as a role's boxes name them. */
export const keyWords = (key: string): string =>
  key === '' ? '' : key.split(' and ').map(permissionLabel).join(' and ')

/** A role that was tried has a list of permissions. */
const valueWords = (value: unknown): string =>
  Array.isArray(value) ? value.map(permissionLabel).join(', ') || 'none' : String(value)

/** The kinds of rows, as the filter names them. */
export const kindWords: Readonly<Record<AuditKind, string>> = {
  ...{ opened: 'Opened', listed: 'Listed', changed: 'Changed', reassigned: 'Reassigned' },
  ...{ 'signed-in': 'Signed in', 'signed-out': 'Signed out', failed: 'Failed sign-ins and codes' },
  password: 'Passwords and codes',
}

/** What rows are about, as the filter names it. */
export const aboutWords: Readonly<Record<(typeof auditAbout)[number], string>> = {
  ...{ staff: 'About users', role: 'About roles', department: 'About departments' },
  ...{ 'working-time': 'About working times', clinic: 'About the clinic' },
  ...{ account: "About patients' accounts", 'lab-range': 'About lab ranges' },
  ...{ patient: 'About patients', 'visit-kind': 'About kinds of visit' },
  ...{ 'opening-hours': 'About opening hours', 'closing-day': 'About closing days' },
  template: 'About templates',
}

const targetNames: Readonly<Record<AuditTarget['kind'], string>> = {
  ...{ staff: 'user', role: 'role', department: 'department' },
  ...{ 'working-time': 'working time', clinic: 'clinic', account: 'account' },
  ...{ 'lab-range': 'lab range', patient: 'patient', 'visit-kind': 'kind of visit' },
  ...{ 'opening-hours': 'clinic', 'closing-day': 'closing day' },
  template: 'template',
}

const fieldWords: Readonly<Record<string, string>> = {
  workingTime: 'working time',
  email: 'e-mail',
  emailConfirmed: 'e-mail confirmed',
}

/** `role: Nurse → Doctor`; of what was new, what it says; of permissions, those added and taken. */
function changeWords(field: string, change: TargetChange): string {
  const name = fieldWords[field] ?? field
  if ('added' in change)
    return Object.entries(change)
      .filter(([, keys]) => keys.length > 0)
      .map(([did, keys]) => `${did} ${keys.map(permissionLabel).join(', ')}`)
      .join('; ')
  const { from, to } = change
  return from === null ? `${name}: ${to}` : `${name}: ${from} → ${to ?? 'none'}`
}

const targetWords = ({ kind, name, changes = {} }: AuditTarget): string =>
  [
    `${targetNames[kind]} ${isolated(name)}`,
    Object.entries(changes)
      .map(([field, change]) => changeWords(field, change))
      .join('; '),
  ]
    .filter(Boolean)
    .join(': ')

/**
 * What a list was asked for, as people read it: `q: rao, date: 2026-11-23`. Of an act of the administration,
 * what it was about: `user Asha Menon (asha): role: Nurse → Doctor`.
 */
export function askedWords(query: string): string {
  if (query === '') return ''
  const said: unknown = JSON.parse(query)
  const act = targetsSchema.safeParse(said)
  if (act.success) return act.data.targets.map(targetWords).join('. ')
  if (moreAttemptsSchema.safeParse(said).success)
    return 'Further attempts within the hour are not listed.'
  return Object.entries(Object(said))
    .filter(([name, value]) => !unsaid.includes(name) && value !== '' && value !== null)
    .map(([name, value]) => `${name}: ${valueWords(value)}`)
    .join(', ')
}

/** What was done, by the call's name; what a deletion has reassigned was itself not deleted. */
export function didWords({ kind, call }: Pick<AuditRow, 'kind' | 'call'>): string {
  if (kind === 'reassigned') return `reassigned by ${call}`
  if (kind === 'opened' || kind === 'listed' || kind === 'changed') return call
  return wordsOf(call).account?.[kind] ?? call
}
