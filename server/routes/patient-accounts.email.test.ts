import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { noticeEndpoints, noticeText } from '@/contracts/notices'
import { ownProfileEndpoints, ownProfileMessages } from '@/contracts/own-profile'
import { patientRecordEndpoints, patientRecordMessages } from '@/contracts/patient-records'
import type { Patient } from '@/contracts/patients'
import { staffEndpoints } from '@/contracts/staff'
import { roles, users } from '../db/schema'
import { accountCalls, minute, wrongCode } from '../test/account-calls'
import { pathOf, refusal } from '../test/api'
import { observedServer } from '../test/observed-server'
import { account, codeOf, patientAccountCalls } from '../test/patient-accounts'

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
const linkNow = async () => {
  const { accounts } = patientRecordEndpoints
  const { body } = await ask('GET', pathOf(accounts, patient.id))
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

  it('is refused once the e-mail is confirmed, but not where no mail is set up', async () => {
    await confirmEmail(await firstSignIn(codeOf(await open(patient))))
    const { emailConfirmedAlready } = patientRecordMessages
    expect(await giveCode(await now(patient))).toMatchObject(
      refusal(409, emailConfirmedAlready, { username: emailConfirmedAlready }),
    )
    await withoutMail()
    expect(await linkNow()).toMatchObject({ emailConfirmed: true, mayHaveCode: true })
    expect((await giveCode(await now(patient))).status).toBe(200)
  })
})
