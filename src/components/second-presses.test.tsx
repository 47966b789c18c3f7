import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DialogHost } from './dialog-host'
import { DialogShell } from './dialog-shell'
import { confirm, showError, useDialogs } from './dialogs'

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <DialogHost />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <DialogShell title="Dialog" shape="page" onClose={() => setOpen(false)}>
          <input aria-label="Field" />
          <button type="button" onClick={() => setOpen(false)}>
            Done
          </button>
        </DialogShell>
      )}
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const dialog = () => screen.queryByRole('dialog')
const beside = () => document.querySelector('.mantine-Overlay-root') ?? document.body

/** One click; `detail` counts those that belong together, as browsers do. */
function click(on: Element, detail = 1): void {
  fireEvent.mouseDown(on, { detail })
  fireEvent.click(on, { detail })
}

/** A key goes down on a button, and presses it unless something takes the key away. */
function press(on: HTMLElement, key: string, { repeat = false } = {}): void {
  if (fireEvent.keyDown(on, { key, repeat }) && fireEvent.keyUp(on, { key })) fireEvent.click(on)
}

let now = 0
beforeEach(() => {
  now += 10_000
  useDialogs.setState({ dialogs: [] })
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => now)
  render(<Page />, { wrapper: MantineProvider })
})

it('takes the second click of two for nothing where the first has opened a dialog', () => {
  click(button('Open'))
  click(beside(), 2)
  click(button('Done'), 3)
  expect(dialog()).toBeVisible()
  click(beside())
  expect(dialog()).toBeNull()
})

it('leaves a double click alone that began in the dialog', () => {
  click(button('Open'))
  click(screen.getByRole('heading'))
  click(button('Done'), 2)
  expect(dialog()).toBeNull()
})

it.each(['Enter', ' '])('takes the second press of %j for nothing, and a held one', (key) => {
  press(button('Open'), key)
  now += 30
  press(button('Done'), key, { repeat: true })
  now += 300
  press(button('Done'), key)
  expect(dialog()).toBeVisible()
  now += 600
  press(button('Done'), key)
  expect(dialog()).toBeNull()
})

it('hears another key at once', () => {
  press(button('Open'), ' ')
  press(button('Done'), 'Enter')
  expect(dialog()).toBeNull()
})

it('leaves keys to a field', () => {
  press(button('Open'), 'Enter')
  expect(fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' })).toBe(true)
})

it('has a question that loses nothing answered by the same key, unless it is held', async () => {
  fireEvent.keyDown(button('Open'), { key: 'Enter' })
  let answered = confirm({ title: 'Leave?', message: 'Nothing is lost.' })
  await screen.findByRole('dialog')
  press(button('OK'), 'Enter', { repeat: true })
  expect(useDialogs.getState().dialogs).toHaveLength(1)
  press(button('OK'), 'Enter')
  expect(await answered).toBe(true)
  answered = confirm({ title: 'Delete?', message: 'All is lost.', danger: true })
  await screen.findByRole('dialog')
  press(button('Cancel'), 'Enter')
  expect(useDialogs.getState().dialogs).toHaveLength(1)
  now += 600
  press(button('Cancel'), 'Enter')
  expect(await answered).toBe(false)
})

it('hears a click at once that no mouse has made', () => {
  press(button('Open'), 'Enter')
  fireEvent.click(button('Done'))
  expect(dialog()).toBeNull()
})

it('closes by Escape at once', () => {
  press(button('Open'), 'Enter')
  fireEvent.keyDown(button('Done'), { key: 'Escape' })
  expect(dialog()).toBeNull()
})

it('counts a message that opens above a dialog as well', () => {
  click(button('Open'))
  fireEvent.mouseDown(button('Done'))
  act(() => showError('It has failed.'))
  click(button('OK'), 2)
  expect(useDialogs.getState().dialogs).toHaveLength(1)
  click(button('OK'))
  expect(useDialogs.getState().dialogs).toHaveLength(0)
})

it('keeps what has failed until it is answered, whatever is clicked beside it', () => {
  act(() => showError('It has failed.'))
  click(beside())
  expect(useDialogs.getState().dialogs).toHaveLength(1)
  click(button('OK'))
  expect(useDialogs.getState().dialogs).toHaveLength(0)
})
