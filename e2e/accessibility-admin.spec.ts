import { departmentMessages } from '@shared/contracts/departments'
import { staffMessages } from '@shared/contracts/staff'
import { desktop, phone, test } from './axe'
import {
  answer,
  button,
  expect,
  expectDialog,
  expectRow,
  faults,
  field,
  heading,
  menu,
  pick,
  press,
  rowAction,
  selectRow,
  tab,
} from './fixtures'
import { editRole, trialBanner } from './role-form'

test.describe('Accessibility', () => {
  test('Admin: Home, departments, roles, working times and staff', async ({
    page,
    openWorld,
    fault,
    healed,
    check,
  }) => {
    await test.step('departments', async () => {
      const slow = faults.held('list departments', [])
      fault(slow.handler)
      await openWorld('/admin/department?world=demo&as=admin')
      await expect(page.getByRole('status')).toBeAttached()
      await check('list while loading')
      slow.release()
      await expect(page.getByRole('cell', { name: 'No departments found' })).toBeVisible()
      await check('list without rows')
      healed()
      fault(faults.silent('list departments'))
      await page.reload()
      await expect(page.getByRole('alert')).toContainText(departmentMessages.fetchFailed)
      await check('list that cannot be read')
      healed()
      await press(page, 'Retry')
      await selectRow(page, 'Neurology')
      await button(page.getByRole('columnheader'), 'Department Name').click()
      await check('departments, sorted, one selected')
      await press(page, 'Add Department')
      const form = await expectDialog(page, 'Add Department')
      await form.getByRole('textbox').fill('Neurology')
      await press(form, 'Save')
      await expect(form.getByText(departmentMessages.exists).first()).toBeVisible()
      await check('form with a message at its field')
      await press(form, 'Cancel')
      await expectDialog(page, 'Discard changes?')
      await check('question before typed text is lost')
      await answer(page, 'Yes, discard changes')
      await rowAction(page, 'Delete', 'ENT')
      await expectDialog(page, 'Delete ENT?')
      await check('question before a deletion')
      await pick(page, 'Give them to', 'Urology')
      await answer(page, 'Delete')
      await expectDialog(page, 'Success!', departmentMessages.deleted)
      await check('success, with a toast that offers Undo')
      await page.keyboard.press('Escape')
      await button(page, /notification/i).click()
      await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
      await check('bell with notices')
      await page.keyboard.press('Escape')
      await page.setViewportSize(phone)
      await check('list, narrow')
      await page.setViewportSize(desktop)
    })

    await test.step('Home', async () => {
      await menu(page, 'Home')
      await expect(page.getByRole('table', { name: 'Staff' }).getByRole('row').nth(1)).toBeVisible()
      await check('Home: staff')
      await tab(page, 'Departments').click()
      await expectRow(page, 'Neurology')
      await check('Home: departments')
      await tab(page, 'Recent Activities').click()
      await expect(page.getByText('Moved ENT to the bin')).toBeVisible()
      await check('Home: activities')
      await tab(page, 'Clinic').click()
      await press(page, 'Edit')
      const form = await expectDialog(page, 'The clinic on paper')
      await press(form, 'Save')
      await check('Home: the clinic on paper')
      await press(form, 'Cancel')
      await tab(page, 'Audit').click()
      await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
      await check('Home: audit')
      await tab(page, 'Bin').click()
      await expect(page.getByRole('table', { name: 'Bin' }).getByRole('row').nth(1)).toBeVisible()
      await check('Home: bin')
    })

    await test.step('roles', async () => {
      await menu(page, 'Roles')
      await expectRow(page, 'Super Admin')
      await check('roles')
      const form = await editRole(page, 'Lab Technician')
      await form.getByRole('checkbox', { name: 'Lab Report Create', exact: true }).uncheck()
      await form.getByRole('checkbox', { name: 'Billing View', exact: true }).check()
      await expect(form.getByRole('list', { name: 'Takes from 1 person' })).toBeVisible()
      await check('role with its effects')
      await press(form, 'Try it')
      await press(await expectDialog(page, 'Try this role?'), 'Try it')
      await expect(trialBanner(page)).toBeVisible()
      await expect(page.getByLabel('Laboratory today')).toHaveText(/\d/)
      await check('trial of a role')
      await page.setViewportSize(phone)
      await check('trial of a role, narrow')
      await page.setViewportSize(desktop)
      await press(trialBanner(page), 'Leave the trial')
      await expectDialog(page, 'Edit Role')
      await page.goto('/admin/roles/access?first=Staff')
      await pick(page, 'First role', 'Staff')
      await pick(page, 'Second role', 'Pharmacist')
      await pick(page, 'Action', 'delete users')
      await expect(page.getByRole('table', { name: 'Staff and Pharmacist' })).toBeVisible()
      await check('who can do what')
    })

    await test.step('working times', async () => {
      await menu(page, 'Working Time')
      await expectRow(page, 'Night Shift')
      await press(page, 'Add Working Time')
      const form = await expectDialog(page, 'Add Working Time')
      await press(form, 'Save')
      await expect(form.getByText('Working time name is required')).toBeVisible()
      await check('form with messages at its fields')
      fault(faults.silent('create working time'))
      await form.getByLabel('Working Time Name').fill('Day Shift')
      await form.getByLabel('In Time').fill('09:00')
      await form.getByLabel('Out Time').fill('05:00')
      await press(form, 'Save')
      const error = await expectDialog(page, 'Error!')
      await check('error over a form')
      await press(error, 'OK')
      healed()
      await press(form, 'Cancel')
      await answer(page, 'Yes, discard changes')
    })

    await test.step('staff', async () => {
      await menu(page, 'Staff')
      await expectRow(page, 'Amara Nwosu')
      await selectRow(page, 'Amara Nwosu')
      await pick(page, 'Role', 'Doctor')
      await page.getByRole('combobox', { name: 'Department' }).click()
      await expect(page.getByRole('option', { name: 'Neurology' })).toBeVisible()
      await check('staff with filters, one open')
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: 'New', exact: true }).click()
      await press(page, 'Create User')
      await expect(page.getByText(staffMessages.phoneInvalid)).toBeVisible()
      await check('new user with messages at its fields')
      await page.goto('/admin/staffs?q=chiara')
      await page.getByRole('table').getByRole('link', { name: 'Chiara Russo', exact: true }).click()
      await expect(heading(page, 'Chiara Russo')).toBeVisible()
      await check('user')
      await press(page, 'New Start Password')
      const form = await expectDialog(page, 'New start password for Chiara Russo')
      await press(form, 'Save')
      await check('start password to give')
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: 'Edit', exact: true }).click()
      await field(page, 'Phone').fill('12')
      await press(page, 'Update')
      await expect(page.getByText(staffMessages.phoneInvalid)).toBeVisible()
      await check('user to correct, with a message at its field')
      await press(page, 'Cancel')
      await answer(page, 'Yes, discard changes')
      await expectRow(page, 'Chiara Russo')
      await page.goto('/admin/user/999')
      await expect(page.getByText(staffMessages.notFound)).toBeVisible()
      await check('unknown user')
    })

    await test.step('an empty clinic', async () => {
      await openWorld('/?world=empty&as=admin')
      await expect(page.getByRole('region', { name: 'Set up your clinic' })).toBeVisible()
      await check('set up your clinic')
    })
  })
})
