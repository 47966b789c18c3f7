import { MantineProvider } from '@mantine/core'
import type { Endpoint } from '@shared/contracts/endpoint'
import { type LabOrder, labMessages, labOrderEndpoints } from '@shared/contracts/lab-orders'
import { labResultMessages, listedResultsMost } from '@shared/contracts/lab-results'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { criticalResultsQuery } from '@/api/lab-orders'
import { useSession } from '@/stores/session'
import { noCritical } from './critical-bar'
import { CriticalResults } from './critical-results'

const { call, showInfo, showError } = vi.hoisted(() => ({
  ...{ call: vi.fn(), showInfo: vi.fn(), showError: vi.fn() },
}))
vi.mock('@/api/client', () => ({ call }))
vi.mock('@/components/dialogs', () => ({ showInfo, showError }))
vi.mock('@tanstack/react-router', () => ({
  ...{ useRouter: () => ({}), Link: ({ children }: { children: ReactNode }) => children },
}))

const critical = (number: number, patient: string, doctor: string): LabOrder => ({
  ...{ id: `order-${number}`, number, patientId: `p-${number}`, patientNumber: number, patient },
  ...{ age: 44, testType: 'Basic Metabolic Panel', requestedDate: '2026-11-21' },
  ...{ status: 'completed', priority: 'urgent', question: '', technician: null, version: 3 },
  orderedBy: { id: doctor, name: `Dr. ${doctor}` },
  result: {
    ...{ revision: 1, observation: '', isCritical: true },
    values: [
      { analyte: 'Potassium', value: 6.9, unit: 'mmol/L', low: 3.5, high: 5, flag: 'critical' },
    ],
  },
})
const ofOther = critical(1, 'Priya Nair', 'Reddy')
const own = critical(2, 'Arun Thomas', 'Reyes')

/** Answers the results that wait, and those that were found to be critical later. */
const answerLists = (waiting: LabOrder[], found: LabOrder[] = []) =>
  call.mockImplementation((endpoint: Endpoint) =>
    Promise.resolve(endpoint === labOrderEndpoints.critical ? waiting : found),
  )

/** The bar, once it says this. */
const bar = async (text: string) => {
  await screen.findByText(text)
  return screen.getByRole('region', { name: 'Critical results' })
}

/** Opens the list. */
const list = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Show critical results' }))
  return await screen.findByRole('dialog', { name: 'Critical results' })
}

function show(keepsRecords: boolean, ...roles: string[]) {
  useSession.setState({
    session: { ...{ token: 't', owner: 'Reyes', keepsRecords }, userData: { roles } },
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <CriticalResults />
      </MantineProvider>
    </QueryClientProvider>,
  )
  return client
}

afterEach(() => {
  cleanup()
  vi.resetAllMocks()
  useSession.setState({ session: null })
})

it('lists what was found to be critical later in a list of its own, without an alarm', async () => {
  answerLists([], [own])
  show(true, 'medical_record_edit', 'lab_report_view')
  expect(await bar('1 critical after all')).toHaveTextContent(/Arun Thomas.*Potassium 6\.9 mmol\/L/)
  await list()
  const found = screen.getByRole('region', { name: 'Critical after all' })
  expect(found).toHaveTextContent(labResultMessages.foundCritical)
  expect(found).toHaveTextContent('Arun Thomas')
  expect(within(found).getByRole('button', { name: /^Acknowledge/ })).toBeEnabled()
  expect(screen.queryByText(/^Critical result: /)).toBeNull()
})

it('lists what was found later of another doctor under a heading of its own', async () => {
  answerLists([], [own, critical(4, 'Noor Aziz', 'Reddy')])
  show(true, 'medical_record_edit', 'lab_report_view')
  await bar('2 critical after all')
  await list()
  expect(screen.getByRole('list', { name: 'Ordered by you' })).toHaveTextContent('Arun Thomas')
  expect(screen.getByRole('list', { name: 'Of other doctors' })).toHaveTextContent('Noor Aziz')
})

it('counts what waits and what was found later, and names the one that has waited longest', async () => {
  answerLists([ofOther, own], [critical(3, 'Ann Lee', 'Reyes')])
  show(true, 'medical_record_edit', 'lab_report_view')
  const line = await bar('2 critical, 1 found later')
  expect(line).toHaveTextContent(/Priya Nair, no\. 1.*Potassium 6\.9 mmol\/L/)
  expect(line).not.toHaveTextContent('Arun Thomas')
})

it('says of a result that the patient was pregnant', async () => {
  const { result } = own
  answerLists([{ ...own, ...(result && { result: { ...result, isPregnant: true } }) }, ofOther])
  show(true, 'medical_record_edit', 'lab_report_view')
  await list()
  expect(screen.getAllByText(labResultMessages.isPregnant)).toHaveLength(1)
})

it('says that none waits, and lets a failed call be tried again', async () => {
  call.mockRejectedValue(new Error('away'))
  show(true, 'medical_record_edit', 'lab_report_view')
  expect(screen.getByText('Reading critical results…')).toBeVisible()
  await screen.findByText(labResultMessages.fetchFailed)
  call.mockResolvedValue([])
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await bar(noCritical)).not.toHaveTextContent(labResultMessages.fetchFailed)
})

it('shows what a critical result was corrected to, until a doctor has seen it', async () => {
  const values = [
    { analyte: 'Potassium', value: '<4,6', unit: 'mmol/L', low: null, high: 5, flag: null },
  ]
  const result = { revision: 2, observation: '', isCritical: true, values }
  answerLists([{ ...own, result }])
  show(true, 'medical_record_edit', 'lab_report_view')
  await list()
  await screen.findByText('Corrected after a critical result. Potassium <4.6 mmol/L (up to 5)')
  expect(screen.queryByText('Critical')).toBeNull()
})

it('shows one’s own before those of other doctors, and greys what the role does not permit', async () => {
  answerLists([ofOther, own])
  show(true, 'lab_report_view')
  const dialog = within(await list())
  const lists = dialog.getAllByRole('list')
  expect(lists.map((list) => list.textContent)).toEqual([
    expect.stringContaining('Arun Thomas'),
    expect.stringContaining('Priya Nair'),
  ])
  expect(dialog.getAllByText('Potassium 6.9 mmol/L')).toHaveLength(2)
  const button = screen.getByRole('button', { name: /^Acknowledge .* Arun Thomas$/ })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button.title).toMatch(/the permission Medical Record Edit,/)
})

it('says that there may be more where the list is full', async () => {
  const full = Array.from({ length: listedResultsMost }, (_, at) => critical(at, 'Ann', 'Reddy'))
  answerLists(full.slice(1))
  const client = show(true, 'lab_report_view')
  expect(await screen.findByText('99 critical results')).toBeVisible()
  await list()
  expect(screen.queryByText(labResultMessages.moreCritical)).toBeNull()
  answerLists(full)
  await act(() => client.invalidateQueries(criticalResultsQuery(null)))
  expect(await screen.findByText(labResultMessages.moreCritical)).toBeVisible()
  expect(screen.getByText('100 and more critical results')).toBeVisible()
})

it('says each result once: what is read again adds nothing to what was said', async () => {
  answerLists([own])
  const client = show(true, 'medical_record_edit', 'lab_report_view')
  const said = await screen.findByText(/^Critical result: Basic Metabolic Panel of Arun Thomas/)
  answerLists([ofOther, { ...own, version: 4 }])
  await act(() => client.invalidateQueries(criticalResultsQuery(null)))
  await screen.findByText(/^Critical result: .* Priya Nair/)
  expect(said).toBeInTheDocument()
  expect(within(screen.getByRole('alert')).getAllByText(/Critical result/)).toHaveLength(2)
})

it('tells who has acknowledged it meanwhile, and what has been corrected meanwhile', async () => {
  const refuse = (now: LabOrder) =>
    call.mockImplementation((endpoint: Endpoint) =>
      endpoint === labOrderEndpoints.acknowledge
        ? Promise.reject(
            new ApiError(409, { message: labMessages.stale, error: 'stale', current: now }),
          )
        : Promise.resolve(endpoint === labOrderEndpoints.critical ? [own] : []),
    )
  const { result } = own
  if (!result) throw new Error('it has a result')
  const acknowledged = { by: 'Dr. Reddy', at: '2026-11-21T12:00:00.000Z' }
  refuse({ ...own, version: 4, result: { ...result, acknowledged } })
  show(true, 'medical_record_edit', 'lab_report_view')
  await list()
  const button = await screen.findByRole('button', { name: /^Acknowledge/ })
  fireEvent.click(button)
  await waitFor(() =>
    expect(showInfo).toHaveBeenCalledWith(
      'Basic Metabolic Panel of Arun Thomas',
      expect.stringContaining('Acknowledged by Dr. Reddy'),
    ),
  )
  const values = result.values.map((value) => ({ ...value, value: 7.2 }))
  refuse({ ...own, version: 4, result: { ...result, values } })
  fireEvent.click(button)
  await waitFor(() =>
    expect(showError).toHaveBeenCalledWith(
      expect.stringContaining('is now Critical\nPotassium 7.2'),
    ),
  )
})

it('is not there, and asks nothing, without the key or where the host keeps no orders', () => {
  show(true, 'doctor_dashboard')
  show(false, 'medical_record_edit', 'lab_report_view')
  expect(call).not.toHaveBeenCalled()
})
