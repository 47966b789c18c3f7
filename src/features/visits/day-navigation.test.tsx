import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DayNavigation } from './day-navigation'

const onChange = vi.fn()
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Date' })
const on = (day: string) => (
  <MantineProvider env="test">
    <DayNavigation day={day} onChange={onChange} />
  </MantineProvider>
)

beforeEach(() => {
  vi.useFakeTimers()
  onChange.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('asks once for the day at which an arrow is let go, in place of the one before', () => {
  const { rerender } = render(on('2026-11-23'))
  for (let step = 0; step < 30; step++) fireEvent.keyDown(field(), { key: 'ArrowUp' })
  expect(field().value).toBe('2026-12-23')
  expect(onChange).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1_000))
  expect(onChange.mock.calls).toEqual([['2026-12-23', { replace: true }]])

  // What is typed on until that day is there stays.
  fireEvent.change(field(), { target: { value: '2026-12-2' } })
  rerender(on('2026-12-23'))
  expect(field().value).toBe('2026-12-2')
  rerender(on('2026-11-23'))
  expect(field().value).toBe('2026-11-23')
})

it('goes by its buttons at once, from the day that is typed', () => {
  render(on('2026-11-23'))
  fireEvent.change(field(), { target: { value: '2026-11-30' } })
  fireEvent.click(screen.getByRole('button', { name: 'Day after' }))
  act(() => vi.advanceTimersByTime(1_000))
  expect(onChange.mock.calls).toEqual([['2026-12-01', { replace: false }]])
})
