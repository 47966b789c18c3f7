import { createTestWorld } from '@mocks/node'
import { letterEndpoints } from '@shared/contracts/letters'
import { asc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { patients } from '../db/schema'
import { letters } from '../db/schema-record'
import { bodies, unknownId } from '../test/every-call'
import { keyedCalls } from '../test/records'

it('numbers letters that are issued at the same moment without a double or a gap', async () => {
  const world = await createTestWorld()
  try {
    await world.reset()
    const token = await world.signIn('doctor')
    const ask = keyedCalls(
      () => world.api,
      () => token,
    )
    const known = await world.db.select().from(patients).limit(20)
    await world.db.delete(letters)
    const issue = (patientId: string) =>
      ask('POST', letterEndpoints.issue.path, { json: { ...bodies['issue letter'], patientId } })
    // Every third is refused, and uses up no number.
    const answers = await Promise.all(
      known.flatMap(({ id }) => [issue(id), issue(id), issue(unknownId)]),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(40)
    const issued = await world.db
      .select()
      .from(letters)
      .where(eq(letters.year, 2026))
      .orderBy(asc(letters.number))
    // The demo's own has number 1.
    expect(issued.map(({ number }) => number)).toEqual(issued.map((_, at) => at + 2))
    expect(issued).toHaveLength(40)
  } finally {
    await world.close()
  }
})
