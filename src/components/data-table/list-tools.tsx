import { ActionIcon, Button, Loader, Menu, Text, VisuallyHidden } from '@mantine/core'
import { IconColumns3, IconDotsVertical, IconDownload, IconFilterOff } from '@tabler/icons-react'
import type { ColumnVisibilityState } from '@tanstack/react-table'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { errorText } from '@/api/api-error'
import { toast } from '../toast'
import type { ExportFormat, exportList } from './export-list'

type Export = Awaited<ReturnType<typeof exportList>>
type ExportOptions = Parameters<typeof exportList>[1]

export interface ListToolsProps {
  /** The columns that can be left out. */
  choices: readonly { id: string; label: string }[]
  visibility: ColumnVisibilityState
  /** Which of them are hidden without a choice. */
  atFirst: ColumnVisibilityState
  onVisibility: (choice: ColumnVisibilityState) => void
  onExport: (format: ExportFormat, options: ExportOptions) => Promise<Export>
  /** Whether nothing is found that could be exported. */
  isEmpty: boolean
  /** Whether all of them stand in one menu, where there is no room for them. */
  inMenu: boolean
  /** Empties search and filters, from that menu. */
  onReset?: (() => void) | undefined
  /** What else stands in that menu. */
  more?: ReactNode
  /** Whether something that was chosen in that menu is under way. */
  isBusy?: boolean | undefined
}

const formats: readonly { format: ExportFormat; label: string }[] = [
  { format: 'xlsx', label: 'Excel (XLSX)' },
  { format: 'csv', label: 'CSV' },
]

/** Which columns a list shows, and what is found as a file. */
export function ListTools({
  inMenu,
  onReset,
  more,
  isBusy = false,
  onExport,
  isEmpty,
  ...columns
}: ListToolsProps) {
  const running = useExport(onExport)
  const hasColumns = columns.choices.length > 0
  const isRunning = running.progress !== null
  if (!inMenu)
    return (
      <>
        {hasColumns && (
          <Menu>
            <Menu.Target>
              <Button variant="default" leftSection={<IconColumns3 size={16} aria-hidden />}>
                Columns
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <ColumnItems {...columns} />
            </Menu.Dropdown>
          </Menu>
        )}
        <Progress>{running.progress}</Progress>
        <Menu disabled={isRunning} returnFocus>
          <Menu.Target>
            <Button
              variant="default"
              disabled={isEmpty && !isRunning}
              leftSection={<IconDownload size={16} aria-hidden />}
              onClick={isRunning ? running.cancel : undefined}
            >
              {isRunning ? 'Cancel Export' : 'Export'}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {formats.map(({ format, label }) => (
              <Menu.Item key={format} onClick={() => running.run(format)}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </>
    )
  return (
    <>
      <Progress>{running.progress}</Progress>
      {isBusy && <VisuallyHidden role="status">Loading</VisuallyHidden>}
      <Menu>
        <Menu.Target>
          <ActionIcon flex="none" variant="default" size={36} aria-label="More">
            {isBusy ? <Loader size={18} aria-hidden /> : <IconDotsVertical size={18} aria-hidden />}
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown mah="60dvh" style={{ overflowY: 'auto' }}>
          {more}
          {isRunning ? (
            <Menu.Item
              leftSection={<IconDownload size={16} aria-hidden />}
              onClick={running.cancel}
            >
              Cancel Export
            </Menu.Item>
          ) : (
            formats.map(({ format, label }) => (
              <Menu.Item
                key={format}
                disabled={isEmpty}
                leftSection={<IconDownload size={16} aria-hidden />}
                onClick={() => running.run(format)}
              >
                Export as {label}
              </Menu.Item>
            ))
          )}
          {onReset && (
            <Menu.Item leftSection={<IconFilterOff size={16} aria-hidden />} onClick={onReset}>
              Reset
            </Menu.Item>
          )}
          {hasColumns && (
            <>
              <Menu.Divider />
              <Menu.Label>Columns</Menu.Label>
              <ColumnItems {...columns} />
            </>
          )}
        </Menu.Dropdown>
      </Menu>
    </>
  )
}

const Progress = ({ children }: { children: string | null }) => (
  <Text span size="sm" c="dimmed" aria-live="polite">
    {children}
  </Text>
)

function ColumnItems({
  choices,
  visibility,
  atFirst,
  onVisibility,
}: Pick<ListToolsProps, 'choices' | 'visibility' | 'atFirst' | 'onVisibility'>) {
  const isShown = (id: string) => visibility[id] ?? true
  return (
    <>
      {choices.map(({ id, label }) => (
        <Menu.CheckboxItem
          key={id}
          checked={isShown(id)}
          onChange={(shown) => onVisibility({ ...visibility, [id]: shown })}
        >
          {label}
        </Menu.CheckboxItem>
      ))}
      <Menu.Divider />
      <Menu.Item
        disabled={choices.every(({ id }) => isShown(id) === (atFirst[id] ?? true))}
        closeMenuOnClick={false}
        onClick={() => onVisibility({})}
      >
        Reset Columns
      </Menu.Item>
    </>
  )
}

const inWords = (rows: number): string =>
  rows === 1 ? '1 row' : `${rows.toLocaleString('en')} rows`

function tell({ fileName, rows, isCut }: Export): void {
  if (isCut)
    toast.warning(
      `${fileName} has the first ${inWords(rows)} of more than ${rows.toLocaleString('en')}. Search or filter the list to export the others.`,
    )
  else toast.success(`${fileName} has been exported with ${inWords(rows)}.`)
}

/** Exports, and gives up what is still being read. */
function useExport(onExport: ListToolsProps['onExport']) {
  /** How far it is; null where nothing is being exported. */
  const [progress, setProgress] = useState<string | null>(null)
  const running = useRef<AbortController>(null)
  // Nobody waits any more for the file of a list that has been left.
  useEffect(() => () => running.current?.abort(), [])

  const run = async (format: ExportFormat) => {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setProgress('')
    try {
      const done = await onExport(format, {
        signal,
        onProgress: (rows, { total, totalIsExact = true }) => {
          const of = total.toLocaleString('en')
          setProgress(
            totalIsExact ? `${inWords(rows)} of ${of}` : `${inWords(rows)} of more than ${of}`,
          )
        },
      })
      tell(done)
    } catch (error) {
      if (!signal.aborted) toast.error(errorText(error, { otherwise: 'Failed to export the list' }))
    } finally {
      if (running.current === controller) running.current = null
      setProgress(null)
    }
  }
  return {
    progress,
    run: (format: ExportFormat) => void run(format),
    cancel: () => running.current?.abort(),
  }
}
