import { MantineProvider } from '@mantine/core'
import type { Visit } from '@shared/contracts/visits'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { UndoBar } from './undo-bar'
import type { VisitAction } from './visit-history'

vi.mock('@/features/patients/shared/patient-label', () => ({
  usePatientLabel: () => (patient: { name: string }) => patient.name,
}))

const after: Visit = {
  ...{ id: '1', number: 1, patientId: '1', patientNumber: 1, patientName: 'Priya Nair', age: 44 },
  ...{ doctorId: '8', doctor: 'Dr. Daniel Reyes', date: '2026-11-21', time: '10:00' },
  ...{ reason: 'Knee pain', status: 'cancelled', version: 2 },
}
const cancelled: VisitAction = { kind: 'step', verb: 'Cancel', before: null, after }

afterEach(cleanup)

it('is not pressed by the second click of a double click on what it has come over', () => {
  const onUndo = vi.fn()
  render(
    <MantineProvider>
      <UndoBar
        {...{
          told: cancelled,
          next: cancelled,
          denied: null,
          busy: false,
          withKeys: false,
          onUndo,
        }}
      />
    </MantineProvider>,
  )
  const undo = screen.getByRole('button', { name: 'Undo' })
  fireEvent.click(undo, { detail: 2 })
  expect(onUndo).not.toHaveBeenCalled()
  fireEvent.click(undo, { detail: 1 })
  expect(onUndo).toHaveBeenCalledExactlyOnceWith(cancelled)
})
