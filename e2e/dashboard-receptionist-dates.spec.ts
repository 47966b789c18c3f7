import { expectAccessible } from './axe'
import {
  addMedication,
  appointment,
  field,
  fillAppointment,
  openScheduling,
  startAtDesk,
  tab,
} from './desk'
import { answer, expect, press, rowAction, rowOf, test } from './fixtures'

const dateIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())

test.describe('where it is another day than in UTC', () => {
  // 25 hours lie between the two: one of them always has another date.
  const [timezoneId = ''] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'].filter(
    (zone) => dateIn(zone) !== dateIn('UTC'),
  )
  test.use({ timezoneId })

  test('dates are the clinic’s own', async ({ page, signIn }) => {
    await startAtDesk(page, signIn)
    await openScheduling(page)
    await fillAppointment(page, appointment)
    await press(page.getByRole('dialog'), 'Schedule')
    await expect(rowOf(page, 'Zane Cooper', '16:45 on 2027-03-07')).toBeVisible()
    await tab(page, 'Patient Directory').click()
    await rowAction(page, 'Prescribe', 'Priya Nair')
    await field(page, 'Diagnosis').fill('Influenza')
    await addMedication(page, { Name: 'Rest', Dosage: '8 hours', Frequency: 'Daily' })
    await press(page, 'Save')
    await expect(rowOf(page, 'Priya Nair', dateIn(timezoneId), 'Influenza')).toBeVisible()
  })
})

test('a date is picked from a calendar, which Escape closes alone', async ({ page, signIn }) => {
  await startAtDesk(page, signIn)
  const dialog = await openScheduling(page)
  const date = field(dialog, 'Date')
  await date.fill('2027-03-07')
  await press(dialog, 'Open calendar')
  const calendar = page.getByRole('dialog', { name: 'Open calendar' })
  await expect(calendar.getByRole('button', { name: '7 March 2027', exact: true })).toBeVisible()
  await expectAccessible(page, 'the calendar')
  await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Enter')
  await calendar.getByRole('button', { name: '8 March 2027', exact: true }).click()
  await expect(calendar).toBeHidden()
  await expect(date).toHaveValue('2027-03-08')

  await test.step('it is used by keys alone', async () => {
    const day = (name: string) => calendar.getByRole('button', { name, exact: true })
    await date.fill('')
    await press(dialog, 'Open calendar')
    await expect(calendar.locator('button[data-today]')).toBeFocused()
    await page.keyboard.press('Escape')

    await date.fill('2027-03-07')
    await press(dialog, 'Open calendar')
    await expect(day('7 March 2027')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(day('14 March 2027')).toBeFocused()
    await calendar.getByRole('button', { name: 'Choose the month' }).press('Enter')
    await expect(calendar.getByRole('button', { name: 'Mar', exact: true })).toBeFocused()
    await calendar.getByRole('button', { name: 'Choose the year' }).press('Enter')
    await expect(calendar.getByRole('button', { name: '2027' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(
      calendar.getByRole('table').getByRole('button').and(page.locator(':focus')),
    ).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(calendar).toBeHidden()
    await expect(dialog).toBeVisible()
  })

  await test.step('nobody is born tomorrow', async () => {
    await press(dialog, 'Cancel')
    await answer(page, 'Yes, discard changes')
    await tab(page, 'New Registration').click()
    await press(page, 'Open calendar')
    const today = calendar.locator('button[data-today]')
    await expect(today).toBeFocused()
    await expect(calendar.getByRole('button', { name: 'Next month' })).toBeDisabled()
    await page.keyboard.press('ArrowRight')
    await expect(today).toBeFocused()
  })
})
