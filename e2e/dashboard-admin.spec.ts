import type { Locator, Page } from '@playwright/test'
import { overviewMessages } from '@/contracts/overview'
import { staffMessages } from '@/contracts/staff'
import { expectAccessible } from './axe'
import { answer, expect, expectRow, heading, test } from './fixtures'

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

  test('shows four cards, with revenue in rupees and in dollars, and the staff, page by page', async ({
    page,
  }) => {
    await expect(cards(page).getByRole('term')).toHaveText([
      'Total Doctors',
      'Total Staff',
      'Total Patients',
      'Revenue',
    ])
    await expect(cards(page)).toContainText(/Revenue₹[\d,]+\$[\d,]+, this month/)
    await expect(tabs(page)).toHaveText(['Staff', 'Departments', 'Recent Activities'])

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
    // A Super Admin can be looked at and no more.
    await expect(staff.getByRole('link', { name: 'View Benjamin Clarke' })).toBeVisible()
    for (const verb of ['Edit', 'Delete']) {
      const button = staff.getByRole('button', { name: `${verb} Benjamin Clarke` })
      await expect(button).toBeDisabled()
      await expect(button).toHaveAttribute('title', staffMessages.protected)
    }
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.getByText('11 - 20 of 68')).toBeVisible()
    await page.reload()
    await expect(page.getByText('11 - 20 of 68')).toBeVisible()
  })

  test('leads from a person and a department to the screens where they are seen, changed and deleted', async ({
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
    await page.getByRole('button', { name: 'Delete Dmitri Volkov' }).click()
    await answer(page, 'OK')
    await expect(page.getByText('0 - 0 of 0')).toBeVisible()
    await page.getByRole('link', { name: 'Home' }).click()
    const total = cards(page).getByRole('definition').nth(1)
    await expect(total, 'who is deleted counts no more').toHaveText('67')

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

  test('shows departments and recent activities, in which axe finds nothing', async ({ page }) => {
    await expect(table(page, 'Staff').getByRole('link').first()).toBeVisible()
    await expectAccessible(page, 'staff')
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

    const revenue = page.getByRole('img', { name: /^Revenue by department: Oncology ₹/ })
    await expect(revenue).toBeVisible()
    await expect(revenue.getByText('Oncology')).toBeVisible()
    await expect(revenue.getByText('₹23.1L')).toBeVisible()
    await expect(page.getByRole('img', { name: /^Patients by department: / })).toBeVisible()
    await expectAccessible(page, 'departments')
    await openTab(page, 'Recent Activities')
    await expect(page).toHaveURL('/?view=activities')
    const activities = table(page, 'Recent Activities')
    await expect(activities.getByRole('columnheader')).toHaveText(['User', 'Action', 'Time'])
    await expect(activities.getByRole('row').nth(2)).toBeVisible()
    expect((await cellsOf(activities))[1]).toEqual([
      'Rafael Duarte',
      'Completed a Lipid Panel',
      '12 minutes ago',
    ])
    await expectAccessible(page, 'activities')
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
  await expect(cards(page).getByRole('term')).toHaveText([
    'Total Doctors',
    'Total Staff',
    'Total Patients',
  ])
  await expect(tabs(page)).toHaveText([
    'Staff',
    'Departments',
    'Recent Activities',
    'Booking Requests',
    'Clinic',
    'Audit',
    'Bin',
  ])
  await page.getByRole('link', { name: 'View Amara Nwosu' }).click()
  await expect(heading(page, 'Amara Nwosu')).toBeVisible()
  await page.goBack()
  await openTab(page, 'Departments')
  await expect(table(page, 'Departments').getByRole('columnheader')).toHaveText([
    'Department',
    'Doctors',
    'Nurses',
    'Patients',
    'Action',
  ])
  await openTab(page, 'Recent Activities')
  await expect(page.getByText('Nothing has been changed yet.')).toBeVisible()
  await page.goto('/admin/department')
  await page.getByRole('button', { name: 'Add Department' }).click()
  await page.getByRole('textbox', { name: 'Department Name' }).fill('Aviation medicine')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectRow(page, 'Aviation medicine')
  await page.goto('/?view=activities')
  await expectRow(page, 'Asha Menon', 'Added the department Aviation medicine', 'just now')
})
