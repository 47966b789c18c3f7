import { desktop, phone, test } from './axe'
import { addMedication } from './doctor-form'
import { answer, button, expect, expectDialog, pick, press, tab } from './fixtures'

test.describe('Accessibility', () => {
  test('Doctor and patient: the day, a prescription, results and the own record', async ({
    page,
    openWorld,
    check,
  }) => {
    await test.step('the doctor’s day', async () => {
      await openWorld('/?world=demo&as=doctor')
      await expect(page.getByRole('region', { name: 'Critical results' })).toBeVisible()
      await check('the doctor’s day with critical results')
      await tab(page, 'Recent Patients').click()
      await expect(page.getByRole('table', { name: 'Recent patients' })).toBeVisible()
      await check('recent patients')
    })

    await test.step('a prescription', async () => {
      await tab(page, 'New Prescription').click()
      await pick(page, 'Patient', 'Bella Fernandes')
      await page.getByLabel('Diagnosis').fill('Angina')
      await addMedication(page, 'Isosorbide mononitrate')
      await addMedication(page, 'Sildenafil')
      await addMedication(page, 'Foozol')
      await check('prescription')
      await page.setViewportSize(phone)
      await check('prescription, narrow')
      await press(page, 'Submit')
      await press(page, 'Proceed with Prescription')
      await expect(page.getByText('Please give a reason')).toBeVisible()
      await check('check of the prescription, narrow')
      await page.setViewportSize(desktop)
      await page.getByRole('radio', { name: 'The benefit outweighs the risk' }).check()
      await press(page, 'Proceed with Prescription')
      await expectDialog(page, 'Prescription Submitted!')
      await check('prescription submitted')
      await answer(page, 'OK')
    })

    await test.step('a patient’s page', async () => {
      await page.goto('/patient/39')
      await expect(page.getByRole('note').filter({ hasText: 'A critical result' })).toBeVisible()
      await check('results of a patient')
      await press(page, 'Order Tests')
      await press(await expectDialog(page, 'Order Tests'), 'Order')
      await check('ordering tests')
      await page.keyboard.press('Escape')
      await press(page, 'Allergies')
      await expectDialog(page, /^Allergies of/)
      await check('allergies')
      await page.keyboard.press('Escape')
      await button(page, 'Close Record').click({ force: true })
      await expect(page.getByRole('list', { name: /^Who can give you/ })).toBeVisible()
      await check('why a control is disabled')
      await page.goto('/patient/3')
      await button(page, /^View prescription/)
        .first()
        .click()
      await expectDialog(page, /^Prescription no\./)
      await check('a prescription of before')
    })

    await test.step('the patient’s own', async () => {
      await openWorld('/?world=demo&as=patient')
      await expect(page.getByRole('region', { name: 'Your record' })).toBeVisible()
      await check('own record and appointments')
      await tab(page, 'Prescriptions').click()
      await expect(page.getByRole('table', { name: 'Prescriptions', exact: true })).toBeVisible()
      await check('own prescriptions')
      await press(page, 'Request Prescription')
      const form = await expectDialog(page, 'Request Prescription')
      await press(form, 'Send Request')
      await check('requesting a prescription')
      await page.keyboard.press('Escape')
      await tab(page, 'Test Results').click()
      await expect(page.getByRole('tabpanel', { name: 'Test Results' })).toBeVisible()
      await check('own results')
      await tab(page, 'Who Opened My Record').click()
      await expect(page.getByRole('tabpanel', { name: 'Who Opened My Record' })).toBeVisible()
      await check('who opened the own record')
      await page.setViewportSize(phone)
      await check('who opened the own record, narrow')
    })
  })
})
