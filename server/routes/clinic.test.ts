import { clinicEndpoints, clinicMessages, clinicSchema } from '@shared/contracts/clinic'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../test/api'
import { keyedCalls, unchanged } from '../test/records'
import { setUpWorld, world } from '../test/world'

let token: string

setUpWorld()
beforeEach(async () => {
  token = await world.signIn('admin')
})

const { path } = clinicEndpoints.get
const ask = keyedCalls(
  () => world.api,
  () => token,
)
const elm = {
  name: 'Elm Street Clinic',
  address: '4 Elm Street\nPune 411001',
  phone: '020 5550 17',
}
const change = (json: unknown, key = crypto.randomUUID()) =>
  ask('PATCH', path, { json, headers: { 'idempotency-key': key } })
const clinic = async () => clinicSchema.parse((await ask('GET', path)).body)

it('says to an admin whether mail, a webhook and a model are set up', async () => {
  const services = await ask('GET', clinicEndpoints.services.path)
  expect(services).toMatchObject({
    status: 200,
    body: { mail: true, webhook: true, assistant: false },
  })
})

it('is empty until somebody has written it, and read by everybody signed in', async () => {
  expect(await clinic()).toEqual({ name: '', address: '', phone: '', version: 1 })
  expect(await change({ ...elm, name: '  Elm Street Clinic ', version: 1 })).toMatchObject({
    status: 200,
    body: { ...elm, version: 2 },
  })
  token = await world.signIn('patient')
  expect(await clinic()).toEqual({ ...elm, version: 2 })
})

describe('a change', () => {
  it('from an old version is refused, with what it is now', async () => {
    await change({ ...elm, version: 1 })
    await unchanged(world.db, async () => {
      expect(await change({ ...elm, phone: '', version: 1 })).toMatchObject({
        status: 409,
        body: { message: clinicMessages.stale, error: 'stale', current: { ...elm, version: 2 } },
      })
    })
  })

  it('is made once for its key, and by one of two who ask at once', async () => {
    const key = crypto.randomUUID()
    await change({ ...elm, version: 1 }, key)
    expect((await change({ ...elm, version: 1 }, key)).body).toEqual({ ...elm, version: 2 })
    const both = await Promise.all(
      [1, 2].map((phone) => change({ ...elm, phone: `${phone}`, version: 2 })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await clinic()).toMatchObject({ version: 3 })
  })

  it.each([
    ['no name', { name: ' ' }, 'name', clinicMessages.nameRequired],
    ['a name of 101 characters', { name: 'x'.repeat(101) }, 'name', clinicMessages.nameTooLong],
    ['a long address', { address: 'x'.repeat(501) }, 'address', clinicMessages.addressTooLong],
    ['a long phone', { phone: '1'.repeat(51) }, 'phone', clinicMessages.phoneTooLong],
    ['no version', { version: undefined }, 'version', clinicMessages.versionMissing],
  ])('with %s is refused at its field', async (_, wrong, field, message) => {
    await unchanged(world.db, async () => {
      expect(await change({ ...elm, version: 1, ...wrong })).toMatchObject(
        refusal(400, message, { [field]: message }),
      )
    })
  })
})
