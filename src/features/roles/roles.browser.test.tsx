import { faults } from '@mocks/faults'
import { binMessages } from '@shared/contracts/bin'
import { permissionGroups, permissionLabel } from '@shared/contracts/permissions'
import { roleTrialMessages } from '@shared/contracts/role-trials'
import { roleEndpoints, roleMessages as words } from '@shared/contracts/roles'
import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { useSession } from '@/stores/session'
import { expectDisabled } from '@/test/desk-words'
import { bodiesSent, callAs, fault, healed, openScreen } from '@/test/screen'
import {
  answer,
  expectColumns,
  expectDialog,
  expectError,
  expectNoRow,
  expectRange,
  expectRow,
  expectSuccess,
  expectTable,
  pass,
  passUntil,
  press,
  rowAction,
  rowOf,
  search,
  selectRow,
  stopTimers,
  tabTo,
} from '@/test/screen-words'
import { keepTriedDraft } from './tried-draft'

const open = (more?: Parameters<typeof openScreen>[1], search = '') =>
  openScreen(`/admin/roles?world=quiet&as=admin${search}`, more)
const openSample = () => open({ keepsRecords: false })

const nameOf = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Role Name' })
const box = (dialog: Locator, name: string) => dialog.getByRole('checkbox', { name, exact: true })

async function openForm(): Promise<Locator> {
  await press(page, 'Add Role')
  return await expectDialog('Add Role')
}
async function edit(name: string): Promise<Locator> {
  await rowAction('Edit', name)
  return await expectDialog('Edit Role')
}

test('the list is searched by name and by description', async () => {
  await open()
  await expect.element(page.getByRole('heading', { name: 'Role Management' })).toBeVisible()
  await expectRange('1 - 9 of 9')
  await expectColumns(['', 'Sl No', 'Role Name', 'Action'])
  await search.fill('TECHNI')
  await expectTable([{ 'Sl No': '1', 'Role Name': 'Lab Technician' }])
  await search.fill('front desk')
  await expectTable([{ 'Role Name': 'Receptionist' }])
  await search.fill('veterinarian')
  await expect.element(page.getByRole('cell', { name: /No roles found/ })).toBeVisible()
})

test('the list that cannot be read says why, and Retry reads it', async () => {
  await open({}, '&fault=silent:list-roles')
  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent(words.fetchFailed)
  healed()
  await press(alert, 'Retry')
  await expectRow('Manager')
})

test('permissions that open nothing yet are marked, where the host keeps records', async () => {
  const unused = (name: string) =>
    page.getByRole('group', { name }).getByText('not used yet').elements().length
  await open()
  await openForm()
  expect(unused('Billing')).toBe(4)
  expect(unused('Dashboard Access')).toBe(0)
  expect(unused('HR')).toBe(0)
  await openSample()
  await openForm()
  expect(unused('Billing')).toBe(0)
})

test('the Super Admin role can be neither selected, edited nor deleted', async () => {
  await openSample()
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await expect.element(page.getByText('8 selected')).toBeVisible()
  const own = rowOf('Super Admin')
  await expect.element(own.getByRole('checkbox')).not.toBeChecked()
  await expect.element(own.getByRole('checkbox')).toBeDisabled()
  for (const verb of ['Edit', 'Delete'])
    await expectDisabled(own, `${verb} Super Admin`, words.protected)
})

test('a spinner covers the rows for a second after the screen is opened', async () => {
  await openScreen('/admin/department?world=quiet&as=admin')
  stopTimers()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Roles' }).click()
  await passUntil(rowOf('Manager'))
  const spinner = page.getByRole('status', { name: 'Loading roles' })
  await expect.element(spinner).toBeVisible()
  await pass(1000)
  await expect.element(spinner).not.toBeInTheDocument()
})

test('a new role is offered every permission, ticked one by one or a card at once', async () => {
  await open()
  const dialog = await openForm()
  await expect.element(nameOf(dialog)).toHaveFocus()
  for (const { title, keys } of permissionGroups) {
    const card = dialog.getByRole('group', { name: title, exact: true })
    await expect.poll(() => card.getByRole('checkbox').elements()).toHaveLength(keys.length)
    for (const key of keys) await expect.element(box(card, permissionLabel(key))).not.toBeChecked()
  }
  await expect
    .poll(() => dialog.getByRole('group').elements())
    .toHaveLength(permissionGroups.length)

  await nameOf(dialog).fill('Ward Clerk')
  await box(dialog, 'Patient View').click()
  await box(dialog, 'Staff View').click()
  await box(dialog, 'Staff View').click()
  await press(dialog, 'All Billing permissions')
  await press(dialog, 'All Pharmacy permissions')
  await press(dialog, 'Clear Pharmacy permissions')
  await press(dialog, 'Save Role')
  await expectSuccess(words.created)
  await expectRow('Ward Clerk')
  expect(bodiesSent(roleEndpoints.create.path)).toEqual([
    {
      name: 'Ward Clerk',
      roles: ['patient_view', 'billing_create', 'billing_edit', 'billing_delete', 'billing_view'],
    },
  ])
})

test('a blank name gets the focus without a message, and a taken name gets one', async () => {
  await open()
  const dialog = await openForm()
  for (const blank of ['', '   ']) {
    await nameOf(dialog).fill(blank)
    await press(dialog, 'Save Role')
    await expect.element(nameOf(dialog)).toHaveAccessibleDescription('')
    await expect.element(nameOf(dialog)).toHaveFocus()
    await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(1)
    const save = dialog.getByRole('button', { name: 'Save Role' })
    await expect.element(save).toBeInViewport({ ratio: 1 })
  }
  await nameOf(dialog).fill('manager')
  await press(dialog, 'Save Role')
  await expectError(words.exists)
  await expect.element(nameOf(dialog)).toHaveAccessibleDescription(words.exists)
  await expect.element(nameOf(dialog)).toHaveFocus()
  await nameOf(dialog).fill('x'.repeat(101))
  await press(dialog, 'Save Role')
  await expect.element(nameOf(dialog)).toHaveAccessibleDescription(words.nameTooLong)
})

test('a save that fails says why, and keeps the name and the ticks', async () => {
  await open()
  const dialog = await openForm()
  await nameOf(dialog).fill('Cashier')
  await box(dialog, 'Billing View').click()
  fault(faults.dropped('create role'))
  await press(dialog, 'Save Role')
  await expectError('The server cannot be reached. Check your connection and try again.')
  await expect.element(nameOf(dialog)).toHaveValue('Cashier')
  await expect.element(box(dialog, 'Billing View')).toBeChecked()
  healed()
  await press(dialog, 'Save Role')
  await expectSuccess(words.created)
})

test('a change starts from the saved role, and a failure says why', async () => {
  await open()
  const dialog = await edit('Staff')
  await expect.element(nameOf(dialog)).toHaveValue('Staff')
  await expect
    .poll(() => dialog.getByRole('checkbox', { checked: true }).elements())
    .toHaveLength(2)
  await box(dialog, 'Appointment View').click()
  await nameOf(dialog).fill('Helper')
  fault(faults.says('update role', 404, { message: 'Role not found' }))
  await press(dialog, 'Update Role')
  await expectError(words.notFound)
  fault(faults.silent('update role'))
  await press(dialog, 'Update Role')
  await expectError(words.updateFailed)
  healed()
  await press(dialog, 'Update Role')
  await expectSuccess(words.updated)
  await expectNoRow('Staff')
  await expectRow('Helper')
  expect(bodiesSent(roleEndpoints.update.path).at(-1)).toMatchObject({
    name: 'Helper',
    roles: ['patient_view'],
  })
})

test('an update keeps permissions that have no box, and sends the id in both fields', async () => {
  fault(
    faults.answers('list roles', {
      data: [{ _id: 'r1', name: 'Porter', roles: ['patient_view', 'mortuary_view'] }],
    }),
    faults.answers('update role', { data: {} }),
  )
  await openSample()
  const dialog = await edit('Porter')
  await box(dialog, 'Staff View').click()
  await press(dialog, 'Update Role')
  await expectSuccess(words.updated)
  expect(bodiesSent(roleEndpoints.update.path)).toEqual([
    {
      privilegeId: 'r1',
      _id: 'r1',
      name: 'Porter',
      roles: ['patient_view', 'mortuary_view', 'staff_view'],
    },
  ])
})

test('without a bin, deleting several roles says which of them are still held', async () => {
  await openSample()
  for (const name of ['Cashier', 'Ward Clerk']) {
    const dialog = await openForm()
    await nameOf(dialog).fill(name)
    await press(dialog, 'Save Role')
    await expectSuccess(words.created)
  }
  await userEvent.selectOptions(page.getByLabelText('Page size'), '25')
  fault(faults.silent('delete role'))
  await rowAction('Delete', 'Manager')
  await answer('OK')
  await expectError(words.deleteFailed)
  await expectRow('Manager')
  healed()

  for (const name of ['Cashier', 'Ward Clerk', 'Doctor', 'Patient']) await selectRow(name)
  await press(page, 'Delete Selected')
  const question = 'You are about to delete 4 roles. This action cannot be undone!'
  await expectDialog('Are you sure?', question)
  await answer('OK')
  await expectError(`${words.deleteFailed}: Doctor, Patient. ${words.inUse}`)
  for (const name of ['Cashier', 'Ward Clerk']) await expectNoRow(name)
  await expectRow('Doctor')
  await expect.element(page.getByText('2 selected')).toBeVisible()
})

test('the form says what a draft gives and takes, and from whom, by keyboard alone', async () => {
  await open()
  const dialog = await edit('Lab Technician')
  const effects = dialog.getByRole('region', { name: 'What this changes' })
  await expect
    .element(effects)
    .toHaveTextContent(
      '1 person who can sign in holds this role: Lena Fischer. Nothing is changed yet.',
    )
  await tabTo(box(dialog, 'Lab Report Create'))
  await userEvent.keyboard(' ')
  await expect
    .element(effects.getByRole('list', { name: 'Takes from 1 person' }))
    .toHaveTextContent(
      'Lab Report CreateLab dashboard: Upload Results, Correct and Result File go grey',
    )
  await tabTo(box(dialog, 'Billing View'), '{Shift>}{Tab}{/Shift}')
  await userEvent.keyboard(' ')
  await expect
    .element(effects.getByRole('list', { name: 'Gives 1 person' }))
    .toHaveTextContent('Billing ViewNo call asks for it yet.')
  await userEvent.keyboard('{Enter}')
  await expectSuccess(words.updated)
})

test('the form of a new role says what it gives', async () => {
  await open()
  const dialog = await openForm()
  const effects = dialog.getByRole('region', { name: 'What this changes' })
  await expect.element(effects).toHaveTextContent('Nothing is given yet.')
  await box(dialog, 'Patient View').click()
  await expect
    .element(effects.getByRole('list', { name: 'Gives' }))
    .toHaveTextContent('Patient Directory')
})

test('a host without staff records has neither effects, trial nor workbench', async () => {
  const { router } = await openSample()
  const dialog = await edit('Manager')
  await expect.element(dialog.getByRole('group', { name: 'HR' })).toBeVisible()
  await expect
    .element(dialog.getByRole('region', { name: 'What this changes' }))
    .not.toBeInTheDocument()
  await expect.element(dialog.getByRole('button', { name: 'Try it' })).not.toBeInTheDocument()
  await press(dialog, 'Cancel')
  await expect.element(page.getByRole('link', { name: 'Role Workbench' })).not.toBeInTheDocument()
  void router.navigate({ to: '/admin/roles/access' })
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('a trial that cannot begin says why, and keeps the draft', async () => {
  await open()
  const dialog = await edit('Receptionist')
  await nameOf(dialog).fill('Registrar')
  fault(faults.silent('try role'))
  await press(dialog, 'Try it')
  await press(await expectDialog('Try this role?', 'Registrar'), 'Try it')
  await expectError(roleTrialMessages.failed)
  await expect.element(nameOf(dialog)).toHaveValue('Registrar')
})

test('on a phone, the banner of a trial is on the screen as a whole', async () => {
  const { router } = await open({ size: [390, 800] })
  const dialog = await edit('Receptionist')
  await press(dialog, 'Try it')
  await press(await expectDialog('Try this role?', 'Receptionist'), 'Try it')
  // As the page that is loaded then.
  await expect.poll(() => useSession.getState().session?.trial?.name).toBe('Receptionist')
  void router.navigate({ to: '/' })
  const banner = page.getByRole('region', { name: 'Trial of a role' })
  await expect.element(banner).toBeInViewport({ ratio: 1 })
  await expect
    .element(banner.getByRole('button', { name: 'Leave the trial' }))
    .toBeInViewport({ ratio: 1 })
})

test('the draft of a role that was deleted meanwhile comes back as a new role', async () => {
  keepTriedDraft({
    role: { _id: 'gone', name: 'Registrar', roles: [] },
    ...{ name: 'Registrar', roles: ['patient_view'] },
  })
  await open()
  const dialog = await expectDialog('Add Role')
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(roleTrialMessages.roleGone)
  await expect.element(nameOf(dialog)).toHaveValue('Registrar')
  await expect.element(box(dialog, 'Patient View')).toBeChecked()
  await expect.element(box(dialog, 'Billing View')).not.toBeChecked()
  await press(dialog, 'Save Role')
  await expectSuccess(words.created)
  await expectRow('Registrar')
})

/** What a colleague gives and takes: one permission each. */
async function changeAsColleague(name: string, given: string, taken: string) {
  const role = (await callAs('admin', roleEndpoints.list, {})).find((one) => one.name === name)
  if (!role) throw new Error(`there is no role ${name}`)
  const roles = [...role.roles.filter((key) => key !== taken), given]
  await callAs('admin', roleEndpoints.update, { privilegeId: String(role._id), name, roles })
  return role
}

test('what a colleague gave and took meanwhile is told, and stays when the change is saved', async () => {
  await open()
  const dialog = await edit('Staff')
  await box(dialog, 'Lab Report View').click()
  await changeAsColleague('Staff', 'billing_view', 'patient_view')
  await press(dialog, 'Update Role')
  await expectError(words.stale)
  const changes = dialog.getByRole('alert').filter({ hasText: 'Changed meanwhile' })
  await expect.element(changes).toHaveTextContent('Billing View: was not given, is now given')
  await expect.element(changes).toHaveTextContent('Patient View: was given, is now not given')
  await expect.element(box(dialog, 'Lab Report View')).toBeChecked()
  await expect.element(box(dialog, 'Billing View')).toBeChecked()
  await expect.element(box(dialog, 'Patient View')).not.toBeChecked()
  await press(dialog, 'Update Role')
  await expectSuccess(words.updated)
  const { roles } = await changeAsColleague('Staff', 'staff_view', '')
  expect(roles.toSorted()).toEqual(['appointment_view', 'billing_view', 'lab_report_view'])
})

test('a draft that was tried tells what a colleague changed while it was', async () => {
  const { router } = await open()
  const saved = (await callAs('admin', roleEndpoints.list, {})).find(({ name }) => name === 'Staff')
  if (!saved) throw new Error('there is no role Staff')
  const before = { ...saved, roles: ['appointment_view', 'billing_view'], version: 0 }
  keepTriedDraft({ role: before, name: 'Helper', roles: before.roles })
  await router.navigate({ to: '/admin/department' })
  await router.navigate({ to: '/admin/roles' })
  const dialog = await expectDialog('Edit Role')
  await expect.element(dialog).toHaveTextContent('Patient View: was not given, is now given')
  await expect.element(nameOf(dialog)).toHaveValue('Helper')
  await expect.element(box(dialog, 'Patient View')).toBeChecked()
  await expect.element(box(dialog, 'Billing View')).not.toBeChecked()
  await press(dialog, 'Update Role')
  await expectSuccess(words.updated)
})

test('a role that a colleague changed meanwhile is not deleted unseen', async () => {
  await open()
  await press(page, 'Add Role')
  const dialog = await expectDialog('Add Role')
  await nameOf(dialog).fill('Porter')
  await press(dialog, 'Save Role')
  await expectSuccess(words.created)
  await rowAction('Delete', 'Porter')
  const question = await expectDialog('Delete Porter?')
  await changeAsColleague('Porter', 'staff_view', '')
  await press(question, 'Delete')
  await expectError(binMessages.stale('Porter'))
  await expectRow('Porter')
})
