import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { changeEndpoints } from '@shared/contracts/changes'
import { labOrderEndpoints } from '@shared/contracts/lab-orders'
import { patientEndpoints } from '@shared/contracts/patients'
import { prescriptionEndpoints } from '@shared/contracts/prescriptions'
import { staffEndpoints } from '@shared/contracts/staff'
import { clashAnswerSchema } from '@shared/contracts/visit-times'
import { type Visit, visitEndpoints } from '@shared/contracts/visits'
import { vitalsEndpoints } from '@shared/contracts/vital-endpoints'
import { addDays } from '@shared/lib/clinic-date'
import { v7 as newKey } from 'uuid'
import { nameAt } from './names'

/**
 * Milliseconds between two calls of one desk. Beside each desk a doctor opens a patient's page, and the lab
 * looks at its worklist.
 */
const every = {
  ...{ search: 5_000, 'day list': 10_000, 'check-in': 30_000, booking: 60_000 },
  ...{ 'patient page': 20_000, 'lab worklist': 20_000 },
}
type Kind = keyof typeof every | 'feed' | 'opening burst'

/**
 * How long each call of a kind took, in milliseconds; of a patient's page, until all that it asks for at once
 * was there; of the feed, from a change's answer until
 * it is told.
 */
export type Taken = Record<Kind, number[]>

export interface Measured {
  taken: Taken
  /** What was refused for a clash in the opening burst, and then booked at the next free time. */
  clashes: number
  /** Calls that were answered with neither success nor a clash. */
  failures: string[]
}

/** Of a receptionist, a doctor and a technician. */
export interface Tokens {
  desk: string
  doctor: string
  lab: string
}

interface Desks {
  /** Of the API's processes; desks are dealt out to them in turn. */
  urls: readonly string[]
  tokens: Tokens
  desks: number
  /** Milliseconds, the warm-up among them. */
  duration: number
  /** Milliseconds at the beginning that do not count: the servers have just been started. */
  warmUp: number
  /** YYYY-MM-DD. */
  today: string
}

/** What the desks of a clinic do all day, each call timed as its desk waits for it. */
export async function workAtDesks({
  urls,
  tokens,
  desks,
  duration,
  warmUp,
  today,
}: Desks): Promise<Measured> {
  const taken: Taken = {
    ...{ search: [], 'day list': [], 'check-in': [], booking: [], feed: [], 'opening burst': [] },
    ...{ 'patient page': [], 'lab worklist': [] },
  }
  const failures: string[] = []
  /** When a change was answered, by the visit's id: the feed has yet to tell it. */
  const answeredAt = new Map<string, number>()
  let made = 0
  let clashes = 0
  let countsFrom = Number.POSITIVE_INFINITY
  const note = (kind: Kind, milliseconds: number) => {
    if (performance.now() >= countsFrom) taken[kind].push(milliseconds)
  }

  async function ask(
    url: string,
    method: string,
    path: string,
    { json, token = tokens.desk }: { json?: object; token?: string } = {},
  ) {
    const start = performance.now()
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(method !== 'GET' && { 'idempotency-key': newKey() }),
      },
      ...(json && { body: JSON.stringify(json) }),
    })
    const body: unknown = await response.json()
    const end = performance.now()
    if (!response.ok && response.status !== 409)
      failures.push(`${method} ${path}: ${response.status} ${JSON.stringify(body)}`)
    return { body, status: response.status, took: end - start, end }
  }

  const list = async (url: string, query: Record<string, string>) => {
    const { body, took } = await ask(
      url,
      'GET',
      `${visitEndpoints.list.path}?${new URLSearchParams(query)}`,
    )
    return { ...visitEndpoints.list.output.parse(body), took }
  }
  const [first = ''] = urls
  const pending: Visit[] = []
  for (let cursor: string | null | undefined = ''; cursor !== null && pending.length < 1000; ) {
    const page = await list(first, {
      ...{ date: today, status: 'pending', limit: '100' },
      ...(cursor && { cursor }),
    })
    pending.push(...page.rows)
    cursor = page.next ?? null
  }
  const doctors = staffEndpoints.doctors.output.parse(
    (await ask(first, 'GET', staffEndpoints.doctors.path)).body,
  )

  const acts: Record<keyof typeof every, (url: string) => Promise<void>> = {
    search: async (url) => {
      made += 1
      const [given = '', family = ''] = nameAt(made * 37).split(' ')
      const q = made % 3 === 0 ? `${given} ${family.slice(0, 2)}` : given
      const { took } = await ask(
        url,
        'GET',
        `${patientEndpoints.list.path}?${new URLSearchParams({ q })}`,
      )
      note('search', took)
    },
    'day list': async (url) => {
      note('day list', (await list(url, { date: today, limit: '20' })).took)
    },
    'check-in': async (url) => {
      const visit = pending.shift()
      if (!visit) return
      const path = visitEndpoints.checkIn.path.replace(':id', visit.id)
      const { took, end } = await ask(url, 'POST', path, {
        json: { version: visit.version },
      })
      note('check-in', took)
      answeredAt.set(visit.id, end)
    },
    booking: async (url) => {
      made += 1
      const doctor = doctors[made % doctors.length]
      const patient = pending[made % Math.max(1, pending.length)]
      if (!doctor || !patient) return
      // Free in the filled hospital, and each doctor's only once.
      const minutes = 16 * 60 + 15 * (Math.floor(made / doctors.length) % 8)
      const { body, status, took, end } = await ask(url, 'POST', visitEndpoints.schedule.path, {
        json: {
          ...{ patientId: patient.patientId, doctorId: doctor._id, reason: 'Control' },
          date: addDays(today, 1 + Math.floor(made / doctors.length / 8)),
          time: `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
        },
      })
      note('booking', took)
      if (status === 201) answeredAt.set(visitEndpoints.schedule.output.parse(body).id, end)
    },
    'patient page': async (url) => {
      made += 1
      const patient = pending[(made * 13) % Math.max(1, pending.length)]
      if (!patient) return
      const { patientId } = patient
      const of = (path: string) => `${path}?${new URLSearchParams({ patientId })}`
      const start = performance.now()
      await Promise.all(
        [
          patientEndpoints.get.path.replace(':id', patientId),
          ...[visitEndpoints, prescriptionEndpoints, vitalsEndpoints, labOrderEndpoints].map(
            ({ list }) => of(list.path),
          ),
          of(labOrderEndpoints.trends.path),
        ].map((path) => ask(url, 'GET', path, { token: tokens.doctor })),
      )
      note('patient page', performance.now() - start)
    },
    'lab worklist': async (url) => {
      const { took } = await ask(url, 'GET', `${labOrderEndpoints.list.path}?patient=&limit=20`, {
        token: tokens.lab,
      })
      note('lab worklist', took)
    },
  }

  const stop = new AbortController()
  const { signal } = stop
  // One for each desk.
  setMaxListeners(0, signal)

  async function follow(url: string, tells: boolean): Promise<void> {
    let after: string | undefined
    while (!signal.aborted) {
      const query = new URLSearchParams(after === undefined ? {} : { after })
      const response = await fetch(`${url}${changeEndpoints.list.path}?${query}`, {
        headers: { authorization: `Bearer ${tokens.desk}` },
        // One of its own: a request's listener stays on its signal for long after the answer.
        signal: AbortSignal.any([signal]),
      }).catch(() => null)
      if (!response) return
      if (!response.ok) {
        failures.push(`${changeEndpoints.list.path}: ${response.status}`)
        await wait(1_000)
        continue
      }
      const answer = changeEndpoints.list.output.parse(await response.json())
      after = answer.next
      const now = performance.now()
      if (tells)
        for (const { id } of answer.changes) {
          const at = answeredAt.get(id)
          if (at !== undefined) note('feed', Math.max(0, now - at))
          answeredAt.delete(id)
        }
    }
  }

  /** Fifty bookings in one department within a minute: whoever is refused takes the next free time. */
  async function burst(): Promise<void> {
    const department = doctors[0]?.department?._id
    const few = doctors.filter((doctor) => doctor.department?._id === department).slice(0, 5)
    await Promise.all(
      Array.from({ length: 50 }, async (_, at) => {
        await wait(warmUp + (at * Math.min(60_000, duration - warmUp)) / 50, undefined, {
          signal,
        }).catch(() => null)
        const doctor = few[at % few.length]
        const patient = pending[at]
        const url = urls[at % urls.length]
        if (!doctor || !patient || url === undefined) return
        const visit = { patientId: patient.patientId, doctorId: doctor._id, reason: 'Control' }
        let slot: { date: string; time: string } | undefined = {
          date: addDays(today, 13),
          time: '16:00',
        }
        while (slot) {
          const { date, time } = slot
          const { body, status, took } = await ask(url, 'POST', visitEndpoints.schedule.path, {
            json: { ...visit, date, time },
          })
          note('opening burst', took)
          if (status !== 409) return
          clashes += 1
          const [next] = clashAnswerSchema.parse(body).free
          slot = next
        }
      }),
    )
  }

  const kinds = Object.keys(every) as (keyof typeof every)[]
  countsFrom = performance.now() + warmUp
  const working = Array.from({ length: desks }, async (_, desk) => {
    const url = urls[desk % urls.length] ?? first
    const loops = kinds.map(async (kind, at) => {
      // Each desk, and each kind of call, at a moment of its own, as people are.
      let next = (every[kind] * (desk + at / kinds.length)) / desks
      const start = performance.now()
      while (next < duration) {
        await wait(Math.max(0, start + next - performance.now()))
        await acts[kind](url)
        next += every[kind]
      }
    })
    await Promise.all(loops)
  })
  const following = Array.from({ length: desks }, (_, desk) =>
    // Of those who wait, the last to be told.
    follow(urls[desk % urls.length] ?? first, desk === desks - 1),
  )
  await Promise.all([...working, burst()])
  // What was answered last is told within two seconds.
  await wait(3_000)
  stop.abort()
  await Promise.all(following)
  return { taken, clashes, failures }
}
