import type { AwayDay, DaySpan } from '@shared/contracts/hours'
import type { GridDoctor, VisitGrid } from '@shared/contracts/visit-grid'
import { visitMinute, visitMinutes } from '@shared/contracts/visit-rules'
import type { Visit } from '@shared/contracts/visits'
import { addDays, type ClinicDate } from '@shared/lib/clinic-date'
import { minutesOf, timeOf } from '@shared/lib/clock-time'

/** Minutes of a row: what a visit takes. */
export const slotMinutes = visitMinutes

const hour = 60
const dayMinutes = 24 * hour

/** The beginning of the row that a minute is in. */
export const slotStart = (minute: number): number => minute - (minute % slotMinutes)

/** Minutes of a day, counted from midnight. */
interface Minutes {
  from: number
  to: number
}

/** When a doctor cannot be booked on a day. */
export interface AwayTime extends Minutes, Pick<AwayDay, 'why' | 'reason'> {}

/** A column: a doctor on a day. */
export interface GridColumn extends Omit<GridDoctor, 'spans' | 'away'> {
  /** When the doctor can be booked that day, in minutes since midnight, by time. */
  works: readonly Minutes[]
  /** When not, for an absence or a closing day, and why: by time. */
  away: readonly AwayTime[]
  /** Tells it from the others of the grid, from one reading to the next. */
  key: string
  date: ClinicDate
}

/** A visit with its beginning and its end, in minutes since midnight. */
interface TimedVisit {
  visit: Visit
  start: number
  end: number
}

/** A visit as it stands in its column. */
export interface PlacedVisit extends TimedVisit {
  /** How far below the beginning of its row it begins, and how long it is: in rows. */
  top: number
  length: number
  /** Which of the visits side by side it is, from 0, and how many there are. */
  lane: number
  lanes: number
}

/** What a doctor has in the minutes of one row. */
export interface GridCell {
  /** Those that begin in it. */
  visits: readonly PlacedVisit[]
  /**
   * free: can be scheduled; taken: by a visit that has begun in the row before; closed: is not to be given
   * away, since the doctor is inactive or not all visits are known.
   */
  state: 'free' | 'taken' | 'closed'
  isWorking: boolean
  /** Whether some of its minutes are outside of the doctor's hours, for no absence and no closing day. */
  isOff: boolean
  /** What an absence or a closing day takes of it, as shares of the row: by time. */
  away: readonly Minutes[]
}

/** What a grid's columns are of. */
interface GridSpan extends Pick<VisitGrid, 'doctors'> {
  /** The first day. */
  date: ClinicDate
  /** How many days: 1 or 7. */
  days: number
}

/** The doctors of one day, or the seven days from it on of one doctor. */
export function columnsOf({ doctors, date, days }: GridSpan): GridColumn[] {
  const [doctor] = doctors
  return days === 1
    ? doctors.map((one) => columnOf(one, date, one.doctorId))
    : Array.from({ length: doctor ? days : 0 }, (_, at) => addDays(date, at)).flatMap((on) =>
        doctor ? columnOf(doctor, on, on) : [],
      )
}

const columnOf = (
  { doctorId, doctor, department, isActive, spans, away }: GridDoctor,
  date: ClinicDate,
  key: string,
): GridColumn => ({
  ...{ key, date, doctorId, doctor, isActive },
  ...(department !== undefined && { department }),
  works: spans.filter((span) => span.date === date).map(minutesIn),
  away: away
    .filter((time) => time.date === date)
    .map(({ why, reason, ...span }) => ({ ...minutesIn(span), why, reason }))
    .toSorted((one, other) => one.from - other.from),
})

const minutesIn = ({ from, to }: Pick<DaySpan, 'from' | 'to'>): Minutes => ({
  ...{ from: minutesOf(from), to: minutesOf(to) },
})

/** When a doctor works that day, in words: "09:00 to 12:00, 13:00 to 17:00"; empty for not at all. */
export const worksWords = ({ works }: GridColumn): string =>
  works.map(({ from, to }) => `${timeOf(from)} to ${endOf(to)}`).join(', ')

const endOf = (minute: number): string => (minute === dayMinutes ? '24:00' : timeOf(minute))

/** Until when a doctor is away, or the clinic is closed, in words: `away until 14:00`, `closed all day`. */
export const awayWords = ({ why, from, to }: AwayTime): string => {
  const until = from === 0 && to === dayMinutes ? 'all day' : `until ${endOf(to)}`
  return `${why === 'absence' ? 'away' : 'closed'} ${until}`
}

/** The columns of the doctors who work that day, or have visits then. */
export function workingOf({ visits, ...of }: GridSpan & Pick<VisitGrid, 'visits'>): GridColumn[] {
  const haveVisits = new Set(visits.map(({ doctorId }) => doctorId))
  return columnsOf(of).filter((column) => canBeBooked(column) || haveVisits.has(column.doctorId))
}

/** Whether a doctor can be booked at all on the day of a column. */
const canBeBooked = ({ isActive, works }: GridColumn): boolean => isActive && works.length > 0

function timed(visit: Visit): TimedVisit {
  const { startsAt, endsAt } = visit
  const start = minutesOf(visitMinute(visit))
  const lasts =
    startsAt && endsAt ? (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000 : visitMinutes
  return { visit, start, end: Math.min(start + lasts, dayMinutes) }
}

/** How long a visit is, in rows. */
export function rowsOf(visit: Visit): number {
  const { start, end } = timed(visit)
  return (end - start) / slotMinutes
}

const placeKey = ({ doctorId, date }: Pick<Visit, 'doctorId' | 'date'>) => `${doctorId} ${date}`

/** The visits of each column, by time; those of no column are left out. */
export function visitsOf(columns: readonly GridColumn[], visits: readonly Visit[]): TimedVisit[][] {
  const byPlace = new Map(columns.map((column) => [placeKey(column), [] as TimedVisit[]]))
  for (const visit of visits) byPlace.get(placeKey(visit))?.push(timed(visit))
  return columns.map((column) =>
    (byPlace.get(placeKey(column)) ?? []).toSorted((one, other) => one.start - other.start),
  )
}

/** The hours that are shown of a day on which nobody works. */
const usualDay = { from: 8 * hour, to: 18 * hour }

/** The row in which the first of these doctors begins to work. */
export const firstWorking = (columns: readonly GridColumn[]): number => {
  const begins = columns.flatMap(({ works }) => works.map(({ from }) => from))
  return slotStart(begins.length > 0 ? Math.min(...begins) : usualDay.from)
}

/** Whether the visit stands in that row of the column: it begins there, to the minute or later. */
export const standsIn = (
  visit: Visit,
  column: Pick<GridColumn, 'doctorId' | 'date'>,
  minute: number,
): boolean => {
  const { start } = timed(visit)
  return placeKey(visit) === placeKey(column) && slotStart(start) === minute
}

/** The beginnings of the rows, in minutes since midnight: whole hours, with all that there is to show. */
export function slotsOf(
  columns: readonly GridColumn[],
  visits: readonly (readonly TimedVisit[])[],
): number[] {
  const spans = columns.flatMap(({ works }) => works)
  for (const { start, end } of visits.flat()) spans.push({ from: start, to: end })
  if (spans.length === 0 && columns.length > 0) spans.push(usualDay)
  const first = Math.floor(Math.min(...spans.map(({ from }) => from)) / hour) * hour
  const last = Math.ceil(Math.max(...spans.map(({ to }) => to)) / hour) * hour
  return spans.length === 0
    ? []
    : Array.from({ length: (last - first) / slotMinutes }, (_, at) => first + at * slotMinutes)
}

const isWithin = ({ from, to }: Minutes, spans: readonly Minutes[]): boolean =>
  spans.some((span) => from >= span.from && to <= span.to)

/** The parts of a row in which a doctor is away. */
const awayIn = (away: readonly Minutes[], row: Minutes): Minutes[] =>
  away
    .filter(({ from, to }) => from < row.to && to > row.from)
    .map(({ from, to }) => ({ from: Math.max(from, row.from), to: Math.min(to, row.to) }))

/** A row without these parts of it, which are by time. */
function without(row: Minutes, parts: readonly Minutes[]): Minutes[] {
  const left: Minutes[] = []
  let { from } = row
  for (const part of parts) {
    if (part.from > from) left.push({ from, to: part.from })
    from = Math.max(from, part.to)
  }
  return from < row.to ? [...left, { from, to: row.to }] : left
}

/** The absence or the closing day that takes a part of a row. */
export const awayAt = ({ away }: Pick<GridColumn, 'away'>, minute: number): AwayTime | undefined =>
  away.find(({ from, to }) => from < minute + slotMinutes && to > minute)

/** Visits that overlap one another, however many there are between them, share the width of the column. */
function placed(visits: readonly TimedVisit[]): PlacedVisit[] {
  const clusters: TimedVisit[][] = []
  let clusterEnd = 0
  for (const one of visits) {
    const cluster = clusters.at(-1)
    if (cluster && one.start < clusterEnd) cluster.push(one)
    else clusters.push([one])
    clusterEnd = Math.max(clusterEnd, one.end)
  }
  return clusters.flatMap((cluster) => {
    const ends: number[] = []
    const lanes = cluster.map(({ start, end }) => {
      const free = ends.findIndex((before) => before <= start)
      const lane = free === -1 ? ends.length : free
      ends[lane] = end
      return lane
    })
    return cluster.map((one, at) => ({
      ...one,
      top: (one.start % slotMinutes) / slotMinutes,
      length: (one.end - one.start) / slotMinutes,
      lane: lanes[at] ?? 0,
      lanes: ends.length,
    }))
  })
}

/**
 * The cells of a column, one for each row.
 * @param visits the column's own, by time
 */
export function cellsOf(
  column: GridColumn,
  visits: readonly TimedVisit[],
  slots: readonly number[],
  cutAt: VisitGrid['cutAt'],
): GridCell[] {
  const all = placed(visits)
  const isKnown = (minute: number) =>
    !cutAt || `${column.date} ${timeOf(minute)}` < `${cutAt.date} ${cutAt.time}`
  return slots.map((minute) => {
    const end = minute + slotMinutes
    const row = { from: minute, to: end }
    const away = awayIn(column.away, row)
    const isTaken = all.some((one) => one.start < end && one.end > minute)
    return {
      visits: isTaken ? all.filter(({ start }) => start < end && start >= minute) : [],
      state: isTaken ? 'taken' : column.isActive && isKnown(minute) ? 'free' : 'closed',
      isWorking: isWithin(row, column.works),
      isOff: without(row, away).some((part) => !isWithin(part, column.works)),
      away: away.map(({ from, to }) => ({
        ...{ from: (from - minute) / slotMinutes, to: (to - minute) / slotMinutes },
      })),
    }
  })
}

const isSamePlace = (one: PlacedVisit, other: PlacedVisit | undefined): boolean =>
  one.visit === other?.visit &&
  one.top === other.top &&
  one.length === other.length &&
  one.lane === other.lane &&
  one.lanes === other.lanes

/** Whether two cells look the same: rows that do are not drawn again. */
export const isSameCell = (one: GridCell, other: GridCell | undefined): boolean =>
  one.state === other?.state &&
  one.isWorking === other.isWorking &&
  one.visits.length === other.visits.length &&
  one.visits.every((visit, at) => isSamePlace(visit, other.visits[at]))
