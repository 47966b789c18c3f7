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
const words = {
  toCome: 'The list is not there yet.',
  nothingFound: 'Nothing found',
  noChoice: (text: string) => `“${text}” is not one of the choices.`,
  partly: (text: string) => `“${text}” is only part of a choice.`,
}

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
        words={words}
        data={data}
        value={value}
        onChange={setValue}
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
const enter = () => act(() => input().focus())
/** @returns whether the key was left to the browser, which submits a form by Enter */
const press = (key: string) => fireEvent.keyDown(input(), { key, code: key })
const options = () => screen.queryAllByRole('option', { hidden: true }).map((it) => it.textContent)
const marked = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')
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
  expect(input()).toHaveAccessibleDescription('“thom” is only part of a choice.')
})

it('takes for an Enter that came before the list none of several', () => {
  const { rerender } = open({ data: undefined })
  type('arun')
  press('Enter')
  rerender(<Form data={people} />)
  expect(chosen()).toBe('')
  expect(marked()).toHaveTextContent('Arun Thomas')
  press('Enter')
  expect(chosen()).toBe('1')
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

it('takes what was typed when the field is left, where it names one choice in full', () => {
  open()
  type(' ARUN  THOMAS ')
  leave()
  expect(chosen()).toBe('1')
  type('arun')
  leave()
  expect(chosen()).toBe('1')
  expect(input()).toHaveValue('arun')
  type('')
  leave()
  expect(input()).toHaveValue('Arun Thomas')
  submit()
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

it('takes nobody for a part of a name when the field is left, were it the only match', () => {
  open({
    data: [
      { value: '1', label: 'Joanna Pereira' },
      { value: '2', label: 'Priya Nair' },
    ],
  })
  type('ann')
  leave()
  expect(chosen()).toBe('')
  expect(input()).toHaveValue('ann')
  expect(input()).toHaveAccessibleDescription('“ann” is only part of a choice.')
  submit()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('takes none of two with one name when the field is left', () => {
  const data = [
    { value: '1', label: 'Priya Nair' },
    { value: '2', label: 'Priya  nair' },
  ]
  open({ data })
  type('Priya Nair')
  leave()
  expect(chosen()).toBe('')
  expect(input()).toHaveValue('Priya Nair')
})

it('shows what it would take, by however many blanks it is typed with', () => {
  open()
  type('arun  thom')
  expect(options()).toEqual(['Arun Thomas', 'Arun Thomson'])
  press('ArrowDown')
  expect(marked()).toHaveTextContent('Arun Thomson')
  press('Enter')
  expect(chosen()).toBe('2')
})

it('takes by Enter what is marked, and by Tab only what was searched for', () => {
  open()
  enter()
  press('ArrowDown')
  expect(marked()).toHaveTextContent('Arun Thomas')
  press('Tab')
  leave()
  expect(chosen()).toBe('')
  enter()
  press('ArrowDown')
  press('ArrowUp')
  press('Enter')
  expect(chosen()).toBe('3')
  press('ArrowDown')
  expect(marked()).toHaveTextContent('Priya Nair')
  press('Escape')
  type('thom')
  press('Tab')
  leave()
  expect(chosen()).toBe('1')
  type('')
  press('Enter')
  expect(chosen()).toBe('1')
})

it('says of a text that was left behind what the list of today makes of it', () => {
  const { rerender } = open()
  type('reyes')
  leave()
  expect(input()).toHaveAccessibleDescription('“reyes” is not one of the choices.')
  rerender(<Form data={[{ value: '4', label: 'Daniel Reyes' }]} />)
  expect(input()).toHaveAccessibleDescription('“reyes” is only part of a choice.')
  rerender(<Form data={[{ value: '5', label: 'Reyes' }]} />)
  expect(chosen()).toBe('5')
  expect(input()).toHaveAccessibleDescription('')
})

it('takes a choice back by its cross, with what is typed', () => {
  open({
    start: '3',
    clearable: true,
    clearButtonProps: { 'aria-label': 'Clear', 'aria-hidden': false },
  })
  type('arun')
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(chosen()).toBe('')
  expect(input()).toHaveValue('')
})

it('gives a text back to whoever wants to tell of it, and shows the choice', () => {
  const onLeftover = vi.fn()
  open({ start: '3', onLeftover })
  type('arun')
  leave()
  expect(onLeftover).toHaveBeenCalledExactlyOnceWith('“arun” is only part of a choice.')
  expect(input()).toHaveValue('Priya Nair')
})
