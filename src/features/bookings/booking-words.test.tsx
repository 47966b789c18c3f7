import { MantineProvider } from '@mantine/core'
import type { BookingRequest } from '@shared/contracts/booking-requests'
import { visitReasonMaxLength } from '@shared/contracts/visits'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { BookingState, bookingReason } from './booking-words'

afterEach(cleanup)

const booking: BookingRequest = {
  ...{ id: 'b', number: 12, type: 'checkup', firstName: 'Ada', lastName: 'Moss' },
  ...{ gender: 'Female', mobile: '9876543210', email: 'ada@example.org', age: 36 },
  ...{ department: null, doctorId: null, doctor: null, checkupDetails: 'Once a year' },
  ...{ status: 'scheduled', reason: null, patientId: null, version: 2 },
  visit: { id: 'v', date: '2027-03-07', time: '16:45', status: 'pending' },
  bookedAt: '2027-03-01T09:00:00.000Z',
}

it.each([
  ['pending', 'Scheduled'],
  ['checked-in', 'Scheduled'],
  ['completed', 'Completed'],
  ['cancelled', 'Cancelled'],
  ['no-show', 'No-show'],
] as const)('says of a booking whose visit is %s: %s', (status, words) => {
  const { visit } = booking
  render(
    <MantineProvider env="test">
      <BookingState booking={{ ...booking, visit: visit && { ...visit, status } }} />
    </MantineProvider>,
  )
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.getByText('16:45 on 2027-03-07')).toBeVisible()
})

it('has of a long message as much as an appointment’s reason holds', () => {
  const reason = bookingReason({ ...booking, checkupDetails: 'x'.repeat(visitReasonMaxLength) })
  expect(reason).toHaveLength(visitReasonMaxLength)
  expect(reason).toMatch(/^Health Checkup: x+$/)
})
