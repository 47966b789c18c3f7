import { readFile } from 'node:fs/promises'
import { binMessages } from '@shared/contracts/bin'
import { staffMessages as words } from '@shared/contracts/staff'
import { startPasswordMessages } from '@shared/contracts/start-passwords'
import {
  answer,
  combobox,
  expect,
  expectDialog,
  expectRow,
  expectSuccess,
  expectTable,
  expectToast,
  faults,
  field,
  heading,
  pick,
  press,
  rowAction,
  rowOf,
  search,
  test,
} from './fixtures'
import { logIn, logOut } from './login-page'
import { fillUser } from './user-form'

const discard = 'You have unsaved changes. Do you want to discard them?'

test.describe('Staff', () => {
  test('Admin: creates and corrects a user, who signs in with a start password', async ({
    page,
    openWorld,
  }) => {
    await openWorld('/admin/staffs?world=quiet&as=admin')
    await page.getByRole('link', { name: 'New', exact: true }).click()
    await fillUser(page)
    await press(page, 'Create User')
    await expectSuccess(page, words.created)
    await pick(page, 'Department', 'Neurology')
    await pick(page, 'Role', 'Doctor')
    await expectRow(page, 'Noor Haidari', 'nhaidari', 'Doctor', 'Neurology', 'Active')

    await page.getByRole('link', { name: 'Edit Noor Haidari' }).click()
    await field(page, 'Name').fill('Noor Vogt')
    await field(page, 'Phone').fill('+91 98765 43211')
    await press(page, 'Update')
    await expectSuccess(page, words.created)
    await expectRow(page, 'Noor Vogt', 'nhaidari', '9876543211')

    await page.getByRole('table').getByRole('link', { name: 'Noor Vogt', exact: true }).click()
    await press(page, 'New Start Password')
    const dialog = await expectDialog(page, 'New start password for Noor Vogt', 'in person')
    await dialog.getByLabel(/^Start Password/).fill('begin-here')
    await press(dialog, 'Save')
    await expectToast(page, startPasswordMessages.given('Noor Vogt'))
    await expect(dialog).toBeHidden()

    await logOut(page)
    await logIn(page, 'nhaidari', 'begin-here')
    await expect(heading(page, 'Choose your own password')).toBeVisible()
  })

  test('Admin: deactivates and deletes a doctor, who signs in again once restored', async ({
    page,
    openWorld,
  }) => {
    await openWorld('/admin/staffs?world=demo&as=admin&q=reyes')
    await page.getByRole('link', { name: 'Edit Dr. Daniel Reyes' }).click()
    await page.getByRole('radio', { name: 'Inactive' }).check()
    await press(page, 'Update')
    const question = await expectDialog(
      page,
      'Appointments to come',
      /Dr\. Daniel Reyes has \d+ appointments to come/,
    )
    await press(question, 'Cancel')
    await expect(heading(page, 'Edit User')).toBeVisible()
    await press(page, 'Update')
    await answer(page, 'Save anyway')
    await expectSuccess(page, words.created)
    await expectRow(page, 'Dr. Daniel Reyes', 'Inactive')

    await logOut(page)
    await logIn(page, 'doctor')
    await expect(page.getByText('Invalid username or password')).toBeVisible()
    await logIn(page)
    await expect(heading(page, 'Dashboard')).toBeVisible()

    await page.goto('/admin/staffs?q=reyes')
    await rowAction(page, 'Delete', 'Dr. Daniel Reyes')
    await expectDialog(
      page,
      'Delete Dr. Daniel Reyes (doctor)?',
      /has \d+ visits to come.*They stay until somebody moves, cancels or answers them\./,
    )
    await answer(page, 'Delete')
    await expectSuccess(page, words.deleted(1))
    await expect(rowOf(page, 'Dr. Daniel Reyes')).toHaveCount(0)
    await press(page, 'Undo')
    await expectToast(page, binMessages.restored(['Dr. Daniel Reyes (doctor)']))
    await page.getByRole('link', { name: 'Edit Dr. Daniel Reyes' }).click()
    await page.getByRole('radio', { name: 'Active', exact: true }).check()
    await press(page, 'Update')
    await expectSuccess(page, words.created)

    await logOut(page)
    await logIn(page, 'doctor')
    await expect(heading(page, 'Dashboard')).toBeVisible()
  })

  test('Admin: sorts the staff list, chooses columns, and exports the rows shown', async ({
    page,
    openWorld,
  }) => {
    await openWorld('/admin/staffs?world=quiet&as=admin')
    await press(page, 'Role')
    await expectRow(page, 'Amara Nwosu', '1')
    await press(page, 'Role')
    await expectRow(page, 'Super Admin', '1')

    await press(page, 'Columns')
    for (const column of ['Phone', 'Email'])
      await page.getByRole('menuitemcheckbox', { name: column }).click()
    await page.keyboard.press('Escape')
    await page.reload()
    await expectRow(page, 'Super Admin', '1')
    await expect(page.getByRole('columnheader')).toHaveText([
      ...['', 'Sl No', 'Name', 'No.', 'User Name', 'Role', 'Department', 'Status', 'Action'],
    ])

    const download = page.waitForEvent('download')
    await press(page, 'Export')
    await page.getByRole('menuitem', { name: 'CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('staff-2026-03-01.csv')
    await expectToast(page, 'staff-2026-03-01.csv has been exported with 72 rows.')
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
    expect(lines[0]).toBe('\uFEFFName,No.,User Name,Role,Department,Status')
    expect(lines).toHaveLength(73)
    await expectTable(
      page,
      lines.slice(1, 11).map((line) => ({ Name: line.split(',')[0] ?? '' })),
    )
  })

  test('Admin: creates, finds, changes and deletes a user on sample records', async ({
    page,
    world,
    signInToSample,
    fault,
  }) => {
    await signInToSample('/admin/staffs?world=quiet&as=admin')
    await expect(page.getByText('1 - 10 of 68')).toBeVisible()
    await page.getByRole('link', { name: 'New', exact: true }).click()

    await test.step('Back asks before it throws a name away', async () => {
      await field(page, 'First Name').fill('Noor')
      await page.goBack()
      await expectDialog(page, 'Discard changes?', discard)
      await answer(page, 'No, continue editing')
      await expect(field(page, 'First Name')).toHaveValue('Noor')
    })

    await fillUser(page)
    await press(page, 'Create User')
    await expectSuccess(page, words.created)
    await search(page).fill('HAIDARI')
    await expectRow(page, 'Noor Haidari', 'nhaidari', 'Doctor', 'noor@rounds.example', '9876543210')
    await expect(page).toHaveURL(/q=HAIDARI/)
    await page.reload()
    await expectRow(page, 'Noor Haidari')

    await page.getByRole('link', { name: 'Edit Noor Haidari' }).click()
    await expect(combobox(page, 'Role')).toHaveValue('Doctor')
    await pick(page, 'Role', 'Manager')
    await press(page, 'Update')
    await expectSuccess(page, words.created)
    await expectRow(page, 'Noor Haidari', 'Manager')

    await rowAction(page, 'Delete', 'Noor Haidari')
    await expectDialog(page, 'Are you sure?', "You won't be able to revert this!")
    await answer(page, 'OK')
    await expectSuccess(page, words.deleted(1))
    await expect(page.getByRole('cell', { name: /No users found/ })).toBeVisible()
    await press(page, 'Reset Filters')
    await rowAction(page, 'Delete', 'Amara Nwosu')
    await answer(page, 'OK')
    await expectSuccess(page, words.deleted(1))
    await expect(page.getByText('1 - 10 of 67')).toBeVisible()

    await test.step('the end of the session asks nothing about a form half filled', async () => {
      await page.getByRole('link', { name: 'New', exact: true }).click()
      await field(page, 'First Name').fill('Noor')
      await logOut(page)
    })

    await test.step('what was changed ends with the session', async () => {
      fault(faults.answers('login', { token: await world.signIn('admin'), signOut: true }))
      await logIn(page)
      await expect(heading(page, 'Dashboard')).toBeVisible()
      await page.goto('/admin/staffs')
      await expectRow(page, 'Amara Nwosu')
      await expect(page.getByText('1 - 10 of 68')).toBeVisible()
    })
  })
})
