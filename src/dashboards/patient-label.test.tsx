import { MantineProvider } from '@mantine/core'
import type { DoctorAppointment } from '@shared/contracts/appointments'
import type { Patient } from '@shared/contracts/patients'
import type { PrescriptionRequest } from '@shared/contracts/prescription-requests'
import type { Visit } from '@shared/contracts/visits'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { patientChoicesQuery, recentPatientsQuery } from '@/api/patients'
import { openRequestsQuery } from '@/api/prescription-requests'
import { doctorAppointmentsQuery } from '@/api/visits'
import { DataTable } from '@/components/data-table/data-table'
import { patientColumns } from '@/features/patients/patient-columns'
import { RecentPatients } from '@/features/patients/recent-patients'
import { usePatientLabel } from '@/features/patients/shared/patient-label'
import { OpenRequests } from '@/features/prescriptions/open-requests'
import { DoctorAppointments } from '@/features/visits/doctor-appointments'
import { UndoBar } from '@/features/visits/undo-bar'
import { visitColumns } from '@/features/visits/visit-columns'
import { useSession } from '@/stores/session'

vi.mock('@/hooks/use-dashboard-search', () => ({ useDashboardSearch: () => ({ show: vi.fn() }) }))

const twin = (number: number, name: string): Patient => ({
  id: `patient-${number}`,
  number,
  name,
  age: 30,
  gender: 'Male',
  contact: `900000000${number}`,
  address: '',
  dateOfBirth: '',
  lastVisit: '2026-11-21',
  diagnosis: '',
  currentMedications: [],
  allergies: [],
  pastMedicalHistory: '',
  closedAt: null,
  version: 1,
})
const first = twin(1, 'Sam Twin')
const patients = [first, twin(2, 'sam  twin'), twin(3, 'Priya Nair')]

const visit: Visit = {
  id: 'visit-9',
  number: 9,
  patientId: first.id,
  patientNumber: 1,
  patientName: 'Sam Twin',
  age: 30,
  doctorId: 'doctor-2',
  doctor: 'Dr. Meera Pillai',
  date: '2026-11-21',
  time: '10:00',
  reason: 'Cough',
  status: 'pending',
  version: 1,
}
const appointment: DoctorAppointment = {
  id: visit.id,
  patientId: first.id,
  patientNumber: 1,
  patient: 'Sam Twin',
  age: 30,
  time: '10:00',
  status: 'pending',
  reason: 'Cough',
}
const request: PrescriptionRequest = {
  id: 'request-4',
  number: 4,
  date: '2026-11-21',
  patientId: 'patient-2',
  patientNumber: 2,
  patientName: 'sam  twin',
  doctorId: 'doctor-2',
  doctor: 'Dr. Meera Pillai',
  medicine: 'Aspirin',
  note: '',
}

function show(content: ReactNode) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  })
  client.setQueryData(patientChoicesQuery('').queryKey, patients)
  client.setQueryData(recentPatientsQuery.queryKey, patients)
  client.setQueryData(doctorAppointmentsQuery.queryKey, [appointment])
  client.setQueryData(openRequestsQuery.queryKey, [{ ...request, open: true }])
  render(<QueryClientProvider client={client}>{content}</QueryClientProvider>, {
    wrapper: MantineProvider,
  })
}

const Columns = () => {
  const patientLabel = usePatientLabel()
  const table = { label: '', loading: false, getRowId: () => '1', empty: '' }
  return (
    <>
      <DataTable
        {...table}
        columns={visitColumns({ now: 0 }, patientLabel, {
          onStep: vi.fn(),
          denied: { checkIn: null, complete: null, cancel: null, noShow: null },
        })}
        data={[visit]}
      />
      <DataTable
        {...table}
        columns={patientColumns({ onPrescribe: vi.fn() }, patientLabel)}
        data={[first]}
      />
    </>
  )
}

it('tells those of one name apart by their numbers, and leaves the others alone', () => {
  show(<RecentPatients />)
  for (const name of ['Sam Twin, no. 1', 'sam twin, no. 2', 'Priya Nair'])
    expect(screen.getByText(name)).toBeInTheDocument()
})

it('does so among the doctor’s appointments and requests', () => {
  show(
    <>
      <DoctorAppointments />
      <OpenRequests />
    </>,
  )
  expect(screen.getByText('Sam Twin, no. 1')).toBeInTheDocument()
  expect(screen.getByText('sam twin, no. 2')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Take Up request of sam twin, no. 2' })).toBeVisible()
})

it('gives everybody the number where it cannot be known whose name is another’s', async () => {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false } },
  })
  const { queryKey } = patientChoicesQuery('')
  await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject() })
  render(
    <QueryClientProvider client={client}>
      <Columns />
    </QueryClientProvider>,
    { wrapper: MantineProvider },
  )
  expect(screen.getAllByText('Sam Twin, no. 1')).toHaveLength(2)
})

it('does so in the desk’s lists, where their buttons are named after them', () => {
  show(<Columns />)
  expect(screen.getAllByText('Sam Twin, no. 1')).toHaveLength(2)
  for (const verb of ['Check-In', 'Cancel', 'Prescribe'])
    expect(screen.getByRole('button', { name: `${verb} Sam Twin, no. 1` })).toBeVisible()
})

it('does so where the last action can be taken back', () => {
  const last = { kind: 'step', verb: 'Check-In', before: visit, after: visit } as const
  show(
    <UndoBar
      told={last}
      next={last}
      denied={null}
      busy={false}
      withKeys={false}
      onUndo={vi.fn()}
    />,
  )
  expect(screen.getByText('Sam Twin, no. 1')).toBeInTheDocument()
})

it('gives everybody the number where the host keeps the patients, and asks for no names', async () => {
  const userData = { roles: [] }
  useSession.setState({ session: { token: 't', userData, owner: 'asha', keepsRecords: true } })
  const client = new QueryClient()
  render(
    <QueryClientProvider client={client}>
      <Columns />
    </QueryClientProvider>,
    { wrapper: MantineProvider },
  )
  expect(screen.getAllByText('Sam Twin, no. 1')).toHaveLength(2)
  expect(client.isFetching()).toBe(0)
  act(() => useSession.setState({ session: null }))
})
