import { MantineProvider } from '@mantine/core'
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Column } from './columns'
import { DataTable } from './data-table'

interface Row {
  name: string
}

const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ row }) => <button type="button">{row.original.name}</button>,
  },
]
const list = (...names: readonly string[]) => (
  <DataTable
    label="Departments"
    columns={columns}
    data={names.map((name) => ({ name }))}
    getRowId={({ name }) => name}
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
