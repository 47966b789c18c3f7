import { type MessageSettings, messageEndpoints, messageMessages } from '@shared/contracts/messages'
import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { clinicId, clinics } from '../db/schema'
import { visits } from '../db/schema-care'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, isId, Refusal } from '../http'
import { handleChange } from '../records/change'
import { failedMessages, messagesOfVisit } from '../records/message-list'
import { changesOf } from '../records/targets'
import { visibleVisits, visitNotFound } from '../records/visits'

const columns = {
  name: clinics.name,
  kinds: clinics.messageKinds,
  version: clinics.messagesVersion,
}
const isClinic = eq(clinics.id, clinicId)

/** Which messages patients get, and which of them were sent. */
export function messageRoutes(dependencies: ApiDependencies) {
  const { db, clock, config } = dependencies
  const app = new Hono<ApiEnv>()
  handle(app, messageEndpoints.settings, async (c) => {
    const [row] = await db.select(columns).from(clinics).where(isClinic)
    return c.json({ kinds: row?.kinds ?? [], version: row?.version ?? 1 } satisfies MessageSettings)
  })
  handleChange(app, dependencies, messageEndpoints.change, (_c, input) => async (tx) => {
    const rows = await tx.select(columns).from(clinics).where(isClinic).for('no key update')
    const [before] = rows
    if (before?.version !== input.version)
      throw new Refusal(409, messageMessages.stale, {
        error: 'stale',
        current: { kinds: before?.kinds ?? [], version: before?.version ?? 1 },
      })
    const kinds = [...new Set(input.kinds)]
    const version = input.version + 1
    await tx.update(clinics).set({ messageKinds: kinds, messagesVersion: version }).where(isClinic)
    const target = {
      ...{ kind: 'clinic' as const, name: before.name },
      changes: changesOf({ messages: before.kinds }, { messages: kinds }),
    }
    return {
      body: { kinds, version } satisfies MessageSettings,
      events: [{ topic: 'clinic', id: clinicId, target }],
    }
  })
  handle(app, messageEndpoints.failed, async (c) =>
    c.json(await failedMessages(db, { now: clock(), zone: config.zone })),
  )
  handle(app, messageEndpoints.ofVisit, async (c, { id }) => {
    const isVisible = and(visibleVisits(c.get('caller')), eq(visits.id, id))
    if (!isId(id) || (await db.$count(visits, isVisible)) === 0) throw visitNotFound()
    return c.json(await messagesOfVisit(db, id, { now: clock(), zone: config.zone }))
  })
  return app
}
