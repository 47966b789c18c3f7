import type { Page } from '@playwright/test'
import { clinicMessages } from '@shared/contracts/clinic'
import { departmentMessages } from '@shared/contracts/departments'
import { ownProfileMessages } from '@shared/contracts/own-profile'
import { patientMessages } from '@shared/contracts/patients'
import { staffMessages } from '@shared/contracts/staff'
import { visitMessages } from '@shared/contracts/visits'
import { workingTimeMessages } from '@shared/contracts/working-times'
import { fill, fillAppointment, openScheduling } from './desk'
import {
  expect,
  expectDialog,
  expectSuccess,
  expectToast,
  heading,
  press,
  rowAction,
  tab,
  test,
} from './fixtures'
import { fillUser } from './user-form'
import { fillDayShift, openForm, save } from './working-time-form'

const card = (page: Page) => page.getByRole('region', { name: 'Set up your clinic' })
const step = (page: Page, name: string) =>
  card(page).getByRole('listitem').filter({ hasText: name })
const goHome = (page: Page) => page.getByRole('link', { name: 'Rounds' }).click()

test.describe('Setup on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('Admin: sets up an empty clinic, up to its first completed visit', async ({
    page,
    openWorld,
  }) => {
    await openWorld('/?world=empty&as=admin')
    await expect(step(page, 'Your account')).toContainText('Add your name, email and telephone')
    await expect(step(page, 'Clinic')).toContainText('No name yet')
    await expect(step(page, 'Departments')).toContainText('None yet')
    await expect(step(page, 'Working times')).toContainText('None yet')
    await expect(step(page, 'Roles')).toContainText('9 roles ready')
    await expect(step(page, 'First colleague')).toContainText('Nobody but you yet')
    await expect(card(page).getByRole('img', { name: 'Done' })).toHaveCount(1)

    await card(page).getByRole('link', { name: 'Your account' }).click()
    await press(page.getByRole('region', { name: 'Your account' }), 'Edit')
    const account = await expectDialog(page, 'Your account')
    await account.getByLabel('Name').fill('Asha Menon')
    await account.getByLabel('Phone').fill('9000000002')
    await press(account, 'Save')
    await expectToast(page, ownProfileMessages.saved)
    await goHome(page)
    await expect(step(page, 'Your account')).toContainText('Asha Menon')

    await card(page).getByRole('link', { name: 'Clinic' }).click()
    await press(page.getByRole('region', { name: 'The clinic on paper' }), 'Edit')
    const clinic = page.getByRole('dialog')
    await clinic.getByLabel('Clinic Name').fill('Northside Clinic')
    await press(clinic, 'Save')
    await expectToast(page, clinicMessages.saved)
    await goHome(page)
    await expect(step(page, 'Clinic')).toContainText('Northside Clinic')

    await card(page).getByRole('link', { name: 'Departments' }).click()
    await press(page, 'Add Department')
    const department = await expectDialog(page, 'Add Department')
    await department.getByLabel('Department Name').fill('Neurology')
    await press(department, 'Save')
    await expectSuccess(page, departmentMessages.created)
    await goHome(page)
    await expect(step(page, 'Departments')).toContainText('1 department ready')

    await card(page).getByRole('link', { name: 'Working times' }).click()
    const workingTime = await openForm(page)
    await fillDayShift(workingTime)
    await save(workingTime)
    await expectSuccess(page, workingTimeMessages.created)
    await goHome(page)

    await card(page).getByRole('link', { name: 'First colleague' }).click()
    await fillUser(page)
    await press(page, 'Create User')
    await expectSuccess(page, staffMessages.created)
    await goHome(page)

    await expect(step(page, 'First patient')).toContainText('Nobody yet')
    await card(page).getByRole('link', { name: 'First patient' }).click()
    await fill(page, page, {
      Name: 'Wilma Storm',
      Age: '30',
      Gender: 'Female',
      Contact: '9000000001',
    })
    await press(page, 'Register')
    await expectToast(page, patientMessages.registeredAs(1))

    await tab(page, 'Appointments').click()
    const scheduling = await openScheduling(page)
    await fillAppointment(page, {
      Patient: 'Wilma Storm',
      Time: '09:55',
      Reason: 'Fever',
      Doctor: 'Dr. Noor Haidari',
    })
    await press(scheduling, 'Schedule')
    await expectToast(page, visitMessages.scheduled)
    await rowAction(page, 'Check-In', 'Wilma Storm, no. 1')
    await rowAction(page, 'Complete', 'Wilma Storm, no. 1')
    await expect(page.getByRole('row', { name: 'Wilma Storm, no. 1' })).toContainText(/completed/i)
    await goHome(page)
    await expect(heading(page, 'Dashboard')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Staff' })).toBeVisible()
    await expect(card(page)).toBeHidden()
  })
})
