import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { lazyDialog, lazyPart } from './lazy'

vi.mock('@/lib/new-build', () => ({ reloadIfOutdated: async () => false }))

it('a part that does not load says so, leaves what is around it, and comes by Retry', async () => {
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(() => 'The charts')
  const Charts = lazyPart({ name: 'charts', load, failed: 'The charts could not be loaded.' })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <p>The table</p>
        <Charts />
      </QueryClientProvider>
    </MantineProvider>,
  )
  expect(await screen.findByText('The charts could not be loaded.')).toBeVisible()
  expect(screen.getByText('The table')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('The charts')).toBeVisible()
  expect(screen.queryByText('The charts could not be loaded.')).toBeNull()
})

/** A dialog whose first field has the focus. */
function NameDialog() {
  const [name, setName] = useState('')
  return (
    <div role="dialog" aria-modal="true">
      <FirstField aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <textarea aria-label="Note" />
    </div>
  )
}

function FirstField(props: ComponentProps<'input'>) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return <input {...props} ref={ref} />
}

describe('while a dialog is loaded', () => {
  /** A page with keys of its own, and a dialog that comes when it is told to. */
  function openSlowDialog() {
    let come = () => {}
    const onClose = vi.fn<() => void>()
    const onPageKey = vi.fn<(key: string) => void>()
    const load = () =>
      new Promise<typeof NameDialog>((resolve) => {
        come = () => resolve(NameDialog)
      })
    const Slow = lazyDialog<{ onClose: () => void }>({ name: 'slow', load })
    render(
      <MantineProvider>
        <QueryClientProvider client={new QueryClient()}>
          <button type="button" onKeyDown={({ key }) => onPageKey(key)}>
            New
          </button>
          <Slow onClose={onClose} />
        </QueryClientProvider>
      </MantineProvider>,
    )
    const opener = screen.getByRole('button')
    return {
      press: (...keys: string[]) => {
        for (const key of keys) fireEvent.keyDown(opener, { key })
      },
      come: () => come(),
      onClose,
      onPageKey,
    }
  }

  it('what is typed goes into the field that has the focus when it comes, and nowhere else', async () => {
    const { press, come, onPageKey } = openSlowDialog()
    press('u', 'm', 'a', 'q', 'Backspace', ' ', 'n', 'Tab')
    fireEvent.keyDown(screen.getByRole('button'), { key: 'n', repeat: true })
    come()
    expect(await screen.findByDisplayValue('uma n')).toHaveAccessibleName('Name')
    screen.getByRole('textbox', { name: 'Note' }).focus()
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('')
    expect(onPageKey).not.toHaveBeenCalled()
    press('u')
    expect(onPageKey).toHaveBeenCalledExactlyOnceWith('u')
  })

  it('Escape gives it up', () => {
    const { press, onClose } = openSlowDialog()
    press('a', 'Escape')
    expect(onClose).toHaveBeenCalledOnce()
  })
})
