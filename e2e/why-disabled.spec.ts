import { button, expect, expectDialog, heading, press, test } from './fixtures'

test.describe('Patient page', () => {
  test('Doctor: asks why a button is disabled, and who can give the permission', async ({
    page,
    openWorld,
  }) => {
    await openWorld('/patient/1?world=quiet&as=doctor')
    await expect(heading(page, 'Priya Nair')).toBeVisible()
    const closing = button(page, 'Close Record')
    await closing.press('Enter')
    const dialog = await expectDialog(
      page,
      'Why can’t I?',
      'Close Record: This takes the permission Patient Discharge, which your role does not have.',
    )
    await expect(
      dialog.getByRole('list', { name: 'Who can give you Patient Discharge' }),
    ).toHaveText('Asha Menon, Admin')
    await press(dialog, 'OK')
    await expect(dialog).toBeHidden()
    await expect(closing).toBeFocused()
  })
})
