import { patientMessages } from '@/contracts/patients'
import { counters, field, search, startAtDesk, tab } from './desk'
import { expect, expectToast, pick, press, readTable, rowAction, rowOf, test } from './fixtures'

test.beforeEach(async ({ page, signIn }) => startAtDesk(page, signIn))

test('registers a patient by the rules, and shows them in the directory', async ({ page }) => {
  await tab(page, 'New Registration').click()
  await press(page, 'Register')
  await expect(page.getByRole('alert')).toHaveText(patientMessages.registrationIncomplete)
  await expect(field(page, 'Name')).toHaveAccessibleDescription(patientMessages.nameRequired)
  await expect(field(page, 'Name')).toBeFocused()
  await field(page, 'Name').fill('Wilma Storm')
  for (const age of ['-1', '3.5', '131', 'ten']) {
    await field(page, 'Age').fill(age)
    await press(page, 'Register')
    await expect(field(page, 'Age')).toHaveAccessibleDescription(patientMessages.ageInvalid)
  }
  await field(page, 'Age').fill('0')
  await field(page, 'Contact').fill('1')
  await expect(page.getByText(patientMessages.contactUnlikely)).toBeHidden()
  await field(page, 'Contact').press('Tab')
  await expect(page.getByText(patientMessages.contactUnlikely)).toBeVisible()
  await field(page, 'Contact').fill('9000000001')
  await field(page, 'Date of Birth').fill('1990-01-01')
  await expect(page.getByText('By the date of birth, the age is')).toBeVisible()
  await field(page, 'Date of Birth').fill('2999-01-01')
  await page.reload()
  await expect(field(page, 'Name')).toHaveValue('Wilma Storm')
  await pick(page, 'Gender', 'Female')
  await press(page, 'Register')
  await expect(field(page, 'Date of Birth')).toHaveAccessibleDescription(
    patientMessages.birthDateInvalid,
  )
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page.getByText('By the date of birth, the age is')).toBeHidden()
  await field(page, 'Date of Birth').fill('')
  await tab(page, 'Appointments').click()
  await tab(page, 'New Registration').click()
  await press(page, 'Register')
  await expectToast(page, patientMessages.registered)
  await expect(
    rowOf(page, 'Wilma Storm', '0', 'Female', '9000000001', 'New Patient Registration'),
  ).toBeFocused()
  expect((await counters(page))['Total Patients']).toBe(41)
  await tab(page, 'New Registration').click()
  await expect(field(page, 'Name')).toHaveValue('')

  await test.step('warns of somebody of the same name and contact, and registers all the same', async () => {
    await field(page, 'Name').fill(' priya nair')
    await field(page, 'Date of Birth').fill('1982-03-13')
    await expect(page.getByText(patientMessages.similar)).toBeVisible()
    await expect(page.getByText(/Priya Nair, \d+ years, 9018159083/)).toBeVisible()
    await field(page, 'Date of Birth').fill('1982-03-14')
    await expect(page.getByText(patientMessages.similar)).toBeHidden()
    await field(page, 'Contact').fill('9018159083')
    await expect(page.getByText(patientMessages.similar)).toBeVisible()
    await field(page, 'Age').fill('44')
    await pick(page, 'Gender', 'Female')
    await press(page, 'Register')
    await expectToast(page, patientMessages.registeredBeside([1]))
    await expect(page.getByText('1 - 2 of 2')).toBeVisible()
    await expect(rowOf(page, 'Priya Nair, no. 1', '9018159083')).toBeVisible()
    await rowAction(page, 'Prescribe', 'priya nair, no. 42')
    await expect(tab(page, 'New Prescription')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText(patientMessages.noneOnRecord)).toHaveCount(2)
    await expect(page.getByText('no. 42, born 1982-03-14, contact 9018159083')).toBeVisible()
  })

  await test.step('finds patients by name or contact, and by gender', async () => {
    await tab(page, 'Patient Directory').click()
    await expect(rowOf(page, 'Priya Nair, no. 1')).toBeVisible()
    expect(Object.keys((await readTable(page))[0] ?? {})).toEqual([
      'Name',
      'Age',
      'Gender',
      'Contact',
      'Last Visit',
      'Diagnosis',
      'Action',
    ])
    await search(page).fill('7860913')
    await expect(page.getByText('1 - 1 of 1')).toBeVisible()
    await expect(rowOf(page, 'Arun Thomas', '7860913909', 'Male')).toBeVisible()
    await search(page).fill('')
    await pick(page, 'Gender', 'Other')
    await expect(page.getByText('1 - 2 of 2')).toBeVisible()
    await expect(rowOf(page, 'Zane Cooper', 'Other')).toBeVisible()
  })
})
