import { faults } from '@mocks/faults'
import { departmentMessages } from '@shared/contracts/departments'
import { hoursScreenMessages } from '@shared/contracts/hours-words'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { unreachable } from '@/test/calls'
import { fault, healed, openScreen } from '@/test/screen'
import {
  answer,
  drawn,
  expectDialog,
  expectRow,
  expectSuccess,
  heading,
  passUntil,
  press,
  retype,
  stopTimers,
} from '@/test/screen-words'

const opener = page.getByRole('button', { name: 'Find or do' })
const palette = page.getByRole('dialog', { name: 'Find or do' })
const option = (name: string | RegExp) => palette.getByRole('option', { name })
const group = (name: string) => palette.getByRole('group', { name })

/** Opens it by its key, and types. */
async function ask(text: string): Promise<void> {
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(palette.getByRole('combobox', { name: 'Find or do' })).toHaveFocus()
  await userEvent.keyboard(text)
}

const isMarked = (name: string | RegExp) =>
  expect.element(option(name)).toHaveAttribute('aria-selected', 'true')

describe('The palette of a receptionist', () => {
  test('finds patients and no staff, and says how many', async () => {
    await openScreen('/?world=busy-monday&as=receptionist')
    await expect
      .element(opener)
      .toHaveAttribute('title', expect.stringMatching(/^Find or do \((Ctrl|Cmd)\+K\)$/))
    await ask('9018159083')
    await isMarked('Priya Nair (no. 1, born 1982-03-13)')
    await expect.element(group('Staff')).not.toBeInTheDocument()
    await expect.element(palette.getByRole('status')).toHaveTextContent('1 found')
  })

  test('opens nothing over a form, and leaves open appointments as they are', async () => {
    const { router } = await openScreen('/?world=busy-monday&as=receptionist')
    const filtered = '/desk/appointments?status=pending&layout=grid'
    router.history.push(filtered)
    await expect.element(page.getByRole('grid')).toBeVisible()
    await ask('sche app')
    await userEvent.keyboard('{Enter}')
    const form = await expectDialog('Schedule New Appointment')
    const reason = form.getByRole('textbox', { name: 'Reason' })
    await reason.fill('Fever')
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(reason).toHaveValue('Fever')
    await expect.element(palette).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await answer('Yes, discard changes')
    await expect.element(form).not.toBeInTheDocument()
    await expect.element(page.getByRole('grid')).toBeVisible()
    expect(router.state.location.href).toBe(filtered)
  })

  test('begins a form at its first field each time it is asked for', async () => {
    await openScreen('/?world=busy-monday&as=receptionist')
    const name = page.getByRole('textbox', { name: 'Name' })
    for (const typed of ['', 'Ada']) {
      await ask('register')
      await isMarked('Register a patient')
      await userEvent.keyboard('{Enter}')
      await expect.element(name).toHaveFocus()
      await expect.element(name).toHaveValue(typed)
      if (typed === '') await userEvent.keyboard('Ada')
      await userEvent.keyboard('{Tab}')
    }
  })

  test('enters the absence of a doctor, by a word and the name', async () => {
    await openScreen('/?world=busy-monday&as=receptionist')
    await ask('absent reddy')
    await isMarked(hoursScreenMessages.enterAbsence('Dr. Kavya Reddy'))
    await userEvent.keyboard('{Enter}')
    const form = await expectDialog('Absence of Dr. Kavya Reddy')
    await expect.element(form.getByRole('textbox', { name: 'From' })).toHaveValue('09:55')
  })

  test('says that the search has failed, and tries it again', async () => {
    await openScreen('/?world=busy-monday&as=receptionist')
    fault(faults.dropped('look patients up'))
    await ask('priya')
    await expect.element(group('Patients')).toHaveTextContent(unreachable)
    await expect.element(palette.getByRole('status')).toHaveTextContent(`Patients: ${unreachable}`)
    healed()
    await isMarked('Try again')
    await userEvent.keyboard('{Enter}')
    await expect.element(option(/^Priya Nair/)).toBeVisible()
  })

  test('is listed among the keys of the screen, which can be switched off', async () => {
    await openScreen('/?world=busy-monday&as=receptionist')
    await expect.element(heading('Dashboard')).toBeVisible()
    await userEvent.keyboard('?')
    const keys = await expectDialog('Keyboard Shortcuts', 'Find a patient')
    expect(
      keys
        .getByRole('heading', { level: 3 })
        .elements()
        .map((each) => each.textContent),
    ).toEqual(["On the receptionist's dashboard", 'Everywhere'])
    await keys.getByRole('checkbox', { name: /by themselves/ }).click()
    await press(keys, 'Close')
    await expect
      .element(page.getByRole('checkbox', { name: 'Keyboard shortcuts' }))
      .not.toBeChecked()
    await userEvent.keyboard('?')
    await ask('roles')
    await expect.element(keys).not.toBeInTheDocument()
  })
})

describe('The palette of others', () => {
  test('finds no other patient for a patient, and gives the focus back', async () => {
    await openScreen('/?world=busy-monday&as=patient')
    await opener.click()
    await userEvent.keyboard('arun')
    await expect.element(palette).toHaveTextContent('Nothing found')
    await retype('add')
    await expect
      .poll(() =>
        palette
          .getByRole('option')
          .elements()
          .map((each) => each.textContent),
      )
      .toEqual(['Book an appointment'])
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()
  })

  test('finds the staff for an administrator', async () => {
    const { router } = await openScreen('/?world=busy-monday&as=admin')
    await expect.element(opener).toBeVisible()
    await ask('kavya')
    await option(/Kavya Reddy/).click()
    await expect.element(heading(/Kavya Reddy/)).toBeVisible()
    expect(router.state.location.pathname).toMatch(/^\/admin\/user\//)
  })

  test('takes nobody who was found for less than what is typed by now', async () => {
    const { router } = await openScreen('/?world=busy-monday&as=admin')
    await expect.element(opener).toBeVisible()
    await ask('kavya')
    await isMarked(/Kavya Reddy/)
    stopTimers()
    await userEvent.keyboard('n{Enter}')
    await drawn()
    await expect.element(palette).toBeVisible()
    expect(router.history.location.pathname).toBe('/')
    await passUntil(palette.getByText('Nothing found'))
  })

  test('has screens and actions on a host without records, which shows no button', async () => {
    await openScreen('/admin/department?world=quiet&as=admin', { keepsRecords: false })
    await expectRow('Neurology')
    await expect.element(opener).not.toBeInTheDocument()
    await ask('priya')
    await expect.element(palette).toHaveTextContent('Nothing found')
    await retype('add dep')
    await userEvent.keyboard('{Enter}')
    const form = await expectDialog('Add Department')
    await expect.element(form.getByRole('textbox', { name: 'Department Name' })).toHaveFocus()
    await userEvent.keyboard('Anaesthesia{Enter}')
    await expectSuccess(departmentMessages.created)
    await expectRow('Anaesthesia')
    await ask('roles')
    await userEvent.keyboard('{Enter}')
    await expect.element(heading('Role Management')).toBeVisible()
  })
})
