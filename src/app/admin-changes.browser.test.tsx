import { binMessages } from '@shared/contracts/bin'
import { clinicMessages } from '@shared/contracts/clinic'
import { ownPasswordMessages } from '@shared/contracts/own-password'
import { ownSessionMessages } from '@shared/contracts/own-sessions'
import { roleTrialMessages } from '@shared/contracts/role-trials'
import { type StaffUser, sentUser, staffMessages } from '@shared/contracts/staff'
import { startPasswordMessages } from '@shared/contracts/start-passwords'
import { test } from 'vitest'
import { pick } from '@/test/screen-words'
import {
  answer,
  answers,
  expectSaid,
  openApp,
  press,
  pressInDialog,
  type,
} from '@/test/silent-host'

const nurse = { _id: 'r1', name: 'Staff' }
const ent = { _id: 'd1', name: 'ENT' }
const ada: StaffUser = {
  ...{ _id: 'u7', number: 7, name: 'Ada Moss', username: 'amoss', role: nurse, department: ent },
  ...{ email: 'ada@rounds.example', phone: '9876543210', place: '', status: 'active', version: 2 },
}
const nothing = { people: 0, visits: 0, requests: 0 }

const answerStaff = () =>
  answer(
    answers('read staff user', sentUser(ada)),
    answers('list roles of staff', [nurse]),
    answers('list departments of staff', [ent]),
  )

test('says that a user was not created', async () => {
  answerStaff()
  await openApp('/admin/staff/create')
  await type(/^First Name/, 'Wilma')
  await type(/^Last Name/, 'Storm')
  await type(/^Email/, 'wilma@rounds.example')
  await type(/^Phone/, '9000000001')
  await pick(/^Role/, 'Staff')
  await pick(/^Department/, 'ENT')
  await type(/^Username/, 'wstorm')
  await type(/^Password/, 'secret1')
  await press('Create User')
  await expectSaid(staffMessages.createFailed)
})

test('says that a user was not changed', async () => {
  answerStaff()
  await openApp('/admin/staff/edit?id=u7')
  await press('Update')
  await expectSaid(staffMessages.updateFailed)
})

test('says what becomes of a deleted user, and that the user was not deleted', async () => {
  answer(
    answers('list staff', { rows: [sentUser(ada)], total: 1 }),
    answers('count what depends', { ...nothing, visits: 2 }),
  )
  await openApp('/admin/staffs')
  await press('Delete Ada Moss')
  await expectSaid(`Ada Moss (amoss) has 2 visits to come. ${binMessages.stay}`)
  await expectSaid(binMessages.kept)
  await pressInDialog('Delete')
  await expectSaid(staffMessages.deleteFailed)
})

test('says that no start password was given', async () => {
  answerStaff()
  await openApp('/admin/user/u7')
  await press('New Start Password')
  await type(/^Start Password/, 'secret1')
  await pressInDialog('Save')
  await expectSaid(startPasswordMessages.giveFailed)
})

test('says that a role was not tried', async () => {
  await openApp('/admin/roles')
  await press('Add Role')
  await type(/^Role Name/, 'Porter')
  await press('Try it')
  await pressInDialog('Try it', 'Try this role?')
  await expectSaid(roleTrialMessages.failed)
})

test('says that nothing was restored from the bin', async () => {
  const entry = {
    ...{ id: 'e1', kind: 'department', name: 'Urology', deletedBy: 'Asha Rao', givenTo: null },
    ...{ deletedAt: '2026-11-21T09:00:00.000Z', dependents: nothing },
  }
  answer(answers('list bin', { rows: [entry], total: 1 }))
  await openApp('/?tab=admin&view=bin')
  await press('Restore Urology')
  await expectSaid(binMessages.restoreFailed)
})

test('says that the clinic’s name and address were not saved', async () => {
  answer(answers('read clinic', { name: 'Rounds', address: '', phone: '', version: 1 }))
  await openApp('/?tab=admin&view=clinic')
  await press('Edit')
  await pressInDialog('Save')
  await expectSaid(clinicMessages.saveFailed)
})

test('says that the own password was not changed', async () => {
  await openApp('/admin/profile')
  await press('Change Password')
  await type('Current Password', 'secret1')
  await type('New Password', 'secret2')
  await type('Re-Enter Password', 'secret2')
  await pressInDialog('Change Password')
  await expectSaid(ownPasswordMessages.changeFailed)
})

test('says that the other sessions were not ended', async () => {
  await openApp('/admin/profile')
  await press('Sign out everywhere')
  await pressInDialog('Sign out everywhere')
  await expectSaid(ownSessionMessages.endAllFailed)
})
