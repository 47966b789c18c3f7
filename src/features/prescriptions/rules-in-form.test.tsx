import { MantineProvider } from '@mantine/core'
import type { Patient } from '@shared/contracts/patients'
import { prescriptionMessages } from '@shared/contracts/prescriptions'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { interactionRulesQuery } from './interaction-rules'
import { deskDrafts } from './prescription-drafts'
import { RulesInForm } from './rules-in-form'

const patient: Patient = {
  ...{ id: '2', number: 2, name: 'Arun Thomas', age: 32, gender: 'Male', contact: '' },
  ...{ address: '', dateOfBirth: '', lastVisit: '2026-03-01', diagnosis: 'Migraine' },
  ...{ currentMedications: [], allergies: ['Penicillin'], pastMedicalHistory: '' },
  ...{ closedAt: null, version: 1 },
}
const amoxicillin = { name: 'Amoxicillin', dosage: '500 mg', frequency: 'Once daily' }

it('says that rules which cannot be loaded check nothing, and checks by them after Retry', async () => {
  const typed = { ...deskDrafts.useStore.getState().shown, medicines: [amoxicillin] }
  const load = vi
    .spyOn(interactionRulesQuery, 'queryFn')
    .mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <RulesInForm patient={patient} typed={typed} />
      </MantineProvider>
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('alert')).toHaveTextContent(prescriptionMessages.rulesFailed)
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('region', { name: 'What was found' })).toHaveTextContent(
    'The record says “Penicillin”, and amoxicillin is a penicillin.',
  )
  expect(screen.queryByText(prescriptionMessages.rulesFailed)).toBeNull()
  load.mockRestore()
})
