import { workingTimeMessages } from '@shared/contracts/working-times'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen } from '@/test/screen'
import {
  button,
  expectDialog,
  expectRow,
  expectSuccess,
  pressByKey,
  retype,
  tabTo,
} from '@/test/screen-words'

test('a working time is created and changed by keys, times and halves of the day too', async () => {
  await openScreen('/admin/working-time?world=quiet&as=admin')
  await pressByKey('Add Working Time')
  const add = await expectDialog('Add Working Time')
  await expect.element(add.getByRole('textbox', { name: 'Working Time Name' })).toHaveFocus()
  await userEvent.keyboard('Day Shift{Tab}0900{Tab}')
  await expect.element(add.getByRole('radio', { name: 'AM' }).first()).toHaveFocus()
  await userEvent.keyboard('{Tab}0530{Tab}')
  await expect.element(add.getByRole('radio', { name: 'PM' }).last()).toHaveFocus()
  const hours = add.getByLabelText('Total Hours')
  await expect.element(hours).toHaveValue('8.5')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(hours).toHaveValue('20.5')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(hours).toHaveValue('8.5')
  await userEvent.keyboard('{Enter}')
  await expectSuccess(workingTimeMessages.created)
  await expect.element(button(page, 'Add Working Time')).toHaveFocus()
  await expectRow('Day Shift', '09:00 AM', '05:30 PM', '8.5')

  await pressByKey('Edit Day Shift')
  const edit = await expectDialog('Edit Working Time')
  await tabTo(edit.getByRole('textbox', { name: 'Out Time' }))
  await retype('0415{Enter}')
  await expectSuccess(workingTimeMessages.updated)
  await expect.element(button(page, 'Edit Day Shift')).toHaveFocus()
  await expectRow('Day Shift', '09:00 AM', '04:15 PM', '7.3')
})
