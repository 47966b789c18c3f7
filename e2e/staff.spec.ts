import type { Page } from '@playwright/test'
import { staffMessages as words } from '@/contracts/staff'
import {
  answer,
  expect,
  expectDialog,
  expectRow,
  expectSuccess,
  pick,
  readTable,
  rowAction,
  rowOf,
  test,
} from './fixtures'

const discard = 'You have unsaved changes. Do you want to discard them?'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
const searchBox = (page: Page) => page.getByRole('searchbox')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const box = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label })
const password = (page: Page) => page.getByLabel(/^Password\b/)
const filter = (page: Page, label: string) => page.getByRole('combobox', { name: label })
const editLink = (page: Page, name: string) => page.getByRole('link', { name: `Edit ${name}` })

/** The calls that the page makes; a host that offers no records gets none from these screens. */
let calls: string[] = []

test.beforeEach(async ({ page, signIn }) => {
  calls = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api')) calls.push(`${request.method()} ${pathname}`)
  })
  await signIn()
})

test.afterEach(() => expect(calls).toEqual([]))

test.describe('the list', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/admin/staffs')
    await expectRow(page, 'Amara Nwosu')
  })

  test('is reached by the menu, first of the Admin group', async ({ page }) => {
    await page.goto('/')
    const group = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(group).toContainText(['Home', 'Staff', 'Roles', 'Department', 'Working Time'])
    await group.filter({ hasText: 'Staff' }).click()
    await expect(heading(page, 'Staff Management')).toBeVisible()
  })

  test('shows nine columns, and ten of more than sixty people', async ({ page }) => {
    await expect(page.getByRole('columnheader')).toHaveText([
      '',
      'Sl No',
      'Name',
      'User Name',
      'Role',
      'Place',
      'Email',
      'Phone',
      'Action',
    ])
    await expect(page.getByText('1 - 10 of 68')).toBeVisible()
    const rows = await readTable(page)
    expect(rows).toHaveLength(10)
    expect(rows[0]).toMatchObject({
      'Sl No': '1',
      Name: 'Amara Nwosu',
      'User Name': 'anwosu',
      Role: 'Admin',
      Place: 'Kochi',
      Email: 'anwosu@rounds.example',
      Phone: '9622612965',
    })
  })

  test('searches name, username and email, whatever the case, and nothing else', async ({
    page,
  }) => {
    for (const [typed, name] of [
      ['NWOSU', 'Amara Nwosu'],
      ['crusso', 'Chiara Russo'],
      ['kreddy@Rounds', 'Kavya Reddy'],
    ] as const) {
      await searchBox(page).fill(typed)
      await expect(page.getByText('1 - 1 of 1')).toBeVisible()
      await expectRow(page, name)
    }
    await searchBox(page).fill('kochi')
    await expect(page.getByRole('cell')).toContainText(['No users found'])
    await expect(page.getByText('0 - 0 of 0')).toBeVisible()
    await button(page, 'Reset Filters').click()
    await expect(searchBox(page)).toHaveValue('')
    await expect(page.getByText('1 - 10 of 68')).toBeVisible()
  })

  test('filters by role and department, each searched and taken back', async ({ page }) => {
    await page.goto('/admin/staffs?page=3')
    await expect(page.getByText('21 - 30 of 68')).toBeVisible()
    await filter(page, 'Role').fill('doc')
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Doctor'])
    await page.getByRole('option', { name: 'Doctor' }).click()
    await expect(page).not.toHaveURL(/page=/)
    await pick(page, 'Department', 'Neurology')
    await expectRow(page, 'Ines Carvalho')
    for (const row of await readTable(page)) expect(row.Role).toBe('Doctor')
    await expect(page).toHaveURL(/role=\d+/)
    await expect(page).toHaveURL(/department=\d+/)

    await page.reload()
    await expect(filter(page, 'Role')).toHaveValue('Doctor')
    await expect(filter(page, 'Department')).toHaveValue('Neurology')
    await expectRow(page, 'Ines Carvalho')

    await page.getByRole('button', { name: 'Clear filter', description: 'Role' }).click()
    await expect(filter(page, 'Role')).toHaveValue('')
    await expectRow(page, 'Farid Haddad')
    await button(page, 'Reset').click()
    await expect(filter(page, 'Department')).toHaveValue('')
    await expect(page).toHaveURL(/\/admin\/staffs$/)
    await expect(page.getByText('1 - 10 of 68')).toBeVisible()
  })

  test('pages forth, back and to the first, in sizes of 10 to 100', async ({ page }) => {
    await button(page, 'Next').click()
    await expect(page.getByText('11 - 20 of 68')).toBeVisible()
    expect((await readTable(page))[0]?.['Sl No']).toBe('11')
    await button(page, 'Previous').click()
    await expect(page.getByText('1 - 10 of 68')).toBeVisible()
    await page.goto('/admin/staffs?page=99')
    await expect(page.getByText('61 - 68 of 68')).toBeVisible()
    await expect(button(page, 'Next')).toBeDisabled()
    expect((await readTable(page)).at(-1)?.['Sl No']).toBe('68')
    await button(page, 'Reset to first page').click()
    await expect(page.getByText('1 - 10 of 68')).toBeVisible()
    const size = page.getByLabel('Page size')
    await expect(size.getByRole('option')).toHaveText(['10', '25', '50', '100'])
    await size.selectOption('100')
    await expect(page.getByText('1 - 68 of 68')).toBeVisible()
    expect(await readTable(page)).toHaveLength(68)
  })

  test('shows a spinner for half a second over rows that are right already', async ({ page }) => {
    const spinner = page.getByRole('status', { name: 'Loading staff' })
    await expect(spinner).toHaveCount(0)
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await searchBox(page).fill('nwosu')
    await expect(async () => {
      await page.clock.runFor(10)
      await expectRow(page, 'Amara Nwosu')
      await expect(page.getByText('1 - 1 of 1')).toBeVisible({ timeout: 100 })
    }).toPass()
    await expect(spinner).toBeVisible()
    await page.clock.runFor(600)
    await expect(spinner).toHaveCount(0)
  })

  test('is found as it was left after a look at a user', async ({ page }) => {
    await page.goto('/admin/staffs?q=a&size=25&page=2')
    await expect(page.getByText('26 - 50 of')).toBeVisible()
    const before = await readTable(page)
    await page
      .getByRole('table')
      .getByRole('link', { name: before[3]?.Name ?? '' })
      .first()
      .click()
    await expect(heading(page, before[3]?.Name ?? '')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('26 - 50 of')).toBeVisible()
    expect(await readTable(page)).toEqual(before)
    await page
      .getByRole('table')
      .getByRole('link', { name: before[3]?.Name ?? '' })
      .first()
      .click()
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click()
    await expect(page).toHaveURL(/q=a/)
    await expect(page.getByText('26 - 50 of')).toBeVisible()
    expect(await readTable(page)).toEqual(before)
  })

  test('has no import yet, and says so', async ({ page }) => {
    await button(page, 'Import').click()
    const dialog = await expectDialog(page, 'Import', words.importSoon)
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(dialog).toBeHidden()
  })
})

test.describe('deleting', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/admin/staffs')
    await expectRow(page, 'Amara Nwosu')
  })

  test('one asks first, and the user is gone', async ({ page }) => {
    await rowAction(page, 'Delete', 'Chiara Russo')
    await expectDialog(page, 'Are you sure?', "You won't be able to revert this!")
    await answer(page, 'Cancel')
    await expectRow(page, 'Chiara Russo')
    await rowAction(page, 'Delete', 'Chiara Russo')
    await answer(page, 'OK')
    await expectSuccess(page, words.deleted)
    await expect(rowOf(page, 'Chiara Russo')).toHaveCount(0)
    await expect(page.getByText('1 - 10 of 67')).toBeVisible()
    await page.reload()
    await expect(page.getByText('1 - 10 of 67')).toBeVisible()
    await expect(rowOf(page, 'Chiara Russo')).toHaveCount(0)
  })

  test('many, selected over pages, says how many', async ({ page }) => {
    await expect(button(page, 'Delete')).toBeDisabled()
    await box(page, 'Chiara Russo').check()
    await button(page, 'Next').click()
    await box(page, 'Mei Lin').check()
    await expect(page.getByText('2 selected')).toBeVisible()
    await button(page, 'Delete').click()
    await expectDialog(
      page,
      'Are you sure?',
      'You are about to delete 2 users. This action cannot be undone!',
    )
    await answer(page, 'OK')
    await expectSuccess(page, words.deleted)
    await expect(page.getByText('11 - 20 of 66')).toBeVisible()
    await expect(button(page, 'Delete')).toBeDisabled()
  })

  test('by the Delete key asks the same, or says that nobody is selected', async ({ page }) => {
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

  test('never touches a Super Admin', async ({ page }) => {
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
    await expect(editLink(page, name)).toHaveCount(0)
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    await expect(page.getByText('9 selected')).toBeVisible()
    await expect(box(page, name)).not.toBeChecked()
    await page.goto('/admin/staff/edit?id=2')
    await expect(page.getByText(words.protected)).toBeVisible()
    await expect(button(page, 'Update')).toHaveCount(0)
  })
})

test.describe('creating', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/admin/staffs?q=noor')
    await page.getByRole('link', { name: 'New', exact: true }).click()
    await expect(heading(page, 'Create User')).toBeVisible()
  })

  async function fillAll(page: Page): Promise<void> {
    await field(page, 'First Name').fill(' Noor ')
    await field(page, 'Last Name').fill('Haidari')
    await field(page, 'Email').fill('Noor@Rounds.example')
    await pick(page, 'Role', 'Doctor')
    await pick(page, 'Department', 'Neurology')
    await field(page, 'Username').fill('nhaidari')
    await password(page).fill('secret-1')
    await field(page, 'Phone').fill('9876543210')
  }

  test('asks for all eight fields, in the words for each, and goes to the first', async ({
    page,
  }) => {
    await expect(
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem'),
    ).toHaveText(['Users', 'Create User'])
    await expect(page.getByRole('radio', { name: 'Active', exact: true })).toBeChecked()
    await button(page, 'Create User').click()
    for (const [label, message] of [
      ['First Name', words.firstNameRequired],
      ['Last Name', words.lastNameRequired],
      ['Email', words.emailInvalid],
      ['Username', words.usernameRequired],
      ['Phone', words.phoneInvalid],
    ] as const) {
      await expect(field(page, label)).toHaveAccessibleDescription(message)
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
    }
    for (const [label, message] of [
      ['Role', words.roleRequired],
      ['Department', words.departmentRequired],
    ] as const)
      await expect(filter(page, label)).toHaveAccessibleDescription(message)
    await expect(page.getByText(words.passwordTooShort)).toBeVisible()
    await expect(field(page, 'First Name')).toBeFocused()

    await fillAll(page)
    await password(page).fill('12345')
    await field(page, 'Phone').fill('98765432101')
    await button(page, 'Create User').click()
    await expect(page.getByText(words.passwordTooShort)).toBeVisible()
    await expect(field(page, 'Phone')).toHaveAccessibleDescription(words.phoneInvalid)
    await expect(page.getByText(words.firstNameRequired)).toHaveCount(0)
  })

  test('says so, leads back, and the user is in the list; the password is kept nowhere', async ({
    page,
  }) => {
    await fillAll(page)
    await page.getByRole('radio', { name: 'Inactive' }).check()
    await button(page, 'Create User').click()
    await expectSuccess(page, words.created)
    await expect(page).toHaveURL(/\/admin\/staffs\?q=noor$/)
    await expectRow(page, 'Noor Haidari', 'nhaidari', 'Doctor', 'noor@rounds.example', '9876543210')
    await page.reload()
    await expectRow(page, 'Noor Haidari')
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
    )
    expect(stored).toContain('nhaidari')
    expect(stored).not.toContain('secret-1')
    await page.getByRole('link', { name: 'New', exact: true }).click()
    await expect(field(page, 'First Name')).toHaveValue('')
  })

  test('refuses a taken username and email at their fields, and keeps what was typed', async ({
    page,
  }) => {
    await fillAll(page)
    await field(page, 'Username').fill('ANwosu')
    await field(page, 'Email').fill('anwosu@rounds.example')
    await button(page, 'Create User').click()
    await expect(field(page, 'Username')).toHaveAccessibleDescription(words.usernameTaken)
    await expect(field(page, 'Email')).toHaveAccessibleDescription(words.emailTaken)
    await expect(field(page, 'Last Name')).toHaveValue('Haidari')
  })

  test('asks at Cancel before it throws typed text away', async ({ page }) => {
    await field(page, 'Phone').fill('98')
    await field(page, 'Username').fill('n')
    await button(page, 'Cancel').click()
    await expectDialog(page, 'Discard changes?', discard)
    await answer(page, 'No, continue editing')
    await expect(field(page, 'Username')).toHaveValue('n')
    await button(page, 'Cancel').click()
    await answer(page, 'Yes, discard changes')
    await expect(heading(page, 'Staff Management')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('asks nothing at Cancel of a form without a name', async ({ page }) => {
    await field(page, 'Phone').fill('98')
    await button(page, 'Cancel').click()
    await expect(heading(page, 'Staff Management')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('asks when it is left by the menu or by Back', async ({ page }) => {
    await field(page, 'First Name').fill('Noor')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
    await expectDialog(page, 'Discard changes?', discard)
    await answer(page, 'No, continue editing')
    await expect(field(page, 'First Name')).toHaveValue('Noor')
    await page.goBack()
    await expectDialog(page, 'Discard changes?', discard)
    await answer(page, 'No, continue editing')
    await expect(page).toHaveURL(/\/admin\/staff\/create$/)
    await expect(field(page, 'First Name')).toHaveValue('Noor')
    await page.goBack()
    await answer(page, 'Yes, discard changes')
    await expect(heading(page, 'Staff Management')).toBeVisible()
  })

  test('lets a session go that ends, unasked', async ({ page }) => {
    await field(page, 'First Name').fill('Noor')
    await page.getByRole('button', { name: 'profile' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await answer(page, 'OK')
    await expect(page).toHaveURL(/\/login/)
  })
})

test.describe('editing and looking', () => {
  test('changes role, department and status, and nothing else', async ({ page }) => {
    await page.goto('/admin/staffs?size=25')
    await editLink(page, 'Chiara Russo').click()
    await expect(heading(page, 'Edit User')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/staff\/edit\?id=3$/)
    await expect(
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem'),
    ).toHaveText(['Users', 'Edit User'])
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
    await expect(filter(page, 'Role')).toHaveValue('Staff')
    await expect(filter(page, 'Department')).toHaveValue('Urology')
    await filter(page, 'Role').click()
    await expect(page.getByRole('option', { name: 'Super Admin' })).toHaveCount(0)
    await page.getByRole('option', { name: 'Manager' }).click()
    await pick(page, 'Department', 'ENT')
    await page.getByRole('radio', { name: 'Inactive' }).check()
    await button(page, 'Update').click()
    await expectSuccess(page, words.created)
    await expect(page).toHaveURL(/\/admin\/staffs\?size=25$/)
    await expectRow(page, 'Chiara Russo', 'crusso', 'Manager', 'Pune')

    await page.getByRole('table').getByRole('link', { name: 'Chiara Russo', exact: true }).click()
    const details = page.getByRole('region', { name: 'Details' })
    for (const text of [
      'Manager',
      'ENT',
      'Inactive',
      'Pune',
      'crusso@rounds.example',
      '7405678021',
    ])
      await expect(details).toContainText(text)
  })

  test('asks before it throws a change away', async ({ page }) => {
    await page.goto('/admin/staff/edit?id=3')
    await pick(page, 'Role', 'Manager')
    await button(page, 'Cancel').click()
    await expectDialog(page, 'Discard changes?', discard)
    await answer(page, 'Yes, discard changes')
    await expectRow(page, 'Chiara Russo', 'Staff')
  })

  test('one user is a page, which leads on to the form', async ({ page }) => {
    await page.goto('/admin/user/3')
    await expect(heading(page, 'Chiara Russo')).toBeVisible()
    await expect(page).toHaveTitle(/Chiara Russo/)
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await expect(heading(page, 'Edit User')).toBeVisible()
  })

  for (const path of ['/admin/user/999', '/admin/staff/edit?id=999', '/admin/staff/edit'])
    test(`nobody is at ${path}, and it leads back`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByText(words.notFound)).toBeVisible()
      await page.getByRole('link', { name: 'Back to Users' }).click()
      await expectRow(page, 'Amara Nwosu')
    })

  test('is for administrators', async ({ page, signIn }) => {
    await signIn('doctor')
    for (const path of ['staffs', 'staff/create', 'staff/edit?id=3', 'user/3']) {
      await page.goto(`/admin/${path}`)
      await expect(heading(page, 'No access')).toBeVisible()
    }
  })
})

test('what was changed ends with the session', async ({ page }) => {
  await page.goto('/admin/staffs')
  await rowAction(page, 'Delete', 'Chiara Russo')
  await answer(page, 'OK')
  await expect(page.getByText('1 - 10 of 67')).toBeVisible()
  await expectSuccess(page, words.deleted)
  await page.getByRole('button', { name: 'profile' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await answer(page, 'OK')
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('records.staff')
})
