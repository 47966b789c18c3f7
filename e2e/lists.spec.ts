import type { Page } from '@playwright/test'
import { departments } from '@server/db/schema'
import { expect, expectRow, faults, readTable, rowOf, test } from './fixtures'

// What all lists have in common, shown on the departments.

const numbered = Array.from({ length: 25 }, (_, at) => `Clinic ${at + 1}`)
const searchBox = (page: Page) => page.getByPlaceholder('Search department...')
const step = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const names = async (page: Page) =>
  (await readTable(page)).map((row) => row['Department Name'] ?? '')

test.beforeEach(async ({ signIn, world }) => {
  await signIn()
  await world.db.delete(departments)
  await world.db.insert(departments).values(numbered.map((name) => ({ name })))
})

test('pages and a search stand in the address, and the list is found again by it', async ({
  page,
}) => {
  await test.step('pages lead forth, back and to the first, and stand in the address', async () => {
    await page.goto('/admin/department')
    await expect(page.getByText('1 - 10 of 25')).toBeVisible()
    await expect(step(page, 'Previous')).toBeDisabled()
    await expect(step(page, 'Reset to first page')).toBeDisabled()
    const first = await names(page)
    expect(first).toHaveLength(10)

    await step(page, 'Next').click()
    await expect(page.getByText('11 - 20 of 25')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/department\?page=2$/)
    expect((await readTable(page)).map((row) => row['Sl No'])).toEqual(
      Array.from({ length: 10 }, (_, at) => String(at + 11)),
    )
    await step(page, 'Next').click()
    await expect(page.getByText('21 - 25 of 25')).toBeVisible()
    await expect(step(page, 'Next')).toBeDisabled()
    await step(page, 'Previous').click()
    await expect(page.getByText('11 - 20 of 25')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('21 - 25 of 25')).toBeVisible()

    await step(page, 'Reset to first page').click()
    await expect(page.getByText('1 - 10 of 25')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/department$/)
    expect(await names(page)).toEqual(first)
  })

  await test.step('they have a size of 10, 25, 50 or 100, which starts at the first; nonsense in the address is passed over', async () => {
    // Beyond the end, the last.
    await page.goto('/admin/department?page=99')
    await expect(page.getByText('21 - 25 of 25')).toBeVisible()
    const size = page.getByLabel('Page size')
    await expect(size).toHaveValue('10')
    await expect(size.getByRole('option')).toHaveText(['10', '25', '50', '100'])
    await size.selectOption('25')
    await expect(page.getByText('1 - 25 of 25')).toBeVisible()
    await expect(page).toHaveURL(/\?size=25$/)
    await page.reload()
    await expect(size).toHaveValue('25')
    await expect(page.getByText('1 - 25 of 25')).toBeVisible()
    expect(await names(page)).toHaveLength(25)
    await page.goto('/admin/department?page=-2&size=7&sort=;drop&q=')
    await expect(page.getByText('1 - 10 of 25')).toBeVisible()
    await expect(page.getByLabel('Page size')).toHaveValue('10')
  })

  await test.step('a search finds a part of the name, whatever the case, from the first page on', async () => {
    await page.goto('/admin/department?q=25')
    await expect(searchBox(page), 'digits are text').toHaveValue('25')
    await expectRow(page, 'Clinic 25')
    await step(page, 'Reset').click()
    await step(page, 'Next').click()
    await searchBox(page).fill('  CLINIC 25 ')
    await expect(page.getByText('1 - 1 of 1')).toBeVisible()
    await expectRow(page, '1', 'Clinic 25')
    await searchBox(page).fill('clinic 2')
    await expect(page.getByText('1 - 7 of 7')).toBeVisible()
    await expect(page).toHaveURL(/\?q=clinic\+2$/)
    await page.reload()
    await expect(searchBox(page)).toHaveValue('clinic 2')
    await expect(page.getByText('1 - 7 of 7')).toBeVisible()
  })

  await test.step('it loses no letter, leaves one entry in the history, not one a letter, and is cleared by Reset', async () => {
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await expect(page).toHaveURL(/\/$/)
    await page.getByRole('link', { name: 'Department', exact: true }).first().click()
    await searchBox(page).pressSequentially('clinic 12')
    await expect(searchBox(page)).toHaveValue('clinic 12')
    await expect(page).toHaveURL(/\?q=clinic\+12$/)
    await searchBox(page).press('Backspace')
    await expect(page).toHaveURL(/\?q=clinic\+1$/)
    await expect(searchBox(page)).toHaveValue('clinic 1')
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)

    await page.goto('/admin/department?q=clinic+2&page=1&sort=-name')
    await expect(page.getByText('1 - 7 of 7')).toBeVisible()
    await step(page, 'Reset').click()
    await expect(searchBox(page)).toHaveValue('')
    await expect(page.getByText('1 - 10 of 25')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/department$/)
  })
})

test('rows come after their outline, are ordered by a head, and are selected over pages', async ({
  page,
  fault,
  healed,
  world,
}) => {
  await test.step('a list shows its outline until its rows are there', async () => {
    const held = faults.held('list departments', [{ _id: '1', name: 'Late' }])
    fault(held.handler)
    await page.goto('/admin/department')
    await expect(page.getByRole('heading', { name: 'Departments' })).toBeVisible()
    await expect(page.getByRole('status')).toHaveAccessibleName('Loading departments')
    await expect(page.getByText('No departments found')).toHaveCount(0)
    held.release()
    await expectRow(page, 'Late')
    await expect(page.getByRole('status')).toHaveCount(0)
  })

  await test.step('a head is pressed to order rows, up, down, and as they were', async () => {
    healed()
    await page.setViewportSize({ width: 1200, height: 800 })
    await page.goto('/admin/department?size=25')
    const head = page.getByRole('columnheader', { name: 'Department Name' })
    await expectRow(page, 'Clinic 1')
    const own = await names(page)
    await head.getByRole('button').click()
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    expect(await names(page)).toEqual(numbered)
    await head.getByRole('button').click()
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await expect(page).toHaveURL(/sort=-name/)
    expect(await names(page)).toEqual(numbered.toReversed())
    await head.getByRole('button').click()
    await expect(head).not.toHaveAttribute('aria-sort')
    expect(await names(page)).toEqual(own)

    await test.step('in an area of 60 % of the height, that scrolls by keyboard under its head', async () => {
      const area = page.getByRole('region', { name: 'Departments' })
      expect((await area.boundingBox())?.height).toBe(480)
      await area.focus()
      await page.keyboard.press('End')
      await expect(rowOf(page, 'Clinic 9')).toBeInViewport()
      await expect(page.getByRole('columnheader', { name: 'Sl No' })).toBeInViewport()
    })
  })

  await test.step('a selection survives paging and searching, shows at the head, and is let go page by page', async () => {
    await page.getByLabel('Page size').selectOption('10')
    const remove = step(page, 'Delete Selected')
    await expect(remove).toBeDisabled()
    await page.getByRole('checkbox', { name: 'Select Clinic 1', exact: true }).check()
    await step(page, 'Next').click()
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    await expect(page.getByText('11 selected')).toBeVisible()
    await searchBox(page).fill('nothing')
    await expect(page.getByText('11 selected')).toBeVisible()
    await step(page, 'Reset').click()
    const chosen = page.getByRole('checkbox', { name: 'Select Clinic 1', exact: true })
    await expect(chosen).toBeChecked()
    const all = page.getByRole('checkbox', { name: 'Select all' })
    await expect(all).toBeChecked({ indeterminate: true })
    await chosen.uncheck()
    await expect(page.getByText('10 selected')).toBeVisible()
    await all.check()
    await expect(page.getByText('20 selected')).toBeVisible()
    await all.uncheck()
    await expect(page.getByText('10 selected')).toBeVisible()
    await step(page, 'Next').click()
    await all.uncheck()
    await expect(step(page, 'Delete Selected')).toBeDisabled()
  })

  await test.step('it never holds a row that somebody else deleted', async () => {
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    await expect(page.getByText('10 selected')).toBeVisible()
    await world.db.delete(departments)
    await world.db.insert(departments).values({ name: 'New here' })
    await page.getByRole('button', { name: 'Add Department' }).click()
    await page.getByRole('dialog').getByLabel('Department Name').fill('Another')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expectRow(page, 'Another')
    await expect(page.getByText(/\d selected/)).toHaveCount(0)
    await expect(step(page, 'Delete Selected')).toBeDisabled()
  })
})
