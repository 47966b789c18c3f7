import {
  expect,
  expectDialog,
  expectRetry,
  expectRow,
  heading,
  press,
  rowAction,
  test,
  unreachable,
} from './fixtures'

// Clinics of links under the mocks, as a copied test opens them (docs/qa.md).

test('opens the clinic of a link, at its minute, as its person', async ({ page, openWorld }) => {
  await openWorld('/?world=busy-monday&clock=2026-03-02T09:55&as=receptionist')
  await expect(heading(page, 'Dashboard')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Eva Horvat' })).toHaveCount(0)
  await page.getByRole('searchbox').fill('Eva Horvat')
  await rowAction(page, 'Check-In', 'Eva Horvat, no. 30')
  await press(page, 'Schedule New Appointment')
  await expectDialog(page, 'Schedule New Appointment')
  expect(await page.evaluate(() => new Date().toISOString())).toMatch(/^2026-03-02T09:5[5-7]/)
})

test('opens it with its fault', async ({ page, openWorld, healed }) => {
  await openWorld('/admin/roles?world=quiet&as=admin&fault=dropped:list-roles')
  await expectRetry(page, unreachable, healed)
  await expectRow(page, 'Manager')
})
