import { choiceWords } from '@/contracts/choices'
import { answer, expect, expectDialog, press, test } from './fixtures'

test.beforeEach(async ({ page, signIn }) => {
  await signIn('receptionist')
  await page.goto('/')
  await page.getByRole('button', { name: 'Schedule New Appointment' }).click()
  await expectDialog(page, 'Schedule New Appointment')
})

test('the first match of what is typed is taken by Enter, which submits nothing', async ({
  page,
}) => {
  const patient = page.getByRole('combobox', { name: 'Patient' })
  await patient.focus()
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.keyboard.type('Arun T')
  await expect(page.locator('[data-combobox-selected]')).toHaveText('Arun Thomas')
  await page.keyboard.press('Enter')
  await expect(patient).toHaveValue('Arun Thomas')
  await expect(page.getByRole('option')).toHaveCount(0)

  const doctor = page.getByRole('combobox', { name: 'Doctor' })
  await doctor.focus()
  await page.keyboard.type('nobody at all')
  await expect(page.getByText(choiceWords.nothingFound)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText('required')).toHaveCount(0)
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await press(page.getByRole('dialog'), 'Schedule')
  await expect(doctor).toBeFocused()
  await expect(doctor).toHaveAccessibleDescription(choiceWords.noChoice('nobody at all'))
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1)
})

test('the first match is taken by Tab, an arrow leads to the next, and what was chosen stays', async ({
  page,
}) => {
  const doctor = page.getByRole('combobox', { name: 'Doctor' })
  await doctor.focus()
  await page.keyboard.type('k')
  await expect(page.locator('[data-combobox-selected]')).toHaveCount(1)
  const first = (await page.locator('[data-combobox-selected]').textContent()) ?? ''
  await page.keyboard.press('Tab')
  await expect(doctor).toHaveValue(first)
  await expect(doctor).not.toBeFocused()

  await doctor.fill('dr')
  await expect(page.locator('[data-combobox-selected]')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  const second = (await page.getByRole('option').nth(1).textContent()) ?? ''
  await page.keyboard.press('Tab')
  await expect(doctor).toHaveValue(second)

  await doctor.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(doctor).toHaveValue(second)
  await doctor.fill('')
  await page.keyboard.press('Tab')
  await expect(doctor).toHaveValue(second)
  await page.keyboard.press('Escape')
  await answer(page, 'Yes, discard changes')
})
