import type { PrescriptionAttempt } from '@shared/contracts/prescriptions'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useClock } from '@/stores/clock'
import { useSession } from '@/stores/session'
import { deskDrafts, doctorDrafts } from './prescription-drafts'
import { usePrescriptionForm } from './use-prescription-form'

const { confirmDiscard } = vi.hoisted(() => ({ confirmDiscard: vi.fn() }))
vi.mock('@/components/unsaved-changes', () => ({ confirmDiscard }))

const amoxicillin = { name: 'Amoxicillin', dosage: '500 mg', frequency: 'Twice daily' }
const ibuprofen = { name: 'Ibuprofen', dosage: '400 mg', frequency: 'Twice daily' }
const reasons = { 'rule 1': { reason: 'The patient will be monitored', text: '' } }
const listStart = [{ name: 'paracetamol', dosage: '500mg', frequency: 'every 4-5 hours' }]

const { beginFor, choosePatient, forget, renew, useStore } = doctorDrafts

const useScreen = () => ({
  form: usePrescriptionForm(doctorDrafts, {}),
  others: useStore(({ others }) => others).map(({ patientId }) => patientId),
})

const open = () => renderHook(useScreen).result

/** Empties the form. */
const clear = ({ current: { form } }: ReturnType<typeof open>) =>
  act(() => forget(form.getValues().patientId))

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 23, 58) })
})
afterEach(() => {
  vi.useRealTimers()
  useClock.setState({ offset: 0 })
  for (const drafts of [doctorDrafts, deskDrafts])
    drafts.useStore.setState(drafts.useStore.getInitialState())
  confirmDiscard.mockReset()
})
const passMidnight = () => vi.setSystemTime(new Date(2026, 10, 22, 0, 8))

it('follows a clock that turns out to be wrong with each date that nobody typed', () => {
  const form = open()
  const typeFor = (patientId: string, date?: string) => {
    act(() => choosePatient(patientId))
    act(() => form.current.form.setFieldValue('diagnosis', `Fever of ${patientId}`))
    if (date) act(() => form.current.form.setFieldValue('date', date))
  }
  typeFor('3')
  typeFor('7', '2026-11-19')
  typeFor('9')
  act(() => useClock.setState({ offset: 3 * 24 * 3_600_000 }))
  expect(form.current.form.getValues()).toMatchObject({
    ...{ date: '2026-11-24', begun: '2026-11-24', diagnosis: 'Fever of 9' },
  })
  for (const [patientId, date] of [
    ['3', '2026-11-24'],
    ['7', '2026-11-19'],
  ] as const) {
    act(() => choosePatient(patientId))
    const diagnosis = `Fever of ${patientId}`
    expect(form.current.form.getValues()).toMatchObject({ date, diagnosis })
  }
})

it('keeps what is typed for one patient out of the form of another, and gives it back', () => {
  const form = open()
  const { current } = form
  act(() => choosePatient('3'))
  act(() => current.form.setFieldValue('date', '2026-11-20'))
  act(() => current.form.setFieldValue('diagnosis', 'Deep vein thrombosis'))
  act(() => current.form.setFieldValue('currentMedications', []))
  act(() => current.form.setFieldValue('removed', ['Warfarin']))
  act(() => current.form.setFieldValue('requestId', '4'))
  act(() => current.form.setFieldValue('medicines', [amoxicillin]))
  act(() => current.form.setFieldValue('reasons', reasons))
  const typed = current.form.getValues()
  act(() => choosePatient('7'))
  expect(form.current.form.getValues()).toEqual({
    patientId: '7',
    begun: '2026-11-21',
    date: '2026-11-21',
    diagnosis: '',
    currentMedications: listStart,
    removed: [],
    medicines: [],
    requestId: null,
    asked: '',
    reasons: {},
    attempts: [],
  })
  expect(form.current.form.isDirty()).toBe(false)
  expect(form.current.others).toEqual(['3'])

  const later = open()
  expect(later.current.form.getValues().patientId).toBe('7')
  act(() => choosePatient('3'))
  expect(later.current.form.getValues()).toEqual(typed)
  expect(later.current.others).toEqual([])
})

it('begins anew for whoever is signed in next', () => {
  const form = open()
  act(() => choosePatient('3'))
  act(() => form.current.form.setFieldValue('diagnosis', 'Fever'))
  sessionStorage.clear()
  const session = { token: 't', userData: { roles: [] }, owner: 'asha', keepsRecords: false }
  act(() => useSession.setState({ session }))
  expect(form.current.form.getValues()).toMatchObject({ patientId: '', diagnosis: '' })
  act(() => useSession.setState({ session: null }))
})

it('keeps apart what is typed where the browser keeps nothing', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no room')
  })
  const form = open()
  act(() => choosePatient('3'))
  act(() => form.current.form.setFieldValue('medicines', [amoxicillin]))
  act(() => choosePatient('7'))
  act(() => choosePatient('3'))
  full.mockRestore()
  expect(form.current.form.getValues().medicines).toEqual([amoxicillin])
})

describe('what is typed before anybody is chosen', () => {
  it('goes to whoever is', () => {
    const form = open()
    act(() => form.current.form.setFieldValue('diagnosis', 'Cough'))
    act(() => form.current.form.setFieldValue('medicines', [ibuprofen]))
    act(() => choosePatient('3'))
    expect(form.current.form.getValues()).toMatchObject({
      patientId: '3',
      diagnosis: 'Cough',
      medicines: [ibuprofen],
    })
    act(() => choosePatient('7'))
    expect(form.current.form.getValues()).toMatchObject({ diagnosis: '', medicines: [] })
  })

  it('stands beside what is begun for them, and replaces none of it', () => {
    const form = open()
    act(() => choosePatient('3'))
    act(() => form.current.form.setFieldValue('diagnosis', 'Fever'))
    act(() => form.current.form.setFieldValue('medicines', [amoxicillin]))
    act(() => choosePatient('7'))
    clear(form)
    act(() => form.current.form.setFieldValue('diagnosis', 'Cough'))
    act(() => form.current.form.setFieldValue('medicines', [ibuprofen]))
    act(() => choosePatient('3'))
    expect(form.current.form.getValues()).toMatchObject({
      diagnosis: 'Fever; Cough',
      medicines: [amoxicillin, ibuprofen],
    })
  })

  it('says a diagnosis once', () => {
    const form = open()
    act(() => choosePatient('3'))
    act(() => form.current.form.setFieldValue('diagnosis', 'Fever'))
    act(() => choosePatient(''))
    act(() => form.current.form.setFieldValue('diagnosis', ' fever'))
    act(() => choosePatient('3'))
    expect(form.current.form.getValues().diagnosis).toBe('Fever')
  })

  it('holds what the list starts with and was taken out of it, but hides no record unseen', () => {
    const form = open()
    act(() => choosePatient('7'))
    act(() => form.current.form.setFieldValue('removed', ['Warfarin']))
    act(() => choosePatient(''))
    act(() => form.current.form.setFieldValue('currentMedications', []))
    act(() => form.current.form.setFieldValue('removed', ['paracetamol']))
    act(() => choosePatient('7'))
    expect(form.current.form.getValues()).toMatchObject({
      currentMedications: [],
      removed: ['Warfarin'],
    })
  })

  it('comes back where a request was taken up meanwhile, and is there once', async () => {
    const { result: before, unmount } = renderHook(useScreen)
    act(() => before.current.form.setFieldValue('diagnosis', 'Cough'))
    unmount()
    await beginFor({ id: '4', patientId: '3' })
    const form = open()
    expect(form.current.others).toEqual([''])
    clear(form)
    expect(form.current.form.getValues()).toMatchObject({ patientId: '', diagnosis: 'Cough' })
    expect(form.current.others).toEqual([])
    act(() => form.current.form.setFieldValue('diagnosis', 'Dry cough'))
    expect(open().current.form.getValues().diagnosis).toBe('Dry cough')
    clear(form)
    expect(form.current.form.isDirty()).toBe(false)
  })
})

it('empties the form of one patient alone', () => {
  const form = open()
  act(() => choosePatient('3'))
  act(() => form.current.form.setFieldValue('medicines', [amoxicillin]))
  act(() => choosePatient('7'))
  act(() => form.current.form.setFieldValue('medicines', [ibuprofen]))
  clear(form)
  expect(form.current.others).toEqual(['3'])
  act(() => choosePatient('7'))
  expect(form.current.form.getValues().medicines).toEqual([])
})

describe('a request that is taken up', () => {
  const request = { id: '4', patientId: '3' }

  it('begins beside what is typed for somebody else', async () => {
    const form = open()
    act(() => choosePatient('7'))
    act(() => form.current.form.setFieldValue('medicines', [amoxicillin]))
    expect(await beginFor(request)).toBe(true)
    const begun = open()
    expect(begun.current.form.getValues()).toMatchObject({
      patientId: '3',
      requestId: '4',
      medicines: [],
    })
    expect(begun.current.others).toEqual(['7'])
  })

  it('is answered by what is begun for its patient already', async () => {
    const form = open()
    act(() => choosePatient('3'))
    act(() => form.current.form.setFieldValue('medicines', [amoxicillin]))
    expect(await beginFor(request)).toBe(true)
    expect(await beginFor(request)).toBe(true)
    expect(open().current.form.getValues()).toMatchObject({
      patientId: '3',
      requestId: '4',
      medicines: [amoxicillin],
    })
  })

  it('has the medicine that is asked for on it, once, beside what is typed', async () => {
    await beginFor(request, { line: ibuprofen })
    const form = open()
    expect(form.current.form.getValues().medicines).toEqual([ibuprofen])
    act(() => form.current.form.setFieldValue('medicines', [amoxicillin]))
    await beginFor(request, { line: ibuprofen })
    expect(open().current.form.getValues().medicines).toEqual([amoxicillin])
    confirmDiscard.mockResolvedValueOnce(true)
    await beginFor({ ...request, id: '5' }, { line: ibuprofen })
    expect(open().current.form.getValues().medicines).toEqual([ibuprofen])
  })

  it('adds no second line of a medicine that is on it', async () => {
    const form = open()
    act(() => choosePatient('3'))
    act(() => form.current.form.setFieldValue('medicines', [ibuprofen]))
    await beginFor(request, { line: { ...ibuprofen, name: 'ibuprofen', dosage: '600 mg' } })
    expect(open().current.form.getValues().medicines).toEqual([ibuprofen])
  })

  it('asks for the rest of a medicine of which the name alone is known, until it is answered', async () => {
    await beginFor(request, { name: 'Foozol' })
    const form = open()
    expect(form.current.form.getValues()).toMatchObject({ medicines: [], asked: 'Foozol' })
    act(() => form.current.form.setFieldValue('asked', ''))
    await beginFor(request, { name: 'Foozol' })
    expect(open().current.form.getValues().asked).toBe('')
  })

  it.each([true, false])('asks before another one goes (%s)', async (discard) => {
    confirmDiscard.mockResolvedValueOnce(discard)
    await beginFor(request)
    expect(confirmDiscard).not.toHaveBeenCalled()
    expect(await beginFor({ ...request, id: '5' })).toBe(discard)
    expect(open().current.form.getValues().requestId).toBe(discard ? '5' : '4')
  })
})

it('keeps all where the same patient is chosen again', () => {
  const { current } = open()
  act(() => choosePatient('3'))
  act(() => current.form.setFieldValue('removed', ['Warfarin']))
  act(() => choosePatient('3'))
  expect(current.form.getValues().removed).toEqual(['Warfarin'])
})

it('drops without a word what was kept while ids were numbers', () => {
  const begun = { ...useStore.getState().shown, patientId: 3, diagnosis: 'Fever', requestId: 1 }
  const kept = JSON.stringify({ shown: begun, others: [] })
  sessionStorage.setItem('work.draft.doctor-prescription', kept)
  const userData = { roles: [] }
  act(() =>
    useSession.setState({ session: { token: 't', userData, owner: 'asha', keepsRecords: false } }),
  )
  expect(open().current.form.getValues()).toMatchObject({ patientId: '', diagnosis: '' })
  act(() => useSession.setState({ session: null }))
})

it('dates a prescription by the day on which it is begun', () => {
  const form = open()
  passMidnight()
  act(() => choosePatient('3'))
  expect(form.current.form.getValues().date).toBe('2026-11-22')
})

it('keeps a date that was typed', () => {
  const form = open()
  act(() => form.current.form.setFieldValue('date', '2026-11-20'))
  act(() => choosePatient('3'))
  expect(form.current.form.getValues().date).toBe('2026-11-20')
})

it('is emptied to today, and keeps no draft', () => {
  const form = open()
  act(() => choosePatient('3'))
  passMidnight()
  clear(form)
  expect(form.current.form.getValues()).toMatchObject({ patientId: '', date: '2026-11-22' })
  expect(form.current.form.isDirty()).toBe(false)
  expect(sessionStorage).toHaveLength(0)
})

describe('a form that was emptied while nobody knew what became of it', () => {
  const attempt: PrescriptionAttempt = {
    key: 'key-1',
    input: {
      ...{ patientId: '3', doctor: 'Dr. Ada Moss', date: '2026-11-21', diagnosis: '' },
      ...{ medicines: [amoxicillin], hasInteraction: false, interactionAlert: '' },
      check: { outcome: 'none-found' },
    },
  }
  const emptied = () => {
    const form = open()
    act(() => choosePatient('3'))
    act(() => form.current.form.setFieldValue('date', '2026-11-20'))
    act(() => doctorDrafts.keepAttempt(attempt))
    act(() => doctorDrafts.clear('3'))
  }
  const today = { patientId: '3', date: '2026-11-22', begun: '2026-11-22', attempts: [attempt] }

  it('is of the day on which it is opened again', () => {
    emptied()
    act(() => choosePatient('3'))
    passMidnight()
    expect(open().current.form.getValues()).toMatchObject(today)
  })

  it('is of the day on which its patient is chosen again', () => {
    emptied()
    passMidnight()
    const form = open()
    act(() => choosePatient('3'))
    expect(form.current.form.getValues()).toMatchObject(today)
  })
})

it('has a renewed medicine beside what is typed, once', () => {
  const form = open()
  act(() => choosePatient('3'))
  act(() => form.current.form.setFieldValue('medicines', [amoxicillin]))
  const ended = { on: '2026-11-21', by: 'Dr. A', reason: '' }
  act(() => renew({ ...ibuprofen, ...{ ended } }))
  act(() => renew(ibuprofen))
  expect(form.current.form.getValues().medicines).toEqual([amoxicillin, ibuprofen])
})

it('leaves the desk’s form, emptied, with its patient, and keeps it apart from the doctor’s', () => {
  const { result: desk } = renderHook(() => usePrescriptionForm(deskDrafts, {}))
  act(() => deskDrafts.choosePatient('3'))
  act(() => desk.current.setFieldValue('medicines', [amoxicillin]))
  expect(open().current.form.getValues()).toMatchObject({ patientId: '', medicines: [] })
  act(() => deskDrafts.choosePatient('7'))
  expect(desk.current.getValues()).toMatchObject({ currentMedications: [], medicines: [] })
  act(() => deskDrafts.choosePatient('3'))
  expect(desk.current.getValues().medicines).toEqual([amoxicillin])
  act(() => deskDrafts.forget('3'))
  expect(desk.current.getValues()).toMatchObject({ patientId: '3', medicines: [] })
})
