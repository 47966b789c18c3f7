import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectToast, faults, press, readTable, rowOf, test } from './fixtures'

const head = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true })
const valuesOf = async (page: Page, column: string) =>
  (await readTable(page)).map((row) => row[column])

/** Presses Export, and gives what the file is called and its lines. */
async function exported(page: Page) {
  const download = page.waitForEvent('download')
  await press(page, 'Export')
  const file = await download
  const text = await readFile(await file.path(), 'utf8')
  return { name: file.suggestedFilename(), lines: text.trimEnd().split('\r\n') }
}

test('a list is ordered by its heads, its columns are kept for the person, and what is found is exported, where the host keeps records', async ({
  page,
  signIn,
  signInToRecords,
  fault,
  healed,
}) => {
  await test.step('a host that keeps no records has its lists as they are specified', async () => {
    await signIn()
    for (const [address, title] of [
      ['/admin/staffs?sort=-name', 'Staff'],
      ['/admin/roles', 'Roles'],
      ['/?tab=receptionist&sort=-patient', 'Appointments'],
    ] as const) {
      await page.goto(address)
      const table = page.getByRole('table', { name: title })
      await expect(table.getByRole('row').nth(2)).toBeVisible()
      await expect(table.locator('[aria-sort]')).toHaveCount(0)
      await expect(page.getByRole('button', { name: /Columns|Export/ })).toHaveCount(0)
    }
  })

  await test.step('one that does has them ordered by their heads, with columns of the own choice, and exported', async () => {
    await signInToRecords()
    await page.goto('/admin/staffs')
    await expect(rowOf(page, 'Aditya Kulkarni')).toBeVisible()
    await expect(head(page, 'Phone').getByRole('button')).toHaveCount(0)

    await press(page, 'Role')
    await expect(head(page, 'Role')).toHaveAttribute('aria-sort', 'ascending')
    await expect(rowOf(page, 'Amara Nwosu', '1')).toBeVisible()
    await press(page, 'Role')
    await expect(head(page, 'Role')).toHaveAttribute('aria-sort', 'descending')
    await expect(rowOf(page, 'Super Admin', '1')).toBeVisible()
    await expect(page).toHaveURL(/sort=-role/)

    const columns = page.getByRole('button', { name: 'Columns' })
    await expect(columns).toBeEnabled()
    await columns.press('Enter')
    await expect(page.getByRole('menuitemcheckbox', { name: 'No.' })).toBeFocused()
    await expect(page.getByRole('menuitemcheckbox', { name: 'Name', exact: true })).toHaveCount(0)
    // The last that can be pressed: nothing is to be reset yet.
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(head(page, 'Phone')).toHaveCount(0)
    await page.getByRole('menuitemcheckbox', { name: 'Email' }).click()
    await expect(head(page, 'Email')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(columns).toBeFocused()

    await page.reload()
    await expect(rowOf(page, 'Super Admin', '1')).toBeVisible()
    await expect(head(page, 'Role')).toHaveAttribute('aria-sort', 'descending')
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      ...['', 'Sl No', 'Name', 'No.', 'User Name', 'Role', 'Department', 'Status', 'Action'],
    ])

    const shown = await valuesOf(page, 'Name')
    const { name, lines } = await exported(page)
    expect(name).toMatch(/^staff-\d{4}-\d\d-\d\d\.csv$/)
    expect(lines[0]).toBe('\uFEFFName,No.,User Name,Role,Department,Status')
    expect(lines).toHaveLength(73)
    expect(lines.slice(1, 11).map((line) => line.split(',')[0])).toEqual(shown)
    await expectToast(page, `${name} has been exported with 72 rows.`)

    fault(faults.says('list staff', 503, { message: 'The database is away.' }))
    await press(page, 'Export')
    await expectToast(page, 'The database is away.')
    healed()

    await press(page, 'Columns')
    await page.getByRole('menuitem', { name: 'Reset Columns' }).click()
    await expect(head(page, 'Phone')).toBeVisible()
    await page.keyboard.press('Escape')
    await press(page, 'Role')
    await expect(rowOf(page, 'Aditya Kulkarni', '1')).toBeVisible()
    await expect(head(page, 'Role')).not.toHaveAttribute('aria-sort')
  })
})
