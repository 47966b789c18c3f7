import { expect, test } from './fixtures'

const lists = [
  { user: 'receptionist', address: '/?tab=receptionist&view=appointments' },
  { user: 'receptionist', address: '/?tab=receptionist&view=directory' },
  { user: 'doctor', address: '/?tab=doctor&view=appointments' },
  { user: 'admin', address: '/admin/staffs' },
]

for (const host of ['our server', 'a host that keeps no records'])
  test(`on a tablet no list is swiped sideways, and a wall screen is used: ${host}`, async ({
    page,
    signIn,
    signInToRecords,
  }) => {
    for (const { user, address } of lists) {
      await (host === 'our server' ? signInToRecords : signIn)(user)
      await page.goto(address)
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
