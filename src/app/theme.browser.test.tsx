import { faults } from '@mocks/faults'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fault, openScreen } from '@/test/screen'
import { answer, expectDialog, pick, press, select } from '@/test/screen-words'

// How every select behaves, shown on the form for an appointment.

const openForm = async () => {
  await openScreen('/?world=quiet&as=receptionist', { keepsRecords: false })
  await press(page, 'Schedule New Appointment')
  return await expectDialog('Schedule New Appointment')
}
const noOption = () => expect.element(page.getByRole('option')).not.toBeInTheDocument()

/** The list shows the options of what is in the field now. */
const settled = (name: string) =>
  expect.element(page.getByRole('listbox', { name })).toHaveStyle({ pointerEvents: 'auto' })

/** Moves the focus there without a click, which would open the list. */
function focus(name: string): void {
  const field = select(page, name).element()
  if (!(field instanceof HTMLElement)) throw new Error(`${name} takes no focus`)
  field.focus()
}

test('Enter picks the first option that matches the typed text, and never submits', async () => {
  const dialog = await openForm()
  focus('Patient')
  await noOption()
  await userEvent.keyboard('A')
  const first = page.getByRole('option').first()
  await expect.element(first).toBeVisible()
  const name = first.element().textContent
  await userEvent.keyboard('{Enter}')
  await expect.element(select(page, 'Patient')).toHaveValue(name)
  await noOption()

  focus('Doctor')
  await userEvent.keyboard('nobody at all')
  await expect.element(page.getByText('Nothing found')).toBeVisible()
  await userEvent.keyboard('{Enter}{Escape}{Enter}')
  await expect.element(dialog).toBeVisible()
  for (const field of ['Patient', 'Doctor'])
    await expect.element(select(page, field)).not.toBeInvalid()
})

test('Enter picks among options that were loaded after the text was typed', async () => {
  const doctors = faults.late('list doctors')
  fault(doctors.handler)
  await openScreen('/?world=quiet&as=receptionist')
  await press(page, 'Schedule New Appointment')
  await expectDialog('Schedule New Appointment')
  focus('Doctor')
  await userEvent.keyboard('Moreau')
  await expect.element(page.getByRole('listbox', { name: 'Doctor' })).toHaveTextContent('Loading…')
  doctors.release()
  await expect.element(page.getByRole('option')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(select(page, 'Doctor')).toHaveValue('Dr. Quentin Moreau')
  await noOption()
})

test('a list of options that came late is whole in the window', async () => {
  const departments = faults.late('list departments')
  fault(departments.handler)
  await openScreen('/bookappoinment?world=quiet&as=patient')
  await select(page, 'Department').click()
  const list = page.getByRole('listbox', { name: 'Department' })
  await expect.element(list).toHaveTextContent('Loading…')
  departments.release()
  await expect.element(page.getByRole('option').first()).toBeVisible()
  await expect
    .poll(() => list.element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(window.innerHeight)
})

test('Enter without typed text keeps the choice, and in an emptied field picks nobody', async () => {
  await openScreen('/?world=quiet&as=receptionist')
  await press(page, 'Schedule New Appointment')
  await expectDialog('Schedule New Appointment')
  for (const [name, choice] of [
    ['Doctor', 'Dr. Quentin Moreau'],
    ['Patient', 'Arun Thomas'],
  ] as const) {
    await pick(name, choice)
    const field = select(page, name)
    await field.click()
    await settled(name)
    await userEvent.keyboard('{Enter}')
    await noOption()
    await expect.element(field).toHaveDisplayValue(new RegExp(choice))
    await field.clear()
    await settled(name)
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue('')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(field).not.toHaveValue('')
    await noOption()
  }
})

test('typed text replaces a choice, which returns when no option is picked', async () => {
  const dialog = await openForm()
  await pick('Patient', 'Arun Thomas')
  await dialog.getByRole('textbox', { name: 'Reason' }).click()
  await select(page, 'Patient').click()
  await userEvent.keyboard('Bel')
  await expect.element(select(page, 'Patient')).toHaveValue('Bel')
  await dialog.getByRole('textbox', { name: 'Reason' }).click()
  await expect.element(select(page, 'Patient')).toHaveValue('Arun Thomas')
  await userEvent.keyboard('{Escape}')
  await answer('Yes, discard changes')
})
