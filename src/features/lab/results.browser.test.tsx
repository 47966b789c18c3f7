import { faults } from '@mocks/faults'
import { fileMessages } from '@shared/contracts/files'
import { labMessages } from '@shared/contracts/lab-orders'
import { labRangeMessages } from '@shared/contracts/lab-ranges'
import { labResultMessages as words } from '@shared/contracts/lab-results'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fault, healed, openScreen } from '@/test/screen'
import {
  boxOf,
  expectDialog,
  expectError,
  expectToast,
  field,
  heading,
  press,
} from '@/test/screen-words'
import { pdf, upload } from './test/lab-screen'

const title = heading('Noel Dsouza, no. 39')

describe('Order Tests on the patient’s page', () => {
  test('asks for a test, says what is open already, and keeps the form when ordering fails', async () => {
    await openScreen('/patient/1?world=demo&as=doctor')
    await press(page, 'Order Tests')
    const form = await expectDialog('Order Tests', 'no. 1, born 1982-03-13')
    await expect
      .element(form.getByRole('note'))
      .toHaveTextContent('Complete Blood Count: Pending, Urgent')
    await press(form, 'Order')
    await expect.element(form.getByText(labMessages.testRequired)).toBeVisible()
    await form.getByRole('checkbox', { name: 'Basic Metabolic Panel' }).click()
    await form.getByRole('checkbox', { name: 'Lipid Panel' }).click()
    fault(faults.silent('order lab tests'))
    await press(form, 'Order')
    await expect.element(form.getByRole('alert')).toHaveTextContent(labMessages.orderFailed)
    healed()
    await press(form, 'Order')
    await expectToast(labMessages.ordered(2))
    await expect.element(form).not.toBeInTheDocument()
  })
})

describe('Test results on the patient’s page', () => {
  test('a critical result leads to its order, and says why it cannot be acknowledged', async () => {
    await openScreen('/patient/39?world=demo&as=doctor')
    await expect.element(title).toBeVisible()
    const bar = page.getByRole('region', { name: 'Critical results' })
    await expect
      .element(bar)
      .toHaveTextContent(/Basic Metabolic Panel, no\. .*Potassium 6\.4 mmol\/L/)
    await press(bar, 'Show critical results')
    const order = page.getByRole('listitem', { name: /^Basic Metabolic Panel, no\. / })
    await expect.element(order).toHaveFocus()
    const acknowledge = order.getByRole('button', {
      name: 'Acknowledge Basic Metabolic Panel of Noel Dsouza',
    })
    fault(faults.silent('acknowledge critical result'))
    await acknowledge.click()
    await expectError(words.acknowledgeFailed)
    healed()
    await acknowledge.click()
    await expectToast(words.acknowledged)
    await expect.element(order).toHaveTextContent('Acknowledged by Dr. Daniel Reyes')
    await expect.element(order).toHaveFocus()
    await expect.element(bar).toHaveTextContent('No critical result waits for a doctor.')
  })
})

describe('Test Results', () => {
  test('columns shown as second lines take no room of their own', async () => {
    await openScreen('/?world=demo&as=lab&view=results')
    await expect.element(page.getByRole('row').filter({ hasText: 'Noel Dsouza' })).toBeVisible()
    for (const name of ['Age', 'Technician'])
      expect(boxOf(page.getByRole('columnheader', { name })).width, name).toBeLessThan(2)
  })

  test('a correction says that the clinic’s ranges cannot be read', async () => {
    fault(faults.silent('list lab ranges'))
    await openScreen('/?world=demo&as=lab&view=results')
    const row = page.getByRole('row').filter({ hasText: 'Noel Dsouza' })
    await row.getByRole('button', { name: /^View result/ }).click()
    await press(page, 'Correct')
    await expectToast(labRangeMessages.fetchFailed)
    await expectDialog(/^Lab order no\. /)
  })

  test('a correction needs a reason, and stays typed when it cannot be saved', async () => {
    await openScreen('/?world=demo&as=lab&view=results')
    const row = page.getByRole('row').filter({ hasText: 'Noel Dsouza' })
    await row.getByRole('button', { name: /^View result/ }).click()
    await press(page, 'Correct')
    const form = await expectDialog(/^Correct the result of lab order no\. /)
    await field(page, 'Potassium, value').fill('4.8')
    await press(form, 'Save Correction')
    const reason = form.getByRole('textbox', { name: 'Reason' })
    await expect
      .element(reason)
      .toHaveAccessibleDescription(expect.stringContaining(words.reasonRequired))
    await reason.fill('The sample was haemolysed')
    await upload(new File(['<script>'], 'lying.pdf'))
    await expect.element(page.getByText(fileMessages.content('PDF'))).toBeVisible()
    await upload(pdf('panel.pdf'))
    await expect.element(page.getByText(fileMessages.content('PDF'))).not.toBeInTheDocument()
    fault(faults.silent('correct lab result'))
    await press(form, 'Save Correction')
    await expect.element(form.getByRole('alert')).toHaveTextContent(words.correctFailed)
    await expect.element(reason).toHaveValue('The sample was haemolysed')
    healed()
    await press(form, 'Save Correction')
    await expectToast(words.corrected)
    await expect.element(row).not.toHaveTextContent('Critical')

    fault(faults.silent('read file'))
    await row.getByRole('button', { name: /^Download panel\.pdf/ }).click()
    await expectError(words.fileFetchFailed)
  })
})
