import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { patientQuery } from '@/api/patients'
import { patientRecordMessages } from '@/contracts/patient-records'
import { type Patient, patientMessages } from '@/contracts/patients'
import { useSession } from '@/stores/session'
import { PatientDialog } from './patient-dialog'

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

function show(record: Patient, ...roles: string[]) {
  useSession.setState({
    session: { token: 't', userData: { roles }, owner: 'asha', records: ['patients'] },
  })
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  })
  client.setQueryData(patientQuery(record.id).queryKey, record)
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <PatientDialog patient={record} onClose={() => {}} />
      </MantineProvider>
    </QueryClientProvider>,
  )
}
const enabled = () =>
  screen
    .getAllByRole('button')
    .filter((button) => !button.hasAttribute('disabled') && button.textContent)
    .map(({ textContent }) => textContent)

afterEach(() => {
  cleanup()
  useSession.setState({ session: null })
})

it('shows what is known of a patient, the allergies in bold', () => {
  show(patient, 'patient_view')
  expect(screen.getByRole('dialog', { name: 'Sam Twin, no. 14' })).toBeVisible()
  expect(screen.getByText('Penicillin, Latex').tagName).toBe('STRONG')
  expect(screen.getByText('Salbutamol, 100 mcg, As needed')).toBeVisible()
  expect(screen.getByText(patientMessages.noneOnRecord)).toBeVisible()
  expect(screen.queryByText('Accounts')).toBeNull()
})

it('says in words what the role does not permit', () => {
  show(patient, 'patient_view', 'medical_record_edit')
  expect(enabled()).toEqual(['Allergies'])
  expect(screen.getByText(/the permission Patient Profile Edit,/)).toBeVisible()
  expect(screen.getByText(/the permission Patient Discharge,/)).toBeVisible()
})

it('opens and links no account of a closed record, and takes off none where there is none', () => {
  const closed = { ...patient, closedAt: '2026-11-20T12:00:00.000Z', accounts: [] }
  show(closed, 'patient_profile_edit', 'patient_discharge')
  expect(screen.getByText('Closed since 2026-11-20')).toBeVisible()
  expect(enabled()).toEqual(['Correct', 'Allergies', 'Reopen Record'])
  expect(screen.getByText(patientRecordMessages.closed)).toBeVisible()
  cleanup()
  show({ ...closed, accounts: ['stwin'] }, 'patient_profile_edit')
  expect(screen.getByText('stwin')).toBeVisible()
  expect(enabled()).toEqual(['Correct', 'Allergies', 'Take Accounts Off'])
})
