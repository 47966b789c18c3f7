import { Badge, Stack, Text } from '@mantine/core'
import { type LabOrder, labOrderName } from '@shared/contracts/lab-orders'
import { labResultMessages } from '@shared/contracts/lab-results'
import { isolated } from '@shared/lib/isolated'
import { Figures } from '@/components/cells'
import { RowButton } from '@/components/data-table/row-controls'
import { acknowledgedWords, criticalTitle } from './shared/acknowledged-words'
import { FileDownload } from './shared/file-download'
import { FlagBadge } from './shared/flag-badge'
import { clinicMoment } from './shared/moment'
import { measuredWords } from './shared/value-words'
import { worstFirst } from './shared/worst-first'

/** How many values a row shows: the others are in the result itself. */
const shownMost = 4

interface ResultCellProps {
  order: LabOrder
  onUpload: (order: LabOrder) => void
  onOpen: ((order: LabOrder) => void) | undefined
}

/** What was found, in a row of the list: what is out of its range first. */
export function ResultCell({ order, onUpload, onOpen }: ResultCellProps) {
  const { result } = order
  if (!result)
    return (
      <Stack gap={4} align="flex-start" miw="12rem">
        <RowButton
          aria-label={`Add result, ${labOrderName(order)}`}
          onClick={() => onUpload(order)}
        >
          Add result
        </RowButton>
      </Stack>
    )
  const { observation, file, values, isCritical, reportedAt, reportedBy, revision } = result
  const sorted = worstFirst(values)
  const shown = sorted.slice(0, shownMost)
  const more = sorted.length - shown.length
  return (
    <Stack gap={4} align="flex-start" miw="12rem">
      {isCritical && (
        <Text component="div" size="sm" c="var(--mantine-color-error)" fw={600}>
          <Badge color="red" variant="filled" mr={6}>
            {criticalTitle(result)}
          </Badge>
          {acknowledgedWords(result)}
        </Text>
      )}
      {result.isPregnant && <Text size="xs">{labResultMessages.isPregnant}</Text>}
      {shown.map((value) => (
        <Text
          key={`${value.analyte} ${revision}`}
          component="div"
          size="sm"
          fw={value.flag ? 600 : 400}
        >
          {value.analyte} {measuredWords(value)} {value.flag && <FlagBadge flag={value.flag} />}
        </Text>
      ))}
      {more > 0 && (
        <Text size="xs" c="dimmed">
          and {more} more {more === 1 ? 'value' : 'values'}
        </Text>
      )}
      {observation && (
        <Text
          key={`observation ${revision}`}
          size="sm"
          lineClamp={onOpen ? 4 : 0}
          style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
        >
          {observation}
        </Text>
      )}
      {file && <FileDownload file={file} />}
      {reportedAt && (
        <Text key={`reported ${revision}`} size="xs" c="dimmed">
          {revision > 1 ? 'Corrected' : 'Reported'}
          {reportedBy && ` by ${isolated(reportedBy)}`} at{' '}
          <Figures>{clinicMoment(reportedAt)}</Figures>
        </Text>
      )}
      {onOpen && (
        <RowButton aria-label={`View result, ${labOrderName(order)}`} onClick={() => onOpen(order)}>
          View result
        </RowButton>
      )}
    </Stack>
  )
}
