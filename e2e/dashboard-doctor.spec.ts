import { prescriptionMessages } from '@/contracts/prescriptions'
import { expectAccessible } from './axe'
import {
  addMedication,
  expectCleared,
  expectKept,
  fillForm,
  fillOpenForm,
  newList,
  openForm,
  recordOf,
  submit,
  takenList,
} from './doctor-form'
import { answer, expect, expectDialog, expectRow, pick, press, test } from './fixtures'

test.beforeEach(async ({ signIn }) => {
  await signIn('doctor')
})

test('the day in figures, appointments and recent patients', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('tab', { name: 'Doctor' })).toHaveAttribute('aria-selected', 'true')
  const rows = page.getByRole('table', { name: "Today's appointments" }).locator('tbody tr')
  await expect(rows.filter({ hasText: 'Knee pain' })).toContainText('confirmed')
  await expect(rows.filter({ hasText: 'Back pain' })).toContainText('pending')
  // Which is another doctor's.
  await expect(rows.filter({ hasText: 'Diabetes review' })).toBeHidden()
  const figures = page.locator('dl')
  for (const label of ["Today's Patients", 'This Week', 'Prescriptions', 'Referrals'])
    await expect(figures).toContainText(label)
  await expect(figures.getByRole('definition').first()).toHaveText(String(await rows.count()))

  await page.getByRole('tab', { name: 'Recent Patients' }).click()
  await expectRow(page, 'Priya Nair', 'Osteoarthritis of the knee')
  await expect(page).toHaveURL(/view=recent/)
})

test('the form wants a medication and a patient, and warns while it is typed', async ({ page }) => {
  await openForm(page)
  await expect(takenList(page)).toContainText('paracetamol')
  await expect(takenList(page)).toContainText('500mg, every 4-5 hours')
  await submit(page)
  await expect(page.getByRole('alert')).toHaveText(
    'Please add at least one medication before submitting.',
  )
  await expect(page.getByText('Please select a patient')).toBeVisible()
  await addMedication(page, 'Amoxicillin')
  await expect(page.getByRole('alert')).toBeHidden()
  const hint = page.getByText(prescriptionMessages.notToday)
  await expect(hint).toBeHidden()
  await page.getByLabel('Date').fill('1899-01-01')
  await expect(hint).toBeVisible()
  await page.getByLabel('Date').fill('2026-02-30')
  await expect(hint).toBeHidden()
  await submit(page)
  await expect(page.getByText('Please enter a date as YYYY-MM-DD')).toBeVisible()

  await press(page, 'Clear')
  await answer(page, 'Yes, discard changes')
  await test.step('aspirin beside warfarin is warned of while it is typed', async () => {
    const warning = prescriptionMessages.aspirinAndWarfarin
    await pick(page, 'Patient', 'Bella Fernandes')
    await expect(takenList(page).getByRole('listitem')).toHaveText([/^paracetamol/, /^Warfarin/])
    await page.getByRole('button', { name: 'Add Medication' }).click()
    const dialog = await expectDialog(page, 'Add Medication', /Bella Fernandes, \d+ years/)
    await dialog.getByLabel('Name').pressSequentially('Baby Aspiri')
    await expect(dialog.getByText(warning)).toBeHidden()
    await dialog.getByLabel('Name').press('n')
    await expect(dialog.getByText(warning)).toBeVisible()
    await dialog.getByLabel('Dosage').fill('75 mg')
    await dialog.getByLabel('Frequency').fill('Once daily')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText(warning)).toBeVisible()
    await page.getByRole('button', { name: 'Remove Warfarin' }).click()
    await expect(page.getByText(warning)).toBeHidden()
    await expect(page.getByText('and not in this list: Warfarin')).toBeVisible()
    await page.getByRole('button', { name: 'Take Over From Records' }).click()
    await expect(page.getByText(warning)).toBeVisible()

    await pick(page, 'Patient', 'Farah Khan')
    await expect(takenList(page).getByRole('listitem')).toHaveText([
      /^paracetamol/,
      /^Levothyroxine/,
    ])
    await expect(page.getByText(warning)).toBeHidden()
  })

  await test.step('a diagnosis left empty stays as it is on record', async () => {
    await pick(page, 'Patient', 'Arun Thomas')
    await addMedication(page, 'Cetirizine')
    await submit(page)
    await answer(page, 'Proceed with Prescription')
    await page.getByRole('button', { name: 'OK' }).click()
    expect(await recordOf(page, 'Arun Thomas')).toMatchObject({ Diagnosis: 'Type 2 diabetes' })
  })
})

test('says before Submit that there is too much to be checked at once', async ({ page }) => {
  await fillForm(page)
  const warning = page.getByText(prescriptionMessages.questionTooLong)
  const long = 'x'.repeat(200)
  for (let count = 0; count < 9; count += 1) await addMedication(page, long, long)
  await expect(warning).toBeHidden()
  await addMedication(page, long, long)
  await expect(warning).toBeVisible()
})

test('from Patient to Proceed by keyboard alone', async ({ page }) => {
  await page.goto('/?view=prescription')
  await page.getByRole('combobox', { name: 'Patient' }).focus()
  await page.keyboard.type('Priya')
  await expect(page.getByRole('option', { name: 'Priya Nair' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Patient' })).toHaveValue('Priya Nair')
  await page.getByRole('button', { name: 'Add Medication' }).focus()
  await page.keyboard.press('Enter')
  const dialog = await expectDialog(page, 'Add Medication')
  await expect(dialog.getByLabel('Name')).toBeFocused()
  for (const text of ['Amoxicillin', '500 mg', 'Twice daily']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(newList(page)).toContainText('Amoxicillin')
  await expect(page.getByRole('button', { name: 'Add Medication' })).toBeFocused()
  await page.getByRole('button', { name: 'Submit' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Review Medications' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectDialog(page, 'Prescription Submitted!')
  await expect(page.getByRole('button', { name: 'OK' })).toBeFocused()
})

test('what is typed survives another tab and a reload', async ({ page }) => {
  await fillForm(page)
  await page.getByRole('tab', { name: 'Recent Patients' }).click()
  await page.getByRole('tab', { name: 'New Prescription' }).click()
  await expectKept(page)
  await page.getByRole('button', { name: 'Add Medication' }).click()
  const dialog = await expectDialog(page, 'Add Medication')
  await dialog.getByLabel('Name').fill('Ibup')
  await page.reload()
  await expectKept(page)
  await expect(page.getByRole('combobox', { name: 'Patient' })).toHaveValue('Priya Nair')
  await page.getByRole('button', { name: 'Add Medication' }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue('Ibup')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await answer(page, 'Yes, discard changes')
  await page.getByRole('button', { name: 'Add Medication' }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue('')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Clear' }).click()
  await answer(page, 'Yes, discard changes')
  await expectCleared(page)
  await page.reload()
  await expectCleared(page)
})

test('axe finds nothing', async ({ page }) => {
  const narrow = { width: 390, height: 844 }
  const wide = { width: 1440, height: 900 }
  await page.setViewportSize(wide)
  await page.goto('/')
  await expect(page.getByRole('cell', { name: 'Back pain' })).toBeVisible()
  await expectAccessible(page, 'appointments')
  await page.getByRole('tab', { name: 'New Prescription' }).click()
  await fillOpenForm(page, 'Isosorbide mononitrate', 'Bella Fernandes')
  await addMedication(page, 'Sildenafil')
  await addMedication(page, 'Foozol')
  await page.setViewportSize(narrow)
  await expectAccessible(page, 'form')
  await submit(page)
  await page.getByRole('button', { name: 'Proceed with Prescription' }).click()
  await expect(page.getByText('Please give a reason')).toBeVisible()
  await expectAccessible(page, 'reason')
  await page.setViewportSize(wide)
  await page.getByRole('radio', { name: 'The benefit outweighs the risk' }).check()
  await page.getByRole('button', { name: 'Proceed with Prescription' }).click()
  await expectDialog(page, 'Prescription Submitted!')
  await expectAccessible(page, 'submitted')
})
