import { createTestWorld, type TestWorld } from '@mocks/node'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { patientRecordMessages } from '@/contracts/patient-records'
import { type Patient, patientEndpoints } from '@/contracts/patients'
import { staffEndpoints, staffMessages } from '@/contracts/staff'
import { permissionMissing } from '../auth/session'
import { roles, users } from '../db/schema'
import { addUser, type Call, refusal } from '../test/api'
import { unknownId } from '../test/every-call'
import { patientCalls, readPatient } from '../test/patients'
import { unchanged } from '../test/records'

let world: TestWorld
let token: string
let patient: Patient

beforeAll(async () => {
  world = await createTestWorld()
})
beforeEach(async () => {
  await world.reset()
  token = await world.signIn('receptionist')
  patient = await registered()
})
afterAll(() => world.close())

const calls = patientCalls(
  () => world,
  () => token,
)
const { ask, registered, get, close } = calls
const account = { username: 'amoss', email: 'ada@example.org', password: 'first-secret' }
const open = (of: Patient, more: object = {}, call?: Call) =>
  calls.openAccount(of, { ...account, ...more }, call)
const link = (of: Patient, username: string | null, call?: Call) =>
  calls.linkAccount(of, { username }, call)
const now = async (of: Patient) => readPatient((await get(of.id)).body)
const key = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } })
const signIn = async (password: string) => {
  const { body } = await ask('POST', '/api/auth/login', { json: { username: 'amoss', password } })
  return z.object({ token: z.string() }).parse(body).token
}
const ownRecord = (hers: string) => ask('GET', patientEndpoints.own.path, { token: hers })
const setPatientRole = (more: Partial<typeof roles.$inferInsert>) =>
  world.db.update(roles).set(more).where(eq(roles.key, 'patient'))

describe('opening an account', () => {
  it('lets the patient sign in, choose a password and see the own record', async () => {
    const answer = await open(patient)
    expect(answer).toMatchObject({ status: 201, body: { accounts: ['amoss'], version: 2 } })
    const first = await signIn('first-secret')
    expect(await ownRecord(first)).toMatchObject({
      status: 403,
      body: { error: 'password_change_required' },
    })
    const changed = await ask('POST', '/api/auth/change-password', {
      token: first,
      json: { currentPassword: 'first-secret', newPassword: 'my own one' },
    })
    const { token: hers } = z.object({ token: z.string() }).parse(changed.body)
    expect(await ownRecord(hers)).toMatchObject({ status: 200, body: { id: patient.id } })
    expect((await get('1', { token: hers })).status).toBe(404)
  })

  it('is told by mail, without the password, and is in no list of staff', async () => {
    await open(patient)
    await world.settle()
    expect(world.inbox).toMatchObject([{ to: 'ada@example.org' }])
    expect(world.inbox[0]?.text).toContain('amoss')
    expect(world.inbox[0]?.text).not.toContain('first-secret')
    const staff = await ask('GET', `${staffEndpoints.list.path}?q=amoss`, {
      token: await world.signIn('admin'),
    })
    expect(staff.body).toMatchObject({ total: 0 })
  })

  it('needs no more than the permission to edit profiles', async () => {
    await addUser(world.db, 'clerk', ['patient_profile_edit'])
    expect((await open(patient, {}, { token: await world.signIn('clerk') })).status).toBe(201)
  })

  it('gives nothing beyond the own record that the caller does not hold', async () => {
    const [role] = await world.db.select().from(roles).where(eq(roles.key, 'patient'))
    await setPatientRole({ permissions: [...(role?.permissions ?? []), 'staff_edit'] })
    await unchanged(world.db, async () => expect((await open(patient)).status).toBe(403))
    expect((await open(patient, {}, { token: await world.signIn('admin') })).status).toBe(201)
  })

  it('is one of two at the same moment, and once for its key', async () => {
    const answers = await Promise.all([
      open(patient),
      open(patient, { username: 'other', email: 'other@example.org' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const once = key()
    const again = async () =>
      open({ ...patient, version: 2 }, { username: 'third', email: 'third@example.org' }, once)
    expect((await again()).status).toBe(201)
    expect((await again()).status).toBe(201)
    expect((await now(patient)).accounts).toHaveLength(2)
  })

  it('is refused with nothing changed where it is stale, denied, invalid, taken or closed', async () => {
    const closed = readPatient((await close(await registered())).body)
    await addUser(world.db, 'other', ['patient_view', 'patient_register', 'staff_create'])
    const other = { token: await world.signIn('other') }
    await unchanged(world.db, async () => {
      expect((await open({ ...patient, version: 9 })).body).toMatchObject({
        error: 'stale',
        current: { id: patient.id, accounts: [] },
      })
      expect(await open(patient, {}, other)).toMatchObject(
        refusal(403, permissionMissing(['patient_profile_edit'])),
      )
      expect(await open(patient, { password: 'x' })).toMatchObject(
        refusal(400, staffMessages.passwordTooShort, { password: staffMessages.passwordTooShort }),
      )
      expect(await open(patient, { username: 'DOCTOR' })).toMatchObject(
        refusal(409, staffMessages.usernameTaken, { username: staffMessages.usernameTaken }),
      )
      expect(await open(patient, { email: 'doctor@rounds.example' })).toMatchObject(
        refusal(409, staffMessages.emailTaken, { email: staffMessages.emailTaken }),
      )
      expect(await open(closed)).toMatchObject(refusal(409, patientRecordMessages.closed))
      expect((await open({ ...patient, id: unknownId })).status).toBe(404)
    })
  })

  it('is refused where the clinic’s patient role shows more than a patient’s own, or is gone', async () => {
    await setPatientRole({ permissions: ['patient_dashboard', 'admin_dashboard'] })
    expect(await open(patient)).toMatchObject(refusal(409, patientRecordMessages.roleMissing))
    await setPatientRole({ key: 'guest' })
    await unchanged(world.db, async () =>
      expect(await open(patient)).toMatchObject(refusal(409, patientRecordMessages.roleMissing)),
    )
  })
})

describe('linking an account', () => {
  const unlinked = async () => {
    await world.db
      .update(users)
      .set({ patientId: null, patientLinks: 0 })
      .where(eq(users.username, 'patient'))
  }

  it('shows its holder the record from the next call on, and hides it again', async () => {
    await unlinked()
    const hers = await world.signIn('patient')
    expect(await ownRecord(hers)).toMatchObject({ status: 200, body: null })
    const linked = await link(patient, 'patient')
    expect(linked).toMatchObject({ status: 200, body: { accounts: ['patient'], version: 2 } })
    expect(await ownRecord(hers)).toMatchObject({ status: 200, body: { id: patient.id } })
    const apart = await link(readPatient(linked.body), null)
    expect(apart).toMatchObject({ status: 200, body: { accounts: [], version: 3 } })
    expect(await ownRecord(hers)).toMatchObject({ status: 200, body: null })
  })

  it('gives a patient several accounts, and an account one patient', async () => {
    const one = readPatient((await open(patient)).body)
    await unlinked()
    const both = await link(one, 'patient')
    expect(both).toMatchObject({ body: { accounts: ['amoss', 'patient'] } })
    const other = await registered()
    await unchanged(world.db, async () =>
      expect(await link(other, 'amoss')).toMatchObject(
        refusal(409, patientRecordMessages.accountTaken, {
          username: patientRecordMessages.accountTaken,
        }),
      ),
    )
    expect((await link(readPatient(both.body), null)).body).toMatchObject({ accounts: [] })
  })

  it('takes Staff Edit once the account has shown a patient, and ends after five links', async () => {
    await unlinked()
    const of = async () => now(await registered())
    const moved = async (username: string, call?: Call) => {
      const to = await of()
      const answer = await link(to, username, call)
      if (answer.status === 200)
        expect((await link(readPatient(answer.body), null, call)).status).toBe(200)
      return answer
    }
    const opened = await open(patient)
    expect((await link(readPatient(opened.body), null)).status).toBe(200)
    expect((await moved('patient')).status).toBe(200)
    // Taking an account off and linking it to the next patient read one record after another.
    const used = refusal(403, patientRecordMessages.accountUsed, {
      username: patientRecordMessages.accountUsed,
    })
    const target = await of()
    await unchanged(world.db, async () => {
      for (const username of ['amoss', 'patient'])
        expect(await link(target, username)).toMatchObject(used)
    })
    const admin = { token: await world.signIn('admin') }
    for (const _ of [2, 3, 4, 5]) expect((await moved('amoss', admin)).status).toBe(200)
    const often = patientRecordMessages.accountLinkedOften(5)
    expect(await moved('amoss', admin)).toMatchObject(refusal(409, often, { username: often }))
  })

  it('counts a link that is there already no second time', async () => {
    const { body } = await open(patient)
    const again = await link(readPatient(body), 'amoss')
    expect(again).toMatchObject({ status: 200, body: { accounts: ['amoss'] } })
    const [row] = await world.db.select().from(users).where(eq(users.username, 'amoss'))
    expect(row?.patientLinks).toBe(1)
  })

  it('is one of two patients’ at the same moment, and once for its key', async () => {
    await unlinked()
    const other = await registered()
    const answers = await Promise.all([link(patient, 'patient'), link(other, 'patient')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const once = key()
    const third = await registered()
    expect((await link(third, null, once)).status).toBe(200)
    expect((await link(third, null, once)).status).toBe(200)
    expect((await now(third)).version).toBe(2)
  })

  it('is refused with nothing changed where it is stale, denied, invalid or closed', async () => {
    await unlinked()
    const closed = readPatient((await close(await registered())).body)
    await addUser(world.db, 'other', ['patient_view', 'patient_register'])
    const other = { token: await world.signIn('other') }
    await unchanged(world.db, async () => {
      expect((await link({ ...patient, version: 9 }, 'patient')).body).toMatchObject({
        error: 'stale',
      })
      expect((await link(patient, 'patient', other)).status).toBe(403)
      expect((await link(patient, '')).status).toBe(400)
      expect(await link(closed, 'patient')).toMatchObject(
        refusal(409, patientRecordMessages.closed),
      )
      expect((await link({ ...patient, id: unknownId }, 'patient')).status).toBe(404)
    })
  })

  it('knows patients’ accounts alone, by their exact username', async () => {
    await unlinked()
    await world.db
      .update(users)
      .set({ deletedAt: new Date(world.now()) })
      .where(eq(users.username, 'lab'))
    await unchanged(world.db, async () => {
      for (const username of [
        'doctor',
        'admin',
        'lab',
        'nobody',
        'PATIENT',
        'patient@rounds.example',
      ])
        expect(await link(patient, username), username).toMatchObject(
          refusal(422, patientRecordMessages.accountUnknown, {
            username: patientRecordMessages.accountUnknown,
          }),
        )
    })
  })
})
