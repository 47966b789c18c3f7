import { expect, it, vi } from 'vitest'
import { clinicToday } from '@/stores/clinic-day'
import { saveFile } from '../save-file'
import { columnHelper } from './columns'
import { exportList } from './export-list'

vi.mock('../save-file', () => ({ saveFile: vi.fn() }))

interface Row {
  id: string
}
const helper = columnHelper<Row>()
const columns = helper.columns([helper.accessor('id', { header: 'Id' })])

const exported = (of: string | undefined) =>
  exportList<Row>(
    {
      ...{ name: 'appointments', of, columns, visibility: {}, whole: [{ id: 'a' }], sort: '' },
      ...{ read: undefined, getRowId: ({ id }) => id },
    },
    { signal: new AbortController().signal },
  )

it.each([
  ['of a day by that day alone', '2026-11-20', 'appointments-of-2026-11-20.csv'],
  ['of no day by today', undefined, `appointments-${clinicToday()}.csv`],
])('names the file of a list %s', async (_, of, fileName) => {
  expect(await exported(of)).toMatchObject({ fileName, rows: 1 })
  expect(saveFile).toHaveBeenLastCalledWith(expect.any(Blob), fileName)
})
