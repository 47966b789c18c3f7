import type { Id } from '@shared/contracts/lists'
import {
  workingTimeEndpoints,
  workingTimeMessages,
  workingTimeSchema,
} from '@shared/contracts/working-times'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Call, call, pathOf, refusal } from '../test/api'
import { setUpWorld, token, world } from '../test/world'

setUpWorld({ as: 'admin' })

const day = {
  workTimingName: 'Day Shift',
  inTime: '09:00',
  inTimePeriod: 'AM',
  outTime: '05:30',
  outTimePeriod: 'PM',
  totalHour: 8.5,
}
const unknownId = '0b0e4d0a-5c55-4f6e-8d1e-2f6f7a1c9b11'

const ask = (method: string, path: string, more: Call = {}) =>
  call(world.api, method, path, { token, ...more })
const add = (input: object) => ask('POST', workingTimeEndpoints.create.path, { json: input })
const change = (id: Id, input: object) =>
  ask('PATCH', pathOf(workingTimeEndpoints.update, id), { json: input })
const remove = (id: Id) => ask('DELETE', pathOf(workingTimeEndpoints.delete, id))
const list = async () =>
  workingTimeEndpoints.list.output.parse((await ask('GET', workingTimeEndpoints.list.path)).body)
async function added(input: object) {
  const { savedWorkingTime } = workingTimeEndpoints.create.output.parse((await add(input)).body)
  return workingTimeSchema.parse(savedWorkingTime)
}

describe('listing working times', () => {
  it('answers them under data, in the order of the names', async () => {
    await add({ ...day, workTimingName: 'a shift' })
    const answer = await ask('GET', workingTimeEndpoints.list.path)
    const { data } = z.object({ data: z.array(workingTimeSchema) }).parse(answer.body)
    expect(data.map((item) => item.workTimingName)).toEqual([
      'a shift',
      'Evening Shift',
      'Morning Shift',
      'Night Shift',
    ])
  })
})

describe('adding a working time', () => {
  it('keeps it and answers it as savedWorkingTime', async () => {
    const answer = await add({ ...day, workTimingName: '  Day Shift ' })
    expect(answer).toMatchObject({ status: 201, body: { savedWorkingTime: day } })
    expect(await list()).toContainEqual(
      workingTimeSchema.parse(
        workingTimeEndpoints.create.output.parse(answer.body).savedWorkingTime,
      ),
    )
  })

  it.each([
    ['09:00', 'AM', '05:00', 'PM', 8],
    ['9:00', 'AM', '5:45', 'PM', 8.8],
    ['10:00', 'PM', '06:00', 'AM', 8],
    ['12:00', 'AM', '12:00', 'PM', 12],
    ['12:30', 'PM', '12:00', 'PM', 23.5],
  ] as const)(
    'works out the hours from %s %s to %s %s',
    async (inTime, inTimePeriod, outTime, outTimePeriod, hours) => {
      const { totalHour } = await added({
        ...day,
        ...{ inTime, inTimePeriod, outTime, outTimePeriod },
        totalHour: 1,
      })
      expect(totalHour).toBe(hours)
    },
  )

  it('refuses a span of nothing, whatever total is claimed', async () => {
    const none = { ...day, outTime: '09:00', outTimePeriod: 'AM' }
    expect(await add(none)).toMatchObject(
      refusal(400, workingTimeMessages.totalNotPositive, {
        totalHour: workingTimeMessages.totalNotPositive,
      }),
    )
  })

  it.each(['', '13:00', '00:30', '9', '09:60', '9:5', '24:00', 'nine'])(
    'refuses %j as a time',
    async (time) => {
      expect(await add({ ...day, inTime: time })).toMatchObject(
        refusal(400, workingTimeMessages.inTimeInvalid, {
          inTime: workingTimeMessages.inTimeInvalid,
        }),
      )
      expect(await add({ ...day, outTime: time })).toMatchObject(
        refusal(400, workingTimeMessages.outTimeInvalid, {
          outTime: workingTimeMessages.outTimeInvalid,
        }),
      )
    },
  )

  it.each([' 09:00', '09:00\n', '٠٩:٠٠', '０９：００'])('reads %j as 09:00', async (inTime) => {
    expect(await add({ ...day, inTime })).toMatchObject({
      status: 201,
      body: { savedWorkingTime: { inTime: '09:00' } },
    })
  })

  it.each([
    [{ workTimingName: ' ' }, 'workTimingName', workingTimeMessages.nameRequired],
    [{ workTimingName: 'x'.repeat(101) }, 'workTimingName', workingTimeMessages.nameTooLong],
    [{ totalHour: 0 }, 'totalHour', workingTimeMessages.totalNotPositive],
    [{ totalHour: -8 }, 'totalHour', workingTimeMessages.totalNotPositive],
    [{ totalHour: 24.1 }, 'totalHour', 'Total hours are at most 24'],
    [{ totalHour: '8' }, 'totalHour', "'totalHour' is missing or of the wrong type"],
    [{ inTimePeriod: 'am' }, 'inTimePeriod', "'inTimePeriod' is missing or of the wrong type"],
    [{ outTimePeriod: null }, 'outTimePeriod', "'outTimePeriod' is missing or of the wrong type"],
  ])('refuses %j and says so at the field', async (wrong, field, message) => {
    expect(await add({ ...day, ...wrong })).toMatchObject(
      refusal(400, message, { [field]: message }),
    )
    expect(await list()).toHaveLength(3)
  })

  it('names every field that is wrong', async () => {
    const { body } = await add({})
    const { fields } = z.object({ fields: z.record(z.string(), z.string()) }).parse(body)
    expect(Object.keys(fields).sort()).toEqual(Object.keys(day).sort())
  })

  it('refuses a name that is there in another case, or that looks like one', async () => {
    for (const workTimingName of ['night shift', 'Nıght\u00ad Shift'])
      expect(await add({ ...day, workTimingName })).toMatchObject(
        refusal(409, workingTimeMessages.exists, { workTimingName: workingTimeMessages.exists }),
      )
  })

  it('lets one of two at the same moment have the name', async () => {
    const answers = await Promise.all([add(day), add(day)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await list()).toHaveLength(4)
  })
})

describe('changing a working time', () => {
  it('changes all of it and works out the hours', async () => {
    const { _id } = await added(day)
    const changed = { ...day, workTimingName: 'Long Day', outTime: '08:00' }
    expect(await change(_id, changed)).toMatchObject({
      status: 200,
      body: { data: { ...changed, _id, totalHour: 11 } },
    })
    expect(await list()).toContainEqual({ ...changed, _id, totalHour: 11, version: 2 })
  })

  it('keeps its name without taking it for a second one', async () => {
    const { _id } = await added(day)
    expect((await change(_id, { ...day, workTimingName: 'DAY SHIFT' })).status).toBe(200)
  })

  it("refuses another's name, and a span of nothing", async () => {
    const { _id } = await added(day)
    for (const workTimingName of ['Night Shift', 'Niɡht Shift'])
      expect(await change(_id, { ...day, workTimingName })).toMatchObject(
        refusal(409, workingTimeMessages.exists),
      )
    expect(await change(_id, { ...day, outTime: '9:00', outTimePeriod: 'AM' })).toMatchObject(
      refusal(400, workingTimeMessages.totalNotPositive),
    )
    expect(await list()).toContainEqual({ ...day, _id, version: 1 })
  })

  it.each([unknownId, 'nonsense'])('knows no working time %s', async (id) => {
    expect(await change(id, day)).toMatchObject(refusal(404, workingTimeMessages.notFound))
  })
})

describe('deleting a working time', () => {
  it('deletes it, once', async () => {
    const { _id } = await added(day)
    expect(await remove(_id)).toMatchObject({
      status: 200,
      body: { message: workingTimeMessages.deleted },
    })
    expect(await list()).toHaveLength(3)
    expect(await remove(_id)).toMatchObject(refusal(404, workingTimeMessages.notFound))
  })

  it.each([unknownId, 'nonsense', '%00'])('knows no working time %s', async (id) => {
    expect(await ask('DELETE', `/api/deleteworktime/${id}`)).toMatchObject(
      refusal(404, workingTimeMessages.notFound),
    )
    expect(await list()).toHaveLength(3)
  })
})
