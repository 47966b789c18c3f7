import { addDays, type ClinicDate } from '@shared/lib/clinic-date'
import { tries } from '@shared/test/property'
import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { bookable, clocksOf, type Rules, type WeekHours } from './bookable'

const none: Rules = { opening: null, week: null, extra: [], closing: [], absences: [] }
const minute = 60_000
const at = (text: string, zone: string) =>
  Temporal.PlainDateTime.from(text).toZonedDateTime(zone).epochMilliseconds
const everyDay = (from: number, to: number): WeekHours[] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }))

/** The bookable spans of a day, as what the clocks show at their ends. */
function spansOn(rules: Partial<Rules>, date: ClinicDate, zone = 'Europe/Berlin', days = 1) {
  const range = { from: at(`${date}T00:00`, zone), to: at(`${addDays(date, days)}T00:00`, zone) }
  return bookable({ ...none, ...rules }, range, clocksOf(zone)).map(({ from, to }) =>
    [from, to].map((instant) =>
      Temporal.Instant.fromEpochMilliseconds(instant)
        .toZonedDateTimeISO(zone)
        .toString({ timeZoneName: 'never', smallestUnit: 'minute' })
        .slice(5, 22),
    ),
  )
}

describe('who can be booked when', () => {
  const monday = '2026-03-02'
  const closed = (day: string, more = {}) => ({
    ...{ firstDay: day, lastDay: day, fromMinute: null, toMinute: null, yearly: false },
    ...{ name: 'Christmas', ...more },
  })

  it('is 08:00 to 18:00 without opening hours and a week', () => {
    expect(spansOn({}, monday)).toEqual([['03-02T08:00+01:00', '03-02T18:00+01:00']])
  })

  it('is the opening hours without a week, and never with an empty one', () => {
    const opening = [{ weekday: 1, from: 540, to: 720 }]
    expect(spansOn({ opening }, monday)).toEqual([['03-02T09:00+01:00', '03-02T12:00+01:00']])
    expect(spansOn({ opening }, '2026-03-03')).toEqual([])
    expect(spansOn({ opening, week: [] }, monday)).toEqual([])
  })

  it('is what the week and the opening hours have in common, and the week alone without these', () => {
    const week = [{ weekday: 1, from: 480, to: 600 }]
    const opening = [{ weekday: 1, from: 540, to: 720 }]
    expect(spansOn({ opening, week }, monday)).toEqual([['03-02T09:00+01:00', '03-02T10:00+01:00']])
    expect(spansOn({ week }, monday)).toEqual([['03-02T08:00+01:00', '03-02T10:00+01:00']])
  })

  it('is extra hours too, outside of the opening hours, but not on a closing day', () => {
    const extra = [{ date: monday, from: 1200, to: 1260 }]
    expect(spansOn({ opening: [], extra }, monday)).toEqual([
      ['03-02T20:00+01:00', '03-02T21:00+01:00'],
    ])
    expect(spansOn({ extra, closing: [closed(monday)] }, monday)).toEqual([])
  })

  it('leaves a night to the day on which it begins, and cuts an absence at midnight', () => {
    const week = [{ weekday: 1, from: 21 * 60, to: 6 * 60 }]
    expect(spansOn({ week }, monday, 'Europe/Berlin', 2)).toEqual([
      ['03-02T21:00+01:00', '03-03T06:00+01:00'],
    ])
    const days = { firstDay: '2026-03-03', lastDay: '2026-03-04', fromMinute: null, toMinute: null }
    expect(spansOn({ week, absences: [days] }, monday, 'Europe/Berlin', 2)).toEqual([
      ['03-02T21:00+01:00', '03-03T00:00+01:00'],
    ])
  })

  it('cuts minutes of one day', () => {
    const noon = { firstDay: monday, lastDay: monday, fromMinute: 720, toMinute: 1440 }
    expect(spansOn({ absences: [noon] }, monday)).toEqual([
      ['03-02T08:00+01:00', '03-02T12:00+01:00'],
    ])
  })

  it('cuts days that begin and end within a day', () => {
    const days = { firstDay: monday, lastDay: '2026-03-04', fromMinute: 14 * 60, toMinute: 600 }
    expect(spansOn({ absences: [days] }, monday, 'Europe/Berlin', 3)).toEqual([
      ['03-02T08:00+01:00', '03-02T14:00+01:00'],
      ['03-04T10:00+01:00', '03-04T18:00+01:00'],
    ])
    const toTheEnd = { ...days, toMinute: 1440 }
    expect(spansOn({ absences: [toTheEnd] }, '2026-03-03', 'Europe/Berlin', 3)).toEqual([
      ['03-05T08:00+01:00', '03-05T18:00+01:00'],
    ])
  })

  it('has a yearly closing day in later years, 29 February in leap years alone', () => {
    const closing = [closed('2024-12-24', { lastDay: '2025-01-02', yearly: true })]
    for (const day of ['2024-12-24', '2026-01-02', '2026-12-31', '2030-01-01'])
      expect(spansOn({ closing }, day), day).toEqual([])
    for (const day of ['2024-01-01', '2024-12-23', '2026-01-03'])
      expect(spansOn({ closing }, day), day).toHaveLength(1)
    const leap = [closed('2024-02-29', { yearly: true })]
    expect(spansOn({ closing: leap }, '2028-02-29')).toEqual([])
    for (const day of ['2026-02-28', '2026-03-01'])
      expect(spansOn({ closing: leap }, day), day).toHaveLength(1)
  })

  it('takes a skipped time as the instant at which the clocks go on', () => {
    // On 29 March 2026 the clocks of Berlin go from 02:00 to 03:00.
    expect(spansOn({ week: everyDay(150, 240) }, '2026-03-29')).toEqual([
      ['03-29T03:00+02:00', '03-29T04:00+02:00'],
    ])
    expect(spansOn({ week: everyDay(60, 150) }, '2026-03-29')).toEqual([
      ['03-29T01:00+01:00', '03-29T03:00+02:00'],
    ])
    expect(spansOn({ week: everyDay(130, 170) }, '2026-03-29')).toEqual([])
  })

  it('takes the first of a doubled time for a start, and the last for an end', () => {
    // On 25 October 2026 the clocks of Berlin go from 03:00 back to 02:00.
    expect(spansOn({ week: everyDay(150, 165) }, '2026-10-25')).toEqual([
      ['10-25T02:30+02:00', '10-25T02:45+01:00'],
    ])
  })
})

const known = new Map<string, { text: string; at: number }[]>()

/** What the clocks show at each minute of a range, and of the days before and after. */
function shownIn(range: { from: number; to: number }, zone: string) {
  const key = `${zone} ${range.from}`
  const shown = known.get(key) ?? []
  if (shown.length > 0) return shown
  // Hours may begin two days earlier by the clocks, where a day was skipped.
  for (let at = range.from - 3 * 1440 * minute; at < range.to + 3 * 1440 * minute; at += minute) {
    const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
    shown.push({ text: local.toPlainDateTime().toString().slice(0, 16), at })
  }
  known.set(key, shown)
  return shown
}

/** The naive model: it asks of each minute what the clocks show, and looks for starts and ends one by one. */
function naive(rules: Rules, range: { from: number; to: number }, zone: string): boolean[] {
  const shown = shownIn(range, zone)
  const texts = shown.map(({ text }) => text)
  const wordsOf = (date: ClinicDate, minutes: number) => {
    const day = addDays(date, Math.floor(minutes / 1440))
    const of = minutes % 1440
    return `${day}T${String(Math.floor(of / 60)).padStart(2, '0')}:${String(of % 60).padStart(2, '0')}`
  }
  const after = (wanted: string) => texts.findIndex((text) => text >= wanted)
  const start = (date: ClinicDate, minutes: number) => {
    const first = texts.indexOf(wordsOf(date, minutes))
    return first >= 0 ? first : after(wordsOf(date, minutes))
  }
  const end = (date: ClinicDate, minutes: number) => {
    const last = texts.lastIndexOf(wordsOf(date, minutes))
    return last >= 0 ? last : after(wordsOf(date, minutes))
  }
  const dates = [...new Set(texts.map((text) => text.slice(0, 10)))]
  const calendar: ClinicDate[] = []
  for (let date = dates[1] ?? ''; date < (dates.at(-1) ?? ''); date = addDays(date, 1))
    calendar.push(date)
  const filled = () => texts.map(() => false)
  const mark = (into: boolean[], from: number, to: number) => {
    for (let index = Math.max(from, 0); index < to; index++) into[index] = true
  }
  const hours = (week: readonly WeekHours[]) => {
    const into = filled()
    for (const date of calendar)
      for (const { weekday, from, to } of week)
        if (Temporal.PlainDate.from(date).dayOfWeek === weekday)
          mark(into, start(date, from), end(date, to > from ? to : to + 1440))
    return into
  }
  const opening = rules.opening && hours(rules.opening)
  const week = rules.week && hours(rules.week)
  const usual = hours(everyDay(480, 1080))
  const extra = filled()
  for (const { date, from, to } of rules.extra)
    if (calendar.includes(date))
      mark(extra, start(date, from), end(date, to > from ? to : to + 1440))
  const cut = filled()
  for (const days of [...rules.absences, ...rules.closing]) {
    const isOn = (date: ClinicDate) => {
      if (days.firstDay <= date && date <= days.lastDay) return true
      if (!('yearly' in days) || !days.yearly || date < days.firstDay) return false
      // Moved on year by year, and looked through day by day.
      for (let later = 1; later < 200; later++) {
        const year = (day: ClinicDate) => `${Number(day.slice(0, 4)) + later}${day.slice(4)}`
        if (year(days.firstDay) <= date && date <= year(days.lastDay)) return true
      }
      return false
    }
    for (const date of calendar.filter(isOn))
      if (days.fromMinute === null || days.toMinute === null)
        texts.forEach((text, index) => {
          if (text.startsWith(date)) cut[index] = true
        })
      else if (days.firstDay === days.lastDay)
        mark(cut, start(date, days.fromMinute), end(date, days.toMinute))
      else {
        const isFrom = date === days.firstDay ? start(date, days.fromMinute) : 0
        const isTo = date === days.lastDay ? end(date, days.toMinute) : texts.length
        texts.forEach((text, index) => {
          if (text.startsWith(date) && isFrom <= index && index < isTo) cut[index] = true
        })
      }
  }
  return shown.flatMap(({ at: instant }, index) => {
    if (instant < range.from || instant >= range.to) return []
    const isOpen = opening ? opening[index] : true
    const works = week ? week[index] && isOpen : opening ? isOpen : usual[index]
    return [Boolean((works || extra[index]) && !cut[index])]
  })
}

/** Around these days the clocks of these zones change; Kolkata's never do, and Apia once skipped a day. */
const changes: Record<string, readonly string[]> = {
  'Europe/Berlin': ['2026-03-29', '2026-10-25', '2024-02-29'],
  'America/New_York': ['2026-03-08', '2026-11-01', '2028-02-29'],
  'Asia/Kolkata': ['2026-03-02', '2026-12-31'],
  'Australia/Lord_Howe': ['2026-04-05', '2026-10-04'],
  'Africa/Cairo': ['2026-04-24', '2026-10-29'],
  'Pacific/Apia': ['2011-12-29', '2011-09-24', '2026-01-01'],
}

const aDay = (around: ClinicDate) =>
  fc.integer({ min: -3, max: 4 }).map((days) => addDays(around, days))
const aMinute = fc.oneof(
  fc.integer({ min: 0, max: 1439 }),
  // The hours in which clocks change.
  fc.integer({ min: 0, max: 240 }),
  fc.constantFrom(0, 60, 120, 150, 180, 1380),
)
const someHours = fc.record({
  weekday: fc.integer({ min: 1, max: 7 }),
  from: aMinute,
  to: fc.oneof(aMinute, fc.constant(1440)),
})
const someWeek = fc.option(fc.array(someHours, { maxLength: 6 }))

const someDays = (around: ClinicDate) =>
  fc
    .tuple(aDay(around), fc.integer({ min: 0, max: 3 }), fc.option(fc.tuple(aMinute, aMinute)))
    .map(([firstDay, more, part]) =>
      part && part[0] !== part[1]
        ? {
            ...{ firstDay, lastDay: firstDay },
            ...{ fromMinute: Math.min(...part), toMinute: Math.max(...part) },
          }
        : { firstDay, lastDay: addDays(firstDay, more), fromMinute: null, toMinute: null },
    )
/** Also from a time of the first day to a time of the last. */
const someAbsence = (around: ClinicDate) =>
  fc
    .tuple(someDays(around), fc.integer({ min: 0, max: 2 }), fc.option(fc.tuple(aMinute, aMinute)))
    .map(([days, more, part]) =>
      part && more > 0
        ? {
            ...{ firstDay: days.firstDay, lastDay: addDays(days.firstDay, more) },
            ...{ fromMinute: part[0], toMinute: part[1] },
          }
        : days,
    )
const someClosing = (around: ClinicDate) =>
  fc
    .tuple(someDays(around), fc.boolean(), fc.integer({ min: 0, max: 5 }))
    .map(([days, yearly, years]) => {
      const before = yearly ? years : 0
      const earlier = (day: ClinicDate) => `${Number(day.slice(0, 4)) - before}${day.slice(4)}`
      const moved = { firstDay: earlier(days.firstDay), lastDay: earlier(days.lastDay) }
      return { ...days, ...moved, yearly, name: 'Closed' }
    })

const someCase = fc.constantFrom(...Object.keys(changes)).chain((zone) =>
  fc.constantFrom(...(changes[zone] ?? [])).chain((around) =>
    fc.record({
      zone: fc.constant(zone),
      around: fc.constant(around),
      rules: fc.record({
        opening: someWeek,
        week: someWeek,
        extra: fc.array(fc.record({ date: aDay(around), from: aMinute, to: aMinute }), {
          maxLength: 2,
        }),
        closing: fc.array(someClosing(around), { maxLength: 2 }),
        absences: fc.array(someAbsence(around), { maxLength: 2 }),
      }),
    }),
  ),
)

it('agrees with a model that goes minute by minute, in every zone and over every clock change', () => {
  fc.assert(
    fc.property(someCase, ({ zone, around, rules }) => {
      const range = {
        from: at(`${addDays(around, -1)}T00:00`, zone),
        to: at(`${addDays(around, 2)}T00:00`, zone),
      }
      const found = bookable(rules, range, clocksOf(zone))
      const wanted = naive(rules, range, zone)
      const minutes = wanted.map((_, index) => {
        const instant = range.from + index * minute
        return found.some(({ from, to }) => from <= instant && instant < to)
      })
      expect(minutes).toEqual(wanted)
    }),
    tries(120),
  )
}, 60_000)
