import type { Page } from '@playwright/test'
import { staffMessages as words } from '@/contracts/staff'
import {
  answer,
  deleteRow,
  expect,
  expectDialog,
  expectRow,
  expectSuccess,
  press,
  rowOf,
} from './fixtures'
import { logOut } from './login-page'
import { box, searchBox, test } from './staff-page'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.beforeEach(async ({ page }) => {
  await page.goto('/admin/staffs')
  await expectRow(page, 'Amara Nwosu')
})

test('one and many are deleted, by button and by key, but no Super Admin', async ({ page }) => {
  await test.step('a Super Admin can neither be selected, edited nor deleted', async () => {
    const name = 'Benjamin Clarke'
    await expectRow(page, name, 'Super Admin')
    for (const control of [
      box(page, name),
      button(page, `Edit ${name}`),
      button(page, `Delete ${name}`),
    ]) {
      await expect(control).toBeDisabled()
      await expect(control).toHaveAttribute('title', words.protected)
    }
    await expect(page.getByRole('link', { name: `Edit ${name}` })).toHaveCount(0)
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    await expect(page.getByText('9 selected')).toBeVisible()
    await expect(box(page, name)).not.toBeChecked()
    await page.getByRole('checkbox', { name: 'Select all' }).uncheck()
  })

  await test.step('the Delete key asks the same, or says that nobody is selected', async () => {
    await page.keyboard.press('Delete')
    const note = await expectDialog(page, words.noneSelectedTitle, words.noneSelected)
    await note.getByRole('button', { name: 'OK' }).click()
    await expect(note).toBeHidden()
    await box(page, 'Chiara Russo').check()
    await page.keyboard.press('Delete')
    await expectDialog(page, 'Are you sure?', /delete 1 users/)
    await answer(page, 'Cancel')
    await searchBox(page).fill('ab')
    await searchBox(page).press('Home')
    await searchBox(page).press('Delete')
    await expect(searchBox(page)).toHaveValue('b')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('deleting one asks first, and the user is gone', async () => {
    await searchBox(page).fill('')
    await deleteRow(page, 'Amara Nwosu', words.deleted(1))
    await expect(page.getByText('1 - 10 of 67')).toBeVisible()
    await page.reload()
    await expect(page.getByText('1 - 10 of 67')).toBeVisible()
    await expect(rowOf(page, 'Amara Nwosu')).toHaveCount(0)
  })

  await test.step('deleting many, selected over pages, says how many', async () => {
    await expect(button(page, 'Delete')).toBeDisabled()
    await box(page, 'Chiara Russo').check()
    await press(page, 'Next')
    await box(page, 'Mei Lin').check()
    await expect(page.getByText('2 selected')).toBeVisible()
    await press(page, 'Delete')
    const question = await expectDialog(
      page,
      'Are you sure?',
      'You are about to delete 2 users. This action cannot be undone!',
    )
    await expect(question).toContainText(/Chiara Russo \(\w+\), Mei Lin \(\w+\)/)
    await answer(page, 'OK')
    await expectSuccess(page, words.deleted(2))
    await expect(page.getByText('11 - 20 of 65')).toBeVisible()
    await expect(button(page, 'Delete')).toBeDisabled()
  })

  await test.step('the form of a Super Admin is not there either', async () => {
    await page.goto('/admin/staff/edit?id=2')
    await expect(page.getByText(words.protected)).toBeVisible()
    await expect(button(page, 'Update')).toHaveCount(0)
  })

  await test.step('what was changed ends with the session', async () => {
    const kept = () => page.evaluate(() => Object.keys(sessionStorage))
    expect(await kept()).toContain('work.sample')
    await logOut(page)
    expect(await kept()).not.toContain('work.sample')
  })
})
