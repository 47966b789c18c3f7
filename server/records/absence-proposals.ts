import type { Proposal } from '@shared/contracts/absence-desk'
import { addDays, type ClinicDate } from '@shared/lib/clinic-date'
import { and, eq, gt, inArray, lt, or, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId } from '../db/schema'
import { visits } from '../db/schema-care'
import type { Actor } from './actor'
import { bookable, clocksOf, type TimeRange } from './bookable'
import { clinicTimeOf, dayIn, instantOf } from './clinic-time'
import { minutesOf, type Span, visitSpan } from './doctor-times'
import type { BookedDoctor } from './doctors'
import { loadRules, windowOf } from './hours-rules'
import { rowTakesTime } from './visits'

/** For how many days after the absence a time with the same doctor is looked for. */
const daysAfter = 14
/** How many other proposals of each way there are besides the first. */
const othersMost = 2

const quarterMs = 15 * 60_000
const dayMs = 24 * 60 * 60_000

/** What comes first: a colleague on the same day, or the same doctor later. */
export type Way = 'colleague' | 'same'

/** A visit for which another time or doctor is looked for. */
export interface Displaced extends Span {
  id: string
  patientId: string
  /** Whether its patient is at the clinic and waits. */
  isWaiting: boolean
}

/** Who is away and when, and who could take over. */
export interface Stand {
  doctor: BookedDoctor
  absence: TimeRange
  /** Of the same department. */
  colleagues: readonly BookedDoctor[]
}

interface Place extends Span {
  doctor: BookedDoctor
}

/** Times that are taken, found by the days on which they are. */
class TakenTimes {
  readonly #days = new Map<string, (Span & { visitId: string })[]>()

  add(whose: string, visitId: string, { startsAt, endsAt }: Span): void {
    const taken = { startsAt, endsAt, visitId }
    for (const day of daysOf(taken)) {
      const key = `${whose} ${day}`
      const spans = this.#days.get(key)
      if (spans) spans.push(taken)
      else this.#days.set(key, [taken])
    }
  }

  /** @param except a visit that is in nobody's way */
  has(whose: string, span: Span, except: string): boolean {
    return daysOf(span).some((day) =>
      this.#days
        .get(`${whose} ${day}`)
        ?.some(
          ({ startsAt, endsAt, visitId }) =>
            visitId !== except && startsAt < span.endsAt && endsAt > span.startsAt,
        ),
    )
  }
}

/** The days of UTC that a span takes a part of: two at most, as no visit takes a day. */
function daysOf({ startsAt, endsAt }: Span): number[] {
  const [first, last] = [
    Math.floor(startsAt.getTime() / dayMs),
    Math.floor(endsAt.getTime() / dayMs),
  ]
  return first === last ? [first] : [first, last]
}

/** The first of many, of which no more are made. */
function firstOf<Item>(items: Iterable<Item>, most: number): Item[] {
  const found: Item[] = []
  if (most <= 0) return found
  for (const item of items) {
    found.push(item)
    if (found.length === most) break
  }
  return found
}

/**
 * What could become of each of these visits, the best proposal first. The first ones are for all of them together:
 * no two take the same time of a doctor or of a patient, and each is free now. A patient who waits at the clinic is
 * given to a colleague today, or to nobody.
 * @param displaced by time: the earlier visit is given a time first
 */
export async function proposalsFor(
  db: Db,
  { now, zone }: Pick<Actor, 'now' | 'zone'>,
  stand: Stand,
  displaced: readonly Displaced[],
  prefer: Way,
): Promise<Map<string, Proposal[]>> {
  const clocks = clocksOf(zone)
  const { doctors, patients } = await takenTimes(db, stand, displaced)
  const rules = await loadRules(
    db,
    [stand.doctor, ...stand.colleagues].map(({ id }) => id),
    windowOf(reachOf(stand, displaced, now), zone),
  )

  const known = new Map<string, TimeRange[]>()
  function bookableOn({ id }: BookedDoctor, date: ClinicDate): TimeRange[] {
    const key = `${id} ${date}`
    const found = known.get(key)
    if (found) return found
    // With the next day: a visit before midnight may end after it.
    const range = { from: clocks.startAt(date, 0), to: clocks.startAt(addDays(date, 2), 0) }
    const its = rules.get(id)
    const ranges = its ? bookable(its, range, clocks) : []
    known.set(key, ranges)
    return ranges
  }

  const said = new Map<number, boolean>()
  /** Of a time that the clocks double, a person who types it means the first. The zone is slow to ask. */
  function isSaid(at: number): boolean {
    const found = said.get(at)
    if (found !== undefined) return found
    const is = instantOf(clinicTimeOf(new Date(at), zone), zone)?.getTime() === at
    said.set(at, is)
    return is
  }

  /**
   * Where a visit can be with a doctor on a day, by time: from now on, on quarters of an hour.
   * @param within no earlier than `from`, and before `to`
   */
  function* placesOn(
    doctor: BookedDoctor,
    date: ClinicDate,
    of: Displaced,
    within: Partial<TimeRange> = {},
  ): Generator<Place> {
    const minutes = minutesOf(of)
    const earliest = Math.max(now, within.from ?? now)
    const end = Math.min(clocks.startAt(addDays(date, 1), 0), within.to ?? Number.POSITIVE_INFINITY)
    for (const { from, to } of bookableOn(doctor, date))
      for (let at = quarterFrom(Math.max(from, earliest)); at < end; at += quarterMs) {
        if (at + minutes * 60_000 > to) break
        const span = visitSpan(new Date(at), minutes)
        const isTaken =
          doctors.has(doctor.id, span, of.id) || patients.has(of.patientId, span, of.id)
        if (!isTaken && isSaid(at)) yield { doctor, ...span }
      }
  }

  /** On the visit's day, or today for a patient who waits: at its time or after it first, then before it. */
  function withColleagues(of: Displaced, most: number): Place[] {
    const wanted = of.isWaiting ? Math.max(of.startsAt.getTime(), now) : of.startsAt.getTime()
    const date = dayIn(zone, wanted)
    const distance = ({ startsAt }: Place) => {
      const later = startsAt.getTime() - wanted
      return later >= 0 ? later : dayMs - later
    }
    const nearest = (colleague: BookedDoctor): Place[] => {
      const later = firstOf(placesOn(colleague, date, of, { from: wanted }), most)
      // Before the visit's time only where too little is free after it.
      return later.length === most
        ? later
        : [...later, ...placesOn(colleague, date, of, { to: wanted })]
    }
    return stand.colleagues
      .flatMap(nearest)
      .toSorted(
        (one, other) =>
          distance(one) - distance(other) || one.doctor.name.localeCompare(other.doctor.name),
      )
      .slice(0, most)
  }

  /** After the visit's own time, as soon as the doctor is back. */
  function withSame(of: Displaced, most: number): Place[] {
    const found: Place[] = []
    if (of.isWaiting) return found
    const last = dayIn(zone, lastOf(stand))
    const earliest = Math.max(of.startsAt.getTime(), stand.absence.to, now)
    for (
      let date = dayIn(zone, earliest);
      date <= last && found.length < most;
      date = addDays(date, 1)
    )
      found.push(
        ...firstOf(placesOn(stand.doctor, date, of, { from: earliest }), most - found.length),
      )
    return found
  }

  const ways = { colleague: withColleagues, same: withSame }
  const order: readonly Way[] = prefer === 'same' ? ['same', 'colleague'] : ['colleague', 'same']
  const firsts = new Map<string, Place>()
  for (const visit of displaced) {
    const first = order.flatMap((way) => ways[way](visit, 1))[0]
    if (!first) continue
    firsts.set(visit.id, first)
    doctors.add(first.doctor.id, visit.id, first)
    patients.add(visit.patientId, visit.id, first)
  }
  return new Map(
    displaced.map((visit): [string, Proposal[]] => {
      const first = firsts.get(visit.id)
      if (!first) return [visit.id, [{ as: 'to-call' }]]
      const others = order
        .flatMap((way) => ways[way](visit, othersMost + 1))
        .filter((place) => !isSamePlace(place, first))
      return [visit.id, [first, ...others].map((place) => sentProposal(place, stand, zone))]
    }),
  )
}

const quarterFrom = (at: number) => Math.ceil(at / quarterMs) * quarterMs

const isSamePlace = (one: Place, other: Place) =>
  one.doctor.id === other.doctor.id && one.startsAt.getTime() === other.startsAt.getTime()

const sentProposal = ({ doctor, startsAt }: Place, stand: Stand, zone: string): Proposal => ({
  as: doctor.id === stand.doctor.id ? 'moved' : 'handed',
  ...{ doctorId: doctor.id, doctor: doctor.name, ...clinicTimeOf(startsAt, zone) },
})

/** Until when a time with the same doctor is looked for. */
const lastOf = ({ absence }: Stand): number => absence.to + daysAfter * dayMs

/** From when to when anything is proposed. */
const reachOf = (stand: Stand, displaced: readonly Displaced[], now: number): TimeRange => ({
  from: Math.min(now, ...displaced.map(({ startsAt }) => startsAt.getTime())),
  to: lastOf(stand) + dayMs,
})

/** The times of these doctors and patients that are taken, where something could be proposed. */
async function takenTimes(
  db: Db,
  stand: Stand,
  displaced: readonly Displaced[],
): Promise<{ doctors: TakenTimes; patients: TakenTimes }> {
  const [first, last] = [displaced[0], displaced.at(-1)]
  const taken = { doctors: new TakenTimes(), patients: new TakenTimes() }
  if (!first || !last) return taken
  const ofDoctor = eq(visits.doctorId, stand.doctor.id)
  const colleagueIds = stand.colleagues.map(({ id }) => id)
  const patientIds = [...new Set(displaced.map(({ patientId }) => patientId))]
  const between = (from: number, to: number): SQL | undefined =>
    and(gt(visits.startsAt, new Date(from - dayMs)), lt(visits.startsAt, new Date(to)))
  const [begin, end] = [first.startsAt.getTime() - dayMs, last.startsAt.getTime() + 2 * dayMs]
  const rows = await db
    .select({
      ...{ id: visits.id, doctorId: visits.doctorId, patientId: visits.patientId },
      ...{ startsAt: visits.startsAt, endsAt: visits.endsAt },
    })
    .from(visits)
    .where(
      and(
        eq(visits.clinicId, clinicId),
        rowTakesTime,
        or(
          and(ofDoctor, between(stand.absence.to, lastOf(stand) + dayMs)),
          and(inArray(visits.doctorId, colleagueIds), between(begin, end)),
          and(inArray(visits.patientId, patientIds), between(begin, lastOf(stand) + dayMs)),
        ),
      ),
    )
  for (const { id, doctorId, patientId, ...span } of rows) {
    taken.doctors.add(doctorId, id, span)
    taken.patients.add(patientId, id, span)
  }
  return taken
}
