import { faults } from '@mocks/faults'
import { binEndpoints } from '@shared/contracts/bin'
import { departmentEndpoints } from '@shared/contracts/departments'
import { ownProfileMessages } from '@shared/contracts/own-profile'
import { type StaffUser, staffEndpoints, staffMessages as words } from '@shared/contracts/staff'
import { startPasswordMessages } from '@shared/contracts/start-passwords'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { callAs, callsMade, fault, healed, openScreen } from '@/test/screen'
import {
  alert,
  answer,
  boxOf,
  expectDialog,
  expectRow,
  expectSuccess,
  expectTexts,
  expectToast,
  field,
  heading,
  pick,
  press,
  search,
  select,
} from '@/test/screen-words'

const open = (address: string, keepsRecords = true) =>
  openScreen(`/admin/${address}${address.includes('?') ? '&' : '?'}world=quiet&as=admin`, {
    keepsRecords,
    size: [1500, 900],
  })

const radio = (name: string) => page.getByRole('radio', { name, exact: true })
const password = page.getByLabelText(/^Password\b/)

/** Fills in Create User: Noor Haidari, a doctor of neurology. */
async function fillUser(): Promise<void> {
  await field(page, 'First Name').fill(' Noor ')
  await field(page, 'Last Name').fill('Haidari')
  await field(page, 'Email').fill('Noor@Rounds.example')
  await pick('Role', 'Doctor')
  await pick('Department', 'Neurology')
  await field(page, 'Username').fill('nhaidari')
  await password.fill('secret-1')
  await field(page, 'Phone').fill('9876543210')
}

/** The users that a colleague finds. */
const find = async (q: string): Promise<StaffUser[]> =>
  (await callAs('admin', staffEndpoints.list, { q, page: 0, limit: 10 })).rows

/** A colleague makes the one user found a manager who works here no more. */
async function demote(q: string): Promise<void> {
  const [user] = await find(q)
  const roles = await callAs('admin', staffEndpoints.roles, {})
  const manager = roles.find(({ name }) => name === 'Manager')
  if (!user || !manager) throw new Error(`no user is found by '${q}'`)
  await callAs('admin', staffEndpoints.update, {
    id: user._id,
    role: manager._id,
    status: 'inactive',
    confirmed: true,
    version: user.version,
  })
}

test('Create User says at each field what is missing or wrong, and goes to the first', async () => {
  await open('staff/create', false)
  await expect
    .element(page.getByRole('navigation', { name: 'Breadcrumb' }))
    .toHaveTextContent('Users/Create User')
  await expect.element(radio('Active')).toBeChecked()
  await press(page, 'Create User')
  for (const [label, message] of [
    ['First Name', words.firstNameRequired],
    ['Last Name', words.lastNameRequired],
    ['Email', words.emailInvalid],
    ['Username', words.usernameRequired],
    ['Phone', words.phoneInvalid],
  ] as const) {
    await expect.element(field(page, label)).toHaveAccessibleDescription(message)
    await expect.element(field(page, label)).toBeInvalid()
  }
  for (const [label, message] of [
    ['Role', words.roleRequired],
    ['Department', words.departmentRequired],
  ] as const)
    await expect.element(select(page, label)).toHaveAccessibleDescription(message)
  await expect.element(page.getByText(words.passwordTooShort)).toBeVisible()
  await expect.element(field(page, 'First Name')).toHaveFocus()

  await fillUser()
  await field(page, 'Last Name').fill('x'.repeat(101))
  await password.fill('12345')
  await field(page, 'Phone').fill('98765432101')
  await press(page, 'Create User')
  await expect.element(field(page, 'Last Name')).toHaveAccessibleDescription(words.tooLong)
  await expect.element(page.getByText(words.passwordTooShort)).toBeVisible()
  await expect.element(field(page, 'Phone')).toHaveAccessibleDescription(words.phoneInvalid)
  await expect.element(page.getByText(words.firstNameRequired)).not.toBeInTheDocument()
})

test.for([true, false])(
  'a username or email that is taken is refused at its field, the rest stays (host keeps records: %s)',
  async (keepsRecords) => {
    await open('staff/create', keepsRecords)
    await fillUser()
    await field(page, 'Username').fill('ANwosu')
    await field(page, 'Email').fill('anwosu@rounds.example')
    await press(page, 'Create User')
    await expect.element(field(page, 'Username')).toHaveAccessibleDescription(words.usernameTaken)
    await expect.element(field(page, 'Email')).toHaveAccessibleDescription(words.emailTaken)
    await expect.element(field(page, 'Last Name')).toHaveValue('Haidari')
  },
)

test('a Super Admin makes another one with the own password', async () => {
  const { router } = await openScreen('/admin/profile?world=empty&as=admin', { size: [1500, 900] })
  await callAs('admin', departmentEndpoints.create, { name: 'Neurology' })
  await router.navigate({ to: '/admin/staff/create' })
  await fillUser()
  const own = page.getByLabelText('Your Own Password', { exact: true })
  await expect.element(own).not.toBeInTheDocument()
  await pick('Role', 'Super Admin')
  await press(page, 'Create User')
  await expect.element(own).toHaveAccessibleDescription(words.superAdminPassword)
  await own.fill('a guess')
  await press(page, 'Create User')
  await expect.element(own).toHaveAccessibleDescription(ownProfileMessages.passwordWrong)
  await own.fill('rounds-demo')
  await press(page, 'Create User')
  await expectSuccess(words.created)
  const [made] = await find('nhaidari')
  expect(made?.role.name).toBe('Super Admin')
})

test('the sample keeps a new user in the tab, but not the password', async () => {
  await open('staffs?q=noor', false)
  await page.getByRole('link', { name: 'New', exact: true }).click()
  await fillUser()
  await radio('Inactive').click()
  await press(page, 'Create User')
  await expectSuccess(words.created)
  await expectRow('Noor Haidari', 'nhaidari', 'Doctor', 'noor@rounds.example', '9876543210')
  const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }])
  expect(kept).toContain('nhaidari')
  expect(kept).not.toContain('secret-1')
  expect(callsMade()).toEqual([])
  await page.getByRole('link', { name: 'New', exact: true }).click()
  await expect.element(field(page, 'First Name')).toHaveValue('')
})

test('Create User asks before it discards a name, at Cancel and by the menu', async () => {
  await open('staff/create')
  await field(page, 'Phone').fill('98')
  await press(page, 'Cancel')
  await expect.element(heading('Staff Management')).toBeVisible()

  await page.getByRole('link', { name: 'New', exact: true }).click()
  await field(page, 'Username').fill('n')
  await press(page, 'Cancel')
  const question = 'You have unsaved changes. Do you want to discard them?'
  await expectDialog('Discard changes?', question)
  await answer('No, continue editing')
  await expect.element(field(page, 'Username')).toHaveValue('n')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expectDialog('Discard changes?', question)
  await answer('No, continue editing')
  await expect.element(field(page, 'Username')).toHaveValue('n')
  await press(page, 'Cancel')
  await answer('Yes, discard changes')
  await expect.element(heading('Staff Management')).toBeVisible()
})

test('a user is created once, although the answer is lost', async () => {
  await open('staff/create')
  await fillUser()
  let isLost = false
  fault(
    http.post(`*${staffEndpoints.create.path}`, async ({ request }) => {
      if (isLost) return undefined
      isLost = true
      await fetch(request)
      return HttpResponse.error()
    }),
  )
  await press(page, 'Create User')
  await expect.element(alert('The server cannot be reached')).toBeVisible()
  await press(page, 'Create User')
  await expectSuccess(words.created)
  expect(await find('haidari')).toHaveLength(1)
})

test('Create User that fails says why, and keeps the typed text', async () => {
  await open('staff/create')
  await fillUser()
  fault(faults.silent('create staff user'))
  await press(page, 'Create User')
  await expect.element(alert(words.createFailed)).toBeVisible()
  await expect.element(field(page, 'Username')).toHaveValue('nhaidari')
})

test('on a phone, the first wrong field of the form is below the header', async () => {
  await openScreen('/admin/staff/create?world=quiet&as=admin', { size: [390, 844] })
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
  expect(boxOf(breadcrumb).height).toBeGreaterThanOrEqual(24)
  await press(page, 'Create User')
  await expect.element(field(page, 'First Name')).toHaveFocus()
  const label = page.getByText('First Name').first()
  expect(boxOf(label).y).toBeGreaterThan(boxOf(page.getByRole('banner')).bottom)
})

test.for(['user/999', 'staff/edit?id=999', 'staff/edit'])(
  'the address /admin/%s says that no user is found, and leads back to the list',
  async (address) => {
    await open(address, false)
    await expect.element(page.getByText(words.notFound)).toBeVisible()
    await page.getByRole('link', { name: 'Back to Users' }).click()
    await expectRow('Amara Nwosu')
  },
)

test('a Super Admin has no form', async () => {
  await open('staff/edit?id=2', false)
  await expect.element(page.getByText(words.protected)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Update' })).not.toBeInTheDocument()
})

test('the sample’s Edit User changes role, department and status, and nothing else', async () => {
  const { router } = await open('user/3', false)
  await expect.element(heading('Chiara Russo')).toBeVisible()
  expect(document.title).toContain('Chiara Russo')
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect.element(heading('Edit User')).toBeVisible()
  await expect
    .element(page.getByRole('navigation', { name: 'Breadcrumb' }))
    .toHaveTextContent('Users/Edit User')
  expect(router.state.location.href).toBe('/admin/staff/edit?id=3')
  expect(page.getByRole('main').getByRole('textbox').elements()).toEqual([])
  await expect.element(select(page, 'Role')).toHaveValue('Staff')
  await expect.element(select(page, 'Department')).toHaveValue('Urology')
  await select(page, 'Role').click()
  await expect.element(page.getByRole('option', { name: 'Super Admin' })).not.toBeInTheDocument()
  await page.getByRole('option', { name: 'Manager' }).click()
  await press(page, 'Cancel')
  await expectDialog('Discard changes?')
  await answer('No, continue editing')
  await pick('Department', 'ENT')
  await radio('Inactive').click()
  await press(page, 'Update')
  await expectSuccess(words.created)
  await expectRow('Chiara Russo', 'crusso', 'Manager', 'Pune')

  await page.getByRole('table').getByRole('link', { name: 'Chiara Russo', exact: true }).click()
  const details = page.getByRole('region', { name: 'Details' })
  const facts = ['Manager', 'ENT', 'Inactive', 'Pune', 'crusso@rounds.example', '7405678021']
  for (const text of facts) await expect.element(details).toHaveTextContent(text)
  expect(callsMade()).toEqual([])
})

test('a change that fails says why', async () => {
  const { router } = await open('staffs?q=reyes')
  await page.getByRole('link', { name: 'Edit Dr. Daniel Reyes' }).click()
  await pick('Department', 'ENT')
  fault(faults.silent('update staff user'))
  await press(page, 'Update')
  await expect.element(alert(words.updateFailed)).toBeVisible()
  expect(router.state.location.pathname).toBe('/admin/staff/edit')
})

test('an account without a department is corrected, and a taken email is refused', async () => {
  await open('staffs?q=klein')
  await expectRow('Rosa Klein')
  const [klein] = await find('klein')
  if (klein?.department)
    await callAs('admin', binEndpoints.remove, { kind: 'department', ids: [klein.department._id] })
  await page.getByRole('link', { name: 'Edit Rosa Klein' }).click()
  await expect.element(select(page, 'Department')).toHaveValue('')
  await field(page, 'Name').fill('Rosa Vogt')
  await field(page, 'Email').fill('doctor@rounds.example')
  await field(page, 'Phone').fill('12')
  await press(page, 'Update')
  await expect.element(field(page, 'Phone')).toHaveAccessibleDescription(words.phoneInvalid)
  await field(page, 'Phone').fill('+91 98765 43210')
  await press(page, 'Update')
  await expect.element(field(page, 'Email')).toHaveAccessibleDescription(words.emailTaken)
  await field(page, 'Email').fill('rvogt@rounds.example')
  await press(page, 'Update')
  await expectSuccess(words.created)
  await search.fill('vogt')
  await expectRow('Rosa Vogt', 'receptionist', 'rvogt@rounds.example', '9876543210')
})

test('the form shows a colleague’s change, and saves over it on purpose', async () => {
  await open('staffs?q=reyes')
  await page.getByRole('link', { name: 'Edit Dr. Daniel Reyes' }).click()
  await expect.element(heading('Edit User')).toBeVisible()
  await pick('Department', 'ENT')
  await demote('reyes')
  await press(page, 'Update')
  await expect.element(alert(words.stale)).toBeVisible()
  await expectTexts(alert('Changed meanwhile').getByRole('listitem'), [
    'Role: was Doctor, is now Manager',
    'Status: was Active, is now Inactive',
  ])
  // What was chosen here stays; what was not touched is what the colleague has made of it.
  await expect.element(select(page, 'Department')).toHaveValue('ENT')
  await expect.element(select(page, 'Role')).toHaveValue('Manager')
  await press(page, 'Update')
  await expectSuccess(words.created)
  await expectRow('Dr. Daniel Reyes', 'Manager', 'ENT', 'Inactive')
})

test('a start password that is too short is refused, and a failure says why', async () => {
  await open('staffs?q=klein')
  await page.getByRole('table').getByRole('link', { name: 'Rosa Klein', exact: true }).click()
  await press(page, 'New Start Password')
  const dialog = await expectDialog('New start password for Rosa Klein', 'in person')
  const start = dialog.getByLabelText(/^Start Password/)
  await expect.element(start).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await press(page, 'New Start Password')
  await expect.element(start).toHaveFocus()
  await userEvent.keyboard('12345')
  await press(dialog, 'Save')
  await expect.element(start).toHaveAccessibleDescription(words.passwordTooShort)
  await start.fill('begin-here')
  fault(faults.silent('give start password'))
  await press(dialog, 'Save')
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent(startPasswordMessages.giveFailed)
  healed()
  await press(dialog, 'Save')
  await expectToast(startPasswordMessages.given('Rosa Klein'))
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a Super Admin can make another, and reads that it is for good; an admin cannot', async () => {
  await open('staff/create')
  await page.getByRole('combobox', { name: /^Role/ }).click()
  await expect.element(page.getByRole('option', { name: 'Admin', exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('option', { name: 'Super Admin', exact: true }))
    .not.toBeInTheDocument()

  await openScreen('/admin/staff/create?world=empty&as=admin', { size: [1500, 900] })
  await pick(/^Role/, 'Super Admin')
  await expect
    .element(
      page.getByText(
        'A Super Admin can do everything. You cannot change or delete this account later.',
      ),
    )
    .toBeVisible()
})
