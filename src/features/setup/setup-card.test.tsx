import { MantineProvider } from '@mantine/core'
import type { Endpoint } from '@shared/contracts/endpoint'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useSession } from '@/stores/session'
import { SetupCard } from './setup-card'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/api/client', () => ({ call }))
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: React.ReactNode }) => <a href="/">{children}</a>,
}))

/** The card of an admin in a clinic that has all but these patients. */
function show(patients: number, ...permissions: string[]) {
  const answers: Record<string, unknown> = {
    'list staff': { rows: [], total: 2 },
    'list patients': { rows: [], total: patients },
    'list departments': [{}],
    'list working times': [{}],
    'list roles': [{}],
    'read own profile': { name: 'Asha Menon', email: '', phone: '', version: 1 },
    'read clinic': { name: 'Northside', address: '', phone: '', version: 1 },
  }
  call.mockImplementation(({ name }: Endpoint) => Promise.resolve(answers[name]))
  const userData = { roles: ['admin', 'staff_view', ...permissions] }
  useSession.setState({
    session: { token: 't', owner: 'u1', keepsRecords: true, userData },
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <SetupCard />
      </MantineProvider>
    </QueryClientProvider>,
  )
  return client
}
const card = () => screen.queryByRole('region', { name: 'Set up your clinic' })

afterEach(() => {
  cleanup()
  call.mockReset()
  useSession.setState({ session: null })
})

it('begins with the own account and the clinic, and stays while there is no patient', async () => {
  show(0, 'patient_view')
  const steps = await screen.findAllByRole('listitem')
  expect(steps.map((step) => within(step).getByRole('link').textContent)).toEqual([
    ...['Your account', 'Clinic', 'Departments', 'Working times', 'Roles', 'First colleague'],
  ])
  expect(steps.map((step) => within(step).queryByRole('img', { name: 'Done' }) !== null)).toEqual([
    ...[false, true, true, true, true, true],
  ])
})

it.each([
  ['there is a patient', 1, ['patient_view']],
  ['the user sees no patients', 0, []],
])('is gone where %s and all else is there', async (_, patients, permissions) => {
  const client = show(patients, ...permissions)
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'read clinic' }),
      {},
      expect.anything(),
    ),
  )
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(card()).toBeNull()
})
