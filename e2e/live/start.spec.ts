import type { Page } from '@playwright/test'
import { bookingMessages } from '@/contracts/bookings'
import { expectToast, pick } from '../fixtures'
import { expect, test } from './fixtures'

const field = (page: Page, name: string) => page.getByRole('textbox', { name })

test.describe('A server as a clinic starts it', () => {
  test('Admin: a booking reaches the desk, and is there after a restart', async ({
    enter,
    clinic,
    console: said,
  }) => {
    const admin = await enter('admin')
    const desk = await enter('receptionist')
    await desk.getByRole('tab', { name: /^Booking Requests/ }).click()
    const requests = desk.getByRole('tabpanel', { name: /^Booking Requests/ })

    await test.step('the admin books a check-up', async () => {
      await admin.getByRole('link', { name: 'Book Appointment' }).first().click()
      await field(admin, 'First Name').fill('Asha')
      await field(admin, 'Last Name').fill('Rao')
      await pick(admin, 'Gender', 'Female')
      await field(admin, 'Mobile').fill('9876543210')
      await field(admin, 'Email').fill('asha@rounds.example')
      await field(admin, 'Age').fill('34')
      await admin.getByRole('radio', { name: 'Health Checkup' }).check()
      await field(admin, 'Message').fill('Tired since March')
      await admin.getByRole('main').getByRole('button', { name: 'Book Appointment' }).click()
      await expectToast(admin, bookingMessages.booked)
    })

    await test.step('the desk sees it without a reload', async () => {
      await expect(requests).toContainText('Asha Rao')
    })

    await test.step('after a restart both are signed in, and it is still there', async () => {
      await clinic.restart()
      await desk.reload()
      await expect(requests).toContainText('Asha Rao')
      await admin.reload()
      await expect(admin.getByRole('button', { name: /profile/i })).toBeVisible()
      // Chromium's own line for each call in between.
      for (const line of said.splice(0)) expect(line).toContain('ERR_CONNECTION_REFUSED')
    })
  })
})
