import { addDays } from '@shared/lib/clinic-date'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { clinics, outbox, patients } from '../db/schema'
import { messages } from '../db/schema-care'
import { accepted, deskCalls, seen } from '../test/absence-desk'
import {
  afterAMinute,
  arrived,
  arrivedSubjects,
  clinicSends,
  failing,
  setUpMessages,
} from '../test/messages'
import { quietDay, readVisit, visitCalls } from '../test/visits'
import { token, world } from '../test/world'

/** What patients are told of a doctor who is away. */

setUpMessages()

const calls = visitCalls(
  () => world,
  () => token,
)
const { scheduled, change, userId } = calls
const { away, affected, settle, undo } = deskCalls(calls)
const back = addDays(quietDay, 1)

/** A visit of which the patient knows, in an absence. */
async function affectedVisit() {
  const visit = await scheduled()
  await afterAMinute()
  arrived()
  const absence = await away(quietDay)
  const { rows } = await affected(absence, '?prefer=same')
  return { visit, absence, rows }
}

describe('a message of the absence desk', () => {
  it('says once why the visit was moved, and nothing of the kind of absence', async () => {
    const { absence, rows } = await affectedVisit()
    await settle(absence, accepted(rows))
    await afterAMinute()
    await afterAMinute()
    const { mails, webhook } = arrived()
    expect(mails.map(({ text }) => text.split('\n')[2])).toEqual([
      'Your appointment with Dr. Daniel Reyes on Saturday, 11 April 2026 at 09:00 has been moved to Sunday, 12 April 2026 at 08:00, because Dr. Daniel Reyes is away.',
    ])
    expect(webhook).toHaveLength(1)
    expect(JSON.stringify([mails, webhook])).not.toMatch(/flu|illness/i)
  })

  it('says why the visit was cancelled, and not so where the desk cancels one that was moved', async () => {
    const { absence, rows } = await affectedVisit()
    await settle(
      absence,
      rows.map((row) => ({ ...seen(row), as: 'cancelled', reason: 'Comes to Dr. Rao' })),
    )
    await afterAMinute()
    const sentences = () => arrived().mails.map(({ text }) => text.split('\n')[2])
    expect(sentences()).toEqual([
      'Your appointment with Dr. Daniel Reyes on Saturday, 11 April 2026 at 09:00 has been cancelled, because Dr. Daniel Reyes is away.',
    ])
    await undo(absence)
    const [row] = (await affected(absence, '?prefer=same')).rows
    await settle(absence, accepted(row ? [row] : []))
    await afterAMinute()
    arrived()
    const moved = readVisit((await calls.get(row?.id ?? '')).body)
    expect((await calls.cancel(moved)).status).toBe(200)
    await afterAMinute()
    expect(sentences()).toEqual([
      'Your appointment with Dr. Daniel Reyes on Sunday, 12 April 2026 at 08:00 has been cancelled.',
    ])
  })

  it('names both doctors where it is handed over', async () => {
    const { absence, rows } = await affectedVisit()
    const handed = { as: 'handed', doctorId: await userId('kreddy') }
    await settle(
      absence,
      rows.map((row) => ({ ...seen(row), ...handed })),
    )
    await afterAMinute()
    expect(arrived().mails[0]?.text).toContain(
      'has been moved, because Dr. Daniel Reyes is away. It is now with Dr. Kavya Reddy on',
    )
  })

  it('is not sent of what is undone within a minute', async () => {
    const { absence, rows } = await affectedVisit()
    for (const as of ['moved', 'cancelled'] as const) {
      await settle(
        absence,
        accepted(rows).map((row) => ({ ...row, version: as === 'moved' ? 1 : 3, as })),
      )
      await undo(absence)
      await afterAMinute()
      expect(arrivedSubjects()).toEqual([])
    }
  })

  it('tells of the move back where it is undone later, without a reason', async () => {
    const { absence, rows } = await affectedVisit()
    await settle(absence, accepted(rows))
    await afterAMinute()
    arrived()
    await undo(absence)
    await afterAMinute()
    expect(arrived().mails.map(({ text }) => text.split('\n')[2])).toEqual([
      `Your appointment with Dr. Daniel Reyes on Sunday, 12 April 2026 at 08:00 has been moved to Saturday, 11 April 2026 at 09:00.`,
    ])
  })

  it('tells of no move back where no message told of the move', async () => {
    await clinicSends('moved', 'cancelled')
    await scheduled()
    const absence = await away(quietDay)
    await settle(absence, accepted((await affected(absence, '?prefer=same')).rows))
    await afterAMinute()
    expect(arrivedSubjects()).toEqual([])
    await undo(absence)
    await afterAMinute()
    expect(arrivedSubjects()).toEqual([])
  })

  it('reaches the patient by mail or the webhook, if the clinic sends any', async () => {
    const { absence, rows } = await affectedVisit()
    const reachedBy = async () => (await affected(absence)).rows.map((row) => row.reachedBy)
    expect(rows.map((row) => row.reachedBy)).toEqual(['mail'])
    await world.db.update(patients).set({ email: '' })
    expect(await reachedBy()).toEqual(['webhook'])
    await world.db.update(patients).set({ telephones: [] })
    expect(await reachedBy()).toEqual([undefined])
    await world.db.update(patients).set({ email: 'x@example.com' })
    await world.db.update(clinics).set({ messageKinds: [] })
    expect(await reachedBy()).toEqual([undefined])
  })

  it('that could not be sent marks the row, until a channel has taken it', async () => {
    const { absence, rows } = await affectedVisit()
    await settle(absence, accepted(rows))
    const isNotTold = async () => (await affected(absence)).rows.map((row) => row.isNotTold)
    expect(await isNotTold()).toEqual([undefined])
    world.advance(61_000)
    await failing()
    expect(await isNotTold()).toEqual([true])
    await world.db.update(outbox).set({ dueAt: new Date(world.now()), tries: 12 })
    await failing()
    expect(await world.db.$count(outbox)).toBe(0)
    expect(await isNotTold()).toEqual([true])
    const { id: visitId } = rows[0] ?? { id: '' }
    await world.db.insert(messages).values({
      ...{ kind: 'moved', visitId, channel: 'webhook', at: new Date(world.now()) },
    })
    expect(await isNotTold()).toEqual([undefined])
    await world.db.delete(messages).where(eq(messages.channel, 'webhook'))
    await undo(absence)
    expect(await isNotTold()).toEqual([undefined])
  })

  it('has no reason where the visit was moved again for another one', async () => {
    const { visit, absence, rows } = await affectedVisit()
    await settle(absence, accepted(rows))
    await change({ ...visit, version: 2 }, { date: back, time: '12:00' })
    await afterAMinute()
    expect(arrived().mails.map(({ text }) => text.split('\n')[2])).toEqual([
      'Your appointment with Dr. Daniel Reyes on Saturday, 11 April 2026 at 09:00 has been moved to Sunday, 12 April 2026 at 12:00.',
    ])
  })
})
