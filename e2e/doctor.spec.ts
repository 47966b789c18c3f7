import { requestMessages } from '@shared/contracts/prescription-requests'
import { prescriptionMessages as words } from '@shared/contracts/prescriptions'
import { today } from './desk'
import {
  addMedication,
  answerDialog,
  expectCleared,
  expectKept,
  fillForm,
  fillOpenForm,
  found,
  newList,
  notChecked,
  submit,
} from './doctor-form'
import {
  answer,
  expect,
  expectDialog,
  expectRow,
  expectSuccess,
  expectToast,
  faults,
  field,
  goOnAs,
  heading,
  pick,
  press,
  rowAction,
  rowOf,
  tab,
  test,
} from './fixtures'
import { locked, unlock } from './lock-page'

test.describe('Doctor', () => {
  test('Doctor: prescribes to the patient who has waited longest, completes the visit', async ({
    page,
    openWorld,
  }) => {
    await openWorld('/?world=demo&as=doctor')
    await expect(page.getByText('1 waiting · 1 to come · 1 seen')).toBeVisible()
    await expectRow(page, 'Manoj Kumar, no. 14', 'checked-in', '27 min')
    const next = page.getByRole('region', { name: 'Next patient' })
    await expect(next).toContainText('Next: Manoj Kumar, no. 14, waiting 27 min')
    await press(next, 'Prescribe Manoj Kumar, no. 14')
    await expect(field(page, 'Diagnosis')).toBeFocused()
    await expect(page.getByRole('combobox', { name: 'Patient' })).toHaveValue(/^Manoj Kumar/)
    await addMedication(page, 'Naproxen')
    await submit(page)
    await expectDialog(page, words.submittedTitle)
    await answer(page, 'OK')

    const row = rowOf(page, 'Manoj Kumar, no. 14')
    await expect(row).toBeFocused()
    await expectRow(
      page,
      'Manoj Kumar, no. 14',
      'checked-in Prescribed',
      `${today}: Naproxen 75 mg`,
    )
    await expect(next).toBeHidden()
    await rowAction(page, 'Complete', 'Manoj Kumar, no. 14')
    await expect(page.getByText('0 waiting · 1 to come · 2 seen')).toBeVisible()
    await expect(row).toBeFocused()
    await press(page, 'Undo')
    await expect(page.getByText('1 waiting · 1 to come · 1 seen')).toBeVisible()
  })

  test('Doctor: prescribes a medicine and ends it; the patient reads the reason', async ({
    page,
    openWorld,
    world,
  }) => {
    await openWorld('/patient/1?world=demo&as=doctor')
    await press(page, 'Prescribe')
    await expect(field(page, 'Diagnosis')).toBeFocused()
    await addMedication(page, 'Omeprazole')
    await submit(page)
    await expectDialog(page, words.submittedTitle, words.numbered(4))
    await answer(page, 'OK')
    await expect(heading(page, 'Priya Nair, no. 1')).toBeVisible()
    await expectRow(page, today, 'Dr. Daniel Reyes')

    const prescription = `View prescription of ${today} by Dr. Daniel Reyes`
    await press(page, prescription)
    await press(
      await expectDialog(page, 'Prescription no. 4', 'Sex'),
      'Renew Omeprazole, 75 mg, Once daily',
    )
    await expect(newList(page)).toContainText('Omeprazole')
    await press(page, 'Clear')
    await answer(page, 'Yes, discard changes')
    await page.goto('/patient/1')
    await press(page, prescription)
    const opened = await expectDialog(page, 'Prescription no. 4')
    await press(opened, 'End Omeprazole, 75 mg, Once daily')
    const ending = await expectDialog(page, 'End Medicine', 'Omeprazole')
    await field(ending, 'Reason').fill('Rash')
    await press(ending, 'End Medicine')
    await expectToast(page, words.ended('Omeprazole'))
    const ended = `Ended on ${today} by Dr. Daniel Reyes: Rash`
    await expect(opened).toContainText(ended)
    await page.keyboard.press('Escape')
    const glance = page.getByRole('region', { name: 'At a glance' })
    await expect(glance).toContainText(`Omeprazole, 75 mg, Once daily. ${ended}`)
    await press(glance, 'End Paracetamol, 500 mg, Every 4-5 hours')
    await expectDialog(page, 'End Medicine', 'Paracetamol')
    await answer(page, 'End Medicine')
    await expectToast(page, words.ended('Paracetamol'))
    await expect(glance).toContainText(/Paracetamol, 500 mg, Every 4-5 hours. Ended on/)

    await goOnAs(page, world, 'patient', '/?view=prescriptions')
    const written = page.getByRole('table', { name: 'Prescriptions', exact: true })
    await expect(written.getByRole('row', { name: /^2026-03-02 Dr\. Daniel Reyes/ })).toContainText(
      `Omeprazole 75 mg, Once daily${ended}`,
    )
  })

  test('Doctor: prescribes one request, declines another; the patient sees both', async ({
    page,
    openWorld,
    world,
  }) => {
    await openWorld('/?world=demo&as=patient')
    for (const medicine of ['More painkillers', 'Something for the fever']) {
      await press(page, 'Request Prescription')
      await expectDialog(page, 'Request Prescription')
      await pick(page, 'Doctor', 'Dr. Kavya Reddy')
      await field(page, 'Medicine').fill(medicine)
      await press(page, 'Send Request')
      await expectSuccess(page, requestMessages.requested)
    }

    await goOnAs(page, world, 'doctor')
    const row = (medicine: string) => page.getByRole('row', { name: new RegExp(medicine) })
    await press(row('More painkillers'), 'Decline request of Priya Nair, no. 1')
    const declining = await expectDialog(page, 'Decline Request', 'asks for More painkillers')
    await field(declining, 'Reason').fill('Please come by first.')
    await press(declining, 'Decline')
    await expectToast(page, requestMessages.declined)
    await press(row('Something for the fever'), 'Take Up request of Priya Nair, no. 1')
    const adding = await expectDialog(page, 'Add Medication')
    await expect(field(adding, 'Name')).toHaveValue('Something for the fever')
    await page.keyboard.press('Escape')
    await expect(adding).toBeHidden()
    await expect(page.getByText('Requested by the patient: Something for the fever')).toBeVisible()
    await field(page, 'Diagnosis').fill('Fever')
    await addMedication(page, 'Foozol')
    await submit(page)
    await answer(page, 'Proceed unchecked')
    await expectDialog(page, words.submittedTitle, words.numbered(4))
    await answer(page, 'OK')
    await tab(page, 'Recent Patients').click()
    await expect(row('Priya Nair, no. 1')).toContainText('Fever')
    await row('Priya Nair, no. 1').getByRole('link').click()
    await expect(page.getByRole('region', { name: 'At a glance' })).toContainText('Foozol')

    await goOnAs(page, world, 'patient', '/?view=prescriptions')
    const written = page.getByRole('table', { name: 'Prescriptions', exact: true })
    await expect(written.getByRole('row', { name: /^2026-03-02 Dr\. Daniel Reyes/ })).toContainText(
      'Not checked for interactions: Foozol.',
    )
    const asked = page.getByRole('table', { name: 'Requested prescriptions' })
    await expect(asked).toContainText('DeclinedBy Dr. Daniel Reyes: Please come by first.')
    await expect(asked).toContainText('Prescribed')
    await press(asked, 'View Prescription')
    await expectDialog(page, 'Prescription no. 4')
  })

  test('Doctor: a half-typed prescription survives a reload and the session’s end', async ({
    page,
    openWorld,
    fault,
    healed,
  }) => {
    const check = 'ask the assistant'
    await openWorld('/?view=prescription&world=demo&as=doctor')
    await fillOpenForm(page, 'Amoxicillin')
    await press(page, 'Add Medication')
    const dialog = await expectDialog(page, 'Add Medication')
    await field(dialog, 'Name').fill('Ibup')
    await page.reload()
    await expectKept(page)
    await expect(page.getByRole('combobox', { name: 'Patient' })).toHaveValue(/^Priya Nair/)
    await press(page, 'Add Medication')
    await expect(field(dialog, 'Name')).toHaveValue('Ibup')
    await press(dialog, 'Cancel')
    await answer(page, 'Yes, discard changes')

    await test.step('a reload ends a check that is slow', async () => {
      const slow = faults.held(check, { response: 'Too late.' })
      fault(slow.handler)
      await submit(page)
      await expectDialog(page, 'Checking…')
      await page.reload()
      slow.release()
      await expectKept(page)
    })

    await test.step('the session ends during the check', async () => {
      fault(faults.sessionRefused(check))
      await submit(page)
      await expect(locked(page)).toContainText('Your session has ended.')
      healed()
      await unlock(page)
      await expect(locked(page)).toBeHidden()
      await expectKept(page)
    })

    await test.step('nothing of it was saved, and it can be thrown away', async () => {
      await tab(page, 'Recent Patients').click()
      await expectRow(page, 'Priya Nair, no. 1', 'Osteoarthritis of the knee')
      await tab(page, 'New Prescription').click()
      await press(page, 'Clear')
      await answer(page, 'Yes, discard changes')
      await expectCleared(page)
      await page.reload()
      await expectCleared(page)
    })
  })
})

test.describe('Doctor on a host that keeps no records', () => {
  // As most people have it: clicks and keys come while dialogs still open and close.
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('Doctor: gives a reason before saving a prescription with a warning', async ({
    page,
    signInToSample,
  }) => {
    await signInToSample('/?world=demo&as=doctor')
    await fillForm(page, 'Aspirin', 'Bella Fernandes')
    await addMedication(page, 'Foozol')
    await submit(page)
    const dialog = await expectDialog(page, answerDialog, 'The interaction rules name 1 danger')
    await expect(found(page)).toContainText('Warfarin with Aspirin:')
    await expect(notChecked(page)).toContainText('Foozol: not recognised, and so not checked')
    await press(dialog, 'Review Medications')
    await expect(dialog).toBeHidden()
    await expectKept(page, 'Aspirin')

    await submit(page)
    await press(dialog, 'Proceed with Prescription')
    await expect(dialog.getByRole('alert').filter({ hasText: words.reasonRequired })).toBeVisible()
    await dialog.getByRole('radio', { name: 'The patient will be monitored' }).check()
    await press(dialog, 'Proceed with Prescription')
    const saved = await expectDialog(page, words.submittedTitle, words.submitted)
    await expect(saved).toContainText(/Bella Fernandes, 79 years, Female, no\. 3/)
    await press(saved, 'OK')
    await expect(saved).toBeHidden()
    await expectCleared(page)
    await tab(page, 'Recent Patients').click()
    await expectRow(page, 'Bella Fernandes', today, 'Fever', 'Warfarin, Aspirin, Foozol')
  })
})
