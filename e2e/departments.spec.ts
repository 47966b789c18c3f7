import { binMessages } from '@shared/contracts/bin'
import { departmentMessages as words } from '@shared/contracts/departments'
import {
  answer,
  combobox,
  expect,
  expectDialog,
  expectRow,
  expectSuccess,
  expectToast,
  pick,
  press,
  rowAction,
  rowOf,
  selectRow,
  test,
} from './fixtures'

test.describe('Departments', () => {
  test('Admin: adds, renames, deletes and restores a department', async ({ page, openWorld }) => {
    await openWorld('/admin/department?world=quiet&as=admin')

    await press(page, 'Add Department')
    const added = await expectDialog(page, 'Add Department')
    await added.getByLabel('Department Name').fill('Cardiology')
    await press(added, 'Save')
    await expectSuccess(page, words.created)
    await expectRow(page, 'Cardiology')

    await rowAction(page, 'Edit', 'Cardiology')
    const edited = await expectDialog(page, 'Edit Department')
    await edited.getByLabel('Department Name').fill('Heart Centre')
    await press(edited, 'Update')
    await expectSuccess(page, words.updated)
    await page.reload()
    await expectRow(page, 'Heart Centre')
    await expect(rowOf(page, 'Cardiology')).toHaveCount(0)

    await rowAction(page, 'Delete', 'Heart Centre')
    await expectDialog(page, 'Delete Heart Centre?', 'Nothing depends on Heart Centre.')
    await answer(page, 'Delete')
    await expectSuccess(page, words.deleted)
    await expect(rowOf(page, 'Heart Centre')).toHaveCount(0)
    await expectToast(page, binMessages.binned(['Heart Centre']))
    await press(page, 'Undo')
    await expectToast(page, binMessages.restored(['Heart Centre']))
    await expectRow(page, 'Heart Centre')
  })

  test('Admin: deletes two departments together, and restores one from the bin', async ({
    page,
    openWorld,
  }) => {
    await openWorld('/admin/department?world=quiet&as=admin')
    await selectRow(page, 'ENT')
    await selectRow(page, 'Oncology')
    await press(page, 'Delete Selected')
    await expectDialog(page, 'Delete 2 departments?', 'ENT, Oncology')
    await pick(page, 'Give them to', 'Urology')
    await answer(page, 'Delete')
    await expectSuccess(page, words.deleted)

    await page.goto('/admin/staffs?q=petrova')
    await expectRow(page, 'Elena Petrova', 'Urology')

    await page.goto('/?tab=admin&view=bin')
    await expect(page.getByRole('heading', { name: 'Bin' })).toBeVisible()
    await expectRow(page, 'ENT', 'Department', 'Asha Menon', 'Urology')
    await expectRow(page, 'Oncology', 'Department', 'Asha Menon', 'Urology')
    await rowAction(page, 'Restore', 'ENT')
    await expectToast(page, binMessages.restored(['ENT']))
    await expect(rowOf(page, 'ENT')).toHaveCount(0)
    await expectRow(page, 'Oncology')

    await page.goto('/admin/staffs')
    await pick(page, 'Department', 'ENT')
    await expectRow(page, 'Elena Petrova', 'ENT')
    await combobox(page, 'Department').click()
    await expect(page.getByRole('option', { name: 'Oncology' })).toHaveCount(0)
  })
})
