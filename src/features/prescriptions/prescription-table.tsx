import { Group, List, Text } from '@mantine/core'
import { IconAlertTriangle, IconDownload, IconPrinter } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { Day, Name } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { RecordList } from '@/components/data-table/record-list'
import { RowIconButton } from '@/components/data-table/row-controls'
import type { PageOf } from '@/contracts/lists'
import { type Prescription, prescriptionMessages } from '@/contracts/prescriptions'
import { downloadPrescription } from './download-prescription'
import { PrescriptionSheet } from './prescription-sheet'
import { directions, prescriptionWarning } from './prescription-text'

const titleOf = ({ date, doctor }: Prescription) => `prescription of ${date} by ${doctor}`

const column = columnHelper<Prescription>()

const prescriptionColumns = (onPrint: (prescription: Prescription) => void) =>
  column.columns([
    column.accessor('date', {
      header: 'Date',
      meta: { priority: 'when' },
      cell: ({ getValue }) => <Day date={getValue()} />,
    }),
    column.accessor('doctor', {
      header: 'Doctor',
      meta: { priority: 'who' },
      cell: ({ getValue }) => (
        <div style={{ minWidth: '6.5rem' }}>
          <Name>{getValue()}</Name>
        </div>
      ),
    }),
    column.accessor('medicines', {
      header: 'Medicines',
      cell: ({ getValue }) => (
        <List listStyleType="none" size="sm" miw="15rem" py="xs">
          {getValue().map((medicine, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one medicine may stand there twice
            <List.Item key={at}>
              {medicine.name}{' '}
              <Text span inherit c="dimmed">
                {directions(medicine)}
              </Text>
            </List.Item>
          ))}
        </List>
      ),
    }),
    column.display({
      id: 'interaction',
      header: 'Interaction',
      meta: { priority: 'status' },
      cell: ({ row }) => <Interaction prescription={row.original} />,
    }),
    column.display({
      id: 'action',
      header: 'Action',
      meta: { width: 104, priority: 'action' },
      cell: ({ row: { original: prescription } }) => (
        <Group gap={0} wrap="nowrap" ml={-11}>
          <RowIconButton
            aria-label={`Download ${titleOf(prescription)}`}
            title="Download as PDF"
            onClick={() => void downloadPrescription(prescription)}
          >
            <IconDownload size={18} aria-hidden />
          </RowIconButton>
          <RowIconButton
            aria-label={`Print ${titleOf(prescription)}`}
            title="Print"
            onClick={() => onPrint(prescription)}
          >
            <IconPrinter size={18} aria-hidden />
          </RowIconButton>
        </Group>
      ),
    }),
  ])

interface PrescriptionTableProps {
  query: UseQueryResult<readonly Prescription[] | PageOf<Prescription>>
  /** What stands there where nothing has been prescribed. */
  empty: string
}

/** What has been prescribed to one patient, to keep and to print. */
export function PrescriptionTable({ query, empty }: PrescriptionTableProps) {
  const [printing, setPrinting] = useState<Prescription | null>(null)
  const columns = useMemo(
    () =>
      prescriptionColumns((prescription) => {
        // The sheet must stand there before the browser draws what it prints.
        flushSync(() => setPrinting(prescription))
        window.print()
      }),
    [],
  )
  return (
    <>
      <RecordList
        label="Prescriptions"
        columns={columns}
        query={query}
        fetchFailed={prescriptionMessages.fetchFailed}
        empty={{ title: empty }}
      />
      {printing && (
        <PrescriptionSheet prescription={printing} onPrinted={() => setPrinting(null)} />
      )}
    </>
  )
}

/** A warning stands there with its sign and its words; and whether anybody has looked for one. */
function Interaction({ prescription }: { prescription: Prescription }) {
  const warning = prescriptionWarning(prescription)
  if (warning === null) return 'None among those checked'
  return (
    <Group
      gap="xs"
      wrap="nowrap"
      align="flex-start"
      py="xs"
      miw="13rem"
      maw="22rem"
      {...(prescription.hasInteraction && { c: 'var(--mantine-color-error)', fw: 500 })}
    >
      <IconAlertTriangle size={18} style={{ flex: 'none' }} aria-hidden />
      <span>{warning}</span>
    </Group>
  )
}
