import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { SearchBox } from '@/components/search-box'
import { currentRowProps, focusRowByKey, type RowToFocus, useCurrentRow } from './use-current-row'

interface ListProps {
  ids: readonly string[]
  q?: string
  settled?: boolean
  rowToFocus?: RowToFocus | null
  onFocused?: () => void
  withKeys?: boolean
  withDialog?: boolean
}

const stay = () => {}

const renderList = (list: ReactNode) => render(list, { wrapper: MantineProvider })

/** A list whose keys focus a row at once, unless it is told which. */
function List({
  rowToFocus,
  withKeys = true,
  withDialog = false,
  onFocused = stay,
  ...shown
}: ListProps) {
  const { q = '', settled = true, ids } = shown
  const [own, setOwn] = useState<RowToFocus | null>(null)
  const current = useCurrentRow(
    withKeys,
    { ids, q, settled },
    { rowToFocus: rowToFocus ?? own, onFocused: rowToFocus ? onFocused : () => setOwn(null) },
  )
  return (
    <main id="main" tabIndex={-1}>
      <button type="button">Elsewhere</button>
      {withDialog && (
        <div role="dialog" aria-modal="true" aria-label="Dialog">
          <button type="button">In a dialog</button>
        </div>
      )}
      <SearchBox
        placeholder="Search"
        value={q}
        onChange={stay}
        {...(withKeys && { onKeyDown: focusRowByKey(setOwn) })}
      />
      <table>
        <tbody>
          {ids.map((id) => (
            <tr
              key={id}
              aria-label={id}
              {...currentRowProps(current.handlers, id, id === current.id)}
            >
              <td>
                <button type="button">Open {id}</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}

const row = (id: string) => screen.getByRole('row', { name: id })
const search = () => screen.getByRole('searchbox')
const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' })
const inDialog = () => screen.getByRole('button', { name: 'In a dialog' })
const arrow = (key: 'ArrowDown' | 'ArrowUp') =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key })

const focus = (on: HTMLElement) => act(() => on.focus())

/** A click as a browser makes it: the press gives the row the focus. */
function click(on: HTMLElement): void {
  focus(on)
  fireEvent.click(on)
}

/** Which row is chosen. */
const chosen = () => document.querySelector('[aria-current]')?.getAttribute('aria-label') ?? null

it('has a row chosen by a click, the arrows, and the focus on what stands in it', () => {
  renderList(<List ids={['1', '2', '3']} />)
  expect(chosen()).toBeNull()
  arrow('ArrowUp')
  expect(chosen()).toBe('3')
  click(row('1'))
  expect(chosen()).toBe('1')
  arrow('ArrowUp')
  expect(chosen()).toBe('1')
  arrow('ArrowDown')
  expect(chosen()).toBe('2')
  expect(row('2')).toHaveFocus()
  focus(screen.getByRole('button', { name: 'Open 3' }))
  expect(chosen()).toBe('3')
})

it('goes on at the next row when the one in focus leaves, at the one before, then at the search box', () => {
  const { rerender } = renderList(<List ids={['1', '2', '3']} />)
  click(row('2'))
  rerender(<List ids={['1', '3']} />)
  expect(row('3')).toHaveFocus()
  rerender(<List ids={['1']} />)
  expect(row('1')).toHaveFocus()
  rerender(<List ids={[]} />)
  expect(search()).toHaveFocus()
})

it('chooses nobody by going on, until an arrow or a click does', () => {
  const { rerender } = renderList(<List ids={['1', '2', '3', '4']} />)
  click(row('2'))
  rerender(<List ids={['1', '3', '4']} />)
  expect(row('3')).toHaveFocus()
  expect(chosen()).toBeNull()
  // As after a dialog, which gives the focus back.
  focus(elsewhere())
  focus(row('3'))
  expect(chosen()).toBeNull()
  arrow('ArrowDown')
  expect(chosen()).toBe('3')
  rerender(<List ids={['1', '4']} />)
  expect(row('4')).toHaveFocus()
  click(row('4'))
  expect(chosen()).toBe('4')
})

it('goes on beside a row that has left behind a dialog, once that is closed', () => {
  const { rerender } = renderList(<List ids={['1', '2', '3']} withDialog />)
  click(row('2'))
  focus(inDialog())
  rerender(<List ids={['1', '3']} withDialog />)
  expect(inDialog()).toHaveFocus()
  // As a dialog gives it, whose opener is gone.
  focus(screen.getByRole('main'))
  rerender(<List ids={['1', '3']} />)
  expect(row('3')).toHaveFocus()
  expect(chosen()).toBeNull()
})

it('leaves the focus where a dialog has given it, and wherever it goes from there', () => {
  const { rerender } = renderList(<List ids={['1', '2', '3']} withDialog />)
  click(row('2'))
  focus(inDialog())
  rerender(<List ids={['1', '3']} withDialog />)
  focus(elsewhere())
  rerender(<List ids={['1', '3']} />)
  expect(elsewhere()).toHaveFocus()
  focus(screen.getByRole('main'))
  rerender(<List ids={['1', '3']} />)
  expect(screen.getByRole('main')).toHaveFocus()
})

it('goes on at the last row where a page has wholly changed', () => {
  const { rerender } = renderList(<List ids={['11']} />)
  click(row('11'))
  rerender(<List ids={['1', '2']} />)
  expect(row('2')).toHaveFocus()
  expect(chosen()).toBeNull()
})

it('leaves the focus alone that is not on the row that leaves', () => {
  const { rerender } = renderList(<List ids={['1', '2', '3']} />)
  click(row('2'))
  focus(elsewhere())
  rerender(<List ids={['1', '3']} />)
  expect(elsewhere()).toHaveFocus()
})

it('goes nowhere from a button that has lost the focus, as Next does on the last page', () => {
  const { rerender } = renderList(<List ids={['1', '2']} />)
  click(row('2'))
  click(elsewhere())
  act(() => elsewhere().blur())
  rerender(<List ids={['3', '4']} />)
  expect(document.body).toHaveFocus()
  expect(chosen()).toBeNull()
})

it('focuses a row once the rows are those that were searched for', () => {
  const onFocused = vi.fn()
  const rowToFocus: RowToFocus = { q: 'ann', at: { row: '2' } }
  const { rerender } = renderList(
    <List ids={['1', '2']} rowToFocus={rowToFocus} onFocused={onFocused} />,
  )
  const searched = { q: 'ann', rowToFocus, onFocused }
  rerender(<List ids={['1', '2']} settled={false} {...searched} />)
  expect(document.body).toHaveFocus()
  expect(onFocused).not.toHaveBeenCalled()
  rerender(<List ids={['2']} {...searched} />)
  expect(row('2')).toHaveFocus()
  expect(chosen()).toBe('2')
  expect(onFocused).toHaveBeenCalled()
})

it('focuses the search box instead of a row that is not there, unless the focus is somewhere', () => {
  const rowToFocus: RowToFocus = { q: '', at: { row: '9' } }
  const onFocused = vi.fn()
  const { unmount } = renderList(
    <List ids={['1', '2']} rowToFocus={rowToFocus} onFocused={onFocused} />,
  )
  expect(search()).toHaveFocus()
  expect(onFocused).toHaveBeenCalled()
  unmount()
  const { rerender } = renderList(<List ids={['1', '2']} />)
  click(row('1'))
  rerender(<List ids={['1', '2']} rowToFocus={rowToFocus} onFocused={onFocused} />)
  expect(row('1')).toHaveFocus()
})

it('waits behind a dialog, which lets nothing take the focus', () => {
  const rowToFocus: RowToFocus = { q: '', at: { row: '1' } }
  const onFocused = vi.fn()
  const focus = vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(stay)
  const { rerender } = renderList(
    <List ids={['1']} rowToFocus={rowToFocus} onFocused={onFocused} />,
  )
  focus.mockRestore()
  expect(onFocused).not.toHaveBeenCalled()
  expect(chosen()).toBeNull()
  rerender(<List ids={['1']} rowToFocus={rowToFocus} onFocused={onFocused} />)
  expect(row('1')).toHaveFocus()
})

it('is led from the search box to the first row by an arrow, by Enter to one that is alone', () => {
  const { rerender } = renderList(<List ids={['1', '2']} />)
  focus(search())
  fireEvent.keyDown(search(), { key: 'Enter' })
  expect(search()).toHaveFocus()
  expect(fireEvent.keyDown(search(), { key: 'ArrowDown' })).toBe(false)
  expect(row('1')).toHaveFocus()
  focus(search())
  rerender(<List ids={['2']} />)
  fireEvent.keyDown(search(), { key: 'Enter' })
  expect(row('2')).toHaveFocus()
})

it('takes no row of the search before', () => {
  const { rerender } = renderList(<List ids={['1']} />)
  focus(search())
  rerender(<List ids={['1']} q="b" settled={false} />)
  fireEvent.keyDown(search(), { key: 'Enter' })
  expect(search()).toHaveFocus()
  rerender(<List ids={['2']} q="b" />)
  expect(row('2')).toHaveFocus()
})

it('leaves the arrows to the search box where keys are switched off', () => {
  renderList(<List ids={['1']} withKeys={false} />)
  focus(search())
  expect(fireEvent.keyDown(search(), { key: 'ArrowDown' })).toBe(true)
  expect(search()).toHaveFocus()
})
