import { clinicMessages } from '@/contracts/clinic'
import { clinicToday } from '@/lib/clinic-date'
import { expectAccessible } from './axe'
import { button, tab } from './desk'
import { expect, expectDialog, expectToast, press, rowOf, test } from './fixtures'

test('what the admin writes of the clinic stands on a slip and on the day’s list', async ({
  page,
  signInToRecords,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  await signInToRecords('admin')
  await page.goto('/')
  await tab(page, 'Clinic').click()
  const clinic = page.getByRole('region', { name: 'The clinic on paper' })
  await expect(clinic).toContainText('Not written yet')
  await press(page, 'Edit')
  const form = await expectDialog(page, 'The clinic on paper')
  await expectAccessible(page, 'clinic')
  await press(form, 'Save')
  await expect(form).toContainText(clinicMessages.nameRequired)
  await form.getByRole('textbox', { name: 'Clinic Name' }).fill('Elm Street Clinic')
  await form.getByRole('textbox', { name: 'Address' }).fill('4 Elm Street\nPune 411001')
  await form.getByRole('textbox', { name: 'Phone' }).fill('020 5550 17')
  await press(form, 'Save')
  await expectToast(page, clinicMessages.saved)
  await expect(clinic).toContainText('4 Elm Street Pune 411001')

  await signInToRecords('receptionist')
  await page.goto('/')
  const row = rowOf(page, 'Tomas Novotny, no. 20')
  await row.getByTitle(/^View appointment/).click()
  await expectDialog(page, /^Appointment no/)
  await press(page, 'Print slip')
  const slip = page.getByRole('article', { name: 'Appointment slip to print' })
  await page.emulateMedia({ media: 'print' })
  for (const text of [
    'Elm Street Clinic',
    'Tomas Novotny, no. 20',
    'Dr. Elena Petrova',
    '020 5550 17',
  ])
    await expect(slip).toContainText(text)
  await expect(slip).not.toContainText('Ear infection')
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  await page.keyboard.press('Escape')

  await button(page, 'Print the day by doctor').click()
  const list = page.getByRole('article', { name: 'Appointments to print' })
  // A paper is narrower than the screen: what the toolbar shows then is another thing.
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  await expect(list.getByRole('heading')).toContainText(clinicToday())
  await expect(list).toContainText('12 appointments, 2 cancelled and not listed')
  const doctors = list.getByRole('rowheader')
  await expect(doctors.first()).toHaveText('Dr. Daniel Reyes (3)')
  await expect(doctors.nth(1)).toHaveText('Dr. Elena Petrova (1)')
  await expect(list.getByRole('row').nth(2)).toContainText(
    '08:30Arun Thomas232Shoulder painCompleted',
  )

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  await expect(list).toHaveCount(0)
  await button(page, 'More').click()
  await page.getByRole('menuitem', { name: 'Print the day by doctor' }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(list).toContainText('12 appointments, 2 cancelled and not listed')
  await expect(list).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/?layout=grid')
  await button(page, 'Print the grid').click()
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article', { name: 'Day grid to print' })).toBeVisible()
})
