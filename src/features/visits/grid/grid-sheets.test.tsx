import { MantineProvider } from '@mantine/core'
import type { Visit } from '@shared/contracts/visits'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { columnsOf } from './grid-layout'
import { GridSheets } from './grid-sheets'

const date = '2026-11-23'
const doctorsOf = (length: number) =>
  Array.from({ length }, (_, at) => ({
    ...{
      doctorId: `doctor-${at}`,
      doctor: `Dr. ${at}`,
      isActive: true,
      spans: [{ date, from: '08:00', to: '12:00' }],
      away: [],
    },
  }))
const visit = (id: string, time: string, doctorId: string): Visit => ({
  ...{ id, number: 1, patientId: 'p', patientNumber: 1, patientName: 'Priya Nair', age: 40 },
  ...{ doctorId, doctor: '', date, time, reason: 'Cough', status: 'checked-in', version: 1 },
})

const telephones = [
  { number: '98450 11223', label: 'home' },
  { number: '98450 11224', label: '' },
]

function print(doctors: number, visits: Visit[] = []) {
  render(
    <MantineProvider>
      <GridSheets
        columns={columnsOf({ doctors: doctorsOf(doctors), date, days: 1 })}
        visits={visits}
        cutAt={undefined}
        isWeek={false}
        letterhead={{ name: 'Elm Street Clinic', address: '', phone: '' }}
        printedAt="2026-11-23 08:00"
      />
    </MantineProvider>,
  )
  return screen.getAllByRole('table')
}

it('prints nine doctors on two pages with their heads, and no taken time as free', () => {
  const pages = print(9, [{ ...visit('a', '09:05', 'doctor-8'), telephones }])
  const heads = pages.map((page) =>
    within(page)
      .getAllByRole('columnheader')
      .map(({ firstChild }) => firstChild?.textContent),
  )
  expect(heads.map((names) => names.length)).toEqual([6, 5])
  expect(heads[1]).toEqual(['Time', 'Dr. 5', 'Dr. 6', 'Dr. 7', 'Dr. 8'])
  const [, last] = pages
  const row = (time: string) =>
    last && within(last).getByRole('rowheader', { name: time }).closest('tr')
  expect(row('09:00')?.textContent).toBe(
    '09:0009:05 Priya Nair, 1 (checked-in)98450 11223 (home), 98450 11224',
  )
  expect(row('09:15')?.textContent).toBe('09:15…')
  expect(row('09:30')?.textContent).toBe('09:30')
})

it('prints 57 doctors on pages of seven and eight, and none alone', () => {
  const columns = print(57).map((page) => page.querySelectorAll('thead th').length - 1)
  expect(columns.toSorted()).toEqual([7, 7, 7, 7, 7, 7, 7, 8])
})
