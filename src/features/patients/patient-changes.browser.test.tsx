import { faults } from '@mocks/faults'
import { clinicMessages } from '@shared/contracts/clinic'
import { labMessages } from '@shared/contracts/lab-orders'
import { patientAccountMessages as accountWords } from '@shared/contracts/patient-accounts'
import { type Patient, patientMessages as words } from '@shared/contracts/patients'
import { permissionGiverMessages } from '@shared/contracts/permission-givers'
import { prescriptionMessages } from '@shared/contracts/prescriptions'
import { visitMessages } from '@shared/contracts/visits'
import { vitalsMessages } from '@shared/contracts/vitals'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { callsMade } from '@/test/screen'
import { boxOf, expectToast, pick } from '@/test/screen-words'
import {
  answer,
  answers,
  expectSaid,
  openApp,
  press,
  pressInDialog,
  type,
} from '@/test/silent-host'

const sam: Patient = {
  ...{ id: 'p14', number: 14, name: 'Sam Twin', age: 30, gender: 'Male', contact: '9000000014' },
  ...{ address: '', dateOfBirth: '1996-05-04', lastVisit: '2026-11-21', diagnosis: 'Asthma' },
  ...{ currentMedications: [], allergies: ['Penicillin'], pastMedicalHistory: '' },
  ...{ closedAt: null, version: 3, accounts: ['stwin'] },
}
const closed = { ...sam, closedAt: '2026-11-20T12:00:00.000Z' }

const openRecord = async (patient = sam, roles?: readonly string[]) => {
  answer(answers('read patient', { ...patient }))
  await openApp('/patient/14', roles)
}

test('says that a correction failed', async () => {
  await openRecord()
  await press('Correct')
  await pressInDialog('Save')
  await expectSaid(words.correctFailed)
})

test('says that the allergies were not saved, and then that they were', async () => {
  await openRecord()
  await press('Allergies')
  await pressInDialog('Save')
  await expectSaid(words.allergiesFailed)
  answer(answers('write allergies', { ...sam, version: 4 }))
  await pressInDialog('Save')
  await expectSaid(words.allergiesSaved)
})

test('says that the record was not closed', async () => {
  await openRecord()
  await press('Close Record')
  await pressInDialog('Close Record')
  await expectSaid(words.closeFailed)
})

test('says that the record was not reopened', async () => {
  await openRecord(closed)
  await press('Reopen Record')
  await pressInDialog('Reopen Record')
  await expectSaid(words.reopenFailed)
})

test('says that the record was reopened, and what stays cancelled', async () => {
  await openRecord(closed)
  await press('Reopen Record')
  answer(answers('reopen patient', { ...sam, version: 4 }))
  await pressInDialog('Reopen Record')
  await expectSaid(words.hasBeenReopened)
})

test('says that no account was opened', async () => {
  await openRecord()
  await press('Open Account')
  await type(/^Username/, 'samtwin')
  await type(/^Email/, 'sam@rounds.example')
  await pressInDialog('Open Account')
  await expectSaid(accountWords.accountOpenFailed)
})

const link = {
  ...{ id: 'l1', username: 'samtwin', email: 'sam@rounds.example', kind: 'opened' as const },
  ...{ at: '2026-11-20T12:00:00.000Z', by: 'Rosa Klein', codeEndsAt: null, confirmedBy: null },
  ...{ signedInAt: '2026-11-20T13:00:00.000Z', shownAt: null, endedAt: null },
  ...{ codeAt: null, codeBy: null, emailConfirmed: false, mayHaveCode: true },
}

test('says that the accounts cannot be read', async () => {
  await openRecord()
  await expectSaid(accountWords.accountsFailed)
})

test('says when an account was first signed in with, and when with a new code', async () => {
  const first = 'First sign-in 13:00 on 2026-11-20.'
  const codeAt = '2026-11-21T08:00:00.000Z'
  const given = { ...link, codeAt, codeBy: 'Rosa Klein' }
  const waiting = { ...given, codeEndsAt: '2026-11-28T08:00:00.000Z' }
  const signedIn = { ...given, id: 'l2', signedInAt: '2026-11-21T09:30:00.000Z' }
  answer(answers('list patient accounts', [waiting, signedIn]))
  await openRecord()
  const items = page.getByRole('list', { name: 'How accounts came' }).getByRole('listitem')
  const [before, after] = [items.first(), items.nth(1)]
  await expect.element(before).toHaveTextContent(first)
  await expect.element(before).toHaveTextContent('Waits for the sign-in with the code')
  await expect.element(after).toHaveTextContent('Signed in with the code 09:30 on 2026-11-21.')
  await expect.element(after).not.toHaveTextContent('First sign-in')
})

test('says that no new code was made, then that there is one, printed or mailed', async () => {
  const codeEndsAt = '2026-11-27T12:00:00.000Z'
  answer(answers('list patient accounts', [{ ...link, signedInAt: null, codeEndsAt }]))
  await openRecord()
  await press('New Code for samtwin')
  await pressInDialog('Make Code')
  await expectSaid(accountWords.codeFailed)
  const startCode = { username: 'samtwin', code: '111111-222222', endsAt: codeEndsAt }
  answer(answers('give start code', { ...sam, version: 4, startCode }))
  await pressInDialog('Make Code')
  await expectSaid(accountWords.codeGiven)
  await pressInDialog('Print Slip', /^Slip for Sam Twin/)
  await expectSaid(clinicMessages.notPrinted)
  await pressInDialog('Close', /^Slip for Sam Twin/)
  answer(answers('give start code', { ...sam, version: 5 }))
  await press('New Code for samtwin')
  await page.getByRole('radio', { name: 'By mail' }).click()
  await pressInDialog('Make Code')
  await expectSaid(accountWords.codeMailed('sam@rounds.example'))
})

test('on a phone the toast of a new code covers no part of the slip’s dialog', async () => {
  answer(answers('list patient accounts', [link]))
  const startCode = { username: 'samtwin', code: '111111-222222', endsAt: link.at }
  answer(answers('give start code', { ...sam, version: 4, startCode }))
  await openRecord()
  await page.viewport(390, 844)
  await press('New Code for samtwin')
  await pressInDialog('Make Code')
  const slip = page.getByRole('dialog', { name: /^Slip for Sam Twin/ })
  const toast = await expectToast(accountWords.codeGiven)
  await expect.element(slip).toBeVisible()
  expect(boxOf(toast).top).toBeGreaterThanOrEqual(0)
  expect(boxOf(toast).bottom).toBeLessThanOrEqual(boxOf(slip).top)
})

test('says that the account was not confirmed, and then that it was', async () => {
  answer(answers('list patient accounts', [link]))
  await openRecord()
  await press('Confirm samtwin')
  await pressInDialog('Confirm Account')
  await expectSaid(accountWords.accountConfirmFailed)
  await pressInDialog('OK')
  answer(answers('confirm patient account', { ...sam, version: 4 }))
  answer(answers('list patient accounts', [{ ...link, shownAt: link.at }]))
  await press('Confirm samtwin')
  await pressInDialog('Confirm Account')
  await expectSaid(accountWords.accountConfirmed('samtwin'))
  await expect
    .element(page.getByRole('button', { name: 'Confirm samtwin' }))
    .not.toBeInTheDocument()
  await expect
    .element(page.getByRole('list', { name: 'How accounts came' }).getByRole('listitem'))
    .toHaveFocus()
})

test('shows whose account is confirmed, and how its e-mail differs from the record’s', async () => {
  answer(answers('list patient accounts', [link]))
  await openRecord({ ...sam, email: 'twin@elsewhere.example' })
  await press('Confirm samtwin')
  const question = page.getByRole('dialog', { name: 'Confirm this account?' })
  for (const text of [
    ...['Sam Twin', 'no. 14', 'born 1996-05-04', 'samtwin', 'sam@rounds.example'],
    accountWords.emailDiffers('twin@elsewhere.example'),
  ])
    await expect.element(question).toHaveTextContent(text)
})

test('offers a new code to a patient who has signed in, and says where Forgot Password is the way', async () => {
  const codeAt = '2026-11-20T14:00:00.000Z'
  const given = { ...link, id: 'l2', username: 'given', codeAt, codeBy: 'Rosa Klein' }
  const confirmed = { ...link, username: 'confirmed', emailConfirmed: true, mayHaveCode: false }
  answer(answers('list patient accounts', [given, confirmed]))
  await openRecord()
  const rows = page.getByRole('list', { name: 'How accounts came' }).getByRole('listitem')
  const [first, second] = [rows.nth(0), rows.nth(1)]
  await expect.element(first).toHaveTextContent(accountWords.emailNotConfirmed)
  await expect.element(first).toHaveTextContent('New code by Rosa Klein')
  await expect.element(second).not.toHaveTextContent(accountWords.emailNotConfirmed)
  await expect
    .element(page.getByRole('button', { name: 'New Code for confirmed' }))
    .toHaveAccessibleDescription(accountWords.emailConfirmedAlready)
  await press('New Code for given')
  await expect.element(page.getByRole('radio', { name: 'On a printed slip' })).toHaveFocus()
  await page.getByRole('radio', { name: 'By mail' }).click()
  const form = page.getByRole('dialog', { name: 'New Code for given' })
  await expect.element(form).toHaveTextContent('Goes to sam@rounds.example.')
  await expect.element(form).toHaveTextContent(accountWords.emailNotOnRecord)
})

test('says that a link waits where the person may not read what the account shows', async () => {
  await openRecord(sam, ['patient_view', 'patient_profile_edit'])
  await press('Link Account')
  await type(/^Username/, 'samtwin')
  answer(answers('link patient account', { ...sam, version: 4 }))
  await pressInDialog('Link Account')
  await expectSaid(accountWords.accountWaits('samtwin'))
})

test('says that the account was not linked, and then that it was', async () => {
  await openRecord()
  await press('Link Account')
  await type(/^Username/, 'samtwin')
  await pressInDialog('Link Account')
  await expectSaid(accountWords.accountLinkFailed)
  answer(answers('link patient account', { ...sam, version: 4 }))
  await pressInDialog('Link Account')
  await expectSaid(accountWords.accountLinked('samtwin'))
})

test('says that the accounts were not taken off', async () => {
  await openRecord()
  await press('Take Accounts Off')
  await pressInDialog('Take Accounts Off')
  await expectSaid(accountWords.accountsTakeOffFailed)
})

test('says that no test was ordered', async () => {
  await openRecord()
  await press('Order Tests')
  await page.getByRole('checkbox', { name: 'Urinalysis' }).click()
  await pressInDialog('Order')
  await expectSaid(labMessages.orderFailed)
})

test('says that there are no vitals, and that new ones were not recorded', async () => {
  answer(answers('list vitals', { rows: [], total: 0 }))
  await openRecord()
  await expectSaid(vitalsMessages.none)
  await press('Record Vitals')
  await type('Pulse (bpm)', '72')
  await pressInDialog('Save')
  await expectSaid(vitalsMessages.saveFailed)
})

test('says that vitals were not marked as an error, and then that they were', async () => {
  const measured = {
    ...{ pulse: 72, systolic: null, diastolic: null, weight: null, height: null },
    ...{ temperature: null, oxygenSaturation: null, respiratoryRate: null },
  }
  const vitals = {
    ...{ id: 'v1', patientId: 'p14', ...measured, measuredAt: '2026-11-21T09:00:00.000Z' },
    ...{ by: 'Dr. Kavya Reddy', inError: null, version: 1, grades: {}, critical: null },
  }
  answer(answers('list vitals', { rows: [vitals], total: 1 }))
  await openRecord()
  await press(/^Mark as Error: vitals/)
  await pressInDialog('Mark as Error')
  await expectSaid(vitalsMessages.markFailed)
  await pressInDialog('OK')
  const inError = { by: 'Asha Rao', at: '2026-11-21T10:00:00.000Z' }
  answer(answers('mark vitals as entered in error', { ...vitals, inError, version: 2 }))
  await press(/^Mark as Error: vitals/)
  await pressInDialog('Mark as Error')
  await expectSaid(vitalsMessages.marked)
})

const aspirin = { name: 'Aspirin', dosage: '75 mg', frequency: 'Daily' }
const prescribed = {
  ...{ id: 'r1', number: 8, patientId: 'p14', patientName: 'Sam Twin', doctor: 'Dr. Reyes' },
  ...{ date: '2026-11-21', medicines: [aspirin], hasInteraction: false },
  ...{ interactionAlert: '', check: { outcome: 'not-made' } },
}

test('says that a prescription was not read, where it is viewed and where it is printed', async () => {
  answer(answers('list prescriptions', { rows: [prescribed], total: 1 }))
  await openRecord()
  await press(/^Print prescription/)
  await expectSaid(prescriptionMessages.fetchFailed)
  await pressInDialog('OK')
  await press(/^View prescription/)
  await expectSaid(prescriptionMessages.fetchFailed)
})

test('a prescription that is slow to read is printed once by two presses', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const slow = faults.held('read prescription', { ...prescribed, diagnosis: 'Asthma' })
  answer(answers('list prescriptions', { rows: [prescribed], total: 1 }), slow.handler)
  answer(answers('read clinic', { name: 'Rounds', address: '', phone: '', version: 1 }))
  await openRecord()
  await press(/^Print prescription/)
  await expect.element(page.getByText('Loading', { exact: true })).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  slow.release()
  await expect.element(page.getByText('Loading', { exact: true })).not.toBeInTheDocument()
  expect(print).toHaveBeenCalledOnce()
  expect(callsMade().filter((call) => call === 'GET /api/prescriptions/r1')).toHaveLength(1)
})

test('says that a medicine was not ended', async () => {
  const prescription = { ...prescribed, diagnosis: 'Asthma', version: 1 }
  answer(answers('list prescriptions', { rows: [prescribed], total: 1 }))
  answer(answers('read prescription', prescription))
  await openRecord({ ...sam, currentMedications: [aspirin] })
  await press(/^View/)
  await pressInDialog(/^End/, 'Prescription no. 8')
  await pressInDialog('End Medicine')
  await expectSaid(prescriptionMessages.endFailed)
})

test('says that nobody was registered', async () => {
  await openApp('/?tab=receptionist&view=registration')
  await type(/^Name/, 'Wilma Storm')
  await type(/^Age/, '40')
  await pick(/^Gender/, 'Female')
  await type(/^Contact/, '9000000001')
  await press('Register')
  await expectSaid(words.registerFailed)
})

test('says that no visit was scheduled', async () => {
  answer(
    answers('look patients up', [{ id: 'p14', number: 14, name: 'Sam Twin', age: 30 }]),
    answers('list doctors', [{ _id: 'd2', name: 'Meera Pillai', department: null }]),
  )
  await openRecord()
  await press('Schedule')
  await pick(/^Doctor/, 'Dr. Meera Pillai')
  await type(/^Time/, '10:15')
  await type(/^Reason/, 'Cough')
  await pressInDialog('Schedule')
  await expectSaid(visitMessages.scheduleFailed)
})

test('says to whom nobody can give a permission that none could', async () => {
  answer(answers('list permission givers', { people: [], total: 0 }))
  await openRecord(sam, ['patient_view'])
  await page.getByRole('button', { name: 'Correct', exact: true }).click({ force: true })
  await expectSaid(permissionGiverMessages.nobody)
})
