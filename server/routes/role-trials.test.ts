import { authEndpoints } from '@shared/contracts/auth'
import { departmentEndpoints } from '@shared/contracts/departments'
import { labOrderEndpoints } from '@shared/contracts/lab-orders'
import { ownSessionEndpoints } from '@shared/contracts/own-sessions'
import { patientEndpoints } from '@shared/contracts/patients'
import { type PermissionKey, permissionKeys } from '@shared/contracts/permissions'
import { roleTrialEndpoints, roleTrialMessages } from '@shared/contracts/role-trials'
import { roleMessages } from '@shared/contracts/roles'
import { tries } from '@shared/test/property'
import { and, asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { decodeJwt } from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import { roles, users } from '../db/schema'
import { auditEntries } from '../db/schema-audit'
import { addUser, call, pathOf, refusal } from '../test/api'
import { calls, unknownId } from '../test/every-call'
import { unchanged } from '../test/records'
import { setUpWorld, world } from '../test/world'

let own: string

setUpWorld()
beforeEach(async () => {
  own = await world.signIn('admin')
})

const { begin } = roleTrialEndpoints
const tryRole = (json: object, token = own) =>
  call(world.api, begin.method, begin.path, {
    ...{ token, json },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
const trialOf = async (keys: readonly PermissionKey[], name = 'Nurse', token = own) =>
  begin.output.parse((await tryRole({ name, roles: keys }, token)).body).token ?? ''
const read = (path: string, token: string) => call(world.api, 'GET', path, { token })
const statusOf = async (token: string) => (await read(departmentEndpoints.list.path, token)).status
const audited = () => world.db.select().from(auditEntries).orderBy(asc(auditEntries.id))
const signInWith = async (username: string, permissions: readonly PermissionKey[]) => ({
  ...(await addUser(world.db, username, permissions)),
  token: await world.signIn(username),
})

describe('a trial of a role', () => {
  it('is answered as a login is, with a token of ten minutes that is spelled as the role would be', async () => {
    const { status, body } = await tryRole({ name: 'Ward Nurse', roles: ['patient_view'] })
    expect(status).toBe(200)
    expect(body).toMatchObject({ user: { username: 'admin', role: 'Ward Nurse' }, locks: true })
    const { roles: carried, exp = 0, iat = 0, username } = decodeJwt(String(Object(body).token))
    expect({ carried, username }).toEqual({
      ...{ carried: ['ward_nurse', 'patient_view'], username: 'admin' },
    })
    expect(exp - iat).toBe(600)
  })

  it('keeps the name by which tokens know the role that is edited', async () => {
    const [doctor] = await world.db.select().from(roles).where(eq(roles.key, 'doctor'))
    const edited = { name: 'Physician', roles: ['patient_view'], privilegeId: doctor?.id }
    const { body } = await tryRole(edited)
    expect(decodeJwt(String(Object(body).token)).roles).toEqual(['doctor', 'patient_view'])
    expect(await tryRole({ ...edited, privilegeId: unknownId })).toMatchObject(
      refusal(404, roleMessages.notFound),
    )
  })

  it('is answered each reading call as an account with that role would be', async () => {
    const walker = await addUser(world.db, 'walker', [])
    const other = await world.signIn('walker')
    /** Of the account, or of what was read before. */
    const unlike = [
      ...['list own sessions', 'read own session', 'read own profile', 'list audit'],
      ...['follow changes', 'list activities'],
    ]
    await fc.assert(
      fc.asyncProperty(fc.subarray([...permissionKeys]), async (permissions) => {
        await world.db.update(roles).set({ permissions }).where(eq(roles.id, walker.roleId))
        const trial = await trialOf(permissions)
        for (const { name, method, path, access } of calls)
          if (method === 'GET' && access !== 'public') {
            const [tried, real] = [await read(path, trial), await read(path, other)]
            expect(tried.status, name).toBe(real.status)
            if (!unlike.includes(name)) expect(tried.body, name).toEqual(real.body)
          }
      }),
      tries(5),
    )
  })

  it('does not show the record of its person’s own account', async () => {
    const [patient] = await world.db.select().from(users).where(eq(users.username, 'patient'))
    const { id } = await signInWith('both', permissionKeys)
    await world.db.update(users).set({ patientId: patient?.patientId }).where(eq(users.id, id))
    const both = await world.signIn('both')
    expect((await read(patientEndpoints.own.path, both)).body).toMatchObject({
      id: patient?.patientId,
    })
    const trial = await trialOf(['patient_dashboard'], 'Patient', both)
    const real = await signInWith('nobody', ['patient_dashboard'])
    const answers = await Promise.all(
      [trial, real.token].map((token) => read(patientEndpoints.own.path, token)),
    )
    expect(answers[0]?.body).toEqual(answers[1]?.body)
  })

  it('changes nothing: whatever does not read is refused in words, another trial too', async () => {
    const trial = await trialOf(permissionKeys)
    await unchanged(world.db, async () => {
      for (const { name, method, path, json, access } of calls)
        if (method !== 'GET' && access !== 'public' && name !== authEndpoints.logout.name) {
          const headers = { 'idempotency-key': crypto.randomUUID() }
          const answer = await call(world.api, method, path, {
            ...{ token: trial, headers },
            ...(json && { json }),
          })
          expect(answer, name).toMatchObject({
            status: 403,
            body: { message: roleTrialMessages.readOnly, error: 'role_trial' },
          })
        }
    })
    expect((await audited()).map(({ call: name }) => name)).toEqual([begin.name])
  })

  it('is of no more than its person holds, but for a Super Admin', async () => {
    const { token } = await signInWith('clerk', ['staff_edit', 'staff_view'])
    expect(await tryRole({ name: 'Nurse', roles: ['patient_view'] }, token)).toMatchObject(
      refusal(403, roleTrialMessages.beyondOwn),
    )
    expect(await statusOf(await trialOf(['staff_view'], 'Reader', token))).toBe(200)
    const owner = await addUser(world.db, 'owner', ['staff_edit'])
    const [superAdmin] = await world.db.select().from(roles).where(eq(roles.key, 'super_admin'))
    await world.db
      .update(users)
      .set({ roleId: superAdmin?.id ?? null })
      .where(eq(users.id, owner.id))
    await world.db
      .update(roles)
      .set({ permissions: ['staff_edit'] })
      .where(eq(roles.key, 'super_admin'))
    const beyond = await trialOf(['patient_view'], 'Nurse', await world.signIn('owner'))
    expect((await read(patientEndpoints.list.path, beyond)).status).toBe(200)
  })

  it('shows nothing of the clinic to who sees no more than their own record', async () => {
    const keys = ['patient_dashboard', 'staff_edit', 'medical_record_view'] as const
    const { token } = await signInWith('patient-clerk', keys)
    expect(await tryRole({ name: 'Nurse', roles: ['medical_record_view'] }, token)).toMatchObject(
      refusal(403, roleTrialMessages.beyondOwn),
    )
    expect(await statusOf(await trialOf(['patient_dashboard'], 'Patient', token))).toBe(200)
  })

  it('is over once its person holds no more what is tried, or may edit roles no more', async () => {
    const held: PermissionKey[] = ['staff_edit', 'patient_view']
    const { token, roleId } = await signInWith('clerk', held)
    for (const left of held) {
      await world.db.update(roles).set({ permissions: held }).where(eq(roles.id, roleId))
      const trial = await trialOf(['patient_view'], 'Nurse', token)
      expect(await statusOf(trial)).toBe(200)
      await world.db
        .update(roles)
        .set({ permissions: [left] })
        .where(eq(roles.id, roleId))
      expect(await statusOf(trial)).toBe(401)
    }
  })

  it('is of no Super Admin, whose role is given to nobody', async () => {
    for (const name of ['super admin', 'Super\u180eAdmin'])
      expect(await tryRole({ name, roles: [] })).toMatchObject(refusal(403, roleMessages.protected))
  })

  it('is over after ten minutes, and not before; its person’s own session goes on', async () => {
    const trial = await trialOf([])
    world.advance(9 * 60_000)
    expect(await statusOf(trial)).toBe(200)
    world.advance(61_000)
    expect(await statusOf(trial)).toBe(401)
    expect(await statusOf(own)).toBe(200)
  })

  it('lasts no longer than the session in which it was begun', async () => {
    world.advance((12 * 60 - 4) * 60_000)
    const { exp = 0 } = decodeJwt(await trialOf([]))
    expect(exp).toBe(decodeJwt(own).exp)
  })

  it('ends alone when it is left, and with the session in which it was begun, and with all others', async () => {
    const out = (token: string) => call(world.api, 'POST', authEndpoints.logout.path, { token })
    const left = await trialOf([])
    expect((await out(left)).status).toBe(200)
    expect(await statusOf(left)).toBe(401)
    expect(await statusOf(own)).toBe(200)

    const other = await world.signIn('admin')
    const [kept, ended] = [await trialOf([], 'Nurse', other), await trialOf([])]
    await out(own)
    expect(await statusOf(ended)).toBe(401)
    expect(await statusOf(kept)).toBe(200)

    const { endAll } = ownSessionEndpoints
    const third = await world.signIn('admin')
    const answer = await call(world.api, endAll.method, endAll.path, { token: third })
    expect(answer).toMatchObject({ status: 200, body: { ended: 2 } })
    expect(await statusOf(kept)).toBe(401)
  })

  it('is no browser in which the account is signed in, but in the one that it was begun in', async () => {
    const trial = await trialOf([])
    // Sessions are begun at whole seconds, by which they are listed.
    world.advance(1_000)
    await world.signIn('admin')
    const listed = async (token: string) =>
      ownSessionEndpoints.list.output
        .parse((await read(ownSessionEndpoints.list.path, token)).body)
        .map(({ isCurrent }) => isCurrent)
    expect(await listed(own)).toEqual([false, true])
    expect(await listed(trial)).toEqual([false, true])
  })
})

describe('the audit', () => {
  it('names the role that was tried, with its permissions', async () => {
    const trial = await trialOf(['lab_report_view', 'patient_view'])
    expect(await audited()).toMatchObject([
      {
        ...{ username: 'admin', role: 'Admin', kind: 'changed', call: 'try role' },
        ...{ key: 'staff_edit', patientId: null },
        query: JSON.stringify({ name: 'Nurse', permissions: ['lab_report_view', 'patient_view'] }),
      },
    ])
    expect(trial).not.toBe('')
  })

  it('has what is read in a trial as its person’s own, marked by the role', async () => {
    const list = `${patientEndpoints.list.path}?limit=1`
    await read(list, own)
    const trial = await trialOf(['patient_view'])
    const { body } = await read(list, trial)
    expect((await audited()).map(({ role }) => role)).toEqual(['Admin', 'Admin', 'Nurse (tried)'])
    const id = String(patientEndpoints.list.output.parse(body).rows[0]?.id)
    await read(pathOf(patientEndpoints.get, id), trial)
    const of = and(eq(auditEntries.call, 'read patient'), eq(auditEntries.patientId, id))
    expect(await world.db.select().from(auditEntries).where(of)).toMatchObject([
      { username: 'admin', role: 'Nurse (tried)', kind: 'opened', key: 'patient_view' },
    ])
    expect((await read(labOrderEndpoints.list.path, trial)).status).toBe(403)
  })
})
