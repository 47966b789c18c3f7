import type { Locator, Page } from '@playwright/test'
import { departmentMessages as words } from '@/contracts/departments'
import {
  answer,
  expect,
  expectDialog,
  expectError,
  expectRetry,
  expectRow,
  expectSuccess,
  expectToast,
  faults,
  press,
  readTable,
  rowAction,
  rowOf,
  selectRow,
  test,
  unreachable,
} from './fixtures'

const nameOf = (dialog: Locator) => dialog.getByLabel('Department Name')

async function openForm(page: Page): Promise<Locator> {
  await press(page, 'Add Department')
  return await expectDialog(page, 'Add Department')
}

test.beforeEach(async ({ page, signIn }) => {
  await signIn()
  await page.goto('/admin/department')
  await expectRow(page, 'Neurology')
})

test.describe('the list', () => {
  test('shows numbers and names under their heads, or that nothing is found and how to go on', async ({
    page,
  }) => {
    await expect(page.getByRole('heading', { name: 'Departments' })).toBeVisible()
    await expect(page).toHaveTitle(/Departments/)
    await expect(page.getByRole('columnheader')).toHaveText([
      '',
      'Sl No',
      'Department Name',
      'Action',
    ])
    expect((await readTable(page))[0]).toMatchObject({ 'Sl No': '1', 'Department Name': 'ENT' })
    await expect(page.getByText('1 - 10 of 10')).toBeVisible()

    const search = page.getByPlaceholder('Search department...')
    await search.fill('neuro')
    await expect(rowOf(page, 'ENT')).toHaveCount(0)
    await expectRow(page, 'Neurology')
    await search.fill('veterinary')
    await expect(page.getByRole('cell')).toHaveCount(1)
    await expect(page.getByRole('cell')).toContainText('No departments found')
    await expect(page.getByText('0 - 0 of 0')).toBeVisible()
    await page.getByRole('button', { name: 'Reset Filters' }).click()
    await expect(search).toHaveValue('')
    await expectRow(page, 'ENT')

    await test.step('and asks before the page is left with a form half filled', async () => {
      const menu = page.getByRole('navigation')
      await menu.getByRole('link', { name: 'Roles' }).click()
      await expectRow(page, 'Super Admin')
      await menu.getByRole('link', { name: 'Department' }).click()
      const dialog = await openForm(page)
      await nameOf(dialog).fill('Cardiology')
      await page.goBack()
      await press(await expectDialog(page, 'Discard changes?'), 'No, continue editing')
      await expect(nameOf(dialog)).toHaveValue('Cardiology')
      await page.goBack()
      await press(await expectDialog(page, 'Discard changes?'), 'Yes, discard changes')
      await expectRow(page, 'Super Admin')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })

  test('that cannot be read says why in an alert, can be tried again, and keeps the rows that it has', async ({
    page,
    fault,
    healed,
  }) => {
    fault(faults.dropped('list departments'))
    await page.reload()
    await expectRetry(page, unreachable, healed)
    await expectRow(page, 'Neurology')
    await expect(page.getByRole('region', { name: 'Departments' })).toBeFocused()

    fault(faults.silent('list departments'))
    await selectRow(page, 'ENT')
    const dialog = await openForm(page)
    await nameOf(dialog).fill('Cardiology')
    await press(dialog, 'Save')
    await expect(page.getByRole('alert').filter({ hasText: words.fetchFailed })).toBeVisible()
    await expectRow(page, 'Neurology')
    await expect(page.getByText('1 selected')).toBeVisible()
  })
})

test.describe('adding and changing', () => {
  test('a name that is blank, too long or taken is refused at its field, and nothing typed is lost', async ({
    page,
    fault,
    healed,
  }) => {
    await test.step('a press on a name opens its form, and the focus comes back', async () => {
      const name = page.getByRole('button', { name: 'Neurology', exact: true })
      await name.click()
      const dialog = await expectDialog(page, 'Edit Department')
      await expect(nameOf(dialog)).toHaveValue('Neurology')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(name).toBeFocused()
    })

    const dialog = await openForm(page)
    await test.step('what is refused is not sent', async () => {
      fault(faults.silent('create department'))
      for (const [typed, message] of [
        ['', words.nameRequired],
        ['   ', words.nameRequired],
        ['x'.repeat(101), words.nameTooLong],
      ] as const) {
        await nameOf(dialog).fill(typed)
        await press(dialog, 'Save')
        await expect(nameOf(dialog)).toHaveAccessibleDescription(message)
        await expect(nameOf(dialog)).toBeFocused()
      }
      await expect(dialog.getByRole('alert')).toHaveCount(0)
      healed()
      await nameOf(dialog).fill('neurology')
      await press(dialog, 'Save')
      await expect(nameOf(dialog)).toHaveAccessibleDescription(words.exists)
      await expect(page.getByText(words.exists)).toHaveCount(1)
      await expect(nameOf(dialog)).toBeFocused()
    })

    await test.step('it asks before it throws away what was typed', async () => {
      await nameOf(dialog).fill('Cardiology')
      await page.keyboard.press('Escape')
      const question = 'You have unsaved changes. Do you want to discard them?'
      await press(await expectDialog(page, 'Discard changes?', question), 'No, continue editing')
      await expect(nameOf(dialog)).toHaveValue('Cardiology')
      await dialog.getByRole('button', { name: 'Close' }).click()
      await press(await expectDialog(page, 'Discard changes?'), 'Yes, discard changes')
      await expect(dialog).toBeHidden()
      await expect(rowOf(page, 'Cardiology')).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Add Department' })).toBeFocused()
    })
  })
})

test('what fails says why: a save keeps the form, and a delete the rows', async ({
  page,
  fault,
  healed,
}) => {
  const dialog = await openForm(page)
  await nameOf(dialog).fill('Cardiology')
  fault(faults.says('create department', 500, { error: 'Reason', message: 'More' }))
  await press(dialog, 'Save')
  await expect(dialog.getByRole('alert')).toHaveText('Reason')
  await expect(nameOf(dialog)).toHaveValue('Cardiology')
  healed()
  await press(dialog, 'Save')
  const said = await expectDialog(page, 'Success!', words.created)
  await expect(said, 'it goes by itself').toBeHidden()

  fault(faults.silent('delete departments'))
  await rowAction(page, 'Delete', 'Neurology')
  await answer(page, 'OK')
  await expectError(page, words.deleteFailed)
  await expectRow(page, 'Neurology')

  fault(faults.empty('update department'))
  await rowAction(page, 'Edit', 'Neurology')
  const changed = await expectDialog(page, 'Edit Department')
  await nameOf(changed).fill('Neurosurgery')
  await press(changed, 'Update')
  await expect(changed.getByRole('alert')).toHaveText(words.notFound)
  await expect(nameOf(changed)).toHaveValue('Neurosurgery')
})

test('a form that is closed while it saves tells how it went', async ({ page, fault, healed }) => {
  await test.step('that it is not saved, and comes back with what was typed', async () => {
    const slow = faults.held('create department', { error: 'No room' }, 500)
    fault(slow.handler)
    const dialog = await openForm(page)
    await nameOf(dialog).fill('Cardiology')
    await press(dialog, 'Save')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    slow.release()
    await expect(dialog.getByRole('alert')).toHaveText('No room')
    await expectToast(page, 'No room')
    await expect(nameOf(dialog)).toHaveValue('Cardiology')
    await expect(nameOf(dialog)).toBeFocused()
    healed()
    await press(dialog, 'Save')
    await expectSuccess(page, words.created)
    await expect(page.getByRole('button', { name: 'Add Department' })).toBeFocused()
  })

  await test.step('that it is saved, and closes no other that was opened meanwhile', async () => {
    const slow = faults.held('create department', {})
    fault(slow.handler)
    const dialog = await openForm(page)
    await nameOf(dialog).fill('Cardiology')
    await press(dialog, 'Save')
    await press(dialog, 'Cancel')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await openForm(page)
    await expect(nameOf(dialog)).toHaveValue('')
    await nameOf(dialog).fill('Dermatology')
    slow.release()
    await expectToast(page, words.created)
    await expect(nameOf(dialog)).toHaveValue('Dermatology')
  })
})
