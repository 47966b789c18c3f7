import { visitMessages } from '@/contracts/visits'
import { button, field, search, startAtDesk, tab } from './desk'
import { expect, expectDialog, expectToast, rowOf, test } from './fixtures'

test.beforeEach(async ({ page, signIn }) => startAtDesk(page, signIn))

test('is worked by keys, outside fields and dialogs', async ({ page }) => {
  await page.keyboard.press('c')
  await expectToast(page, visitMessages.noneSelected)
  await page.keyboard.press('ArrowDown')
  await expect(rowOf(page, 'Arun Thomas')).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('c')
  await expectToast(page, visitMessages.notPending)
  await rowOf(page, 'Padma Rao').getByRole('cell', { name: 'Padma Rao', exact: true }).click()
  await page.keyboard.press('ArrowDown')
  await expect(rowOf(page, 'Padma Rao')).not.toHaveAttribute('aria-current')
  await expect(rowOf(page, 'Tomas Novotny')).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('c')
  await expect(rowOf(page, 'Tomas Novotny', 'checked-in')).toBeVisible()
  await page.keyboard.press('u')
  await expect(rowOf(page, 'Tomas Novotny', 'pending')).toBeFocused()
  await page.keyboard.press('u')
  await expectToast(page, visitMessages.nothingToUndo)

  await page.keyboard.press('/')
  await expect(search(page)).toBeFocused()
  await page.keyboard.type('npc/')
  await expect(search(page)).toHaveValue('npc/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await search(page).fill('')
  await page.keyboard.type('anjali')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Anjali Das')).toBeFocused()
  await search(page).fill('')
  await page.keyboard.press('ArrowDown')
  await expect(rowOf(page, 'Arun Thomas')).toBeFocused()
  await rowOf(page, 'Arun Thomas').getByRole('cell', { name: '32', exact: true }).click()
  await page.keyboard.press('n')
  const dialog = await expectDialog(page, 'Schedule New Appointment')
  await button(dialog, 'Cancel').focus()
  await page.keyboard.press('p')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, 'Arun Thomas')).toBeFocused()
  await page.keyboard.press('p')
  await expect(field(page, 'Name')).toBeFocused()
  await expect(field(page, 'Name')).toHaveValue('')
})

test('tells what a key did not do, checks in one row at a time, and can be switched off', async ({
  page,
}) => {
  await test.step('the same again in the place of the one before, and other things apart from it', async () => {
    await page.keyboard.press('c')
    await expectToast(page, visitMessages.noneSelected)
    await page.keyboard.press('c')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('c')
    await expectToast(page, visitMessages.notPending)
    await expect(page.getByRole('alert')).toHaveText([
      visitMessages.noneSelected,
      visitMessages.notPending,
    ])
    const gap = async () => {
      const [first, second] = await Promise.all([
        page.getByRole('alert').nth(0).boundingBox(),
        page.getByRole('alert').nth(1).boundingBox(),
      ])
      return (second?.y ?? 0) - (first?.y ?? 0) - (first?.height ?? 0)
    }
    // Once they have come to rest.
    await expect.poll(gap).toBeGreaterThanOrEqual(8)
  })

  await test.step('pressed twice it checks in one: the next row waits to be selected', async () => {
    await page.goto('/?status=pending')
    const first = page.getByRole('row').nth(1)
    await expect(first).toContainText('Tomas Novotny')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('c')
    await expect(first).not.toContainText('Tomas Novotny')
    await expect(first).toBeFocused()
    await page.keyboard.press('c')
    await expectToast(page, visitMessages.noneSelected)
    await expect(page.getByText(/^Check-In: Tomas Novotny/)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(first).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('c')
    await expect(page.getByText(/^Check-In: Tomas Novotny/)).toBeHidden()
  })

  await page.getByRole('checkbox', { name: 'Keyboard shortcuts' }).uncheck()
  await page.keyboard.press('p')
  await page.goto('/')
  await expect(rowOf(page, 'Arun Thomas')).toBeVisible()
  await page.keyboard.press('p')
  await expect(tab(page, 'Appointments')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('tr[aria-current]')).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Keyboard shortcuts' }).check()
  await page.keyboard.press('p')
  await expect(tab(page, 'New Registration')).toHaveAttribute('aria-selected', 'true')
})
