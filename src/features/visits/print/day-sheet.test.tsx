import type { Visit } from '@shared/contracts/visits'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { DaySheet } from './day-sheet'

afterEach(cleanup)

const visit = (patientName: string, time: string, more: Partial<Visit> = {}): Visit => ({
  ...{ id: patientName, number: 1, patientId: patientName, patientNumber: 1, patientName, age: 44 },
  ...{ doctorId: 'd2', doctor: 'Dr. Zoe Moreau', isDoctorActive: true, date: '2026-11-21', time },
  ...{ reason: 'Knee pain', status: 'pending', version: 1, ...more },
})
const reddy = { doctorId: 'd1', doctor: 'Dr. Kavya Reddy' }

it('lists each doctor’s patients by time, and counts the cancelled ones', () => {
  render(
    <DaySheet
      date="2026-11-21"
      visits={[
        visit('Mia', '11:00'),
        visit('Ben', '09:15', reddy),
        visit('Ada', '08:30', { telephones: [{ number: '555 0100', label: 'home' }] }),
        visit('Tom', '08:00', { status: 'cancelled' }),
      ]}
      isCut={false}
      letterhead={{ name: 'Rounds Clinic', address: '', phone: '' }}
      printedAt="07:55"
    />,
  )
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows.slice(1)).toEqual([
    'Dr. Kavya Reddy (1)',
    expect.stringContaining('09:15Ben'),
    'Dr. Zoe Moreau (2)',
    expect.stringMatching(/^08:30Ada1.*555 0100/),
    expect.stringContaining('11:00Mia'),
  ])
  expect(screen.getByText(/3 appointments, 1 cancelled and not listed/)).toBeInTheDocument()
})
