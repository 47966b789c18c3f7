import { demoPassword } from '@mocks/world'
import { absenceEndpoints } from '@shared/contracts/absences'
import { authEndpoints } from '@shared/contracts/auth'
import { importEndpoints, importMessages } from '@shared/contracts/imports'
import { patientEndpoints } from '@shared/contracts/patients'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { imports } from '../db/schema-imports'
import { lockForImport } from '../records/import-gate'
import { call, observedApi, pathOf, refusal } from '../test/api'
import { importCalls } from '../test/imports'
import { patientCalls, registration } from '../test/patients'
import { setUpWorld, token, world } from '../test/world'

/** What others read while an import is written, on a database where they meet. */

setUpWorld({ as: 'receptionist' })

const { register } = patientCalls(
  () => world,
  () => token,
)
const row = { line: 2, name: 'Wilma Storm', age: '44', gender: 'Female', telephone: '9000000002' }

it('refuses a registration at once, which would wait for the import', async () => {
  await world.db.transaction(async (tx) => {
    await lockForImport(tx)
    const refused = await register()
    expect(refused).toMatchObject(refusal(503, importMessages.isWritten))
    expect(refused.headers.get('retry-after')).toBe('5')
  })
  expect((await register()).status).toBe(201)
})

it('refuses changes of records where the database serves nobody else, and lets all else wait', async () => {
  const { api, adoptAccounts } = observedApi(world.db, { hasOneConnection: true })
  await adoptAccounts(demoPassword)
  const signedIn = async () => {
    const { body } = await call(api, 'POST', authEndpoints.login.path, {
      json: { username: 'receptionist', password: demoPassword },
    })
    return { token: z.object({ token: z.string() }).parse(body).token }
  }
  const [session, second] = [await signedIn(), await signedIn()]
  const { opened, committed } = importCalls(
    () => ({ api }),
    () => session.token,
  )
  const { id } = await opened('patients', [row])
  let committing: ReturnType<typeof committed> | undefined
  await world.db.transaction(async (tx) => {
    await tx.select().from(imports).where(eq(imports.id, id)).for('update')
    committing = committed(id)
    const change = () =>
      call(api, 'POST', patientEndpoints.register.path, {
        ...session,
        json: registration,
        headers: { 'idempotency-key': crypto.randomUUID() },
      })
    await expect.poll(async () => (await change()).status).toBe(503)
    expect(await change()).toMatchObject(refusal(503, importMessages.isWritten))
    const read = await call(api, 'GET', importEndpoints.list.path, session)
    expect(read.status).toBe(200)
    const { status } = await call(api, 'POST', absenceEndpoints.preview.path, {
      ...session,
      json: {},
    })
    expect(status).not.toBe(503)
    const logout = await call(api, 'POST', authEndpoints.logout.path, second)
    expect(logout.status).toBe(200)
  })
  expect((await committing)?.status).toBe(200)
  expect(await committed(id)).toMatchObject({ status: 409, body: { error: 'committed' } })
  const undo = await call(api, 'POST', pathOf(importEndpoints.undo, id), {
    ...session,
    headers: { 'idempotency-key': 'undo' },
  })
  expect(undo.status).toBe(200)
})
