import { expect, it } from 'vitest'
import { nextWaiting, waitingVisits } from './next-waiting'
import { doctorVisit } from './test/doctor-visit'

const waiting = (patientId: string, checkedInAt: number, more = {}) =>
  doctorVisit({ id: `of ${patientId}`, patientId, status: 'checked-in', checkedInAt, ...more })

it('is who was checked in first, of those who are still to be seen', () => {
  const visits = [
    doctorVisit({ patientId: 'a' }),
    waiting('b', 3_000),
    waiting('c', 1_000),
    waiting('d', 2_000),
    waiting('e', 500, { isPrescribed: true }),
  ]
  expect(nextWaiting(visits)?.patientId).toBe('c')
  expect(nextWaiting(visits, ['of c', 'of d'])?.patientId).toBe('b')
  expect(nextWaiting(visits, ['of b', 'of c', 'of d'])).toBeUndefined()
  expect(visits.map(({ patientId }) => patientId)).toEqual(['a', 'b', 'c', 'd', 'e'])
})

it('is somebody who was seen in the morning too, once they are checked in again', () => {
  const first = waiting('a', 1_000, { id: 'first' })
  const second = doctorVisit({ id: 'second', patientId: 'a' })
  const seen = waitingVisits([first, second, waiting('b', 2_000)], 'a')
  expect(seen).toEqual(['first'])
  const later = [{ ...first, status: 'completed' as const }, waiting('a', 3_000, { id: 'second' })]
  expect(nextWaiting(later, seen)?.id).toBe('second')
})
