import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { staffMessages } from '@/contracts/staff'
import { expectSaid, openApp, press } from '@/test/silent-host'

const sample = '@/sample/sample-host'

it('says that the sample’s records could not be read where its code does not load, and Retry loads it', async () => {
  vi.doMock(sample, () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  openApp('/admin/staffs', ['admin', 'staff_view'], [])
  await expectSaid(staffMessages.fetchFailed)
  vi.doUnmock(sample)
  await press('Retry')
  expect(await screen.findByText('Amara Nwosu')).toBeVisible()
  await waitFor(() => expect(screen.queryByText(staffMessages.fetchFailed)).toBeNull())
})
