import { MantineProvider } from '@mantine/core'
import { panelOf } from '@shared/contracts/lab-limits'
import type { LabRange } from '@shared/contracts/lab-ranges'
import { labResultMessages } from '@shared/contracts/lab-results'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { RangeNote } from './range-note'
import type { TestedOrder } from './typed-values'

const adult: TestedOrder = {
  ...{ age: 44, gender: 'Female', dateOfBirth: '1982-02-01' },
  ...{ testType: 'Complete Blood Count', requestedDate: '2026-03-02', ranges: [] },
}

function show(more: Partial<TestedOrder>) {
  const order = { ...adult, ...more }
  render(
    <MantineProvider env="test">
      <RangeNote order={order} panel={panelOf(order.testType, order, order.ranges)} />
    </MantineProvider>,
  )
}

afterEach(cleanup)

it.each<[Partial<TestedOrder>, string]>([
  [{ age: 0, dateOfBirth: '2025-10-20' }, labResultMessages.adultRange('4 months')],
  [{ age: 0, dateOfBirth: '2026-02-26' }, labResultMessages.adultRange('4 days')],
  [{ age: 7, dateOfBirth: '' }, labResultMessages.adultRange('7 years')],
  [{ gender: 'Other' }, labResultMessages.rangeBySex('Hemoglobin, Hematocrit, Red cells')],
  [
    { testType: 'Liver Function Test', isPregnant: true },
    labResultMessages.pregnantRange('ALP, GGT, Total bilirubin, Albumin, Total protein'),
  ],
])('says why ranges are missing for %j', (more, message) => {
  show(more)
  expect(screen.getByRole('note').textContent).toBe(message)
})

it('says nothing of an adult whose sex is known, nor where the sex does not matter', () => {
  show({})
  show({ gender: 'Other', testType: 'Urinalysis' })
  expect(screen.queryByRole('note')).toBeNull()
})

it('says which ranges are the clinic’s, and for whom', () => {
  const range: LabRange = {
    ...{ id: '1', version: 1, testType: 'Complete Blood Count', analyte: 'MCV', unit: 'fL' },
    ...{ sex: 'female', ageFrom: 6, ageFromUnit: 'months', ageTo: 23, ageToUnit: 'months' },
    ...{ low: 70, high: 86, criticalLow: null, criticalHigh: null },
  }
  const ranges = [range, { ...range, id: '2', analyte: 'MCH', low: 23, high: 31 }]
  show({ ranges, age: 1, dateOfBirth: '2024-12-05' })
  screen.getByText(labResultMessages.clinicRange('girls from 6 to 23 months', 'MCV, MCH'))
  const note = screen.getByRole('note').textContent
  expect(note).toContain('Adult range: this patient is 14 months old. The clinic has no range for')
  expect(note).toMatch(/for this age: Hemoglobin, .*Platelets/)
  expect(note).not.toContain('MCV')
})

it('says that the clinic’s ranges are not for pregnancy, of what pregnancy moves', () => {
  const range: LabRange = {
    ...{ id: '1', version: 1, testType: 'Thyroid Stimulating Hormone', analyte: 'TSH' },
    ...{ unit: 'mIU/L', sex: 'female', ageFrom: 18, ageFromUnit: 'years', ageTo: null },
    ...{ ageToUnit: 'years', low: 0.5, high: 4.2, criticalLow: null, criticalHigh: null },
  }
  show({ testType: range.testType, ranges: [range], isPregnant: true })
  expect(screen.getByRole('note').textContent).toBe(labResultMessages.pregnantClinicRange('TSH'))
  cleanup()
  show({ testType: range.testType, ranges: [range] })
  expect(screen.queryByRole('note')).toBeNull()
})
