import type { Page } from '@playwright/test'
import { visitMessages } from '@/contracts/visits'
import { actionsOf, button, counters, startAtDesk, tab } from './desk'
import { expect, expectToast, pick, press, readTable, rowAction, rowOf, test } from './fixtures'

test('offers the actions of each status and no others, each with one step back', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/?tab=receptionist')

  await test.step('nothing moves when an action is told', async () => {
    /** How far the list stands below the heading. */
    const place = async () => {
      const heading = await page.getByRole('heading', { name: 'Appointments' }).boundingBox()
      const list = await page.getByRole('region', { name: 'Appointments' }).boundingBox()
      return (list?.y ?? 0) - (heading?.y ?? 0)
    }
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const before = await place()
      await rowAction(page, 'Check-In', 'Tomas Novotny')
      await expect(button(page, 'Undo')).toBeVisible()
      expect(await place(), `${width} px`).toBe(before)
      await press(page, 'Undo')
      await expect(button(page, 'Undo')).toBeHidden()
      expect(await place(), `${width} px`).toBe(before)
    }
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('the step back waits while another dashboard is looked at', async () => {
    await rowAction(page, 'Check-In', 'Tomas Novotny')
    await tab(page, 'Lab').click()
    await expect(tab(page, 'Lab Orders')).toBeVisible()
    await tab(page, 'Receptionist').click()
    await press(page, 'Undo')
    await expect(rowOf(page, 'Tomas Novotny', 'pending')).toBeVisible()
  })

  const before = await counters(page)
  await expect(actionsOf(page, 'Arun Thomas')).toHaveCount(0)
  await expect(actionsOf(page, 'Bella Fernandes')).toHaveCount(0)
  await expect(actionsOf(page, 'Tomas Novotny')).toHaveText(['Check-In', 'Cancel'])
  await rowAction(page, 'Check-In', 'Tomas Novotny')
  await expect(actionsOf(page, 'Tomas Novotny')).toHaveText(['Complete', 'Cancel'])
  await expect(rowOf(page, 'Tomas Novotny', 'checked-in', '0 min')).toBeVisible()
  await expect(rowOf(page, 'Tomas Novotny')).toBeFocused()
  expect(await counters(page)).toMatchObject({
    'Checked-in': (before['Checked-in'] ?? 0) + 1,
    Pending: (before.Pending ?? 0) - 1,
  })
  await rowAction(page, 'Complete', 'Tomas Novotny')
  await expect(rowOf(page, 'Tomas Novotny', 'completed')).toBeVisible()
  await expect(actionsOf(page, 'Tomas Novotny')).toHaveCount(0)
  await expect(button(page, 'Undo')).toHaveAccessibleDescription(/^Complete: Tomas Novotny/)
  await press(page, 'Undo')
  await expect(rowOf(page, 'Tomas Novotny', 'checked-in')).toBeVisible()
  await expect(button(page, 'Undo')).toHaveCount(0)
  await expect(page.getByText(/^Undo: Tomas Novotny.*is now checked-in/)).toBeVisible()
  await expect(rowOf(page, 'Tomas Novotny')).toBeFocused()
  await rowAction(page, 'Cancel', 'Manoj Kumar')
  await expect(rowOf(page, 'Manoj Kumar', 'cancelled')).toBeVisible()
  await rowAction(page, 'Cancel', 'Walter Hahn')
  await expect(button(page, 'Undo')).toHaveAccessibleDescription(/^Cancel: Walter Hahn/)
  await press(page, 'Undo')
  await expect(rowOf(page, 'Walter Hahn', 'pending')).toBeVisible()
  await expect(rowOf(page, 'Manoj Kumar', 'cancelled')).toBeVisible()
  await page.reload()
  await expect(rowOf(page, 'Tomas Novotny', 'checked-in')).toBeVisible()
})

test('counts the minutes of a wait', async ({ page, signIn }) => {
  await page.clock.install()
  await startAtDesk(page, signIn)
  await rowAction(page, 'Check-In', 'Tomas Novotny')
  await expect(rowOf(page, 'Tomas Novotny', '0 min')).toBeVisible()
  await page.clock.fastForward('03:00')
  await expect(rowOf(page, 'Tomas Novotny', '3 min')).toBeVisible()
  await expect(rowOf(page, 'Tomas Novotny', 'pending')).toHaveCount(0)

  // An undone action keeps the wait that was under way.
  await rowAction(page, 'Complete', 'Tomas Novotny')
  await expect(rowOf(page, 'Tomas Novotny', 'completed')).toBeVisible()
  await press(page, 'Undo')
  await expect(rowOf(page, 'Tomas Novotny', 'checked-in', '3 min')).toBeVisible()
})

/** Who is in which state, in the order of the table. */
const states = async (page: Page) =>
  (await readTable(page)).map(({ Patient, Status }) => `${Patient}: ${Status}`)

test('a double click does one thing', async ({ page, signIn }) => {
  await startAtDesk(page, signIn)
  for (const [situation, filters, doneBefore] of [
    ['the first action of the day', [], []],
    ['an action after another', [], ['Anjali Das']],
    ['an action that takes its row out of the list', ['Pending'], ['Walter Hahn']],
  ] as const)
    await test.step(situation, async () => {
      for (const status of filters) await pick(page, 'Status', status)
      for (const name of doneBefore) {
        await rowAction(page, 'Check-In', name)
        await expect(page.getByText(`Check-In: ${name}`)).toBeVisible()
        // Its own, or the next where it has left the list.
        await expect(page.locator('tr:focus')).toHaveCount(1)
      }
      const checkIn = button(page, 'Check-In Tomas Novotny')
      await checkIn.scrollIntoViewIfNeeded()
      const before = await states(page)
      const box = await checkIn.boundingBox()
      if (!box) throw new Error('The button is not on the screen')
      // 150 ms from the one click to the other: by then the screen shows what the first has done.
      await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, { delay: 75 })
      await expect(button(page, 'Undo')).toHaveAccessibleDescription(
        /^Check-In: Tomas Novotny.*is now checked-in/,
      )
      await press(page, 'Undo')
      await expect(rowOf(page, 'Tomas Novotny', 'pending')).toBeFocused()
      expect(await states(page)).toEqual(before)
    })
})

test('on a phone the name stays beside the actions, and what was done is in sight', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startAtDesk(page, signIn)
  const name = rowOf(page, 'Tomas Novotny').getByRole('cell', {
    name: 'Tomas Novotny',
    exact: true,
  })
  const action = button(page, 'Check-In Tomas Novotny')
  await action.scrollIntoViewIfNeeded()
  // Downwards: sideways it would take the action out of sight again.
  await name.scrollIntoViewIfNeeded()
  await expect(action).toBeInViewport({ ratio: 1 })
  await expect(name).toBeInViewport({ ratio: 1 })
  await action.click()
  await expect(button(page, 'Undo')).toBeInViewport({ ratio: 1 })
  const [header, undo] = await Promise.all([
    page.getByRole('banner').boundingBox(),
    button(page, 'Undo').boundingBox(),
  ])
  expect(undo?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  await page.keyboard.press('c')
  const toast = await (await expectToast(page, visitMessages.notPending)).boundingBox()
  expect(undo?.y).toBeGreaterThanOrEqual((toast?.y ?? 0) + (toast?.height ?? 0))
})
