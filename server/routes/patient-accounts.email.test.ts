import { auditEndpoints, targetsSchema } from '@shared/contracts/audit'
import { noticeEndpoints, noticeText } from '@shared/contracts/notices'
import { ownProfileEndpoints, ownProfileMessages } from '@shared/contracts/own-profile'
import { patientAccountEndpoints, patientAccountMessages } from '@shared/contracts/patient-accounts'
import type { Patient } from '@shared/contracts/patients'
import { staffEndpoints } from '@shared/contracts/staff'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { outbox, roles, users } from '../db/schema'
import { accountCalls, all, minute, repeat, wrongCode } from '../test/account-calls'
import { type Call, pathOf, refusal } from '../test/api'
import { observedServer } from '../test/observed-server'
import { account, codeOf, patientAccountCalls } from '../test/patient-accounts'
import { readPatient } from '../test/patients'
import { unchanged } from '../test/records'

const server = observedServer()
const { login, tokenOf, mailCode, verify, reset } = accountCalls(server)
let token: string
let patient: Patient

const { ask, open, now, as, newPatient, firstSignIn, ownRecord, confirm, giveCode } =
  patientAccountCalls(
    () => ({ api: server.api, signIn: (username) => tokenOf(username) }),
    () => token,
  )

beforeEach(async () => {
  token = await tokenOf('receptionist')
  patient = await newPatient()
})

/** The e-mail of the user who opens the account. */
const desk = 'desk@example.org'
const password = 'my own one'
const isHers = eq(users.username, account.username)
const confirmed = async (email = account.email) =>
  confirm(await now(patient), account.username, await as('doctor'), email)
const linkNow = async (call?: Call) => {
  const { accounts } = patientAccountEndpoints
  const { body } = await ask('GET', pathOf(accounts, patient.id), call)
  return accounts.output.parse(body)[0]
}
const mailed = async () => {
  await server.settle()
  return server.mails.map(({ to }) => to)
}
const profile = async (hers: string) =>
  ownProfileEndpoints.get.output.parse(
    (await ask('GET', ownProfileEndpoints.get.path, { token: hers })).body,
  )
/** Saves the own profile with this in it. */
const save = async (hers: string, more: object) => {
  const { name, email, phone, version } = await profile(hers)
  const json = { name, email, phone, version, currentPassword: password, ...more }
  return await ask('PATCH', ownProfileEndpoints.change.path, { token: hers, json })
}
async function confirmEmail(hers: string) {
  await save(hers, { confirmEmail: true })
  return await save(hers, { confirmEmail: true, otp: server.at.code })
}
const withoutMail = () => server.start({ mail: { isNotSetUp: true, send: async () => {} } })

describe('an e-mail that its person has not confirmed', () => {
  it('gives no way into the account to the user who typed it', async () => {
    const hers = await firstSignIn(codeOf(await open(patient, { email: desk })))
    expect((await confirmed(desk)).status).toBe(200)
    expect(await ownRecord(hers)).toMatchObject({ body: { id: patient.id } })
    await mailCode(desk)
    expect(await mailed()).toEqual([])
    // A code is made for every address: even with the right one nothing opens.
    expect(await verify(server.at.code, desk)).toMatchObject(wrongCode)
    expect(await reset(server.at.code, 'taken over', desk)).toMatchObject(wrongCode)
    expect((await login(account.username, password)).status).toBe(200)
  })

  it.each([
    ['waits to show a patient', { patientLinks: 0 }],
    ['was taken off its patient', { pendingPatientId: null }],
  ])('gets no code where the account %s', async (_, more) => {
    await firstSignIn(codeOf(await open(patient)))
    await server.db.update(users).set(more).where(isHers)
    await mailCode(account.email)
    expect(await mailed()).toEqual([])
  })

  it('is shown on the patient’s page until it is confirmed', async () => {
    const code = codeOf(await open(patient))
    expect(await linkNow()).toMatchObject({ emailConfirmed: false, mayHaveCode: true })
    const hers = await firstSignIn(code)
    expect(await linkNow()).toMatchObject({ emailConfirmed: false, mayHaveCode: true })
    await confirmEmail(hers)
    expect(await linkNow()).toMatchObject({ emailConfirmed: true, mayHaveCode: true })
    await confirmed()
    expect(await linkNow()).toMatchObject({ emailConfirmed: true, mayHaveCode: false })
  })
})

describe('an e-mail is confirmed', () => {
  it('by the first sign-in with a code that was mailed to it', async () => {
    await open(patient, { by: 'mail' })
    const { code } = server.at
    const hers = await firstSignIn(`${code}-${code}`)
    expect(await profile(hers)).toMatchObject({ emailConfirmed: true })
    await mailCode(account.email)
    expect(await mailed()).toEqual([account.email, account.email])
    expect((await reset(code, 'another one', account.email)).status).toBe(200)
    expect((await login(account.username, 'another one')).status).toBe(200)
  })

  it('by no mailed code that one on a slip has replaced', async () => {
    await open(patient, { by: 'mail' })
    const hers = await firstSignIn(codeOf(await giveCode(await now(patient))))
    expect(await profile(hers)).toMatchObject({ emailConfirmed: false })
  })

  it('by its person, with the password and a code that was mailed to it', async () => {
    const hers = await firstSignIn(codeOf(await open(patient)))
    expect(await profile(hers)).toMatchObject({ emailConfirmed: false, codeCanBeMailed: true })
    const { passwordMissing, codeWrong } = ownProfileMessages
    expect(await save(hers, { confirmEmail: true, currentPassword: '' })).toMatchObject(
      refusal(400, passwordMissing, { currentPassword: passwordMissing }),
    )
    expect(await save(hers, { confirmEmail: true })).toMatchObject({
      body: { codeSentTo: account.email, emailConfirmed: false },
    })
    expect(await mailed()).toEqual([account.email])
    expect(await save(hers, { confirmEmail: true, otp: '999999' })).toMatchObject(
      refusal(400, codeWrong, { otp: codeWrong }),
    )
    expect(await save(hers, { confirmEmail: true, otp: server.at.code })).toMatchObject({
      status: 200,
      body: { emailConfirmed: true },
    })
    await mailCode(account.email)
    expect((await reset(server.at.code, 'another one', account.email)).status).toBe(200)
  })

  it('by the code that is mailed to another e-mail of its person’s choice', async () => {
    const hers = await firstSignIn(codeOf(await open(patient, { email: desk })))
    const own = { email: 'ada@elsewhere.example' }
    await save(hers, own)
    expect(await save(hers, { ...own, otp: server.at.code })).toMatchObject({
      status: 200,
      body: { ...own, emailConfirmed: true },
    })
  })

  it('no longer where its person has typed another one and no mail is set up', async () => {
    await confirmEmail(await firstSignIn(codeOf(await open(patient))))
    await withoutMail()
    const hers = await tokenOf(account.username)
    const typed = { email: desk, currentPassword: 'rounds-demo' }
    expect(await save(hers, typed)).toMatchObject({
      body: { email: desk, emailConfirmed: false, codeCanBeMailed: false },
    })
    expect(await save(hers, { ...typed, confirmEmail: true })).toMatchObject(
      refusal(409, ownProfileMessages.noMail),
    )
  })

  it('no longer where an admin has typed another one, for a patient who came to the staff', async () => {
    await confirmEmail(await firstSignIn(codeOf(await open(patient))))
    const [role] = await server.db.select().from(roles).where(eq(roles.key, 'doctor'))
    const [made] = await server.db
      .update(users)
      .set({ roleId: role?.id ?? '' })
      .where(isHers)
      .returning()
    const json = { version: made?.version, role: role?.id, status: 'active', email: desk }
    const path = pathOf(staffEndpoints.update, made?.id ?? '')
    expect((await ask('PATCH', path, { ...(await as('admin')), json })).status).toBe(200)
    await mailCode(desk)
    expect(await mailed()).not.toContain(desk)
  })
})

describe('another code for an account that has been signed in with', () => {
  it('is given while the e-mail is not confirmed, and has it wait and sign in again', async () => {
    const before = await firstSignIn(codeOf(await open(patient)))
    const signedInAt = (await linkNow())?.signedInAt
    expect(signedInAt).toEqual(expect.any(String))
    await confirmed()
    server.at.now += minute
    const given = await giveCode(await now(patient))
    expect(given.status).toBe(200)
    expect((await ownRecord(before)).status).toBe(401)
    expect((await login(account.username, password)).status).toBe(401)
    expect(await linkNow()).toMatchObject({ signedInAt, shownAt: null, codeBy: 'Rosa Klein' })
    const after = await firstSignIn(codeOf(given))
    expect((await linkNow())?.signedInAt).not.toBe(signedInAt)
    expect((await ownRecord(after)).body).toBeNull()
    await confirmed()
    expect(await ownRecord(after)).toMatchObject({ body: { id: patient.id } })
  })

  it('is in a notice to the admins', async () => {
    await firstSignIn(codeOf(await open(patient)))
    await giveCode(await now(patient))
    const { body } = await ask('GET', noticeEndpoints.list.path, await as('admin'))
    const [last] = noticeEndpoints.list.output.parse(body).rows
    expect(last && noticeText(last.what)).toBe(
      `Rosa Klein gave the account amoss (ada@example.org) of Ada Moss, no. ${patient.number} a new code.`,
    )
  })

  it('is refused to the desk once e-mail and account are confirmed, but not where no mail is set up', async () => {
    await confirmEmail(await firstSignIn(codeOf(await open(patient))))
    await confirmed()
    const { emailConfirmedAlready } = patientAccountMessages
    expect(await giveCode(await now(patient))).toMatchObject(
      refusal(409, emailConfirmedAlready, { username: emailConfirmedAlready }),
    )
    await withoutMail()
    expect(await linkNow()).toMatchObject({ emailConfirmed: true, mayHaveCode: true })
    expect((await giveCode(await now(patient))).status).toBe(200)
  })

  it('is given by the desk while the account waits, to a person whose e-mail another has changed', async () => {
    const intruder = await firstSignIn(codeOf(await open(patient)))
    await save(intruder, { email: 'mallory@example.org' })
    const otp = server.at.code
    expect((await save(intruder, { email: 'mallory@example.org', otp })).status).toBe(200)
    const given = await giveCode(await now(patient))
    expect(given.status).toBe(200)
    expect(await linkNow()).toMatchObject({ emailConfirmed: false })
    expect((await ownRecord(intruder)).status).toBe(401)
    expect((await firstSignIn(codeOf(given))).length).toBeGreaterThan(0)
    expect(await reset(otp, 'taken over', 'mallory@example.org')).toMatchObject(wrongCode)
  })

  it('is given to a person whose confirmed mailbox is closed by a user who may read the record', async () => {
    await confirmEmail(await firstSignIn(codeOf(await open(patient))))
    await confirmed()
    const admin = await as('admin')
    expect(await linkNow(admin)).toMatchObject({ emailConfirmed: true, mayHaveCode: true })
    const given = await giveCode(await now(patient), {}, admin)
    expect(given.status).toBe(200)
    expect(await ownRecord(await firstSignIn(codeOf(given)))).toMatchObject({
      body: { id: patient.id },
    })
    expect(await linkNow()).toMatchObject({ emailConfirmed: false, codeBy: 'Asha Menon' })
    const mails = await mailed()
    await mailCode(account.email)
    expect(await mailed()).toEqual(mails)
    const { list } = auditEndpoints
    const { body } = await ask('GET', list.path, admin)
    const { rows } = list.output.parse(body)
    const row = rows.find(({ call }) => call === patientAccountEndpoints.giveCode.name)
    const { targets } = targetsSchema.parse(JSON.parse(row?.query ?? ''))
    expect(targets).toContainEqual({
      ...{ kind: 'account', name: account.username },
      changes: { emailConfirmed: { from: 'yes', to: 'no' } },
    })
  })

  it('is mailed to the account’s address as news of its lost password, without the code', async () => {
    await open(patient)
    await firstSignIn(codeOf(await giveCode(await now(patient))))
    expect(await mailed()).toEqual([])
    const code = codeOf(await giveCode(await now(patient)))
    await giveCode(await now(patient))
    expect(await mailed()).toEqual([account.email])
    const [mail] = server.mails
    expect(mail?.subject).toBe('Your password in Rounds was replaced')
    expect(mail?.text).toContain('your account amoss')
    expect(mail?.text).not.toContain(code)
  })

  it('puts no mail aside where no mail is set up', async () => {
    await firstSignIn(codeOf(await open(patient)))
    await withoutMail()
    expect((await giveCode(await now(patient))).status).toBe(200)
    expect(await server.db.select().from(outbox)).toEqual([])
  })

  it('lets a person in who was refused for wrong passwords', async () => {
    await firstSignIn(codeOf(await open(patient)))
    await repeat(10, () => login(account.username, 'forgotten'))
    expect((await login(account.username, password)).status).toBe(429)
    const code = codeOf(await giveCode(await now(patient)))
    expect((await login(account.username, code)).status).toBe(200)
  })
})

describe('codes in place of others', () => {
  const tooManyCodes = (minutes: number) =>
    refusal(429, `Too many codes. Please try again in ${minutes} minutes.`)

  it('are 5 an hour for an account, and change nothing beyond', async () => {
    let code = codeOf(await open(patient))
    const statuses = await repeat(5, async () => {
      const given = await giveCode(await now(patient))
      code = codeOf(given)
      return given
    })
    expect(statuses).toEqual(all(5, 200))
    const [seen, admin] = [await now(patient), await as('admin')]
    await unchanged(server.db, async () => {
      expect(await giveCode(seen)).toMatchObject(tooManyCodes(60))
      expect((await giveCode(seen, {}, admin)).status).toBe(429)
    })
    expect((await login(account.username, code)).status).toBe(200)
    server.at.now += 60 * minute
    expect((await giveCode(seen, {}, await as('receptionist'))).status).toBe(200)
  })

  it('are 30 an hour for the user who gives them', async () => {
    for (const username of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const opened = await open(await newPatient(), { username, email: `${username}@example.org` })
      let of = readPatient(opened.body)
      const statuses = await repeat(5, async () => {
        const given = await giveCode(of, { username })
        of = readPatient(given.body)
        return given
      })
      expect(statuses).toEqual(all(5, 200))
    }
    await open(patient)
    expect(await giveCode(await now(patient))).toMatchObject(tooManyCodes(60))
    expect((await giveCode(await now(patient), {}, await as('admin'))).status).toBe(200)
  })

  it('are not counted where they are refused', async () => {
    await open(patient)
    const seen = await now(patient)
    expect(await repeat(6, () => giveCode({ ...seen, version: 9 }))).toEqual(all(6, 409))
    expect((await giveCode(seen)).status).toBe(200)
  })
})
