import { createTestWorld } from '@mocks/node'
import { patientMessages } from '@shared/contracts/patients'
import { vitalsEndpoints } from '@shared/contracts/vital-endpoints'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { patients } from '../db/schema'
import { refusal } from '../test/api'
import { bodies } from '../test/every-call'
import { keyedCalls } from '../test/records'

it('writes no vitals of somebody whose record is just being closed', async () => {
  const world = await createTestWorld()
  try {
    await world.reset()
    const token = await world.signIn('receptionist')
    const ask = keyedCalls(
      () => world.api,
      () => token,
    )
    const [patient] = await world.db.select().from(patients).where(eq(patients.number, 1))
    const json = { ...bodies['record vitals'], patientId: patient?.id }
    const waiting = () =>
      world.db.$count(
        sql`pg_stat_activity`,
        sql`datname = current_database() and wait_event_type = 'Lock'`,
      )
    let asked: ReturnType<typeof ask> | undefined
    await world.db.transaction(async (tx) => {
      await tx
        .update(patients)
        .set({ closedAt: new Date(world.now()) })
        .where(eq(patients.number, 1))
      asked = ask('POST', vitalsEndpoints.create.path, { json })
      await expect.poll(waiting).toBe(1)
    })
    expect(await asked).toMatchObject(
      refusal(422, patientMessages.notFound, { patientId: patientMessages.notFound }),
    )
  } finally {
    await world.close()
  }
})
