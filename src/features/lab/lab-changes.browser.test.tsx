import { type LabOrder, labMessages, labOrderEndpoints } from '@shared/contracts/lab-orders'
import { type LabResultVersion, labResultMessages } from '@shared/contracts/lab-results'
import { HttpResponse, http } from 'msw'
import { test } from 'vitest'
import { page } from 'vitest/browser'
import {
  answer,
  answers,
  expectSaid,
  openApp,
  press,
  pressInDialog,
  type,
} from '@/test/silent-host'

const order: LabOrder = {
  ...{ id: 'o7', number: 7, patientId: 'p14', patientNumber: 14, patient: 'Sam Twin', age: 30 },
  ...{ gender: 'Male', testType: 'Urinalysis', requestedDate: '2026-11-20', status: 'pending' },
  ...{ priority: 'routine', question: '', technician: null, version: 1 },
}
const result: LabResultVersion = {
  ...{ revision: 1, observation: 'Clear', values: [], isCritical: false },
  ...{ reportedAt: '2026-11-20T12:00:00.000Z', reportedBy: 'Lena Hart' },
  file: { id: 'f1', name: 'urine.pdf', type: 'application/pdf', size: 2048 },
}
const completed: LabOrder = { ...order, status: 'completed', completedDate: '2026-11-20', result }
const pageOf = (...rows: LabOrder[]) => ({ rows, total: rows.length })
const noRanges = answers('list lab ranges', { rows: [], total: 0 })

test('says that an order’s status was not changed', async () => {
  answer(answers('list lab orders', pageOf(order)))
  await openApp('/?tab=lab')
  await page.getByRole('combobox', { name: /^Status of order 7/ }).selectOptions('In Progress')
  await expectSaid(labMessages.changeFailed)
})

test('says that a report was not made, where the orders cannot be read to the end', async () => {
  const { path } = labOrderEndpoints.list
  answer(http.get(`*${path}`, () => HttpResponse.json(pageOf(order)), { once: true }))
  await openApp('/?tab=lab&view=reports')
  await press('Generate Report')
  await expectSaid(labMessages.reportFailed)
})

test('says that a result was not uploaded', async () => {
  const started: LabOrder = { ...order, status: 'in-progress' }
  answer(answers('list lab orders without a result', pageOf(started)), noRanges)
  await openApp('/?tab=lab&view=upload&q=o7')
  await type(/^Observation/, 'Clear')
  await press('Submit')
  await expectSaid(labResultMessages.uploadFailed)
})

test('says that a result was not corrected', async () => {
  answer(
    answers('list lab orders', pageOf(completed)),
    answers('read lab order', { ...completed, results: [result] }),
    noRanges,
  )
  await openApp('/?tab=lab&view=results')
  await press(/^View result/)
  await pressInDialog('Correct')
  await type(/^Reason/, 'Wrong patient')
  await pressInDialog('Save Correction')
  await expectSaid(labResultMessages.correctFailed)
})

test('says that a result’s file could not be read', async () => {
  answer(answers('list lab orders', pageOf(completed)))
  await openApp('/?tab=lab&view=results')
  await press(/^Download urine.pdf/)
  await expectSaid(labResultMessages.fileFetchFailed)
})

test('says that a critical result was not acknowledged', async () => {
  const critical = { ...completed, result: { ...result, isCritical: true } }
  answer(answers('list critical results', [critical]))
  await openApp('/?tab=doctor')
  await press('Show critical results')
  await pressInDialog(/^Acknowledge/)
  await expectSaid(labResultMessages.acknowledgeFailed)
})

test('tells a patient of very many results whom to ask for the earlier ones', async () => {
  const many = Array.from({ length: 100 }, (_, at) => ({ ...completed, id: `o${at}`, number: at }))
  answer(answers('list own lab results', many))
  await openApp('/?tab=patient&view=results')
  await expectSaid(labResultMessages.moreOwn)
})
