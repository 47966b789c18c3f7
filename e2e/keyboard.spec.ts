import type { Locator, Page } from '@playwright/test'
import { departmentMessages } from '@/contracts/departments'
import { roleMessages } from '@/contracts/roles'
import { workingTimeMessages } from '@/contracts/working-times'
import { expect, expectDialog, expectRow, expectSuccess, rowOf, test } from './fixtures'

// As most people have it: keys come while dialogs still open and close.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

// Every step here is a key. Nothing is clicked, and no element is given the focus by the test.

/** Presses Tab, or Shift+Tab, until the focus is there; a place that Tab passes by fails the test. */
async function tabTo(page: Page, place: Locator, key = 'Tab'): Promise<void> {
  await expect(place).toBeVisible()
  const has = () => place.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 60 && !(await has()); presses++) await page.keyboard.press(key)
  await expect(place).toBeFocused()
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function press(page: Page, name: string, key?: string): Promise<void> {
  await tabTo(page, button(page, name), key)
  await page.keyboard.press('Enter')
}

async function retype(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Goes to a screen by the side menu. */
async function goTo(page: Page, item: string, title: string): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: item, exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
}

/** Deletes a row by its button, and looks where the focus goes when the row has gone. */
async function deleteRow(page: Page, name: string, said: string): Promise<void> {
  await press(page, `Delete ${name}`)
  await expectDialog(page, 'Are you sure?', "You won't be able to revert this!")
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button(page, `Delete ${name}`)).toBeFocused()
  await page.keyboard.press('Enter')
  await expectDialog(page, 'Are you sure?')
  await press(page, 'OK')
  await expectSuccess(page, said)
  await expect(rowOf(page, name)).toHaveCount(0)
  await expect(page.locator('body')).not.toBeFocused()
}

test.describe('without a mouse', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('departments are created, changed and deleted, one by one and several', async ({ page }) => {
    await test.step('a department is created, changed and deleted', async () => {
      await goTo(page, 'Department', 'Departments')
      await press(page, 'Add Department')
      const add = await expectDialog(page, 'Add Department')
      await expect(add.getByLabel('Department Name')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(add.getByText(departmentMessages.nameRequired)).toBeVisible()
      await expect(add.getByLabel('Department Name')).toBeFocused()
      await page.keyboard.type('  Anaesthesia ')
      await page.keyboard.press('Enter')
      await expectSuccess(page, departmentMessages.created)
      await expect(button(page, 'Add Department')).toBeFocused()
      await expectRow(page, 'Anaesthesia')
      await page.reload()

      await press(page, 'Edit Anaesthesia')
      const edit = await expectDialog(page, 'Edit Department')
      await expect(edit.getByLabel('Department Name')).toBeFocused()
      await retype(page, 'Anaesthesiology')
      await page.keyboard.press('Enter')
      await expectSuccess(page, departmentMessages.updated)
      await expect(button(page, 'Edit Anaesthesiology')).toBeFocused()

      await deleteRow(page, 'Anaesthesiology', departmentMessages.deleted)
    })

    await test.step('several are chosen and deleted', async () => {
      for (const name of ['ENT', 'Oncology']) {
        await tabTo(page, page.getByRole('checkbox', { name: `Select ${name}`, exact: true }))
        await page.keyboard.press('Space')
      }
      await press(page, 'Delete Selected', 'Shift+Tab')
      const question = 'You are about to delete 2 department(s). This action cannot be undone!'
      await expectDialog(page, 'Are you sure?', question)
      await press(page, 'OK')
      await expectSuccess(page, departmentMessages.deleted)
      await expect(rowOf(page, 'ENT')).toHaveCount(0)
      await expect(rowOf(page, 'Oncology')).toHaveCount(0)
      await expectRow(page, 'Neurology')
      await expect(page.getByText('1 - 8 of 8')).toBeVisible()
      await expect(button(page, 'Delete Selected')).toBeDisabled()
      await expect(page.locator('body')).not.toBeFocused()
    })
  })

  test('a role and a working time are created, changed and deleted, and a list is searched, turned over and ordered', async ({
    page,
  }) => {
    await test.step('a role is created, changed and deleted', async () => {
      await goTo(page, 'Roles', 'Role Management')
      await press(page, 'Add Role')
      const add = await expectDialog(page, 'Add Role')
      await expect(add.getByLabel('Role Name')).toBeFocused()
      await page.keyboard.type('Cashier')
      const billing = page.getByRole('checkbox', { name: 'Billing View', exact: true })
      await tabTo(page, billing)
      await page.keyboard.press('Space')
      await expect(billing).toBeChecked()
      await press(page, 'Save Role')
      await expectSuccess(page, roleMessages.created)
      await expect(button(page, 'Add Role')).toBeFocused()

      await press(page, 'Edit Cashier')
      await expectDialog(page, 'Edit Role')
      await expect(billing).toBeChecked()
      await retype(page, 'Accountant')
      await page.keyboard.press('Enter')
      await expectSuccess(page, roleMessages.updated)
      await expect(button(page, 'Edit Accountant')).toBeFocused()

      await deleteRow(page, 'Accountant', roleMessages.deleted)
    })

    await test.step('a list is searched, turned over and ordered', async () => {
      await tabTo(page, page.getByRole('searchbox'))
      await page.keyboard.type('doctor')
      await expect(rowOf(page, 'Admin')).toHaveCount(0)
      await expectRow(page, 'Doctor')
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.press('Delete')
      await expectRow(page, 'Admin')
      await tabTo(page, page.getByRole('columnheader').getByRole('button', { name: 'Role Name' }))
      await page.keyboard.press('Enter')
      const heading = page.getByRole('columnheader', { name: 'Role Name' })
      await expect(heading).toHaveAttribute('aria-sort', 'ascending')
      await page.keyboard.press('Enter')
      await expect(heading).toHaveAttribute('aria-sort', 'descending')
      await tabTo(page, page.getByLabel('Page size'))
      await page.keyboard.press('ArrowDown')
      await expect(page.getByLabel('Page size')).toHaveValue('25')
    })

    await test.step('a working time is created, changed and deleted', async () => {
      await goTo(page, 'Working Time', 'Working Times')
      await press(page, 'Add Working Time')
      const add = await expectDialog(page, 'Add Working Time')
      await expect(add.getByLabel('Working Time Name')).toBeFocused()
      await page.keyboard.type('Day Shift')
      await page.keyboard.press('Tab')
      await page.keyboard.type('0900')
      await page.keyboard.press('Tab')
      await expect(add.getByRole('radio', { name: 'AM' }).first()).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.type('0530')
      await page.keyboard.press('Tab')
      await expect(add.getByRole('radio', { name: 'PM' }).last()).toBeFocused()
      await expect(add.getByLabel('Total Hours')).toHaveValue('8.5')
      await page.keyboard.press('ArrowLeft')
      await expect(add.getByLabel('Total Hours')).toHaveValue('20.5')
      await page.keyboard.press('ArrowRight')
      await expect(add.getByLabel('Total Hours')).toHaveValue('8.5')
      await page.keyboard.press('Enter')
      await expectSuccess(page, workingTimeMessages.created)
      await expect(button(page, 'Add Working Time')).toBeFocused()
      await expectRow(page, 'Day Shift', '09:00 AM', '05:30 PM', '8.5')

      await press(page, 'Edit Day Shift')
      const edit = await expectDialog(page, 'Edit Working Time')
      await tabTo(page, edit.getByLabel('Out Time'))
      await retype(page, '0415')
      await page.keyboard.press('Enter')
      await expectSuccess(page, workingTimeMessages.updated)
      await expect(button(page, 'Edit Day Shift')).toBeFocused()
      await expectRow(page, 'Day Shift', '09:00 AM', '04:15 PM', '7.3')

      await deleteRow(page, 'Day Shift', workingTimeMessages.deleted)
    })
  })
})
