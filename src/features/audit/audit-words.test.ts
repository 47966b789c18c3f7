import type { AuditTarget } from '@shared/contracts/audit'
import { expect, it } from 'vitest'
import { askedWords, didWords, keyWords } from './audit-words'

it('says what a list was asked for, without its pages and what was left empty', () => {
  expect(
    askedWords(JSON.stringify({ q: 'rao', status: null, date: '2026-11-23', page: 0, limit: 10 })),
  ).toBe('q: rao, date: 2026-11-23')
  expect(askedWords('')).toBe('')
})

it('says of who was reassigned by what, from what and to what', () => {
  expect(didWords({ kind: 'reassigned', call: 'move to bin' })).toBe('reassigned by move to bin')
  expect(didWords({ kind: 'changed', call: 'move to bin' })).toBe('move to bin')
  expect(askedWords(JSON.stringify({ user: 'arao', from: 'ENT', to: null }))).toBe(
    'user: arao, from: ENT',
  )
})

it('names whom and what an act of the administration was about, and what it changed', () => {
  const words = (...targets: AuditTarget[]) => askedWords(JSON.stringify({ targets }))
  expect(
    words({
      ...{ kind: 'role', name: 'Night nurse' },
      changes: {
        name: { from: 'Night nurse', to: 'Nurse at night' },
        permissions: { added: ['vitals_create', 'lab_report_view'], taken: ['staff_edit'] },
      },
    }),
  ).toBe(
    'role Night nurse: name: Night nurse → Nurse at night; added Vitals Create, Lab Report View; taken Staff Edit',
  )
  expect(
    words({
      ...{ kind: 'staff', name: 'Lina Baum (lbaum)' },
      changes: {
        email: { from: 'lina@clinic.example', to: 'l.baum@clinic.example' },
        workingTime: { from: 'Early', to: null },
        department: { from: null, to: 'Radiology' },
      },
    }),
  ).toBe(
    'user Lina Baum (lbaum): e-mail: lina@clinic.example → l.baum@clinic.example; working time: Early → none; department: Radiology',
  )
  expect(words({ kind: 'department', name: 'ENT' }, { kind: 'working-time', name: 'Late' })).toBe(
    'department ENT. working time Late',
  )
})

it('names permissions as their boxes do, those of a tried role too', () => {
  expect(keyWords('staff_edit')).toBe('Staff Edit')
  expect(keyWords('admin_dashboard and medical_record_view')).toBe(
    'Admin Dashboard and Medical Record View',
  )
  expect(keyWords('')).toBe('')
  const tried = { name: 'staff_edit', permissions: ['lab_report_view', 'patient_view'] }
  expect(askedWords(JSON.stringify(tried))).toBe(
    'name: staff_edit, permissions: Lab Report View, Patient View',
  )
  expect(askedWords(JSON.stringify({ ...tried, permissions: [] }))).toBe(
    'name: staff_edit, permissions: none',
  )
})

it.each([
  ['signed-in', 'login', 'signed in'],
  ['signed-out', 'logout', 'signed out'],
  ['signed-out', 'sign out everywhere', 'signed out everywhere'],
  ['failed', 'login', 'failed to sign in'],
  ['failed', 'verify code', 'entered a wrong code'],
  ['failed', 'reset password', 'entered a wrong code'],
  ['failed', 'change password', 'typed a wrong current password'],
  ['failed', 'change own profile', 'typed a wrong current password'],
  ['failed', 'code for own e-mail', 'entered a wrong code'],
  ['password', 'code for own e-mail', 'asked for a code to confirm an e-mail'],
  ['failed', 'make Super Admin', 'typed a wrong password to make a Super Admin'],
  ['failed', 'first sign-in', 'typed a wrong date of birth'],
  ['password', 'forgot password', 'asked for a code for a new password'],
  ['password', 'verify code', 'entered the right code'],
  ['password', 'reset password', 'set a new password with a code'],
  ['password', 'change password', 'chose a new password'],
] as const)('says of %s by the call %s: %s', (kind, call, words) => {
  expect(didWords({ kind, call })).toBe(words)
})

it('says that further attempts on an account are not listed', () => {
  expect(askedWords(JSON.stringify({ moreNotListed: true }))).toBe(
    'Further attempts within the hour are not listed.',
  )
})
