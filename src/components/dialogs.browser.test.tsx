import { faults } from '@mocks/faults'
import { bookingMessages } from '@shared/contracts/bookings'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fault, healed, openScreen } from '@/test/screen'
import {
  answer,
  clickAt,
  expectDialog,
  expectToast,
  heading,
  pass,
  pick,
  press,
  stopTimers,
} from '@/test/screen-words'

const opener = page.getByRole('switch', { name: 'Dark mode' })
const question = page.getByRole('dialog', { name: 'Change Mode?' })

async function openBooking(): Promise<void> {
  await openScreen('/bookappoinment?world=quiet&as=receptionist', { keepsRecords: false })
  await expect.element(heading('Book Appointment')).toBeVisible()
}

describe('A question', () => {
  test('is all that can be reached, and gives the focus back', async () => {
    await openBooking()
    const withOk = () =>
      page
        .getByRole('button', { name: 'ok' })
        .elements()
        .map((each) => each.textContent)
    expect(withOk()).toEqual(['Book Appointment'])
    await opener.click()
    await expectDialog('Change Mode?')
    expect(withOk()).toEqual(['OK'])
    await expect.element(page.getByRole('main')).not.toBeInTheDocument()
    await expect.element(heading('Book Appointment')).not.toBeInTheDocument()
    await answer('Cancel')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    expect(withOk()).toEqual(['Book Appointment'])
    expect(localStorage.getItem('isDarkMode')).toBeNull()
  })

  test('stays after the second of two clicks, and a click outside closes it', async () => {
    await openBooking()
    await opener.dblClick()
    await expect.element(question.getByRole('button', { name: 'OK' })).toHaveFocus()
    await clickAt(5, 5)
    await expect.element(question).not.toBeInTheDocument()
  })

  test('is not answered by a key that is held', async () => {
    await openBooking()
    const name = page.getByRole('textbox', { name: 'First Name' })
    await name.fill('Priya')
    page.getByRole('link', { name: 'Home', exact: true }).element().focus()
    await userEvent.keyboard('{Enter>}')
    const discard = await expectDialog('Discard changes?')
    const stay = discard.getByRole('button', { name: 'No, continue editing' })
    await expect.element(stay).toHaveFocus()
    await userEvent.keyboard('{Enter>}{Enter>}{/Enter}')
    await expect.element(discard).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(discard).not.toBeInTheDocument()
    await expect.element(name).toHaveValue('Priya')
  })

  test('keeps a Tab that is pressed as soon as it is there', async () => {
    await openBooking()
    stopTimers()
    opener.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(question.getByRole('button', { name: 'OK' })).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await pass(1000)
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  })
})

test('a click outside an error leaves it the focus, and a toast is shown over a dialog', async () => {
  await openBooking()
  const age = page.getByRole('textbox', { name: 'Age', exact: true })
  for (const [label, value] of [
    ['First Name', 'Priya'],
    ['Last Name', 'Nair'],
    ['Mobile', '9876543210'],
    ['Email', 'priya@rounds.example'],
  ] as const)
    await page.getByRole('textbox', { name: label }).fill(value)
  await pick('Gender', 'Female')
  await page.getByRole('radio', { name: 'Health Checkup' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('Tired since March')
  await age.fill('34')
  fault(faults.silent('book appointment'))
  await userEvent.keyboard('{Enter}')
  const error = await expectDialog('Error!', bookingMessages.failed)
  await clickAt(5, 5)
  await expect.element(error.getByRole('button', { name: 'OK' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(error).not.toBeInTheDocument()

  healed()
  const slow = faults.held('book appointment', {})
  fault(slow.handler)
  await age.click()
  await userEvent.keyboard('{Enter}{Alt>}h{/Alt}')
  await expectDialog('Help')
  slow.release()
  await expectToast(bookingMessages.booked)
  await expectDialog('Help')
})

describe('A form in a dialog', () => {
  const form = page.getByRole('dialog', { name: 'Schedule New Appointment' })
  const reason = form.getByRole('textbox', { name: 'Reason' })
  const discard = page.getByRole('dialog', { name: 'Discard changes?' })

  test('keeps Tab in it, and has its focus and typed text again after a question', async () => {
    await openScreen('/?world=quiet&as=receptionist')
    await press(page, 'Schedule New Appointment')
    await expect.element(form).toBeVisible()
    const last = form.getByRole('button', { name: 'Schedule', exact: true })
    await expect.poll(() => form.element().contains(document.activeElement)).toBe(true)
    last.element().focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(form.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(last).toHaveFocus()

    await pick('Doctor', 'Dr. Kavya Reddy')
    await reason.fill('Half a rea')
    await userEvent.keyboard('{Escape}')
    await expect.element(discard).toBeVisible()
    await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(1)
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
    // What loses nothing has the focus.
    await userEvent.keyboard('{Enter}')
    await expect.element(reason).toHaveFocus()
    await expect
      .element(form.getByRole('combobox', { name: 'Doctor' }))
      .toHaveValue('Dr. Kavya Reddy')
    await expect.element(page.getByRole('main')).not.toBeInTheDocument()
  })

  test('the uppermost dialog hears keys while nothing has the focus', async () => {
    await openScreen('/?world=quiet&as=receptionist')
    const button = page.getByRole('button', { name: 'Schedule New Appointment' })
    await button.click()
    await reason.fill('Half a rea')
    await userEvent.keyboard('{Escape}')
    const lose = discard.getByRole('button', { name: 'Yes, discard changes' })
    await expect
      .element(discard.getByRole('button', { name: 'No, continue editing' }))
      .toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(lose).toHaveFocus()
    lose.element().blur()
    await userEvent.keyboard('{Escape}')
    await expect.element(discard).not.toBeInTheDocument()
    await expect.element(reason).toHaveFocus()
    reason.element().blur()
    await userEvent.keyboard('{Escape}')
    await expect.element(discard).toBeVisible()
    await answer('Yes, discard changes')
    await expect.element(form).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })
})
