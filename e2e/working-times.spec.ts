import { workingTimeMessages as words } from '@shared/contracts/working-times'
import {
  answer,
  expect,
  expectDialog,
  expectRow,
  expectSuccess,
  press,
  rowAction,
  rowOf,
  test,
} from './fixtures'
import { fillDayShift, openForm, outTimeOf, save } from './working-time-form'

test.describe('Working times', () => {
  test('Admin: adds and changes a shift, and deletes it', async ({ page, openWorld }) => {
    await openWorld('/admin/working-time?world=quiet&as=admin')
    const added = await openForm(page)
    await fillDayShift(added)
    await save(added)
    await expectSuccess(page, words.created)
    await expectRow(page, 'Day Shift', '09:00 AM', '05:30 PM', '8.5')

    await rowAction(page, 'Edit', 'Day Shift')
    const edited = await expectDialog(page, 'Edit Working Time')
    await outTimeOf(edited).fill('05:00')
    await press(edited, 'Update')
    await expectSuccess(page, words.updated)
    await expectRow(page, 'Day Shift', '09:00 AM', '05:00 PM', '8.0')

    await rowAction(page, 'Delete', 'Day Shift')
    await expectDialog(page, 'Delete Day Shift?', 'Nothing depends on Day Shift.')
    await answer(page, 'Delete')
    await expectSuccess(page, words.deleted)
    await expect(rowOf(page, 'Day Shift')).toHaveCount(0)
  })
})
