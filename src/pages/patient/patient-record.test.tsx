import { MantineProvider } from '@mantine/core'
import type { Endpoint } from '@shared/contracts/endpoint'
import { patientAccountEndpoints } from '@shared/contracts/patient-accounts'
import { type Patient, patientEndpoints, patientMessages } from '@shared/contracts/patients'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { openedPatients } from '@/features/patients/shared/recently-opened'
import { useSession } from '@/stores/session'
import { PatientPage } from './patient-page'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/api/client', () => ({ call }))
vi.mock('@tanstack/react-router', async (load) => ({
  ...(await load<typeof import('@tanstack/react-router')>()),
  useNavigate: () => vi.fn(),
  Link: () => 'Go to Home',
}))

const patient: Patient = {
  id: 'patient-14',
  number: 14,
  name: 'Sam Twin',
  age: 30,
  gender: 'Male',
  contact: '9000000014',
  address: '',
  dateOfBirth: '',
  lastVisit: '2026-11-21',
  diagnosis: 'Asthma',
  currentMedications: [{ name: 'Salbutamol', dosage: '100 mcg', frequency: 'As needed' }],
  allergies: ['Penicillin', 'Latex'],
  pastMedicalHistory: '',
  closedAt: null,
  version: 3,
}

/** @param answer the host's, to whoever asks for the patient */
function show(answer: Patient | ApiError, ...roles: string[]) {
  useSession.setState({
    session: {
      token: 't',
      userData: { roles },
      owner: 'asha',
      keepsRecords: true,
    },
  })
  call.mockImplementation((endpoint: Endpoint) => {
    if (endpoint === patientAccountEndpoints.accounts) return Promise.resolve([])
    if (endpoint !== patientEndpoints.get) return Promise.resolve({ rows: [], total: 0 })
    return answer instanceof ApiError ? Promise.reject(answer) : Promise.resolve(answer)
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const pages = { notes: 1, visits: 1, results: 1, prescriptions: 1, onChange: vi.fn() }
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <PatientPage number="14" pages={pages} />
      </MantineProvider>
    </QueryClientProvider>,
  )
}
const enabled = () =>
  screen
    .getAllByRole('button')
    .filter((button) => !button.hasAttribute('aria-disabled') && button.textContent)
    .map(({ textContent }) => textContent)
const reasonOf = (name: string) => screen.getByRole('button', { name }).title

afterEach(() => {
  cleanup()
  call.mockReset()
  useSession.setState({ session: null })
})

it('shows who it is and what is known at once, the allergies in bold', async () => {
  show(patient, 'patient_view', 'appointment_view')
  expect(await screen.findByRole('heading', { name: 'Sam Twin, no. 14', level: 1 })).toBeVisible()
  expect(screen.getByText('Penicillin, Latex').tagName).toBe('STRONG')
  expect(screen.getByText('Salbutamol, 100 mcg, As needed')).toBeVisible()
  await waitFor(() => expect(screen.getByText('Next Visit').nextSibling).toHaveTextContent('None'))
  expect(screen.queryByRole('heading', { name: 'Accounts' })).toBeNull()
  expect(openedPatients()).toEqual([14])
})

it('says that nobody knows of any allergies', async () => {
  show({ ...patient, allergies: [] }, 'patient_view')
  expect(await screen.findByText(`Allergies: ${patientMessages.noneOnRecord}`)).toBeVisible()
})

it('says in words what the role does not permit, and does not ask for it', async () => {
  show(patient, 'patient_view', 'medical_record_edit')
  await screen.findByRole('heading', { level: 1 })
  expect(enabled()).toEqual(['Allergies'])
  expect(reasonOf('Correct')).toMatch(/the permission Patient Profile Edit,/)
  expect(reasonOf('Close Record')).toMatch(/the permission Patient Discharge,/)
  expect(reasonOf('Schedule')).toMatch(/the permission Appointment Create,/)
  expect(reasonOf('Prescribe')).toMatch(/the permission Prescription Create,/)
  expect(screen.getByText(/the permission Prescription View,/)).toBeVisible()
  expect(screen.getByText(/the permission Appointment View or/)).toBeVisible()
  expect(call.mock.calls.map(([{ name }]) => name)).toEqual(['read patient', 'list problems'])
})

it('says where prescriptions are written that the role permits', async () => {
  show(patient, 'patient_view', 'prescription_create')
  await screen.findByRole('heading', { level: 1 })
  expect(reasonOf('Prescribe')).toMatch(/^Prescriptions are written on the doctor’s and/)
  cleanup()
  show(patient, 'patient_view', 'prescription_create', 'doctor_dashboard')
  expect(await screen.findByRole('button', { name: 'Prescribe' })).toBeEnabled()
})

it('does nothing for a closed record but what is the record’s own', async () => {
  const closed = { ...patient, closedAt: '2026-11-20T12:00:00.000Z', accounts: [] }
  const all = ['patient_profile_edit', 'patient_discharge', 'appointment_create']
  show(closed, ...all, 'prescription_create', 'doctor_dashboard')
  await waitFor(() => expect(screen.getByText('Closed since 2026-11-20')).toBeVisible())
  expect(enabled()).toEqual(['Correct', 'Allergies', 'Reopen Record'])
  for (const name of ['Schedule', 'Prescribe', 'Open Account', 'Link Account'])
    expect(reasonOf(name)).toBe(patientMessages.closed)
  cleanup()
  show({ ...closed, accounts: ['stwin'] }, 'patient_profile_edit')
  await waitFor(() => expect(screen.getByText('Closed since 2026-11-20')).toBeVisible())
  expect(enabled()).toEqual(['Correct', 'Allergies', 'Take Accounts Off'])
})

it('is not found where nobody has the number, or the person may see nobody', async () => {
  show(new ApiError(404, { message: patientMessages.notFound }), 'patient_view')
  expect(await screen.findByText('There is no patient no. 14.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible()
  cleanup()
  show(new ApiError(403, { message: 'Not with your role.' }), 'patient_view')
  expect(
    await screen.findByText('There is no patient no. 14 that you may see. Not with your role.'),
  ).toBeVisible()
  cleanup()
  call.mockClear()
  show(patient, 'billing_view')
  expect(screen.getByText(/that you may see. This takes the permission/)).toBeVisible()
  expect(call).not.toHaveBeenCalled()
})
