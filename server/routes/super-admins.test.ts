import { demoPassword } from '@mocks/world'
import { noticeEndpoints, noticeText } from '@shared/contracts/notices'
import { ownProfileMessages } from '@shared/contracts/own-profile'
import { superAdminName } from '@shared/contracts/roles'
import {
  type StaffUser,
  staffEndpoints,
  staffMessages,
  superAdminStep,
} from '@shared/contracts/staff'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { departments, roles, users } from '../db/schema'
import { auditEntries } from '../db/schema-audit'
import { accountCalls, tooMany } from '../test/account-calls'
import { pathOf, refusal } from '../test/api'
import { observedServer } from '../test/observed-server'
import { keyedCalls } from '../test/records'

const server = observedServer()
const { tokenOf } = accountCalls(server)
let token: string
let superAdmin: string
let department: string
let nurse: StaffUser

const ask = keyedCalls(
  () => server.api,
  () => token,
)
const promote = (username: string) =>
  server.db.update(users).set({ roleId: superAdmin }).where(eq(users.username, username))
const readUser = async (username: string) => {
  const { body } = await ask('GET', `${staffEndpoints.list.path}?q=${username}`)
  const [user] = staffEndpoints.list.output.parse(body).rows
  if (!user) throw new Error(`no ${username}`)
  return user
}
const create = (more: object) =>
  ask('POST', staffEndpoints.create.path, {
    json: {
      ...{ firstName: 'Ada', lastName: 'Moss', email: 'ada@example.org', phone: '9876543210' },
      ...{ username: 'amoss', password: 'first-secret', status: 'active', department },
      ...{ role: superAdmin, ...more },
    },
  })
const update = ({ _id, version }: StaffUser, more: object = {}) =>
  ask('PATCH', pathOf(staffEndpoints.update, _id), {
    json: { role: superAdmin, status: 'active', confirmed: true, version, ...more },
  })
const noticesOf = async (username: string) => {
  const { body } = await ask('GET', noticeEndpoints.list.path, { token: await tokenOf(username) })
  return noticeEndpoints.list.output.parse(body).rows.map(({ what }) => noticeText(what))
}

beforeEach(async () => {
  const [role] = await server.db.select().from(roles).where(eq(roles.name, superAdminName))
  const [one] = await server.db.select().from(departments)
  superAdmin = role?.id ?? ''
  department = one?.id ?? ''
  await promote('receptionist')
  token = await tokenOf('receptionist')
  nurse = await readUser('lab')
})

describe('making another Super Admin', () => {
  it('takes the caller’s own password, for a new user and for one who is there', async () => {
    const missing = refusal(400, staffMessages.superAdminPassword, {
      currentPassword: staffMessages.superAdminPassword,
    })
    const wrong = refusal(400, ownProfileMessages.passwordWrong, {
      currentPassword: ownProfileMessages.passwordWrong,
    })
    for (const make of [create, (more: object) => update(nurse, more)]) {
      expect(await make({})).toMatchObject(missing)
      expect(await make({ currentPassword: 'first-secret' })).toMatchObject(wrong)
    }
    expect((await update(nurse, { currentPassword: demoPassword })).status).toBe(200)
    expect((await create({ currentPassword: demoPassword })).status).toBe(201)
    await server.settle()
    const rows = await server.db.select().from(auditEntries)
    expect(rows.filter(({ call }) => call === superAdminStep.name)).toMatchObject([
      { kind: 'failed', username: 'receptionist' },
      { kind: 'failed', username: 'receptionist' },
    ])
  })

  it('counts wrong passwords as a login does', async () => {
    for (let turn = 0; turn < 10; turn++) await update(nurse, { currentPassword: `guess ${turn}` })
    expect(await update(nurse, { currentPassword: demoPassword })).toMatchObject(tooMany(15))
  })

  it('asks for no password where another role is given', async () => {
    const { _id: role } = (await readUser('doctor')).role
    expect((await update(nurse, { role, department })).status).toBe(200)
  })

  it('notifies all other Super Admins, and mails them', async () => {
    await promote('doctor')
    await update(nurse, { currentPassword: demoPassword })
    await create({ currentPassword: demoPassword })
    const said = [
      'Rosa Klein made Ada Moss (amoss) a Super Admin.',
      'Rosa Klein made Lena Fischer (lab) a Super Admin.',
    ]
    expect(await noticesOf('doctor')).toEqual(said)
    expect(await noticesOf('lab')).toEqual(said.slice(0, 1))
    expect(await noticesOf('receptionist')).toEqual([])
    expect(await noticesOf('admin')).toEqual([])
    await server.settle()
    const mails = server.mails.filter(({ to }) => to === 'doctor@rounds.example')
    expect(mails).toHaveLength(2)
    expect(mails[0]?.text).toContain('Rosa Klein made Lena Fischer (lab) a Super Admin')
  })

  it('mails the account that made one, which a stolen password may have opened', async () => {
    await update(nurse, { currentPassword: demoPassword })
    await server.settle()
    const own = server.mails.filter(({ to }) => to === 'receptionist@rounds.example')
    expect(own).toHaveLength(1)
    expect(own[0]?.text).toContain(
      'your account receptionist made Lena Fischer (lab) a Super Admin',
    )
    expect(own[0]?.text).toContain('If it was not you')
  })

  it('notifies them where no mail is set up', async () => {
    await promote('doctor')
    await server.start({ mail: { isNotSetUp: true, send: async () => {} } })
    expect((await update(nurse, { currentPassword: demoPassword })).status).toBe(200)
    expect(await noticesOf('doctor')).toHaveLength(1)
  })
})
