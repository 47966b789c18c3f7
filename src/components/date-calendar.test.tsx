import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useSession } from '@/stores/session'
import { DateCalendar } from './date-calendar'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  useSession.setState({ session: null })
})

it.each([
  ['Pacific/Pago_Pago', '30 November 2026'],
  ['Pacific/Kiritimati', '2 December 2026'],
])('of a clinic in %s marks its today, and begins there', (zone, today) => {
  // Between the two it is the first of December.
  vi.useFakeTimers({ now: new Date('2026-12-01T10:30:00Z'), toFake: ['Date'] })
  useSession.setState({
    session: { token: 't', userData: { roles: [] }, owner: 'asha', keepsRecords: false, zone },
  })
  render(
    <MantineProvider env="test">
      <DateCalendar date={null} lastDate={undefined} onPick={() => {}} />
    </MantineProvider>,
  )
  const marked = screen.getByRole('button', { current: 'date' })
  expect(marked).toHaveAccessibleName(today)
  expect(marked).toHaveFocus()
  expect(document.querySelectorAll('[data-highlight-today]')).toHaveLength(1)
})
