import type { Page } from '@playwright/test'
import { departmentMessages } from '@shared/contracts/departments'
import { roleMessages } from '@shared/contracts/roles'
import { workingTimeMessages } from '@shared/contracts/working-times'
import {
  answer,
  expectDialog,
  expectMode,
  expectRow,
  expectSuccess,
  menu,
  profile,
  rowAction,
  rowOf,
} from '../fixtures'
import { expect, signIn, test } from './fixtures'

const field = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label)

/** Opens a list by the menu, as somebody who is at home does. */
async function open(page: Page, item: string, title: string): Promise<void> {
  await menu(page, item)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
}

async function switchMode(page: Page, mode: 'Dark' | 'Light'): Promise<void> {
  await page.getByRole('switch', { name: /mode/i }).click({ force: true })
  await expectDialog(page, 'Change Mode?', `switch to ${mode} Mode?`)
  await answer(page, 'OK')
  await expectMode(page, mode === 'Dark' ? 'dark' : 'light')
}

async function removeRow(page: Page, name: string, success: string): Promise<void> {
  await rowAction(page, 'Delete', name)
  await expectDialog(page, `Delete ${name}?`, `Nothing depends on ${name}.`)
  await answer(page, 'Delete')
  await expectSuccess(page, success)
  await expect(rowOf(page, name)).toHaveCount(0)
}

test.describe('A clinic on its server', () => {
  test('Admin: runs a clinic, and finds it unchanged after a restart', async ({
    page,
    clinic,
    console: said,
  }) => {
    // Nine success dialogs of two seconds and a restart, on machines that have other work as well.
    test.slow()
    await page.goto('/admin/department')
    await signIn(page, 'admin', clinic.password('admin'))
    await expect(page.getByRole('heading', { name: 'Departments' })).toBeVisible()

    await test.step('departments', async () => {
      for (const name of ['Audiology', 'Acupuncture']) {
        await page.getByRole('button', { name: 'Add Department' }).click()
        await field(page, 'Department Name').fill(name)
        await answer(page, 'Save')
        await expectSuccess(page, departmentMessages.created)
      }
      await rowAction(page, 'Edit', 'Audiology')
      await field(page, 'Department Name').fill('Audiology and Speech')
      await answer(page, 'Update')
      await expectSuccess(page, departmentMessages.updated)
      await removeRow(page, 'Acupuncture', departmentMessages.deleted)
      await expectRow(page, 'Audiology and Speech')
    })

    await switchMode(page, 'Dark')

    await test.step('roles', async () => {
      await open(page, 'Roles', 'Role Management')
      for (const name of ['Auditor', 'Archivist']) {
        await page.getByRole('button', { name: 'Add Role' }).click()
        await field(page, 'Role Name').fill(name)
        await page.getByRole('checkbox', { name: 'Billing View' }).check()
        await answer(page, 'Save Role')
        await expectSuccess(page, roleMessages.created)
      }
      await rowAction(page, 'Edit', 'Auditor')
      await page.getByRole('checkbox', { name: 'Staff View' }).check()
      await answer(page, 'Update Role')
      await expectSuccess(page, roleMessages.updated)
      await removeRow(page, 'Archivist', roleMessages.deleted)
    })

    await test.step('working times', async () => {
      await open(page, 'Working Time', 'Working Times')
      for (const name of ['Day Shift', 'Duty Shift']) {
        await page.getByRole('button', { name: 'Add Working Time' }).click()
        await field(page, 'Working Time Name').fill(name)
        await field(page, 'In Time').fill('09:00')
        await field(page, 'Out Time').fill('05:30')
        await answer(page, 'Save')
        await expectSuccess(page, workingTimeMessages.created)
      }
      await rowAction(page, 'Edit', 'Day Shift')
      await field(page, 'Out Time').fill('05:00')
      await answer(page, 'Update')
      await expectSuccess(page, workingTimeMessages.updated)
      await removeRow(page, 'Duty Shift', workingTimeMessages.deleted)
    })

    const everythingIsThere = async () => {
      await expectRow(page, 'Day Shift', '09:00 AM', '05:00 PM', '8.0')
      await open(page, 'Department', 'Departments')
      await expectRow(page, 'Audiology and Speech')
      await expect(rowOf(page, 'Acupuncture')).toHaveCount(0)
      await open(page, 'Roles', 'Role Management')
      await expect(rowOf(page, 'Archivist')).toHaveCount(0)
      await rowAction(page, 'Edit', 'Auditor')
      const form = await expectDialog(page, 'Edit Role')
      for (const permission of ['Billing View', 'Staff View'])
        await expect(form.getByRole('checkbox', { name: permission })).toBeChecked()
      await expect(form.getByRole('checkbox', { name: 'Billing Edit' })).not.toBeChecked()
      await answer(page, 'Cancel')
      await open(page, 'Working Time', 'Working Times')
    }
    await page.reload()
    await everythingIsThere()

    await switchMode(page, 'Light')
    await clinic.restart()
    // The browser's own lines about the calls for changes, which went on while nobody answered.
    expect(said.filter((line) => !line.includes('ERR_CONNECTION_REFUSED'))).toEqual([])
    said.length = 0
    expect(clinic.said()).not.toContain('first start')
    await page.reload()
    // Still signed in: the key that signs tokens is kept with the records.
    await everythingIsThere()

    await profile(page).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await answer(page, 'OK')
    await expect(page).toHaveURL(/\/login/)
  })
})
