import type { Locator, Page } from '@playwright/test'
import { authMessages } from '@/contracts/auth'
import { bookingMessages } from '@/contracts/bookings'
import { chatMessages } from '@/contracts/chat'
import { departmentMessages } from '@/contracts/departments'
import { labMessages } from '@/contracts/lab-orders'
import { labResultMessages } from '@/contracts/lab-results'
import { ownPasswordMessages } from '@/contracts/own-password'
import { patientMessages } from '@/contracts/patients'
import { staffMessages } from '@/contracts/staff'
import { visitRecordMessages } from '@/contracts/visit-records'
import { expectAccessible, keepToasts } from './axe'
import { say } from './chat-page'
import { field, search, tab } from './desk'
import { addMedication } from './doctor-form'
import {
  answer,
  test as base,
  expect,
  expectDialog,
  expectRow,
  expectToast,
  faults,
  heading,
  pick,
  press,
  rowAction,
  selectRow,
} from './fixtures'
import { chooseOrder, openView, png, upload } from './lab-page'
import { locked, rest, unlock } from './lock-page'
import { logIn } from './login-page'
import { patience } from './patience.mjs'

const phone = { width: 390, height: 844 }
const tablet = { width: 1024, height: 1400 }
/** High enough that no list scrolls: a row half under the table's head counts as hard to hit. */
const desktop = { width: 1280, height: 1400 }

const test = base.extend<{
  /** The screen as it is now is accessible, in light and in dark. */
  check: (screen: string) => Promise<void>
}>({
  check: async ({ page }, use) => {
    await page.setViewportSize(desktop)
    await keepToasts(page)
    await use((screen) => expectAccessible(page, screen))
  },
})

const button = (on: Page | Locator, name: string | RegExp) => on.getByRole('button', { name })
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()

test.describe('Accessibility', () => {
  // Each walk reads some twenty-five screens twice, in light and in dark.
  test.describe.configure({ timeout: 120_000 * patience })

  test('Visitor and doctor: signing in, the menus and the error pages, on a phone', async ({
    page,
    openWorld,
    world,
    fault,
    healed,
    check,
    console: said,
  }) => {
    await page.setViewportSize(phone)

    await test.step('signing in and a new password', async () => {
      await openWorld('/login?world=demo')
      await press(page, 'Sign Me In')
      await check('sign in with messages at its fields')
      await logIn(page, 'admin', 'wrong')
      await expectToast(page, 'Invalid username or password')
      await check('sign in with a warning')
      await page.getByText('Forgot Password').click()
      await press(page, 'Send Reset Link')
      await check('forgotten password')
      fault(faults.silent('forgot password'))
      await page.getByLabel('Email').fill('doctor@rounds.example')
      await press(page, 'Send Reset Link')
      await expectToast(page, authMessages.forgotFailed)
      healed()
      await press(page, 'Send Reset Link')
      await expect(heading(page, 'Enter your code')).toBeVisible()
      await press(page, 'Verify')
      await check('verification with toasts of an error and of success')
      await world.settle()
      await page.getByLabel('Digit 1').focus()
      await page.keyboard.type(world.mailedCode('doctor@rounds.example') ?? '')
      await page.keyboard.press('Enter')
      await expect(heading(page, 'Choose a new password')).toBeVisible()
      await press(page, 'Reset Password')
      await check('new password with messages at its fields')
    })

    await test.step('the header, its menus and the profile', async () => {
      await openWorld('/admin/profile?world=demo&as=doctor')
      await expect(page.getByRole('region', { name: 'Signed in' })).toBeVisible()
      await check('profile')
      await page.getByRole('switch', { name: /mode/i }).click()
      await expectDialog(page, 'Change Mode?')
      await check('confirmation')
      await answer(page, 'Cancel')
      await button(page, 'profile').click()
      await expect(page.getByRole('menuitem', { name: 'Help' })).toBeVisible()
      await check('profile menu')
      await page.getByRole('menuitem', { name: 'Help' }).click()
      await expectDialog(page, 'Help')
      await check('help')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.keyboard.press('?')
      await expectDialog(page, 'Keyboard Shortcuts')
      await check('keys of the screen')
      await page.keyboard.press('Escape')
      await button(page, 'Open menu').click()
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Home' })).toBeVisible()
      await check('menu drawer')
      await page.keyboard.press('Escape')
      await page.keyboard.press('ControlOrMeta+k')
      await page.getByRole('dialog', { name: 'Find or do' }).getByRole('combobox').fill('priya')
      await expect(page.getByRole('option', { name: /^Priya Nair/ })).toBeVisible()
      await check('palette with a patient')
      await page.keyboard.press('Escape')
    })

    await test.step('a locked page, and a password that has to be chosen', async () => {
      await rest(page)
      await check('locked')
      await unlock(page)
      await expect(locked(page)).toBeHidden()
      fault(
        faults.says('list own sessions', 403, {
          message: ownPasswordMessages.required,
          error: 'password_change_required',
        }),
      )
      await page.reload()
      await expect(heading(page, 'Choose your own password')).toBeVisible()
      await press(page, 'Change Password')
      await check('own password with messages at its fields')
      healed()
    })

    await test.step('places that are not for this person, not there, or broken', async () => {
      await openWorld('/admin/roles?world=demo&as=doctor')
      await expect(heading(page, 'No access')).toBeVisible()
      await check('no access')
      await page.goto('/nowhere')
      await expect(heading(page, /./)).toBeVisible()
      await check('unknown address')
      await page.route('**/assets/profile-*.js', (route) => route.abort())
      await page.goto('/admin/profile')
      // The router loads the page again once where a part of it does not come.
      await expect(async () => {
        await expect(heading(page, 'Something went wrong')).toBeVisible()
        await check('error page')
      }).toPass()
      // React and the router report the failed import to the console, as they should.
      said.length = 0
    })
  })

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
      await rowAction(page, 'Edit', 'Lab Technician')
      const form = await expectDialog(page, 'Edit Role')
      await form.getByRole('checkbox', { name: 'Lab Report Create', exact: true }).uncheck()
      await form.getByRole('checkbox', { name: 'Billing View', exact: true }).check()
      await expect(form.getByRole('list', { name: 'Takes from 1 person' })).toBeVisible()
      await check('role with its effects')
      await press(form, 'Try it')
      await press(await expectDialog(page, 'Try this role?'), 'Try it')
      const banner = page.getByRole('region', { name: 'Trial of a role' })
      await expect(banner).toBeVisible()
      await expect(page.getByLabel('Laboratory today')).toHaveText(/\d/)
      await check('trial of a role')
      await page.setViewportSize(phone)
      await check('trial of a role, narrow')
      await page.setViewportSize(desktop)
      await press(banner, 'Leave the trial')
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

  test('Receptionist: appointments, bookings, patients and registration', async ({
    page,
    openWorld,
    check,
  }) => {
    const eva = 'Eva Horvat, no. 30'
    await test.step('appointments', async () => {
      await openWorld('/?world=busy-monday&as=receptionist')
      await search(page).fill('Eva Horvat')
      await rowAction(page, 'Check-In', eva)
      await expect(button(page, 'Undo')).toBeVisible()
      await rowAction(page, 'Cancel', eva)
      await expectDialog(page, 'Cancel Appointment', eva)
      await check('cancelling')
      await page.keyboard.press('Escape')
      await press(page, 'Reset')
      await expect(page.getByText('1 - 10 of')).toBeVisible()
      await check('appointments after a check-in')
      await page.setViewportSize(tablet)
      await press(page, 'More')
      await expect(page.getByRole('menuitem', { name: 'Print the day by doctor' })).toBeVisible()
      await check('menu of the list, on a tablet')
      await page.keyboard.press('Escape')
      await page.setViewportSize(desktop)
      await page
        .getByRole('button', { name: /^\d\d:\d\d$/ })
        .first()
        .click()
      const visit = await expectDialog(page, /^Appointment no\./)
      await check('an appointment')
      await press(visit, 'Move')
      const move = await expectDialog(page, 'Move Appointment')
      await press(move, 'Open calendar')
      await check('moving, with the calendar')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await press(page, 'Schedule New Appointment')
      const form = await expectDialog(page, 'Schedule New Appointment')
      await pick(page, 'Patient', 'Zane Cooper')
      await pick(page, 'Doctor', 'Dr. Kavya Reddy')
      await field(form, 'Time').fill('10:30')
      await field(form, 'Reason').fill('Blood pressure')
      await press(form, 'Schedule')
      await expect(form.getByRole('alert')).toContainText(
        visitRecordMessages.clash('Dr. Kavya Reddy'),
      )
      await check('scheduling with a clash')
      await page.keyboard.press('Escape')
      await answer(page, 'Yes, discard changes')
      await page.goto('/?layout=grid')
      await expect(page.getByRole('columnheader', { name: 'Dr. Kavya Reddy' })).toBeVisible()
      await check('day grid')
      await pick(page, 'Doctor', 'Dr. Kavya Reddy')
      await page.getByRole('radio', { name: 'Week', exact: true }).check()
      await expect(page.getByRole('columnheader', { name: 'Dr. Kavya Reddy' })).toBeHidden()
      await check('week grid')
      await page.setViewportSize(phone)
      await page.goto('/')
      await expect(page.getByText('1 - 10 of')).toBeVisible()
      await check('appointments, narrow')
      await page.setViewportSize(desktop)
    })

    await test.step('booking requests', async () => {
      await page.getByRole('tab', { name: /^Booking Requests/ }).click()
      await expect(page.getByText('Travel checkup')).toBeVisible()
      await check('booking requests')
      await button(page, /^Schedule Lila Okafor/).click()
      await expectDialog(page, 'Schedule Booking Request')
      await check('a booking to schedule')
      await page.keyboard.press('Escape')
      await button(page, /^Decline Lila Okafor/).click()
      await press(await expectDialog(page, 'Decline Booking Request'), 'Decline')
      await check('a booking to decline')
      await page.keyboard.press('Escape')
    })

    await test.step('registration and prescription', async () => {
      await tab(page, 'New Registration').click()
      await field(page, 'Name').fill('Priya Nair')
      await field(page, 'Contact').fill('9018159083')
      await expect(page.getByText(patientMessages.similar)).toBeVisible()
      await press(page, 'Register')
      await check('registration with messages and a similar patient')
      await tab(page, 'Patient Directory').click()
      await search(page).fill('priya')
      await expectRow(page, 'Priya Nair, no. 1')
      await check('patient directory')
      await rowAction(page, 'Prescribe', 'Priya Nair, no. 1')
      await addMedication(page, 'Aspirin')
      await check('prescription')
      await page.setViewportSize(phone)
      await check('prescription, narrow')
      await page.setViewportSize(desktop)
    })

    await test.step('a patient', async () => {
      await page.goto('/patient/2')
      await expectRow(page, 'Knee pain', 'completed')
      await check('a patient with an allergy')
      await page.setViewportSize(phone)
      await check('a patient, narrow')
      await page.setViewportSize(desktop)
      await press(page, 'Record Vitals')
      const vitals = await expectDialog(page, 'Vitals')
      await press(vitals, 'Save')
      await check('vitals with a message')
      await page.keyboard.press('Escape')
      await press(page, 'Correct')
      await expectDialog(page, 'Correct no. 2')
      await check('correcting a patient')
      await page.keyboard.press('Escape')
      await press(page, 'Open Account')
      await press(await expectDialog(page, /^Open an account/), 'Open Account')
      await check('account of a patient')
      await page.keyboard.press('Escape')
      await page.goto('/patient/1')
      await expect(heading(page, 'Priya Nair, no. 1')).toBeVisible()
      await expect(button(page, 'Recently opened patients')).toBeVisible()
      await page.keyboard.press('Alt+R')
      await expect(page.getByRole('menuitem', { name: 'Arun Thomas, no. 2' })).toBeVisible()
      await check('patients opened last')
      await page.goto('/patient/4711')
      await expect(page.getByText('There is no patient no. 4711.')).toBeVisible()
      await check('a number that no patient has')
    })

    await test.step('booking', async () => {
      await page.goto('/bookappoinment')
      await page.getByRole('combobox', { name: 'Department' }).click()
      await expect(page.getByRole('option', { name: 'Neurology' })).toBeVisible()
      await check('booking with an open select')
      await page.keyboard.press('Escape')
      await button(page.getByRole('main'), 'Book Appointment').click()
      await expect(page.getByText('Please select a doctor')).toBeVisible()
      await check('booking with messages at its fields')
      await page.getByRole('radio', { name: 'Health Checkup' }).check()
      await check('booking a checkup')
    })
  })

  test('Doctor and patient: the day, a prescription, results and the own record', async ({
    page,
    openWorld,
    check,
  }) => {
    await test.step('the doctor’s day', async () => {
      await openWorld('/?world=demo&as=doctor')
      await expect(page.getByRole('region', { name: 'Critical results' })).toBeVisible()
      await check('the doctor’s day with critical results')
      await tab(page, 'Recent Patients').click()
      await expect(page.getByRole('table', { name: 'Recent patients' })).toBeVisible()
      await check('recent patients')
    })

    await test.step('a prescription', async () => {
      await tab(page, 'New Prescription').click()
      await pick(page, 'Patient', 'Bella Fernandes')
      await page.getByLabel('Diagnosis').fill('Angina')
      await addMedication(page, 'Isosorbide mononitrate')
      await addMedication(page, 'Sildenafil')
      await addMedication(page, 'Foozol')
      await check('prescription')
      await page.setViewportSize(phone)
      await check('prescription, narrow')
      await press(page, 'Submit')
      await press(page, 'Proceed with Prescription')
      await expect(page.getByText('Please give a reason')).toBeVisible()
      await check('check of the prescription, narrow')
      await page.setViewportSize(desktop)
      await page.getByRole('radio', { name: 'The benefit outweighs the risk' }).check()
      await press(page, 'Proceed with Prescription')
      await expectDialog(page, 'Prescription Submitted!')
      await check('prescription submitted')
      await answer(page, 'OK')
    })

    await test.step('a patient’s page', async () => {
      await page.goto('/patient/39')
      await expect(page.getByRole('note').filter({ hasText: 'A critical result' })).toBeVisible()
      await check('results of a patient')
      await press(page, 'Order Tests')
      await press(await expectDialog(page, 'Order Tests'), 'Order')
      await check('ordering tests')
      await page.keyboard.press('Escape')
      await press(page, 'Allergies')
      await expectDialog(page, /^Allergies of/)
      await check('allergies')
      await page.keyboard.press('Escape')
      await button(page, 'Close Record').click({ force: true })
      await expect(page.getByRole('list', { name: /^Who can give you/ })).toBeVisible()
      await check('why a control is disabled')
      await page.goto('/patient/3')
      await button(page, /^View prescription/)
        .first()
        .click()
      await expectDialog(page, /^Prescription no\./)
      await check('a prescription of before')
    })

    await test.step('the patient’s own', async () => {
      await openWorld('/?world=demo&as=patient')
      await expect(page.getByRole('region', { name: 'Your record' })).toBeVisible()
      await check('own record and appointments')
      await tab(page, 'Prescriptions').click()
      await expect(page.getByRole('table', { name: 'Prescriptions', exact: true })).toBeVisible()
      await check('own prescriptions')
      await press(page, 'Request Prescription')
      const form = await expectDialog(page, 'Request Prescription')
      await press(form, 'Send Request')
      await check('requesting a prescription')
      await page.keyboard.press('Escape')
      await tab(page, 'Test Results').click()
      await expect(page.getByRole('tabpanel', { name: 'Test Results' })).toBeVisible()
      await check('own results')
      await tab(page, 'Who Opened My Record').click()
      await expect(page.getByRole('tabpanel', { name: 'Who Opened My Record' })).toBeVisible()
      await check('who opened the own record')
      await page.setViewportSize(phone)
      await check('who opened the own record, narrow')
    })
  })

  test('Laboratory, pharmacist and sample host: orders, results, chat and samples', async ({
    page,
    openWorld,
    fault,
    healed,
    check,
  }) => {
    await test.step('lab orders and results', async () => {
      await openWorld('/?world=everything-wrong&as=lab')
      await field(page, 'Date').fill('soon')
      await field(page, 'Date').blur()
      await expect(page.getByText(labMessages.dateFormat)).toBeVisible()
      await check('lab orders with a wrong date')
      await press(page, 'Reset')
      await page.setViewportSize(phone)
      await check('lab orders, narrow')
      await page.setViewportSize(desktop)
      await openView(page, 'Generate Reports')
      await expect(page.getByText(/^All orders: /)).toBeVisible()
      await check('reports')
      await openView(page, 'Upload Results')
      await upload(page, 'result.txt', png)
      await expect(page.getByText(labResultMessages.fileType)).toBeVisible()
      await check('upload with a refused file')
      await upload(page, 'result.png', png)
      await expect(page.getByText(labResultMessages.fileType)).toBeHidden()
      await press(page, 'Submit')
      await expect(page.getByText(labResultMessages.orderRequired)).toBeVisible()
      await check('upload without an order')
      await chooseOrder(page, 'lipid', /Lipid Panel/)
      await field(page, 'LDL cholesterol, value').fill('320')
      await check('values of a result')
      await openView(page, 'Test Results')
      const row = page.getByRole('row').filter({ hasText: 'Warren Farrin' })
      await expect(row).toContainText('Critical')
      await check('test results with a critical one')
      await row.getByRole('button', { name: /^View result/ }).click()
      await press(page, 'Correct')
      const form = await expectDialog(page, /^Correct the result/)
      await field(page, 'Potassium, value').fill('4.1')
      await press(form, 'Save Correction')
      await check('correcting a result')
      await field(page, 'Reason').fill('The sample was haemolysed')
      await press(form, 'Save Correction')
      await expectToast(page, labResultMessages.corrected)
      await row.getByRole('button', { name: /^View result/ }).click()
      await press(page, 'Version 1')
      await expect(page.getByRole('region', { name: 'Version 1' })).toBeVisible()
      await check('two versions of a result')
      await page.keyboard.press('Escape')
    })

    await test.step('chat', async () => {
      await menu(page, 'Chat with AI')
      const text =
        '**Bold** `code` [link](https://rounds.example)\n\n- item\n\n| a | b |\n| - | - |\n| c | d |\n\n'
      fault(faults.answers('ask the assistant', { response: text.repeat(12) }))
      await say(page, 'How?')
      await expect(page.getByRole('link', { name: 'link' }).last()).toBeVisible()
      await page.getByRole('region', { name: 'Conversation' }).press('Home')
      await expect(button(page, 'Jump to latest')).toBeVisible()
      await check('chat with a formatted answer, away from its end')
      healed()
      fault(faults.silent('ask the assistant'))
      await say(page, 'And now?')
      await expect(button(page, 'Retry')).toBeVisible()
      await say(page, 'x'.repeat(4001))
      await expect(page.getByText(chatMessages.questionTooLong)).toBeVisible()
      await check('chat with a failure and a message that is too long')
      healed()
      fault(faults.endless('ask the assistant'))
      await say(page, 'Wait')
      await expect(button(page, 'Stop')).toBeVisible()
      await check('chat while it waits')
    })

    await test.step('a person without a dashboard', async () => {
      await openWorld('/?world=demo&as=pharmacist')
      await expect(heading(page, /^Good morning/)).toBeVisible()
      await check('Home without a dashboard')
    })

    await test.step('sample host', async () => {
      await openWorld('/?world=demo&as=admin', { keepsRecords: false })
      await tab(page, 'Departments').click()
      await expect(page.getByRole('img', { name: /^Revenue by department/ })).toBeVisible()
      await check('sample: departments with charts')
      await tab(page, 'Patient').click()
      await expect(page.getByLabel('Your health in figures')).toHaveText(/\d/)
      await check('sample: patient')
      await tab(page, 'Receptionist').click()
      await expectRow(page, 'Tomas Novotny')
      await check('sample: appointments')
      await page.goto('/bookappoinment')
      fault(faults.answers('list departments', [{ _id: '1', name: 'Space Medicine' }]))
      await page.reload()
      await pick(page, 'Department', 'Space Medicine')
      await expect(page.getByText(bookingMessages.noDoctors('Space Medicine'))).toBeVisible()
      await check('sample: booking without doctors')
    })
  })
})
