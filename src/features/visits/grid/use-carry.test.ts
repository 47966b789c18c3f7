import type { Visit } from '@shared/contracts/visits'
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useCarry } from './use-carry'

const { warning } = vi.hoisted(() => ({ warning: vi.fn() }))
vi.mock('@/components/toast', () => ({ toast: { warning } }))
vi.mock('@/features/patients/shared/patient-label', () => ({
  usePatientLabel:
    () =>
    ({ name }: { name: string }) =>
      name,
}))

const visit: Visit = {
  ...{ id: '1', number: 1, patientId: '1', patientNumber: 1, patientName: 'Priya Nair', age: 44 },
  ...{ doctorId: '8', doctor: 'Dr. Daniel Reyes', date: '2026-11-21', time: '10:00' },
  ...{ reason: 'Knee pain', status: 'pending', version: 3 },
}

function picked(moving: string | null) {
  const moves = { move: vi.fn(), isMoving: (id: string) => id === moving }
  const { result } = renderHook(() => useCarry({ columns: [], busy: false, moves }))
  act(() => void result.current.pickUp(visit, 'pointer'))
  return result.current.carried
}

it('says of a visit that is on its way why it is not picked up again yet', () => {
  expect(picked('1')).toBeNull()
  expect(warning).toHaveBeenCalledWith(
    'The appointment of Priya Nair is still being moved. Wait until it is there.',
  )
  expect(picked('2')).toMatchObject({ visit, by: 'pointer' })
})
