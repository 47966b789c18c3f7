import type { Page } from '@playwright/test'
import { bookingMessages } from '@shared/contracts/bookings'
import { expectToast, field, pick, press } from './fixtures'
import { word } from './word'

/** Fills the open form for a booking, and books a check-up for Asha Rao. */
export const bookCheckup = word('bookCheckup', async (page: Page) => {
  await field(page, 'First Name').fill('Asha')
  await field(page, 'Last Name').fill('Rao')
  await pick(page, 'Gender', 'Female')
  await field(page, 'Mobile').fill('9876543210')
  await field(page, 'Email').fill('asha@rounds.example')
  await field(page, 'Age').fill('34')
  await page.getByRole('radio', { name: 'Health Checkup' }).check()
  await field(page, 'Message').fill('Tired since March')
  await press(page.getByRole('main'), 'Book Appointment')
  await expectToast(page, bookingMessages.booked)
})
