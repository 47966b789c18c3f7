import { testMinute } from '@mocks/node'
import { demoPassword } from '@mocks/world'
import { authEndpoints } from '@shared/contracts/auth'
import { importEndpoints, importMessages } from '@shared/contracts/imports'
import { patientEndpoints } from '@shared/contracts/patients'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { removeExpired } from '../db/expired'
import { isReferred } from '../db/references'
import { clinicId, patients } from '../db/schema'
import { importRows, imports } from '../db/schema-imports'
import { addUser, call, observedApi, observedConfig, refusal } from '../test/api'
import {
  ask,
  committed,
  correct,
  get,
  list,
  opened,
  registered,
  row,
  undone,
} from '../test/imported-patients'
import { importCalls } from '../test/imports'
import { readPatient } from '../test/patients'
import { unchanged } from '../test/records'
import { setUpWorld, world } from '../test/world'

setUpWorld({ as: 'receptionist' })

describe('the undo', () => {
  it('takes back each record that nobody has changed, used or opened, and names the others', async () => {
    const { id } = await opened('patients', [row(2), row(3), row(4), row(5), row(6)])
    await committed(id)
    const { rows } = await list({ sort: 'number', limit: '5', page: '8' })
    const [changed, used, seen] = rows
    const { body } = await get(changed?.id ?? '')
    await correct(readPatient(body), { address: '1 Hill Road' })
    await world.db.execute(sql`
      insert into vitals (id, patient_id, measured_at, recorded_by)
      select gen_random_uuid(), ${used?.id}, now(), id from users where username = 'doctor'`)
    await get(seen?.id ?? '')
    expect(await undone(id)).toMatchObject({
      status: 200,
      body: {
        removed: 2,
        kept: [
          { number: 41, name: changed?.name, why: 'changed' },
          { number: 42, why: 'used' },
          { number: 43, why: 'opened' },
        ],
      },
    })
    expect((await list()).total).toBe(43)
    expect(await undone(id)).toMatchObject(refusal(409, importMessages.undoneAlready))
    expect((await registered()).number).toBe(46)
  })

  it('is seen in the number of patients at once', async () => {
    const { api, adoptAccounts } = observedApi(world.db, {
      config: { ...observedConfig, figuresKeptMs: 60_000 },
    })
    await adoptAccounts(demoPassword)
    const { body } = await call(api, 'POST', authEndpoints.login.path, {
      json: { username: 'receptionist', password: demoPassword },
    })
    const session = { token: z.object({ token: z.string() }).parse(body).token }
    const calls = importCalls(
      () => ({ api }),
      () => session.token,
    )
    const { id } = await calls.opened('patients', [row(2), row(3)])
    await calls.committed(id)
    const counted = async () => (await call(api, 'GET', patientEndpoints.counts.path, session)).body
    expect(await counted()).toEqual({ total: 42 })
    expect(await calls.undone(id)).toMatchObject({ status: 200, body: { removed: 2 } })
    expect(await counted()).toEqual({ total: 40 })
  })

  it('counts the references of a table that is added later', async () => {
    const { id } = await registered()
    const added = world.db.transaction(async (tx) => {
      await tx.execute(sql`create table later (clinic_id uuid, person_id uuid,
        foreign key (clinic_id, person_id) references patients (clinic_id, id))`)
      const isIt = eq(patients.id, id)
      const isKept = async () =>
        await tx.$count(patients, and(isIt, await isReferred(tx, patients)))
      const before = await isKept()
      await tx.execute(sql`insert into later values (${clinicId}, ${id})`)
      throw new Error(`${before} before, ${await isKept()} after`)
    })
    await expect(added).rejects.toThrow('0 before, 1 after')
  })

  it('is not kept longer than it can be made, as an import that is never committed', async () => {
    const { id } = await opened('patients', [row(3)])
    await committed(id)
    const { id: open } = await opened('patients', [row(2)])
    await world.db.execute(sql`insert into import_rows (import_id, line, preview, record_id, name_key)
      select ${open}, n, '{}', gen_random_uuid(), '' from generate_series(3, 2500) n`)
    const day = 24 * 60 * 60_000
    const left = async (days: number) => {
      await removeExpired(world.db, new Date(testMinute + days * day))
      return [await world.db.$count(imports), await world.db.$count(importRows)]
    }
    expect([await left(0.9), await left(1), await left(29), await left(30)]).toEqual([
      ...[
        [2, 2499],
        [1, 0],
        [1, 0],
        [0, 0],
      ],
    ])
  })

  it('may be made by another user who may import, and is refused after thirty days', async () => {
    const { id } = await opened('patients', [row(2)], 'patients of 2025.csv')
    await committed(id)
    await addUser(world.db, 'other', ['patient_register'])
    const other = { token: await world.signIn('other') }
    const imported = async () => {
      const { body } = await ask('GET', importEndpoints.list.path, other)
      return importEndpoints.list.output.parse(body)
    }
    expect(await imported()).toMatchObject([
      {
        ...{ id, kind: 'patients', file: 'patients of 2025.csv', records: 1, undone: null },
        ...{ at: '2026-03-02T09:55:00.000Z', undoableUntil: '2026-04-01T09:55:00.000Z' },
      },
    ])
    await world.db.update(imports).set({ expiresAt: sql`expires_at - interval '31 days'` })
    expect(await imported()).toEqual([])
    await unchanged(world.db, async () => {
      expect(await undone(id)).toMatchObject(refusal(409, importMessages.tooLate))
    })
    await world.db.update(imports).set({ expiresAt: sql`expires_at + interval '31 days'` })
    expect(await undone(id, other)).toMatchObject({ status: 200, body: { removed: 1 } })
    expect(await imported()).toMatchObject([{ id, undone: { by: 'other', removed: 1 } }])
  })
})
