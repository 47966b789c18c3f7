import type { Locator, Page } from '@playwright/test'
import { authMessages } from '@/contracts/auth'
import { bookingMessages } from '@/contracts/bookings'
import { departmentMessages } from '@/contracts/departments'
import { staffMessages } from '@/contracts/staff'
import { expectAccessible } from './axe'
import {
  answer,
  expect,
  expectDialog,
  expectRow,
  expectToast,
  faults,
  heading,
  pick,
  rowAction,
  test,
} from './fixtures'

const button = (on: Page | Locator, name: string | RegExp) => on.getByRole('button', { name })

test.describe('axe finds nothing:', () => {
  // Each state of a screen is read twice, in light and in dark.
  test.describe.configure({ timeout: 60_000 })
  // High enough that no list scrolls: a row half under the table's head counts as hard to hit.
  test.use({ viewport: { width: 1280, height: 1000 } })

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      // What goes by itself after a while stays, however slow this machine looks at it.
      const start = window.setTimeout
      Object.assign(window, {
        setTimeout: (handler: TimerHandler, delay = 0, ...args: unknown[]) =>
          delay >= 1500 ? 0 : start(handler, delay, ...args),
      })
    })
  })

  test('toasts of signing in', async ({ page, fault }) => {
    await page.goto('/login')
    await page.getByLabel('Username').fill('admin')
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await button(page, 'Show characters').click()
    await button(page, 'Sign Me In').click()
    await expectToast(page, 'Invalid username or password')
    await expectAccessible(page, 'warning toast')
    await page.getByText('Forgot Password').click()
    fault(faults.silent('forgot password'))
    await page.getByLabel('Email').fill('admin@rounds.example')
    await button(page, 'Send Reset Link').click()
    await expectToast(page, authMessages.forgotFailed)
    fault(faults.answers('forgot password', { message: 'Sent' }))
    await button(page, 'Send Reset Link').click()
    await expectToast(page, 'Sent')
    await expectAccessible(page, 'verification with toasts of an error and of success')
  })

  test('confirmation, profile menu, help and profile', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/admin/profile')
    await expect(heading(page, 'Profile')).toBeVisible()
    await expectAccessible(page, 'profile')
    await page.getByRole('switch', { name: /mode/i }).click()
    await expectDialog(page, 'Change Mode?')
    await expectAccessible(page, 'confirmation')
    await answer(page, 'Cancel')
    await button(page, /profile/i).click()
    await expect(page.getByRole('menuitem', { name: 'Help' })).toBeVisible()
    await expectAccessible(page, 'profile dropdown')
    await page.getByRole('menuitem', { name: 'Help' }).click()
    await expectDialog(page, 'Help')
    await expectAccessible(page, 'help')
  })

  test('departments: the list, the form and what is told', async ({
    page,
    signIn,
    fault,
    healed,
  }) => {
    await signIn()
    const slow = faults.held('list departments', [])
    fault(slow.handler)
    await page.goto('/admin/department')
    await expect(page.getByRole('status')).toBeAttached()
    await expectAccessible(page, 'list while loading')
    slow.release()
    await expect(page.getByRole('cell', { name: 'No departments found' })).toBeVisible()
    await expectAccessible(page, 'list without rows')
    healed()
    fault(faults.silent('list departments'))
    await page.reload()
    await expect(page.getByRole('alert')).toContainText(departmentMessages.fetchFailed)
    await expectAccessible(page, 'list that cannot be read')
    healed()
    await button(page, 'Retry').click()
    await page.getByLabel('Select Neurology').check()
    await button(page.getByRole('columnheader'), 'Department Name').click()
    await expectAccessible(page, 'departments, sorted, one selected')
    await button(page, 'Add Department').click()
    const form = await expectDialog(page, 'Add Department')
    await form.getByRole('textbox').fill('Neurology')
    await button(form, 'Save').click()
    await expect(form.getByText(departmentMessages.exists).first()).toBeVisible()
    await expectAccessible(page, 'form with a message at its field')
    await button(form, 'Cancel').click()
    await expectDialog(page, 'Discard changes?')
    await expectAccessible(page, 'question before typed text is thrown away')
    await answer(page, 'Yes, discard changes')
    await rowAction(page, 'Delete', 'Urology')
    await answer(page, 'OK')
    await expectDialog(page, 'Success!', departmentMessages.deleted)
    await expectAccessible(page, 'success dialog')
    await page.keyboard.press('Escape')
    await button(page, /notification/i).click()
    await expect(page.getByText(departmentMessages.deleted)).toBeVisible()
    await expectAccessible(page, 'bell with a notice')
  })

  test('roles and working times', async ({ page, signIn, fault }) => {
    await signIn()
    await page.goto('/admin/roles')
    await expectRow(page, 'Super Admin')
    await expectAccessible(page, 'roles')
    await rowAction(page, 'Edit', 'Doctor')
    await expectDialog(page, 'Edit Role')
    await expectAccessible(page, 'role form')

    await page.goto('/admin/working-time')
    await expectRow(page, 'Night Shift')
    await button(page, 'Add Working Time').click()
    const form = await expectDialog(page, 'Add Working Time')
    await button(form, 'Save').click()
    await expect(form.getByText('Working time name is required')).toBeVisible()
    await expectAccessible(page, 'form with messages at its fields')
    fault(faults.silent('create working time'))
    await form.getByLabel('Working Time Name').fill('Day Shift')
    await form.getByLabel('In Time').fill('09:00')
    await form.getByLabel('Out Time').fill('05:00')
    await button(form, 'Save').click()
    const error = await expectDialog(page, 'Error!')
    await expectAccessible(page, 'error dialog over a form')
    await button(error, 'OK').click()
    await expect(error).toBeHidden()
    await button(form, 'Cancel').click()
    await answer(page, 'Yes, discard changes')

    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(page, 'list, narrow')
    await button(page, 'Open menu').click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Home' })).toBeVisible()
    await expectAccessible(page, 'menu drawer')
  })

  test('booking an appointment', async ({ page, signIn, fault }) => {
    await signIn('receptionist')
    await page.goto('/bookappoinment')
    await expect(heading(page, 'Book Appointment')).toBeVisible()
    await page.getByRole('combobox', { name: 'Department' }).click()
    await expect(page.getByRole('option', { name: 'Neurology' })).toBeVisible()
    await expectAccessible(page, 'booking with an open select')
    await page.keyboard.press('Escape')
    fault(faults.answers('list departments', [{ _id: '1', name: 'Space Medicine' }]))
    await page.reload()
    await pick(page, 'Department', 'Space Medicine')
    await expect(page.getByText(bookingMessages.noDoctors('Space Medicine'))).toBeVisible()
    await button(page.getByRole('main'), 'Book Appointment').click()
    await expect(page.getByText('Please select a doctor')).toBeVisible()
    await expectAccessible(page, 'booking without doctors, with messages at its fields')
    await page.getByRole('radio', { name: 'Health Checkup' }).check()
    await expectAccessible(page, 'booking a checkup')
  })

  test('the chat', async ({ page, signIn, fault, healed }) => {
    await signIn()
    await page.goto('/ai-chat')
    const box = page.getByRole('textbox', { name: 'Message' })
    const say = async (text: string) => {
      await box.fill(text)
      await box.press('Enter')
    }
    await expect(box).toBeVisible()
    const response =
      '**Bold** `code` [link](https://rounds.example)\n\n- item\n\n| a | b |\n| - | - |\n| c | d |'
    fault(faults.answers('ask the assistant', { response: `${response}\n\n`.repeat(8) }))
    await say('How?')
    await expect(page.getByRole('link', { name: 'link' }).last()).toBeVisible()
    await page.getByRole('region', { name: 'Conversation' }).press('Home')
    await expect(button(page, 'Jump to latest')).toBeVisible()
    await expectAccessible(page, 'chat with a formatted answer, away from its end')
    healed()
    fault(faults.silent('ask the assistant'))
    await say('And now?')
    await expect(button(page, 'Retry')).toBeVisible()
    await say('x'.repeat(4001))
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page, 'chat with a failure and a message that is too long')
    healed()
    fault(faults.endless('ask the assistant'))
    await say('Wait')
    await expect(button(page, 'Stop')).toBeVisible()
    await expectAccessible(page, 'chat while it waits')
  })

  test('staff, the list and one user', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/admin/staffs')
    await expectRow(page, 'Amara Nwosu')
    await page.getByLabel('Select Chiara Russo').check()
    await pick(page, 'Role', 'Doctor')
    await page.getByRole('combobox', { name: 'Department' }).click()
    await expect(page.getByRole('option', { name: 'Neurology' })).toBeVisible()
    await expectAccessible(page, 'staff, one selected; filters, one chosen, one open')

    await page.goto('/admin/staff/create')
    await button(page, 'Create User').click()
    await expect(page.getByText(staffMessages.phoneInvalid)).toBeVisible()
    await expectAccessible(page, 'page form with messages at its fields')
    await page.goto('/admin/user/3')
    await expect(heading(page, 'Chiara Russo')).toBeVisible()
    await expectAccessible(page, 'user')
    await page.goto('/admin/user/999')
    await expect(page.getByText(staffMessages.notFound)).toBeVisible()
    await expectAccessible(page, 'unknown user')
  })

  test('a patient, wide and narrow, and those opened last', async ({ page, signInToRecords }) => {
    await signInToRecords('receptionist')
    await page.goto('/patient/2')
    await expectRow(page, 'Shoulder pain', 'completed')
    await expectAccessible(page, 'a patient with an allergy')
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(page, 'a patient, narrow')
    await page.goto('/patient/1')
    await expect(heading(page, 'Priya Nair, no. 1')).toBeVisible()
    await expect(button(page, 'Recently opened patients')).toBeVisible()
    await page.keyboard.press('Alt+R')
    await expect(page.getByRole('menuitem', { name: 'Arun Thomas, no. 2' })).toBeVisible()
    await expectAccessible(page, 'patients opened last')
    await page.goto('/patient/4711')
    await expect(page.getByText('There is no patient no. 4711.')).toBeVisible()
    await expectAccessible(page, 'a number that nobody has')
  })

  test('places that are not for this person, not there, or broken', async ({
    page,
    signIn,
    console: said,
  }) => {
    await signIn('doctor')
    await page.goto('/admin/roles')
    await expect(heading(page, 'No access')).toBeVisible()
    await expectAccessible(page, 'no access')
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page, 'unknown route')
    await page.route('**/assets/profile-*.js', (route) => route.abort())
    await page.goto('/admin/profile')
    // The router loads the page anew once where a part of it does not come.
    await expect(async () => {
      await expect(heading(page, 'Something went wrong')).toBeVisible()
      await expectAccessible(page, 'error page')
    }).toPass()
    // React and the router report the failed import to the console, as they should.
    said.length = 0
  })
})
