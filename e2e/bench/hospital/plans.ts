import { call, observedApi, observedConfig, pathOf } from '@server/test/api'
import { changeEndpoints } from '@shared/contracts/changes'
import { labOrderEndpoints } from '@shared/contracts/lab-orders'
import { patientEndpoints } from '@shared/contracts/patients'
import { staffEndpoints } from '@shared/contracts/staff'
import { visitEndpoints } from '@shared/contracts/visits'
import { addDays } from '@shared/lib/clinic-date'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { v7 as newKey } from 'uuid'
import type { Tokens } from './desks'
import { nameAt } from './names'

interface Clinic {
  databaseUrl: string
  secret: string
  tokens: Tokens
  /** YYYY-MM-DD. */
  today: string
}

/** What auto_explain says of a statement. */
const explained =
  /duration: (?<ms>[\d.]+) ms\s+plan:\s+Query Text: .*?\n(?<plan>(?:\s*\S.*\(cost=)[\s\S]*)$/

/**
 * What a desk's calls ask of a filled PostgreSQL, planned and measured by itself (auto_explain): of
 * each call the statement that took longest, as Markdown.
 */
export async function hottestPlans({
  databaseUrl,
  secret,
  tokens,
  today,
}: Clinic): Promise<string> {
  const statements: { ms: number; plan: string }[] = []
  const pool = new Pool({ connectionString: databaseUrl, max: 1 })
  pool.on('connect', (client) => {
    client.on('notice', ({ message = '' }) => {
      const { ms, plan } = explained.exec(message)?.groups ?? {}
      if (ms !== undefined && plan !== undefined) statements.push({ ms: Number(ms), plan })
    })
  })
  // Its only connection, so that every statement comes by it.
  await pool.query(`load 'auto_explain'; set auto_explain.log_min_duration = 0;
    set auto_explain.log_analyze = on; set auto_explain.log_buffers = on; set client_min_messages = log`)
  const { api } = observedApi(drizzle({ client: pool }), {
    clock: Date.now,
    config: { ...observedConfig, secret: new TextEncoder().encode(secret) },
  })

  const ask = async (method: string, path: string, json?: object, token = tokens.desk) => {
    const headers = method === 'POST' ? { 'idempotency-key': newKey() } : {}
    const { body, status } = await call(api, method, path, {
      token,
      headers,
      ...(json && { json }),
    })
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`)
    return body
  }
  const get = (
    { path }: { path: string },
    query: Record<string, string> = {},
    token = tokens.desk,
  ) => ask('GET', `${path}?${new URLSearchParams(query)}`, undefined, token)
  const parts: string[] = []
  const explain = async (title: string, work: () => Promise<unknown>) => {
    // Once before, so that neither reads from the disk nor loads a type.
    await work()
    statements.length = 0
    await work()
    const slowest = statements.toSorted((a, b) => b.ms - a.ms)[0]
    parts.push(
      `**${title}**: ${statements.length} statements; of the longest, ${slowest?.ms.toFixed(1)} ms:\n\n\`\`\`\n${slowest?.plan.trimEnd()}\n\`\`\``,
    )
  }

  try {
    const open = { date: today, status: 'pending', limit: '100' }
    const pending = visitEndpoints.list.output.parse(await get(visitEndpoints.list, open)).rows
    const doctors = staffEndpoints.doctors.output.parse(await get(staffEndpoints.doctors))
    const { next } = changeEndpoints.list.output.parse(await get(changeEndpoints.list))
    const [given = ''] = nameAt(37).split(' ')
    await explain('A patient search', () => get(patientEndpoints.list, { q: given }))
    await explain("The desk's day list", () =>
      get(visitEndpoints.list, { date: today, limit: '20' }),
    )
    await explain('A check-in', () => {
      const visit = pending.pop()
      if (!visit) throw new Error('nobody is pending')
      const { id, version } = visit
      return ask('POST', pathOf(visitEndpoints.checkIn, id), { version })
    })
    await explain('A booking', () =>
      ask('POST', visitEndpoints.schedule.path, {
        ...{ patientId: pending[0]?.patientId, doctorId: doctors.pop()?._id, reason: 'Control' },
        ...{ date: addDays(today, 12), time: '17:45' },
      }),
    )
    const patientId = pending[0]?.patientId ?? ''
    await explain("The lab's worklist", () =>
      get(labOrderEndpoints.list, { patient: '', limit: '20' }, tokens.lab),
    )
    await explain("A patient's lab orders", () =>
      get(labOrderEndpoints.list, { patient: '', patientId }, tokens.doctor),
    )
    await explain("A patient's lab values", () =>
      get(labOrderEndpoints.trends, { patientId }, tokens.doctor),
    )
    await explain('The feed', () => get(changeEndpoints.list, { after: next, wait: 'no' }))
  } finally {
    await pool.end()
  }
  return parts.join('\n\n')
}
