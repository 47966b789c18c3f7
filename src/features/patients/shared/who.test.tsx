import { MantineProvider } from '@mantine/core'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Who } from './who'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-02T09:55:00Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const baby = { name: 'Noor Aziz', number: 31, age: 0, dateOfBirth: '2025-06-01' }

it('says who it is by name, age, sex, number and date of birth', () => {
  const { container } = render(<Who patient={{ ...baby, gender: 'Female' }} />, {
    wrapper: MantineProvider,
  })
  expect(container).toHaveTextContent('Noor Aziz, 9 months, Female, no. 31, born 2025-06-01')
})

it('says what a host knows that has no numbers', () => {
  const { container } = render(<Who patient={{ name: 'Noor Aziz', age: 1 }} />, {
    wrapper: MantineProvider,
  })
  expect(container.textContent).toMatch(/Noor Aziz, 1 year$/)
})
