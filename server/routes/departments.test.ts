import {
  departmentEndpoints,
  departmentMessages,
  departmentSchema,
} from '@shared/contracts/departments'
import type { Id } from '@shared/contracts/lists'
import { describe, expect, it } from 'vitest'
import { type Call, call, pathOf, refusal } from '../test/api'
import { setUpWorld, token, world } from '../test/world'

setUpWorld({ as: 'admin' })

const ask = (method: string, path: string, more: Call = {}) =>
  call(world.api, method, path, { token, ...more })
const add = (name: unknown) => ask('POST', departmentEndpoints.create.path, { json: { name } })
const rename = (id: Id, name: unknown) =>
  ask('PUT', pathOf(departmentEndpoints.update, id), { json: { name } })
const remove = (id: unknown) => ask('DELETE', departmentEndpoints.delete.path, { json: { id } })
const list = async () =>
  departmentEndpoints.list.output.parse((await ask('GET', departmentEndpoints.list.path)).body)
const names = async () => (await list()).map(({ name }) => name)
const added = async (name: string) => departmentSchema.parse((await add(name)).body)

const unknownId = '0b0e4d0a-5c55-4f6e-8d1e-2f6f7a1c9b11'

describe('listing departments', () => {
  it('answers a bare list in the order of the names, whatever their case', async () => {
    await add('anaesthesia')
    const answer = await ask('GET', departmentEndpoints.list.path)
    expect(answer.status).toBe(200)
    expect(Array.isArray(answer.body)).toBe(true)
    expect((await names()).slice(0, 3)).toEqual(['anaesthesia', 'ENT', 'Gastroenterology'])
  })

  it('is open to everyone who is signed in, for a booking needs it', async () => {
    const patient = await world.signIn('patient')
    expect((await ask('GET', departmentEndpoints.list.path, { token: patient })).status).toBe(200)
  })
})

describe('adding a department', () => {
  it('trims the name, keeps it and answers it with its id', async () => {
    const answer = await add('  Cardiology \t')
    expect(answer.status).toBe(201)
    const created = departmentSchema.parse(answer.body)
    expect(created.name).toBe('Cardiology')
    expect(await list()).toContainEqual(created)
  })

  it.each(['', '   ', '\u00a0\u2003\n'])('refuses the blank name %j', async (name) => {
    expect(await add(name)).toMatchObject(
      refusal(400, departmentMessages.nameRequired, { name: departmentMessages.nameRequired }),
    )
  })

  it.each([[null], [7], [['Cardiology']], [{ name: 'Cardiology' }], [undefined]])(
    'refuses the name %j, which is no text',
    async (name) => {
      expect(await add(name)).toMatchObject(
        refusal(400, "'name' is missing or of the wrong type", {
          name: "'name' is missing or of the wrong type",
        }),
      )
    },
  )

  it('takes 100 characters and not 101', async () => {
    expect((await add('x'.repeat(100))).status).toBe(201)
    expect(await add('x'.repeat(101))).toMatchObject(refusal(400, departmentMessages.nameTooLong))
  })

  it('refuses a name that is there in another case', async () => {
    expect(await add('neurology')).toMatchObject(
      refusal(409, departmentMessages.exists, { name: departmentMessages.exists }),
    )
    expect(await names()).toHaveLength(10)
  })

  it.each(['Neuro\u200blogy', 'Neuro  logy', 'Νeurоlogy', 'ＥＮＴ'])(
    'refuses %j, which looks like one that is there',
    async (name) => {
      const exists = refusal(409, departmentMessages.exists, { name: departmentMessages.exists })
      expect(await add(name)).toMatchObject(exists)
      const { _id } = await added('Cardiology')
      expect(await rename(_id, name)).toMatchObject(exists)
      expect((await rename(String(_id).toUpperCase(), 'Cardio logy')).status).toBe(200)
    },
  )

  it('keeps any writing as it was typed', async () => {
    const typed = `Röntgen 'x-ray' "%_\\" 儿科 🩺 <b>`
    await add(typed)
    expect(await names()).toContain(typed)
  })

  it('lets one of several at the same moment have the name', async () => {
    const answers = await Promise.all(['Cardiology', 'CARDIOLOGY', 'Cardiоlogy'].map(add))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(await names()).toHaveLength(11)
  })
})

describe('renaming a department', () => {
  it('changes the name and answers the department', async () => {
    const { _id } = await added('Cardiology')
    expect(await rename(_id, ' Heart centre ')).toMatchObject({
      status: 200,
      body: { _id, name: 'Heart centre' },
    })
    expect(await names()).toContain('Heart centre')
    expect(await names()).not.toContain('Cardiology')
  })

  it("may change the case of the department's own name", async () => {
    const { _id } = await added('Cardiology')
    expect((await rename(_id, 'CARDIOLOGY')).status).toBe(200)
  })

  it("refuses another department's name", async () => {
    const { _id } = await added('Cardiology')
    expect(await rename(_id, 'urology')).toMatchObject(refusal(409, departmentMessages.exists))
    expect(await names()).toContain('Cardiology')
  })

  it('refuses a blank name', async () => {
    const { _id } = await added('Cardiology')
    expect(await rename(_id, ' ')).toMatchObject(refusal(400, departmentMessages.nameRequired))
  })

  it.each([unknownId, 'nonsense', '1', `${unknownId}0`, '%00', "' or 1=1 --", '%E0%A4%A'])(
    'knows no department %j',
    async (id) => {
      const path = pathOf(departmentEndpoints.update, '_').replace('_', id.replaceAll(' ', '+'))
      expect(await ask('PUT', path, { json: { name: 'Any' } })).toMatchObject(
        refusal(404, departmentMessages.notFound),
      )
    },
  )
})

describe('deleting departments', () => {
  it('deletes a list of ids', async () => {
    const [one, two] = [await added('One'), await added('Two')]
    expect((await remove([one._id, two._id, one._id])).status).toBe(200)
    expect(await names()).toHaveLength(10)
  })

  it('deletes a single id', async () => {
    const { _id } = await added('One')
    expect(await remove(_id)).toMatchObject({ status: 200, body: { deleted: [_id] } })
    expect(await names()).not.toContain('One')
  })

  it('says what it deleted where some are gone already', async () => {
    const { _id } = await added('One')
    expect(await remove([unknownId, 'nonsense', _id])).toMatchObject({
      status: 200,
      body: { deleted: [_id] },
    })
  })

  it.each([[unknownId], ['nonsense'], [[unknownId]], [['nonsense', '']]])(
    'knows no department %j',
    async (id) => {
      expect(await remove(id)).toMatchObject(refusal(404, departmentMessages.notFound))
      expect(await names()).toHaveLength(10)
    },
  )

  it.each([[[]], [null], [undefined], [7], [[7]], [Array(1001).fill(unknownId)]])(
    'refuses what is no id and no list of them (%#)',
    async (id) => {
      expect((await remove(id)).status).toBe(400)
      expect(await names()).toHaveLength(10)
    },
  )
})
