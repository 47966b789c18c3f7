import { MantineProvider } from '@mantine/core'
import { messageEndpoints, messageMessages } from '@shared/contracts/messages'
import type { Doctor } from '@shared/contracts/staff'
import { type Visit, visitEndpoints, visitMessages } from '@shared/contracts/visits'
import { addDays } from '@shared/lib/clinic-date'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { doctorsQuery } from '@/api/staff'
import { visitKindsQuery } from '@/api/visit-kinds'
import { visitQuery } from '@/api/visits'
import { clinicToday } from '@/stores/clinic-day'
import { useSession } from '@/stores/session'
import { CancelDialog } from './cancel-dialog'
import { MoveDialog } from './move-dialog'
import { VisitDialog } from './visit-dialog'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/api/client', () => ({ call }))
// It asks the router, which these dialogs do without.
vi.mock('@/components/unsaved-changes', () => ({ useUnsavedChanges: () => undefined }))

const today = clinicToday()
const visit: Visit = {
  id: 'visit-20',
  number: 20,
  patientId: 'patient-20',
  patientNumber: 20,
  patientName: 'Tomas Novotny',
  age: 50,
  doctorId: 'doctor-1',
  doctor: 'Dr. Kavya Reddy',
  isDoctorActive: true,
  date: today,
  time: '10:15',
  reason: 'Knee pain',
  status: 'pending',
  version: 3,
}
const doctor = (_id: string, name: string): Doctor => ({ _id, name, department: null })

let client: QueryClient
/** What another desk makes of the visit, as the feed has it read again. */
const changed = (more: Partial<Visit>) =>
  act(() => client.setQueryData(visitQuery(visit.id).queryKey, { ...visit, version: 4, ...more }))

const bothDoctors = [doctor('doctor-1', 'Kavya Reddy'), doctor('doctor-2', 'Daniel Reyes')]

/** @param doctors null where they cannot be read */
function show(dialog: ReactElement, seen = visit, doctors: Doctor[] | null = bothDoctors) {
  client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  })
  client.setQueryData(visitQuery(visit.id).queryKey, seen)
  client.setQueryData(visitKindsQuery.queryKey, [])
  if (doctors) client.setQueryData(doctorsQuery(null).queryKey, doctors)
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">{dialog}</MantineProvider>
    </QueryClientProvider>,
  )
}
const nothing = () => {}
const view = (seen: Visit, onStep: (visit: Visit, step: string) => void = nothing) =>
  show(
    <VisitDialog
      visit={seen}
      onStep={onStep}
      onMove={nothing}
      onNoShow={nothing}
      onReopen={nothing}
      onClose={nothing}
    />,
    seen,
  )
const asked = (name: string) => call.mock.calls.filter(([endpoint]) => endpoint.name === name)

beforeEach(() => {
  call.mockResolvedValue({ free: [], warnings: [] })
  useSession.setState({
    session: {
      token: 't',
      userData: { roles: ['appointment_edit', 'appointment_delete'] },
      owner: 'asha',
      keepsRecords: true,
      zone: 'UTC',
    },
  })
})
afterEach(() => {
  cleanup()
  call.mockReset()
  useSession.setState({ session: null })
})

it.each([
  ['pending', ['checkIn', 'cancel'], ['Check-In', 'Cancel']],
  ['checked-in', ['complete', 'cancel'], ['Complete', 'Cancel']],
  ['completed', [], []],
] as const)('what is %s can be led on from its dialog', (status, steps, verbs) => {
  const onStep = vi.fn()
  view({ ...visit, status }, onStep)
  for (const verb of verbs) fireEvent.click(screen.getByRole('button', { name: verb }))
  expect(onStep.mock.calls.map(([, step]) => step)).toEqual(steps)
  for (const other of ['Check-In', 'Complete', 'Cancel'])
    if (!verbs.some((verb) => verb === other))
      expect(screen.queryByRole('button', { name: other })).toBeNull()
})

it('tells which messages the patient got, and which could not be sent', async () => {
  call.mockImplementation(async ({ name }: { name: string }) =>
    name === messageEndpoints.ofVisit.name
      ? [
          { id: '1', kind: 'made', channel: 'mail', at: '2026-02-27T14:30:00.000Z' },
          { id: '2', kind: 'moved', channel: 'mail', at: `${today}T09:14:00.000Z` },
          {
            ...{ id: '3', kind: 'moved', channel: 'webhook', at: `${today}T09:14:00.000Z` },
            failure: 'The webhook answered 500',
          },
        ]
      : { free: [], warnings: [] },
  )
  view(visit)
  const told = (await screen.findByText('Messages')).closest('div')
  expect(told).toHaveTextContent('Told of the appointment by e-mail, 14:30 on 2026-02-27')
  expect(told).toHaveTextContent('Told of the move by e-mail, 09:14Not told')
  expect(told).toHaveTextContent('Not told of the move by webhook, 09:14: The webhook answered 500')
})

it('says where it cannot be read which messages were sent', async () => {
  call.mockImplementation(async ({ name }: { name: string }) => {
    if (name === messageEndpoints.ofVisit.name) throw new Error('The connection is lost')
    return { free: [], warnings: [] }
  })
  view(visit)
  expect(await screen.findByText(messageMessages.ofVisitFetchFailed)).toBeVisible()
})

describe('what another desk does while a dialog is open', () => {
  it('is told where the visit is viewed, with what was there', async () => {
    view(visit)
    expect(screen.queryByText('Changed meanwhile')).toBeNull()
    changed({ status: 'checked-in' })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Status: was pending, is now checked-in',
    )
  })

  it('is told where it is moved; what was typed stays, and what was not follows', async () => {
    show(<MoveDialog visit={visit} onDone={nothing} onClose={nothing} />)
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'Knee pain, again' } })
    changed({ time: '11:30' })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Time: was 10:15 on ${today}, is now 11:30 on ${today}`,
    )
    expect(screen.getByLabelText(/^Time/)).toHaveValue('11:30')
    expect(screen.getByLabelText(/^Reason/)).toHaveValue('Knee pain, again')
    fireEvent.click(screen.getByRole('button', { name: 'Move' }))
    expect(await screen.findByText(visitMessages.stale)).toBeVisible()
    expect(asked('change visit')).toHaveLength(0)
    fireEvent.click(screen.getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(asked('change visit')).toHaveLength(1))
    expect(asked('change visit')[0]?.[1]).toMatchObject({
      ...{ version: 4, time: '11:30', reason: 'Knee pain, again' },
    })
  })

  it('is told where it is cancelled', async () => {
    show(<CancelDialog visit={visit} onDone={nothing} onClose={nothing} />)
    changed({ date: addDays(today, 1) })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `is now 10:15 on ${addDays(today, 1)}`,
    )
  })

  it('is not overrun by a press that was meant before it could be read', async () => {
    show(<CancelDialog visit={visit} onDone={nothing} onClose={nothing} />)
    const cancel = screen.getByRole('button', { name: 'Cancel Appointment' })
    changed({ status: 'checked-in' })
    await screen.findByRole('alert')
    fireEvent.click(cancel)
    expect(await screen.findByText(visitMessages.stale)).toBeVisible()
    expect(call.mock.calls.filter(([endpoint]) => endpoint.method !== 'GET')).toEqual([])
    fireEvent.click(cancel)
    await waitFor(() =>
      expect(call).toHaveBeenCalledWith(
        visitEndpoints.cancel,
        expect.objectContaining({ version: 4 }),
        expect.anything(),
      ),
    )
  })
})

it('says that a visit was not moved', async () => {
  call.mockImplementation((endpoint) =>
    endpoint === visitEndpoints.change
      ? Promise.reject(new ApiError(500, {}))
      : Promise.resolve({ free: [], warnings: [] }),
  )
  show(<MoveDialog visit={visit} onDone={nothing} onClose={nothing} />)
  fireEvent.click(screen.getByRole('button', { name: 'Move' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(visitMessages.moveFailed)
})

describe('a visit whose doctor is there no more', () => {
  const gone = { ...visit, doctorId: 'doctor-9', doctor: 'Dr. Ada Moss', isDoctorActive: false }

  it('is moved to another, who has to be chosen, and nothing is asked of the one who is gone', async () => {
    show(<MoveDialog visit={gone} onDone={nothing} onClose={nothing} />, gone)
    expect(screen.getByText(visitMessages.doctorGone('Dr. Ada Moss'))).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Move' }))
    const field = screen.getByRole('combobox', { name: /^Doctor/ })
    await waitFor(() => expect(field).toHaveAccessibleDescription(visitMessages.doctorRequired))
    expect(call).not.toHaveBeenCalled()

    fireEvent.click(field)
    fireEvent.click(screen.getByRole('option', { name: 'Dr. Daniel Reyes' }))
    expect(screen.queryByText(visitMessages.doctorGone('Dr. Ada Moss'))).toBeNull()
    await waitFor(() => expect(asked('look at a time for a visit')).not.toHaveLength(0))
  })

  it('says so where it is viewed', () => {
    view(gone)
    expect(screen.getByText('Dr. Ada Moss (inactive)')).toBeVisible()
  })

  it('asks nothing more of a doctor who goes while the visit is moved', async () => {
    show(<MoveDialog visit={visit} onDone={nothing} onClose={nothing} />)
    await waitFor(() => expect(asked('look at a time for a visit')).not.toHaveLength(0))
    call.mockClear()
    const left: Visit = { ...visit, isDoctorActive: false }
    act(() => {
      client.setQueryData(doctorsQuery(null).queryKey, [doctor('doctor-2', 'Daniel Reyes')])
      client.setQueryData(visitQuery(visit.id).queryKey, left)
    })
    expect(await screen.findByText(visitMessages.doctorGone(visit.doctor))).toBeVisible()
    fireEvent.change(screen.getByLabelText(/^Time/), { target: { value: '12:00' } })
    expect(call).not.toHaveBeenCalled()
  })
})

it('asks for free times where the doctors cannot be read, too', async () => {
  call.mockImplementation(({ name }) =>
    name === 'look at a time for a visit'
      ? Promise.resolve({ free: [], warnings: [] })
      : Promise.reject(new Error('unreachable')),
  )
  show(<MoveDialog visit={visit} onDone={nothing} onClose={nothing} />, visit, null)
  await waitFor(() => expect(asked('look at a time for a visit')).not.toHaveLength(0))
})

it.each([
  ['a step of today', today, null],
  ['an older step', addDays(today, -1), visitMessages.cannotReopen],
  ['no step', undefined, visitMessages.nothingToReopen],
])('offers to take back %s, or says why not', (_of, lastStepOn, reason) => {
  view({ ...visit, status: 'completed', ...(lastStepOn && { lastStepOn }) })
  const button = within(screen.getByRole('dialog')).getByRole('button', { name: 'Reopen' })
  if (reason === null) expect(button).toBeEnabled()
  else {
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription(`Reopen: ${reason}`)
  }
})
