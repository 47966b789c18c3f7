import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { doctorPrescriptionSchema } from '@/contracts/prescriptions'
import { beginFor, choosePatient, usePrescriptionDrafts } from './prescription-drafts'
import { usePrescriptionForm } from './use-prescription-form'
import { useSubmission } from './use-submission'

const { ask, save } = vi.hoisted(() => ({ ask: vi.fn(), save: vi.fn() }))
vi.mock('@/api/drug-check', () => ({ askAboutMedicines: ask }))
vi.mock('@/records/prescription-queries', () => ({
  useSavePrescription: () => ({ mutateAsync: save, isPending: false }),
}))

const amoxicillin = { name: 'Amoxicillin', dosage: '500 mg', frequency: 'Twice daily' }

const wrapper = ({ children }: PropsWithChildren) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)

const useScreen = () => ({ ...usePrescriptionForm(), submission: useSubmission() })

const typedFor = ({ current }: { current: ReturnType<typeof useScreen> }) => {
  act(() => choosePatient('1'))
  act(() => current.form.setFieldValue('medicines', [amoxicillin]))
  return doctorPrescriptionSchema.parse(current.form.getValues())
}

/** Submits for patient 1, and leaves the form while it is being saved. */
async function leaveWhileSaving() {
  let finishSaving = () => {}
  save.mockReturnValueOnce(
    new Promise<void>((resolve) => {
      finishSaving = resolve
    }),
  )
  const { result, unmount } = renderHook(useScreen, { wrapper })
  const submitted = result.current.submission.submit(typedFor(result))
  await waitFor(() => expect(save).toHaveBeenCalled())
  unmount()
  return async () => {
    finishSaving()
    await act(() => submitted)
  }
}

const open = () => renderHook(useScreen, { wrapper }).result

afterEach(() => {
  usePrescriptionDrafts.setState(usePrescriptionDrafts.getInitialState())
  ask.mockReset()
  save.mockReset()
})

it('forgets what was saved alone, where its doctor has gone on to another patient meanwhile', async () => {
  const finishSaving = await leaveWhileSaving()
  await beginFor({ id: 4, patientId: 2 })
  const now = open()
  expect(now.current.waiting).toEqual(['1'])
  act(() => now.current.form.setFieldValue('diagnosis', 'Fever'))
  await finishSaving()
  for (const form of [now, open()]) {
    expect(form.current.form.getValues()).toMatchObject({
      patientId: '2',
      requestId: 4,
      diagnosis: 'Fever',
    })
    expect(form.current.waiting).toEqual([])
  }
})

it('empties a form that was opened anew while it was saving', async () => {
  const finishSaving = await leaveWhileSaving()
  const now = open()
  expect(now.current.form.getValues().medicines).toEqual([amoxicillin])
  await finishSaving()
  expect(now.current.form.getValues()).toMatchObject({ patientId: '', medicines: [] })
})
