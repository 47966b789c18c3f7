import { auditEndpoints } from '@shared/contracts/audit'
import { ownAuditWords } from '@shared/contracts/audit-words'
import { authEndpoints } from '@shared/contracts/auth'
import { labOrderEndpoints } from '@shared/contracts/lab-orders'
import { noticeEndpoints, noticeText } from '@shared/contracts/notices'
import { ownPasswordMessages } from '@shared/contracts/own-password'
import { patientAccountEndpoints, patientAccountMessages } from '@shared/contracts/patient-accounts'
import { type Patient, patientMessages } from '@shared/contracts/patients'
import { staffEndpoints, staffMessages } from '@shared/contracts/staff'
import { eq, not } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { permissionMissing } from '../auth/session'
import { accountLinks, idempotencyKeys, outbox, roles, users } from '../db/schema'
import { auditEntries } from '../db/schema-audit'
import { labResults } from '../db/schema-lab'
import { addUser, call, observedApi, refusal } from '../test/api'
import { unknownId } from '../test/every-call'
import {
  account,
  born,
  codeOf,
  key,
  patientAccountCalls,
  readAnswer,
} from '../test/patient-accounts'
import { readPatient } from '../test/patients'
import { unchanged } from '../test/records'
import { setUpWorld, token, world } from '../test/world'

let patient: Patient

setUpWorld({ as: 'receptionist' })
beforeEach(async () => {
  patient = await newPatient()
})

const calls = patientAccountCalls(
  () => world,
  () => token,
)
const {
  ask,
  registered,
  get,
  close,
  newPatient,
  open,
  link,
  now,
  as,
  login,
  choose,
  firstSignIn,
  ownRecord,
  confirm,
  giveCode,
} = calls
const linksOf = async (of: Patient) => {
  const { accounts } = patientAccountEndpoints
  const { body } = await ask('GET', accounts.path.replace(':id', of.id))
  return accounts.output.parse(body)
}
const noticesOf = async (username: string) => {
  const { body } = await ask('GET', noticeEndpoints.list.path, await as(username))
  return noticeEndpoints.list.output.parse(body).rows.map(({ what }) => noticeText(what))
}
const setPatientRole = (more: Partial<typeof roles.$inferInsert>) =>
  world.db.update(roles).set(more).where(eq(roles.key, 'patient'))
const day = 24 * 60 * 60_000

describe('opening an account', () => {
  it('lets the patient in by code, date of birth and an own password, once it is confirmed', async () => {
    const answer = await open(patient)
    expect(answer).toMatchObject({ status: 201, body: { accounts: ['amoss'], version: 2 } })
    const code = codeOf(answer)
    const first = readAnswer((await login('amoss', code)).body)
    expect(first).toMatchObject({ mustChangePassword: true, asksBirthDate: true })
    expect(await ownRecord(first.token)).toMatchObject({
      status: 403,
      body: { error: 'password_change_required' },
    })
    const changed = await choose(first.token, code, born, 'my own one')
    expect(changed).toMatchObject({ status: 200 })
    expect(changed.body).not.toHaveProperty('asksBirthDate')
    const { token: hers } = readAnswer(changed.body)
    expect(await ownRecord(hers)).toMatchObject({ status: 200, body: null })
    const confirmed = await confirm(await now(patient), 'amoss', await as('doctor'))
    expect(confirmed).toMatchObject({ status: 200, body: { version: 3 } })
    expect(await ownRecord(hers)).toMatchObject({ status: 200, body: { id: patient.id } })
    expect((await get('1', { token: hers })).status).toBe(404)
  })

  it.each(['slip', 'mail'])(
    'by %s gives its opener, who knows all of it, no way in',
    async (by) => {
      const [result] = await world.db.select().from(labResults).where(not(labResults.isCritical))
      const own = readPatient((await get(result?.patientId ?? '')).body)
      const email = 'desk@example.org'
      const opened = await open(own, { email, by, password: 'known-secret' })
      expect(opened.status).toBe(201)
      expect((await login('amoss', 'known-secret')).status).toBe(401)
      await world.settle()
      const [, mailed = ''] = /is ([\d-]+)/.exec(world.inbox.at(-1)?.text ?? '') ?? []
      const code = by === 'mail' ? mailed : codeOf(opened)
      const { token: first } = readAnswer((await login('amoss', code)).body)
      const chosen = await choose(first, code, own.dateOfBirth, 'taken over')
      const { token: theirs } = readAnswer(chosen.body)
      expect((await ownRecord(theirs)).body).toBeNull()
      const results = async () =>
        (await ask('GET', labOrderEndpoints.own.path, { token: theirs })).body
      expect(await results()).toEqual([])
      const self = await confirm(await now(own), 'amoss')
      expect(self).toMatchObject(refusal(403, permissionMissing(['medical_record_view'])))
      expect((await confirm(await now(own), 'amoss', await as('doctor'), email)).status).toBe(200)
      expect(await results()).not.toEqual([])
    },
  )

  it('shows the record from the first sign-in where its opener may read it all', async () => {
    const code = codeOf(await open(patient, {}, await as('admin')))
    expect(await ownRecord(await firstSignIn(code))).toMatchObject({ body: { id: patient.id } })
  })

  it('by mail sends the code to the patient and to nobody else', async () => {
    const opened = await open(patient, { by: 'mail' })
    expect(opened.body).not.toHaveProperty('startCode')
    await world.settle()
    expect(world.inbox).toMatchObject([{ to: 'ada@example.org' }])
    expect(world.inbox[0]?.text).toMatch(/username is amoss.* is \d{6}-\d{6}/s)
    const staff = await ask('GET', `${staffEndpoints.list.path}?q=amoss`, await as('admin'))
    expect(staff.body).toMatchObject({ total: 0 })
  })

  it('by mail is refused where no mail is set up', async () => {
    const { api, adoptAccounts } = observedApi(world.db, {
      mail: { isNotSetUp: true, send: async () => {} },
    })
    await adoptAccounts('secret')
    const { body } = await call(api, 'POST', authEndpoints.login.path, {
      json: { username: 'receptionist', password: 'secret' },
    })
    const path = patientAccountEndpoints.openAccount.path.replace(':id', patient.id)
    const { token } = readAnswer(body)
    const json = { ...account, by: 'mail', version: 1 }
    expect(await call(api, 'POST', path, { token, json, ...key() })).toMatchObject(
      refusal(409, patientAccountMessages.mailNotSetUp, {
        by: patientAccountMessages.mailNotSetUp,
      }),
    )
  })

  it('keeps its code nowhere, and answers it once', async () => {
    const once = key()
    const code = codeOf(await open(patient, {}, once))
    expect(code).toMatch(/^\d{6}-\d{6}$/)
    const again = await open(patient, {}, once)
    expect(again).toMatchObject({ status: 201, body: { accounts: ['amoss'] } })
    expect(again.body).not.toHaveProperty('startCode')
    const kept = [users, idempotencyKeys, auditEntries, accountLinks, outbox]
    for (const table of kept)
      expect(JSON.stringify(await world.db.select().from(table))).not.toContain(code)
  })

  it('needs no more than the permission to edit profiles', async () => {
    await addUser(world.db, 'clerk', ['patient_profile_edit'])
    expect((await open(patient, {}, await as('clerk'))).status).toBe(201)
  })

  it('gives nothing beyond the own record that the caller does not hold', async () => {
    const [role] = await world.db.select().from(roles).where(eq(roles.key, 'patient'))
    await setPatientRole({ permissions: [...(role?.permissions ?? []), 'staff_edit'] })
    await unchanged(world.db, async () => expect((await open(patient)).status).toBe(403))
    expect((await open(patient, {}, await as('admin'))).status).toBe(201)
  })

  it('is one of two at the same moment', async () => {
    const answers = await Promise.all([
      open(patient),
      open(patient, { username: 'other', email: 'other@example.org' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  it('is refused with nothing changed where it is stale, denied, invalid, taken or closed', async () => {
    const closed = readPatient((await close(await newPatient())).body)
    const unborn = await registered()
    await addUser(world.db, 'other', ['patient_view', 'patient_register', 'staff_create'])
    const other = await as('other')
    const { codeByMissing } = patientAccountMessages
    await unchanged(world.db, async () => {
      expect((await open({ ...patient, version: 9 })).body).toMatchObject({
        error: 'stale',
        current: { id: patient.id, accounts: [] },
      })
      expect(await open(patient, {}, other)).toMatchObject(
        refusal(403, permissionMissing(['patient_profile_edit'])),
      )
      expect(await open(patient, { by: 'telephone' })).toMatchObject(
        refusal(400, codeByMissing, { by: codeByMissing }),
      )
      expect(await open(patient, { username: 'DOCTOR' })).toMatchObject(
        refusal(409, staffMessages.usernameTaken, { username: staffMessages.usernameTaken }),
      )
      expect(await open(patient, { email: 'doctor@rounds.example' })).toMatchObject(
        refusal(409, staffMessages.emailTaken, { email: staffMessages.emailTaken }),
      )
      expect(await open(closed)).toMatchObject(refusal(409, patientMessages.closed))
      expect(await open(unborn)).toMatchObject(
        refusal(409, patientAccountMessages.birthDateMissing),
      )
      expect((await open({ ...patient, id: unknownId })).status).toBe(404)
    })
  })

  it('is refused where the clinic’s patient role shows more than a patient’s own, or is gone', async () => {
    await setPatientRole({ permissions: ['patient_dashboard', 'admin_dashboard'] })
    expect(await open(patient)).toMatchObject(refusal(409, patientAccountMessages.roleMissing))
    await setPatientRole({ key: 'guest' })
    await unchanged(world.db, async () =>
      expect(await open(patient)).toMatchObject(refusal(409, patientAccountMessages.roleMissing)),
    )
  })
})

describe('the code for the first sign-in', () => {
  it('ends with the first sign-in, and is typed with or without its hyphen', async () => {
    const code = codeOf(await open(patient))
    await firstSignIn(code.replace('-', ' '))
    expect((await login('amoss', code)).status).toBe(401)
    expect((await login('amoss', 'my own one')).body).not.toHaveProperty('mustChangePassword')
  })

  it('ends after seven days, for a person signed in with it too', async () => {
    const code = codeOf(await open(patient))
    world.advance(7 * day - 60_000)
    const { token: first } = readAnswer((await login('amoss', code)).body)
    world.advance(60_000)
    expect((await login('amoss', code)).status).toBe(401)
    expect(await choose(first, code, born, 'my own one')).toMatchObject(
      refusal(400, ownPasswordMessages.codeEnded),
    )
  })

  it('ends with the fifth wrong date of birth, of several at the same moment too', async () => {
    const code = codeOf(await open(patient))
    const { token: first } = readAnswer((await login('amoss', code)).body)
    const wrong = (left: number) =>
      refusal(400, ownPasswordMessages.birthDateWrong(left), {
        dateOfBirth: ownPasswordMessages.birthDateWrong(left),
      })
    const { birthDateRequired } = ownPasswordMessages
    const { codeWrong } = ownPasswordMessages
    expect(await choose(first, '000000-000000', born, 'my own one')).toMatchObject(
      refusal(400, codeWrong, { currentPassword: codeWrong }),
    )
    expect(await choose(first, code, undefined, 'my own one')).toMatchObject(
      refusal(400, birthDateRequired, { dateOfBirth: birthDateRequired }),
    )
    expect(await choose(first, code, '1990-03-02', 'my own one')).toMatchObject(wrong(4))
    expect(await choose(first, code, '3 Feb 1990', 'my own one')).toMatchObject(wrong(3))
    await Promise.all([1, 2, 3, 4].map((at) => choose(first, code, `1980-01-0${at}`, 'my own one')))
    expect((await choose(first, code, born, 'my own one')).status).toBe(401)
    expect((await login('amoss', code)).status).toBe(401)
  })

  it('is asked for the date of birth by no code of a forgotten password', async () => {
    await open(patient)
    await ask('POST', authEndpoints.forgotPassword.path, { json: { email: account.email } })
    await world.settle()
    expect(world.inbox).toEqual([])
  })

  it('is replaced by another one', async () => {
    const before = codeOf(await open(patient))
    const given = await giveCode(await now(patient))
    expect(given).toMatchObject({ status: 200, body: { version: 3 } })
    expect((await login('amoss', before)).status).toBe(401)
    await firstSignIn(codeOf(given))
    const seen = await now(patient)
    await unchanged(world.db, async () =>
      expect((await giveCode(await now(readPatient({ ...seen, id: '2' })))).status).toBe(422),
    )
  })

  it('by a user who may not read the record makes a confirmed account wait', async () => {
    await open(patient, {}, await as('admin'))
    const code = codeOf(await giveCode(await now(patient)))
    expect((await ownRecord(await firstSignIn(code))).body).toBeNull()
  })

  it('goes by mail again', async () => {
    await open(patient)
    expect((await giveCode(await now(patient), { by: 'mail' })).body).not.toHaveProperty(
      'startCode',
    )
    await world.settle()
    expect(world.inbox).toMatchObject([{ to: 'ada@example.org' }])
  })
})

describe('the history of accounts', () => {
  it('shows each opening and link, by whom, the first sign-in and the end', async () => {
    const code = codeOf(await open(patient))
    expect(await linksOf(patient)).toMatchObject([
      {
        ...{ username: 'amoss', email: 'ada@example.org', kind: 'opened', by: 'Rosa Klein' },
        ...{ signedInAt: null, shownAt: null, confirmedBy: null, endedAt: null },
        codeEndsAt: new Date(world.now() + 7 * day).toISOString(),
      },
    ])
    world.advance(60_000)
    await firstSignIn(code)
    const signedInAt = new Date(world.now()).toISOString()
    world.advance(60_000)
    await confirm(await now(patient), 'amoss', await as('doctor'))
    const shownAt = new Date(world.now()).toISOString()
    world.advance(60_000)
    await link(await now(patient), null)
    expect(await linksOf(patient)).toMatchObject([
      {
        ...{ codeEndsAt: null, signedInAt, shownAt, confirmedBy: 'Dr. Daniel Reyes' },
        endedAt: new Date(world.now()).toISOString(),
      },
    ])
  })

  it('tells the admins of an opening and of a link, by whom and of whom', async () => {
    await open(patient)
    await world.db.update(users).set({ patientId: null, patientLinks: 0 })
    await link(await now(patient), 'patient')
    const who = `Ada Moss, no. ${patient.number}`
    expect(await noticesOf('admin')).toEqual([
      `Rosa Klein linked the account patient (patient@rounds.example) to ${who}.`,
      `Rosa Klein opened the account amoss (ada@example.org) for ${who}.`,
    ])
    expect(await noticesOf('doctor')).toEqual([])
  })

  it('is on the patient’s list of who opened the record, with the first sign-in', async () => {
    await world.db.update(users).set({ patientId: patient.id }).where(eq(users.username, 'patient'))
    await firstSignIn(codeOf(await open(patient)))
    const { body } = await ask('GET', auditEndpoints.own.path, await as('patient'))
    const rows = auditEndpoints.own.output.parse(body).rows
    expect(rows.map((row) => [row.name, ownAuditWords(row)]).slice(0, 2)).toEqual([
      ['Ada Moss', 'Signed in for the first time with an account that shows your record'],
      ['Rosa Klein', 'Opened an account that shows your record'],
    ])
  })
})
