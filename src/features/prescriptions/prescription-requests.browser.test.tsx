import { faults } from '@mocks/faults'
import { patientEndpoints, patientMessages } from '@shared/contracts/patients'
import {
  prescriptionRequestEndpoints,
  requestMessages,
} from '@shared/contracts/prescription-requests'
import { prescriptionEndpoints, prescriptionMessages } from '@shared/contracts/prescriptions'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addMedication } from '@/test/desk-words'
import { callAs, fault, healed, openScreen } from '@/test/screen'
import {
  alert,
  answer,
  expectDialog,
  expectRow,
  expectSuccess,
  expectToast,
  openTab,
  pick,
  press,
} from '@/test/screen-words'
import { answerDialog, diagnosis, expectKept, fillForm, newList, submit } from './test/doctor-form'

const doctorsDay = '/?world=demo&as=doctor'
const patient = page.getByRole('combobox', { name: 'Patient' })
const requests = page.getByRole('table', { name: 'Prescription requests' })

/** What another doctor prescribes to the patient of the one open request, as an answer to it. */
async function answerAtAnotherDesk() {
  const [request] = await callAs('doctor', prescriptionRequestEndpoints.list, {})
  if (!request) throw new Error('no request is open')
  const { version } = await callAs('doctor', patientEndpoints.get, { id: request.patientId })
  await callAs('doctor', prescriptionEndpoints.create, {
    ...{ patientId: request.patientId, requestId: request.id, version },
    ...{ doctor: '', date: '2026-03-02', diagnosis: 'Influenza' },
    ...{ hasInteraction: false, interactionAlert: '', check: { outcome: 'not-made' } },
    medicines: [{ name: 'Oseltamivir', dosage: '75 mg', frequency: 'Twice daily' }],
  })
}

describe('a patient’s request, at the doctor’s desk', () => {
  it('is taken up without losing the text typed for another patient', async () => {
    await openScreen(doctorsDay)
    await expect.element(page.getByText('on record, 1 requested')).toBeVisible()
    await openTab('New Prescription')
    await fillForm()
    await openTab('Appointments')
    await expect.element(requests).toHaveTextContent('Levothyroxine 75 mcg')
    await press(requests, 'Take Up request of Farah Khan, no. 7')
    await expect.element(patient).toHaveValue('Farah Khan (no. 7, born 2015-08-03)')
    await expect.element(diagnosis).toHaveValue('')
    await expect.element(newList.getByRole('listitem')).toHaveTextContent(/^Levothyroxine/)
    await press(page, 'For Priya Nair (no. 1, born 1982-03-13)')
    await expect.element(diagnosis).toHaveFocus()
    await expect.element(patient).toHaveValue('Priya Nair (no. 1, born 1982-03-13)')
    await expectKept()
  })

  it('gets the focus when taken up, and is gone once prescribed', async () => {
    await openScreen(doctorsDay)
    const takeUp = requests.getByRole('button', { name: 'Take Up' })
    await expect.element(takeUp).toBeVisible()
    takeUp.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(patient).toHaveValue('Farah Khan (no. 7, born 2015-08-03)')
    await expect
      .element(page.getByText('Requested by the patient: Levothyroxine 75 mcg'))
      .toHaveFocus()
    await expect.element(newList).toHaveTextContent('Levothyroxine 75 mcg, Once daily')
    await submit()
    await answer('OK')
    await openTab('Appointments')
    await expectRow('Walter Hahn, no. 23')
    await expect.element(requests).not.toBeInTheDocument()
  })

  it('is closed by another doctor meanwhile, and the prescription is saved without it', async () => {
    await openScreen(doctorsDay)
    await press(requests, 'Take Up request of Farah Khan, no. 7')
    await expect.element(newList).toHaveTextContent('Levothyroxine')
    await answerAtAnotherDesk()
    await submit()
    await expect.element(page.getByText(prescriptionMessages.requestAnswered).first()).toBeVisible()
    await expect.element(newList).toHaveTextContent('Levothyroxine')
    await press(page, 'Prescribe Without It')
    await submit()
    await expectDialog(prescriptionMessages.submittedTitle, prescriptionMessages.numbered(5))
  })

  it('is declined only with a reason', async () => {
    await openScreen(doctorsDay)
    await press(requests, 'Decline request of Farah Khan, no. 7')
    const dialog = await expectDialog('Decline Request', 'asks for Levothyroxine 75 mcg')
    await expect
      .element(dialog)
      .toHaveTextContent('Farah Khan, 10 years, Female, no. 7, born 2015-08-03')
    await press(dialog, 'Decline')
    await expect.element(dialog).toHaveTextContent(requestMessages.reasonRequired)
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Please come by first.')
    await press(dialog, 'Decline')
    await expectToast(requestMessages.declined)
    await expect.element(requests).not.toBeInTheDocument()
  })
})

it('keeps the desk’s prescription when the patient’s record was closed meanwhile', async () => {
  await openScreen('/?view=directory&q=7&world=demo&as=receptionist')
  await press(page, 'Prescribe Farah Khan, no. 7')
  await diagnosis.fill('Fever')
  await addMedication({ Name: 'Foozol' })
  const { id, version } = await callAs('receptionist', patientEndpoints.get, { id: '7' })
  await callAs('receptionist', patientEndpoints.close, { id, version, confirmed: true })
  await press(page, 'Save')
  await expectDialog(answerDialog)
  await answer('Proceed unchecked')
  await expect.element(alert(patientMessages.notFound)).toBeVisible()
  await expectKept('Foozol')
})

describe('the patient’s request form', () => {
  it('asks for a doctor and a medicine, and discards a half typed request on demand', async () => {
    await openScreen('/?view=prescriptions&world=demo&as=patient')
    await press(page, 'Request Prescription')
    const dialog = await expectDialog('Request Prescription')
    await answer('Send Request')
    await expect.element(dialog).toHaveTextContent(requestMessages.doctorRequired)
    await expect.element(dialog).toHaveTextContent(requestMessages.medicineRequired)
    const medicine = dialog.getByRole('textbox', { name: 'Medicine' })
    await medicine.fill('Ibu')
    await press(dialog, 'Cancel')
    await answer('Yes, discard changes')
    await press(page, 'Request Prescription')
    await expect.element(medicine).toHaveValue('')
  })

  it('keeps the typed request when it cannot be sent, and lists it once sent', async () => {
    fault(faults.silent('request prescription'))
    await openScreen('/?view=prescriptions&world=demo&as=patient')
    await press(page, 'Request Prescription')
    const dialog = await expectDialog('Request Prescription')
    await pick('Doctor', 'Dr. Quentin Moreau')
    await dialog.getByRole('textbox', { name: 'Medicine' }).fill('Ibuprofen 400 mg')
    await dialog.getByRole('textbox', { name: 'Note' }).fill('For my knee')
    await answer('Send Request')
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(requestMessages.failed)
    await expect.element(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('For my knee')
    healed()
    await answer('Send Request')
    await expectSuccess(requestMessages.requested)
    await expectRow(
      '2026-03-02',
      'Dr. Quentin Moreau',
      'Ibuprofen 400 mg',
      'For my knee',
      'Waiting',
    )
  })
})
