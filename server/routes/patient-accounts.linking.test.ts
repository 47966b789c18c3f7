import { patientAccountMessages } from '@shared/contracts/patient-accounts'
import { type Patient, patientMessages } from '@shared/contracts/patients'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '../db/schema'
import { addUser, type Call, refusal } from '../test/api'
import { unknownId } from '../test/every-call'
import { codeOf, key, patientAccountCalls } from '../test/patient-accounts'
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
const { registered, close, open, link, now, as, firstSignIn, ownRecord, confirm, newPatient } =
  calls

describe('confirming an account', () => {
  it('is refused before the first sign-in, of one that does not wait, stale and of another', async () => {
    const code = codeOf(await open(patient))
    const doctor = await as('doctor')
    const { notSignedIn, notWaiting, accountUnknown } = patientAccountMessages
    const seen = await now(patient)
    await unchanged(world.db, async () => {
      expect(await confirm(seen, 'amoss', doctor)).toMatchObject(refusal(409, notSignedIn))
      expect(await confirm(seen, 'doctor', doctor)).toMatchObject(refusal(422, accountUnknown))
    })
    await firstSignIn(code)
    expect((await confirm({ ...seen, version: 1 }, 'amoss', doctor)).body).toMatchObject({
      error: 'stale',
    })
    const answers = await Promise.all([1, 2].map(() => confirm(seen, 'amoss', doctor)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await confirm(await now(patient), 'amoss', doctor)).toMatchObject(
      refusal(409, notWaiting),
    )
  })

  it('refuses to confirm an account whose e-mail is no longer the one that was shown', async () => {
    await firstSignIn(codeOf(await open(patient)))
    const seen = await now(patient)
    const email = 'moss@example.net'
    await world.db.update(users).set({ email }).where(eq(users.username, 'amoss'))
    const doctor = await as('doctor')
    await unchanged(world.db, async () => {
      expect(await confirm(seen, 'amoss', doctor)).toMatchObject(
        refusal(409, patientAccountMessages.emailChanged),
      )
    })
    expect(await confirm(seen, 'amoss', doctor, email)).toMatchObject({ status: 200 })
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
    const linked = await link(patient, 'patient', await as('admin'))
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
        refusal(409, patientAccountMessages.accountTaken, {
          username: patientAccountMessages.accountTaken,
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
    const used = refusal(403, patientAccountMessages.accountUsed, {
      username: patientAccountMessages.accountUsed,
    })
    const target = await of()
    await unchanged(world.db, async () => {
      for (const username of ['amoss', 'patient'])
        expect(await link(target, username)).toMatchObject(used)
    })
    const admin = { token: await world.signIn('admin') }
    for (const _ of [2, 3, 4, 5]) expect((await moved('amoss', admin)).status).toBe(200)
    const often = patientAccountMessages.accountLinkedOften(5)
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
      expect(await link(closed, 'patient')).toMatchObject(refusal(409, patientMessages.closed))
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
          refusal(422, patientAccountMessages.accountUnknown, {
            username: patientAccountMessages.accountUnknown,
          }),
        )
    })
  })
})
