import type { Locator } from '@playwright/test'
import { staffMessages as words } from '@/contracts/staff'
import { stopTime } from './clock'
import { expect, expectDialog, expectRow, heading, pick, press, readTable, rowOf } from './fixtures'
import { filter, searchBox, test } from './staff-page'
import { field } from './user-form'

test.beforeEach(async ({ page }) => {
  await page.goto('/admin/staffs')
  await expectRow(page, 'Amara Nwosu')
})

test('people are listed, searched and filtered under a spinner, and found again as they were left', async ({
  page,
}) => {
  await test.step('nine columns, ten of more than sixty people, and no import yet', async () => {
    await expect(page.getByRole('columnheader')).toHaveText([
      '',
      'Sl No',
      'Name',
      'User Name',
      'Role',
      'Place',
      'Email',
      'Phone',
      'Action',
    ])
    await expect(page.getByText('1 - 10 of 68')).toBeVisible()
    const rows = await readTable(page)
    expect(rows).toHaveLength(10)
    expect(rows[0]).toMatchObject({
      'Sl No': '1',
      Name: 'Amara Nwosu',
      'User Name': 'anwosu',
      Role: 'Admin',
      Place: 'Kochi',
      Email: 'anwosu@rounds.example',
      Phone: '9622612965',
    })
    await press(page, 'Import')
    const dialog = await expectDialog(page, 'Import', words.importSoon)
    await press(dialog, 'OK')
    await expect(dialog).toBeHidden()
  })

  await test.step('a search finds name, username and email, whatever the case, and nothing else', async () => {
    for (const [typed, name] of [
      ['NWOSU', 'Amara Nwosu'],
      ['crusso', 'Chiara Russo'],
      ['kreddy@Rounds', 'Kavya Reddy'],
    ] as const) {
      await searchBox(page).fill(typed)
      await expect(page.getByText('1 - 1 of 1')).toBeVisible()
      await expectRow(page, name)
    }
    await searchBox(page).fill('kochi')
    await expect(page.getByRole('cell')).toContainText(['No users found'])
    await expect(page.getByText('0 - 0 of 0')).toBeVisible()
    await press(page, 'Reset Filters')
    await expect(searchBox(page)).toHaveValue('')
    await expect(page.getByText('1 - 10 of 68')).toBeVisible()
  })

  await test.step('filters are by role and department, each searched and taken back', async () => {
    await press(page, 'Next')
    await press(page, 'Next')
    await expect(page.getByText('21 - 30 of 68')).toBeVisible()
    await expect(page).toHaveURL(/page=3/)
    await filter(page, 'Role').fill('doc')
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Doctor'])
    await page.getByRole('option', { name: 'Doctor' }).click()
    await expect(page).not.toHaveURL(/page=/)
    await pick(page, 'Department', 'Neurology')
    await expectRow(page, 'Ines Carvalho')
    for (const row of await readTable(page)) expect(row.Role).toBe('Doctor')
    await expect(page).toHaveURL(/role=\d+/)
    await expect(page).toHaveURL(/department=\d+/)

    await page.reload()
    await expect(filter(page, 'Role')).toHaveValue('Doctor')
    await expect(filter(page, 'Department')).toHaveValue('Neurology')
    await expectRow(page, 'Ines Carvalho')

    await page.getByRole('button', { name: 'Clear filter', description: 'Role' }).click()
    await expect(filter(page, 'Role')).toHaveValue('')
    await expectRow(page, 'Farid Haddad')
    await press(page, 'Reset')
    await expect(filter(page, 'Department')).toHaveValue('')
    await expect(page).toHaveURL(/\/admin\/staffs$/)
    await expect(page.getByText('1 - 10 of 68')).toBeVisible()
  })

  await test.step('the list is found as it was left after a look at a user', async () => {
    await searchBox(page).fill('a')
    await expect(page).toHaveURL(/q=a/)
    await page.getByLabel('Page size').selectOption('25')
    await press(page, 'Next')
    await expect(page.getByText('26 - 50 of')).toBeVisible()
    const before = await readTable(page)
    await page
      .getByRole('table')
      .getByRole('link', { name: before[3]?.Name ?? '' })
      .first()
      .click()
    await expect(heading(page, before[3]?.Name ?? '')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('26 - 50 of')).toBeVisible()
    expect(await readTable(page)).toEqual(before)
    await page
      .getByRole('table')
      .getByRole('link', { name: before[3]?.Name ?? '' })
      .first()
      .click()
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click()
    await expect(page).toHaveURL(/q=a/)
    await expect(page.getByText('26 - 50 of')).toBeVisible()
    expect(await readTable(page)).toEqual(before)
  })

  await test.step('a spinner stands for half a second over rows that are right already', async () => {
    await page.goto('/admin/staffs')
    await expectRow(page, 'Amara Nwosu')
    const spinner = page.getByRole('status', { name: 'Loading staff' })
    await expect(spinner).toHaveCount(0)
    await stopTime(page)
    const rightAt = (range: string) =>
      expect(async () => {
        await page.clock.runFor(10)
        await expect(page.getByText(range)).toBeVisible({ timeout: 100 })
      }).toPass()

    await press(page, 'Next')
    await rightAt('11 - 20 of 68')
    await expect(spinner).toBeVisible()
    await page.clock.runFor(600)
    await expect(spinner).toHaveCount(0)

    // While one types there are rows alone; it follows with the address.
    await searchBox(page).fill('nwosu')
    await rightAt('1 - 1 of 1')
    await expectRow(page, 'Amara Nwosu')
    await page.clock.runFor(300)
    await expect(spinner).toBeVisible()
    await page.clock.runFor(600)
    await expect(spinner).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a user is a card, with all its buttons on the screen, and the first wrong field of a form stands below the header', async ({
    page,
  }) => {
    await expect(page.getByRole('button', { name: 'Delete Amara Nwosu' })).toBeInViewport({
      ratio: 1,
    })
    const list = page.getByRole('region', { name: 'Staff' })
    expect(await list.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    const height = async (place: Locator) => (await place.boundingBox())?.height
    const name = list.getByRole('link', { name: 'Amara Nwosu', exact: true })
    expect(await height(name)).toBeGreaterThanOrEqual(24)
    const after = (row: Element) => getComputedStyle(row, '::after').content
    expect(await rowOf(page, 'Benjamin Clarke').evaluate(after)).toBe(`"${words.protected}"`)
    const [role, department] = [filter(page, 'Role'), filter(page, 'Department')]
    expect((await role.boundingBox())?.y).toBe((await department.boundingBox())?.y)
    await searchBox(page).fill('nobody at all')
    await expect(page.getByRole('button', { name: 'Reset Filters' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('link', { name: 'New', exact: true }).click()
    await expect(heading(page, 'Create User')).toBeVisible()
    const crumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
    expect(await height(crumb)).toBeGreaterThanOrEqual(24)
    await press(page, 'Create User')
    await expect(field(page, 'First Name')).toBeFocused()
    const header = await page.getByRole('banner').boundingBox()
    const label = await page.getByText('First Name').first().boundingBox()
    expect(label?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
  })
})
