import { faults } from '@mocks/faults'
import { permissionGiverMessages } from '@shared/contracts/permission-givers'
import { type PermissionKey, permissionLabel } from '@shared/contracts/permissions'
import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { fault, healed, openScreen } from '@/test/screen'
import { expectDialog, expectRow, press } from '@/test/screen-words'

const why = 'Why can’t I?'
const lacks = (key: PermissionKey) =>
  `This takes the permission ${permissionLabel(key)}, which your role does not have.`

/** A press as a person makes it; the test's own would wait until it can be used. */
const pressGrey = (control: Locator) => control.click({ force: true })

/** An admin who may look at everything and change nothing. */
const permissions: PermissionKey[] = [
  ...(['admin_dashboard', 'doctor_dashboard', 'receptionist_dashboard'] as const),
  ...(['lab_dashboard', 'patient_view', 'appointment_view', 'prescription_view'] as const),
  ...(['medical_record_view', 'lab_report_view', 'staff_view'] as const),
]
const open = (address: string) =>
  openScreen(`${address}${address.includes('?') ? '&' : '?'}world=demo&as=admin`, {
    permissions,
    size: [1500, 900],
  })

test('a key on a grey button asks who can help; a failure says so, and Escape leads back', async () => {
  await openScreen('/patient/1?world=quiet&as=doctor')
  const closing = page.getByRole('button', { name: 'Close Record', exact: true })
  fault(faults.silent('list permission givers'))
  await pressGrey(closing)
  const dialog = await expectDialog(why, `Close Record: ${lacks('patient_discharge')}`)
  await expect.element(dialog.getByText(permissionGiverMessages.fetchFailed)).toBeVisible()
  healed()
  await press(dialog, 'Retry')
  await expect
    .element(dialog.getByRole('list', { name: 'Who can give you Patient Discharge' }))
    .toHaveTextContent('Asha Menon, Admin')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(closing).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expectDialog(why, 'Close Record')
})

test('the dialog says when no user can give the permission', async () => {
  await openScreen('/patient/1?world=quiet&as=doctor')
  fault(faults.answers('list permission givers', { people: [], total: 0 }))
  await pressGrey(page.getByRole('button', { name: 'Close Record', exact: true }))
  await expectDialog(why, permissionGiverMessages.nobody)
})

test('on a phone, a press on a grey button says why', async () => {
  await openScreen('/patient/1?world=quiet&as=doctor', { size: [390, 844] })
  await pressGrey(page.getByRole('button', { name: 'Correct', exact: true }))
  const dialog = await expectDialog(why, /Correct: .* Patient Profile Edit/)
  await expect.element(dialog.getByRole('listitem').first()).toBeVisible()
  await press(dialog, 'OK')
  await expect.element(dialog).not.toBeInTheDocument()
})

test.for([
  { address: '/?tab=doctor&view=patients', name: /^Prescribe / },
  { address: '/?tab=doctor&view=requests', name: /^Take Up / },
  { address: '/?tab=receptionist&view=appointments', name: /^Check-In / },
  { address: '/?tab=admin&view=clinic', name: /^Edit$/ },
  { address: '/patient/1', name: /^Allergies$/ },
])(
  '$address: a button that the role does not allow is grey, and says why',
  async ({ address, name }) => {
    await open(address)
    const control = page.getByRole('button', { name }).first()
    await expect.element(control).toHaveAttribute('aria-disabled', 'true')
    await expect.element(control).toHaveAccessibleDescription(/^This takes the permission/)
    await expect.element(control).not.toBeDisabled()
    await pressGrey(control)
    await expectDialog(why, /This takes the permission/)
  },
)

test.for([
  {
    address: '/admin/roles',
    add: 'Add Role',
    row: 'Manager',
    remove: 'Delete Selected',
  },
  {
    address: '/admin/department',
    add: 'Add Department',
    row: 'ENT',
    remove: 'Delete Selected',
  },
  { address: '/admin/working-time', add: 'Add Working Time', row: 'Evening Shift', remove: null },
  { address: '/admin/staffs', add: 'New', row: 'Aditya Kulkarni', remove: 'Delete' },
])(
  '$address: adding, editing and deleting are grey without the permission',
  async ({ address, add, row, remove }) => {
    await open(address)
    await expectRow(row)
    const grey: [string, PermissionKey][] = [
      [add, 'staff_create'],
      [`Edit ${row}`, 'staff_edit'],
      [`Delete ${row}`, 'staff_delete'],
    ]
    if (remove !== null) grey.push([remove, 'staff_delete'])
    for (const [name, key] of grey) {
      const button = page.getByRole('button', { name, exact: true })
      await expect.element(button).toHaveAttribute('aria-disabled', 'true')
      await expect.element(button).toHaveAccessibleDescription(lacks(key))
    }
  },
)

test('a user’s page says why nothing can be edited without the permission', async () => {
  await open('/admin/staffs')
  await page.getByRole('table').getByRole('link', { name: 'Aditya Kulkarni', exact: true }).click()
  for (const name of ['New Start Password', 'Edit', 'Edit week'])
    await expect
      .element(page.getByRole('button', { name, exact: true }))
      .toHaveAttribute('aria-disabled', 'true')
})

test('the grid’s free times, drags and keys say why they do nothing', async () => {
  await open('/?tab=receptionist&view=appointments&layout=grid')
  const schedule = /Schedule New Appointment: .* Appointment Create/
  const move = /Move: .* Appointment Edit/
  const free = page.getByRole('button', { name: /, free$/ }).first()
  await free.click()
  await press(await expectDialog(why, schedule), 'OK')
  const visit = page.getByRole('button', { name: /, pending$/ }).first()
  await userEvent.dragAndDrop(visit, free)
  await press(await expectDialog(why, move), 'OK')
  for (const [key, words] of [
    ['n', schedule],
    ['c', /Check-In: .* Appointment Edit/],
    ['m', move],
  ] as const) {
    const place = visit.element()
    if (!(place instanceof HTMLElement)) throw new Error('the visit takes no focus')
    place.focus()
    await userEvent.keyboard(key)
    await press(await expectDialog(why, words), 'OK')
    await expect.element(visit).toHaveFocus()
  }
})

test('a grey select keeps its value whatever key is pressed, and says why', async () => {
  await open('/?tab=lab&view=orders')
  const status = page.getByRole('combobox', { name: /^Status of/ }).first()
  await expect.element(status).toHaveAttribute('aria-disabled', 'true')
  const field = status.element()
  if (!(field instanceof HTMLSelectElement)) throw new Error('there is no select')
  const before = field.value
  await pressGrey(status)
  await press(await expectDialog(why, 'Lab Report Edit'), 'OK')
  await expect.element(status).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowDown}{/Alt}c{F4}')
  expect(field.value).toBe(before)
  await userEvent.keyboard(' ')
  await expectDialog(why, 'Lab Report Edit')
})
