import { Button, Card, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { type LabOrderFilter, labMessages } from '@shared/contracts/lab-orders'
import type { PageOf } from '@shared/contracts/lists'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '@/api/api-error'
import { labOrdersQuery, readLabOrders } from '@/api/lab-orders'
import { BusyButton } from '@/components/busy-button'
import { ListToolbar } from '@/components/data-table/list-toolbar'
import { idOf } from '@/components/data-table/record-list'
import { QueryAlert } from '@/components/query-alert'
import { saveFile } from '@/components/save-file'
import { toast } from '@/components/toast'
import { useListSearch } from '@/hooks/use-list-search'
import { readAll } from '@/lib/read-all'
import { clinicToday } from '@/stores/clinic-day'
import { ownName, useSession } from '@/stores/session'
import { useLabFilters } from './lab-filters'
import { mine, useLabRequest } from './lab-search'
import { ordersSearchSchema } from './orders-search'
import { makeReport, type ReportFormat, reportFormats } from './report/make-report'
import { reportTable } from './report/report-table'
import { filterInWords, reportName } from './report/report-words'
import { useTechnicians } from './use-technicians'

const formats = Object.keys(reportFormats).filter(
  (name): name is ReportFormat => name in reportFormats,
)

/** How many orders a report has at most. */
const reportedMost = 10_000

const countInWords = (count: number) =>
  count === 1 ? '1 lab order' : `${count.toLocaleString('en')} lab orders`

type Counted = Pick<PageOf<unknown>, 'total' | 'totalIsExact'>

const totalInWords = ({ total, totalIsExact = true }: Counted): string =>
  totalIsExact ? countInWords(total) : `more than ${countInWords(total)}`

function foundInWords(filter: string, found: Counted | undefined): string {
  if (found === undefined) return 'Counting the lab orders…'
  if (found.total === 0)
    return 'No lab orders found. Look for something else, or reset the filters.'
  return `${filter}: ${totalInWords(found)} for the report.`
}

/** Generate Reports: the orders found, all pages of them, as a file made in the browser. */
export function ReportsView() {
  const list = useListSearch(ordersSearchSchema, 'lab-reports')
  const { filters, reset, invalid } = useLabFilters(list)
  const { page: _page, limit, ...filter } = useLabRequest(list)
  const orders = useQuery(labOrdersQuery({ ...filter, page: 0, limit }))
  /** How many are found; of another filter's, nothing is said. */
  const found = orders.isPlaceholderData ? undefined : orders.data
  const [format, setFormat] = useState<ReportFormat>('PDF')
  const filterWords = filterInWords(filter, useTechnicianName(list.search.technician))
  const { progress, generate, stop } = useReport(filter, filterWords, format)

  return (
    <>
      <QueryAlert query={orders} otherwise={labMessages.fetchFailed} />
      <ListToolbar onReset={reset}>{filters}</ListToolbar>
      <Card maw={704}>
        <Stack align="flex-start">
          <Text size="sm" aria-live="polite">
            {invalid ? labMessages.reportNeedsFilter : foundInWords(filterWords, found)}
          </Text>
          <NativeSelect
            label="Format"
            miw="10rem"
            data={formats}
            value={format}
            onChange={({ currentTarget }) =>
              setFormat(formats.find((known) => known === currentTarget.value) ?? format)
            }
          />
          <Group gap="sm">
            <BusyButton
              disabled={invalid || !found?.total}
              busy={progress !== null}
              onClick={() => void generate()}
            >
              Generate Report
            </BusyButton>
            {progress && (
              <Button variant="default" onClick={stop}>
                Stop
              </Button>
            )}
            <Text size="sm" c="dimmed" aria-live="polite">
              {progress}
            </Text>
          </Group>
        </Stack>
      </Card>
    </>
  )
}

/** What the technician is called whose orders are looked for; undefined where nobody's alone are. */
function useTechnicianName(technician: string): string | undefined {
  const technicians = useTechnicians()
  const self = useSession(ownName)
  if (technician === '') return undefined
  if (technician === mine) return self
  return technicians.find(({ id }) => id === technician)?.name ?? 'one who is not listed'
}

/** Makes the report of all orders found, page by page; a large one tells how far it is. */
function useReport(filter: LabOrderFilter, filterWords: string, format: ReportFormat) {
  /** How far it is, empty at first; null where none is being made. */
  const [progress, setProgress] = useState<string | null>(null)
  const running = useRef<AbortController>(null)
  // Nobody waits any more for the report of a view that has been left.
  useEffect(() => () => running.current?.abort(), [])

  const generate = async () => {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setProgress('')
    try {
      const { rows, isCut } = await readAll(readLabOrders(filter), idOf, {
        ...{ signal, most: reportedMost },
        onProgress: (read, of) =>
          setProgress(`${read.toLocaleString('en')} of ${totalInWords(of)} read`),
      })
      const made = clinicToday()
      const found = countInWords(rows.length)
      const about = isCut
        ? `${filterWords}: the first ${found} of more.`
        : `${filterWords}: ${found}.`
      const name = `${reportName(filter, made)}.${reportFormats[format]}`
      const file = await makeReport(format, reportTable(rows, { about, made }))
      // Whoever has stopped it while it was written wants no file.
      signal.throwIfAborted()
      saveFile(file, name)
      if (isCut)
        toast.warning(
          `${name} has the first ${found} of more. Filter the list to report the others.`,
        )
      else toast.success(`${name} has been generated with ${found}.`)
    } catch (error) {
      if (!signal.aborted) toast.error(errorText(error, { otherwise: labMessages.reportFailed }))
    } finally {
      if (running.current === controller) running.current = null
      setProgress(null)
    }
  }
  return { progress, generate, stop: () => running.current?.abort() }
}
