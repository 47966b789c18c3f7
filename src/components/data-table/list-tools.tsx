import { Button, Menu, Text } from '@mantine/core'
import { IconColumns3, IconDownload } from '@tabler/icons-react'
import type { ColumnVisibilityState } from '@tanstack/react-table'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '@/api/api-error'
import { toast } from '../toast'
import type { exportList } from './export-list'

type Export = Awaited<ReturnType<typeof exportList>>
type ExportOptions = Parameters<typeof exportList>[1]

export interface ListToolsProps {
  /** The columns that can be left out. */
  choices: readonly { id: string; label: string }[]
  visibility: ColumnVisibilityState
  onVisibility: (choice: ColumnVisibilityState) => void
  onExport: (options: ExportOptions) => Promise<Export>
  /** Whether nothing is found that could be exported. */
  isEmpty: boolean
}

/** Which columns a list shows, and what is found as a file. */
export const ListTools = ({
  choices,
  visibility,
  onVisibility,
  onExport,
  isEmpty,
}: ListToolsProps) => (
  <>
    {choices.length > 0 && (
      <ColumnsMenu choices={choices} visibility={visibility} onVisibility={onVisibility} />
    )}
    <ExportButton onExport={onExport} isEmpty={isEmpty} />
  </>
)

function ColumnsMenu({
  choices,
  visibility,
  onVisibility,
}: Pick<ListToolsProps, 'choices' | 'visibility' | 'onVisibility'>) {
  const isShown = (id: string) => visibility[id] ?? true
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconColumns3 size={16} aria-hidden />}>
          Columns
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
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
          disabled={choices.every(({ id }) => isShown(id))}
          closeMenuOnClick={false}
          onClick={() => onVisibility({})}
        >
          Reset Columns
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
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

/** A press exports; the next one gives up what is still being read. */
function ExportButton({ onExport, isEmpty }: Pick<ListToolsProps, 'onExport' | 'isEmpty'>) {
  const [progress, setProgress] = useState<string | null>(null)
  const running = useRef<AbortController>(null)
  // Nobody waits any more for the file of a list that has been left.
  useEffect(() => () => running.current?.abort(), [])

  const run = async () => {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setProgress('')
    try {
      const done = await onExport({
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

  return (
    <>
      <Text span size="sm" c="dimmed" aria-live="polite">
        {progress}
      </Text>
      <Button
        variant="default"
        disabled={isEmpty && progress === null}
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={({ detail }) => {
          if (progress === null) void run()
          // The second click of a double click was meant for the export.
          else if (detail < 2) running.current?.abort()
        }}
      >
        {progress === null ? 'Export' : 'Cancel Export'}
      </Button>
    </>
  )
}
