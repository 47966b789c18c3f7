import { faults } from '@mocks/faults'
import { workingTimeMessages as words, workingTimeEndpoints } from '@shared/contracts/working-times'
import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { cost } from '@/test/hours-answers'
import { callAs, callsMade, fault, healed, openScreen } from '@/test/screen'
import {
  answer,
  expectColumns,
  expectDialog,
  expectError,
  expectRow,
  expectSuccess,
  expectTable,
  press,
  rowAction,
} from '@/test/screen-words'

const open = (more?: Parameters<typeof openScreen>[1]) =>
  openScreen('/admin/working-time?world=quiet&as=admin', more)

const nameOf = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Working Time Name' })
const inTimeOf = (dialog: Locator) => dialog.getByRole('textbox', { name: 'In Time' })
const outTimeOf = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Out Time' })
const totalOf = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Total Hours' })
const inPeriodOf = (dialog: Locator) => dialog.getByRole('radiogroup', { name: 'In period' })
const outPeriodOf = (dialog: Locator) => dialog.getByRole('radiogroup', { name: 'Out period' })
const periodOf = (dialog: Locator, label: string) =>
  dialog.getByRole('radiogroup', { name: label }).getByRole('radio', { checked: true })

async function openForm(): Promise<Locator> {
  await press(page, 'Add Working Time')
  return await expectDialog('Add Working Time')
}

async function edit(name: string): Promise<Locator> {
  await rowAction('Edit', name)
  return await expectDialog('Edit Working Time')
}

const rows = [
  { Name: 'Evening Shift', 'In Time': '02:00 PM', 'Out Time': '10:30 PM', 'Total Hours': '8.5' },
  { Name: 'Morning Shift', 'In Time': '08:00 AM', 'Out Time': '04:00 PM', 'Total Hours': '8.0' },
  { Name: 'Night Shift', 'In Time': '09:00 PM', 'Out Time': '07:00 AM', 'Total Hours': '10.0' },
]

test.for([true, false])(
  'the list shows names, times with their periods, and hours (host keeps records: %s)',
  async (keepsRecords) => {
    await open({ keepsRecords })
    await expectTable(rows)
    await expectColumns(['Name', 'In Time', 'Out Time', 'Total Hours', 'Actions'])
  },
)

test('a change starts from the saved values, and the list shows the new ones', async () => {
  await open()
  const dialog = await edit('Night Shift')
  await expect.element(nameOf(dialog)).toHaveValue('Night Shift')
  await expect.element(inTimeOf(dialog)).toHaveValue('09:00')
  await expect.element(periodOf(dialog, 'In period')).toHaveAccessibleName('PM')
  await expect.element(outTimeOf(dialog)).toHaveValue('07:00')
  await expect.element(periodOf(dialog, 'Out period')).toHaveAccessibleName('AM')
  await expect.element(totalOf(dialog)).toHaveValue('10')
  await outTimeOf(dialog).fill('05:15')
  await press(dialog, 'Update')
  await expectSuccess(words.updated)
  await expectRow('Night Shift', '09:00 PM', '05:15 AM', '8.3')
})

test('each field says that it is missing or no time, and nothing is sent', async () => {
  await open()
  const dialog = await openForm()
  await expect.element(totalOf(dialog)).toHaveValue('')
  await expect.element(totalOf(dialog)).toHaveAttribute('readonly')
  await press(dialog, 'Save')
  for (const [field, message] of [
    [nameOf(dialog), words.nameRequired],
    [inTimeOf(dialog), words.inTimeInvalid],
    [outTimeOf(dialog), words.outTimeInvalid],
    [totalOf(dialog), words.totalNotPositive],
  ] as const)
    await expect.element(field).toHaveAccessibleDescription(message)
  await expect.element(nameOf(dialog)).toHaveFocus()

  await nameOf(dialog).fill('  ')
  await inTimeOf(dialog).fill('00:30')
  await outTimeOf(dialog).fill('5')
  await press(dialog, 'Save')
  await expect.element(nameOf(dialog)).toHaveAccessibleDescription(words.nameRequired)
  await expect.element(inTimeOf(dialog)).toHaveAccessibleDescription(words.inTimeInvalid)
  await expect.element(outTimeOf(dialog)).toHaveAccessibleDescription(words.outTimeInvalid)
  await nameOf(dialog).fill('x'.repeat(101))
  await press(dialog, 'Save')
  await expect.element(nameOf(dialog)).toHaveAccessibleDescription(words.nameTooLong)
  expect(callsMade().filter((call) => call.startsWith('POST'))).toEqual([])
})

test('a span of no hours is refused until the times differ', async () => {
  await open()
  const dialog = await openForm()
  await nameOf(dialog).fill('Nothing')
  await inTimeOf(dialog).fill('09:00')
  await outTimeOf(dialog).fill('09:00')
  await outPeriodOf(dialog).getByRole('radio', { name: 'AM' }).click()
  await press(dialog, 'Save')
  await expect.element(totalOf(dialog)).toHaveAccessibleDescription(words.totalNotPositive)
  await expect.element(inTimeOf(dialog)).toHaveAccessibleDescription('')
  await outTimeOf(dialog).fill('10:00')
  await expect.element(totalOf(dialog)).toHaveAccessibleDescription('')
  await expect.element(totalOf(dialog)).toHaveValue('1')
})

test('a time of the 24-hour clock is understood, and says so', async () => {
  await open()
  const dialog = await openForm()
  const time = inTimeOf(dialog)
  await time.click()
  await userEvent.keyboard('15:2')
  await expect.element(time).toHaveAccessibleDescription(words.hourLowered)
  await userEvent.keyboard('0')
  await expect.element(time).toHaveValue('03:20')
  await expect.element(time).toHaveAccessibleDescription(words.understood('15:20', '03:20 PM'))
  await expect.element(inPeriodOf(dialog).getByRole('radio', { name: 'PM' })).toBeChecked()
  await outTimeOf(dialog).fill('2345')
  await expect.element(totalOf(dialog)).toHaveValue('8.4')
})

test('an hour that no clock has is lowered and says so; the caret stays where a digit is corrected', async () => {
  await open()
  const dialog = await openForm()
  const time = inTimeOf(dialog)
  await time.click()
  await userEvent.keyboard('2430')
  await expect.element(time).toHaveValue('12:30')
  await expect.element(time).toHaveAccessibleDescription(words.hourLowered)
  await time.fill('02:30')
  await expect.element(time).toHaveAccessibleDescription('')
  await userEvent.keyboard('{Home}{Delete}{Delete}1145')
  await expect.element(time).toHaveValue('11:45')
})

test('a save that fails says why, in a dialog and in the form, and keeps the typed text', async () => {
  await open()
  const dialog = await openForm()
  await nameOf(dialog).fill('night shift')
  await inTimeOf(dialog).fill('09:00')
  await outTimeOf(dialog).fill('05:30')
  await press(dialog, 'Save')
  await expectError(words.exists)
  await expect.element(nameOf(dialog)).toHaveAccessibleDescription(words.exists)

  await nameOf(dialog).fill('Day Shift')
  fault(faults.says('create working time', 500, { message: 'The disk is full' }))
  await press(dialog, 'Save')
  await expectError('The disk is full')
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(words.saveFailed)
  await expect.element(nameOf(dialog)).toHaveValue('Day Shift')
  await expect.element(outTimeOf(dialog)).toHaveValue('05:30')
  healed()
  await press(dialog, 'Save')
  await expectSuccess(words.created)
  await expectRow('Day Shift', '09:00 AM', '05:30 PM', '8.5')
})

test('a change that fails says why, also when the working time was deleted', async () => {
  await open()
  const dialog = await edit('Night Shift')
  fault(faults.silent('update working time'))
  await press(dialog, 'Update')
  await expectError(words.updateFailed)
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(words.saveFailed)
  healed()
  const found = await callAs('admin', workingTimeEndpoints.list, {})
  const night = found.find(({ workTimingName }) => workTimingName === 'Night Shift')
  await callAs('admin', workingTimeEndpoints.delete, { id: night?._id ?? '' })
  await press(dialog, 'Update')
  await expectError(words.notFound)
})

test.for([
  { keepsRecords: true, call: 'move to bin', confirm: 'Delete' },
  { keepsRecords: false, call: 'delete working time', confirm: 'OK' },
] as const)(
  'a deletion that fails says why, and keeps the row (host keeps records: $keepsRecords)',
  async ({ keepsRecords, call, confirm }) => {
    await open({ keepsRecords })
    fault(faults.silent(call))
    await rowAction('Delete', 'Night Shift')
    await answer(confirm)
    await expectError(words.deleteFailed)
    await expectRow('Night Shift')
    healed()
    await rowAction('Delete', 'Night Shift')
    await answer(confirm)
    await expectSuccess(words.deleted)
  },
)

test('what a colleague changed meanwhile is told and taken over, and the next Update goes on from it', async () => {
  await open()
  const dialog = await edit('Evening Shift')
  const list = await callAs('admin', workingTimeEndpoints.list, {})
  const evening = list.find(({ workTimingName }) => workTimingName === 'Evening Shift')
  if (!evening) throw new Error('there is no Evening Shift')
  const { _id, version: _seen, ...times } = evening
  await callAs('admin', workingTimeEndpoints.update, {
    ...times,
    id: String(_id),
    outTime: '11:15',
  })
  await inTimeOf(dialog).fill('03:15')
  await press(dialog, 'Update')
  await expectError(words.stale)
  await expect.element(dialog).toHaveTextContent('Out Time: was 10:30 PM, is now 11:15 PM')
  await expect.element(outTimeOf(dialog)).toHaveValue('11:15')
  await press(dialog, 'Update')
  await expectSuccess(words.updated)
  await expectRow('Evening Shift', '03:15 PM', '11:15 PM', '8.0')
})

test('a working time in use shows what its change costs: Back keeps what was typed, Save saves it', async () => {
  await open()
  fault(faults.answers('preview working time', cost))
  const dialog = await edit('Morning Shift')
  await inTimeOf(dialog).fill('10:00')
  await press(dialog, 'Update')
  await expectDialog('What this change costs', '2 appointments would be outside')
  await answer('Back')
  await expect.element(inTimeOf(dialog)).toHaveValue('10:00')
  expect(callsMade().filter((call) => call.startsWith('PATCH'))).toEqual([])
  await press(dialog, 'Update')
  await answer('Save')
  await press(await expectDialog('Appointments outside', 'Priya Nair, no. 1'), 'OK')
  // The success dialog would go by itself.
  await userEvent.keyboard('{Escape}')
  await expectRow('Morning Shift', '10:00 AM')
})
