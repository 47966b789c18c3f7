import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { patientChoicesQuery } from '@/api/patients'
import { openRequestsQuery } from '@/api/prescription-requests'
import { prescriptionRequestEndpoints, type RequestState } from '@/contracts/prescription-requests'
import { useSession } from '@/stores/session'
import { OpenRequests } from './open-requests'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/api/client', () => ({ call }))
vi.mock('@/hooks/use-dashboard-search', () => ({ useDashboardSearch: () => ({ show: vi.fn() }) }))
// It asks the router, which this part does without.
vi.mock('@/components/unsaved-changes', () => ({ useUnsavedChanges: () => undefined }))

const request = (number: number, patientName: string): RequestState => ({
  ...{ id: `request-${number}`, number, date: '2026-11-21', open: true, version: 1 },
  ...{ patientId: `patient-${number}`, patientNumber: number, patientName },
  ...{ doctorId: 'doctor-2', doctor: 'Dr. Meera Pillai', medicine: 'Aspirin', note: '' },
})

afterEach(() => useSession.setState({ session: null }))

it('goes on at the table once a request is declined, whose button goes with it', async () => {
  useSession.setState({
    session: {
      ...{ token: 't', owner: 'reyes', records: ['prescription-requests'] },
      userData: { roles: ['doctor_dashboard', 'prescription_edit'] },
    },
  })
  const [first, second] = [request(1, 'Priya Nair'), request(2, 'Arun Thomas')]
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  })
  client.setQueryData(patientChoicesQuery('').queryKey, [])
  client.setQueryData(openRequestsQuery.queryKey, [first, second])
  call.mockImplementation((endpoint) =>
    Promise.resolve(
      endpoint === prescriptionRequestEndpoints.decline ? { ...first, open: false } : [second],
    ),
  )
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <OpenRequests />
      </MantineProvider>
    </QueryClientProvider>,
  )
  const button = screen.getByRole('button', { name: /^Decline request of Priya Nair/ })
  button.focus()
  fireEvent.click(button)
  fireEvent.change(await screen.findByRole('textbox', { name: /Reason/ }), {
    target: { value: 'Please come by first' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }))
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Prescription requests' })).toHaveFocus(),
  )
  expect(screen.queryByText(/Priya Nair/)).toBeNull()
})
