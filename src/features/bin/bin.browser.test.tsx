import { faults } from '@mocks/faults'
import { binMessages } from '@shared/contracts/bin'
import { departmentEndpoints, departmentMessages } from '@shared/contracts/departments'
import { type LabRange, labRangeEndpoints, rangeName } from '@shared/contracts/lab-ranges'
import { roleMessages } from '@shared/contracts/roles'
import { staffEndpoints, staffMessages } from '@shared/contracts/staff'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectDisabled } from '@/test/desk-words'
import { callAs, fault, healed, openScreen } from '@/test/screen'
import {
  answer,
  expectDialog,
  expectError,
  expectNoRow,
  expectRetry,
  expectRow,
  expectSuccess,
  expectToast,
  openTab,
  pick,
  press,
  rowAction,
  selectRow,
} from '@/test/screen-words'

const open = (path: string) =>
  openScreen(`${path}${path.includes('?') ? '&' : '?'}world=quiet&as=admin`, { size: [1500, 900] })

/** The department of this name, and who works there. */
async function staffOf(name: string) {
  const departments = await callAs('admin', departmentEndpoints.list, {})
  const department = departments.find((one) => one.name === name)
  if (!department) throw new Error(`there is no department ${name}`)
  const id = String(department._id)
  const { rows } = await callAs('admin', staffEndpoints.list, {
    ...{ department: id, page: 0, limit: 100 },
  })
  return { id, rows }
}

test('the question says how many colleagues depend on it; Cancel has the focus and keeps it', async () => {
  await open('/admin/department')
  const { rows } = await staffOf('ENT')
  await rowAction('Delete', 'ENT')
  const question = await expectDialog('Delete ENT?', `ENT has ${rows.length} colleagues`)
  await expect.element(question).toHaveTextContent(binMessages.kept)
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await answer('Cancel')
  await expectRow('ENT')
})

test('colleagues are given to another department, and Undo by keyboard takes that back', async () => {
  await open('/admin/department')
  const inENT = (await staffOf('ENT')).rows.length
  const inUrology = (await staffOf('Urology')).rows.length
  await rowAction('Delete', 'ENT')
  await pick('Give them to', 'Urology')
  await answer('Delete')
  await expectSuccess(departmentMessages.deleted)
  await expectNoRow('ENT')
  expect((await staffOf('Urology')).rows).toHaveLength(inUrology + inENT)

  await expectToast(binMessages.binned(['ENT']))
  await userEvent.keyboard('{Alt>}t{/Alt}{Tab}')
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expectToast(binMessages.restored(['ENT']))
  await expectRow('ENT')
  expect((await staffOf('ENT')).rows).toHaveLength(inENT)
  expect((await staffOf('Urology')).rows).toHaveLength(inUrology)
})

test('a colleague who has moved on stays there when the department is restored', async () => {
  const { router } = await open('/admin/department')
  const [moved, ...others] = (await staffOf('ENT')).rows.filter(
    ({ username }) => username !== 'bclarke',
  )
  if (!moved) throw new Error('nobody works in ENT')
  await selectRow('ENT')
  await selectRow('Oncology')
  await press(page, 'Delete Selected')
  await expectDialog('Delete 2 departments?', 'ENT, Oncology')
  await answer('Delete')
  await expectSuccess(departmentMessages.deleted)
  const { id } = await staffOf('Urology')
  const { version } = await callAs('admin', staffEndpoints.get, { id: moved._id })
  await callAs('admin', staffEndpoints.update, {
    ...{ id: moved._id, role: moved.role._id, department: id, status: moved.status, version },
  })
  void router.navigate({ to: '/', search: { tab: 'admin', view: 'bin' } })
  await expectRow('ENT', 'Department', 'Asha Menon', '—')
  await rowAction('Restore', 'ENT')
  await expectDialog(binMessages.changedTitle, binMessages.changed([moved.name], 0))
  await answer('OK')
  await expectNoRow('ENT')
  const now = (await staffOf('ENT')).rows.map(({ name }) => name)
  expect(now).toEqual(expect.arrayContaining(others.map(({ name }) => name)))
  expect(now).not.toContain(moved.name)
})

test('a role with users is deleted only with a replacement, and Undo restores it', async () => {
  await open('/admin/roles')
  await rowAction('Delete', 'Receptionist')
  const question = await expectDialog('Delete Receptionist?', /Receptionist has \d+ user/)
  await press(question, 'Delete')
  await expect.element(question.getByText(binMessages.replacementNeeded)).toBeVisible()
  await expect.element(question.getByRole('combobox', { name: /Give them to/ })).toHaveFocus()
  await pick(/Give them to/, 'Staff')
  await press(question, 'Delete')
  await expectSuccess(roleMessages.deleted)
  await press(page, 'Undo')
  await expectToast(binMessages.restored(['Receptionist']))
  await expectRow('Receptionist')
})

test('a failed deletion, Undo or read of the bin says why', async () => {
  const { router } = await open('/admin/staffs?q=lena')
  fault(faults.silent('count what depends'))
  await rowAction('Delete', 'Lena Fischer')
  await expectError(binMessages.dependentsFailed)
  healed()
  await rowAction('Delete', 'Lena Fischer')
  await answer('Delete')
  await expectSuccess(staffMessages.deleted(1))
  fault(faults.silent('restore from bin'))
  await press(page, 'Undo')
  await expectError(binMessages.restoreFailed)
  healed()
  fault(faults.silent('list bin'))
  void router.navigate({ to: '/', search: { tab: 'admin', view: 'bin' } })
  await expectRetry(binMessages.fetchFailed, healed)
  await rowAction('Restore', 'Lena Fischer')
  await expectToast(binMessages.restored(['Lena Fischer']))
})

/** Another desk adds a range and deletes it. */
async function deletedRange(): Promise<LabRange> {
  const range = await callAs('admin', labRangeEndpoints.create, {
    ...{ testType: 'Lipid Panel', analyte: 'HDL cholesterol', unit: 'mg/dL', sex: 'female' },
    ...{ ageFrom: 10, ageFromUnit: 'years', ageTo: 17, ageToUnit: 'years' },
    ...{ low: 45, high: null, criticalLow: null, criticalHigh: null },
  })
  await callAs('admin', labRangeEndpoints.delete, { id: range.id, version: range.version })
  return range
}

test('a lab range that another desk has deleted is restored from the bin', async () => {
  await open('/')
  const range = await deletedRange()
  const name = rangeName(range)
  await openTab('Bin')
  await expectRow(name, 'Lab range')
  await press(page, `Restore ${name}`)
  await expectToast(binMessages.restored([name]))
  const { rows } = await callAs('admin', labRangeEndpoints.list, {})
  expect(rows).toEqual([range])
})

test('a user who may not change lab ranges restores a department and no range', async () => {
  await openScreen('/?world=quiet&as=receptionist', {
    permissions: ['admin_dashboard', 'staff_delete'],
  })
  const name = rangeName(await deletedRange())
  const { id } = await staffOf('ENT')
  await callAs('admin', departmentEndpoints.delete, { id: [id] })
  await openTab('Bin')
  await expectDisabled(
    page,
    `Restore ${name}`,
    'This takes the permission Lab Report Edit, which your role does not have.',
  )
  await rowAction('Restore', 'ENT')
  await expectToast(binMessages.restored(['ENT']))
})
