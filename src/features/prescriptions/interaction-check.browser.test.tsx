import { faults } from '@mocks/faults'
import { chatEndpoints } from '@shared/contracts/chat'
import { patientEndpoints } from '@shared/contracts/patients'
import {
  prescriptionEndpoints as endpoints,
  prescriptionMessages as words,
} from '@shared/contracts/prescriptions'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addMedication } from '@/test/desk-words'
import { bodiesSent, callAs, callsMade, fault, healed, openScreen } from '@/test/screen'
import { answer, expectDialog, expectRow, openTab, pick, press } from '@/test/screen-words'
import {
  answerDialog,
  diagnosis,
  done,
  expectCleared,
  expectKept,
  fillForm,
  found,
  giveReason,
  notChecked,
  submit,
} from './test/doctor-form'

const form = '/?view=prescription&world=demo&as=doctor'
const call = 'ask the assistant'
const questions = () => JSON.stringify(bodiesSent(chatEndpoints.ask.path))
const prescriptionsSent = () => bodiesSent(endpoints.create.path)

describe('the check of a prescription', () => {
  it('asks about all medicines in the list, and not by the patient’s name', async () => {
    await openScreen(form)
    await fillForm('Aspirin', 'Bella Fernandes')
    await addMedication({ Name: 'Foozol' })
    const whom = /Bella Fernandes, 79 years, Female, no\. 3, born 1946-09-28, contact \S+/
    await expect.element(page.getByText(whom).first()).toBeVisible()
    await submit()
    const dialog = await expectDialog(answerDialog, 'Warfarin with Aspirin')
    // What the host's rules say again is not repeated.
    await expect.element(dialog).not.toHaveTextContent('What the server’s rules say')
    await expect.element(dialog).toHaveTextContent(whom)
    await expect.element(found).toHaveTextContent('Warfarin with Aspirin:')
    await expect
      .element(done)
      .toHaveTextContent(
        'Checked by rules against each other, as far as they go: Warfarin, Aspirin.',
      )
    await expect.element(notChecked).toHaveTextContent('Foozol: not recognised, and so not checked')
    // The example is left out where the record names what is taken.
    expect(questions()).toContain('taking: Warfarin')
    expect(questions()).toContain('New medications: Aspirin (75 mg, Once daily)')
    expect(questions()).toContain('1-2 sentences')
    expect(questions()).not.toContain('Bella')
    await press(dialog, 'Review Medications')
    await expect.element(dialog).not.toBeInTheDocument()
    await expectKept('Aspirin')
  })

  it('leaves out a medicine that was removed from the list, and says so', async () => {
    fault(faults.answers(call, { response: 'These two are fine together.', model: 'answered' }))
    await openScreen(form)
    await fillForm('Aspirin', 'Bella Fernandes')
    await press(page, 'Remove Warfarin')
    await submit()
    await expectDialog(answerDialog, 'These two are fine together')
    await expect.element(done).toHaveTextContent('The connected AI model was asked about: Aspirin')
    await expect
      .element(notChecked)
      .toHaveTextContent(
        'Warfarin: removed from the list, and so not part of the check, though on record for Bella Fernandes.',
      )
    expect(questions()).not.toContain('Warfarin')
  })

  it('uses the rules when the host’s assistant answers without a verdict', async () => {
    fault(faults.answers(call, { response: 'No danger known.' }))
    await openScreen(form)
    await fillForm('Aspirin', 'Bella Fernandes')
    await submit()
    const dialog = await expectDialog(answerDialog, 'No danger known.')
    await expect.element(found).toHaveTextContent('Warfarin with Aspirin')
    await expect.element(done).toHaveTextContent('The assistant was asked about: Warfarin')
    await giveReason(dialog, 'The patient will be monitored')
    await press(dialog, 'Proceed with Prescription')
    await expectDialog(words.submittedTitle, words.submitted)
    const given = { about: 'Warfarin with Aspirin', reason: 'The patient will be monitored' }
    expect(prescriptionsSent()).toMatchObject([
      { hasInteraction: true, check: { reasons: [given] } },
    ])
  })

  it.each([
    ['fails', faults.says(call, 503, { error: 'Too busy.' }), 'Too busy.'],
    ['answers nothing', faults.empty(call), 'it gave no answer.'],
  ])('saves by the rules alone when the assistant %s', async (_what, handler, why) => {
    fault(handler)
    await openScreen(form)
    await fillForm()
    await submit()
    const saved = await expectDialog(words.submittedTitle, words.noInteraction)
    await expect.element(saved).toHaveTextContent(`The assistant could not be asked: ${why}`)
    await expect
      .element(saved)
      .toHaveTextContent(
        'Checked by rules, which cover all of them as far as their labels were read, and found no pair',
      )
    await press(saved, 'OK')
    await expectCleared()
    await openTab('Recent Patients')
    await expectRow('Priya Nair, no. 1', '2026-03-02', 'Fever')
  })

  it('asks once about an unknown medicine, however often Submit is pressed', async () => {
    fault(faults.dropped(call))
    await openScreen(form)
    await fillForm('Foozol')
    await page.getByRole('button', { name: 'Submit' }).dblClick()
    const asked = await expectDialog(answerDialog)
    await expect
      .element(notChecked)
      .toHaveTextContent('Foozol: not recognised, and so not checked.')
    await expect.element(done).toHaveTextContent('The assistant could not be asked')
    const checks = () => callsMade().filter((made) => made.endsWith(chatEndpoints.ask.path)).length
    expect(checks()).toBe(1)
    await press(asked, 'Check again')
    await expect.poll(checks).toBe(2)
    await press(page, 'Proceed unchecked')

    const saved = await expectDialog(words.submittedTitle, words.submitted)
    await expect.element(saved).not.toHaveTextContent(words.noInteraction)
    await expect.element(notChecked).toHaveTextContent('Foozol')
    // It says what has been done, and must be read.
    await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } })
    await press(saved, 'OK')
    expect(prescriptionsSent()).toHaveLength(1)
    await page.getByRole('button', { name: /^notifications/i }).click()
    await expect
      .element(page.getByText(/^Priya Nair, no\. 1: Foozol: not recognised/))
      .toBeVisible()
  })

  it('can be cancelled while it is slow, and a late answer saves nothing', async () => {
    const slow = faults.held(call, { response: 'Too late.' })
    fault(slow.handler)
    await openScreen(form)
    await fillForm()
    await submit()
    const checking = await expectDialog('Checking…', /Priya Nair, 43 years/)
    await expect.element(checking.getByRole('status')).toBeVisible()
    await press(checking, 'Cancel')
    await expect.element(checking).not.toBeInTheDocument()
    slow.release()
    await expectKept()
    await submit()
    const dialog = await expectDialog(answerDialog, 'Too late.')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expectKept()
    expect(prescriptionsSent()).toEqual([])
  })
})

describe('the decision to prescribe', () => {
  it('needs a reason for a contraindication, and shows it whole at every width', async () => {
    await openScreen(form)
    await fillForm('Aspirin', 'Bella Fernandes')
    for (const name of ['Ibuprofen', 'Sildenafil', 'Isosorbide mononitrate', 'Foozol'])
      await addMedication({ Name: name })
    await submit()
    const dialog = await expectDialog(answerDialog, 'Contraindicated')
    const missing = dialog.getByRole('alert').getByText(words.reasonRequired)
    const proceed = () => press(dialog, 'Proceed with Prescription')
    await proceed()
    await expect.element(missing).toBeInViewport({ ratio: 0.99 })
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.viewport(width, height)
      for (const name of ['Review Medications', 'Proceed with Prescription'])
        await expect.element(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 0.99 })
    }
    await giveReason(dialog, 'Other')
    const other = dialog.getByRole('textbox', { name: 'Other reason' })
    await other.fill('   ')
    await proceed()
    await expect.element(missing).toBeVisible()
    await other.fill('Never on the same day')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await submit()
    await expect.element(other).toHaveValue('Never on the same day')
    // Each danger has a reason of its own.
    await proceed()
    await expect.element(missing).toBeVisible()
    await dialog.getByRole('button', { name: /^Same reason for the other/ }).click()
    await proceed()
    await expectDialog(words.submittedTitle)
    const [sent] = prescriptionsSent() as { check: { reasons: { reason: string }[] } }[]
    const given = sent?.check.reasons.map(({ reason }) => reason) ?? []
    expect(given.length).toBeGreaterThan(1)
    expect(new Set(given)).toEqual(new Set(['Never on the same day']))
  })

  it('needs a reason for a medicine that the patient is allergic to', async () => {
    await openScreen(form)
    await pick('Patient', 'Arun Thomas')
    await expect.element(page.getByText('Allergies: Penicillin')).toBeVisible()
    await diagnosis.fill('Tonsillitis')
    await press(page, 'Add Medication')
    const adding = await expectDialog('Add Medication', 'Allergies: Penicillin')
    const name = adding.getByRole('textbox', { name: 'Name' })
    await name.fill('amoxi')
    await page.getByRole('option', { name: 'amoxicillin', exact: true }).click()
    await expect.element(adding.getByText('Known to the check: amoxicillin.')).toBeVisible()
    await name.fill('amoxzz')
    await expect.element(adding.getByText('Not known to the check.')).toBeVisible()
    await name.fill('Amoxicillin 500 mg')
    await adding.getByRole('textbox', { name: 'Dosage' }).fill('500 mg')
    await adding.getByRole('textbox', { name: 'Frequency' }).fill('1-1-1')
    await press(adding, 'Add')
    await submit()
    const dialog = await expectDialog(answerDialog, 'Allergies: Penicillin')
    await expect.element(found).toHaveTextContent('Contraindicated')
    await expect.element(found).toHaveTextContent('Amoxicillin 500 mg and the allergy “Penicillin”')
    await press(dialog, 'Proceed with Prescription')
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(words.reasonRequired)
    await giveReason(dialog, 'The patient has tolerated it before')
    await press(dialog, 'Proceed with Prescription')
    await expectDialog(words.submittedTitle)
    expect(prescriptionsSent()).toMatchObject([
      { check: { allergies: ['Penicillin: Amoxicillin 500 mg'] } },
    ])
  })

  it('cannot be cancelled while the prescription is being saved', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    // It answers nothing itself: our server does, once it is asked.
    const slow = http.post(`*${endpoints.create.path}`, () => released)
    fault(faults.dropped(call), slow)
    await openScreen(form)
    await fillForm()
    await submit()
    const saving = await expectDialog('Saving…', 'The prescription is being saved.')
    await userEvent.keyboard('{Escape}')
    await expect.element(saving).toBeVisible()
    release()
    const saved = await expectDialog(words.submittedTitle)
    await expect.element(saved.getByRole('button', { name: 'OK' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expectCleared()
  })

  it('stays open with the typed text when the prescription cannot be saved', async () => {
    await openScreen(form)
    await fillForm('Foozol')
    await submit()
    const dialog = await expectDialog(answerDialog)
    fault(faults.silent('create prescription'))
    await press(dialog, 'Proceed unchecked')
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(words.saveFailed)
    healed()
    await press(dialog, 'Proceed unchecked')
    await expectDialog(words.submittedTitle, words.numbered(4))
  })

  it('shows what a colleague has recorded since the check, and does not overwrite it', async () => {
    await openScreen('/?world=demo&as=doctor')
    await press(page, 'Take Up request of Farah Khan, no. 7')
    await addMedication({ Name: 'Foozol' })
    await submit()
    const dialog = await expectDialog(answerDialog)
    const [farah] = await callAs('doctor', patientEndpoints.choices, { q: 'Farah Khan' })
    await callAs('doctor', endpoints.create, {
      ...{ patientId: farah?.id ?? '', version: 1, doctor: '', date: '2026-03-02' },
      ...{ diagnosis: 'Influenza', hasInteraction: false, interactionAlert: '' },
      medicines: [{ name: 'Oseltamivir', dosage: '75 mg', frequency: 'Twice daily' }],
      check: { outcome: 'not-made' },
    })
    await answer('Proceed unchecked')
    await expect
      .element(dialog)
      .toHaveTextContent('Diagnosis: was Hypothyroidism, is now Influenza')
    await answer('Proceed unchecked')
    await expectDialog(words.submittedTitle, words.numbered(5))
    await answer('OK')
    await openTab('Recent Patients')
    await expectRow('Farah Khan, no. 7', 'Influenza')
    const record = await callAs('doctor', patientEndpoints.get, { id: '7' })
    const taken = record.currentMedications.map(({ name }) => name)
    expect(taken).toEqual(['Oseltamivir', 'Levothyroxine', 'Foozol'])
  })
})
