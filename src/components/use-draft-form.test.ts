import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { dropDraft } from '@/stores/work'
import { useDraftForm } from './use-draft-form'

const schema = z.object({ name: z.string(), age: z.string() })
const blank = { name: '', age: '' }

const open = () =>
  renderHook(() => useDraftForm({ draft: 'thing', schema, blank, validate: () => ({}) })).result

it('goes on where it was left, and knows that something is filled in', () => {
  const first = open()
  expect(first.current.isDirty()).toBe(false)
  act(() => first.current.setFieldValue('name', 'Ada'))
  const second = open()
  expect(second.current.values).toEqual({ name: 'Ada', age: '' })
  expect(second.current.isDirty()).toBe(true)
})

it('is blank again once all is erased', () => {
  const first = open()
  act(() => first.current.setFieldValue('name', 'Ada'))
  act(() => first.current.setFieldValue('name', ''))
  expect(first.current.isDirty()).toBe(false)
  expect(sessionStorage).toHaveLength(0)
})

it('begins anew after the draft is dropped, and where it does not fit', () => {
  const first = open()
  act(() => first.current.setFieldValue('name', 'Ada'))
  dropDraft('thing')
  expect(open().current.values).toEqual(blank)
  sessionStorage.setItem('work.draft.thing', '{"name":1}')
  expect(open().current.values).toEqual(blank)
})
