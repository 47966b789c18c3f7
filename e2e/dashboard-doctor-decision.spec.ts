import {
  addMedication,
  answerDialog,
  done,
  expectCleared,
  expectKept,
  fillForm,
  found,
  notChecked,
  openForm,
  recordOf,
  submit,
} from './doctor-form'
import { answer, expect, expectDialog, faults, pick, press, test } from './fixtures'

test.beforeEach(async ({ signIn }) => {
  await signIn('doctor')
})

test('the rules’ answer is shown; review keeps everything, proceed saves and clears', async ({
  page,
}) => {
  await openForm(page)
  await pick(page, 'Patient', 'Bella Fernandes')
  const whom = /Bella Fernandes, \d+ years, Female, no\. \d+, born \d{4}-\d\d-\d\d, contact \S+/
  await expect(page.getByText(whom)).toBeVisible()
  await page.getByLabel('Diagnosis').fill('Fever')
  await addMedication(page, 'Aspirin')
  await addMedication(page, 'Foozol')
  const asked = page.waitForRequest('**/api/chat/ai-chat')
  await submit(page)
  const question = String(Object.values((await asked).postDataJSON()))
  expect(question).toContain('taking: paracetamol (500mg, every 4-5 hours); Warfarin')
  expect(question).toContain('New medications: Aspirin (75 mg, Once daily)')
  expect(question).toContain('1-2 sentences')
  expect(question).not.toContain('Bella')

  const dialog = await expectDialog(page, answerDialog, 'The interaction rules name 1 danger')
  await expect(dialog).toContainText(whom)
  await expect(found(page)).toContainText('Warfarin with Aspirin:')
  await expect(done(page)).toContainText(
    'Checked by rules against each other, as far as they go: paracetamol',
  )
  await expect(notChecked(page)).toContainText('Foozol: not recognised, and so not checked')
  await dialog.getByRole('button', { name: 'Review Medications' }).click()
  await expect(dialog).toBeHidden()
  await expectKept(page, 'Aspirin')

  await submit(page)
  await dialog.getByRole('radio', { name: 'The patient will be monitored' }).check()
  await answer(page, 'Proceed with Prescription')
  const saved = await expectDialog(
    page,
    'Prescription Submitted!',
    'Prescription submitted successfully.',
  )
  await expect(saved).toContainText(whom)
  await saved.getByRole('button', { name: 'OK' }).click()
  await expect(saved).toBeHidden()
  await expectCleared(page)
  expect(await recordOf(page, 'Bella Fernandes')).toMatchObject({
    Diagnosis: 'Fever',
    'Current Medications': 'Warfarin, Aspirin, Foozol',
  })

  await test.step('a medicine that the patient is allergic to takes a reason, and is kept', async () => {
    await page.getByRole('tab', { name: 'New Prescription' }).click()
    await pick(page, 'Patient', 'Arun Thomas')
    await expect(page.getByText('Allergies: Penicillin')).toBeVisible()
    await page.getByLabel('Diagnosis').fill('Tonsillitis')
    await page.getByRole('button', { name: 'Add Medication' }).click()
    const adding = await expectDialog(page, 'Add Medication', 'Allergies: Penicillin')
    await adding.getByLabel('Name').pressSequentially('amoxi')
    await page.getByRole('option', { name: 'amoxicillin', exact: true }).click()
    await expect(adding.getByText('Known to the check: amoxicillin.')).toBeVisible()
    await adding.getByLabel('Name').fill('amoxzz')
    await expect(adding.getByText('Not known to the check.')).toBeVisible()
    await adding.getByLabel('Name').fill('Amoxicillin 500 mg')
    await adding.getByLabel('Dosage').fill('500 mg')
    await adding.getByLabel('Frequency').fill('1-1-1')
    await press(adding, 'Add')
    await submit(page)
    await expect(dialog).toContainText('Allergies: Penicillin')
    await expect(found(page)).toContainText('Contraindicated')
    await expect(found(page)).toContainText('Amoxicillin 500 mg and the allergy “Penicillin”: ')
    await press(dialog, 'Proceed with Prescription')
    await expect(dialog.getByRole('alert')).toHaveText('Please give a reason')
    await dialog.getByRole('radio', { name: 'The patient has tolerated it before' }).check()
    await press(dialog, 'Proceed with Prescription')
    await expectDialog(page, 'Prescription Submitted!')
    const kept = await page.evaluate(() => JSON.stringify(sessionStorage))
    expect(kept).toContain('Penicillin: Amoxicillin 500 mg')
  })
})

test('a contraindication takes a reason, in sight however much there is to read', async ({
  page,
}) => {
  await fillForm(page, 'Aspirin', 'Bella Fernandes')
  for (const name of ['Ibuprofen', 'Sildenafil', 'Isosorbide mononitrate', 'Foozol'])
    await addMedication(page, name)
  await submit(page)
  const dialog = await expectDialog(page, answerDialog, 'Contraindicated')
  const proceed = dialog.getByRole('button', { name: 'Proceed with Prescription' })
  const missing = dialog.getByRole('alert').getByText('Please give a reason', { exact: true })
  await proceed.click()
  await expect(missing).toBeVisible()
  await expect(missing).toBeInViewport({ ratio: 1 })
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    for (const name of ['Review Medications', 'Proceed with Prescription'])
      await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
  await dialog.getByRole('radio', { name: 'Other' }).check()
  await dialog.getByLabel('Other reason').fill('   ')
  await proceed.click()
  await expect(missing).toBeVisible()
  await dialog.getByLabel('Other reason').fill('Never on the same day')
  await page.keyboard.press('Escape')
  await submit(page)
  await expect(dialog.getByLabel('Other reason')).toHaveValue('Never on the same day')
  await proceed.click()
  await expectDialog(page, 'Prescription Submitted!')
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage))
  expect(kept).toContain('Never on the same day')
})

test('a prescription that is being saved can no longer be cancelled', async ({ page, fault }) => {
  fault(faults.dropped('ask the assistant'))
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  // A host that keeps prescriptions, and is slow to.
  await page.addInitScript(() => {
    const answer = JSON.parse(localStorage.getItem('userInfo') ?? '{}')
    localStorage.setItem('userInfo', JSON.stringify({ ...answer, records: ['prescriptions'] }))
  })
  await page.route('**/api/prescriptions/counts', (route) => route.fulfill({ json: { total: 3 } }))
  await page.route('**/api/prescriptions', async (route) => {
    await held
    const sent = route.request().postDataJSON()
    await route.fulfill({
      status: 201,
      json: { ...sent, id: 'p-4', number: 4, patientName: 'Priya Nair' },
    })
  })
  await fillForm(page)
  await submit(page)
  const saving = await expectDialog(page, 'Saving…')
  await page.keyboard.press('Escape')
  await expect(saving).toBeVisible()
  release()
  const saved = await expectDialog(page, 'Prescription Submitted!')
  await expect(saved.getByRole('button', { name: 'OK' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectCleared(page)
})
