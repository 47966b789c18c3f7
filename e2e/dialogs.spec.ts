import { bookingMessages } from '@/contracts/bookings'
import { stopTime } from './clock'
import { openScheduling, startAtDesk } from './desk'
import { answer, expect, expectDialog, expectToast, faults, pick, test } from './fixtures'

test.describe('on a page', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn('receptionist')
    await page.goto('/bookappoinment')
    await expect(page.getByRole('heading', { name: 'Book Appointment' })).toBeVisible()
  })

  test('an open question is all there is, and is answered by nothing that was meant for the page', async ({
    page,
  }) => {
    await test.step('the page comes back with the focus', async () => {
      const opener = page.getByRole('switch', { name: 'Dark mode' })
      const withOk = page.getByRole('button', { name: 'ok' })
      await expect(withOk).toHaveText(['Book Appointment'])
      await opener.click()
      await expectDialog(page, 'Change Mode?')
      await expect(withOk).toHaveText(['OK'])
      await expect(page.getByRole('main')).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'Book Appointment' })).toHaveCount(0)
      await answer(page, 'Cancel')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(opener).toBeFocused()
      await expect(withOk).toHaveText(['Book Appointment'])
    })

    await test.step('the second of two clicks does not answer what the first has opened', async () => {
      await page.getByRole('switch', { name: 'Dark mode' }).dblclick()
      const question = await expectDialog(page, 'Change Mode?')
      await expect(question.getByRole('button', { name: 'OK' })).toBeFocused()
      // Pressed anew, a click beside it counts.
      await page.mouse.click(5, 5)
      await expect(question).toBeHidden()
    })

    await test.step('nor does a key that is held', async () => {
      await page.getByLabel('First Name').fill('Priya')
      await page.getByRole('link', { name: 'Home', exact: true }).focus()
      await page.keyboard.down('Enter')
      const question = await expectDialog(page, 'Discard changes?')
      await expect(question.getByRole('button', { name: 'No, continue editing' })).toBeFocused()
      await page.keyboard.down('Enter')
      await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
      await expect(question).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(question).toBeHidden()
      await expect(page.getByLabel('First Name')).toHaveValue('Priya')
    })
  })

  test('Tab pressed as soon as a dialog is there is not undone', async ({ page }) => {
    await page.clock.install()
    await page.reload()
    const opener = page.getByRole('switch', { name: 'Dark mode' })
    await expect(opener).toBeVisible()
    await stopTime(page)
    await opener.focus()
    await page.keyboard.press('Enter')
    const question = await expectDialog(page, 'Change Mode?')
    await expect(question.getByRole('button', { name: 'OK' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.clock.runFor(1000)
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  })

  test('a click beside a dialog that does not close by it leaves the focus, and a toast is told over it', async ({
    page,
    fault,
    healed,
  }) => {
    fault(faults.silent('book appointment'))
    await page.getByLabel('First Name').fill('Priya')
    await page.getByLabel('Last Name').fill('Nair')
    await pick(page, 'Gender', 'Female')
    await page.getByLabel('Mobile').fill('9876543210')
    await page.getByLabel('Email').fill('priya@rounds.example')
    await page.getByRole('textbox', { name: 'Age', exact: true }).fill('34')
    await page.getByRole('radio', { name: 'Health Checkup' }).check()
    await page.getByLabel('Message').fill('Tired since March')
    await page.getByRole('textbox', { name: 'Age', exact: true }).press('Enter')
    const error = await expectDialog(page, 'Error!')
    await page.mouse.click(5, 5)
    await expect(error.getByRole('button', { name: 'OK' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(error).toBeHidden()

    healed()
    const slow = faults.held('book appointment', {})
    fault(slow.handler)
    await page.getByRole('textbox', { name: 'Age', exact: true }).press('Enter')
    await page.keyboard.press('Alt+h')
    await expectDialog(page, 'Help')
    slow.release()
    await expectToast(page, bookingMessages.booked)
    await expectDialog(page, 'Help')
  })
})

test('a question over a form is all there is, and the form comes back with the focus', async ({
  page,
  signIn,
}) => {
  await startAtDesk(page, signIn)
  const form = await openScheduling(page)

  await test.step('Tab goes round in an open dialog', async () => {
    const close = form.getByRole('button', { name: 'Close' })
    const last = form.getByRole('button', { name: 'Schedule', exact: true })
    // The dialog has given the focus to its first field.
    await expect(form.locator(':focus')).toHaveCount(1)
    await last.focus()
    await page.keyboard.press('Tab')
    await expect(close).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(last).toBeFocused()
  })

  await pick(page, 'Doctor', 'Dr. Kavya Reddy')
  await form.getByLabel('Reason').fill('Half a rea')
  await page.keyboard.press('Escape')
  await expectDialog(page, 'Discard changes?')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  // What loses nothing has the focus.
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Reason')).toBeFocused()
  await expect(form.getByRole('combobox', { name: 'Doctor' })).toHaveValue('Dr. Kavya Reddy')
  await expect(page.getByRole('main')).toHaveCount(0)

  const question = page.getByRole('dialog', { name: 'Discard changes?' })
  const discard = question.getByRole('button', { name: 'Yes, discard changes' })
  await test.step('Tab goes round in a question, too', async () => {
    await page.keyboard.press('Escape')
    await expectDialog(page, 'Discard changes?')
    await expect(question.getByRole('button', { name: 'No, continue editing' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(discard).toBeFocused()
  })

  await test.step('and keys reach the uppermost one where nothing has the focus', async () => {
    await discard.blur()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(form).toBeVisible()
    await form.getByLabel('Reason').blur()
    await page.keyboard.press('Escape')
    await expect(question).toBeVisible()
  })

  await answer(page, 'Yes, discard changes')
  await expect(page.getByRole('button', { name: 'Schedule New Appointment' })).toBeFocused()
})
