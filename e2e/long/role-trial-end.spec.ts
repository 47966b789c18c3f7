import type { Locator, Page } from '@playwright/test'
import { roleTrialMessages as words } from '@/contracts/role-trials'
import { expect, expectDialog, expectRow, expectToast, press, rowAction, test } from '../fixtures'
import { locked, rest, unlock } from '../lock-page'

const banner = (page: Page): Locator => page.getByRole('region', { name: 'Trial of a role' })

/** Edits the receptionists' role under another name, and tries that. */
async function tryRegistrar(page: Page): Promise<void> {
  await rowAction(page, 'Edit', 'Receptionist')
  const dialog = await expectDialog(page, 'Edit Role')
  await dialog.getByLabel('Role Name').fill('Registrar')
  await press(dialog, 'Try it')
  await press(await expectDialog(page, 'Try this role?', 'Registrar'), 'Try it')
  await expect(banner(page)).toContainText('You are trying the role Registrar.')
}

test.describe('The end of a role trial', () => {
  test.beforeEach(async ({ page, openWorld }) => {
    await openWorld('/admin/roles?world=quiet&as=admin')
    await tryRegistrar(page)
  })

  test('Role trial: an admin who was away gives the password, and is back in the draft', async ({
    page,
  }) => {
    await rest(page)
    await unlock(page)
    await expectToast(page, words.ended)
    await expect(page).toHaveURL('/admin/roles')
    await expect(banner(page)).toHaveCount(0)
    await expectDialog(page, 'Edit Role')
  })

  test('Role trial: it ends after ten minutes, and the admin’s own session goes on', async ({
    page,
    world,
  }) => {
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
})
