import type { Locator, Page } from '@playwright/test'
import { roles } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import { roleTrialMessages as words } from '@/contracts/role-trials'
import { expectAccessible } from './axe'
import { fill, tab } from './desk'
import {
  expect,
  expectDialog,
  expectRow,
  expectToast,
  heading,
  press,
  rowAction,
  stored,
  test,
} from './fixtures'
import { locked, rest, unlock } from './lock-page'

const banner = (page: Page): Locator => page.getByRole('region', { name: 'Trial of a role' })
const box = (within: Locator, name: string) => within.getByRole('checkbox', { name, exact: true })

/** Edits a role, the receptionists' unless told, under another name and without its billing, and tries that. */
async function tryIt(page: Page, role = 'Receptionist'): Promise<void> {
  await rowAction(page, 'Edit', role)
  const dialog = await expectDialog(page, 'Edit Role')
  await dialog.getByLabel('Role Name').fill('Registrar')
  await box(dialog, 'Billing View').uncheck()
  await press(dialog, 'Try it')
  await expectDialog(page, 'Try this role?', 'Registrar')
  await press(page.getByRole('dialog', { name: 'Try this role?' }), 'Try it')
  await expect(banner(page)).toContainText(
    /You are trying the role Registrar\. Nothing can be changed\. Ends at \d\d:\d\d\./,
  )
}

/** Signs in as the administrator, and tries a role from the list. */
async function enterTrial(page: Page, signIn: () => Promise<void>, role?: string): Promise<void> {
  await signIn()
  await page.goto('/admin/roles')
  await tryIt(page, role)
}

test('a role’s draft is tried in this tab alone, where nothing can be changed', async ({
  page,
  signInToRecords,
}) => {
  await signInToRecords()
  await page.goto('/admin/roles')
  await expectRow(page, 'Receptionist')
  const own = await stored(page, 'userInfo')
  const beside = await page.context().newPage()
  await beside.goto('/admin/roles')
  await expectRow(beside, 'Receptionist')

  await test.step('the console is as somebody with this role sees it, and says whose view it is', async () => {
    await tryIt(page)
    await expect(page).toHaveTitle('Trying Registrar: Dashboard · Rounds')
    await expect(tab(page, 'Patient Directory')).toBeVisible()
    await expect(tab(page, 'Admin')).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Roles')).toHaveCount(0)
    await expectAccessible(page, 'the trial of a role')
    await page.goto('/admin/roles')
    await expect(heading(page, 'Role Management')).toHaveCount(0)
    await expect(banner(page)).toBeVisible()
  })

  await test.step('a change is refused in words, and what was typed stays', async () => {
    await page.goto('/?view=registration')
    const patient = { Name: 'Wilma Storm', Age: '44', Gender: 'Female', Contact: '9000000001' }
    await fill(page, page, patient)
    await press(page, 'Register')
    await expect(page.getByText(words.readOnly).first()).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Wilma Storm')
  })

  await test.step('no other tab notices', async () => {
    expect(await stored(page, 'userInfo')).toBe(own)
    await beside.reload()
    await expectRow(beside, 'Receptionist')
    await expect(banner(beside)).toHaveCount(0)
  })
})

test('a trial is left by key, back to the draft, and the audit names it', async ({
  page,
  signInToRecords,
}) => {
  await enterTrial(page, signInToRecords)

  await test.step('from a phone', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(banner(page)).toBeInViewport({ ratio: 1 })
    await expectAccessible(page, 'the trial of a role on a phone')
  })

  await test.step('to the form as it was left, which is saved', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await banner(page).getByRole('button', { name: 'Leave the trial' }).focus()
    await page.keyboard.press('Enter')
    await expectToast(page, words.left)
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

  await test.step('the audit names it', async () => {
    await page.goto('/?tab=admin&view=audit')
    const row = page.getByRole('row').filter({ hasText: 'try role' })
    await expect(row).toContainText('name: Registrar, permissions: Receptionist Dashboard,')
    await expect(row.getByRole('cell', { name: 'Staff Edit', exact: true })).toBeVisible()
  })
})

test('whoever leaves a trial alone is asked for the password, and comes back to the own session', async ({
  page,
  signInToRecords,
}) => {
  await enterTrial(page, signInToRecords)
  await rest(page)
  await unlock(page)
  await expectToast(page, words.ended)
  await expect(page).toHaveURL('/admin/roles')
  await expect(banner(page)).toHaveCount(0)
  await expectDialog(page, 'Edit Role')
})

test('a trial ends by itself after ten minutes, and the own session goes on', async ({
  page,
  world,
  signInToRecords,
}) => {
  await enterTrial(page, signInToRecords)
  // The page asks for what has changed, and is refused.
  world.advance(601_000)
  await expectToast(page, words.ended)
  await expect(page).toHaveURL('/admin/roles')
  await expect(banner(page)).toHaveCount(0)
  await expect(locked(page)).toHaveCount(0)
  const dialog = await expectDialog(page, 'Edit Role')
  await press(dialog, 'Update Role')
  await expectRow(page, 'Registrar')
})

test('a draft whose role was deleted meanwhile comes back as a new role, and says so', async ({
  page,
  world,
  signInToRecords,
}) => {
  await world.db.insert(roles).values({ name: 'Night Desk', permissions: ['billing_view'] })
  await enterTrial(page, signInToRecords, 'Night Desk')
  await world.db.delete(roles).where(eq(roles.name, 'Night Desk'))
  await press(banner(page), 'Leave the trial')
  const dialog = await expectDialog(page, 'Add Role')
  await expect(dialog.getByRole('alert')).toHaveText(words.roleGone)
  await expect(dialog.getByLabel('Role Name')).toHaveValue('Registrar')
  await expect(box(dialog, 'Billing View')).not.toBeChecked()
  await expectAccessible(page, 'the draft of a deleted role')
  await press(dialog, 'Save Role')
  await expectRow(page, 'Registrar')
})
