import { rulesOn } from '@mocks/interaction-rules'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toast } from '@/components/toast'
import { doctorPrescriptionSchema, prescriptionMessages } from '@/contracts/prescriptions'
import { clearNotices, useNotices } from '@/stores/notices'
import { useSession } from '@/stores/session'
import { beginFor, choosePatient, usePrescriptionDrafts } from './prescription-drafts'
import { usePrescriptionForm } from './use-prescription-form'
import { useSubmission } from './use-submission'

const { ask, save } = vi.hoisted(() => ({ ask: vi.fn(), save: vi.fn() }))
vi.mock('@/api/drug-check', () => ({ askAboutMedicines: ask }))
vi.mock('@/api/prescriptions', () => ({
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
async function leaveWhileSaving(end: () => void = () => {}) {
  let finishSaving = () => {}
  save.mockReturnValueOnce(
    new Promise<void>((resolve) => {
      finishSaving = resolve
    }).then(end),
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

beforeEach(() => {
  ask.mockResolvedValue(null)
})
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

it('saves nothing of a patient twice at a time', async () => {
  const finishSaving = await leaveWhileSaving()
  const now = open()
  await act(() => now.current.submission.submit(typedFor(now)))
  expect(now.current.submission).toMatchObject({
    step: { at: 'form' },
    failure: prescriptionMessages.stillSaving,
  })
  await finishSaving()
  expect(save).toHaveBeenCalledTimes(1)
  await act(() => now.current.submission.submit(typedFor(now)))
  expect(save).toHaveBeenCalledTimes(2)
})

it.each([
  ['kept', () => {}, 'warning' as const, /^Priya Nair, no\. 1: .*unchecked/],
  [
    'lost',
    () => {
      throw new Error('No room')
    },
    'error' as const,
    `Priya Nair, no. 1: ${prescriptionMessages.saveFailed}`,
  ],
])('tells whoever has left the form that it was %s', async (_, end, kind, message) => {
  const told = vi.spyOn(toast, kind)
  const finishSaving = await leaveWhileSaving(end)
  await finishSaving()
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(message))
})

describe('the bell', () => {
  beforeEach(() => {
    useSession.setState({
      session: { token: 't', userData: { roles: [] }, owner: 'asha', records: [] },
    })
  })
  afterEach(() => {
    clearNotices()
    useSession.setState({ session: null })
  })

  async function proceed() {
    const screen = open()
    await act(async () => screen.current.submission.submit(typedFor(screen)))
    await act(async () => screen.current.submission.proceed(null))
    expect(screen.current.submission.step.at).toBe('submitted')
    return useNotices.getState().items.map(({ text }) => text)
  }

  it.each([
    ['there is no answer', null],
    ['the host has no rules', { text: 'Fine.', interactions: null }],
    ['the rules failed', { text: 'Fine.', interactions: { status: 'failed' } }],
  ])('keeps that nothing was checked by rules: %s', async (_, opinion) => {
    ask.mockResolvedValueOnce(opinion)
    expect(await proceed()).toEqual([expect.stringMatching(/, no\. 1: .*Amoxicillin/)])
  })

  it('is silent about what the rules have read', async () => {
    const interactions = rulesOn('New medications: paracetamol; Amoxicillin.')
    ask.mockResolvedValueOnce({ text: 'Fine.', interactions })
    expect(await proceed()).toEqual([])
  })
})
