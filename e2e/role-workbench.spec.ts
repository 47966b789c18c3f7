import { roles } from '@server/db/schema'
import { eq, sql } from 'drizzle-orm'
import { roleMessages as words } from '@/contracts/roles'
import { expectAccessible } from './axe'
import {
  expect,
  expectDialog,
  expectRow,
  expectSuccess,
  heading,
  pick,
  press,
  rowAction,
  rowOf,
  test,
} from './fixtures'

test('a role’s dialog says what its draft gives and takes, from whom, before it is saved', async ({
  page,
  world,
  signInToRecords,
}) => {
  await signInToRecords()
  await page.goto('/admin/roles')
  await expectRow(page, 'Lab Technician')

  await test.step('by keyboard', async () => {
    await rowOf(page, 'Lab Technician').getByRole('button', { name: 'Edit Lab Technician' }).focus()
    await page.keyboard.press('Enter')
    const dialog = await expectDialog(page, 'Edit Role')
    const effects = dialog.getByRole('region', { name: 'What this changes' })
    await expect(effects).toContainText(
      '1 person who can sign in holds this role: Lena Fischer. Nothing is changed yet.',
    )
    await dialog.getByRole('checkbox', { name: 'Lab Report Create', exact: true }).focus()
    await page.keyboard.press('Space')
    await expect(effects.getByRole('list', { name: 'Takes from 1 person' })).toHaveText(
      'Lab Report CreateLab dashboard: Upload Results, Correct and Result File go grey',
    )
    await dialog.getByRole('checkbox', { name: 'Billing View', exact: true }).focus()
    await page.keyboard.press('Space')
    await expect(effects.getByRole('list', { name: 'Gives 1 person' })).toHaveText(
      'Billing ViewNo call asks for it yet.',
    )
    await expectAccessible(page, 'a role’s effects')
    await page.keyboard.press('Enter')
    await expectSuccess(page, words.updated)
    const [saved] = await world.db.select().from(roles).where(eq(roles.name, 'Lab Technician'))
    expect(saved?.permissions).not.toContain('lab_report_create')
  })

  await test.step('and so does a new role’s', async () => {
    await press(page, 'Add Role')
    const dialog = await expectDialog(page, 'Add Role')
    const effects = dialog.getByRole('region', { name: 'What this changes' })
    await expect(effects).toContainText('Nothing is given yet.')
    await dialog.getByRole('checkbox', { name: 'Patient View', exact: true }).check()
    await expect(effects.getByRole('list', { name: 'Gives' })).toContainText('Patient Directory')
  })
})

test('the workbench answers who can, and compares two roles', async ({
  page,
  world,
  signInToRecords,
}) => {
  await signInToRecords()
  await page.goto('/admin/roles')
  await page.getByRole('link', { name: 'Role Workbench' }).click()
  await expect(heading(page, 'Role Workbench')).toBeVisible()
  const whoCan = page.getByRole('region', { name: 'Who can' })

  await test.step('who can, by roles and people', async () => {
    await pick(page, 'Action', 'upload the result of a lab order')
    await expect(whoCan.getByRole('status')).toHaveText(
      '2 people can upload the result of a lab order: 3 roles allow it.',
    )
    await expect(rowOf(page, 'Lab Technician')).toContainText('1 person: Lena Fischer')
    await pick(page, 'Action', 'see and search the patients')
    await expect(
      whoCan.getByRole('cell', { name: 'Manager without the Receptionist dashboard' }),
    ).toBeVisible()
  })

  await test.step('who can without the screen where it is done, as that is the administrators’', async () => {
    await world.db
      .update(roles)
      .set({ permissions: sql`array_append(${roles.permissions}, 'staff_edit')` })
      .where(eq(roles.name, 'Manager'))
    await page.reload()
    await pick(page, 'Action', 'rename a department')
    await expect(
      whoCan.getByRole('cell', {
        name: 'Manager without the Departments screen, which is the administrators’ alone',
      }),
    ).toBeVisible()
    await expect(whoCan.getByRole('cell', { name: 'Admin', exact: true })).toBeVisible()
    await expect(whoCan.getByRole('cell', { name: 'Super Admin', exact: true })).toBeVisible()
  })

  await test.step('and says so where nobody can', async () => {
    const without = roles.permissions
    await world.db.update(roles).set({ permissions: sql`array_remove(${without}, 'staff_delete')` })
    await page.reload()
    await pick(page, 'Action', 'delete users')
    await expect(whoCan.getByRole('status')).toHaveText(
      'Nobody can delete users: no role allows it.',
    )
    await pick(page, 'Action', 'see who opened the own record')
    await expect(rowOf(page, 'Patient')).toContainText('with patients’ accounts')
  })

  await test.step('what only one of two roles allows, and what both do; the address keeps it', async () => {
    await pick(page, 'First role', 'Staff')
    await pick(page, 'Second role', 'Pharmacist')
    const table = page.getByRole('table', { name: 'Staff and Pharmacist' })
    await expect(table.getByRole('rowheader', { name: /^Only Staff \(\d+\)$/ })).toBeVisible()
    await expect(table.getByRole('rowheader', { name: /^Only Pharmacist \(\d+\)$/ })).toBeVisible()
    await expect(table.getByRole('rowheader', { name: /^Both \(\d+\)$/ })).toBeVisible()
    await expect(table.getByRole('row', { name: 'see a patient’s prescriptions' })).toBeVisible()
    await expectAccessible(page, 'the workbench')
    await page.reload()
    await expect(table).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Action' })).toHaveValue(
      'see who opened the own record',
    )
  })
})

test('on a host that keeps no staff there is none of it', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/admin/roles')
  await rowAction(page, 'Edit', 'Manager')
  const dialog = await expectDialog(page, 'Edit Role')
  await expect(dialog.getByRole('group', { name: 'HR' })).toBeVisible()
  await expect(dialog.getByRole('region', { name: 'What this changes' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Role Workbench' })).toHaveCount(0)
  await page.goto('/admin/roles/access')
  await expect(heading(page, 'Page not found')).toBeVisible()
})
