import { expect, test } from '../fixtures'

const lists = [
  { user: 'receptionist', address: '/?tab=receptionist&view=appointments' },
  { user: 'receptionist', address: '/?tab=receptionist&view=directory' },
  { user: 'doctor', address: '/?tab=doctor&view=appointments' },
  { user: 'admin', address: '/admin/staffs' },
  { user: 'admin', address: '/?tab=admin&view=audit' },
]

/** What our server keeps of orders and bookings folds; the sample's lists are wider than the narrowest tablet. */
const onOurServer = [
  { user: 'lab', address: '/?tab=lab&view=orders' },
  { user: 'lab', address: '/?tab=lab&view=results' },
  { user: 'receptionist', address: '/?tab=receptionist&view=bookings' },
  { user: 'admin', address: '/?tab=admin&view=ranges' },
]

/** A minute at which visits are late, which takes most room in words. */
const minute = 'world=busy-monday&clock=2026-03-02T10:48'

test.describe('Lists', () => {
  for (const keepsRecords of [true, false])
    test(`All roles: all list columns fit on each screen width${keepsRecords ? '' : ', sample host'}`, async ({
      page,
      openWorld,
      signInToSample,
    }) => {
      const open = keepsRecords ? openWorld : signInToSample
      for (const { user, address } of [...lists, ...(keepsRecords ? onOurServer : [])]) {
        const link = `${address}${address.includes('?') ? '&' : '?'}${minute}&as=${user}`
        await open(link)
        const list = page
          .getByRole('region')
          .filter({ has: page.getByRole('table') })
          .first()
        await expect(list.getByRole('cell').first()).toBeVisible()
        for (const width of [768, 1024, 1280, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          await expect
            .poll(
              () => list.evaluate((box) => box.scrollWidth - box.clientWidth),
              `${address}, ${width} px`,
            )
            .toBe(0)
        }
        await page.setViewportSize({ width: 2560, height: 900 })
        await expect.poll(() => list.evaluate((box) => box.clientWidth)).toBeGreaterThan(2190)
      }
    })
})
