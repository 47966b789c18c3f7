import { MantineProvider } from '@mantine/core'
import {
  prescriptionRequestEndpoints,
  type RequestState,
  requestMessages,
} from '@shared/contracts/prescription-requests'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { patientChoicesQuery } from '@/api/patients'
import { openRequestsQuery } from '@/api/prescription-requests'
import { useSession } from '@/stores/session'
import { OpenRequests } from './open-requests'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/api/client', () => ({ call }))
// It asks the router, which this part does without.
vi.mock('@/components/unsaved-changes', () => ({ useUnsavedChanges: () => undefined }))

const request = (number: number, patientName: string): RequestState => ({
  ...{ id: `request-${number}`, number, date: '2026-11-21', open: true, version: 1 },
  ...{ patientId: `patient-${number}`, patientNumber: number, patientName },
  ...{ doctorId: 'doctor-2', doctor: 'Dr. Meera Pillai', medicine: 'Aspirin', note: '' },
})

afterEach(() => useSession.setState({ session: null }))

function show(requests: RequestState[]) {
  useSession.setState({
    session: {
      ...{ token: 't', owner: 'reyes', keepsRecords: true },
      userData: { roles: ['doctor_dashboard', 'prescription_edit'] },
    },
  })
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  })
  client.setQueryData(patientChoicesQuery('').queryKey, [])
  client.setQueryData(openRequestsQuery.queryKey, requests)
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <OpenRequests onTakenUp={() => {}} />
      </MantineProvider>
    </QueryClientProvider>,
  )
}

async function decline(name: string) {
  const button = screen.getByRole('button', { name: new RegExp(`^Decline request of ${name}`) })
  button.focus()
  fireEvent.click(button)
  fireEvent.change(await screen.findByRole('textbox', { name: /Reason/ }), {
    target: { value: 'Please come by first' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }))
}

it('says that a request was not declined', async () => {
  call.mockRejectedValue(new ApiError(500, {}))
  show([request(1, 'Priya Nair')])
  await decline('Priya Nair')
  expect(await screen.findByRole('alert')).toHaveTextContent(requestMessages.declineFailed)
})

it('goes on at the table once a request is declined, whose button goes with it', async () => {
  const [first, second] = [request(1, 'Priya Nair'), request(2, 'Arun Thomas')]
  call.mockImplementation((endpoint) =>
    Promise.resolve(
      endpoint === prescriptionRequestEndpoints.decline ? { ...first, open: false } : [second],
    ),
  )
  show([first, second])
  await decline('Priya Nair')
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Prescription requests' })).toHaveFocus(),
  )
  expect(screen.queryByText(/Priya Nair/)).toBeNull()
})
