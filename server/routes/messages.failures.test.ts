import { testMinute } from '@mocks/node'
import { messageEndpoints } from '@shared/contracts/messages'
import { visitMessages } from '@shared/contracts/visits'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { outbox } from '../db/schema'
import { auditEntries } from '../db/schema-audit'
import { minute } from '../test/account-calls'
import { addUser, pathOf, refusal } from '../test/api'
import { unknownId } from '../test/every-call'
import { arrivedSubjects, failing, setUpMessages } from '../test/messages'
import { clinicDay } from '../test/patients'
import { quietDay, visitCalls } from '../test/visits'
import { token, world } from '../test/world'

setUpMessages()

const { ask, scheduled } = visitCalls(
  () => world,
  () => token,
)

describe('a message that cannot be sent', () => {
  const list = async () => {
    const answer = await ask('GET', messageEndpoints.failed.path, {
      token: await world.signIn('admin'),
    })
    expect(answer.status).toBe(200)
    return messageEndpoints.failed.output.parse(answer.body)
  }
  const ofVisit = async (id: string) => {
    const desk = { token: await world.signIn('receptionist') }
    const { body } = await ask('GET', pathOf(messageEndpoints.ofVisit, id), desk)
    return messageEndpoints.ofVisit.output.parse(body)
  }

  it('is shown with its reason while it is tried again, and after it was sent as sent', async () => {
    const visit = await scheduled()
    world.advance(minute)
    await failing()
    const at = new Date(testMinute + minute).toISOString()
    const nextTryAt = new Date(testMinute + 3 * minute).toISOString()
    const failure = '550 no such mailbox'
    const shown = { kind: 'made', channel: 'mail', at, failure, nextTryAt }
    expect(await ofVisit(visit.id)).toMatchObject([shown])
    expect(await list()).toMatchObject([
      {
        ...{ ...shown, visitId: visit.id, visitNumber: visit.number, patientNumber: 1 },
        ...{ patientName: visit.patientName, date: quietDay, time: '09:00' },
      },
    ])
    world.advance(2 * minute)
    await world.sendDue()
    expect(arrivedSubjects()).toEqual(['Your appointment (Elm Clinic)'])
    expect(await list()).toEqual([])
    // Whose names were shown is written down.
    const shownRows = eq(auditEntries.call, messageEndpoints.failed.name)
    expect(await world.db.select().from(auditEntries).where(shownRows)).toMatchObject([
      { kind: 'listed', shownPatients: [visit.patientId] },
    ])
    const [sent, ...others] = await ofVisit(visit.id)
    expect(sent).toMatchObject({ kind: 'made', channel: 'mail', at: nextTryAt })
    expect(sent).not.toHaveProperty('failure')
    expect(others).toEqual([])
  })

  it('is given up after twelve tries, and stays in the list for 30 days', async () => {
    const visit = await scheduled()
    world.advance(minute)
    for (let tries = 0; tries < 12; tries += 1) {
      await failing()
      world.advance(6 * 60 * minute)
    }
    expect(await world.db.$count(outbox)).toBe(0)
    const [message] = await list()
    expect(message).toMatchObject({ visitId: visit.id, failure: '550 no such mailbox' })
    expect(message).not.toHaveProperty('nextTryAt')
    world.advance(31 * 24 * 60 * minute)
    expect(await list()).toEqual([])
    expect(await ofVisit(visit.id)).toHaveLength(1)
  })

  it('is given up once its visit has begun', async () => {
    const visit = await scheduled({ date: clinicDay, time: '10:00' })
    world.advance(minute)
    await failing()
    world.advance(5 * minute)
    await failing()
    expect(await world.db.$count(outbox)).toBe(0)
    expect(await list()).toMatchObject([{ visitId: visit.id, failure: '550 no such mailbox' }])
    await world.sendDue()
    expect(arrivedSubjects()).toEqual([])
  })

  it('is listed for users who see the clinic and its visits', async () => {
    await addUser(world.db, 'figures', ['admin_dashboard'])
    const asking = { token: await world.signIn('figures') }
    expect((await ask('GET', messageEndpoints.failed.path, asking)).status).toBe(403)
    expect((await ask('GET', messageEndpoints.failed.path)).status).toBe(403)
    expect(await ask('GET', pathOf(messageEndpoints.ofVisit, unknownId))).toMatchObject(
      refusal(404, visitMessages.notFound),
    )
  })
})
