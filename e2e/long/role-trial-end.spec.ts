import type { Page } from '@playwright/test'
import { roleTrialMessages as words } from '@shared/contracts/role-trials'
import { expect, expectDialog, expectRow, expectToast, press, test } from '../fixtures'
import { locked, rest, unlock } from '../lock-page'
import { editRole, trialBanner } from '../role-form'

/** Edits the receptionists' role under another name, and tries that. */
async function tryRegistrar(page: Page): Promise<void> {
  const dialog = await editRole(page, 'Receptionist')
  await dialog.getByLabel('Role Name').fill('Registrar')
  await press(dialog, 'Try it')
  await press(await expectDialog(page, 'Try this role?', 'Registrar'), 'Try it')
  await expect(trialBanner(page)).toContainText('You are trying the role Registrar.')
}

test.describe('The end of a role trial', () => {
  test.beforeEach(async ({ page, openWorld }) => {
    await openWorld('/admin/roles?world=quiet&as=admin')
    await tryRegistrar(page)
  })

  test('Admin: unlocks an idle role trial, and is back in the draft', async ({ page }) => {
    await rest(page)
    await unlock(page)
    await expectToast(page, words.ended)
    await expect(page).toHaveURL('/admin/roles')
    await expect(trialBanner(page)).toHaveCount(0)
    await expectDialog(page, 'Edit Role')
  })

  test('Admin: a role trial ends after ten minutes, and the admin stays signed in', async ({
    page,
    world,
  }) => {
    // The page asks for what has changed, and is refused.
    world.advance(601_000)
    await expectToast(page, words.ended)
    await expect(page).toHaveURL('/admin/roles')
    await expect(trialBanner(page)).toHaveCount(0)
    await expect(locked(page)).toHaveCount(0)
    const dialog = await expectDialog(page, 'Edit Role')
    await press(dialog, 'Update Role')
    await expectRow(page, 'Registrar')
  })
})
