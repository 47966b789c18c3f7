import { sampleRows } from '@server/db/seed-rows'
import type { WorldFile } from './world-file'

const firstNames = [
  'Aarav',
  'Bao',
  'Carla',
  'Dina',
  'Emeka',
  'Freya',
  'Goran',
  'Hana',
  'Ilya',
  'Jaya',
].concat(['Kofi', 'Lena', 'Mateo', 'Nisha', 'Otto', 'Paola', 'Qasim', 'Rosa', 'Sven', 'Tala'])
const lastNames = [
  'Abara',
  'Bose',
  'Chen',
  'Duarte',
  'Eriksen',
  'Fischer',
  'Gupta',
  'Hassan',
].concat(['Ito', 'Jansen', 'Kumar', 'Lopez', 'Mbeki', 'Nair', 'Olsen', 'Petrov', 'Quispe'])

/** A list of what is made of the numbers from 0 on. */
const many = <Row>(count: number, row: (at: number) => Row): Row[] =>
  Array.from({ length: count }, (_none, at) => row(at))

/** The one at this place, where the list goes round. */
function around<Item>(items: readonly Item[], at: number): Item {
  const item = items[at % items.length]
  if (item === undefined) throw new Error('the list is empty')
  return item
}

// 20 and 17 have no common divisor: the first 340 names differ.
const nameAt = (at: number) => `${around(firstNames, at)} ${around(lastNames, at)}`
const two = (value: number) => String(value).padStart(2, '0')

const doctors = sampleRows.staff.filter(([, , role]) => role === 'Doctor').map(([name]) => name)
const reasons = ['Review', 'Fever', 'Back pain', 'Cough', 'Headache', 'Rash', 'Blood pressure']
const patientCount = 1200

export const large: WorldFile = {
  title: 'Large',
  about: 'A hospital: 1,200 patients, 372 staff, a week of 150 visits a day, 500 lab orders.',
  clock: '2026-03-02T09:55',
  clinic: 'demo',
  rows: {
    staff: [
      ...sampleRows.staff,
      ...many(300, (at) => {
        const [, , role, department, , place, status] = around(sampleRows.staff, at)
        const phone = String(7_000_000_000 + at * 7_919)
        return [nameAt(at), `colleague${at + 1}`, role, department, phone, place, status] as const
      }),
    ],
    patients: [
      ...sampleRows.patients,
      ...many(patientCount - sampleRows.patients.length, (at) => ({
        ...around(sampleRows.patients, at),
        // From the end, or the patients would have the colleagues' names.
        name: nameAt(339 - (at % 340)),
        contact: String(8_000_000_000 + at * 6_007),
        dateOfBirth: `${1935 + ((at * 11) % 85)}-${two(1 + (at % 12))}-${two(1 + (at % 28))}`,
        daysSinceVisit: 1 + ((at * 13) % 400),
      })),
    ],
    visits: many(7 * 150, (at) => {
      const day = Math.floor(at / 150) - 3
      const place = at % 150
      // Each of the doctors has a column; a row of them is a quarter of an hour.
      const quarter = 34 + Math.floor(place / doctors.length) * 2
      const isOver = day < 0 || (day === 0 && quarter < 38)
      return [
        1 + ((at * 7) % patientCount),
        day,
        `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`,
        around(reasons, at),
        `Dr. ${around(doctors, place)}`,
        isOver ? 'completed' : 'pending',
      ] as const
    }),
    labOrders: many(500, (at) => {
      const row = around(sampleRows.labOrders, at)
      return {
        ...row,
        patientId: 1 + ((at * 17) % patientCount),
        requested: row.requested + (at % 5),
      }
    }),
  },
}
