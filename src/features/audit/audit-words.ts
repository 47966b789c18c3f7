import type { AuditRow } from '@/contracts/audit'
import { permissionLabel } from '@/contracts/permissions'
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

/** What a list was asked for, as people read it: `q: rao, date: 2026-11-23`. */
export function askedWords(query: string): string {
  if (query === '') return ''
  return Object.entries(Object(JSON.parse(query)))
    .filter(([name, value]) => !unsaid.includes(name) && value !== '' && value !== null)
    .map(([name, value]) => `${name}: ${valueWords(value)}`)
    .join(', ')
}

/** What was done, by the call's name; what a deletion has reassigned was itself not deleted. */
export const didWords = ({ kind, call }: Pick<AuditRow, 'kind' | 'call'>): string =>
  kind === 'reassigned' ? `reassigned by ${call}` : call
