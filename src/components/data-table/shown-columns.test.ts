import { afterEach, expect, it } from 'vitest'
import { allShown, keepShownColumns, readShownColumns } from './shown-columns'

afterEach(() => localStorage.clear())

it('keeps the columns of each person and list apart', () => {
  keepShownColumns('ada', 'staff', { email: false, phone: true })
  expect(readShownColumns('ada', 'staff')).toEqual({ email: false })
  expect(readShownColumns('ada', 'patients')).toEqual(allShown)
  expect(readShownColumns('bob', 'staff')).toEqual(allShown)
})

it('keeps nothing where all are shown', () => {
  keepShownColumns('ada', 'staff', { email: false })
  keepShownColumns('ada', 'staff', { email: true })
  expect(localStorage).toHaveLength(0)
})

it.each(['{', '[7]', '7', 'null', '{"email":false}'])('takes %s for no choice', (left) => {
  localStorage.setItem('columns:staff:ada', left)
  expect(readShownColumns('ada', 'staff')).toEqual(allShown)
})
