import { faults } from '@mocks/faults'
import { staffEndpoints, staffMessages as words } from '@shared/contracts/staff'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectDisabled } from '@/test/desk-words'
import { callsMade, fault, healed, openScreen } from '@/test/screen'
import {
  answer,
  boxOf,
  button,
  drawn,
  expectColumns,
  expectDialog,
  expectError,
  expectNoRow,
  expectRange,
  expectRow,
  expectSuccess,
  expectTable,
  expectTexts,
  expectToast,
  heading,
  pass,
  passUntil,
  pick,
  press,
  readTable,
  rowAction,
  rowOf,
  search,
  select,
  selectRow,
  stopTimers,
} from '@/test/screen-words'

/** Wide enough for all columns. */
const open = (search = '', more: Parameters<typeof openScreen>[1] = {}) =>
  openScreen(`/admin/staffs?world=quiet&as=admin${search}`, { size: [1500, 900], ...more })
const openSample = (search = '') => open(search, { keepsRecords: false })

const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
const head = (name: string) => page.getByRole('columnheader', { name, exact: true })
const nameInTable = (name: string) =>
  page.getByRole('table').getByRole('link', { name, exact: true })

test('the sample lists nine columns and ten of 68 people, and asks no host', async () => {
  await openSample()
  await expectColumns([
    ...['', 'Sl No', 'Name', 'User Name', 'Role', 'Place', 'Email', 'Phone', 'Action'],
  ])
  await expectRange('1 - 10 of 68')
  await expect.poll(() => readTable()).toHaveLength(10)
  expect(readTable()[0]).toMatchObject({
    'Sl No': '1',
    Name: 'Amara Nwosu',
    'User Name': 'anwosu',
    Role: 'Admin',
    Place: 'Kochi',
    Email: 'anwosu@rounds.example',
    Phone: '9622612965',
  })
  await press(page, 'Import')
  const dialog = await expectDialog(words.importTitle, words.importSoon)
  await press(dialog, 'OK')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('Sample records')).toBeVisible()
  expect(callsMade()).toEqual([])
})

test.for([true, false])(
  'a search finds name, username and email, and nothing else (host keeps records: %s)',
  async (keepsRecords) => {
    await open('', { keepsRecords })
    for (const [typed, name] of [
      ['NWOSU', 'Amara Nwosu'],
      ['crusso', 'Chiara Russo'],
      ['kreddy@Rounds', 'Kavya Reddy'],
    ] as const) {
      await search.fill(typed)
      await expectRange('1 - 1 of 1')
      await expectRow(name)
    }
    await search.fill('kochi')
    await expect.element(page.getByRole('cell', { name: /No users found/ })).toBeVisible()
    await expectRange('0 - 0 of 0')
    await press(page, 'Reset Filters')
    await expect.element(search).toHaveValue('')
    await expectRange(/^1 - 10 of \d\d$/)
  },
)

test('filters go by role and department, from the first page on, and can be cleared', async () => {
  const { router } = await openSample('&page=3')
  const address = () => router.state.location.href
  await expectRange('21 - 30 of 68')
  await select(page, 'Role').fill('doc')
  await expectTexts(page.getByRole('listbox').getByRole('option'), ['Doctor'])
  await page.getByRole('option', { name: 'Doctor' }).click()
  await expect.poll(address).toMatch(/^\/admin\/staffs\?role=\d+$/)
  await pick('Department', 'Neurology')
  await expectRow('Ines Carvalho')
  await expect.poll(() => readTable().filter(({ Role }) => Role !== 'Doctor')).toEqual([])
  await expect.poll(address).toMatch(/role=\d+&department=\d+/)

  await page.getByRole('button', { name: 'Clear filter' }).first().click()
  await expect.element(select(page, 'Role')).toHaveValue('')
  await expectRow('Farid Haddad')
  await press(page, 'Reset')
  await expect.element(select(page, 'Department')).toHaveValue('')
  await expectRange('1 - 10 of 68')
  expect(address()).toBe('/admin/staffs')
})

test('an address with filters shows what they find', async () => {
  await openSample('&role=5&department=4')
  await expect.element(select(page, 'Role')).toHaveValue('Doctor')
  await expect.element(select(page, 'Department')).toHaveValue('Neurology')
  await expectRow('Ines Carvalho')
})

test('the clinic’s own staff are filtered by status, too', async () => {
  const { router } = await open()
  await expectColumns([
    ...['', 'Sl No', 'Name', 'No.', 'User Name', 'Role', 'Department', 'Status', 'Email'],
    ...['Phone', 'Action'],
  ])
  await expect.element(page.getByText('Sample records')).not.toBeInTheDocument()
  await pick('Status', 'Inactive')
  await expectRow('Hiroshi Tanaka', 'Oncology', 'Inactive')
  await expect.poll(() => readTable().filter(({ Status }) => Status !== 'Inactive')).toEqual([])
  expect(router.state.location.href).toBe('/admin/staffs?status=inactive')
  await pick('Status', 'Active')
  await expectNoRow('Hiroshi Tanaka')
  await press(page, 'Reset')
  await expect.element(select(page, 'Status')).toHaveValue('')
})

test('the list is as it was left after a look at a user, by Back and by the breadcrumb', async () => {
  const { router } = await open()
  await search.fill('a')
  await expect.poll(() => router.state.location.href).toContain('q=a')
  await userEvent.selectOptions(page.getByLabelText('Page size'), '25')
  await press(page, 'Next')
  await expectRange(/^26 - 50 of \d\d$/)
  await expectNoRow('Aditya Kulkarni')
  const before = readTable()
  const name = rowOf('26').getByRole('link').first().element().textContent ?? ''
  await nameInTable(name).click()
  await expect.element(heading(name)).toBeVisible()
  router.history.back()
  await expectRange(/^26 - 50 of \d\d$/)
  await expectTable(before)
  await nameInTable(name).click()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click()
  await expectRange(/^26 - 50 of \d\d$/)
  await expectTable(before)
})

test('a page past the end leads to the last one, which replaces it in the history', async () => {
  const { router } = await openScreen('/?world=quiet&as=admin')
  void router.navigate({ to: '/admin/staffs', search: { page: 99, size: 25 } })
  await expectRange(/^51 - \d+ of \d+$/)
  await expect.poll(() => router.state.location.href).toContain('page=3')
  router.history.back()
  await expect.element(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test('a spinner covers new rows for half a second, also after each search', async () => {
  await openSample()
  await expectRow('Amara Nwosu')
  const spinner = page.getByRole('status', { name: 'Loading staff' })
  await expect.element(spinner).not.toBeInTheDocument()
  // A matcher that polls would let the stopped timers go on.
  const isThere = async () => {
    await drawn()
    return spinner.elements().length > 0
  }
  stopTimers()
  for (const [change, rows] of [
    [() => press(page, 'Next'), '11 - 20 of 68'],
    [() => search.fill('nwosu'), '1 - 1 of 1'],
  ] as const) {
    await change()
    await passUntil(page.getByText(rows))
    await passUntil(spinner)
    await pass(400)
    expect(await isThere(), rows).toBe(true)
    await pass(150)
    expect(await isThere(), rows).toBe(false)
  }
  await expectRow('Amara Nwosu')
})

test('a search typed without a pause makes one call', async () => {
  await open()
  await expectRow('Aditya Kulkarni')
  stopTimers()
  await search.click()
  for (const letter of 'fontaine') {
    await userEvent.keyboard(letter)
    await pass(100)
  }
  await pass(300)
  await passUntil(rowOf('Beatrice Fontaine'))
  await expectNoRow('Aditya Kulkarni')
  const searches = callsMade()
    .filter((call) => call.startsWith(`GET ${staffEndpoints.list.path}?`))
    .map((call) => new URLSearchParams(call.split('?')[1]).get('q'))
    .filter((q) => q !== null && q !== '')
  expect(searches).toEqual(['fontaine'])
})

test('a head orders the list up, down and as it was; Phone has no order', async () => {
  const { router } = await open()
  await expect.element(head('Phone').getByRole('button')).not.toBeInTheDocument()
  await press(page, 'Role')
  await expect.element(head('Role')).toHaveAttribute('aria-sort', 'ascending')
  await expectRow('Amara Nwosu', '1')
  await press(page, 'Role')
  await expect.element(head('Role')).toHaveAttribute('aria-sort', 'descending')
  await expectRow('Super Admin', '1')
  expect(router.state.location.href).toBe('/admin/staffs?sort=-role')
  await press(page, 'Role')
  await expectRow('Aditya Kulkarni', '1')
  await expect.element(head('Role')).not.toHaveAttribute('aria-sort')
})

test('columns are chosen by keyboard, all but the name, and Reset Columns shows all', async () => {
  await open()
  const columns = button(page, 'Columns')
  await columns.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(columns).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const item = (name: string) => page.getByRole('menuitemcheckbox', { name, exact: true })
  await expect.element(item('No.')).toHaveFocus()
  await expect.element(item('Name')).not.toBeInTheDocument()
  // The last that can be pressed: nothing can be reset yet.
  await userEvent.keyboard('{End}{Enter}')
  await expect.element(head('Phone')).not.toBeInTheDocument()
  await item('Email').click()
  await expect.element(head('Email')).not.toBeInTheDocument()
  await page.getByRole('menuitem', { name: 'Reset Columns' }).click()
  await expect.element(head('Phone')).toBeVisible()
  await expect.element(head('Email')).toBeVisible()
})

test('an export that fails says why', async () => {
  await open()
  fault(faults.says('list staff', 503, { message: 'The database is away.' }))
  await press(page, 'Export')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  await expectToast('The database is away.')
})

test('the list that cannot be read says why, and Retry reads it', async () => {
  await open('&fault=silent:list-staff')
  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent(words.fetchFailed)
  healed()
  await press(alert, 'Retry')
  await expectRow('Aditya Kulkarni')
})

test('a Super Admin can be neither selected, edited nor deleted', async () => {
  await openSample()
  const name = 'Benjamin Clarke'
  await expectRow(name, 'Super Admin')
  await expect.element(box(name)).toBeDisabled()
  await expect.element(box(name)).toHaveAccessibleDescription(words.protected)
  for (const verb of ['Edit', 'Delete'])
    await expectDisabled(page, `${verb} ${name}`, words.protected)
  await expect.element(page.getByRole('link', { name: `Edit ${name}` })).not.toBeInTheDocument()
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await expect.element(page.getByText('9 selected')).toBeVisible()
  await expect.element(box(name)).not.toBeChecked()
})

test('the Delete key asks about the selected, says when there are none, and edits the search', async () => {
  await openSample()
  await page.getByRole('heading', { name: 'Staff Management' }).click()
  await userEvent.keyboard('{Delete}')
  const note = await expectDialog(words.noneSelectedTitle, words.noneSelected)
  await press(note, 'OK')
  await expect.element(note).not.toBeInTheDocument()
  await selectRow('Chiara Russo')
  await userEvent.keyboard('{Delete}')
  await expectDialog('Are you sure?', /delete 1 users/)
  await answer('Cancel')
  await search.fill('ab')
  await userEvent.keyboard('{Home}{Delete}')
  await expect.element(search).toHaveValue('b')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('several are deleted over pages: the question names them, and they are gone', async () => {
  await openSample()
  await expect.element(button(page, 'Delete')).toBeDisabled()
  await selectRow('Chiara Russo')
  await press(page, 'Next')
  await selectRow('Mei Lin')
  await expect.element(page.getByText('2 selected')).toBeVisible()
  await press(page, 'Delete')
  const question = await expectDialog(
    'Are you sure?',
    'You are about to delete 2 users. This action cannot be undone!',
  )
  await expect.element(question).toHaveTextContent('Chiara Russo (crusso), Mei Lin (mlin)')
  await answer('OK')
  await expectSuccess(words.deleted(2))
  await expectRange('11 - 20 of 66')
  await expect.element(button(page, 'Delete')).toBeDisabled()
  expect(callsMade()).toEqual([])
})

test('a deletion that fails says why, and keeps the row', async () => {
  await open()
  fault(faults.silent('move to bin'))
  await rowAction('Delete', 'Aditya Kulkarni')
  await answer('Delete')
  await expectError(words.deleteFailed)
  await expectRow('Aditya Kulkarni')
})

test('Cancel deletes no user', async () => {
  await openSample()
  await rowAction('Delete', 'Amara Nwosu')
  await expectDialog('Are you sure?', "You won't be able to revert this!")
  await answer('Cancel')
  await expectRow('Amara Nwosu')
  await expectRange('1 - 10 of 68')
})

test('on a phone a user is a card with all its buttons, under filters on one line', async () => {
  await open('', { keepsRecords: false, size: [390, 844] })
  await expect.element(button(page, 'Delete Amara Nwosu')).toBeInViewport({ ratio: 1 })
  const list = page.getByRole('region', { name: 'Staff' })
  const { scrollWidth, clientWidth } = list.element()
  expect(scrollWidth).toBe(clientWidth)
  const name = list.getByRole('link', { name: 'Amara Nwosu', exact: true })
  expect(boxOf(name).height).toBeGreaterThanOrEqual(24)
  // A title is not seen on a touch screen.
  const locked = getComputedStyle(rowOf('Benjamin Clarke').element(), '::after').content
  expect(locked).toBe(`"${words.protected}"`)
  await expect.element(select(page, 'Role')).toBeVisible()
  expect(boxOf(select(page, 'Role')).y).toBe(boxOf(select(page, 'Department')).y)
  await search.fill('nobody at all')
  await expect.element(button(page, 'Reset Filters')).toBeInViewport({ ratio: 1 })
})
