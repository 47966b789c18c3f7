import { createTestWorld, type TestWorld } from '@mocks/node'
import {
  type VisitStep,
  visitSteps,
  visitTransitions,
  visitWhen,
} from '@shared/contracts/visit-rules'
import {
  type ScheduledVisit,
  type VisitStatus,
  visitMessages,
  visitStatuses,
} from '@shared/contracts/visits'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { permissionMissing } from '../auth/session'
import { addUser, refusal } from '../test/api'
import { unknownId } from '../test/every-call'
import { clinicDay } from '../test/patients'
import { unchanged } from '../test/records'
import { readVisit, visitCalls } from '../test/visits'

let world: TestWorld
let token: string

beforeAll(async () => {
  world = await createTestWorld()
})
beforeEach(async () => {
  await world.reset()
  token = await world.signIn('receptionist')
})
afterAll(() => world.close())

const calls = visitCalls(
  () => world,
  () => token,
)
const { scheduled, get, change, reopen, checkIn, complete, cancel, noShow } = calls
const key = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } })

/** A visit of today that has begun, in the time of none of the others. */
let minutes = 0
async function begun(): Promise<ScheduledVisit> {
  minutes += 15
  const time = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'))
  return await scheduled({ date: clinicDay, time: time.join(':') })
}
beforeEach(() => {
  minutes = 0
})

const waysTo: Record<VisitStatus, readonly VisitStep[]> = {
  pending: [],
  'checked-in': ['checkIn'],
  completed: ['checkIn', 'complete'],
  cancelled: ['cancel'],
  'no-show': ['noShow'],
}
async function visitOf(status: VisitStatus): Promise<ScheduledVisit> {
  let visit = await begun()
  for (const step of waysTo[status]) {
    const answer = await calls[step](visit)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    visit = readVisit(answer.body)
  }
  return visit
}
const steps = ['checkIn', 'complete', 'cancel', 'noShow'] as const

describe('the steps of a visit', () => {
  it('lead from each status where the table says, and nowhere else', async () => {
    for (const from of visitStatuses)
      for (const step of steps) {
        const visit = await visitOf(from)
        const { to } = visitSteps[step]
        if (visitTransitions[from].includes(step)) {
          const answer = await calls[step](visit)
          expect(answer, `${from} ${step}`).toMatchObject({
            status: 200,
            body: { status: to, version: visit.version + 1 },
          })
          const { warnings: _none, ...kept } = readVisit(answer.body)
          expect((await get(visit.id)).body).toEqual(kept)
        } else
          await unchanged(world.db, async () => {
            expect(await calls[step](visit), `${from} ${step}`).toMatchObject(
              refusal(409, visitMessages.cannotMove(from, to)),
            )
          })
      }
  })

  it('tell since when somebody waits, and why a visit was cancelled', async () => {
    const waits = readVisit((await checkIn(await begun())).body)
    expect(waits.checkedInAt).toBe(world.now())
    expect((await complete(waits)).body).not.toHaveProperty('checkedInAt')
    expect((await cancel(await begun(), { reason: ' Moved away ' })).body).toMatchObject({
      cancelReason: 'Moved away',
    })
    expect((await cancel(await begun(), { reason: '' })).body).not.toHaveProperty('cancelReason')
  })

  it('end with nobody’s coming only once it has begun', async () => {
    const visit = await scheduled()
    await unchanged(world.db, async () => {
      expect(await noShow(visit)).toMatchObject(
        refusal(409, visitMessages.notStarted(visitWhen(visit))),
      )
    })
  })

  it('are taken by one of two at the same moment, and once for a key', async () => {
    const visit = await begun()
    const answers = await Promise.all([checkIn(visit), cancel(visit)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { warnings: _none, ...made } = readVisit(
      answers.find(({ status }) => status === 200)?.body,
    )
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      message: visitMessages.stale,
      error: 'stale',
      current: made,
    })
    const once = key()
    const other = await begun()
    expect((await checkIn(other, {}, once)).body).toEqual((await checkIn(other, {}, once)).body)
    expect((await get(other.id)).body).toMatchObject({ version: 2 })
  })

  it('are refused with nothing changed where they are stale, denied, invalid or of none', async () => {
    const visit = await begun()
    await addUser(world.db, 'other', ['appointment_view', 'appointment_create'])
    const other = { token: await world.signIn('other') }
    await unchanged(world.db, async () => {
      for (const step of ['checkIn', 'complete', 'noShow', 'cancel', 'reopen'] as const) {
        const taken = calls[step]
        const permission = step === 'cancel' ? 'appointment_delete' : 'appointment_edit'
        // What is stale is told before anything else.
        expect((await taken({ ...visit, version: 9 })).body, step).toMatchObject({ error: 'stale' })
        expect(await taken(visit, {}, other), step).toMatchObject(
          refusal(403, permissionMissing([permission])),
        )
        expect((await taken(visit, { version: 'x' })).status).toBe(400)
        expect((await taken({ ...visit, id: unknownId })).status).toBe(404)
        expect((await taken({ ...visit, id: 'x' })).status).toBe(404)
      }
      expect((await cancel(visit, { reason: 'x'.repeat(501) })).status).toBe(400)
    })
  })
})

describe('reopening', () => {
  it('takes back the last step, with what was before it', async () => {
    for (const step of ['checkIn', 'cancel', 'noShow'] as const) {
      const visit = await begun()
      const stepped = readVisit((await calls[step](visit)).body)
      const answer = await reopen(stepped)
      expect(answer.status).toBe(200)
      expect(readVisit(answer.body)).toEqual({ ...visit, warnings: [], version: 3 })
    }
    const waits = await visitOf('checked-in')
    const done = readVisit((await complete(waits)).body)
    const back = readVisit((await reopen(done)).body)
    expect(back).toEqual({ ...waits, version: 4 })
    // And then the one before that.
    expect((await reopen(back)).body).toMatchObject({ status: 'pending', version: 5 })
  })

  it('is refused where there is no step, or none of today', async () => {
    const visit = await begun()
    const stepped = readVisit((await cancel(await begun())).body)
    expect(visit).not.toHaveProperty('lastStepOn')
    expect(stepped.lastStepOn).toBe(clinicDay)
    await unchanged(world.db, async () => {
      expect(await reopen(visit)).toMatchObject(refusal(409, visitMessages.nothingToReopen))
    })
    world.advance(24 * 60 * 60_000)
    token = await world.signIn('receptionist')
    await unchanged(world.db, async () => {
      expect(await reopen(stepped)).toMatchObject(refusal(409, visitMessages.cannotReopen))
    })
  })

  it('is refused where the time was taken meanwhile, of what was knowingly double too', async () => {
    const first = await scheduled()
    const cancelled = readVisit((await cancel(first)).body)
    const second = await scheduled({ time: '09:05' })
    await unchanged(world.db, async () => {
      expect((await reopen(cancelled)).body).toMatchObject({
        error: 'clash',
        clash: { visitId: second.id },
      })
    })
    const double = await scheduled({ anyway: { reason: 'It cannot wait' } })
    const gone = readVisit((await cancel(double)).body)
    expect((await change(second, { time: '11:00' })).status).toBe(200)
    const third = await scheduled()
    await unchanged(world.db, async () => {
      expect((await reopen(gone)).body).toMatchObject({
        error: 'clash',
        clash: { visitId: third.id },
      })
    })
    await cancel(third)
    expect((await reopen(gone)).body).toMatchObject({ status: 'pending', anyway: double.anyway })
  })

  it('is done once by two at the same moment, and for its key', async () => {
    const stepped = readVisit((await cancel(await begun())).body)
    const answers = await Promise.all([reopen(stepped), reopen(stepped)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const once = key()
    const again = readVisit((await cancel(await begun())).body)
    expect((await reopen(again, {}, once)).body).toEqual((await reopen(again, {}, once)).body)
  })

  it('is refused once somebody has changed the visit', async () => {
    const waits = await visitOf('checked-in')
    await change(waits, { reason: 'Fever' })
    await unchanged(world.db, async () => {
      expect((await reopen(waits)).body).toMatchObject({ error: 'stale' })
    })
  })
})
