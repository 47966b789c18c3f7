import { expect, it } from 'vitest'
import { activityWords, ownAuditWords } from './audit-words'
import type { Endpoint } from './endpoint'
import { endpoints } from './endpoints'

it('says what was done in words of a patient, whatever the call', () => {
  expect(ownAuditWords({ kind: 'opened', call: 'read patient' })).toBe('Opened your record')
  expect(ownAuditWords({ kind: 'changed', call: 'of later' })).toBe(
    'Changed something in your record',
  )
})

it('says of a booking that a deletion has moved no more than that', () => {
  const words = (call: string) => ownAuditWords({ kind: 'reassigned', call })
  expect(words('move to bin')).toBe('Moved what you had booked to another department')
  expect(words('restore from bin')).toBe('Moved what you had booked back to its department')
})

it('names of what was changed in the clinic what has one name, and otherwise says how many', () => {
  const words = (count: number, ...names: string[]) =>
    activityWords('delete departments', { count, names })
  expect(words(1, 'Urology')).toBe('Deleted the department Urology')
  expect(words(1)).toBe('Deleted a department')
  expect(words(3, 'Urology', 'ENT')).toBe('Deleted 3 departments')
  const restored = (count: number, ...names: string[]) =>
    activityWords('restore from bin', { count, names })
  expect(restored(1, 'Urology')).toBe('Restored Urology from the bin')
  expect(restored(2, 'Urology', 'ENT')).toBe('Restored 2 records from the bin')
})

it('has words for every call that changes what the clinic keeps', () => {
  /** Of the account itself, of nobody's record, or told by the call that goes on from there. */
  const untold = [
    ...['login', 'logout', 'forgot password', 'verify code', 'reset password', 'change password'],
    'sign out everywhere',
    ...['ask the assistant', 'mark notice as read', 'mark notices as read', 'upload file'],
  ]
  const changing = endpoints
    .map((endpoint: Endpoint) => endpoint)
    .filter(({ method, name }) => method !== 'GET' && !untold.includes(name))
  expect(changing.length).toBeGreaterThan(40)
  for (const { name } of changing)
    expect(activityWords(name, { count: 1, names: [] }), name).not.toBe('Changed a record')
})
