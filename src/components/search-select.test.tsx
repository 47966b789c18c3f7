import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { SearchSelect } from './search-select'

const people = [
  { value: '1', label: 'Arun Thomas' },
  { value: '2', label: 'Arun Thomson' },
  { value: '3', label: 'Priya Nair' },
]

type Props = Partial<ComponentProps<typeof SearchSelect>>
const onSubmit = vi.fn()
const chosen = () => screen.getByRole('status').textContent

function Form({ data, start = '', ...props }: Props & { start?: string }) {
  const [value, setValue] = useState(start)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <SearchSelect
        label="Patient"
        data={data}
        value={value || null}
        onChange={(id) => setValue(id ?? '')}
        allowDeselect={false}
        {...props}
      />
      <output>{value}</output>
      <button type="submit">Save</button>
    </form>
  )
}

const open = (props: Props & { start?: string } = {}) => {
  onSubmit.mockClear()
  const given = 'data' in props ? props : { data: people, ...props }
  return render(<Form {...given} />, { wrapper: MantineProvider })
}
const input = () => screen.getByRole<HTMLInputElement>('combobox')
const type = (text: string) => {
  input().focus()
  fireEvent.input(input(), { target: { value: text } })
}
/** @returns whether the key was left to the browser, which submits a form by Enter */
const press = (key: string) => fireEvent.keyDown(input(), { key, code: key })
const leave = () => act(() => input().blur())
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

it('takes the first match by an Enter that is quicker than the list', () => {
  open()
  type('arun')
  expect(press('Enter')).toBe(false)
  expect(chosen()).toBe('1')
  expect(input()).toHaveValue('Arun Thomas')
})

it('keeps what is typed until the list is there, and then takes the one that Enter meant', () => {
  const { rerender } = open({ data: undefined })
  type('priya')
  expect(press('Enter')).toBe(false)
  expect(input()).toHaveValue('priya')
  rerender(<Form data={people} />)
  expect(chosen()).toBe('3')
  expect(input()).toHaveValue('Priya Nair')
})

it('keeps what is typed for a list that comes after the field was left', () => {
  const { rerender } = open({ data: undefined })
  type('thom')
  leave()
  expect(input()).toHaveValue('thom')
  expect(input()).toHaveAccessibleDescription('The list is not there yet.')
  rerender(<Form data={people} />)
  expect(chosen()).toBe('')
  expect(input()).toHaveValue('thom')
  expect(input()).toHaveAccessibleDescription('“thom” is not one of the choices.')
})

it('never submits a text that is no choice, and says so', () => {
  open({ start: '3' })
  type('nobody')
  press('Escape')
  expect(press('Enter')).toBe(false)
  submit()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(input()).toHaveValue('nobody')
  expect(input()).toHaveAccessibleDescription('“nobody” is not one of the choices.')
  leave()
  submit()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(input()).toHaveFocus()
})

it('goes back to the choice by an Escape that has no list to close', () => {
  const onEscape = vi.fn()
  onSubmit.mockClear()
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog
    <div onKeyDown={onEscape}>
      <Form data={people} start="3" />
    </div>,
    { wrapper: MantineProvider },
  )
  type('arun')
  press('Escape')
  onEscape.mockClear()
  press('Escape')
  expect(input()).toHaveValue('Priya Nair')
  expect(onEscape).not.toHaveBeenCalled()
  submit()
  expect(onSubmit).toHaveBeenCalledTimes(1)
  press('Escape')
  expect(onEscape).toHaveBeenCalledTimes(1)
})

it('takes what was typed when the field is left, where it means one choice', () => {
  open()
  type('ARUN THOMAS')
  leave()
  expect(chosen()).toBe('1')
  type('pri')
  leave()
  expect(chosen()).toBe('3')
  type('arun')
  leave()
  expect(chosen()).toBe('3')
  expect(input()).toHaveValue('arun')
  type('')
  leave()
  expect(input()).toHaveValue('Priya Nair')
  submit()
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

it('gives a text back to whoever wants to tell of it, and shows the choice', () => {
  const onLeftover = vi.fn()
  open({ start: '3', onLeftover })
  type('arun')
  leave()
  expect(onLeftover).toHaveBeenCalledExactlyOnceWith('arun')
  expect(input()).toHaveValue('Priya Nair')
})
