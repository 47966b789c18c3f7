import { roleMessages } from '@shared/contracts/roles'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen } from '@/test/screen'
import {
  button,
  expectDialog,
  expectNoRow,
  expectRow,
  expectSuccess,
  pressByKey,
  retype,
  search,
  tabTo,
} from '@/test/screen-words'

// Every step is a key: nothing is clicked.

test('a role is created, changed and deleted by keys, and the focus stays with it', async () => {
  await openScreen('/admin/roles?world=quiet&as=admin')
  await pressByKey('Add Role')
  const add = await expectDialog('Add Role')
  await expect.element(add.getByRole('textbox', { name: 'Role Name' })).toHaveFocus()
  await userEvent.keyboard('Cashier')
  const billing = page.getByRole('checkbox', { name: 'Billing View', exact: true })
  await tabTo(billing)
  await userEvent.keyboard(' ')
  await expect.element(billing).toBeChecked()
  await pressByKey('Save Role')
  await expectSuccess(roleMessages.created)
  await expect.element(button(page, 'Add Role')).toHaveFocus()

  await pressByKey('Edit Cashier')
  await expectDialog('Edit Role')
  await expect.element(billing).toBeChecked()
  await retype('Accountant')
  await userEvent.keyboard('{Enter}')
  await expectSuccess(roleMessages.updated)
  await expect.element(button(page, 'Edit Accountant')).toHaveFocus()

  await pressByKey('Delete Accountant')
  const question = await expectDialog('Delete Accountant?')
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(button(page, 'Delete Accountant')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(question).toBeVisible()
  await pressByKey('Delete')
  await expectSuccess(roleMessages.deleted)
  await expectNoRow('Accountant')
  expect(document.activeElement).not.toBe(document.body)
})

test('a list is searched, ordered and turned over by keys', async () => {
  await openScreen('/admin/roles?world=quiet&as=admin')
  await tabTo(search)
  await userEvent.keyboard('doctor')
  await expectNoRow('Admin')
  await expectRow('Doctor')
  await retype('{Delete}')
  await expectRow('Admin')
  const column = page.getByRole('columnheader', { name: 'Role Name' })
  await tabTo(column.getByRole('button', { name: 'Role Name' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(column).toHaveAttribute('aria-sort', 'ascending')
  await userEvent.keyboard('{Enter}')
  await expect.element(column).toHaveAttribute('aria-sort', 'descending')
  const size = page.getByRole('combobox', { name: 'Page size' })
  await tabTo(size)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(size).toHaveValue('25')
})
