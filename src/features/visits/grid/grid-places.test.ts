import type { Visit } from '@shared/contracts/visits'
import { expect, it } from 'vitest'
import { cellsOf, columnsOf, slotsOf, visitsOf } from './grid-layout'
import { type GridPlace, nearestPlace, placeByKey } from './grid-places'

const date = '2026-11-23'
const doctors = ['Rao', 'Reddy', 'Silva'].map((doctorId) => ({
  ...{
    doctorId,
    doctor: `Dr. ${doctorId}`,
    isActive: true,
    hours: { from: '08:00', to: '10:00' },
    spans: [],
    away: [],
  },
}))
const visit = (id: string): Visit => ({
  ...{ id, number: 1, patientId: 'p', patientNumber: 1, patientName: 'Priya Nair', age: 40 },
  ...{ doctorId: 'Reddy', doctor: 'Dr. Reddy', date, time: '09:00', reason: 'Cough' },
  ...{ status: 'pending', version: 1 },
})
const columns = columnsOf({ doctors, date, days: 1 })
// Two visits side by side in the middle column at 09:00.
const visits = visitsOf(columns, [visit('a'), visit('b')])
const slots = slotsOf(columns, visits)
const cells = columns.map((column, at) => cellsOf(column, visits[at] ?? [], slots, undefined))
const shape = { columns, slots, cells }

const from = (key: string, minute: number, at = 0): GridPlace => ({ key, minute, at })
const press = (place: GridPlace, key: string, ctrlKey = false) =>
  placeByKey(shape, place, { key, ctrlKey })

it('goes by rows, and stays within them', () => {
  expect(press(from('Rao', 480), 'ArrowDown')).toEqual(from('Rao', 495))
  expect(press(from('Rao', 480), 'ArrowUp')).toEqual(from('Rao', 480))
  expect(press(from('Rao', 480), 'PageDown')).toEqual(from('Rao', 540))
  expect(press(from('Rao', 570), 'PageDown')).toEqual(from('Rao', 585))
  expect(press(from('Rao', 570), 'PageUp')).toEqual(from('Rao', 510))
})

it('goes by columns, through the visits that stand side by side', () => {
  expect(press(from('Rao', 540), 'ArrowRight')).toEqual(from('Reddy', 540))
  expect(press(from('Reddy', 540), 'ArrowRight')).toEqual(from('Reddy', 540, 1))
  expect(press(from('Reddy', 540, 1), 'ArrowRight')).toEqual(from('Silva', 540))
  expect(press(from('Silva', 540), 'ArrowRight')).toBeNull()
  expect(press(from('Silva', 540), 'ArrowLeft')).toEqual(from('Reddy', 540, 1))
  expect(press(from('Rao', 540), 'ArrowLeft')).toBeNull()
})

it('goes to the ends of the row and of the grid, and nowhere by other keys', () => {
  expect(press(from('Reddy', 540, 1), 'Home')).toEqual(from('Rao', 540))
  expect(press(from('Reddy', 540, 1), 'End')).toEqual(from('Silva', 540))
  expect(press(from('Reddy', 540), 'Home', true)).toEqual(from('Rao', 480))
  expect(press(from('Reddy', 540), 'End', true)).toEqual(from('Silva', 585))
  expect(press(from('Reddy', 540), 'x')).toBeNull()
})

it('takes the nearest place where one is there no more', () => {
  expect(nearestPlace(shape, from('Gone', 100, 3))).toEqual(from('Rao', 480))
  expect(nearestPlace(shape, from('Reddy', 540, 3))).toEqual(from('Reddy', 540, 1))
  expect(nearestPlace({ columns: [], slots: [], cells: [] }, from('Rao', 480))).toBeNull()
})
