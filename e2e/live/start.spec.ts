import { bookCheckup } from '../booking-form'
import { answer, expectMode, profile, tab } from '../fixtures'
import { expect, test } from './fixtures'

test.describe('A server as a clinic starts it', () => {
  test('Admin: a booking reaches the desk, and survives a restart', async ({
    enter,
    clinic,
    console: said,
  }) => {
    const admin = await enter('admin')
    const desk = await enter('receptionist')
    await tab(desk, /^Booking Requests/).click()
    const requests = desk.getByRole('tabpanel', { name: /^Booking Requests/ })

    await test.step('the admin books a check-up', async () => {
      await admin.getByRole('link', { name: 'Book Appointment' }).first().click()
      await bookCheckup(admin)
    })

    await test.step('the desk sees it without a reload', async () => {
      await expect(requests).toContainText('Asha Rao')
    })

    await test.step('a dark page is dark before its code has come', async () => {
      await desk.getByRole('switch', { name: 'Dark mode' }).click()
      const loaded = desk.waitForEvent('load')
      await answer(desk, 'OK')
      await loaded
      const other = await desk.context().newPage()
      await other.route('**/assets/*.js', (route) => route.abort())
      await other.goto('/login')
      await expect(other.getByRole('button')).toHaveCount(0)
      await expectMode(other, 'dark')
      await expect.poll(() => other.evaluate(() => document.body.dataset.theme)).toBe('dark')
      await other.close()
      // Chromium's own line for each file that was not loaded.
      for (const line of said.splice(0)) expect(line).toContain('ERR_FAILED')
    })

    await test.step('after a restart both are signed in, and it is still there', async () => {
      await clinic.restart()
      await desk.reload()
      await expect(requests).toContainText('Asha Rao')
      await admin.reload()
      await expect(profile(admin)).toBeVisible()
      // Chromium's own line for each call in between.
      for (const line of said.splice(0)) expect(line).toContain('ERR_CONNECTION_REFUSED')
    })
  })
})
