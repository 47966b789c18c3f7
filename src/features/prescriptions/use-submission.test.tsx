import type { Endpoint } from '@shared/contracts/endpoint'
import { type Patient, patientEndpoints } from '@shared/contracts/patients'
import { prescriptionEndpoints, prescriptionMessages } from '@shared/contracts/prescriptions'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { toast } from '@/components/toast'
import { clearNotices, useNotices } from '@/stores/notices'
import { useSession } from '@/stores/session'
import { uncheckedIn } from './check-words'
import { interactionRulesQuery } from './interaction-rules'
import { doctorDrafts } from './prescription-drafts'
import { usePrescriptionForm } from './use-prescription-form'
import { useSubmission } from './use-submission'

const { ask, save, read, looked, nothing } = vi.hoisted(() => {
  const nothing = (): object => ({
    ...{ version: '1', findings: [], lookedAt: [], missing: [], needed: [] },
  })
  return { ask: vi.fn(), save: vi.fn(), read: vi.fn(), looked: vi.fn(nothing), nothing }
})
vi.mock('@/api/drug-check', () => ({ askAboutMedicines: ask }))
vi.mock('@/api/client', async (original) => {
  const { call } = await original<typeof import('@/api/client')>()
  return {
    call: (endpoint: Endpoint, ...rest: unknown[]) =>
      endpoint === prescriptionEndpoints.create
        ? save(...rest)
        : endpoint === prescriptionEndpoints.check
          ? looked()
          : (endpoint === patientEndpoints.get && read()) ||
            Reflect.apply(call, undefined, [endpoint, ...rest]),
  }
})

const amoxicillin = { name: 'Amoxicillin', dosage: '500 mg', frequency: 'Twice daily' }

const patient: Patient = {
  ...{ id: '1', number: 1, name: 'Priya Nair', age: 44, gender: 'Female', contact: '' },
  ...{ address: '', dateOfBirth: '', lastVisit: '2026-03-01', diagnosis: 'Migraine' },
  ...{ currentMedications: [], allergies: [], pastMedicalHistory: '', closedAt: null, version: 1 },
}

/** What a host answers that saves it. */
const saved = async (input: object) => ({
  ...input,
  id: 'p-4',
  number: 4,
  patientName: 'Priya Nair',
})
const keysSent = () => save.mock.calls.map(([, { key }]) => key)

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
  read.mockReset()
})

it('forgets what was saved alone, where its doctor has gone on to another patient meanwhile', async () => {
  const finishSaving = await leaveWhileSaving()
  await doctorDrafts.beginFor({ id: '4', patientId: '2' })
  const now = open()
  expect(now.current.others).toEqual(['1'])
  act(() => now.current.form.setFieldValue('diagnosis', 'Fever'))
  await finishSaving()
  for (const form of [now, open()]) {
    expect(form.current.form.getValues()).toMatchObject({
      patientId: '2',
      requestId: '4',
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
  expect(failed(refusal)).toMatchObject({ message: prescriptionMessages.stillSaving })
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
  expect(await finishSaving()).toMatchObject({
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

it('loads the rules again where they failed, once it is to be checked again', async () => {
  vi.spyOn(interactionRulesQuery, 'queryFn').mockRejectedValueOnce(new Error('Away'))
  const screen = open()
  const submitted = screen.current.submission.submit(typedFor(screen))
  await waitFor(() => expect(screen.current.submission.step.at).toBe('answered'))
  const { step } = screen.current.submission
  if (step.at !== 'answered') throw new Error('nothing is to be decided')
  expect(uncheckedIn(step.check).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^The check by the rules failed: nothing was checked by them/),
    'Nothing was compared with the allergies on record: that failed.',
  ])
  step.decide('check again')
  await act(() => submitted)
  expect(screen.current.submission.step).toMatchObject({
    at: 'submitted',
    message: prescriptionMessages.noInteraction,
  })
})

describe('the bell', () => {
  beforeEach(() => {
    useSession.setState({
      session: { token: 't', userData: { roles: [] }, owner: 'asha', keepsRecords: false },
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
    if (step.at === 'answered') step.decide({ reasons: [] })
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

describe('a record that somebody else has changed since it was checked', () => {
  const now = { ...patient, diagnosis: 'Pneumonia', allergies: ['Penicillin'], version: 2 }
  const stale = () => new ApiError(409, { message: 'Changed', error: 'stale', current: now })

  it('is read and checked again, and saved only once that is decided upon', async () => {
    read.mockResolvedValueOnce(patient).mockResolvedValueOnce(now)
    save.mockRejectedValueOnce(stale()).mockImplementationOnce(saved)
    const screen = open()
    const submitted = screen.current.submission.submit(typedFor(screen))
    await waitFor(() => expect(screen.current.submission.step.at).toBe('answered'))
    const { step } = screen.current.submission
    expect(step).toMatchObject({ before: { version: 1 }, patient: { version: 2 } })
    expect(screen.current.form.getValues().medicines).toEqual([amoxicillin])
    expect(save).toHaveBeenCalledTimes(1)
    if (step.at === 'answered') step.decide({ reasons: [] })
    await act(() => submitted)
    const versions = save.mock.calls.map(([{ version }]) => version)
    expect(versions).toEqual([1, 2])
    expect(new Set(keysSent()).size).toBe(2)
  })
})

describe('a record that says more when it is saved than when it was checked', () => {
  const finding = {
    ...{ rule: 'r', severity: 'critical', gradedBy: 'source', because: 'Potassium 6 mmol/L' },
    medicine: { name: 'Amoxicillin', ingredient: 'amoxicillin' },
    ...{ consequence: 'x', action: 'y', sources: [] },
  }

  afterEach(() => {
    looked.mockReset()
    looked.mockImplementation(nothing)
    useSession.setState({ session: null })
  })

  it('is checked again, and saved only with the reason that is then given', async () => {
    const userData = { roles: [] }
    useSession.setState({
      session: { token: 't', userData, owner: 'asha', keepsRecords: true, zone: 'UTC' },
    })
    read.mockResolvedValue(patient)
    ask.mockResolvedValue(null)
    looked.mockImplementation(() => ({ ...nothing(), findings: [finding] }))
    looked.mockImplementationOnce(nothing)
    const message = prescriptionMessages.recordSaysMore
    save
      .mockRejectedValueOnce(new ApiError(422, { message, fields: { 'check.reasons': message } }))
      .mockImplementationOnce(saved)
    const screen = open()
    const submitted = screen.current.submission.submit(typedFor(screen))
    await waitFor(() => expect(screen.current.submission.step.at).toBe('answered'))
    const { step } = screen.current.submission
    expect(step).toMatchObject({ failure: message, before: null })
    const reasons = [{ key: 'k', about: 'Amoxicillin', reason: 'Monitored' }]
    if (step.at === 'answered') step.decide({ reasons })
    await act(() => submitted)
    expect(save.mock.calls.at(-1)?.[0]).toMatchObject({ check: { reasons } })
  })
})

describe('a prescription dated by the day on which it is submitted', () => {
  beforeEach(() => {
    const userData = { roles: [] }
    useSession.setState({
      session: { token: 't', userData, owner: 'asha', keepsRecords: true, zone: 'UTC' },
    })
    read.mockResolvedValue(patient)
    save.mockImplementation(saved)
  })
  afterEach(() => useSession.setState({ session: null }))

  /** Submits a prescription of 2026-03-07 at one time and decides at another: what is sent. */
  async function sent(submittedAt: string, decidedAt: string) {
    vi.setSystemTime(`2026-03-${submittedAt}:00Z`)
    const screen = open()
    const typed = { ...typedFor(screen), medicines: [{ ...amoxicillin, name: 'Foozol' }] }
    const submitted = screen.current.submission.submit(typed)
    await waitFor(() => expect(screen.current.submission.step.at).toBe('answered'))
    vi.setSystemTime(`2026-03-${decidedAt}:00Z`)
    const { step } = screen.current.submission
    if (step.at === 'answered') step.decide({ reasons: [] })
    await act(() => submitted)
    return save.mock.calls[0]?.[0]
  }

  it.each([
    ['07T12:00', '07T12:01'],
    ['07T23:59', '08T00:01'],
  ])('claims to know of no other day, submitted at %s and decided at %s', async (...times) => {
    expect(await sent(...times)).not.toHaveProperty('otherDay')
  })

  it('claims so when it is submitted on the next day', async () => {
    expect(await sent('08T00:02', '08T00:03')).toMatchObject({ otherDay: true })
  })
})

describe('a prescription whose answer was lost', () => {
  const lost = () => new ApiError(0, {}, 'Away')
  const after = { ...patient, currentMedications: [amoxicillin], version: 2 }

  /** Submits, and the answer is lost. */
  async function loseAnswer() {
    read.mockResolvedValueOnce(patient)
    save.mockRejectedValueOnce(lost())
    const screen = open()
    await act(() =>
      screen.current.submission.submit(typedFor(screen)).catch((error: unknown) => error),
    )
    expect(save).toHaveBeenCalledTimes(1)
    return screen
  }

  it('is asked for under the same key with the same words, and not written twice', async () => {
    await loseAnswer()
    read.mockResolvedValueOnce(after)
    save.mockImplementationOnce(saved)
    const again = open()
    await act(() => again.current.submission.submit(again.current.form.getValues()))
    const [first, second] = save.mock.calls
    expect(second).toEqual(first)
    expect(save).toHaveBeenCalledTimes(2)
    expect(again.current.form.getValues()).toMatchObject({ medicines: [], attempts: [] })
  })

  it('is asked for after the page is loaded anew', async () => {
    await loseAnswer()
    expect(sessionStorage.getItem('work.draft.doctor-prescription')).toContain(keysSent()[0])
  })

  it('is asked for after Clear and the same typing, and not written twice', async () => {
    const screen = await loseAnswer()
    const typed = { ...typedFor(screen), attempts: [] }
    act(() => doctorDrafts.clear(patient.id))
    expect(screen.current.form.getValues()).toMatchObject({ medicines: [] })
    expect(doctorDrafts.useStore.getState().others.filter(doctorDrafts.isFilled)).toEqual([])
    act(() => doctorDrafts.choosePatient(patient.id))
    act(() => screen.current.form.setValues({ medicines: typed.medicines }))
    read.mockResolvedValueOnce(after)
    save.mockImplementationOnce(saved)
    await act(() => screen.current.submission.submit(screen.current.form.getValues()))
    const [first, second] = save.mock.calls
    expect(second).toEqual(first)
    expect(save).toHaveBeenCalledTimes(2)
  })

  it('is sent under its key where nothing has been saved since', async () => {
    const screen = await loseAnswer()
    read.mockResolvedValueOnce(patient)
    save.mockImplementationOnce(saved)
    await act(() => screen.current.submission.submit(screen.current.form.getValues()))
    expect(new Set(keysSent()).size).toBe(1)
  })

  it('was not saved where the record was changed by somebody else, and is made anew', async () => {
    const screen = await loseAnswer()
    read.mockResolvedValueOnce({ ...patient, version: 2 })
    save
      .mockRejectedValueOnce(new ApiError(409, { error: 'stale', current: after }))
      .mockImplementationOnce(saved)
    await act(() => screen.current.submission.submit(screen.current.form.getValues()))
    const [first, second, third] = keysSent()
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('is told where something else is typed by now, which stays', async () => {
    const screen = await loseAnswer()
    const ibuprofen = { ...amoxicillin, name: 'Ibuprofen' }
    act(() => screen.current.form.setFieldValue('medicines', [ibuprofen]))
    read.mockResolvedValueOnce(after)
    save.mockImplementationOnce(saved)
    const { submit, failed } = screen.current.submission
    const error = await act(() =>
      submit(screen.current.form.getValues()).catch((error: unknown) => error),
    )
    expect(failed(error)?.message).toBe(prescriptionMessages.savedBefore(4, 'amoxicillin'))
    expect(screen.current.form.getValues()).toMatchObject({
      medicines: [ibuprofen],
      attempts: [],
    })
  })
})
