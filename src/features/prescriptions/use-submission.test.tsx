import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toast } from '@/components/toast'
import type { Endpoint } from '@/contracts/endpoint'
import { prescriptionEndpoints, prescriptionMessages } from '@/contracts/prescriptions'
import { clearNotices, useNotices } from '@/stores/notices'
import { useSession } from '@/stores/session'
import { doctorDrafts } from './prescription-drafts'
import { usePrescriptionForm } from './use-prescription-form'
import { useSubmission } from './use-submission'

const { ask, save } = vi.hoisted(() => ({ ask: vi.fn(), save: vi.fn() }))
vi.mock('@/api/drug-check', () => ({ askAboutMedicines: ask }))
vi.mock('@/api/client', async (original) => {
  const { call } = await original<typeof import('@/api/client')>()
  return {
    call: (endpoint: Endpoint, ...rest: unknown[]) =>
      endpoint === prescriptionEndpoints.create
        ? save(...rest)
        : Reflect.apply(call, undefined, [endpoint, ...rest]),
  }
})

const amoxicillin = { name: 'Amoxicillin', dosage: '500 mg', frequency: 'Twice daily' }

const client = new QueryClient()
const wrapper = ({ children }: PropsWithChildren) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

const prescriber = () => ({ doctor: 'Dr. A', date: '2026-03-07', diagnosis: 'Fever' })
const useScreen = () => ({
  form: usePrescriptionForm(doctorDrafts, {}),
  others: doctorDrafts.useStore(({ others }) => others).map(({ patientId }) => patientId),
  submission: useSubmission({ drafts: doctorDrafts, by: 'doctor', prescriber }),
})

const open = () => renderHook(useScreen, { wrapper }).result

function typedFor({ current: { form } }: ReturnType<typeof open>) {
  act(() => doctorDrafts.choosePatient('1'))
  act(() => form.setFieldValue('medicines', [amoxicillin]))
  return form.getValues()
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
  const ended = submitted.then(
    () => null,
    (error: unknown) => result.current.submission.failed(error),
  )
  await waitFor(() => expect(save).toHaveBeenCalled())
  unmount()
  /** @returns what is said of a failure */
  return async () => {
    finishSaving()
    return act(() => ended)
  }
}

beforeEach(() => {
  ask.mockResolvedValue(null)
})
afterEach(() => {
  doctorDrafts.useStore.setState(doctorDrafts.useStore.getInitialState())
  client.clear()
  ask.mockReset()
  save.mockReset()
})

it('forgets what was saved alone, where its doctor has gone on to another patient meanwhile', async () => {
  const finishSaving = await leaveWhileSaving()
  await doctorDrafts.beginFor({ id: 4, patientId: 2 })
  const now = open()
  expect(now.current.others).toEqual(['1'])
  act(() => now.current.form.setFieldValue('diagnosis', 'Fever'))
  await finishSaving()
  for (const form of [now, open()]) {
    expect(form.current.form.getValues()).toMatchObject({
      patientId: '2',
      requestId: 4,
      diagnosis: 'Fever',
    })
    expect(form.current.others).toEqual([])
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
  const { submit, failed } = now.current.submission
  const refusal: unknown = await submit(typedFor(now)).catch((error: unknown) => error)
  expect(failed(refusal)).toEqual({ message: prescriptionMessages.stillSaving })
  expect(now.current.submission.step.at).toBe('form')
  await finishSaving()
  expect(save).toHaveBeenCalledTimes(1)
  await act(() => now.current.submission.submit(typedFor(now)))
  expect(save).toHaveBeenCalledTimes(2)
})

it('tells whoever has left the form that it was saved', async () => {
  const told = vi.spyOn(toast, 'success')
  const finishSaving = await leaveWhileSaving()
  await finishSaving()
  expect(told).toHaveBeenCalledExactlyOnceWith(
    `Priya Nair, no. 1: ${prescriptionMessages.noInteraction}`,
  )
})

it('says for whom it could not be saved, where the form has been left', async () => {
  const finishSaving = await leaveWhileSaving(() => {
    throw new Error('No room')
  })
  expect(await finishSaving()).toEqual({
    message: `Priya Nair, no. 1: ${prescriptionMessages.saveFailed}`,
  })
})

it('has not failed where it is given up while it asks', async () => {
  ask.mockImplementationOnce(
    (_question: string, signal: AbortSignal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  const screen = open()
  const submitted = screen.current.submission
    .submit(typedFor(screen))
    .catch((error: unknown) => error)
  await waitFor(() => expect(ask).toHaveBeenCalled())
  act(() => screen.current.submission.close())
  expect(screen.current.submission.failed(await submitted)).toBeNull()
  expect(save).not.toHaveBeenCalled()
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

  async function proceed(medicines = [amoxicillin]) {
    const screen = open()
    const typed = { ...typedFor(screen), medicines }
    const submitted = screen.current.submission.submit(typed)
    await waitFor(() => expect(screen.current.submission.step.at).toMatch(/answered|submitted/))
    const { step } = screen.current.submission
    if (step.at === 'answered') step.decide({ reason: null })
    await act(() => submitted)
    expect(screen.current.submission.step.at).toBe('submitted')
    return useNotices.getState().items.map(({ text }) => text)
  }

  it('keeps what was not checked', async () => {
    expect(await proceed([{ ...amoxicillin, name: 'Foozol' }])).toEqual([
      expect.stringMatching(/, no\. 1: Foozol: not recognised/),
    ])
  })

  it('is silent about what the rules cover, whoever answered', async () => {
    ask.mockResolvedValueOnce({ text: 'Fine.', interactions: null })
    expect(await proceed()).toEqual([])
    ask.mockResolvedValueOnce(null)
    expect(await proceed()).toEqual([])
  })
})
