import { faults, unsignedToken } from '@mocks/faults'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { useLive } from '@/stores/live'
import { addNotice } from '@/stores/notices'
import { beginTrial } from '@/stores/session'
import { fault, openScreen } from '@/test/screen'
import { heading } from '@/test/screen-words'

// The clinic's clocks show 19:30 on Sunday, 1 March 2026; those of this browser's zone 14:00.
const zone = 'Asia/Kolkata'
const open = (address: string) => openScreen(`${address}?world=quiet&as=admin`, { zone })

describe('In a browser in another zone than the clinic’s', () => {
  test('the profile says when the session began and ends', async () => {
    await open('/admin/profile')
    const main = page.getByRole('main')
    await expect.element(main).toHaveTextContent('since 1 Mar 2026, 19:30')
    await expect
      .element(main)
      .toHaveTextContent(/Session ends\s*Monday,? 2 March 2026 at 07:30, in 1[12] hours/)
  })

  test('a person without a dashboard is greeted by the hour of the clinic', async () => {
    await openScreen('/?world=quiet&as=admin', { zone, permissions: ['staff_view'] })
    await expect.element(heading(/^Good evening, /)).toBeVisible()
    await expect.element(page.getByText(/^Sunday,? 1 March 2026$/)).toBeVisible()
  })

  test('the bell says when something was', async () => {
    fault(
      faults.answers('list notices', {
        ...{ total: 1, totalIsExact: true, next: null, unread: 1 },
        rows: [
          {
            ...{ id: 'n1', recordId: 'b1', isRead: false, at: '2026-02-28T20:40:00.000Z' },
            what: { kind: 'booking-requested', by: 'Priya Nair', to: 'desk', number: 7 },
          },
        ],
      }),
    )
    await open('/admin/profile')
    addNotice('success', 'Saved.')
    await page.getByRole('button', { name: 'notifications' }).click()
    const list = page.getByRole('dialog', { name: 'Notifications' })
    await expect.element(list).toHaveTextContent('01/03/2026, 02:10')
    await expect.element(list).toHaveTextContent(/Saved\.\s*19:3\d/)
  })

  test('the line of a lost connection says since when', async () => {
    await open('/admin/profile')
    onTestFinished(() => useLive.setState({ lostSince: null }))
    useLive.setState({ lostSince: Date.UTC(2026, 2, 1, 21, 5) })
    await expect.element(page.getByText('Not live since 02:35.')).toBeVisible()
  })

  test('the banner of a trial says when it ends', async () => {
    await open('/admin/profile')
    const exp = Date.UTC(2026, 2, 1, 14, 10) / 1000
    const token = unsignedToken({ exp, roles: ['admin'] })
    expect(beginTrial('Nurse', { token, zone })).toBe(true)
    await expect.element(page.getByText('Ends at 19:40.')).toBeVisible()
  })
})
