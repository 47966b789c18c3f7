import { afterEach, expect, it } from 'vitest'
import { keepShownColumns, noChoice, readShownColumns } from './shown-columns'

afterEach(() => localStorage.clear())

it('keeps the columns of each person and list apart', () => {
  keepShownColumns('ada', 'staff', { email: false, phone: true })
  expect(readShownColumns('ada', 'staff')).toEqual({ email: false })
  expect(readShownColumns('ada', 'patients')).toEqual(noChoice)
  expect(readShownColumns('bob', 'staff')).toEqual(noChoice)
})

it('keeps a choice to see what is hidden at first, and no choice that is none', () => {
  const atFirst = { phone: false }
  keepShownColumns('ada', 'staff', { email: false, phone: true }, atFirst)
  expect(readShownColumns('ada', 'staff')).toEqual({ email: false, phone: true })
  keepShownColumns('ada', 'staff', { email: true, phone: false }, atFirst)
  expect(localStorage).toHaveLength(0)
})

it('keeps nothing where all are shown', () => {
  keepShownColumns('ada', 'staff', { email: false })
  keepShownColumns('ada', 'staff', { email: true })
  expect(localStorage).toHaveLength(0)
})

it.each(['{', '[7]', '7', 'null', '{"email":false}'])('takes %s for no choice', (left) => {
  localStorage.setItem('columns:staff:ada', left)
  expect(readShownColumns('ada', 'staff')).toEqual(noChoice)
})
