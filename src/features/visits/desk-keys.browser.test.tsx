import { visitMessages as words } from '@shared/contracts/visits'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScheduling } from '@/test/desk-words'
import { openScreen } from '@/test/screen'
import {
  button,
  expectDialog,
  expectRow,
  expectToast,
  field,
  rowOf,
  search,
  tab,
} from '@/test/screen-words'

// Monday, 2026-03-02, 09:55: the demo clinic's day has begun.
const desk = '/?world=demo&as=receptionist'
const novotny = 'Tomas Novotny, no. 20'
const isCurrent = (name: string) =>
  expect.poll(() => rowOf(name).element().getAttribute('aria-current')).toBe('true')

const currentRows = () =>
  page
    .getByRole('row')
    .elements()
    .filter((row) => row.hasAttribute('aria-current'))

/** Opens the desk, which listens for keys once it has been looked at. */
async function openDesk(filter = '') {
  const opened = await openScreen(desk + filter)
  await expectRow(novotny)
  await page.getByRole('heading', { level: 1 }).click()
  return opened
}

test('keys select a row, check it in and undo the check-in', async () => {
  await openDesk()
  await userEvent.keyboard('c')
  await expectToast(words.noneSelected)
  await userEvent.keyboard('{ArrowDown}')
  await isCurrent('Jaya Pillai, no. 11')
  await userEvent.keyboard('c')
  await expectToast(words.notPending)
  await rowOf('Padma Rao, no. 17').getByRole('cell', { name: 'checked-in' }).click()
  await userEvent.keyboard('{ArrowDown}')
  await isCurrent(novotny)
  await userEvent.keyboard('c')
  await expectRow(novotny, 'checked-in')
  await userEvent.keyboard('u')
  await expect.element(rowOf(novotny, 'pending')).toHaveFocus()
  await expect.element(button(page, 'Undo')).not.toBeInTheDocument()
  await userEvent.keyboard('u')
  await expectToast(words.nothingToUndo)
})

test('keys are typed into the search, and Enter goes to the row found', async () => {
  await openDesk()
  await userEvent.keyboard('/')
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('npc/')
  await expect.element(search).toHaveValue('npc/')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await search.fill('')
  await userEvent.keyboard('anjali{Enter}')
  await expect.element(rowOf('Anjali Das, no. 26')).toHaveFocus()
  await search.fill('')
  await expectRow(novotny)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(rowOf('Jaya Pillai, no. 11')).toHaveFocus()
})

test('n schedules for the selected row, p goes to registration, and neither works in a dialog', async () => {
  await openScreen(desk)
  await rowOf('Arun Thomas, no. 2').getByRole('cell', { name: '32', exact: true }).click()
  await userEvent.keyboard('n')
  const dialog = await expectDialog('Schedule New Appointment')
  await expect
    .element(dialog.getByRole('combobox', { name: 'Patient' }))
    .toHaveValue('Arun Thomas (no. 2, born 1994-02-08)')
  button(dialog, 'Cancel').element().focus()
  await userEvent.keyboard('p{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(rowOf('Arun Thomas, no. 2')).toHaveFocus()
  await userEvent.keyboard('p')
  await expect.element(field(page, 'Name')).toHaveFocus()
  await expect.element(field(page, 'Name')).toHaveValue('')
})

test('a repeated toast replaces the one before, and another toast is shown below it', async () => {
  await openDesk()
  await userEvent.keyboard('c')
  await expectToast(words.noneSelected)
  await userEvent.keyboard('c{ArrowDown}c')
  await expectToast(words.notPending)
  const toasts = page.getByRole('alert')
  const said = () => toasts.elements().map(({ textContent }) => textContent)
  await expect.poll(said).toEqual([words.noneSelected, words.notPending])
  const gap = () => {
    const [first, second] = toasts.elements().map((toast) => toast.getBoundingClientRect())
    return (second?.top ?? 0) - (first?.bottom ?? 0)
  }
  // Once they have come to rest.
  await expect.poll(gap).toBeGreaterThanOrEqual(8)
})

test('c pressed twice checks in one: the next row waits to be selected', async () => {
  await openDesk('&status=pending')
  await userEvent.keyboard('{ArrowDown}')
  await isCurrent(novotny)
  await userEvent.keyboard('c')
  await expect.element(rowOf('Walter Hahn, no. 23')).toHaveFocus()
  await userEvent.keyboard('c')
  await expectToast(words.noneSelected)
  await expect.element(page.getByText(/^Check-In: Tomas Novotny/)).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await isCurrent('Walter Hahn, no. 23')
  await userEvent.keyboard('c')
  await expect.element(page.getByText(/^Check-In: Walter Hahn/)).toBeVisible()
})

test('keys that are switched off stay off on the next screen, and can be switched on', async () => {
  const { router } = await openDesk()
  const keys = page.getByRole('checkbox', { name: 'Keyboard shortcuts' })
  await keys.click()
  await userEvent.keyboard('p{ArrowDown}')
  await expect.element(tab('Appointments')).toHaveAttribute('aria-selected', 'true')
  expect(currentRows()).toEqual([])
  await router.navigate({ to: '/admin/profile' })
  await router.navigate({ to: '/' })
  await expectRow(novotny)
  await userEvent.keyboard('p{ArrowDown}')
  await expect.element(tab('Appointments')).toHaveAttribute('aria-selected', 'true')
  expect(currentRows()).toEqual([])
  await keys.click()
  await userEvent.keyboard('{ArrowDown}')
  await isCurrent('Jaya Pillai, no. 11')
  await userEvent.keyboard('p')
  await expect.element(tab('New Registration')).toHaveAttribute('aria-selected', 'true')
})

test('a date is picked from a calendar, by pointer and by keys, and Escape closes it alone', async () => {
  await openScreen(desk)
  const dialog = await openScheduling()
  const date = field(dialog, 'Date')
  const calendar = page.getByRole('dialog', { name: 'Open calendar' })
  const day = (name: string) => calendar.getByRole('button', { name, exact: true })
  const openCalendar = () => button(dialog, 'Open calendar').click()

  await date.fill('2027-03-07')
  await openCalendar()
  await expect.element(day('7 March 2027')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(calendar).not.toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await day('8 March 2027').click()
  await expect.element(calendar).not.toBeInTheDocument()
  await expect.element(date).toHaveValue('2027-03-08')

  await date.fill('')
  await openCalendar()
  await expect.element(day('2 March 2026')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await date.fill('2027-03-07')
  await openCalendar()
  await expect.element(day('7 March 2027')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(day('14 March 2027')).toHaveFocus()
  button(calendar, 'Choose the month').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(day('Mar')).toHaveFocus()
  button(calendar, 'Choose the year').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(day('2027')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.element(button(calendar, 'Choose the year')).toHaveTextContent('2028')
  await userEvent.keyboard('{Enter}')
  await expect.element(button(calendar, 'Choose the month')).toBeVisible()
  const isInTable = () => document.activeElement?.closest('table') !== null
  await expect.poll(isInTable, { message: 'a day has the focus' }).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(calendar).not.toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
})

test('the calendar of a date of birth ends today', async () => {
  await openScreen('/?view=registration&world=demo&as=receptionist')
  await button(page, 'Open calendar').click()
  const calendar = page.getByRole('dialog', { name: 'Open calendar' })
  const today = button(calendar, '2 March 2026')
  await expect.element(today).toHaveFocus()
  await expect.element(button(calendar, 'Next month')).toBeDisabled()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(today).toHaveFocus()
})
