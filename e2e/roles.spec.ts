import type { Locator } from '@playwright/test'
import { roleTrialMessages } from '@shared/contracts/role-trials'
import { roleMessages as words } from '@shared/contracts/roles'
import { fill } from './desk'
import {
  answer,
  expect,
  expectDialog,
  expectRow,
  expectSuccess,
  expectToast,
  heading,
  openTab,
  pick,
  press,
  rowAction,
  rowOf,
  tab,
  test,
} from './fixtures'
import { editRole, trialBanner } from './role-form'

const box = (within: Locator, name: string) => within.getByRole('checkbox', { name, exact: true })

test.describe('Roles', () => {
  test('Admin: adds a role with permissions, changes it and deletes it', async ({
    page,
    openWorld,
  }) => {
    await openWorld('/admin/roles?world=quiet&as=admin')

    await press(page, 'Add Role')
    const added = await expectDialog(page, 'Add Role')
    await added.getByLabel('Role Name').fill('Ward Clerk')
    await box(added, 'Patient View').check()
    await press(added, 'All Billing permissions')
    await press(added, 'Save Role')
    await expectSuccess(page, words.created)
    await page.reload()

    const edited = await editRole(page, 'Ward Clerk')
    await expect(edited.getByRole('checkbox', { checked: true })).toHaveCount(5)
    await expect(box(edited, 'Patient View')).toBeChecked()
    await edited.getByLabel('Role Name').fill('Cashier')
    await box(edited, 'Patient View').uncheck()
    await press(edited, 'Update Role')
    await expectSuccess(page, words.updated)
    await expect(rowOf(page, 'Ward Clerk')).toHaveCount(0)
    await page.reload()
    const saved = await editRole(page, 'Cashier')
    await expect(saved.getByRole('checkbox', { checked: true })).toHaveCount(4)
    await expect(box(saved, 'Patient View')).not.toBeChecked()
    await press(saved, 'Cancel')

    await rowAction(page, 'Delete', 'Cashier')
    await expectDialog(page, 'Delete Cashier?', 'Nothing depends on Cashier.')
    await answer(page, 'Delete')
    await expectSuccess(page, words.deleted)
    await expect(rowOf(page, 'Cashier')).toHaveCount(0)
  })

  test('Admin: sees who a role change affects, saves it, and looks up who can do what', async ({
    page,
    openWorld,
  }) => {
    await openWorld('/admin/roles?world=quiet&as=admin')

    const dialog = await editRole(page, 'Lab Technician')
    const effects = dialog.getByRole('region', { name: 'What this changes' })
    await expect(effects).toContainText(
      '1 person who can sign in holds this role: Lena Fischer. Nothing is changed yet.',
    )
    await box(dialog, 'Lab Report Create').uncheck()
    await expect(effects.getByRole('list', { name: 'Takes from 1 person' })).toHaveText(
      'Lab Report CreateLab dashboard: Upload Results, Correct and Result File go grey',
    )
    await press(dialog, 'Update Role')
    await expectSuccess(page, words.updated)

    await page.getByRole('link', { name: 'Role Workbench' }).click()
    await expect(heading(page, 'Role Workbench')).toBeVisible()
    await pick(page, 'Action', 'upload the result of a lab order')
    const whoCan = page.getByRole('region', { name: 'Who can' })
    await expect(whoCan.getByRole('status')).toHaveText(
      '1 person can upload the result of a lab order: 2 roles allow it.',
    )
    await expect(rowOf(page, 'Lab Technician')).toHaveCount(0)

    await pick(page, 'First role', 'Staff')
    await pick(page, 'Second role', 'Pharmacist')
    const table = page.getByRole('table', { name: 'Staff and Pharmacist' })
    await expect(table.getByRole('row', { name: 'see a patient’s prescriptions' })).toBeVisible()
    await page.reload()
    await expect(table.getByRole('row', { name: 'see a patient’s prescriptions' })).toBeVisible()
  })

  test('Admin: tries a draft role in one tab, leaves by key, saves it, reads the audit', async ({
    page,
    openWorld,
  }) => {
    await openWorld('/admin/roles?world=quiet&as=admin')
    await expectRow(page, 'Receptionist')
    const second = await openTab(page, '/admin/roles')
    await expectRow(second, 'Receptionist')

    await test.step('the console shows what a user with this role sees, and says so', async () => {
      const dialog = await editRole(page, 'Receptionist')
      await dialog.getByLabel('Role Name').fill('Registrar')
      await box(dialog, 'Billing View').uncheck()
      await press(dialog, 'Try it')
      const question = await expectDialog(page, 'Try this role?', 'Registrar')
      await press(question, 'Try it')
      await expect(trialBanner(page)).toContainText(
        /You are trying the role Registrar\. Nothing can be changed\. Ends at 14:1\d\./,
      )
      await expect(page).toHaveTitle('Trying Registrar: Dashboard · Rounds')
      await expect(tab(page, 'Patient Directory')).toBeVisible()
      await expect(tab(page, 'Admin')).toHaveCount(0)
      await page.goto('/admin/roles')
      await expect(trialBanner(page)).toBeVisible()
      await expect(heading(page, 'Role Management')).toHaveCount(0)
    })

    await test.step('a change is refused, and what was typed stays', async () => {
      await page.goto('/?view=registration')
      const patient = { Name: 'Wilma Storm', Age: '44', Gender: 'Female', Contact: '9000000001' }
      await fill(page, page, patient)
      await press(page, 'Register')
      await expect(page.getByText(roleTrialMessages.readOnly).first()).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Wilma Storm')
    })

    await test.step('the other tab is as it was', async () => {
      await second.reload()
      await expectRow(second, 'Receptionist')
      await expect(trialBanner(second)).toHaveCount(0)
    })

    await test.step('leaving it leads back to the draft, which is saved', async () => {
      await trialBanner(page).getByRole('button', { name: 'Leave the trial' }).press('Enter')
      await expectToast(page, roleTrialMessages.left)
      await expect(page).toHaveURL('/admin/roles')
      await expect(page).toHaveTitle('Role Management · Rounds')
      const dialog = await expectDialog(page, 'Edit Role')
      await expect(dialog.getByLabel('Role Name')).toHaveValue('Registrar')
      await expect(box(dialog, 'Billing View')).not.toBeChecked()
      await press(dialog, 'Update Role')
      await expectRow(page, 'Registrar')
      await page.reload()
      await expectRow(page, 'Registrar')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    await test.step('the audit names what was tried', async () => {
      await page.goto('/?tab=admin&view=audit')
      const row = page.getByRole('row').filter({ hasText: 'try role' })
      await expect(row).toContainText('name: Registrar, permissions: Receptionist Dashboard,')
      await expect(row.getByRole('cell', { name: 'Staff Edit', exact: true })).toBeVisible()
    })
  })
})
