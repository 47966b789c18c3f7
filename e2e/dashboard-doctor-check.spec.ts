import { HttpResponse, http } from 'msw'
import { chatMessages } from '@/contracts/chat'
import { prescriptionMessages } from '@/contracts/prescriptions'
import {
  addMedication,
  answerDialog,
  done,
  expectCleared,
  expectKept,
  fillForm,
  openForm,
  recordOf,
  submit,
} from './doctor-form'
import { answer, expect, expectDialog, faults, pick, test } from './fixtures'

const call = 'ask the assistant'

test.beforeEach(async ({ signIn }) => {
  await signIn('doctor')
})

test('the rules’ answer is shown; review keeps everything, proceed saves and clears', async ({
  page,
}) => {
  await openForm(page)
  await pick(page, 'Patient', 'Bella Fernandes')
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
  await expect(dialog.getByRole('list', { name: 'Interactions found' })).toContainText(
    'Warfarin with Aspirin: Bleeding.',
  )
  await expect(done(page)).toContainText('Checked by rules against each other: paracetamol')
  await expect(done(page)).toContainText('Not recognised, and so not checked by rules: Foozol')
  await dialog.getByRole('button', { name: 'Review Medications' }).click()
  await expect(dialog).toBeHidden()
  await expectKept(page, 'Aspirin')

  await submit(page)
  await answer(page, 'Proceed with Prescription')
  const saved = await expectDialog(
    page,
    'Prescription Submitted!',
    'Prescription submitted successfully.',
  )
  await saved.getByRole('button', { name: 'OK' }).click()
  await expect(saved).toBeHidden()
  await expectCleared(page)
  expect(await recordOf(page, 'Bella Fernandes')).toMatchObject({
    Diagnosis: 'Fever',
    'Current Medications': 'Warfarin, Aspirin, Foozol',
  })
})

test('a contraindication takes a reason', async ({ page }) => {
  await fillForm(page, 'Isosorbide mononitrate')
  await addMedication(page, 'Sildenafil')
  await submit(page)
  const dialog = await expectDialog(page, answerDialog, 'Contraindicated')
  const proceed = dialog.getByRole('button', { name: 'Proceed with Prescription' })
  await proceed.click()
  await expect(dialog.getByRole('alert')).toHaveText('Please give a reason')
  await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('radio', { name: 'Other' }).check()
  await dialog.getByLabel('Other reason').fill('   ')
  await proceed.click()
  await expect(dialog.getByRole('alert')).toHaveText('Please give a reason')
  await dialog.getByLabel('Other reason').fill('Never on the same day')
  await page.keyboard.press('Escape')
  await submit(page)
  await expect(dialog.getByLabel('Other reason')).toHaveValue('Never on the same day')
  await proceed.click()
  await expectDialog(page, 'Prescription Submitted!')
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage))
  expect(kept).toContain('Never on the same day')
})

test('what a connected model says stands in the answer', async ({ page, world }) => {
  world.ai.script('These two are fine together in most people.')
  await fillForm(page)
  await submit(page)
  const dialog = await expectDialog(page, answerDialog, 'These two are fine together')
  await expect(dialog).toContainText('that does not mean that they go together')
  await expect(done(page)).toContainText('The connected AI model was asked about: paracetamol')
})

test('a removed medicine is not asked about, and the dialog says so', async ({ page }) => {
  await fillForm(page, 'Aspirin', 'Bella Fernandes')
  await page.getByRole('button', { name: 'Remove Warfarin' }).click()
  const asked = page.waitForRequest('**/api/chat/ai-chat')
  await submit(page)
  expect(JSON.stringify((await asked).postDataJSON())).not.toContain('Warfarin')
  await expectDialog(page, answerDialog)
  await expect(done(page)).toContainText(
    'Removed from the list, and so not part of the check, though on record for Bella Fernandes: Warfarin.',
  )
})

test('a prescription that is being saved can no longer be cancelled', async ({ page, fault }) => {
  await fillForm(page)
  fault(faults.dropped(call))
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/prescription-sample*', async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
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

test('the decision stays in sight, however much there is to read', async ({ page }) => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await fillForm(page, 'Aspirin', 'Bella Fernandes')
    for (const name of ['Ibuprofen', 'Sildenafil', 'Isosorbide mononitrate', 'Foozol'])
      await addMedication(page, name)
    await submit(page)
    await expectDialog(page, answerDialog)
    for (const name of ['Review Medications', 'Proceed with Prescription'])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Review Medications' }).click()
    await page.getByRole('button', { name: 'Clear' }).click()
    await answer(page, 'Yes, discard changes')
  }
})

test('a host that only talks is not taken for one that checks by rules', async ({
  page,
  fault,
}) => {
  fault(faults.answers(call, { response: 'No danger known.' }))
  await fillForm(page)
  await submit(page)
  const dialog = await expectDialog(page, answerDialog, 'No danger known.')
  await expect(done(page)).toContainText(
    'The assistant was asked about: paracetamol, Amoxicillin; not checked by rules.',
  )
  await dialog.getByRole('button', { name: 'Proceed with Prescription' }).click()
  await expectDialog(page, 'Prescription Submitted!', 'not checked by rules')
})

test('an answer may be a bare text', async ({ page, fault }) => {
  fault(http.post('*/api/chat/ai-chat', () => HttpResponse.json('Plain words.')))
  await fillForm(page)
  await submit(page)
  await expectDialog(page, answerDialog, 'Plain words.')
  await expect(done(page)).toContainText('not checked by rules')
})

test('what the local rule knows is told where the check fails', async ({ page, fault }) => {
  fault(faults.dropped(call))
  await fillForm(page, 'Aspirin')
  await addMedication(page, 'Warfarin')
  await submit(page)
  await expectDialog(page, 'Prescription Submitted!', prescriptionMessages.aspirinAndWarfarin)
})

for (const [name, handler, why] of [
  ['is down', faults.dropped(call), 'The server cannot be reached'],
  ['fails', faults.silent(call), chatMessages.failed],
  ['says why it fails', faults.says(call, 503, { error: 'Too busy.' }), 'Too busy.'],
  ['answers nothing', faults.empty(call), 'the assistant gave no answer'],
  [
    'answers without a word',
    faults.answers(call, { response: ' ' }),
    'the assistant gave no answer',
  ],
  ['answers with an error', faults.answers(call, { error: 'No model.' }), 'No model.'],
  ['answers with a page', faults.html(call), 'could not be read'],
] as const)
  test(`where the chat ${name}, the prescription is kept and called unchecked`, async ({
    page,
    fault,
  }) => {
    fault(handler)
    await fillForm(page)
    await submit(page)
    const dialog = await expectDialog(
      page,
      'Prescription Submitted!',
      'No significant drug interactions found, or prescription submitted successfully!',
    )
    await expect(dialog).toContainText(why)
    await expect(dialog).toContainText('This prescription is unchecked (paracetamol, Amoxicillin).')
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expectCleared(page)
    expect(await recordOf(page, 'Priya Nair')).toMatchObject({ Diagnosis: 'Fever' })
  })

test('a slow check can be cancelled, and a late answer changes nothing', async ({
  page,
  fault,
}) => {
  const slow = faults.held(call, { response: 'Too late.' })
  fault(slow.handler)
  await fillForm(page)
  await submit(page)
  const checking = await expectDialog(page, 'Checking…')
  await expect(checking.getByRole('status')).toBeVisible()
  await checking.getByRole('button', { name: 'Cancel' }).click()
  await expect(checking).toBeHidden()
  slow.release()
  await expectKept(page)
  await submit(page)
  await expectDialog(page, answerDialog, 'Too late.')
  await page.keyboard.press('Escape')
  await expectKept(page)
})

test('a page that is left or loaded anew while it asks keeps the form, and no prescription', async ({
  page,
  fault,
}) => {
  const slow = faults.held(call, { response: 'Too late.' })
  fault(slow.handler)
  await fillForm(page)
  await submit(page)
  await expectDialog(page, 'Checking…')
  await page.reload()
  await expectKept(page)
  expect(await recordOf(page, 'Priya Nair')).not.toMatchObject({ Diagnosis: 'Fever' })
  slow.release()
})

test('the end of the session keeps no prescription', async ({ page, fault }) => {
  fault(faults.sessionRefused(call))
  await fillForm(page)
  await submit(page)
  await expect(page).toHaveURL(/\/login/)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Amoxicillin')
})
