import { bookingMessages } from '@shared/contracts/bookings'
import { chatMessages } from '@shared/contracts/chat'
import { fileMessages } from '@shared/contracts/files'
import { labMessages } from '@shared/contracts/lab-orders'
import { labResultMessages } from '@shared/contracts/lab-results'
import { desktop, phone, test } from './axe'
import { say } from './chat-page'
import {
  button,
  expect,
  expectDialog,
  expectRow,
  expectToast,
  faults,
  field,
  heading,
  menu,
  pick,
  press,
  tab,
} from './fixtures'
import { chooseOrder, png, upload } from './lab-page'

test.describe('Accessibility', () => {
  test('Laboratory, pharmacist and sample host: orders, results, chat and samples', async ({
    page,
    openWorld,
    signInToSample,
    fault,
    healed,
    check,
  }) => {
    await test.step('lab orders and results', async () => {
      await openWorld('/?world=everything-wrong&as=lab')
      await field(page, 'Date').fill('soon')
      await field(page, 'Date').blur()
      await expect(page.getByText(labMessages.dateFormat)).toBeVisible()
      await check('lab orders with a wrong date')
      await press(page, 'Reset')
      await page.setViewportSize(phone)
      await check('lab orders, narrow')
      await page.setViewportSize(desktop)
      await tab(page, 'Generate Reports').click()
      await expect(page.getByText(/^All orders: /)).toBeVisible()
      await check('reports')
      await tab(page, 'Upload Results').click()
      await upload(page, 'result.txt', png)
      await expect(page.getByText(fileMessages.type)).toBeVisible()
      await check('upload with a refused file')
      await upload(page, 'result.png', png)
      await expect(page.getByText(fileMessages.type)).toBeHidden()
      await press(page, 'Submit')
      await expect(page.getByText(labResultMessages.orderRequired)).toBeVisible()
      await check('upload without an order')
      await chooseOrder(page, 'lipid', /Lipid Panel/)
      await field(page, 'LDL cholesterol, value').fill('320')
      await check('values of a result')
      await tab(page, 'Test Results').click()
      const row = page.getByRole('row').filter({ hasText: 'Warren Farrin' })
      await expect(row).toContainText('Critical')
      await check('test results with a critical one')
      await row.getByRole('button', { name: /^View result/ }).click()
      await press(page, 'Correct')
      const form = await expectDialog(page, /^Correct the result/)
      await field(page, 'Potassium, value').fill('4.1')
      await press(form, 'Save Correction')
      await check('correcting a result')
      await field(page, 'Reason').fill('The sample was haemolysed')
      await press(form, 'Save Correction')
      await expectToast(page, labResultMessages.corrected)
      await row.getByRole('button', { name: /^View result/ }).click()
      await press(page, 'Version 1')
      await expect(page.getByRole('region', { name: 'Version 1' })).toBeVisible()
      await check('two versions of a result')
      await page.keyboard.press('Escape')
    })

    await test.step('chat', async () => {
      await menu(page, 'Chat with AI')
      const text =
        '**Bold** `code` [link](https://rounds.example)\n\n- item\n\n| a | b |\n| - | - |\n| c | d |\n\n'
      fault(faults.answers('ask the assistant', { response: text.repeat(12) }))
      await say(page, 'How?')
      await expect(page.getByRole('link', { name: 'link' }).last()).toBeVisible()
      await page.getByRole('region', { name: 'Conversation' }).press('Home')
      await expect(button(page, 'Jump to latest')).toBeVisible()
      await check('chat with a formatted answer, away from its end')
      healed()
      fault(faults.silent('ask the assistant'))
      await say(page, 'And now?')
      await expect(button(page, 'Retry')).toBeVisible()
      await say(page, 'x'.repeat(4001))
      await expect(page.getByText(chatMessages.questionTooLong)).toBeVisible()
      await check('chat with a failure and a message that is too long')
      healed()
      fault(faults.endless('ask the assistant'))
      await say(page, 'Wait')
      await expect(button(page, 'Stop')).toBeVisible()
      await check('chat while it waits')
    })

    await test.step('a person without a dashboard', async () => {
      await openWorld('/?world=demo&as=pharmacist')
      await expect(heading(page, /^Good morning/)).toBeVisible()
      await check('Home without a dashboard')
    })

    await test.step('sample host', async () => {
      await signInToSample('/?world=demo&as=admin')
      await tab(page, 'Departments').click()
      await expect(page.getByRole('img', { name: /^Revenue by department/ })).toBeVisible()
      await check('sample: departments with charts')
      await tab(page, 'Patient').click()
      await expect(page.getByLabel('Your health in figures')).toHaveText(/\d/)
      await check('sample: patient')
      await tab(page, 'Receptionist').click()
      await expectRow(page, 'Tomas Novotny')
      await check('sample: appointments')
      await page.goto('/bookappoinment')
      fault(faults.answers('list departments', [{ _id: '1', name: 'Space Medicine' }]))
      await page.reload()
      await pick(page, 'Department', 'Space Medicine')
      await expect(page.getByText(bookingMessages.noDoctors('Space Medicine'))).toBeVisible()
      await check('sample: booking without doctors')
    })
  })
})
