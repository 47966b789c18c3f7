import { demoPassword } from '@mocks/world'
import { targetsSchema } from '@shared/contracts/audit'
import {
  emailCode,
  ownProfileEndpoints,
  ownProfileMessages as words,
} from '@shared/contracts/own-profile'
import { staffMessages } from '@shared/contracts/staff'
import { desc, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { roles, users } from '../db/schema'
import { auditEntries } from '../db/schema-audit'
import { accountCalls } from '../test/account-calls'
import { refusal } from '../test/api'
import { observedServer } from '../test/observed-server'
import { keyedCalls } from '../test/records'

const server = observedServer()
const { login, tokenOf, forgot, reset } = accountCalls(server)

let token: string
const ask = keyedCalls(
  () => server.api,
  () => token,
)
const { path } = ownProfileEndpoints.get
const change = (json: object) => ask('PATCH', path, { json })
const own = async () => ownProfileEndpoints.get.output.parse((await ask('GET', path)).body)
/** The own account as it is, with these changes. */
const edit = async (more: object) => {
  const { mayRename: _, ...profile } = await own()
  return await change({ ...profile, ...more })
}
async function signInAs(username: string) {
  token = await tokenOf(username)
}
const withoutMail = async () => {
  await server.start({ mail: { isNotSetUp: true, send: async () => {} } })
  await signInAs('lab')
}
const moved = { email: 'lena@elsewhere.example', currentPassword: demoPassword }

beforeEach(() => signInAs('lab'))

describe('the own account', () => {
  it('takes another telephone, or none, without a password, and the audit says so', async () => {
    expect(await edit({ phone: '98765 00001' })).toMatchObject({
      status: 200,
      body: { phone: '9876500001', version: 2 },
    })
    const [row] = await server.db.select().from(auditEntries).orderBy(desc(auditEntries.id))
    expect(targetsSchema.parse(JSON.parse(row?.query ?? '')).targets).toMatchObject([
      { kind: 'staff', name: 'Lena Fischer (lab)', changes: { phone: { to: '9876500001' } } },
    ])
    expect(await edit({ phone: '' })).toMatchObject({ status: 200, body: { phone: '' } })
    const wrong = refusal(400, words.phoneInvalid, { phone: words.phoneInvalid })
    expect(await edit({ phone: '12' })).toMatchObject(wrong)
    const noMail = refusal(400, words.emailInvalid, { email: words.emailInvalid })
    expect(await edit({ email: 'nobody' })).toMatchObject(noMail)
    const { name, email, phone } = await own()
    const noVersion = refusal(400, words.versionMissing, { version: words.versionMissing })
    expect(await change({ name, email, phone })).toMatchObject(noVersion)
  })

  it('only a Super Admin can change their own name', async () => {
    expect(await edit({ name: 'Somebody Else' })).toMatchObject(
      refusal(403, words.nameProtected, { name: words.nameProtected }),
    )
    const [role] = await server.db.select().from(roles).where(eq(roles.name, 'Super Admin'))
    await server.db
      .update(users)
      .set({ roleId: role?.id ?? '' })
      .where(eq(users.username, 'admin'))
    await signInAs('admin')
    expect(await edit({ name: 'Maya Iyer', phone: '9876500002' })).toMatchObject({
      status: 200,
      body: { name: 'Maya Iyer', phone: '9876500002', mayRename: true },
    })
  })

  it('takes another e-mail with the password and the code that was sent to it', async () => {
    const passwordMissing = refusal(400, words.passwordMissing, {
      currentPassword: words.passwordMissing,
    })
    expect(await edit({ email: moved.email })).toMatchObject(passwordMissing)
    expect(await edit({ ...moved, currentPassword: 'guess' })).toMatchObject(
      refusal(400, words.passwordWrong, { currentPassword: words.passwordWrong }),
    )
    expect(server.mails).toEqual([])
    expect(await edit(moved)).toMatchObject({
      status: 200,
      body: { email: 'lab@rounds.example', codeSentTo: moved.email, version: 1 },
    })
    await server.settle()
    expect(server.mails).toMatchObject([{ to: moved.email }])
    expect(server.mails[0]?.text).toContain(server.at.code)
    const wrong = refusal(400, words.codeWrong, { otp: words.codeWrong })
    expect(await edit({ ...moved, otp: '999999' })).toMatchObject(wrong)
    expect((await own()).email).toBe('lab@rounds.example')

    expect(await edit({ ...moved, otp: server.at.code })).toMatchObject({
      status: 200,
      body: { email: moved.email, version: 2 },
    })
    await server.settle()
    expect(server.mails.at(-1)).toMatchObject({ to: 'lab@rounds.example' })
    expect(server.mails.at(-1)?.text).not.toContain(moved.email)
    expect((await login(moved.email)).status).toBe(200)
    expect((await login('lab@rounds.example')).status).toBe(401)
  })

  it('gives a repeated call the answer of the first, with and without a mailed code', async () => {
    const { mayRename: _, ...profile } = await own()
    const repeated = async (json: object) => {
      const headers = { 'idempotency-key': newId() }
      const first = await ask('PATCH', path, { json, headers })
      const { status, body } = await ask('PATCH', path, { json, headers })
      expect([status, body]).toEqual([first.status, first.body])
      return first
    }
    expect(await repeated({ ...profile, phone: '98765 00003' })).toMatchObject({
      body: { phone: '9876500003', version: 2 },
    })
    const wanted = { ...profile, ...moved, version: 2 }
    expect(await repeated(wanted)).toMatchObject({ body: { codeSentTo: moved.email } })
    await server.settle()
    expect(server.mails).toHaveLength(1)
    expect(await repeated({ ...wanted, otp: server.at.code })).toMatchObject({
      status: 200,
      body: { email: moved.email, version: 3 },
    })
  })

  it('gives a call that was still being prepared the answer of the one with its key that came first', async () => {
    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    let isNextHeld = false
    const verify = async (typed: string, hash: string) => {
      const isHeld = isNextHeld
      isNextHeld = false
      if (isHeld) await held
      return hash === `plain ${typed}`
    }
    await server.start({ passwords: { hash: async () => '', verify } })
    await signInAs('lab')
    expect(await edit(moved)).toMatchObject({ body: { codeSentTo: moved.email } })
    const { mayRename: _, ...profile } = await own()
    const json = { ...profile, ...moved, otp: server.at.code }
    const headers = { 'idempotency-key': newId() }
    isNextHeld = true
    const slow = ask('PATCH', path, { json, headers })
    await expect.poll(() => isNextHeld).toBe(false)
    const { status, body } = await ask('PATCH', path, { json, headers })
    expect([status, body]).toMatchObject([200, { email: moved.email, version: 2 }])
    goOn()
    expect(await slow).toMatchObject({ status, body })
  })

  it('takes another e-mail at once where no mail is set up, but not that of somebody else', async () => {
    await withoutMail()
    expect(await edit({ ...moved, email: 'doctor@rounds.example' })).toMatchObject(
      refusal(409, staffMessages.emailTaken, { email: staffMessages.emailTaken }),
    )
    expect(await edit(moved)).toMatchObject({ status: 200, body: { email: moved.email } })
  })

  it('is not taken over by the code that was sent for a new e-mail, and wrong ones end no other', async () => {
    const theirs = { ...moved, email: 'doctor@rounds.example' }
    await edit(theirs)
    const sent = server.at.code
    expect((await reset(sent, 'another password', theirs.email)).status).toBe(400)
    server.at.code = '424242'
    await forgot(theirs.email)
    for (let turn = 0; turn < 6; turn++) await edit({ ...theirs, otp: '999999' })
    expect((await reset('424242', 'another password', theirs.email)).status).toBe(200)
    await server.settle()
    const rows = await server.db.select().from(auditEntries)
    expect(rows.filter(({ call }) => call === emailCode.name).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['password', 'failed']),
    )
  })

  it('is not given the e-mail of somebody else, whose mailbox has the code', async () => {
    const theirs = { ...moved, email: 'doctor@rounds.example' }
    expect(await edit(theirs)).toMatchObject({ body: { codeSentTo: theirs.email } })
    expect(await edit({ ...theirs, otp: server.at.code })).toMatchObject(
      refusal(409, staffMessages.emailTaken),
    )
  })
})
