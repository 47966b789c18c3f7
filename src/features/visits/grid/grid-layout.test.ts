import type { Visit } from '@shared/contracts/visits'
import { timeOf } from '@shared/lib/clock-time'
import { expect, it } from 'vitest'
import {
  awayAt,
  awayWords,
  cellsOf,
  columnsOf,
  firstWorking,
  isSameCell,
  slotsOf,
  standsIn,
  visitsOf,
  workingOf,
  worksWords,
} from './grid-layout'

const date = '2026-11-23'
const doctor = (doctorId: string, from = '08:00', to = '18:00', isActive = true) => ({
  ...{ doctorId, doctor: `Dr. ${doctorId}`, isActive, away: [] },
  spans: [{ date, from, to }],
})
const visit = (id: string, time: string, doctorId = 'Rao', on = date): Visit => ({
  ...{ id, number: 1, patientId: 'p', patientNumber: 1, patientName: 'Priya Nair', age: 40 },
  ...{ doctorId, doctor: `Dr. ${doctorId}`, date: on, time, reason: 'Cough' },
  ...{ status: 'pending', version: 1 },
})
const firstColumn = (...of: Parameters<typeof doctor>) => {
  const [column] = columnsOf({ doctors: [doctor(...of)], date, days: 1 })
  if (!column) throw new Error('There is no column')
  return column
}
const rowsFor = (...visits: Visit[]) => {
  const column = firstColumn('Rao')
  const own = visitsOf([column], visits)
  const slots = slotsOf([column], own)
  const cells = cellsOf(column, own.flat(), slots, undefined)
  return new Map(slots.map((minute, at) => [timeOf(minute), cells[at]]))
}

it('has a column for each doctor of a day, or for each day of a doctor', () => {
  const doctors = [doctor('Rao'), doctor('Reddy')]
  expect(columnsOf({ doctors, date, days: 1 }).map(({ key, date }) => [key, date])).toEqual([
    ['Rao', date],
    ['Reddy', date],
  ])
  const week = columnsOf({ doctors, date, days: 7 })
  expect(week.map(({ key }) => key)).toHaveLength(7)
  expect(week.at(-1)).toMatchObject({ key: '2026-11-29', doctorId: 'Rao' })
  expect(columnsOf({ doctors: [], date, days: 7 })).toEqual([])
})

it('shows the working times in whole hours, wider where there are visits', () => {
  const ends = (from: string, to: string, ...visits: Visit[]) => {
    const columns = [firstColumn('Rao', from, to)]
    const slots = slotsOf(columns, visitsOf(columns, visits))
    return [slots[0], slots.at(-1)].map((minute) => timeOf(minute ?? -1))
  }
  expect(ends('08:30', '17:15')).toEqual(['08:00', '17:45'])
  expect(ends('09:00', '17:00', visit('a', '6:50'))).toEqual(['06:00', '16:45'])
  expect(ends('09:00', '17:00', visit('a', '16:50'))).toEqual(['09:00', '17:45'])
  expect(ends('09:00', '17:00', visit('a', '06:00', 'Reddy'))).toEqual(['09:00', '16:45'])
  expect(ends('09:00', '17:00', visit('a', '06:00', 'Rao', '2026-11-24'))).toEqual([
    '09:00',
    '16:45',
  ])
  expect(ends('20:00', '24:00')).toEqual(['20:00', '23:45'])
  expect(slotsOf([], [])).toEqual([])
  // Of a day on which nobody works, the usual hours.
  const away = columnsOf({ doctors: [{ ...doctor('Rao'), spans: [] }], date, days: 1 })
  expect([slotsOf(away, [[]])[0], firstWorking(away)]).toEqual([480, 480])
})

it('offers what is free, also outside the working time, and nothing of who is inactive', () => {
  const column = firstColumn('Rao', '08:15', '18:00')
  const cells = cellsOf(column, [], [480, 495, 1065, 1080], undefined)
  expect(cells).toMatchObject([
    { visits: [], state: 'free', isWorking: false },
    { visits: [], state: 'free', isWorking: true },
    { visits: [], state: 'free', isWorking: true },
    { visits: [], state: 'free', isWorking: false },
  ])
  const inactive = firstColumn('Rao', '08:00', '18:00', false)
  expect(cellsOf(inactive, [], [480], undefined)).toMatchObject([{ state: 'closed' }])
  const spans = [
    { date, from: '00:00', to: '05:00' },
    { date, from: '20:00', to: '24:00' },
    { date: '2026-11-24', from: '12:00', to: '13:00' },
  ]
  const [night] = columnsOf({ doctors: [{ ...doctor('Rao'), spans }], date, days: 1 })
  if (!night) throw new Error('There is no column')
  const works = cellsOf(night, [], [0, 300, 720, 1185, 1200, 1425], undefined)
  expect(works.map((cell) => cell.isWorking)).toEqual([true, false, false, false, true, true])
  expect(worksWords(night)).toBe('00:00 to 05:00, 20:00 to 24:00')
})

it('says of each day why its doctor is away, and can leave out who does not work', () => {
  const reason = 'Dr. Rao is away until 2026-11-30.'
  const whole = { date, from: '00:00', to: '24:00', why: 'absence', reason } as const
  const away = { ...doctor('Rao'), spans: [], away: [whole] }
  const [first, second] = columnsOf({ doctors: [away], date, days: 7 })
  expect([first?.away, second?.away]).toEqual([[{ from: 0, to: 1440, why: 'absence', reason }], []])
  const of = { doctors: [away, doctor('Reddy')], date, days: 1 }
  const keys = (visits: Visit[]) => workingOf({ ...of, visits }).map(({ key }) => key)
  expect(keys([])).toEqual(['Reddy'])
  expect(keys([visit('a', '09:00')])).toEqual(['Rao', 'Reddy'])
})

it('shades the minutes of an absence and no others', () => {
  const spans = [
    { date, from: '08:00', to: '10:05' },
    { date, from: '11:55', to: '12:00' },
  ]
  const away = [
    { date, from: '11:30', to: '11:50', why: 'closed', reason: 'Closed.' },
    { date, from: '10:05', to: '11:30', why: 'absence', reason: 'Away.' },
  ] as const
  const [column] = columnsOf({
    doctors: [{ ...doctor('Rao'), spans, away: [...away] }],
    ...{ date, days: 1 },
  })
  if (!column) throw new Error('There is no column')
  const cells = cellsOf(column, [], [585, 600, 615, 690, 705, 720], undefined)
  expect(cells.map((cell) => cell.away)).toEqual([
    [],
    [{ from: 1 / 3, to: 1 }],
    [{ from: 0, to: 1 }],
    [{ from: 0, to: 1 }],
    [{ from: 0, to: 1 / 3 }],
    [],
  ])
  // From 11:50 to 11:55 the doctor does not work.
  expect(cells.map((cell) => cell.isOff)).toEqual([false, false, false, false, true, true])
  expect(cells.map((cell) => cell.isWorking)).toEqual([true, false, false, false, false, false])
  const words = [585, 600, 675, 690, 705].map((minute) => {
    const time = awayAt(column, minute)
    return time && awayWords(time)
  })
  expect(words).toEqual([
    undefined,
    'away until 11:30',
    'away until 11:30',
    'closed until 11:50',
    'closed until 11:50',
  ])
})

it('offers nothing from when on visits may be missing', () => {
  const cells = cellsOf(firstColumn('Rao'), [], [480, 495], { date, time: '08:15' })
  expect(cells.map(({ state }) => state)).toEqual(['free', 'closed'])
})

it('puts a visit into the row in which it begins, and takes the next one too', () => {
  const cells = rowsFor(visit('a', '09:05'))
  expect(cells.get('09:00')).toMatchObject({
    state: 'taken',
    visits: [{ top: 1 / 3, length: 1, lane: 0, lanes: 1 }],
  })
  expect(cells.get('09:15')).toMatchObject({ state: 'taken', visits: [] })
  expect(cells.get('09:30')).toMatchObject({ state: 'free' })
})

it('knows the row in which a visit begins, on the quarter or off it', () => {
  const seen = visit('a', '9:05')
  const column = firstColumn('Rao')
  expect([525, 540, 555].map((minute) => standsIn(seen, column, minute))).toEqual([
    false,
    true,
    false,
  ])
  expect(standsIn(visit('a', '09:00'), column, 540)).toBe(true)
  expect(standsIn(seen, firstColumn('Reddy'), 540)).toBe(false)
  expect(standsIn(visit('a', '09:05', 'Rao', '2026-11-24'), column, 540)).toBe(false)
})

it('stands visits that overlap side by side, and those after them by themselves', () => {
  const cells = rowsFor(
    visit('a', '09:00'),
    visit('b', '09:00'),
    visit('c', '09:10'),
    visit('d', '09:15'),
    visit('e', '09:30'),
  )
  const told = (time: string) =>
    cells.get(time)?.visits.map(({ visit, lane, lanes }) => `${visit.id} ${lane}/${lanes}`)
  expect(told('09:00')).toEqual(['a 0/3', 'b 1/3', 'c 2/3'])
  expect(told('09:15')).toEqual(['d 0/3'])
  expect(told('09:30')).toEqual(['e 0/1'])
})

it('knows a cell again that has not changed', () => {
  const seen = visit('a', '09:00')
  const [before, after] = [rowsFor(seen).get('09:00'), rowsFor(seen).get('09:00')]
  expect(before && isSameCell(before, after)).toBe(true)
  const other = rowsFor({ ...seen, status: 'checked-in' }).get('09:00')
  expect(before && isSameCell(before, other)).toBe(false)
})
