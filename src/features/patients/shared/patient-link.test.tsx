import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useSession } from '@/stores/session'
import { PatientName } from './patient-link'

vi.mock('@tanstack/react-router', () => ({ useRouter: () => ({}) }))

afterEach(() => {
  cleanup()
  useSession.setState({ session: null })
})

function show(keepsRecords: boolean, ...roles: string[]) {
  useSession.setState({ session: { token: 't', userData: { roles }, owner: 'asha', keepsRecords } })
  render(<PatientName number={14}>Sam Twin, no. 14</PatientName>)
  return screen.queryByRole('link', { name: 'Sam Twin, no. 14' })
}

it.each([['patient_view'], ['prescription_create', 'patient_dashboard', 'doctor_dashboard']])(
  'leads staff with %s to the patient’s page',
  (...roles) => {
    expect(show(true, ...roles)).toHaveAttribute('href', '/patient/14')
  },
)

it.each([
  ['a host that keeps no records', false, ['patient_view']],
  ['who may see no patients', true, ['appointment_view', 'lab_dashboard']],
  ['who sees the own record alone', true, ['patient_dashboard', 'patient_view']],
  ['who sees no other beside a dashboard', true, ['patient_dashboard', 'lab_dashboard']],
] as const)('is a text for %s', (_, keepsRecords, roles) => {
  expect(show(keepsRecords, ...roles)).toBeNull()
  expect(screen.getByText('Sam Twin, no. 14')).toBeVisible()
})
