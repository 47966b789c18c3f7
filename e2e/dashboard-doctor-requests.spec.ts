import { expectKept, fillForm, newList, submit } from './doctor-form'
import { answer, expect, test } from './fixtures'

test.beforeEach(async ({ signIn }) => {
  await signIn('doctor')
})

test('a patient’s request is taken up, and gone once it is prescribed', async ({ page }) => {
  const appointments = page.getByRole('tab', { name: 'Appointments' })
  const requests = page.getByRole('table', { name: 'Prescription requests' })
  const request = requests.getByRole('row').filter({ hasText: 'Farah Khan' })
  await test.step('it does not sweep away what is typed for somebody else', async () => {
    await fillForm(page)
    await appointments.click()
    await expect(request).toContainText('Levothyroxine 75 mcg')
    await expect(page.locator('dl')).toContainText('on record, 1 requested')
    await page.getByRole('button', { name: 'Take Up request of Farah Khan' }).click()
    const patient = page.getByRole('combobox', { name: 'Patient' })
    await expect(patient).toHaveValue('Farah Khan')
    await expect(page.getByLabel('Diagnosis')).toHaveValue('')
    await expect(newList(page).getByRole('listitem')).toHaveText(/^Levothyroxine/)
    await page.getByRole('button', { name: 'For Priya Nair' }).press('Enter')
    await expect(page.getByLabel('Diagnosis')).toBeFocused()
    await expect(patient).toHaveValue('Priya Nair')
    await expectKept(page)
  })

  await appointments.click()
  await request.getByRole('button', { name: 'Take Up' }).press('Enter')
  await expect(page.getByRole('combobox', { name: 'Patient' })).toHaveValue('Farah Khan')
  await expect(page.getByText('Requested by the patient: Levothyroxine 75 mcg')).toBeFocused()
  await expect(newList(page)).toContainText('Levothyroxine 75 mcg, Once daily')
  await submit(page)
  await answer(page, 'Proceed with Prescription')
  await page.getByRole('button', { name: 'OK' }).click()
  await appointments.click()
  await expect(page.getByRole('cell', { name: 'Back pain' })).toBeVisible()
  await expect(requests).toBeHidden()
})
