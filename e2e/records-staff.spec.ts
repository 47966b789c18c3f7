import type { Page } from '@playwright/test'
import { roles, users } from '@server/db/schema'
import { pathOf } from '@server/test/api'
import { keyedCalls } from '@server/test/records'
import { eq } from 'drizzle-orm'
import { HttpResponse, http } from 'msw'
import { authMessages } from '@/contracts/auth'
import { type PermissionKey, permissionLabel } from '@/contracts/permissions'
import { type StaffUser, staffEndpoints, staffMessages as words } from '@/contracts/staff'
import { startPasswordMessages } from '@/contracts/start-passwords'
import { expectAccessible } from './axe'
import { stopTime } from './clock'
import {
  answer,
  test as base,
  expect,
  expectDialog,
  expectRow,
  expectSuccess,
  expectToast,
  faults,
  heading,
  pick,
  press,
  readTable,
  rowAction,
  rowOf,
} from './fixtures'
import { locked } from './lock-page'
import { expectLogin, logIn, logOut } from './login-page'
import { searchBox } from './staff-page'
import { field, fillUser } from './user-form'

/** What another admin does meanwhile, on a page of their own. */
interface Colleague {
  find: (q: string) => Promise<StaffUser[]>
  /** Gives the one user found the role of this name, and takes them out of work. */
  demote: (q: string, role: string) => Promise<void>
}

const test = base.extend<{ colleague: Colleague }>({
  colleague: async ({ world }, use) => {
    const token = await world.signIn('admin')
    const ask = keyedCalls(
      () => world.api,
      () => token,
    )
    const find = async (q: string) => {
      const { body } = await ask('GET', `${staffEndpoints.list.path}?q=${q}`)
      return staffEndpoints.list.output.parse(body).rows
    }
    await use({
      find,
      demote: async (q, name) => {
        const { body } = await ask('GET', staffEndpoints.roles.path)
        const role = staffEndpoints.roles.output.parse(body).find((it) => it.name === name)
        const [user] = await find(q)
        const { status } = await ask('PATCH', pathOf(staffEndpoints.update, user?._id ?? ''), {
          json: {
            role: role?._id,
            department: user?.department?._id,
            status: 'inactive',
            confirmed: true,
            version: user?.version,
          },
        })
        expect(status).toBe(200)
      },
    })
  },
})

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

test.beforeEach(async ({ signInToRecords }) => signInToRecords())

test('a colleague is made once, though an answer is lost, and found by status, department and name', async ({
  page,
  network,
  world,
  colleague,
}) => {
  await test.step('one is made once, and found by status and department', async () => {
    await page.goto('/admin/staff/create')
    await fillUser(page)
    await page.getByRole('radio', { name: 'Inactive' }).check()
    await field(page, 'Username').fill('doctor')
    await press(page, 'Create User')
    await expect(field(page, 'Username')).toHaveAccessibleDescription(words.usernameTaken)
    await field(page, 'Username').fill('nhaidari')
    network.use(
      http.post(
        `*${staffEndpoints.create.path}`,
        async ({ request }) => {
          await world.api.request(request)
          return HttpResponse.error()
        },
        { once: true },
      ),
    )
    await press(page, 'Create User')
    await expect(alert(page, 'The server cannot be reached')).toBeVisible()
    await press(page, 'Create User')
    await expectSuccess(page, words.created)
    expect(await colleague.find('haidari')).toHaveLength(1)

    await expect(page.getByText('Sample records')).toHaveCount(0)
    await pick(page, 'Status', 'Inactive')
    await pick(page, 'Department', 'Neurology')
    await expectRow(page, 'Noor Haidari', 'nhaidari', 'Doctor', 'Neurology', 'Inactive')
    await expect(page).toHaveURL(/status=inactive/)
    for (const row of await readTable(page))
      expect(row).toMatchObject({ Department: 'Neurology', Status: 'Inactive' })
    await expectAccessible(page, 'staff of the server')
    await pick(page, 'Status', 'Active')
    await expect(rowOf(page, 'Noor Haidari')).toHaveCount(0)
    await press(page, 'Reset')
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('')
  })

  await test.step('a search asks once for what is typed at one go', async () => {
    const asked: (string | null)[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === staffEndpoints.list.path) asked.push(searchParams.get('q'))
    })
    await page.goto('/admin/staffs')
    await expectRow(page, 'Aditya Kulkarni')
    await stopTime(page)
    await searchBox(page).pressSequentially('fontaine')
    await page.clock.runFor(300)
    await page.clock.resume()
    await expectRow(page, 'Beatrice Fontaine')
    await expect(rowOf(page, 'Aditya Kulkarni')).toHaveCount(0)
    await expect(page).toHaveURL(/q=fontaine/)
    expect(asked).toEqual(['', 'fontaine'])
  })

  await test.step('a page past the end leads to the last one', async () => {
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await expect(heading(page, 'Dashboard')).toBeVisible()
    await page.goto('/admin/staffs?page=99&size=25')
    await expect(page).toHaveURL(/page=3/)
    await expect(page.getByText(/^51 - \d+ of \d+$/)).toBeVisible()
    await page.goBack()
    await expect(heading(page, 'Dashboard')).toBeVisible()
  })
})

test('what a colleague has changed meanwhile is told, and saved over knowingly', async ({
  page,
  colleague,
  fault,
  healed,
  signInToRecords,
}) => {
  await test.step('a user is saved over what was changed', async () => {
    await page.goto('/admin/staffs?q=reyes')
    await page.getByRole('link', { name: 'Edit Dr. Daniel Reyes' }).click()
    await expect(heading(page, 'Edit User')).toBeVisible()
    await pick(page, 'Department', 'ENT')
    await colleague.demote('reyes', 'Manager')
    await press(page, 'Update')
    await expect(alert(page, words.stale)).toBeVisible()
    const changed = alert(page, 'Changed meanwhile')
    await expect(changed.getByRole('listitem')).toHaveText([
      'Role: was Doctor, is now Manager',
      'Status: was Active, is now Inactive',
    ])
    // What was chosen here stays; what was not touched is what the colleague has made of it.
    await expect(page.getByRole('combobox', { name: 'Department' })).toHaveValue('ENT')
    await expect(page.getByRole('combobox', { name: 'Role' })).toHaveValue('Manager')
    await expectAccessible(page, 'changed meanwhile')
    await press(page, 'Update')
    await expectSuccess(page, words.created)
    await expectRow(page, 'Dr. Daniel Reyes', 'Manager', 'ENT', 'Inactive')
  })

  await test.step('a working time is given on the page of a user, from what is there now', async () => {
    await searchBox(page).fill('kavya')
    await page.getByRole('table').getByRole('link', { name: 'Kavya Reddy', exact: true }).click()
    const workingTime = page.getByRole('combobox', { name: 'Working time' })
    await expect(workingTime).toHaveValue('None')
    await expect(page.getByText(/^Kavya Reddy, no\. \d+$/)).toBeVisible()
    await pick(page, 'Working time', 'Evening Shift (02:00 PM to 10:30 PM)')
    await expectToast(page, 'Working time saved')
    await expectAccessible(page, 'user with working time')
    await page.reload()
    await expect(workingTime).toHaveValue('Evening Shift (02:00 PM to 10:30 PM)')

    // The page hears nothing of it.
    fault(faults.dropped('follow changes'))
    await colleague.demote('kavya', 'Manager')
    await pick(page, 'Working time', 'None')
    await expect(workingTime).toHaveAccessibleDescription(words.stale)
    await expect(workingTime).toHaveValue('Evening Shift (02:00 PM to 10:30 PM)')
    await expect(page.getByRole('region', { name: 'Details' })).toContainText('Inactive')
    await pick(page, 'Working time', 'None')
    await expect(workingTime).toHaveValue('None')
    await expect(workingTime).toHaveAccessibleDescription('')
  })

  await test.step('who is deactivated meanwhile is locked out, and led to the login page', async () => {
    healed()
    await signInToRecords('receptionist')
    await page.goto('/')
    await colleague.demote('klein', 'Staff')
    // By the page itself, which asks what has changed.
    await expect(locked(page)).toContainText(authMessages.locked.ended)
    await press(locked(page), 'Sign in as somebody else')
    await expectLogin(page)
  })
})

test('an account is corrected, and gets a start password, which its person replaces', async ({
  page,
  world,
}) => {
  // As an account of a clinic that was there before departments were kept with it.
  await world.db.update(users).set({ departmentId: null }).where(eq(users.username, 'receptionist'))
  await page.goto('/admin/staffs?q=klein')
  await page.getByRole('link', { name: 'Edit Rosa Klein' }).click()
  await field(page, 'Name').fill('Rosa Vogt')
  await field(page, 'Email').fill('doctor@rounds.example')
  await field(page, 'Phone').fill('12')
  await press(page, 'Update')
  await expect(field(page, 'Phone')).toHaveAccessibleDescription(words.phoneInvalid)
  await field(page, 'Phone').fill('+91 98765 43210')
  await press(page, 'Update')
  await expect(field(page, 'Email')).toHaveAccessibleDescription(words.emailTaken)
  await expectAccessible(page, 'user to correct')
  await field(page, 'Email').fill('rvogt@rounds.example')
  await press(page, 'Update')
  await expectSuccess(page, words.created)
  await searchBox(page).fill('vogt')
  await expectRow(page, 'Rosa Vogt', 'receptionist', 'rvogt@rounds.example', '9876543210')

  await page.getByRole('table').getByRole('link', { name: 'Rosa Vogt', exact: true }).click()
  await press(page, 'New Start Password')
  const dialog = await expectDialog(page, 'New start password for Rosa Vogt', 'in person')
  await dialog.getByLabel(/^Start Password/).fill('12345')
  await press(dialog, 'Save')
  await expect(dialog.getByLabel(/^Start Password/)).toHaveAccessibleDescription(
    words.passwordTooShort,
  )
  await expectAccessible(page, 'start password to give')
  await dialog.getByLabel(/^Start Password/).fill('begin-here')
  await press(dialog, 'Save')
  await expectToast(page, startPasswordMessages.given('Rosa Vogt'))
  await expect(dialog).toBeHidden()

  await logOut(page)
  await logIn(page, 'rvogt@rounds.example', 'begin-here')
  await expect(heading(page, 'Choose your own password')).toBeVisible()
})

test('who goes cannot sign in, and what an admin may not do is grey', async ({
  page,
  world,
  signInToRecords,
}) => {
  await test.step('who has visits to come goes only once that is known; who is gone cannot sign in', async () => {
    await page.goto('/admin/staffs?q=kavya')
    await page.getByRole('link', { name: 'Edit Kavya Reddy' }).click()
    await page.getByRole('radio', { name: 'Inactive' }).check()
    await press(page, 'Update')
    const question = await expectDialog(
      page,
      'Appointments to come',
      /Kavya Reddy has \d+ appointments to come/,
    )
    await press(question, 'Cancel')
    await expect(heading(page, 'Edit User')).toBeVisible()
    await press(page, 'Update')
    await answer(page, 'Save anyway')
    await expectSuccess(page, words.created)
    await expectRow(page, 'Kavya Reddy', 'Inactive')
    await expect(world.signIn('kreddy')).rejects.toThrow('Invalid username or password')
    await rowAction(page, 'Delete', 'Kavya Reddy')
    await expectDialog(
      page,
      'Delete Kavya Reddy (kreddy)?',
      /has \d+ visits to come.*They stay until somebody moves, cancels or answers them\./,
    )
    await answer(page, 'Delete')
    await expectSuccess(page, words.deleted(1))

    await searchBox(page).fill('lena')
    await expectRow(page, 'Lena Fischer', 'Active')
    await rowAction(page, 'Delete', 'Lena Fischer')
    await answer(page, 'Cancel')
    await expectRow(page, 'Lena Fischer', 'Active')
    await rowAction(page, 'Delete', 'Lena Fischer')
    await answer(page, 'Delete')
    await expectSuccess(page, words.deleted(1))
    await expect(rowOf(page, 'Lena Fischer')).toHaveCount(0)
    await expect(world.signIn('lab')).rejects.toThrow('Invalid username or password')
  })

  await test.step('what the token of an admin does not allow is grey, and says why', async () => {
    const left: PermissionKey[] = ['admin_dashboard', 'staff_view']
    await world.db.update(roles).set({ permissions: left }).where(eq(roles.key, 'admin'))
    await signInToRecords()
    await page.goto('/admin/profile')
    const lacks = (key: PermissionKey) =>
      `This takes the permission ${permissionLabel(key)}, which your role does not have.`
    for (const [screen, add, name, remove] of [
      ['Roles', 'Add Role', 'Manager', 'Delete Selected'],
      ['Department', 'Add Department', 'ENT', 'Delete Selected'],
      ['Working Time', 'Add Working Time', 'Evening Shift', undefined],
      ['Staff', 'New', 'Aditya Kulkarni', 'Delete'],
    ] as const) {
      await page.getByRole('link', { name: screen, exact: true }).click()
      await expectRow(page, name)
      const grey: [string, PermissionKey][] = [
        [add, 'staff_create'],
        [`Edit ${name}`, 'staff_edit'],
        [`Delete ${name}`, 'staff_delete'],
        ...(remove ? [[remove, 'staff_delete'] satisfies [string, PermissionKey]] : []),
      ]
      for (const [button, key] of grey) {
        const it = page.getByRole('button', { name: button, exact: true })
        await expect(it).toBeDisabled()
        await expect(it).toHaveAttribute('title', lacks(key))
      }
    }
    await page
      .getByRole('table')
      .getByRole('link', { name: 'Aditya Kulkarni', exact: true })
      .click()
    for (const button of ['New Start Password', 'Edit'])
      await expect(page.getByRole('button', { name: button })).toBeDisabled()
    await expect(page.getByRole('combobox')).toHaveCount(0)
  })
})
