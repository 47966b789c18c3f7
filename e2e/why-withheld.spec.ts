import { permissionGiverMessages } from '@/contracts/permission-givers'
import { expectAccessible } from './axe'
import { button } from './desk'
import { expect, expectDialog, faults, heading, press, test } from './fixtures'

const why = 'Why can’t I?'

test('what a role does not allow says which permission it takes, and who can give it', async ({
  page,
  signInToRecords,
  fault,
  healed,
}) => {
  await signInToRecords('doctor')
  await page.goto('/patient/1')
  await expect(heading(page, 'Priya Nair')).toBeVisible()
  const closing = button(page, 'Close Record')
  const reason = 'This takes the permission Patient Discharge, which your role does not have.'

  await test.step('by key, and a failure is said where it belongs', async () => {
    await fault(faults.silent('list permission givers'))
    await closing.press('Enter')
    const dialog = await expectDialog(page, why, `Close Record: ${reason}`)
    await expect(dialog.getByText(permissionGiverMessages.fetchFailed)).toBeVisible()
    await healed()
    await press(dialog, 'Retry')
    await expect(
      dialog.getByRole('list', { name: 'Who can give you Patient Discharge' }),
    ).toHaveText(/Asha Menon, Admin/)
    await expectAccessible(page, 'why a control is withheld')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(closing).toBeFocused()
  })

  await test.step('by a press with the mouse, of any of them', async () => {
    await button(page, 'Correct').click({ force: true })
    const dialog = await expectDialog(page, why, /Correct: .* Patient Profile Edit/)
    await expect(dialog.getByRole('listitem')).not.toHaveCount(0)
    await press(dialog, 'OK')
    await expect(dialog).toHaveCount(0)
  })
})
