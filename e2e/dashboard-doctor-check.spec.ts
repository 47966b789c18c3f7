import { prescriptionMessages } from '@/contracts/prescriptions'
import {
  answerDialog,
  done,
  expectCleared,
  expectKept,
  fillForm,
  fillOpenForm,
  found,
  notChecked,
  recordOf,
  submit,
} from './doctor-form'
import { expect, expectDialog, faults, press, test } from './fixtures'

// As most people have it: clicks and keys come while dialogs still open and close.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const call = 'ask the assistant'

test.beforeEach(async ({ signIn }) => {
  await signIn('doctor')
})

test('the dialog says who was asked about what, and what was not', async ({
  page,
  world,
  fault,
}) => {
  world.ai.script('These two are fine together in most people.')
  await fillForm(page, 'Aspirin', 'Bella Fernandes')
  await page.getByRole('button', { name: 'Remove Warfarin' }).click()
  const asked = page.waitForRequest('**/api/chat/ai-chat')
  await submit(page)
  const dialog = await expectDialog(page, answerDialog, 'These two are fine together')
  await test.step('what a connected model says stands in the answer', () =>
    expect(done(page)).toContainText('The connected AI model was asked about: paracetamol'))

  await test.step('a removed medicine is not asked about', async () => {
    expect(JSON.stringify((await asked).postDataJSON())).not.toContain('Warfarin')
    await expect(notChecked(page)).toContainText(
      'Warfarin: removed from the list, and so not part of the check, though on record for Bella Fernandes.',
    )
    await press(dialog, 'Review Medications')
    await press(page, 'Take Over From Records')
  })

  await test.step('a host that only talks is no reason not to check by rules', async () => {
    fault(faults.answers(call, { response: 'No danger known.' }))
    await submit(page)
    await expect(dialog).toContainText('No danger known.')
    await expect(found(page)).toContainText('Warfarin with Aspirin')
    await expect(done(page)).toContainText('The assistant was asked about: paracetamol')
    await dialog.getByRole('radio').first().check()
    await press(dialog, 'Proceed with Prescription')
    await expectDialog(page, 'Prescription Submitted!', 'Prescription submitted successfully.')
  })
})

test('what was not checked is told, and checked again or asked about', async ({ page, fault }) => {
  fault(faults.dropped(call))
  const rules = '**/assets/interactions-*.js'
  await page.route(rules, (route) => route.abort())

  await test.step('rules that cannot be loaded have checked nothing, and are asked for again', async () => {
    await fillForm(page)
    await submit(page)
    const dialog = await expectDialog(page, answerDialog)
    await expect(notChecked(page)).toContainText(
      'The check by the rules failed: nothing was checked',
    )
    await page.unroute(rules)
    await press(dialog, 'Check again')
    const submitted = 'Prescription Submitted!'
    await press(await expectDialog(page, submitted, prescriptionMessages.noInteraction), 'OK')
    await expectCleared(page)
  })

  await test.step('a medicine unknown is asked about before it is saved, however often it is clicked', async () => {
    await fillOpenForm(page, 'Foozol')
    const submitButton = page.getByRole('button', { name: 'Submit' })
    await submitButton.scrollIntoViewIfNeeded()
    const box = await submitButton.boundingBox()
    if (!box) throw new Error('The button is not on the screen')
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, { delay: 75 })
    const asked = await expectDialog(page, answerDialog)
    await expect(notChecked(page)).toContainText('Foozol: not recognised, and so not checked.')
    await expect(done(page)).toContainText('The assistant could not be asked')
    const calls = page.waitForRequest('**/api/chat/ai-chat')
    await asked.getByRole('button', { name: 'Check again' }).click()
    await calls
    await expectDialog(page, answerDialog)
    await expect(notChecked(page)).toContainText('Foozol')
    await press(asked, 'Proceed unchecked')
    const said = await expectDialog(page, 'Prescription Submitted!', prescriptionMessages.submitted)
    await expect(said).not.toContainText('No significant drug interactions')
    await expect(notChecked(page)).toContainText('Foozol')
    await page.mouse.click(5, 5)
    await press(said, 'OK')
    await page.getByRole('button', { name: /notification/i }).click()
    await expect(page.getByText(/^Priya Nair, no. \d+: Foozol: not recognised/)).toBeVisible()
  })
})

test('where the chat fails, the rules have checked all the same, and it is saved', async ({
  page,
  fault,
}) => {
  await page.goto('/')
  for (const [patient, handler, why] of [
    ['Priya Nair', faults.says(call, 503, { error: 'Too busy.' }), 'Too busy.'],
    ['Farah Khan', faults.empty(call), 'it gave no answer.'],
  ] as const) {
    fault(handler)
    await page.getByRole('tab', { name: 'New Prescription' }).click()
    await fillOpenForm(page, 'Amoxicillin', patient)
    await submit(page)
    const dialog = await expectDialog(
      page,
      'Prescription Submitted!',
      'No significant drug interactions found, or prescription submitted successfully!',
    )
    await expect(dialog).toContainText(`The assistant could not be asked: ${why}`)
    await expect(dialog).toContainText(
      'Checked by rules, which cover all of them as far as their labels were read',
    )
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expectCleared(page)
    expect(await recordOf(page, patient)).toMatchObject({ Diagnosis: 'Fever' })
  }
})

test('a slow check can be cancelled or left, and a late answer changes nothing', async ({
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

  await page.getByRole('tab', { name: 'New Prescription' }).click()
  await submit(page)
  const checking = await expectDialog(page, 'Checking…')
  await expect(checking.getByRole('status')).toBeVisible()
  await expect(checking).toContainText(/Priya Nair, \d+ years/)
  await checking.getByRole('button', { name: 'Cancel' }).click()
  await expect(checking).toBeHidden()
  slow.release()
  await expectKept(page)
  await submit(page)
  await expectDialog(page, answerDialog, 'Too late.')
  await page.keyboard.press('Escape')
  await expectKept(page)

  await test.step('the end of the session keeps the form, and no prescription', async () => {
    fault(faults.sessionRefused(call))
    await submit(page)
    await expect(page).toHaveURL(/\/login/)
    await page.waitForLoadState('networkidle')
    const kept = (key: string) => page.evaluate((name) => sessionStorage.getItem(name), key)
    expect(await kept('work.sample')).toBeNull()
    expect(await kept('work.draft.doctor-prescription')).toContain('Amoxicillin')
  })
})
