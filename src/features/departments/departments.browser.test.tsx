import { faults } from '@mocks/faults'
import { departmentEndpoints, departmentMessages as words } from '@shared/contracts/departments'
import { expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { callAs, callsMade, fault, healed, openScreen } from '@/test/screen'
import {
  answer,
  expectDialog,
  expectError,
  expectNoRow,
  expectRange,
  expectRow,
  expectSuccess,
  expectTable,
  expectToast,
  pass,
  press,
  rowAction,
  selectRow,
  stopTimers,
} from '@/test/screen-words'

const open = (more?: Parameters<typeof openScreen>[1]) =>
  openScreen('/admin/department?world=quiet&as=admin', more)

const nameOf = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Department Name' })

async function openForm(): Promise<Locator> {
  await press(page, 'Add Department')
  return await expectDialog('Add Department')
}

test('the list says that nothing is found, and Reset Filters shows all again', async () => {
  await open()
  await expect.element(page.getByRole('heading', { name: 'Departments' })).toBeVisible()
  await expectRange('1 - 10 of 10')
  const search = page.getByPlaceholder('Search department...')
  await search.fill('neuro')
  await expectTable([{ 'Sl No': '1', 'Department Name': 'Neurology' }])
  await search.fill('veterinary')
  await expect.element(page.getByRole('cell', { name: /No departments found/ })).toBeVisible()
  await expectRange('0 - 0 of 0')
  await press(page, 'Reset Filters')
  await expect.element(search).toHaveValue('')
  await expectRow('ENT')
})

test('the list that cannot be read says why, and Retry reads it', async () => {
  await openScreen('/admin/department?world=quiet&as=admin&fault=dropped:list-departments')
  const alert = page.getByRole('alert')
  await expect
    .element(alert)
    .toHaveTextContent('The server cannot be reached. Check your connection and try again.')
  healed()
  await press(alert, 'Retry')
  await expectRow('Neurology')
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: 'Departments' })).toHaveFocus()
})

test('the list keeps its rows and the selection when it cannot be read again', async () => {
  await open()
  await selectRow('ENT')
  fault(faults.silent('list departments'))
  const dialog = await openForm()
  await nameOf(dialog).fill('Cardiology')
  await press(dialog, 'Save')
  await expectSuccess(words.created)
  await expectToast(words.fetchFailed)
  await expectRow('Neurology')
  await expect.element(page.getByText('1 selected')).toBeVisible()
})

test('a name that is blank or too long is refused at its field, and not sent', async () => {
  await open()
  const dialog = await openForm()
  for (const [typed, message] of [
    ['', words.nameRequired],
    ['   ', words.nameRequired],
    ['x'.repeat(101), words.nameTooLong],
  ] as const) {
    await nameOf(dialog).fill(typed)
    await press(dialog, 'Save')
    await expect.element(nameOf(dialog)).toHaveAccessibleDescription(message)
    await expect.element(nameOf(dialog)).toHaveFocus()
  }
  expect(callsMade().filter((call) => call.startsWith('POST'))).toEqual([])
})

test('a name that is taken is refused at its field, where it stays', async () => {
  await open()
  const dialog = await openForm()
  await nameOf(dialog).fill('neurology')
  await press(dialog, 'Save')
  await expect.element(nameOf(dialog)).toHaveAccessibleDescription(words.exists)
  await expect.element(nameOf(dialog)).toHaveFocus()
  await expect.element(nameOf(dialog)).toHaveValue('neurology')
  await expect
    .poll(() => page.getByText(words.exists).elements(), { message: 'said once' })
    .toHaveLength(1)
})

test('a press on a name opens its form, and Escape gives the focus back', async () => {
  await open()
  const name = page.getByRole('button', { name: 'Neurology', exact: true })
  await name.click()
  const dialog = await expectDialog('Edit Department')
  await expect.element(nameOf(dialog)).toHaveValue('Neurology')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(name).toHaveFocus()
})

test('the form asks before it discards typed text', async () => {
  await open()
  const dialog = await openForm()
  await nameOf(dialog).fill('Cardiology')
  await userEvent.keyboard('{Escape}')
  const question = 'You have unsaved changes. Do you want to discard them?'
  await press(await expectDialog('Discard changes?', question), 'No, continue editing')
  await expect.element(nameOf(dialog)).toHaveValue('Cardiology')
  await press(dialog, 'Close')
  await press(await expectDialog('Discard changes?'), 'Yes, discard changes')
  await expect.element(dialog).not.toBeInTheDocument()
  await expectNoRow('Cardiology')
  await expect.element(page.getByRole('button', { name: 'Add Department' })).toHaveFocus()
})

test('a way to another page asks before it leaves a form with typed text', async () => {
  const { router } = await open()
  const dialog = await openForm()
  await nameOf(dialog).fill('Cardiology')
  void router.navigate({ to: '/admin/roles' })
  await press(await expectDialog('Discard changes?'), 'No, continue editing')
  await expect.element(nameOf(dialog)).toHaveValue('Cardiology')
  void router.navigate({ to: '/admin/roles' })
  await press(await expectDialog('Discard changes?'), 'Yes, discard changes')
  await expectRow('Super Admin')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a save that fails says why, and keeps the typed text', async () => {
  await open()
  const dialog = await openForm()
  await nameOf(dialog).fill('Cardiology')
  fault(faults.says('create department', 500, { error: 'Reason', message: 'More' }))
  await press(dialog, 'Save')
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Reason')
  await expect.element(nameOf(dialog)).toHaveValue('Cardiology')
  healed()
  stopTimers()
  await press(dialog, 'Save')
  const said = await expectDialog('Success!', words.created)
  await pass(2000)
  await expect.element(said, { message: 'it goes by itself' }).not.toBeInTheDocument()
  vi.useRealTimers()
  await expectRow('Cardiology')

  fault(faults.empty('update department'))
  await rowAction('Edit', 'Neurology')
  const changed = await expectDialog('Edit Department')
  await nameOf(changed).fill('Neurosurgery')
  await press(changed, 'Update')
  await expect.element(changed.getByRole('alert')).toHaveTextContent(words.notFound)
  await expect.element(nameOf(changed)).toHaveValue('Neurosurgery')
})

test('a deletion that fails says why, and keeps the row', async () => {
  await open()
  fault(faults.silent('move to bin'))
  await rowAction('Delete', 'Neurology')
  await answer('Delete')
  await expectError(words.deleteFailed)
  await expectRow('Neurology')
})

test('a deletion that fails says why on a host without a bin too', async () => {
  await open({ keepsRecords: false })
  fault(faults.silent('delete departments'))
  await rowAction('Delete', 'Neurology')
  await expectDialog('Are you sure?', "You won't be able to revert this!")
  await answer('OK')
  await expectError(words.deleteFailed)
  await expectRow('Neurology')
  healed()
  await rowAction('Delete', 'Neurology')
  await answer('OK')
  await expectSuccess(words.deleted)
  await expectNoRow('Neurology')
})

test('a form that is closed while it saves opens again with its text when the save fails', async () => {
  await open()
  const slow = faults.held('create department', { error: 'No room' }, 500)
  fault(slow.handler)
  const dialog = await openForm()
  await nameOf(dialog).fill('Cardiology')
  await press(dialog, 'Save')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  slow.release()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('No room')
  await expectToast('No room')
  await expect.element(nameOf(dialog)).toHaveValue('Cardiology')
  await expect.element(nameOf(dialog)).toHaveFocus()
  healed()
  await press(dialog, 'Save')
  await expectSuccess(words.created)
  await expect.element(page.getByRole('button', { name: 'Add Department' })).toHaveFocus()
})

test('a form that is closed while it saves says so later, and leaves the next form open', async () => {
  await open()
  const slow = faults.held('create department', {})
  fault(slow.handler)
  const dialog = await openForm()
  await nameOf(dialog).fill('Cardiology')
  await press(dialog, 'Save')
  await press(dialog, 'Cancel')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await openForm()
  await expect.element(nameOf(dialog)).toHaveValue('')
  await nameOf(dialog).fill('Dermatology')
  slow.release()
  await expectToast(words.created)
  await expect.element(nameOf(dialog)).toHaveValue('Dermatology')
})

test('a name that a colleague changed meanwhile is told, and the typed one is saved at the second press', async () => {
  await open()
  await rowAction('Edit', 'Neurology')
  const dialog = await expectDialog('Edit Department')
  const list = await callAs('admin', departmentEndpoints.list, {})
  const id = String(list.find(({ name }) => name === 'Neurology')?._id)
  await callAs('admin', departmentEndpoints.update, { id, name: 'Stroke Unit' })
  await nameOf(dialog).fill('Neurosciences')
  await press(dialog, 'Update')
  await expect.element(dialog).toHaveTextContent(words.stale)
  await expect.element(dialog).toHaveTextContent('Name: was Neurology, is now Stroke Unit')
  await expect.element(nameOf(dialog)).toHaveValue('Neurosciences')
  await press(dialog, 'Update')
  await expectSuccess(words.updated)
  await expectRow('Neurosciences')
})
