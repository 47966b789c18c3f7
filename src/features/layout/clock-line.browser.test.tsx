import { departmentEndpoints } from '@shared/contracts/departments'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { useLive } from '@/stores/live'
import { callAs, openScreen, setClockAhead } from '@/test/screen'
import { boxOf, expectRow, heading } from '@/test/screen-words'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const line = page.getByRole('status').filter({ hasText: "This computer's clock" })
const departments = '/admin/department?world=quiet&as=admin'

/** A call of a colleague's, whose answer says the clinic's time to this browser too. */
const hear = () => callAs('doctor', departmentEndpoints.list, {})

describe('A browser with a wrong clock', () => {
  test.each([
    ['1 day behind', -day],
    ['25 minutes ahead', 25 * minute],
    ['5 hours 40 minutes ahead', 5 * hour + 40 * minute],
    ['9 days behind', -9 * day],
  ])('says on every screen that it is %s', async (words, clockAhead) => {
    await openScreen('/?world=quiet&as=admin', { clockAhead })
    await expect.element(line).toHaveTextContent(`This computer's clock is ${words}.`)
    await expect.element(line).toBeInViewport()
  })

  test('says nothing of a minute', async () => {
    await openScreen(departments, { clockAhead: 70_000 })
    await expectRow('Neurology')
    await hear()
    await expect.element(line).not.toBeInTheDocument()
  })

  test('says so while it is wrong, and nothing on the page moves', async () => {
    await openScreen(departments)
    await expectRow('Neurology')
    const { top } = boxOf(heading(/Department/))
    await expect.element(line).not.toBeInTheDocument()
    setClockAhead(-3 * hour)
    await hear()
    await expect.element(line).toHaveTextContent("This computer's clock is 3 hours behind.")
    expect(boxOf(heading(/Department/)).top).toBe(top)
    expect(boxOf(line).bottom).toBeLessThanOrEqual(top)
    setClockAhead(0)
    await hear()
    await expect.element(line).not.toBeInTheDocument()
    expect(boxOf(heading(/Department/)).top).toBe(top)
  })

  test('says it whole on a phone', async () => {
    await openScreen('/?world=quiet&as=admin', { clockAhead: 47 * minute, size: [360, 740] })
    await expect.element(line).toHaveTextContent("This computer's clock is 47 minutes ahead.")
    const { left, right } = boxOf(line)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(360)
    const text = line.element().querySelector('span')
    expect(text?.scrollWidth).toBe(text?.clientWidth)
  })

  test('says it next to a lost connection where there is room for both', async () => {
    const lost = page.getByRole('status').filter({ hasText: 'Not live since' })
    onTestFinished(() => useLive.setState({ lostSince: null }))
    await openScreen('/?world=quiet&as=admin', { clockAhead: -day })
    await expect.element(line).toBeVisible()
    useLive.setState({ lostSince: Date.UTC(2026, 2, 1, 13) })
    await expect.element(lost).toBeVisible()
    await expect.element(line).toBeVisible()
    expect(boxOf(lost).right).toBeLessThanOrEqual(boxOf(line).left)
    await page.viewport(390, 740)
    await expect.element(line).not.toBeInTheDocument()
    expect(lost.element().scrollWidth).toBe(lost.element().clientWidth)
    useLive.setState({ lostSince: null })
    await expect.element(line).toBeVisible()
  })

  test.each([
    // The token is valid for twelve hours from 14:00 on, by the clinic's clock and by this browser's. Half a
    // minute keeps the end away from the border of two, as the offset is measured to some milliseconds.
    [35.5 * minute, /at 01:24, in 11 hours 24 minutes/],
    [-2 * day, /at 02:00, in 1(2 hours|1 hours 59 minutes)/],
  ])('%i ms ahead reads when its session ends', async (clockAhead, words) => {
    await openScreen('/admin/profile?world=quiet&as=admin', { clockAhead })
    await expect.element(line).toBeVisible()
    await expect.element(page.getByRole('main')).toHaveTextContent(words)
  })

  test('that is a day ahead cannot sign in, and reads why', async () => {
    await openScreen('/login?world=quiet', { clockAhead: day })
    await page.getByRole('textbox', { name: 'Username' }).fill('admin')
    await page.getByRole('textbox', { name: 'Password' }).fill('rounds-demo')
    await page.getByRole('button', { name: 'Sign Me In' }).click()
    await expect.element(line).toHaveTextContent("This computer's clock is 1 day ahead.")
    await expect.element(heading('Sign in')).toBeVisible()
  })

  test('counts where the host does not say its time', async () => {
    await openScreen('/?tab=receptionist&world=demo&as=admin', {
      clockAhead: -6 * day,
      keepsRecords: false,
    })
    await expect.element(heading('Dashboard')).toBeVisible()
    await expect.element(line).not.toBeInTheDocument()
  })
})
