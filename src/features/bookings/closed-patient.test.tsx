import { MantineProvider } from '@mantine/core'
import { bookingRequestMessages } from '@shared/contracts/booking-requests'
import { patientEndpoints, patientMessages } from '@shared/contracts/patients'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { patientQuery } from '@/api/patients'
import { useSession } from '@/stores/session'
import { ClosedPatient } from './closed-patient'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/api/client', () => ({ call }))

const priya = { id: 'p-1', number: 1, name: 'Priya Nair', closedAt: null, version: 4 }
const closed = { ...priya, closedAt: '2026-11-20T12:00:00.000Z' }

const onReopened = vi.fn()
const onChooseAnother = vi.fn()

function show(record: typeof priya | typeof closed | ApiError, ...roles: string[]) {
  const userData = { roles }
  useSession.setState({ session: { token: 't', userData, owner: 'asha', keepsRecords: true } })
  call.mockImplementation(() =>
    record instanceof ApiError ? Promise.reject(record) : Promise.resolve(record),
  )
  const client = new QueryClient()
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <ClosedPatient patientId="p-1" onReopened={onReopened} onChooseAnother={onChooseAnother} />
      </MantineProvider>
    </QueryClientProvider>,
  )
  return client
}
const reopen = () => screen.queryByRole('button', { name: 'Reopen Record' })

afterEach(() => {
  cleanup()
  useSession.setState({ session: null })
  vi.resetAllMocks()
})

it('says of a closed patient that nothing can be scheduled, and reopens the record', async () => {
  show(closed, 'patient_discharge')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    bookingRequestMessages.patientClosed('Priya Nair, no. 1'),
  )
  call.mockImplementation(() => Promise.resolve({ ...priya, version: 5 }))
  fireEvent.click(screen.getByRole('button', { name: 'Reopen Record' }))
  await waitFor(() => expect(onReopened).toHaveBeenCalledTimes(1))
  expect(call).toHaveBeenCalledWith(
    patientEndpoints.reopen,
    { id: 'p-1', version: 4 },
    { key: expect.any(String) },
  )
  expect(screen.queryByRole('alert')).toBeNull()
})

it('leaves whoever may not reopen it to choose another', async () => {
  show(closed, 'appointment_create')
  await screen.findByRole('alert')
  expect(reopen()).toHaveAttribute('aria-disabled', 'true')
  expect(reopen()).toHaveAttribute('title', expect.stringContaining('Patient Discharge'))
  fireEvent.click(screen.getByRole('button', { name: 'Choose Another Patient' }))
  expect(onChooseAnother).toHaveBeenCalledTimes(1)
})

it('has nothing to reopen of a patient whom nobody knows', async () => {
  show(new ApiError(404, {}), 'patient_discharge')
  expect(await screen.findByRole('alert')).toHaveTextContent(patientMessages.notFound)
  expect(reopen()).toBeNull()
})

it('says nothing of a patient whose record is open', async () => {
  const client = show(priya, 'patient_discharge')
  await waitFor(() => expect(client.getQueryData(patientQuery('p-1').queryKey)).toEqual(priya))
  expect(screen.queryByRole('alert')).toBeNull()
})
