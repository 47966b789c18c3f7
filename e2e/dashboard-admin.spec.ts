import type { Locator, Page } from '@playwright/test'
import { overviewMessages } from '@/contracts/overview'
import { staffMessages } from '@/contracts/staff'
import { expectAccessible } from './axe'
import { expect, expectRow, heading, test } from './fixtures'

const tabs = (page: Page) => page.getByRole('tablist', { name: 'Administration' }).getByRole('tab')
const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()
const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true })
const cards = (page: Page) => page.getByLabel('The clinic in figures')

/** The texts of a table's cells, row by row. */
const cellsOf = (of: Locator) =>
  of
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => (cell.textContent ?? '').trim())),
    )

const digits = (text: string) => Number(text.replace(/\D/g, ''))
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

test.describe('as an admin', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn()
    await page.goto('/')
    await expect(cards(page)).toContainText('₹')
  })

  test('shows four cards, with revenue in rupees and in dollars', async ({ page }) => {
    await expect(cards(page).getByRole('term')).toHaveText([
      'Total Doctors',
      'Total Staff',
      'Total Patients',
      'Revenue',
    ])
    await expect(cards(page)).toContainText(/Revenue₹[\d,]+\$[\d,]+, this month/)
    await expect(tabs(page)).toHaveText(['Staff', 'Departments', 'Recent Activities'])
  })

  test('shows the staff, page by page', async ({ page }) => {
    const staff = table(page, 'Staff')
    await expect(staff.getByRole('columnheader')).toHaveText([
      'Name',
      'Role',
      'Department',
      'Status',
      'Join Date',
      'Action',
    ])
    await expect(page.getByText('1 - 10 of 68')).toBeVisible()
    await expect(staff.getByRole('cell', { name: 'Active' }).first()).toBeVisible()
    await expectRow(page, 'Farid Haddad', 'On Leave')
    await expectRow(page, 'Hiroshi Tanaka', 'Inactive')
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.getByText('11 - 20 of 68')).toBeVisible()
    await page.reload()
    await expect(page.getByText('11 - 20 of 68')).toBeVisible()
  })

  test('leads from a person to the screens where they are seen, changed and deleted', async ({
    page,
  }) => {
    const way = (verb: string) =>
      table(page, 'Staff').getByRole('link', { name: `${verb} Dmitri Volkov`, exact: true })
    await expect(way('Delete')).toHaveAttribute('title', 'Delete on the Staff screen')
    await way('View').click()
    await expect(heading(page, 'Dmitri Volkov')).toBeVisible()
    await page.goBack()
    await way('Edit').click()
    await expect(page).toHaveURL('/admin/staff/edit?id=4')
    await page.goBack()
    await way('Delete').click()
    await expect(heading(page, 'Staff Management')).toBeVisible()
    await expect(page.getByText('1 - 1 of 1')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Delete Dmitri Volkov' })).toBeEnabled()
  })

  test('lets a Super Admin be looked at and no more', async ({ page }) => {
    const staff = table(page, 'Staff')
    await expect(staff.getByRole('link', { name: 'View Benjamin Clarke' })).toBeVisible()
    for (const verb of ['Edit', 'Delete']) {
      const button = staff.getByRole('button', { name: `${verb} Benjamin Clarke` })
      await expect(button).toBeDisabled()
      await expect(button).toHaveAttribute('title', staffMessages.protected)
    }
  })

  test('shows departments whose figures add up to the cards', async ({ page }) => {
    await openTab(page, 'Departments')
    const departments = table(page, 'Departments')
    await expect(departments.getByRole('columnheader')).toHaveText([
      'Department',
      'Doctors',
      'Nurses',
      'Patients',
      'Revenue',
      'Action',
    ])
    await expect(departments.getByRole('row')).toHaveCount(11)
    const rows = await cellsOf(departments)
    const figures = await cards(page).getByRole('definition').allTextContents()
    const column = (at: number) => sum(rows.map((row) => digits(row[at] ?? '')))
    const rupees = sum(rows.map((row) => digits((row[4] ?? '').split('$')[0] ?? '')))
    expect([column(1), column(3), rupees]).toEqual(
      [figures[0], figures[2], figures[3]].map((figure) => digits(figure ?? '')),
    )
    expect(rows[0]?.[4]).toMatch(/^₹18,45,000\s*\$22,229$/)
  })

  test('draws departments as charts that can be read without seeing them', async ({ page }) => {
    await openTab(page, 'Departments')
    const revenue = page.getByRole('img', { name: /^Revenue by department: Oncology ₹/ })
    await expect(revenue).toBeVisible()
    await expect(revenue.getByText('Oncology')).toBeVisible()
    await expect(revenue.getByText('₹23.1L')).toBeVisible()
    await expect(page.getByRole('img', { name: /^Patients by department: / })).toBeVisible()
  })

  test('leads from a department to the departments, where it is found', async ({ page }) => {
    await openTab(page, 'Departments')
    for (const verb of ['View', 'Edit', 'Delete']) {
      await table(page, 'Departments')
        .getByRole('link', { name: `${verb} Neurology` })
        .click()
      await expect(heading(page, 'Departments')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Delete Neurology' })).toBeVisible()
      await expect(page.getByText('1 - 1 of 1')).toBeVisible()
      await page.goBack()
    }
  })

  test('shows recent activities', async ({ page }) => {
    await openTab(page, 'Recent Activities')
    await expect(page).toHaveURL('/?view=activities')
    const activities = table(page, 'Recent Activities')
    await expect(activities.getByRole('columnheader')).toHaveText(['User', 'Action', 'Time'])
    expect((await cellsOf(activities))[1]).toEqual([
      'Rafael Duarte',
      'Completed a Lipid Panel',
      '12 minutes ago',
    ])
  })

  test('counts whoever is deleted no more', async ({ page }) => {
    const total = cards(page).getByRole('definition').nth(1)
    await expect(total).toHaveText('68')
    await table(page, 'Staff').getByRole('link', { name: 'Delete Chiara Russo' }).click()
    await page.getByRole('button', { name: 'Delete Chiara Russo' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click()
    await expect(page.getByText('0 - 0 of 0')).toBeVisible()
    await page.getByRole('link', { name: 'Home' }).click()
    await expect(total).toHaveText('67')
  })

  test('axe finds nothing', async ({ page }) => {
    for (const [view, ready] of [
      ['', table(page, 'Staff').getByRole('link').first()],
      ['departments', page.getByRole('img', { name: /^Patients by department/ })],
      ['activities', table(page, 'Recent Activities').getByText('Rafael Duarte')],
    ] as const) {
      await page.goto(`/?view=${view}`)
      await expect(ready).toBeVisible()
      await expectAccessible(page, view || 'staff')
    }
  })
})

test('who is no admin sees the figures, and why no screen can be opened', async ({
  page,
  signInWith,
}) => {
  await signInWith('admin_dashboard')
  await page.goto('/')
  for (const verb of ['View', 'Edit', 'Delete']) {
    const button = table(page, 'Staff').getByRole('button', { name: `${verb} Dmitri Volkov` })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAttribute('title', overviewMessages.adminOnly)
  }
})

test('shows what the host keeps, and leads to who works there', async ({
  page,
  signInToRecords,
}) => {
  await signInToRecords()
  await page.goto('/')
  await expect(cards(page).getByRole('term')).toHaveText(['Total Doctors', 'Total Staff'])
  await expect(tabs(page)).toHaveText(['Staff', 'Departments'])
  await page.getByRole('link', { name: 'View Amara Nwosu' }).click()
  await expect(heading(page, 'Amara Nwosu')).toBeVisible()
  await page.goBack()
  await openTab(page, 'Departments')
  await expect(table(page, 'Departments').getByRole('columnheader')).toHaveText([
    'Department',
    'Doctors',
    'Nurses',
    'Action',
  ])
})
