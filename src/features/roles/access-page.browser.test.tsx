import { faults } from '@mocks/faults'
import { roleEndpoints } from '@shared/contracts/roles'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { callAs, fault, openScreen } from '@/test/screen'
import { pick, rowOf } from '@/test/screen-words'

const open = (search = '') => openScreen(`/admin/roles/access?world=quiet&as=admin${search}`)
const whoCan = page.getByRole('region', { name: 'Who can' })
const answer = whoCan.getByRole('status')

test('the workbench says how many people can do something, and by which roles', async () => {
  await open()
  await pick('Action', 'upload the result of a lab order')
  await expect
    .element(answer)
    .toHaveTextContent('2 people can upload the result of a lab order: 3 roles allow it.')
  await expect.element(rowOf('Lab Technician')).toHaveTextContent('1 person: Lena Fischer')
  await pick('Action', 'see and search the patients')
  await expect
    .element(whoCan.getByRole('cell', { name: 'Manager without the Receptionist dashboard' }))
    .toBeVisible()
  await pick('Action', 'see who opened the own record')
  await expect.element(rowOf('Patient')).toHaveTextContent('with patients’ accounts')
})

test('a role that allows it, but opens no screen for it, is shown so', async () => {
  const { router } = await openScreen('/admin/profile?world=quiet&as=admin')
  const roles = await callAs('admin', roleEndpoints.list, {})
  const manager = roles.find(({ name }) => name === 'Manager')
  if (!manager) throw new Error('there is no manager')
  await callAs('admin', roleEndpoints.update, {
    privilegeId: manager._id,
    name: manager.name,
    roles: [...manager.roles, 'staff_edit'],
  })
  void router.navigate({ to: '/admin/roles/access' })
  await pick('Action', 'rename a department')
  await expect
    .element(
      whoCan.getByRole('cell', {
        name: 'Manager without the Departments screen, which is the administrators’ alone',
      }),
    )
    .toBeVisible()
  await expect.element(whoCan.getByRole('cell', { name: 'Admin', exact: true })).toBeVisible()
  await expect.element(whoCan.getByRole('cell', { name: 'Super Admin', exact: true })).toBeVisible()
})

test('the workbench says when no role allows something', async () => {
  fault(
    faults.answers('list roles', {
      data: [{ _id: 'r1', name: 'Porter', roles: ['patient_view'] }],
    }),
  )
  await open()
  await pick('Action', 'delete users')
  await expect.element(answer).toHaveTextContent('Nobody can delete users: no role allows it.')
})

test('two roles are compared by what one allows and both allow; the address names the roles', async () => {
  const { router } = await open()
  await pick('Action', 'see who opened the own record')
  await pick('First role', 'Staff')
  await pick('Second role', 'Pharmacist')
  const table = page.getByRole('table', { name: 'Staff and Pharmacist' })
  for (const name of [/^Only Staff \(\d+\)$/, /^Only Pharmacist \(\d+\)$/, /^Both \(\d+\)$/])
    await expect.element(table.getByRole('row', { name })).toBeVisible()
  await expect
    .element(table.getByRole('row', { name: 'see a patient’s prescriptions' }))
    .toBeVisible()
  expect(router.state.location.href).toMatch(/action=.+&first=.+&second=.+/)
})

test('the workbench says what could not be read', async () => {
  await open('&fault=silent:list-role-holders')
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Failed to fetch who holds the roles')
  await pick('Action', 'delete users')
  await expect.element(answer).toHaveTextContent(/^To delete users: \d roles allow it\.$/)
})
