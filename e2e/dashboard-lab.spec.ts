import type { Locator, Page } from '@playwright/test'
import { labMessages as words } from '@/contracts/lab-orders'
import { labResultMessages as resultWords } from '@/contracts/lab-results'
import { expectAccessible } from './axe'
import { answer, expect, expectDialog, readTable, test } from './fixtures'
import {
  button,
  expectCards,
  field,
  filter,
  openLab,
  openView,
  png,
  range,
  selectOf,
  upload,
} from './lab-page'

test.beforeEach(({ page, signIn }) => openLab(page, signIn))

test('urgent open orders stand in front, with a badge that says so', async ({ page }) => {
  await expect(page.getByRole('columnheader')).toHaveText([
    'Patient',
    'Order',
    'Age',
    'Test Type',
    'Requested Date',
    'Priority',
    'Status',
    'Technician',
  ])
  const priorities = (await readTable(page)).map((row) => row.Priority)
  expect(priorities).toEqual(['Urgent', 'Urgent', 'Urgent', ...Array(7).fill('Routine')])
  const colour = (priority: string) =>
    page
      .getByRole('cell', { name: priority, exact: true })
      .getByText(priority)
      .first()
      .evaluate((badge) => getComputedStyle(badge).color)
  expect(await colour('Urgent')).not.toBe(await colour('Routine'))

  await test.step('and the cards count what the table shows', async () => {
    const figures = { 'Pending Tests': 12, 'In Progress': 5, 'Completed Today': 8, Urgent: 3 }
    await expectCards(page, figures)
    await filter(page, 'Status').selectOption('Pending')
    await range(page, '1 - 10 of 12')
    await filter(page, 'Status').selectOption('In Progress')
    await range(page, '1 - 5 of 5')
  })

  await test.step('and four filters narrow together, live in the address, and are reset', async () => {
    await filter(page, 'Status').selectOption('Completed')
    await filter(page, 'Test Type').selectOption('Urinalysis')
    await range(page, '1 - 2 of 2')
    const [row] = await readTable(page)
    await page.getByRole('searchbox', { name: /patient/i }).fill((row?.Patient ?? '').toUpperCase())
    await range(page, '1 - 1 of 1')
    const date = field(page, 'Date')
    await date.fill('2026-02-3')
    await date.blur()
    await expect(page.getByText(words.dateFormat)).toBeVisible()
    await date.fill(row?.['Requested Date'] ?? '')
    await expect(page.getByText(words.dateFormat)).toBeHidden()
    await expect(page).toHaveURL(/date=\d{4}-\d{2}-\d{2}/)
    await page.reload()
    await expect(date).toHaveValue(row?.['Requested Date'] ?? '')
    await expect(filter(page, 'Test Type')).toHaveValue('Urinalysis')
    await range(page, '1 - 1 of 1')
    await date.fill('2020-01-01')
    await expect(page.getByRole('cell', { name: 'No lab orders found' })).toBeVisible()
    await button(page, 'Reset Filters').click()
    await range(page, '1 - 10 of 34')
    await expect(date).toHaveValue('')
    await expect(filter(page, 'Status')).toHaveValue('')
  })
})

test('an order goes along its statuses only, has one of four technicians, and is kept over a reload', async ({
  page,
}) => {
  const order = 'Complete Blood Count of Priya Nair'
  const status = selectOf(page, 'Status', order)
  const technician = selectOf(page, 'Technician', order)
  const other = 'Culture and Sensitivity of Oscar Lopez'
  const unassigned = selectOf(page, 'Technician', other)
  await test.step('stray keys change nothing', async () => {
    for (const key of ['ArrowDown', 'c', 'End']) {
      await status.focus()
      await page.keyboard.press(key)
      await page.keyboard.press('Escape')
      await expect(status, `a stray ${key}`).toHaveValue('pending')
    }
    await expectCards(page, { 'Pending Tests': 12 })
    await expect(status.getByRole('option', { disabled: true })).toHaveText(['Completed'])
  })

  await test.step('four technicians can be assigned, or nobody', async () => {
    await expect(technician.getByRole('option')).toHaveText([
      'Unassigned',
      'Wanjiru Kamau',
      'Yusuf Demir',
      'Hannah Weiss',
      'Rafael Duarte',
    ])
    // What is shown is what was kept.
    for (const [select, name] of [
      [technician, 'Hannah Weiss'],
      [unassigned, 'Hannah Weiss'],
      [unassigned, 'Unassigned'],
    ] as const) {
      await select.selectOption(name)
      await expect(select.locator('option:checked')).toHaveText(name)
    }
  })

  await test.step('another is cancelled only when that is meant', async () => {
    const cancelled = selectOf(page, 'Status', other)
    await cancelled.selectOption('Cancelled')
    await expectDialog(page, words.cancelTitle, words.cancelQuestion(other))
    await expect(button(page, words.cancelCancel)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(cancelled).toHaveValue('pending')
  })

  await test.step('one that is found no more leads to the table', async () => {
    await filter(page, 'Status').selectOption('Pending')
    await range(page, '1 - 10 of 12')
    await status.focus()
    await status.selectOption('In Progress')
    await range(page, '1 - 10 of 11')
    await expect(page.getByRole('region', { name: 'Lab orders' })).toBeFocused()
    await expectCards(page, { 'Pending Tests': 11, 'In Progress': 6 })
  })

  await page.goto('/')
  await expect(status).toHaveValue('in-progress')
  await expect(status.getByRole('option', { disabled: true })).toHaveText(['Pending'])
  await expect(technician.locator('option:checked')).toHaveText('Hannah Weiss')
  await expect(unassigned.locator('option:checked')).toHaveText('Unassigned')

  await test.step('it is completed only when that is meant, and stands behind the open ones', async () => {
    await status.selectOption('Completed')
    await expectDialog(page, words.completeTitle, words.completeQuestion(order))
    await answer(page, words.completeCancel)
    await expect(status).toHaveValue('in-progress')
    await status.selectOption('Completed')
    await answer(page, words.completeConfirm)
    await expectCards(page, { 'In Progress': 5, 'Completed Today': 9, Urgent: 2 })
    await expect(status).toBeHidden()
    await selectOf(page, 'Status', other).selectOption('Cancelled')
    await answer(page, words.cancelConfirm)
    await expectCards(page, { 'Pending Tests': 10, Urgent: 1 })
    await filter(page, 'Status').selectOption('Completed')
    await expect(status).toBeDisabled()
    await expect(technician).toBeDisabled()
  })
})

test.describe('axe', () => {
  test.use({ viewport: { width: 1280, height: 1400 } })

  /** Checks what is on the screen now. */
  const check = async (page: Page, place: Locator) => {
    await expect(place).toBeVisible()
    await expectAccessible(page, String(place))
  }

  test('every view is accessible', async ({ page }) => {
    await field(page, 'Date').fill('soon')
    await field(page, 'Date').blur()
    await check(page, page.getByText(words.dateFormat))
    await openView(page, 'Test Results')
    await check(page, page.getByText('No growth after 48 hours').first())
    await openView(page, 'Generate Reports')
    await check(page, page.getByText('34 lab orders'))
    await openView(page, 'Upload Results')
    await upload(page, 'result.txt', png)
    await check(page, page.getByText(resultWords.fileType))
    await upload(page, 'result.png', png)
    await expect(page.getByText(resultWords.fileType)).toBeHidden()
    await button(page, 'Submit').click()
    await check(page, page.getByText(resultWords.orderRequired))
  })
})
