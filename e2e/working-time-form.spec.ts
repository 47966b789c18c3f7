import { workingTimes } from '@server/db/schema'
import { workingTimeMessages as words } from '@/contracts/working-times'
import { expect, expectRow, expectSuccess, test } from './fixtures'
import {
  fillDayShift,
  inTimeOf,
  nameOf,
  openForm,
  outTimeOf,
  save,
  totalOf,
} from './working-time-form'

test.beforeEach(async ({ page, signIn }) => {
  await signIn()
  await page.goto('/admin/working-time')
  await expect(page.getByRole('heading', { name: 'Working Times' })).toBeVisible()
})

test.describe('adding', () => {
  test('computes the hours, saves, and shows the new row', async ({ page }) => {
    const dialog = await openForm(page)
    await expect(nameOf(dialog)).toBeFocused()
    await expect(dialog.getByRole('radio', { name: 'AM' }).first()).toBeChecked()
    await expect(dialog.getByRole('radio', { name: 'PM' }).last()).toBeChecked()
    await expect(totalOf(dialog)).toHaveValue('')
    await expect(totalOf(dialog)).not.toBeEditable()
    await fillDayShift(dialog)
    await expect(totalOf(dialog)).toHaveValue('8.5')
    await save(dialog)
    await expectSuccess(page, words.created)
    await expect(dialog).toBeHidden()
    await expectRow(page, 'Day Shift', '09:00 AM', '05:30 PM', '8.5')
    await page.reload()
    await expectRow(page, 'Day Shift', '09:00 AM', '05:30 PM', '8.5')
  })

  test('counts a night over midnight, midnight as 12 AM and noon as 12 PM', async ({ page }) => {
    const dialog = await openForm(page)
    const inPeriod = dialog.getByRole('radiogroup').first()
    const outPeriod = dialog.getByRole('radiogroup').last()
    await inTimeOf(dialog).fill('10:00')
    await inPeriod.getByRole('radio', { name: 'PM' }).check()
    await outTimeOf(dialog).fill('06:10')
    await outPeriod.getByRole('radio', { name: 'AM' }).check()
    await expect(totalOf(dialog)).toHaveValue('8.2')
    await inTimeOf(dialog).fill('12:00')
    await outTimeOf(dialog).fill('12:00')
    await expect(totalOf(dialog)).toHaveValue('12')
    await inPeriod.getByRole('radio', { name: 'AM' }).check()
    await expect(totalOf(dialog)).toHaveValue('0')
  })

  test('says at each field what is missing, and sends nothing', async ({ page, world }) => {
    const dialog = await openForm(page)
    await save(dialog)
    for (const [field, message] of [
      [nameOf(dialog), words.nameRequired],
      [inTimeOf(dialog), words.inTimeInvalid],
      [outTimeOf(dialog), words.outTimeInvalid],
      [totalOf(dialog), words.totalNotPositive],
    ] as const)
      await expect(field).toHaveAccessibleDescription(message)
    await expect(nameOf(dialog)).toBeFocused()

    await nameOf(dialog).fill('  ')
    await inTimeOf(dialog).fill('00:30')
    await outTimeOf(dialog).fill('5')
    await save(dialog)
    await expect(nameOf(dialog)).toHaveAccessibleDescription(words.nameRequired)
    await expect(inTimeOf(dialog)).toHaveAccessibleDescription(words.inTimeInvalid)
    await expect(outTimeOf(dialog)).toHaveAccessibleDescription(words.outTimeInvalid)
    expect(await world.db.select().from(workingTimes)).toHaveLength(3)
  })

  test('refuses a span of no hours until the times differ', async ({ page }) => {
    const dialog = await openForm(page)
    await nameOf(dialog).fill('Nothing')
    await inTimeOf(dialog).fill('09:00')
    await outTimeOf(dialog).fill('09:00')
    await dialog.getByRole('radiogroup').last().getByRole('radio', { name: 'AM' }).check()
    await save(dialog)
    await expect(totalOf(dialog)).toHaveAccessibleDescription(words.totalNotPositive)
    await expect(inTimeOf(dialog)).toHaveAccessibleDescription('')
    await outTimeOf(dialog).fill('10:00')
    await expect(totalOf(dialog)).toHaveAccessibleDescription('')
  })

  test('keeps to the typing rules of a time', async ({ page }) => {
    const dialog = await openForm(page)
    const time = inTimeOf(dialog)
    await time.pressSequentially('0930')
    await expect(time).toHaveValue('09:30')
    for (const left of ['09:3', '09:', '09', '0', '']) {
      await time.press('Backspace')
      await expect(time).toHaveValue(left)
    }
    await time.pressSequentially('a9:x75')
    await expect(time).toHaveValue('9:59')
    await time.fill('9999')
    await expect(time).toHaveValue('12:59')
    await time.fill('09:30 ')
    await expect(time).toHaveValue('09:30')
  })

  test('keeps the caret where a digit is mended', async ({ page }) => {
    const dialog = await openForm(page)
    const time = inTimeOf(dialog)
    await time.fill('09:30')
    await time.press('Home')
    await time.press('Delete')
    await time.press('Delete')
    await time.pressSequentially('1145')
    await expect(time).toHaveValue('11:45')
  })
})
