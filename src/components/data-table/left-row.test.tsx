import { MantineProvider } from '@mantine/core'
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useNavigate,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { columnHelper } from './columns'
import { DataTable } from './data-table'
import { RowNameLink } from './row-controls'

interface Row {
  id: string
  name: string
}
/** One patient comes twice. */
const rows: Row[] = [
  { id: 'a', name: 'Ada' },
  { id: 'b', name: 'Zane' },
  { id: 'c', name: 'Ada' },
]
const helper = columnHelper<Row>()
const columns = helper.columns([
  helper.accessor('name', {
    header: 'Name',
    cell: ({ getValue }) => <RowNameLink href={`/patient/${getValue()}`}>{getValue()}</RowNameLink>,
  }),
])

/** What a list reads when it is opened, at once or later. */
let onEntering: Row[] | undefined = rows

function List() {
  const [data, setData] = useState(onEntering)
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => setData(rows)}>
        Read
      </button>
      <button type="button" onClick={() => void navigate({ to: '/', search: { size: 25 } })}>
        Next
      </button>
      <DataTable
        label="Visits"
        columns={columns}
        data={data}
        getRowId={({ id }) => id}
        empty="None"
      />
    </>
  )
}

async function open() {
  const root = createRootRoute({ component: Outlet })
  const list = createRoute({ getParentRoute: () => root, path: '/', component: List })
  const patient = createRoute({
    getParentRoute: () => root,
    path: '/patient/$name',
    component: () => <p>Record</p>,
  })
  window.history.replaceState(null, '', '/')
  const router = createRouter({ routeTree: root.addChildren([list, patient]) })
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  )
  await screen.findByRole('table')
  return router
}
const links = (name: string) => screen.getAllByRole('link', { name })
async function leaveBy(link: HTMLElement | undefined) {
  if (!link) throw new Error('There is no such link')
  link.focus()
  fireEvent.click(link)
  await screen.findByText('Record')
  await waitFor(() => expect(document.body).toHaveFocus())
}

beforeEach(() => {
  onEntering = rows
})
afterEach(cleanup)

it('gives the focus back to the link by which the list was left', async () => {
  const { history } = await open()
  for (const at of [1, 0]) {
    await leaveBy(links('Ada')[at])
    act(() => history.back())
    await screen.findByRole('table')
    await waitFor(() => expect(links('Ada')[at]).toHaveFocus())
  }
})

it('does so as soon as there are rows, and takes the focus from nobody', async () => {
  const { history } = await open()
  await leaveBy(links('Zane')[0])
  onEntering = undefined
  act(() => history.back())
  fireEvent.click(await screen.findByRole('button', { name: 'Read' }))
  await waitFor(() => expect(links('Zane')[0]).toHaveFocus())

  await leaveBy(links('Zane')[0])
  act(() => history.back())
  const read = await screen.findByRole('button', { name: 'Read' })
  read.focus()
  fireEvent.click(read)
  await screen.findAllByRole('link', { name: 'Ada' })
  expect(read).toHaveFocus()
})

it('goes back to whom the link leads to where the row is no more, and nowhere from another list', async () => {
  const { history, navigate } = await open()
  await leaveBy(links('Ada')[1])
  onEntering = rows.slice(0, 2)
  act(() => history.back())
  await waitFor(() => expect(links('Ada')[0]).toHaveFocus())

  await leaveBy(links('Zane')[0])
  await act(() => navigate({ to: '/', search: { size: 25 } }))
  await screen.findByRole('table')
  expect(document.body).toHaveFocus()
})
