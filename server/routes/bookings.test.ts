import { bookingEndpoints, bookingMessages as words } from '@shared/contracts/bookings'
import { departmentEndpoints } from '@shared/contracts/departments'
import { nameMessages } from '@shared/contracts/lists'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { permissionMissing } from '../auth/session'
import { users } from '../db/schema'
import { bookingRequests, changes } from '../db/schema-care'
import { addUser, call, refusal } from '../test/api'
import { setUpWorld, token, world } from '../test/world'

let neurology: string

setUpWorld({ as: 'patient' })
beforeEach(async () => {
  const { body } = await call(world.api, 'GET', departmentEndpoints.list.path, { token })
  const found = departmentEndpoints.list.output.parse(body).find(({ name }) => name === 'Neurology')
  neurology = String(found?._id)
})

const person = {
  firstName: 'Priya',
  lastName: 'Nair',
  gender: 'Female',
  mobile: '9876543210',
  email: 'priya@rounds.example',
  age: 34,
}
const checkup = { ...person, type: 'checkup', checkupDetails: 'Tired since March' }
const consulting = () => ({ ...person, type: 'consulting', department: neurology, doctorId: '17' })

const book = (json: object, by = token) =>
  call(world.api, 'POST', bookingEndpoints.create.path, { token: by, json })
const kept = () => world.db.select().from(bookingRequests)

describe('booking a consultation', () => {
  it('answers the booking under the name that clients read, and keeps it', async () => {
    const answer = await book(consulting())
    expect(answer.status).toBe(201)
    const { saveBookappoinment } = z
      .object({ saveBookappoinment: z.looseObject({ _id: z.string() }) })
      .parse(answer.body)
    expect(saveBookappoinment).toMatchObject({ ...consulting(), number: 1 })
    const [patient] = await world.db.select().from(users).where(eq(users.username, 'patient'))
    expect(await kept()).toMatchObject([
      {
        id: saveBookappoinment._id,
        ...person,
        type: 'consulting',
        departmentId: neurology,
        departmentName: 'Neurology',
        doctorId: '17',
        checkupDetails: null,
        bookedBy: patient?.id,
        patientId: patient?.patientId,
        ...{ number: 1, status: 'new', version: 1 },
      },
    ])
    expect(patient?.patientId).toEqual(expect.any(String))
    const isBooking = eq(changes.topic, 'booking-requests')
    expect(await world.db.select().from(changes).where(isBooking)).toMatchObject([
      {
        ...{ topic: 'booking-requests', recordId: saveBookappoinment._id },
        ...{ patientId: patient?.patientId, accountId: patient?.id },
      },
    ])
  })

  it('keeps the name of a department that is deleted later', async () => {
    await book(consulting())
    const admin = await world.signIn('admin')
    const gone = { token: admin, json: { id: [neurology] } }
    expect((await call(world.api, 'DELETE', departmentEndpoints.delete.path, gone)).status).toBe(
      200,
    )
    expect(await kept()).toMatchObject([{ departmentId: null, departmentName: 'Neurology' }])
  })

  it.each(['0b0e4d0a-5c55-4f6e-8d1e-2f6f7a1c9b11', 'Neurology', '1'])(
    'knows no department %j',
    async (department) => {
      expect(await book({ ...consulting(), department })).toMatchObject(
        refusal(400, words.departmentGone, { department: words.departmentGone }),
      )
      expect(await kept()).toEqual([])
    },
  )

  it('needs a department and a doctor', async () => {
    expect(await book({ ...consulting(), department: '', doctorId: '' })).toMatchObject(
      refusal(400, words.departmentRequired, {
        department: words.departmentRequired,
        doctorId: words.doctorRequired,
      }),
    )
  })
})

describe('booking a checkup', () => {
  it('keeps the message, and nothing of the other type', async () => {
    expect((await book({ ...checkup, department: neurology, doctorId: '17' })).status).toBe(201)
    expect(await kept()).toMatchObject([
      {
        type: 'checkup',
        checkupDetails: 'Tired since March',
        departmentId: null,
        departmentName: null,
        doctorId: null,
      },
    ])
  })

  it('needs a message', async () => {
    expect(await book({ ...checkup, checkupDetails: ' \n' })).toMatchObject(
      refusal(400, words.messageRequired, { checkupDetails: words.messageRequired }),
    )
  })
})

describe('the fields of both', () => {
  it('are trimmed, and an age may come as text', async () => {
    const typed = { firstName: ' Priya ', mobile: ' ٩٨٧٦٥ ٤٣٢١٠', age: ' ۳۴ ' }
    expect((await book({ ...checkup, ...typed, email: 'Priya@Rounds.example ' })).status).toBe(201)
    expect(await kept()).toMatchObject([person])
  })

  it('hold no last name of a person with one name', async () => {
    for (const lastName of ['', ' \u200b '])
      expect(
        (await book({ ...checkup, firstName: `Suharto ${lastName.length}`, lastName })).status,
      ).toBe(201)
    expect(await kept()).toMatchObject([{ lastName: '' }, { lastName: '' }])
  })

  it.each([
    ['firstName', ' ', words.firstNameRequired],
    ['lastName', 'x'.repeat(101), words.nameTooLong],
    ['gender', '', words.genderRequired],
    ['gender', 'female', words.genderRequired],
    ['mobile', '987654321', words.mobileInvalid],
    ['mobile', '98765432101', words.mobileInvalid],
    ['mobile', '+919876543', words.mobileInvalid],
    ['mobile', '٩٨٧٦٥', words.mobileInvalid],
    ['firstName', 'Pri\u202eya', nameMessages.turns],
    ['email', 'priya', words.emailInvalid],
    ['email', '', words.emailInvalid],
    ['age', '', words.ageInvalid],
    ['age', -1, words.ageInvalid],
    ['age', 131, words.ageInvalid],
    ['age', 34.5, words.ageInvalid],
    ['age', '1e2', words.ageInvalid],
    ['checkupDetails', 'x'.repeat(2001), words.messageTooLong],
  ])('refuse the %s %j', async (field, value, message) => {
    expect(await book({ ...checkup, [field]: value })).toMatchObject(
      refusal(400, message, { [field]: message }),
    )
    expect(await kept()).toEqual([])
  })

  it.each([0, 130, '0', '130'])('take the age %j', async (age) => {
    expect((await book({ ...checkup, age })).status).toBe(201)
    expect(await kept()).toMatchObject([{ age: Number(age) }])
  })

  it('refuse a type that is none', async () => {
    expect((await book({ ...checkup, type: 'surgery' })).status).toBe(400)
    expect(await kept()).toEqual([])
  })
})

describe('the same booking sent twice', () => {
  const ids = async () => (await kept()).map(({ id }) => id)

  it.each([
    ['checkup', () => checkup],
    ['consultation', consulting],
  ])('within a minute is one %s, and answered like the first', async (_type, json) => {
    const first = await book(json())
    world.advance(30_000)
    const second = await book(json())
    expect([second.status, second.body]).toEqual([201, first.body])
    expect(await ids()).toHaveLength(1)
  })

  it('at the same moment is one', async () => {
    // None of them is to wait for a connection to the database.
    await Promise.all(Array.from({ length: 8 }, () => book(checkup)))
    await world.db.delete(bookingRequests)
    const answers = await Promise.all(Array.from({ length: 8 }, () => book(consulting())))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await ids()).toHaveLength(1)
  })

  it('a minute later is another', async () => {
    const first = await book(checkup)
    world.advance(60_000)
    const second = await book(checkup)
    expect(second.status).toBe(201)
    expect(second.body).not.toEqual(first.body)
    expect(await ids()).toHaveLength(2)
  })

  it('by another account is another', async () => {
    const other = await world.signIn('receptionist')
    await Promise.all([book(checkup), book(checkup, other)])
    expect(await ids()).toHaveLength(2)
  })

  it.each([
    ['firstName', 'Asha'],
    ['lastName', 'Rao'],
    ['gender', 'Other'],
    ['mobile', '9876543211'],
    ['email', 'asha@rounds.example'],
    ['age', 35],
    ['doctorId', '18'],
    ['type', 'checkup'],
  ])('but for its %s is another', async (field, value) => {
    const both = { ...consulting(), checkupDetails: 'Tired since March' }
    await book(both)
    expect((await book({ ...both, [field]: value })).status).toBe(201)
    expect(await ids()).toHaveLength(2)
  })

  it('but for its department, or for its message, is another', async () => {
    const { body } = await call(world.api, 'GET', departmentEndpoints.list.path, { token })
    const other = departmentEndpoints.list.output.parse(body).find(({ _id }) => _id !== neurology)
    await book(consulting())
    await book({ ...consulting(), department: other?._id })
    await book(checkup)
    await book({ ...checkup, checkupDetails: 'Tired since April' })
    expect(await ids()).toHaveLength(4)
  })
})

describe('who may book', () => {
  it.each(['admin', 'doctor', 'patient', 'receptionist'])('the %s may', async (username) => {
    expect((await book(checkup, await world.signIn(username))).status).toBe(201)
  })

  it.each(['pharmacist', 'lab'])('the %s may not', async (username) => {
    expect(await book(checkup, await world.signIn(username))).toMatchObject(
      refusal(403, permissionMissing(['appointment_create'])),
    )
    expect(await kept()).toEqual([])
  })

  it('goes by the permission, not by the role', async () => {
    await addUser(world.db, 'volunteer', ['appointment_create'])
    expect((await book(checkup, await world.signIn('volunteer'))).status).toBe(201)
  })

  it('needs a session', async () => {
    expect(
      (await call(world.api, 'POST', bookingEndpoints.create.path, { json: checkup })).status,
    ).toBe(401)
  })
})
