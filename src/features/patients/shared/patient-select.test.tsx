import { MantineProvider } from '@mantine/core'
import type { Endpoint } from '@shared/contracts/endpoint'
import { type PatientChoice, patientEndpoints } from '@shared/contracts/patients'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSession } from '@/stores/session'
import { PatientSelect } from './patient-select'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/api/client', () => ({ call }))

const priya = { id: 'p-1', number: 1, name: 'Priya Nair', age: 44 }
const arun = { id: 'p-2', number: 2, name: 'Arun Thomas', age: 32 }
const farah = { id: 'p-7', number: 7, name: 'Farah Khan', age: 51 }

/** A host that knows more patients than it lists, and who answers each search when it is told to. */
const answers = new Map<string, (found: PatientChoice[]) => void>()
const asked = () =>
  call.mock.calls.flatMap(([endpoint, input]) =>
    endpoint === patientEndpoints.choices ? [input] : [],
  )

beforeEach(() => {
  const userData = { roles: [] }
  useSession.setState({ session: { token: 't', userData, owner: 'asha', keepsRecords: true } })
  call.mockImplementation((endpoint: Endpoint, { q }: { q: string }) => {
    if (endpoint === patientEndpoints.get) return Promise.resolve(farah)
    return q === ''
      ? Promise.resolve([arun, priya])
      : new Promise<PatientChoice[]>((resolve) => answers.set(q, resolve))
  })
})
afterEach(() => {
  cleanup()
  useSession.setState({ session: null })
  call.mockReset()
  answers.clear()
})

const onChoose = vi.fn()
function Screen({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial)
  return (
    <PatientSelect
      searchable
      value={value}
      onChange={(id) => {
        onChoose(id)
        setValue(id ?? '')
      }}
    />
  )
}

function show(initial = '') {
  onChoose.mockReset()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <Screen initial={initial} />
      </MantineProvider>
    </QueryClientProvider>,
  )
  return screen.getByRole('combobox', { name: /^Patient/ })
}
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const type = (box: HTMLElement, value: string) => {
  act(() => box.focus())
  fireEvent.change(box, { target: { value } })
}
const enter = (box: HTMLElement) => fireEvent.keyDown(box, { key: 'Enter', code: 'Enter' })

async function answer(q: string, found: PatientChoice[]) {
  await waitFor(() => expect(answers.has(q)).toBe(true))
  await act(async () => answers.get(q)?.(found))
}

it('asks the host for who is typed, shows whomever it finds, and keeps the one picked', async () => {
  const box = show()
  fireEvent.click(box)
  await waitFor(() =>
    expect(offered()).toEqual(['Arun Thomas (32 years, no. 2)', 'Priya Nair (44 years, no. 1)']),
  )
  // Of a contact, which the label doesn't show.
  type(box, ' 90181 ')
  await answer('90181', [farah])
  await waitFor(() => expect(offered()).toEqual(['Farah Khan (51 years, no. 7)']))
  expect(asked().map(({ q }) => q)).toEqual(['', '90181'])
  fireEvent.click(screen.getByRole('option'))
  expect(onChoose).toHaveBeenCalledWith('p-7')
  // The list is then again everybody's, and the one picked is not in it.
  fireEvent.click(box)
  await waitFor(() => expect(offered()).toHaveLength(2))
  expect(box).toHaveValue('Farah Khan (51 years, no. 7)')
  expect(asked().map(({ q }) => q)).not.toContain('Farah Khan (51 years, no. 7)')
})

it('picks nobody by Enter before the host has answered, and then the first', async () => {
  const box = show()
  fireEvent.click(box)
  await screen.findByRole('option', { name: /Arun/ })
  type(box, 'a')
  expect(offered()).toHaveLength(2)
  enter(box)
  expect(onChoose).not.toHaveBeenCalled()
  await answer('a', [farah, arun])
  await waitFor(() => expect(offered()[0]).toBe('Farah Khan (51 years, no. 7)'))
  type(box, 'ar')
  enter(box)
  expect(onChoose).not.toHaveBeenCalled()
  await answer('ar', [farah, arun])
  await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected'))
  enter(box)
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('p-7')
})

it('keeps whom it has found while it looks on, and the last letter counts', async () => {
  const box = show()
  fireEvent.click(box)
  await waitFor(() => expect(offered()).toHaveLength(2))
  type(box, 'z')
  await waitFor(() => expect(answers.has('z')).toBe(true))
  type(box, 'zz')
  expect(offered()).toHaveLength(2)
  await answer('zz', [])
  expect(await screen.findByText('Nothing found')).toBeInTheDocument()
  await answer('z', [farah])
  expect(offered()).toEqual([])
})

it('reads whoever is chosen already and not among those listed', async () => {
  const box = show('p-7')
  await waitFor(() => expect(box).toHaveValue('Farah Khan (51 years, no. 7)'))
  expect(asked().map(({ q }) => q)).toEqual([''])
})
