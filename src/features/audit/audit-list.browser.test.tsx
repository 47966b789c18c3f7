import { authEndpoints } from '@shared/contracts/auth'
import { departmentEndpoints } from '@shared/contracts/departments'
import { patientEndpoints } from '@shared/contracts/patients'
import { roleEndpoints } from '@shared/contracts/roles'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { call } from '@/api/client'
import { callAs, openScreen } from '@/test/screen'
import { expectTable, field, readTable, select } from '@/test/screen-words'

const starts = (text: string) => expect.stringMatching(new RegExp(`^${text}`))

const open = () => openScreen('/?world=quiet&as=admin&tab=admin&view=audit')

test('Admin: narrows the audit down to failed sign-ins, by a username and by none', async () => {
  await open()
  const fails = (username: string) =>
    expect(call(authEndpoints.login, { username, password: 'wrong' })).rejects.toThrow()
  await fails('lab')
  await fails('somebody else')
  await select(page, 'Kind').selectOptions('Failed sign-ins and codes')
  await expectTable([
    { Who: starts('Unknown username'), What: starts('failed to sign in'), Role: '' },
    { Who: starts('lab'), What: starts('failed to sign in'), Role: 'Lab Technician' },
  ])
})

test('Admin: narrows the audit down to what was done about roles', async () => {
  await open()
  await callAs('admin', departmentEndpoints.create, { name: 'Sleep Medicine' })
  await callAs('admin', roleEndpoints.create, { name: 'Porter', roles: ['patient_view'] })
  await select(page, 'About').selectOptions('About roles')
  await expectTable([
    {
      What: starts('create role'),
      'Asked for or changed': starts('role Porter: name: Porter; added Patient View'),
    },
  ])
})

test('Admin: reads a name from right to left apart from the number behind it', async () => {
  const name = 'ليلى حداد'
  await open()
  const { number } = await callAs('receptionist', patientEndpoints.register, {
    ...{ name, age: 30, gender: 'Female', contact: '9000000031' },
    ...{ address: '', dateOfBirth: '', email: '' },
  })
  await field(page, 'Patient number').fill(String(number))
  // Reading the audit is a row of it as well.
  await expect.poll(readTable).toContainEqual(
    expect.objectContaining({
      What: starts('register patient'),
      Patient: `\u2068${name}\u2069, no. ${number}`,
    }),
  )
})
