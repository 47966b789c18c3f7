import type { Locator, Page } from '@playwright/test'
import { roles } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import { permissionGroups, permissionLabel } from '@/contracts/permissions'
import { roleMessages as words } from '@/contracts/roles'
import { stopTime } from './clock'
import {
  answer,
  expect,
  expectDialog,
  expectError,
  expectRetry,
  expectRow,
  expectSuccess,
  faults,
  press,
  readTable,
  rowAction,
  rowOf,
  selectRow,
  test,
  unreachable,
} from './fixtures'

const nameOf = (dialog: Locator) => dialog.getByLabel('Role Name')
const box = (dialog: Locator, name: string) => dialog.getByRole('checkbox', { name, exact: true })

async function openForm(page: Page): Promise<Locator> {
  await press(page, 'Add Role')
  return await expectDialog(page, 'Add Role')
}

async function edit(page: Page, name: string): Promise<Locator> {
  await rowAction(page, 'Edit', name)
  return await expectDialog(page, 'Edit Role')
}

test.beforeEach(async ({ page, signIn }) => {
  await signIn()
  await page.goto('/admin/roles')
  await expectRow(page, 'Manager')
})

test('the list comes after a spinner, is searched, and protects a Super Admin', async ({
  page,
  fault,
  healed,
}) => {
  await test.step('shows numbers and names under their heads, and is searched by name and by description', async () => {
    await expect(page.getByRole('heading', { name: 'Role Management' })).toBeVisible()
    await expect(page.getByRole('columnheader')).toHaveText(['', 'Sl No', 'Role Name', 'Action'])
    expect((await readTable(page))[0]).toMatchObject({ 'Sl No': '1', 'Role Name': 'Admin' })
    await expect(page.getByText('1 - 9 of 9')).toBeVisible()

    const search = page.getByPlaceholder(/search/i)
    await search.fill('TECHNI')
    await expect(page.getByText('1 - 1 of 1')).toBeVisible()
    await expectRow(page, 'Lab Technician')
    await search.fill('front desk')
    await expect(page.getByText('1 - 1 of 1')).toBeVisible()
    await expectRow(page, 'Receptionist')
    await search.fill('veterinarian')
    await expect(page.getByRole('cell')).toHaveText([/No roles found/])
  })

  await test.step('that cannot be read says why, and comes with a Super Admin who is protected', async () => {
    fault(faults.silent('list roles'))
    await page.goto('/admin/roles')
    await expectRetry(page, words.fetchFailed, healed)
    await expectRow(page, 'Manager')
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    await expect(page.getByText('8 selected')).toBeVisible()
    const own = rowOf(page, 'Super Admin')
    await expect(own.getByRole('checkbox')).not.toBeChecked()
    await expect(own.getByRole('checkbox')).toBeDisabled()
    for (const verb of ['Edit', 'Delete']) {
      const button = own.getByRole('button', { name: `${verb} Super Admin` })
      await expect(button).toBeDisabled()
      await expect(button).toHaveAccessibleDescription(words.protected)
    }
  })

  await test.step('lays a spinner over its rows for a second after entering', async () => {
    const spinner = page.getByRole('status', { name: 'Loading roles' })
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByText('Department').click()
    await expectRow(page, 'Neurology')
    await stopTime(page)
    await menu.getByText('Roles').click()
    await expect(async () => {
      await page.clock.runFor(10)
      await expect(rowOf(page, 'Manager')).toBeVisible({ timeout: 100 })
    }).toPass()
    await expect(spinner).toBeVisible()
    await page.clock.runFor(1000)
    await expect(spinner).toHaveCount(0)
  })
})

test('a role is added, changed and deleted, and says why where that fails', async ({
  page,
  world,
  fault,
  healed,
}) => {
  await test.step('a new one is offered every permission in its card, and saves what is ticked, one by one or a card at once', async () => {
    const dialog = await openForm(page)
    await expect(nameOf(dialog)).toBeFocused()
    await expect(dialog.getByRole('group')).toHaveCount(permissionGroups.length)
    for (const { title, keys } of permissionGroups) {
      const card = dialog.getByRole('group', { name: title, exact: true })
      await expect(card.getByRole('checkbox')).toHaveCount(keys.length)
      for (const key of keys) await expect(box(card, permissionLabel(key))).not.toBeChecked()
    }

    await nameOf(dialog).fill('Ward Clerk')
    await box(dialog, 'Patient View').check()
    await box(dialog, 'Staff View').check()
    await box(dialog, 'Staff View').uncheck()
    await press(dialog, 'All Billing permissions')
    await press(dialog, 'All Pharmacy permissions')
    await press(dialog, 'Clear Pharmacy permissions')
    await press(dialog, 'Save Role')
    await expectSuccess(page, words.created)
    await expectRow(page, 'Ward Clerk')
    const [saved] = await world.db.select().from(roles).where(eq(roles.name, 'Ward Clerk'))
    expect(saved?.permissions.toSorted()).toEqual([
      'billing_create',
      'billing_delete',
      'billing_edit',
      'billing_view',
      'patient_view',
    ])
  })

  await test.step('a blank name is ignored in silence, a taken one is told, and a failure keeps the form', async () => {
    const dialog = await openForm(page)
    for (const blank of ['', '   ']) {
      await nameOf(dialog).fill(blank)
      await press(dialog, 'Save Role')
      await expect(nameOf(dialog)).toHaveAccessibleDescription('')
      await expect(nameOf(dialog)).toBeFocused()
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await expect(dialog.getByRole('button', { name: 'Save Role' })).toBeInViewport({ ratio: 1 })
    }
    await nameOf(dialog).fill('manager')
    await press(dialog, 'Save Role')
    await expectError(page, words.exists)
    await expect(nameOf(dialog)).toHaveAccessibleDescription(words.exists)
    await expect(nameOf(dialog)).toBeFocused()

    await nameOf(dialog).fill('Cashier')
    await box(dialog, 'Billing View').check()
    fault(faults.dropped('create role'))
    await press(dialog, 'Save Role')
    await expectError(page, unreachable)
    await expect(nameOf(dialog)).toHaveValue('Cashier')
    await expect(box(dialog, 'Billing View')).toBeChecked()
    healed()
    await press(dialog, 'Save Role')
    await expectSuccess(page, words.created)
  })

  await test.step('a change starts from what there is, and says why it fails', async () => {
    const dialog = await edit(page, 'Staff')
    await expect(nameOf(dialog)).toHaveValue('Staff')
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2)
    await box(dialog, 'Appointment View').uncheck()
    await nameOf(dialog).fill('Helper')
    fault(faults.says('update role', 404, { message: 'Role not found' }))
    await press(dialog, 'Update Role')
    await expectError(page, words.notFound)
    healed()
    await press(dialog, 'Update Role')
    await expectSuccess(page, words.updated)
    await expect(rowOf(page, 'Staff')).toHaveCount(0)
    const [saved] = await world.db.select().from(roles).where(eq(roles.name, 'Helper'))
    expect(saved?.permissions).toEqual(['patient_view'])
  })

  await test.step('deleting says how many, and which of them could not be', async () => {
    const unheld = ['Cashier', 'Ward Clerk']
    await page.getByLabel('Page size').selectOption('25')
    fault(faults.silent('delete role'))
    await rowAction(page, 'Delete', 'Manager')
    await answer(page, 'OK')
    await expectError(page, words.deleteFailed)
    await expectRow(page, 'Manager')
    healed()

    for (const name of [...unheld, 'Doctor', 'Patient']) await selectRow(page, name)
    await press(page, 'Delete Selected')
    const question = 'You are about to delete 4 roles. This action cannot be undone!'
    await expectDialog(page, 'Are you sure?', question)
    await answer(page, 'OK')
    await expectError(page, `${words.deleteFailed}: Doctor, Patient. ${words.inUse}`)
    for (const name of unheld) await expect(rowOf(page, name)).toHaveCount(0)
    await expectRow(page, 'Doctor')
    await expect(page.getByText('2 selected')).toBeVisible()
  })

  await test.step('permissions that have no box are kept, and both ids are sent', async () => {
    fault(
      faults.answers('list roles', {
        data: [{ _id: 'r1', name: 'Porter', roles: ['patient_view', 'mortuary_view'] }],
      }),
      faults.answers('update role', { data: {} }),
    )
    await page.reload()
    const dialog = await edit(page, 'Porter')
    await box(dialog, 'Staff View').check()
    const sent = page.waitForRequest('**/api/privilege/update')
    await press(dialog, 'Update Role')
    expect((await sent).postDataJSON()).toEqual({
      privilegeId: 'r1',
      _id: 'r1',
      name: 'Porter',
      roles: ['patient_view', 'mortuary_view', 'staff_view'],
    })
    await expectSuccess(page, words.updated)
  })
})
