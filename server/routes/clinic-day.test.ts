import { patientMessages } from '@shared/contracts/patients'
import { prescriptionMessages } from '@shared/contracts/prescriptions'
import { visitMessages } from '@shared/contracts/visits'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../test/api'
import { patientCalls } from '../test/patients'
import { prescriptionCalls } from '../test/prescriptions'
import { unchanged } from '../test/records'
import { visitCalls } from '../test/visits'
import { setUpWorld, world } from '../test/world'

// A clinic on Kiritimati at five past midnight: for most browsers it is still the day before.

const [before, today, after] = ['2026-03-02', '2026-03-03', '2026-03-04']

let token: string

setUpWorld({ zone: 'Pacific/Kiritimati' })
beforeEach(async () => {
  world.advance(10 * 60_000)
  token = await world.signIn('receptionist')
})

const calls = [() => world, () => token] as const
const { prescribe, patientNamed } = prescriptionCalls(...calls)
const { scheduled, checkIn } = visitCalls(...calls)
const { register } = patientCalls(...calls)

describe('a prescription', () => {
  const dated = async (date: string, more: object = {}) =>
    prescribe(await patientNamed('arun thomas'), { date, otherDay: false, ...more })

  it('has the date of the clinic’s day', async () => {
    expect(await dated(today)).toMatchObject({ status: 201, body: { date: today } })
  })

  it('of a day gone by is refused at its date, unless it is known to be', async () => {
    const message = prescriptionMessages.otherDay(today)
    await unchanged(world.db, async () => {
      expect(await dated(before)).toMatchObject(refusal(422, message, { date: message }))
    })
    expect(await dated(before, { otherDay: true })).toMatchObject({
      status: 201,
      body: { date: before },
    })
  })

  it('of a day to come is refused at its date', async () => {
    const message = prescriptionMessages.isLater(today)
    await unchanged(world.db, async () => {
      for (const otherDay of [false, true])
        expect(await dated(after, { otherDay })).toMatchObject(
          refusal(422, message, { date: message }),
        )
    })
  })
})

describe('a check-in', () => {
  it('of today takes nothing more', async () => {
    const visit = await scheduled({ date: today, time: '23:30' })
    expect((await checkIn(visit, { otherDay: false })).status).toBe(200)
  })

  it.each([before, after])('of %s is refused, unless that is known', async (date) => {
    const visit = await scheduled({ date, time: '23:45' })
    await unchanged(world.db, async () => {
      expect(await checkIn(visit, { otherDay: false })).toMatchObject({
        status: 409,
        body: { message: visitMessages.isOtherDay(date, today), error: 'other-day' },
      })
    })
    expect((await checkIn(visit, { otherDay: true })).status).toBe(200)
  })
})

it('a date of birth is at most the clinic’s day', async () => {
  expect((await register({ name: 'Born Today', dateOfBirth: today })).status).toBe(201)
  const message = patientMessages.birthDateUnlikely
  expect(await register({ name: 'Born Tomorrow', dateOfBirth: after })).toMatchObject(
    refusal(400, message, { dateOfBirth: message }),
  )
})
