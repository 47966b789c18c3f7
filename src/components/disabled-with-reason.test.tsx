import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerDisabled, disabledWithReason, explainDisabled } from './disabled-with-reason'

const { warning } = vi.hoisted(() => ({ warning: vi.fn() }))
vi.mock('./toast', () => ({ toast: { warning } }))

const reason = 'The record is closed.'
const answer = vi.fn<Parameters<typeof answerDisabled>[0]>()
const onClick = vi.fn<() => void>()
const onChange = vi.fn<() => void>()
let stop: () => void

beforeEach(() => {
  stop = answerDisabled(answer)
})
afterEach(() => {
  cleanup()
  stop()
  vi.resetAllMocks()
})

it('answers a press on a button in place of what it does', () => {
  render(
    <button type="button" {...disabledWithReason(reason)} onClick={onClick}>
      Prescribe
    </button>,
  )
  const button = screen.getByRole('button', { name: 'Prescribe' })
  button.focus()
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(button)
  expect(answer).toHaveBeenCalledExactlyOnceWith({ name: 'Prescribe', reason, keys: [] })
  expect(onClick).not.toHaveBeenCalled()
})

it.each(['Enter', ' '])('answers a select for %j, and keeps it as it is', (key) => {
  render(
    <select
      aria-label="Status of no. 7"
      {...disabledWithReason(reason)}
      value="pending"
      onChange={onChange}
    >
      <option>pending</option>
      <option>completed</option>
    </select>,
  )
  const select = screen.getByRole('combobox')
  expect(fireEvent.mouseDown(select)).toBe(false)
  expect(fireEvent.keyDown(select, { key: 'ArrowDown' })).toBe(false)
  expect(fireEvent.keyDown(select, { key: 'Tab' })).toBe(true)
  expect(fireEvent.keyDown(select, { key: 'k', ctrlKey: true })).toBe(true)
  expect(fireEvent.keyDown(select, { key: 'F4' })).toBe(false)
  expect(answer).not.toHaveBeenCalled()
  expect(fireEvent.keyDown(select, { key })).toBe(false)
  expect(answer).toHaveBeenCalledExactlyOnceWith({ name: 'Status of no. 7', reason, keys: [] })
})

it('answers what has no control as a press on one where a permission is missing, or else in a toast', () => {
  explainDisabled({ name: 'Move', reason })
  expect(warning).toHaveBeenCalledExactlyOnceWith(reason)
  expect(answer).not.toHaveBeenCalled()
  const missing = {
    reason: 'This takes the permission Appointment Edit, which your role does not have.',
    keys: ['appointment_edit'],
  }
  explainDisabled({ name: 'Move', reason: missing })
  expect(answer).toHaveBeenCalledExactlyOnceWith({ name: 'Move', ...missing })
  expect(warning).toHaveBeenCalledTimes(1)
  stop()
  explainDisabled({ name: 'Move', reason: missing })
  expect(warning).toHaveBeenLastCalledWith(missing.reason)
})

it('leaves a control alone in whose way nothing stands', () => {
  render(
    <button type="button" {...disabledWithReason(null)} onClick={onClick}>
      Prescribe
    </button>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(answer).not.toHaveBeenCalled()
})
