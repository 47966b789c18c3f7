import { unsignedToken } from '@mocks/faults'
import { staffMessages } from '@shared/contracts/staff'
import { createMemoryHistory } from '@tanstack/react-router'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createAppRouter } from '@/router'
import { signIn } from '@/stores/session'
import { App } from './app'
import { queryClient } from './query-client'

it('says that the sample’s records could not be read where its code does not load, and Retry loads it', async () => {
  const sample = '@/sample/sample-host'
  vi.doMock(sample, () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  queryClient.setDefaultOptions({ queries: { retry: false } })
  const exp = Math.floor(Date.now() / 1000) + 3600
  const token = unsignedToken({
    exp,
    sub: 'asha',
    name: 'Asha Rao',
    roles: ['admin', 'staff_view'],
  })
  signIn({ token, records: [] })
  const history = createMemoryHistory({ initialEntries: ['/admin/staffs'] })
  render(<App router={createAppRouter(history)} nonce="" />)
  expect(await screen.findByText(staffMessages.fetchFailed)).toBeVisible()
  vi.doUnmock(sample)
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Amara Nwosu')).toBeVisible()
  await waitFor(() => expect(screen.queryByText(staffMessages.fetchFailed)).toBeNull())
})
