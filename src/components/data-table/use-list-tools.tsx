import { Box, Button } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import type { ColumnVisibilityState, RowData } from '@tanstack/react-table'
import { memo, type ReactNode, use, useMemo, useState } from 'react'
import type { ReadPage } from '@/lib/read-all'
import { lazyPart } from '../lazy'
import { PageSettings } from '../page-settings'
import { type Column, canHide, columnId } from './columns'
import type { Listed } from './held-rows'
import type { ListToolsProps } from './list-tools'
import { keepShownColumns, noChoice, readShownColumns } from './shown-columns'

/** For a list whose columns can be chosen, and whose rows can be exported. */
export interface ListToolsOf<Row extends RowData> {
  /** What it is kept under, and its file is called: `booking-requests`. */
  name: string
  /** The day that the list is of, YYYY-MM-DD, where it is of one. */
  of?: string | undefined
  /** Reads what is found page by page; without it the list is read whole. */
  read?: ReadPage<Row>
  /** Columns that only an exported file has. */
  also?: readonly Column<Row>[]
  /** What else stands in the menu that has all tools where there is no room for them. The same element. */
  more?: ReactNode
  /** Whether something that was chosen in that menu is under way. */
  isBusy?: boolean
}

/** The tools of a list that is read whole. */
export const useListToolsOf = (name: string): Pick<ListToolsOf<RowData>, 'name'> | undefined =>
  use(PageSettings).withListTools ? { name } : undefined

/** As wide as what comes: a toolbar that took one more line then would move the rows. */
function waitingTools({ inMenu, choices }: ListToolsProps) {
  if (inMenu) return <Box w={36} flex="none" />
  const icon = <Box w={16} />
  return (
    <>
      {choices.length > 0 && (
        <Button variant="default" disabled leftSection={icon}>
          Columns
        </Button>
      )}
      {/* Where an export tells how far it has come, with its gap. */}
      <span />
      <Button variant="default" disabled leftSection={icon}>
        Export
      </Button>
    </>
  )
}

/** What places a menu weighs more than the rows, which come first; until then its place is kept. */
const ListTools = memo(
  lazyPart<ListToolsProps>({
    name: 'list tools',
    load: () => import('./list-tools').then((loaded) => loaded.ListTools),
    idle: true,
    waiting: waitingTools,
    failed: 'Columns and export could not be loaded.',
  }),
)

interface ListWithTools<Row extends RowData> {
  tools: ListToolsOf<Row> | undefined
  columns: readonly Column<Row>[]
  data: Listed<Row> | undefined
  sort: string
  getRowId: (row: Row) => string
  /** Whether they stand in one menu, with what resets the list. */
  inMenu: boolean
  onReset: (() => void) | undefined
}

const hiddenAtFirst = <Row extends RowData>(
  columns: readonly Column<Row>[],
): ColumnVisibilityState =>
  Object.fromEntries(
    columns.filter(({ meta }) => meta?.startsHidden).map((column) => [columnId(column), false]),
  )

/** Which columns are shown, and the buttons for that and for the export; none where a list has no tools. */
export function useListTools<Row extends RowData>({
  tools,
  columns,
  data,
  sort,
  getRowId,
  inMenu,
  onReset,
}: ListWithTools<Row>): { visibility: ColumnVisibilityState; buttons: ReactNode } {
  const { owner } = use(PageSettings)
  const [choice, setChoice] = useState(() =>
    tools ? readShownColumns(owner, tools.name) : noChoice,
  )
  const atFirst = useMemo(() => hiddenAtFirst(columns), [columns])
  const visibility = useMemo(() => ({ ...atFirst, ...choice }), [atFirst, choice])
  const onVisibility = useCallbackRef((chosen: ColumnVisibilityState) => {
    setChoice(chosen)
    if (tools) keepShownColumns(owner, tools.name, chosen, atFirst)
  })
  const choices = useMemo(
    () =>
      columns
        .filter(canHide)
        .map((column) => ({ id: columnId(column), label: String(column.header) })),
    [columns],
  )
  const onExport: ListToolsProps['onExport'] = useCallbackRef(async (format, options) => {
    const { exportList } = await import('./export-list')
    const whole = data && !('rows' in data) ? data : undefined
    const { name = '', of, also = [] } = tools ?? {}
    return await exportList(
      { name, of, columns, also, visibility, format, whole, sort, read: tools?.read, getRowId },
      options,
    )
  })
  const found = data && ('rows' in data ? data.rows : data).length
  return {
    visibility,
    buttons: tools && (
      <ListTools
        choices={choices}
        visibility={visibility}
        atFirst={atFirst}
        onVisibility={onVisibility}
        onExport={onExport}
        isEmpty={found === 0}
        inMenu={inMenu}
        onReset={onReset}
        more={tools.more}
        isBusy={tools.isBusy}
      />
    ),
  }
}
