import { MantineProvider } from '@mantine/core'
import type { Patient } from '@shared/contracts/patients'
import type { Prescription } from '@shared/contracts/prescriptions'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { patientPrescriptionsQuery, prescriptionQuery } from '@/api/prescriptions'
import { useSession } from '@/stores/session'
import { PrescriptionsOfPatient } from './prescriptions-of-patient'

vi.mock('@/api/client', () => ({ call: () => new Promise(() => {}) }))
// Both ask the router, which this part does without.
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<typeof import('@tanstack/react-router')>()),
  useNavigate: () => vi.fn(),
}))
vi.mock('@/components/unsaved-changes', () => ({ useUnsavedChanges: () => undefined }))

const weak = { name: 'Warfarin', dosage: '1 mg', frequency: 'Once daily' }
const strong = { ...weak, dosage: '5 mg' }
const patient: Patient = {
  ...{ id: '1', number: 1, name: 'Priya Nair', age: 44, gender: 'Female', contact: '' },
  ...{ address: '', dateOfBirth: '', lastVisit: '2026-03-01', diagnosis: 'Migraine' },
  ...{ allergies: [], pastMedicalHistory: '', closedAt: null, version: 1 },
  currentMedications: [weak, strong],
}
const prescription = (number: number): Prescription => ({
  ...{ id: `p-${number}`, number, patientId: '1', patientName: 'Priya Nair', version: 1 },
  ...{ doctor: 'Dr. Daniel Reyes', date: '2026-03-01', diagnosis: 'Migraine' },
  ...{ medicines: [weak, strong], hasInteraction: false, interactionAlert: '' },
  check: { outcome: 'none-found' },
})

afterEach(() => useSession.setState({ session: null }))

it('keeps the reason that is typed while newer prescriptions lead this one to the next page', async () => {
  useSession.setState({
    session: {
      ...{ token: 't', owner: 'reyes', keepsRecords: true },
      userData: { roles: ['doctor_dashboard', 'prescription_edit'] },
    },
  })
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  })
  const { queryKey } = patientPrescriptionsQuery('1', { page: 0, limit: 5 })
  const hold = (row: Prescription) =>
    client.setQueryData(queryKey, { rows: [row], total: 1, totalIsExact: true, next: null })
  hold(prescription(1))
  client.setQueryData(prescriptionQuery('p-1').queryKey, prescription(1))
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <PrescriptionsOfPatient patient={patient} page={1} onChange={() => {}} />
      </MantineProvider>
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: /^View prescription/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'End Warfarin, 5 mg, Once daily' }))
  const reason = screen.getByRole('textbox', { name: /Reason/ })
  fireEvent.change(reason, { target: { value: 'Bleeding' } })
  hold({ ...prescription(2), doctor: 'Dr. Kavya Reddy' })
  await screen.findByText('Dr. Kavya Reddy')
  expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('Bleeding')
})
