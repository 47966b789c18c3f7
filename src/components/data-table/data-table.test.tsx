import { MantineProvider } from '@mantine/core'
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Column } from './columns'
import { DataTable } from './data-table'

const columns: readonly Column<string>[] = [
  { id: 'name', header: 'Name', cell: ({ row }) => <button type="button">{row.original}</button> },
]
const list = (...data: readonly string[]) => (
  <DataTable
    label="Departments"
    columns={columns}
    data={data}
    getRowId={(row) => row}
    empty="None"
  />
)
const button = (name: string) => screen.getByRole('button', { name })

it('keeps the focus in the table when the row that has it is gone', () => {
  const { rerender } = render(list('ENT', 'Oncology'), { wrapper: MantineProvider })
  act(() => button('ENT').focus())
  rerender(list('Oncology'))
  expect(screen.getByRole('region', { name: 'Departments' })).toHaveFocus()

  act(() => button('Oncology').focus())
  rerender(list('Neurology', 'Oncology'))
  expect(button('Oncology')).toHaveFocus()
})
