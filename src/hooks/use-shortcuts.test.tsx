import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useShortcuts } from './use-shortcuts'

function Page({ onKey, enabled = true, dialog = false }: PageProps) {
  useShortcuts({ n: onKey }, enabled)
  return (
    <>
      <button type="button">Button</button>
      <input aria-label="Field" />
      <select aria-label="Choice" />
      {dialog && <div role="dialog" aria-modal="true" />}
    </>
  )
}

interface PageProps {
  onKey: () => unknown
  enabled?: boolean
  dialog?: boolean
}

/** @returns whether the key was left to the browser */
const press = (key: object, on: Element = document.body) => fireEvent.keyDown(on, key)

it('acts on a key by itself, in either case, once while it is held', () => {
  const onKey = vi.fn()
  render(<Page onKey={onKey} />)
  expect(press({ key: 'n' })).toBe(false)
  press({ key: 'N' }, screen.getByRole('button'))
  press({ key: 'n', repeat: true })
  expect(onKey).toHaveBeenCalledTimes(2)
})

it('leaves the key to the browser where the action had nothing to do', () => {
  render(<Page onKey={() => false} />)
  expect(press({ key: 'n' })).toBe(true)
})

it('leaves keys alone in fields, with other keys, in dialogs and when switched off', () => {
  const onKey = vi.fn()
  const { rerender } = render(<Page onKey={onKey} />)
  press({ key: 'n' }, screen.getByRole('textbox'))
  press({ key: 'n' }, screen.getByRole('combobox'))
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) press({ key: 'n', [modifier]: true })
  rerender(<Page onKey={onKey} dialog />)
  press({ key: 'n' })
  rerender(<Page onKey={onKey} enabled={false} />)
  press({ key: 'n' })
  expect(onKey).not.toHaveBeenCalled()
  rerender(<Page onKey={onKey} />)
  press({ key: 'n' })
  expect(onKey).toHaveBeenCalledTimes(1)
})
