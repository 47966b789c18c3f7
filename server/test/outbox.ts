import { demoPassword } from '@mocks/world'
import { authEndpoints } from '@shared/contracts/auth'
import { staffEndpoints } from '@shared/contracts/staff'
import * as z from 'zod/mini'
import type { Db } from '../db/database'
import { outbox, roles } from '../db/schema'
import { type Answer, call, type observedApi, pathOf } from './api'
import { bodies } from './every-call'
import { keyedCalls } from './records'

/** What the tests of waiting mail do: users are created as an admin creates them. */
export async function outboxCalls(db: Db, server: ReturnType<typeof observedApi>) {
  await server.adoptAccounts(demoPassword)
  const login = await call(server.api, 'POST', authEndpoints.login.path, {
    json: { username: 'admin', password: demoPassword },
  })
  const { token } = z.object({ token: z.string() }).parse(login.body)
  const ask = keyedCalls(
    () => server.api,
    () => token,
  )
  const department = staffEndpoints.departments.output.parse(
    (await ask('GET', staffEndpoints.departments.path)).body,
  )[0]?._id
  const role = (await db.select().from(roles)).find(({ name }) => name === 'Doctor')?.id
  return {
    ask,
    create: (more: object = {}) =>
      ask('POST', staffEndpoints.create.path, {
        json: { ...bodies['create staff user'], role, department, ...more },
      }),
    change: (created: Answer, more: object) => {
      const { _id, role, status, version } = staffEndpoints.create.output.parse(created.body)
      return ask('PATCH', pathOf(staffEndpoints.update, _id), {
        json: { role: role._id, status, version, ...more },
      })
    },
    waiting: () => db.select().from(outbox).orderBy(outbox.dueAt),
  }
}
