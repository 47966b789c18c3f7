import { Card, NativeSelect, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '@/api/api-error'
import { allLabOrders, labOrdersQuery } from '@/api/lab-orders'
import { BusyButton } from '@/components/busy-button'
import { ListToolbar } from '@/components/data-table/list-toolbar'
import { QueryAlert } from '@/components/query-alert'
import { saveFile } from '@/components/save-file'
import { toast } from '@/components/toast'
import { type LabOrderFilter, labMessages } from '@/contracts/lab-orders'
import { useDashboardSearch } from '@/hooks/use-dashboard-search'
import { clinicToday } from '@/stores/clinic-day'
import { useLabFilters } from './lab-filters'
import { labFilter, labRequest } from './lab-search'
import { makeReport, type ReportFormat, reportFormats } from './report/make-report'
import { reportTable } from './report/report-table'
import { filterInWords, reportName } from './report/report-words'

const formats = Object.keys(reportFormats).filter(
  (name): name is ReportFormat => name in reportFormats,
)

const countInWords = (count: number) => (count === 1 ? '1 lab order' : `${count} lab orders`)

function foundInWords(filter: LabOrderFilter, total: number | undefined): string {
  if (total === undefined) return 'Counting the lab orders…'
  if (total === 0) return 'No lab orders found. Look for something else, or reset the filters.'
  return `${filterInWords(filter)}: ${countInWords(total)} for the report.`
}

/** Generate Reports: the orders found, all pages of them, as a file made in the browser. */
export function ReportsView() {
  const list = useDashboardSearch()
  const { search } = list
  const { filters, reset, invalid } = useLabFilters(list)
  const filter = labFilter(search)
  const orders = useQuery(labOrdersQuery(labRequest({ ...search, page: 1 })))
  const total = orders.data?.total
  const [format, setFormat] = useState<ReportFormat>('PDF')
  const [busy, setBusy] = useState(false)

  const generate = async () => {
    setBusy(true)
    try {
      const found = await allLabOrders(filter)
      const made = clinicToday()
      const about = `${filterInWords(filter)}: ${countInWords(found.length)}.`
      const name = `${reportName(filter, made)}.${reportFormats[format]}`
      saveFile(await makeReport(format, reportTable(found, { about, made })), name)
      toast.success(`${name} has been generated with ${countInWords(found.length)}.`)
    } catch (error) {
      toast.error(errorText(error, { otherwise: labMessages.reportFailed }))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <QueryAlert query={orders} otherwise={labMessages.fetchFailed} />
      <ListToolbar onReset={reset}>{filters}</ListToolbar>
      <Card maw={704}>
        <Stack align="flex-start">
          <Text size="sm" aria-live="polite">
            {invalid ? labMessages.reportNeedsFilter : foundInWords(filter, total)}
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
          <BusyButton disabled={invalid || !total} busy={busy} onClick={() => void generate()}>
            Generate Report
          </BusyButton>
        </Stack>
      </Card>
    </>
  )
}
