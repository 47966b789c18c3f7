import { faults } from '@mocks/faults'
import {
  prescriptionEndpoints,
  prescriptionMessages as words,
} from '@shared/contracts/prescriptions'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addMedication } from '@/test/desk-words'
import { bodiesSent, fault, openScreen } from '@/test/screen'
import { answer, expectDialog, expectRow, openTab, pick, press } from '@/test/screen-words'
import {
  diagnosis,
  expectCleared,
  expectKept,
  fillForm,
  giveReason,
  newList,
  submit,
  takenList,
} from './test/doctor-form'

const form = '/?view=prescription&world=demo&as=doctor'
const patient = page.getByRole('combobox', { name: 'Patient' })
const date = page.getByRole('textbox', { name: 'Date' })

describe('the doctor’s prescription form', () => {
  it('asks for a patient, a medication and a date that exists', async () => {
    await openScreen(form)
    await expect.element(takenList).toHaveTextContent('paracetamol')
    await expect.element(takenList).toHaveTextContent('500mg, every 4-5 hours')
    await submit()
    const missing = page.getByRole('alert').getByText(words.noMedication)
    await expect.element(missing).toBeVisible()
    await expect.element(patient).toHaveAccessibleDescription(words.patientRequired)
    await addMedication({ Name: 'Amoxicillin' })
    await expect.element(missing).not.toBeInTheDocument()

    const hint = page.getByText(words.notToday)
    await expect.element(hint).not.toBeInTheDocument()
    await date.fill('1899-01-01')
    await expect.element(hint).toBeVisible()
    await date.fill('2026-02-30')
    await expect.element(hint).not.toBeInTheDocument()
    await submit()
    await expect.element(page.getByText(words.dateRequired)).toBeVisible()
  })

  it.each([
    ['a day behind', -24],
    ['nine hours ahead', 9],
  ])('is of the clinic’s day in a browser that is %s', async (_, hours) => {
    await openScreen(form, { clockAhead: hours * 3_600_000, zone: 'Pacific/Auckland' })
    // At 09:55 in London it is 22:55 in Auckland.
    await expect.element(date).toHaveValue('2026-03-02')
    await expect.element(page.getByText(words.notToday)).not.toBeInTheDocument()
    await fillForm()
    await submit()
    await expectDialog(words.submittedTitle)
    const [sent] = bodiesSent(prescriptionEndpoints.create.path)
    expect(sent).toMatchObject({ date: '2026-03-02' })
    expect(sent).not.toHaveProperty('otherDay')
  })

  it('of yesterday is saved when the doctor has typed it, of tomorrow it is not', async () => {
    await openScreen(form)
    await fillForm('Cetirizine', 'Arun Thomas')
    await date.fill('2026-03-03')
    await submit()
    await expect.element(date).toHaveAccessibleDescription(words.isLater('2026-03-02'))
    await date.fill('2026-03-01')
    await expect.element(page.getByText(words.notToday)).toBeVisible()
    await submit()
    await expectDialog(words.submittedTitle)
    expect(bodiesSent(prescriptionEndpoints.create.path)).toMatchObject([
      { date: '2026-03-01', otherDay: true },
    ])
  })

  it('warns of aspirin next to warfarin while it is typed, and only for that patient', async () => {
    await openScreen(form)
    const warning = page.getByText(words.aspirinAndWarfarin)
    await pick('Patient', 'Bella Fernandes')
    // The record names what is taken: the example is left out.
    await expect.element(takenList).toHaveTextContent(/^Warfarin/)
    await press(page, 'Add Medication')
    const dialog = await expectDialog('Add Medication', /Bella Fernandes, \d+ years/)
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await name.fill('Baby Aspiri')
    await expect.element(warning).not.toBeInTheDocument()
    await userEvent.keyboard('n')
    await expect.element(dialog.getByText(words.aspirinAndWarfarin)).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Dosage' }).fill('75 mg')
    await dialog.getByRole('textbox', { name: 'Frequency' }).fill('Once daily')
    await press(dialog, 'Add')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(warning).toBeVisible()
    await press(page, 'Remove Warfarin')
    await expect.element(warning).not.toBeInTheDocument()
    await expect.element(page.getByText('and not in this list: Warfarin')).toBeVisible()
    await press(page, 'Take Over From Records')
    await expect.element(warning).toBeVisible()

    await pick('Patient', 'Farah Khan')
    await expect.element(takenList).toHaveTextContent(/^Levothyroxine/)
    await expect.element(takenList).not.toHaveTextContent('Warfarin')
    await expect.element(warning).not.toBeInTheDocument()
  })

  it('leaves the diagnosis on record when none is typed', async () => {
    await openScreen(form)
    await pick('Patient', 'Arun Thomas')
    await addMedication({ Name: 'Cetirizine' })
    await submit()
    await expectDialog(words.submittedTitle)
    await press(page, 'OK')
    await openTab('Recent Patients')
    await expectRow('Arun Thomas, no. 2', '2026-03-02', 'Type 2 diabetes')
  })

  it('says before Submit that the list is too long for one check', async () => {
    await openScreen(form)
    const warning = page.getByText(words.questionTooLong)
    const long = 'x'.repeat(200)
    await fillForm()
    for (let count = 0; count < 9; count += 1) await addMedication({ Name: long, Frequency: long })
    await expect.element(warning).not.toBeInTheDocument()
    await addMedication({ Name: long, Frequency: long })
    await expect.element(warning).toBeVisible()
  })

  it('goes from Patient to a saved prescription by keyboard alone', async () => {
    await openScreen(form)
    await expect.element(patient).toBeVisible()
    patient.element().focus()
    await userEvent.keyboard('Priya')
    // Until the answer to what is typed is there, nobody can be picked.
    const canBePicked = (option: Element) => getComputedStyle(option).pointerEvents !== 'none'
    await expect
      .poll(() =>
        page
          .getByRole('option')
          .elements()
          .filter(canBePicked)
          .map(({ textContent }) => textContent),
      )
      .toEqual(['Priya Nair (no. 1, born 1982-03-13)'])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(patient).toHaveValue('Priya Nair (no. 1, born 1982-03-13)')
    page.getByRole('button', { name: 'Add Medication' }).element().focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await expectDialog('Add Medication')
    await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    for (const text of ['Amoxicillin', '500 mg', 'Twice daily'])
      await userEvent.keyboard(`${text}{Tab}`)
    await userEvent.keyboard('{Enter}')
    await expect.element(newList).toHaveTextContent('Amoxicillin')
    await expect.element(page.getByRole('button', { name: 'Add Medication' })).toHaveFocus()
    page.getByRole('button', { name: 'Submit' }).element().focus()
    await userEvent.keyboard('{Enter}')
    // Nothing was found and everything was checked: no press more.
    await expectDialog(words.submittedTitle)
    await expect.element(page.getByRole('button', { name: 'OK' })).toHaveFocus()
  })

  it('keeps typed text while another view is open, and discards it on demand', async () => {
    await openScreen(form)
    await fillForm()
    await openTab('Recent Patients')
    await openTab('New Prescription')
    await expectKept()
    await press(page, 'Add Medication')
    const dialog = await expectDialog('Add Medication')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Ibup')
    await press(dialog, 'Cancel')
    await answer('Yes, discard changes')
    await press(page, 'Add Medication')
    await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()

    await press(page, 'Clear')
    await answer('Yes, discard changes')
    await expectCleared()
    await expect.element(patient).toHaveValue('')
    await expect.element(diagnosis).toHaveValue('')
  })

  it('says what was found as soon as a medicine is there, with the value from the record', async () => {
    await openScreen(form)
    await pick('Patient', 'Bella Fernandes')
    await addMedication({ Name: 'Alprazolam', Dosage: '0.25 mg', Frequency: 'At night' })
    const found = page.getByRole('region', { name: 'What was found' })
    await expect
      .element(found)
      .toHaveTextContent('Alprazolam: Age 79 years: Falls, fractures and confusion')
    await expect
      .element(page.getByRole('region', { name: 'What was checked' }))
      .toHaveTextContent('Potassium: nothing on record')
    await press(page, 'Remove Alprazolam')
    await expect.element(found).not.toBeInTheDocument()
  })

  it('says that the record could not be asked, and what is typed stays', async () => {
    fault(faults.silent('check medicines against record'))
    await openScreen(form)
    await fillForm()
    await expect.element(page.getByText(words.contextFailed)).toBeVisible()
    await expectKept()
  })

  it('corrects a medicine in its place, and offers near spellings of its name', async () => {
    await openScreen(form)
    await fillForm('Ibuprofn')
    await addMedication({ Name: 'Cetirizine' })
    await press(page, 'Edit Ibuprofn')
    const dialog = await expectDialog('Edit Medication')
    await expect.element(dialog.getByRole('textbox', { name: 'Dosage' })).toHaveValue('75 mg')
    const near = dialog.getByRole('region', { name: 'Near spellings' })
    await press(near, 'ibuprofen')
    await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('ibuprofen')
    await press(dialog, 'Save')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect
      .element(newList.getByRole('listitem').nth(0))
      .toHaveTextContent('ibuprofen 75 mg, Once daily')
    await expect.element(newList.getByRole('listitem').nth(1)).toHaveTextContent('Cetirizine')
    await expect.element(page.getByRole('button', { name: 'Edit ibuprofen' })).toHaveFocus()
  })

  it('asks at the field whether an unlikely dose is meant', async () => {
    await openScreen(form)
    await pick('Patient', 'Priya Nair')
    await press(page, 'Add Medication')
    const dialog = await expectDialog('Add Medication')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Amoxicillin')
    const dosage = dialog.getByRole('textbox', { name: 'Dosage' })
    await dosage.fill('99999 g')
    await dialog.getByRole('textbox', { name: 'Frequency' }).fill('Once daily')
    await expect.element(dialog.getByText(words.doseUnlikely('99999 g'))).toBeVisible()
    await press(dialog, 'Add')
    await expect.element(dosage).toHaveAccessibleDescription(words.doseNotConfirmed)
    await dosage.fill('500 mg')
    await expect.element(dialog.getByText(words.doseUnlikely('99999 g'))).not.toBeInTheDocument()
    await dosage.fill('200 g')
    await dialog.getByRole('checkbox', { name: words.doseMeant('200 g') }).click()
    await press(dialog, 'Add')
    await expect.element(newList).toHaveTextContent('200 g')
  })

  it('keeps the reason for a danger, and shows it in View', async () => {
    await openScreen(form)
    await fillForm('Aspirin', 'Bella Fernandes')
    await submit()
    const dialog = await expectDialog('Drug Interaction Check')
    await giveReason(dialog, 'The patient will be monitored', 'Warfarin with Aspirin')
    await press(dialog, 'Proceed with Prescription')
    await expectDialog(words.submittedTitle)
    await answer('OK')
    await openTab('Recent Patients')
    await page.getByRole('link', { name: 'Bella Fernandes, no. 3' }).click()
    await press(page, 'View prescription of 2026-03-02 by Dr. Daniel Reyes')
    const opened = await expectDialog(/^Prescription no\./)
    await expect
      .element(opened)
      .toHaveTextContent(
        'Warfarin with Aspirin. Reason for going on: The patient will be monitored',
      )
  })
})
