import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePrescriptionForm } from './prescription-draft'

const amoxicillin = { name: 'Amoxicillin', dosage: '500 mg', frequency: 'Twice daily' }
const listStart = [{ name: 'paracetamol', dosage: '500mg', frequency: 'every 4-5 hours' }]

const open = () => renderHook(usePrescriptionForm).result

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 23, 58) })
})
afterEach(() => {
  vi.useRealTimers()
})
const passMidnight = () => vi.setSystemTime(new Date(2026, 10, 22, 0, 8))

it('leaves nothing of what one patient takes in the form of another', () => {
  const { current } = open()
  act(() => current.choosePatient('3'))
  act(() => current.form.setFieldValue('taken', []))
  act(() => current.form.setFieldValue('removed', ['Warfarin']))
  act(() => current.form.setFieldValue('requestId', 4))
  act(() => current.form.setFieldValue('medicines', [amoxicillin]))
  act(() => current.choosePatient('7'))
  expect(current.form.getValues()).toMatchObject({
    patientId: '7',
    taken: listStart,
    removed: [],
    requestId: null,
    medicines: [amoxicillin],
  })
})

it('keeps all where the same patient is chosen again', () => {
  const { current } = open()
  act(() => current.choosePatient('3'))
  act(() => current.form.setFieldValue('removed', ['Warfarin']))
  act(() => current.choosePatient('3'))
  expect(current.form.getValues().removed).toEqual(['Warfarin'])
})

it('dates a prescription by the day on which it is begun', () => {
  const form = open()
  passMidnight()
  act(() => form.current.choosePatient('3'))
  expect(form.current.form.getValues().date).toBe('2026-11-22')
})

it('keeps a date that was typed', () => {
  const form = open()
  act(() => form.current.form.setFieldValue('date', '2026-11-20'))
  act(() => form.current.choosePatient('3'))
  expect(form.current.form.getValues().date).toBe('2026-11-20')
})

it('is emptied to today, and keeps no draft', () => {
  const form = open()
  act(() => form.current.choosePatient('3'))
  passMidnight()
  act(() => form.current.clear())
  expect(form.current.form.getValues()).toMatchObject({ patientId: '', date: '2026-11-22' })
  expect(form.current.form.isDirty()).toBe(false)
  expect(sessionStorage).toHaveLength(0)
})
