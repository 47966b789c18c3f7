import { workingTimes } from '@server/db/schema'
import { workingTimeMessages as words } from '@/contracts/working-times'
import { expect, test } from './fixtures'
import { inTimeOf, nameOf, openForm, outTimeOf, save, totalOf } from './working-time-form'

test.beforeEach(async ({ page, signIn }) => {
  await signIn()
  await page.goto('/admin/working-time')
  await expect(page.getByRole('heading', { name: 'Working Times' })).toBeVisible()
})

test('adding says at each field what is missing, what is wrong, and that an hour was lowered', async ({
  page,
  world,
}) => {
  const dialog = await openForm(page)

  await test.step('what is missing is said at each field, and nothing sent', async () => {
    await expect(totalOf(dialog)).toHaveValue('')
    await expect(totalOf(dialog)).not.toBeEditable()
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

    await test.step('a span of no hours is refused until the times differ, and an hour that was lowered is told', async () => {
      await nameOf(dialog).fill('Nothing')
      await inTimeOf(dialog).fill('09:00')
      await outTimeOf(dialog).fill('09:00')
      await dialog.getByRole('radiogroup').last().getByRole('radio', { name: 'AM' }).check()
      await save(dialog)
      await expect(totalOf(dialog)).toHaveAccessibleDescription(words.totalNotPositive)
      await expect(inTimeOf(dialog)).toHaveAccessibleDescription('')
      await outTimeOf(dialog).fill('10:00')
      await expect(totalOf(dialog)).toHaveAccessibleDescription('')

      const time = inTimeOf(dialog)
      await time.fill('')
      await time.pressSequentially('1430')
      await expect(time).toHaveValue('12:30')
      await expect(time).toHaveAccessibleDescription(words.hourLowered)
      await time.fill('02:30')
      await expect(time).toHaveAccessibleDescription('')

      await time.press('Home')
      await time.press('Delete')
      await time.press('Delete')
      await time.pressSequentially('1145')
      await expect(time, 'the caret stays where a digit is mended').toHaveValue('11:45')
    })
  })
})
