import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { LabOrder } from '@/contracts/lab-orders'
import { labResultMessages } from '@/contracts/lab-results'
import { RangeNote } from './range-note'

const order: LabOrder = {
  ...{ id: '1', number: 1, patient: 'Ada Moss', age: 44, gender: 'Female' },
  ...{ dateOfBirth: '1982-02-01', testType: 'Complete Blood Count', requestedDate: '2026-03-02' },
  ...{ status: 'pending', priority: 'routine', question: '', technician: null, version: 1 },
}

const show = (more: Partial<LabOrder>) =>
  render(
    <MantineProvider env="test">
      <RangeNote order={{ ...order, ...more }} />
    </MantineProvider>,
  )

afterEach(cleanup)

it.each<[Partial<LabOrder>, string]>([
  [{ age: 0, dateOfBirth: '2025-10-20' }, labResultMessages.adultRange('4 months')],
  [{ age: 0, dateOfBirth: '2026-02-26' }, labResultMessages.adultRange('4 days')],
  [{ age: 7, dateOfBirth: '' }, labResultMessages.adultRange('7 years')],
  [{ gender: 'Other' }, labResultMessages.rangeBySex],
])('says why ranges are missing for %j', (more, message) => {
  show(more)
  expect(screen.getByRole('note').textContent).toBe(message)
})

it('says nothing of an adult whose sex is known, nor where the sex does not matter', () => {
  show({})
  show({ gender: 'Other', testType: 'Urinalysis' })
  expect(screen.queryByRole('note')).toBeNull()
})
