import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DialogHost } from './dialog-host'
import { DialogShell } from './dialog-shell'
import { confirm, showError, showSuccess, useDialogs } from './dialogs'

let open: () => void

function Page() {
  const [opened, setOpened] = useState(false)
  open = () => setOpened(true)
  return (
    <>
      <main tabIndex={-1} />
      <DialogHost />
      {opened && (
        <DialogShell title="Form" shape="form" onClose={() => setOpened(false)}>
          <input aria-label="First" data-autofocus />
          <input aria-label="Second" />
        </DialogShell>
      )}
    </>
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  useDialogs.setState({ dialogs: [] })
  render(<Page />, { wrapper: MantineProvider })
})
afterEach(() => vi.useRealTimers())

const field = (name: string) => screen.getByRole('textbox', { name })
const button = (name: string) => screen.getByRole('button', { name })
const passTime = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('leaves the focus where somebody has gone on to at once', () => {
  act(open)
  expect(field('First')).toHaveFocus()
  act(() => field('Second').focus())
  passTime(100)
  expect(field('Second')).toHaveFocus()
})

it('gives the focus to the safe answer of a question that comes over another', () => {
  act(() => void confirm({ title: 'Logout?', message: 'Sure?' }))
  passTime(100)
  expect(button('OK')).toHaveFocus()
  act(() => void confirm({ title: 'Delete?', message: 'All is lost.', danger: true }))
  expect(button('Cancel')).toHaveFocus()
})

it('gives the focus to a message that comes over another, and back when it goes', () => {
  act(() => showError('It has failed.'))
  passTime(100)
  expect(button('OK')).toHaveFocus()
  act(() => showSuccess('It is saved.'))
  expect(within(screen.getByRole('dialog')).getByText('It is saved.')).toBeVisible()
  expect(screen.getByRole('dialog')).toHaveFocus()
  passTime(2000)
  expect(button('OK')).toHaveFocus()
})

it('leads into a dialog that has opened under a message, when the message is closed', () => {
  act(() => showError('It has failed.'))
  passTime(100)
  act(open)
  passTime(100)
  expect(button('OK')).toHaveFocus()
  fireEvent.click(button('OK'))
  passTime(100)
  expect(field('First')).toHaveFocus()
})
