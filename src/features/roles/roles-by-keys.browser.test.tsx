import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { roleMessages } from '@/contracts/roles'
import { openScreen } from '@/test/screen'
import { expectDialog, expectNoRow, expectRow, expectSuccess, tabTo } from '@/test/screen-words'

// Every step is a key: nothing is clicked.

const button = (name: string) => page.getByRole('button', { name, exact: true })

async function enter(name: string): Promise<void> {
  await tabTo(button(name))
  await userEvent.keyboard('{Enter}')
}

const retype = (text: string) => userEvent.keyboard(`{Control>}a{/Control}${text}`)

test('a role is created, changed and deleted by keys, and the focus stays with it', async () => {
  await openScreen('/admin/roles?world=quiet&as=admin')
  await enter('Add Role')
  const add = await expectDialog('Add Role')
  await expect.element(add.getByRole('textbox', { name: 'Role Name' })).toHaveFocus()
  await userEvent.keyboard('Cashier')
  const billing = page.getByRole('checkbox', { name: 'Billing View', exact: true })
  await tabTo(billing)
  await userEvent.keyboard(' ')
  await expect.element(billing).toBeChecked()
  await enter('Save Role')
  await expectSuccess(roleMessages.created)
  await expect.element(button('Add Role')).toHaveFocus()

  await enter('Edit Cashier')
  await expectDialog('Edit Role')
  await expect.element(billing).toBeChecked()
  await retype('Accountant')
  await userEvent.keyboard('{Enter}')
  await expectSuccess(roleMessages.updated)
  await expect.element(button('Edit Accountant')).toHaveFocus()

  await enter('Delete Accountant')
  const question = await expectDialog('Delete Accountant?')
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(button('Delete Accountant')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(question).toBeVisible()
  await enter('Delete')
  await expectSuccess(roleMessages.deleted)
  await expectNoRow('Accountant')
  expect(document.activeElement).not.toBe(document.body)
})

test('a list is searched, ordered and turned over by keys', async () => {
  await openScreen('/admin/roles?world=quiet&as=admin')
  await tabTo(page.getByRole('searchbox'))
  await userEvent.keyboard('doctor')
  await expectNoRow('Admin')
  await expectRow('Doctor')
  await userEvent.keyboard('{Control>}a{/Control}{Delete}')
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
