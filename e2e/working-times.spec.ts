import { workingTimes } from '@server/db/schema'
import { workingTimeMessages as words } from '@/contracts/working-times'
import {
  answer,
  expect,
  expectDialog,
  expectError,
  expectRow,
  expectSuccess,
  faults,
  press,
  readTable,
  rowAction,
  test,
} from './fixtures'
import {
  fillDayShift,
  inTimeOf,
  nameOf,
  openForm,
  outTimeOf,
  save,
  totalOf,
} from './working-time-form'

test.beforeEach(async ({ page, signIn }) => {
  await signIn()
  await page.goto('/admin/working-time')
  await expect(page.getByRole('heading', { name: 'Working Times' })).toBeVisible()
})

test('working times are listed, and an edit that fails says why', async ({
  page,
  world,
  fault,
  healed,
}) => {
  await test.step('the list shows name, times with their periods, and hours', async () => {
    await expectRow(page, 'Morning Shift', '08:00 AM', '04:00 PM', '8.0')
    expect(await readTable(page)).toMatchObject([
      {
        Name: 'Evening Shift',
        'In Time': '02:00 PM',
        'Out Time': '10:30 PM',
        'Total Hours': '8.5',
      },
      {
        Name: 'Morning Shift',
        'In Time': '08:00 AM',
        'Out Time': '04:00 PM',
        'Total Hours': '8.0',
      },
      { Name: 'Night Shift', 'In Time': '09:00 PM', 'Out Time': '07:00 AM', 'Total Hours': '10.0' },
    ])
    await expect(page.getByRole('columnheader', { name: 'Actions' })).toBeVisible()

    await test.step('an edit starts from what is there and shows what was saved', async () => {
      await rowAction(page, 'Edit', 'Night Shift')
      const dialog = await expectDialog(page, 'Edit Working Time')
      await expect(nameOf(dialog)).toHaveValue('Night Shift')
      await expect(inTimeOf(dialog)).toHaveValue('09:00')
      await expect(dialog.getByRole('radio', { name: 'PM' }).first()).toBeChecked()
      await expect(outTimeOf(dialog)).toHaveValue('07:00')
      await expect(dialog.getByRole('radio', { name: 'AM' }).last()).toBeChecked()
      await expect(totalOf(dialog)).toHaveValue('10')
      await outTimeOf(dialog).fill('05:15')
      await press(dialog, 'Update')
      await expectSuccess(page, words.updated)
      await expectRow(page, 'Night Shift', '09:00 PM', '05:15 AM', '8.3')
    })

    await test.step('what fails says why: a save keeps the form, and a delete the row', async () => {
      await test.step('a create, at the name too when it is taken', async () => {
        const dialog = await openForm(page)
        await fillDayShift(dialog)
        await nameOf(dialog).fill('night shift')
        await save(dialog)
        await expectError(page, words.exists)
        await expect(nameOf(dialog)).toHaveAccessibleDescription(words.exists)
        await nameOf(dialog).fill('Day Shift')
        fault(faults.says('create working time', 500, { message: 'The disk is full' }))
        await save(dialog)
        await expectError(page, 'The disk is full')
        await expect(dialog.getByRole('alert')).toHaveText(words.saveFailed)
        await expect(nameOf(dialog)).toHaveValue('Day Shift')
        await expect(outTimeOf(dialog)).toHaveValue('05:30')
        healed()
        await save(dialog)
        await expectSuccess(page, words.created)
        await expectRow(page, 'Day Shift')
      })

      await test.step('a delete', async () => {
        fault(faults.silent('delete working time'))
        await rowAction(page, 'Delete', 'Night Shift')
        await answer(page, 'OK')
        await expectError(page, words.deleteFailed)
        await expectRow(page, 'Night Shift')
      })

      await test.step('an update, also of what is gone', async () => {
        await rowAction(page, 'Edit', 'Night Shift')
        const dialog = await expectDialog(page, 'Edit Working Time')
        fault(faults.silent('update working time'))
        await press(dialog, 'Update')
        await expectError(page, words.updateFailed)
        await expect(dialog.getByRole('alert')).toHaveText(words.saveFailed)
        healed()
        await world.db.delete(workingTimes)
        await press(dialog, 'Update')
        await expectDialog(page, 'Error!', words.notFound)
      })
    })
  })
})
