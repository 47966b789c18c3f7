import { Alert, Group, Stack, Table, Text } from '@mantine/core'
import {
  type LabResultVersion,
  type LabValue,
  labResultMessages,
} from '@shared/contracts/lab-results'
import { isolated } from '@shared/lib/isolated'
import { acknowledgedWords, criticalTitle } from './acknowledged-words'
import { FileDownload } from './file-download'
import { FlagBadge } from './flag-badge'
import { clinicMoment } from './moment'
import { measuredWords, rangeWords } from './value-words'
import { worstFirst } from './worst-first'

/** One version of a result, whole: what is dangerous stands above all else. */
export function ResultVersion({ result }: { result: LabResultVersion }) {
  const { observation, values, file, isCritical, isPregnant } = result
  const { reportedAt, reportedBy, correctionReason } = result
  const reported = [
    ...(reportedBy ? [`by ${isolated(reportedBy)}`] : []),
    ...(reportedAt ? [`at ${clinicMoment(reportedAt)}`] : []),
  ]
  return (
    <Stack gap="sm">
      {isCritical && (
        <Alert role="note" color="red" title={criticalTitle(result)}>
          {acknowledgedWords(result)}
        </Alert>
      )}
      {reported.length > 0 && (
        <Text size="sm" c="dimmed">
          Reported {reported.join(' ')}
        </Text>
      )}
      {isPregnant && <Text size="sm">{labResultMessages.isPregnant}</Text>}
      {correctionReason && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          Corrected: {correctionReason}
        </Text>
      )}
      {values.length > 0 && <ValueTable values={values} />}
      {observation !== '' && (
        <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {observation}
        </Text>
      )}
      {file && (
        <Group>
          <FileDownload file={file} />
        </Group>
      )}
    </Stack>
  )
}

/** What was measured, beside what is usual: the worst in front. */
const ValueTable = ({ values }: { values: readonly LabValue[] }) => (
  <Table withTableBorder horizontalSpacing="xs" style={{ overflowWrap: 'break-word' }}>
    <Table.Thead>
      <Table.Tr>
        <Table.Th>Measured</Table.Th>
        <Table.Th>Value</Table.Th>
        <Table.Th>Reference</Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {worstFirst(values).map((value) => (
        <Table.Tr
          key={value.analyte}
          {...(value.flag === 'critical' && { bg: 'var(--mantine-color-red-light)' })}
        >
          <Table.Td>{value.analyte}</Table.Td>
          <Table.Td fw={value.flag ? 600 : 400}>
            {measuredWords(value)} {value.flag && <FlagBadge flag={value.flag} />}
          </Table.Td>
          <Table.Td c="dimmed">{rangeWords(value)}</Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
)
