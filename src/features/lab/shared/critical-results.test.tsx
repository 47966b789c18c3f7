import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { criticalResultsQuery } from '@/api/lab-orders'
import type { Endpoint } from '@/contracts/endpoint'
import { type LabOrder, labMessages, labOrderEndpoints } from '@/contracts/lab-orders'
import { labResultMessages, listedResultsMost } from '@/contracts/lab-results'
import { useSession } from '@/stores/session'
import { CriticalResults, FoundCritical } from './critical-results'

const { call, showInfo, showError } = vi.hoisted(() => ({
  ...{ call: vi.fn(), showInfo: vi.fn(), showError: vi.fn() },
}))
vi.mock('@/api/client', () => ({ call }))
vi.mock('@/components/dialogs', () => ({ showInfo, showError }))

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

const show = (records: ['lab-orders'] | [], ...roles: string[]) =>
  showPart(<CriticalResults />, records, roles)

function showPart(part: ReactNode, records: ['lab-orders'] | [], roles: string[]) {
  useSession.setState({
    session: { ...{ token: 't', owner: 'Reyes', records }, userData: { roles } },
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">{part}</MantineProvider>
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
  call.mockResolvedValue([own])
  showPart(<FoundCritical />, ['lab-orders'], ['medical_record_edit', 'lab_report_view'])
  const list = await screen.findByRole('region', { name: 'Critical after all' })
  expect(list.textContent).toContain(labResultMessages.foundCritical)
  expect(list.textContent).toContain('Arun Thomas')
  expect(within(list).getByRole('button', { name: /^Acknowledge/ })).toBeEnabled()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows what a critical result was corrected to, until a doctor has seen it', async () => {
  const values = [
    { analyte: 'Potassium', value: '<4,6', unit: 'mmol/L', low: null, high: 5, flag: null },
  ]
  const result = { revision: 2, observation: '', isCritical: true, values }
  call.mockResolvedValue([{ ...own, result }])
  show(['lab-orders'], 'medical_record_edit', 'lab_report_view')
  await screen.findByText('Corrected after a critical result. Potassium <4.6 mmol/L (up to 5)')
  expect(screen.queryByText('Critical')).toBeNull()
})

it('shows one’s own before those of other doctors, and greys what the role does not permit', async () => {
  call.mockResolvedValue([ofOther, own])
  show(['lab-orders'], 'lab_report_view')
  const lists = await screen.findAllByRole('list')
  expect(lists.map((list) => list.textContent)).toEqual([
    expect.stringContaining('Arun Thomas'),
    expect.stringContaining('Priya Nair'),
  ])
  expect(screen.getAllByText('Potassium 6.9 mmol/L')).toHaveLength(2)
  const button = screen.getByRole('button', { name: /^Acknowledge .* Arun Thomas$/ })
  expect(button).toBeDisabled()
  expect(button.title).toMatch(/the permission Medical Record Edit,/)
})

it('says that there may be more where the list is full', async () => {
  const full = Array.from({ length: listedResultsMost }, (_, at) => critical(at, 'Ann', 'Reddy'))
  call.mockResolvedValue(full.slice(1))
  const client = show(['lab-orders'], 'lab_report_view')
  expect(await screen.findByText('99')).toBeVisible()
  expect(screen.queryByText(labResultMessages.moreCritical)).toBeNull()
  call.mockResolvedValue(full)
  await act(() => client.invalidateQueries(criticalResultsQuery(null)))
  expect(await screen.findByText(labResultMessages.moreCritical)).toBeVisible()
  expect(screen.getByText('100 and more')).toBeVisible()
})

it('says each result once: what is read again adds nothing to what was said', async () => {
  call.mockResolvedValue([own])
  const client = show(['lab-orders'], 'medical_record_edit', 'lab_report_view')
  const said = await screen.findByText(/^Critical result: Basic Metabolic Panel of Arun Thomas/)
  call.mockResolvedValue([ofOther, { ...own, version: 4 }])
  await act(() => client.invalidateQueries(criticalResultsQuery(null)))
  await screen.findByText(/^Critical result: .* Priya Nair/)
  expect(said).toBeInTheDocument()
  expect(within(screen.getByRole('alert')).getAllByText(/Critical result/)).toHaveLength(2)
})

it('tells who has acknowledged it meanwhile, and what has been corrected meanwhile', async () => {
  const refuse = (now: LabOrder) =>
    call.mockImplementation((endpoint: Endpoint) =>
      endpoint === labOrderEndpoints.critical
        ? Promise.resolve([own])
        : Promise.reject(
            new ApiError(409, { message: labMessages.stale, error: 'stale', current: now }),
          ),
    )
  const { result } = own
  if (!result) throw new Error('it has a result')
  const acknowledged = { by: 'Dr. Reddy', at: '2026-11-21T12:00:00.000Z' }
  refuse({ ...own, version: 4, result: { ...result, acknowledged } })
  show(['lab-orders'], 'medical_record_edit', 'lab_report_view')
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
  show(['lab-orders'], 'doctor_dashboard')
  show([], 'medical_record_edit', 'lab_report_view')
  expect(call).not.toHaveBeenCalled()
})
