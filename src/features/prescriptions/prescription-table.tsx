import { Box, Group, Loader, Stack, Text, VisuallyHidden } from '@mantine/core'
import type { PageOf } from '@shared/contracts/lists'
import {
  type Prescription,
  type PrescriptionRow,
  prescriptionMessages,
} from '@shared/contracts/prescriptions'
import { isolated } from '@shared/lib/isolated'
import { IconAlertTriangle, IconDownload, IconEye, IconPrinter } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { errorText } from '@/api/api-error'
import { Day, Name } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { RecordList } from '@/components/data-table/record-list'
import { RowIconButton } from '@/components/data-table/row-controls'
import { showError } from '@/components/dialogs'
import { usePrintSheet } from '@/components/print-sheet'
import { type Letterhead, useLetterhead } from '@/features/clinic/shared/letterhead'
import { useOneAtATime } from '@/hooks/use-one-at-a-time'
import { downloadPrescription } from './download-prescription'
import { Medicines } from './medicine-lines'
import { PrescriptionSheet } from './prescription-sheet'
import { patientAdvice, prescriptionWarning } from './prescription-text'

const titleOf = ({ date, doctor }: PrescriptionRow) =>
  `prescription of ${date} by ${isolated(doctor)}`

const column = columnHelper<PrescriptionRow>()

const medicinesBesideInteraction = (withAdvice: boolean) =>
  column.columns([
    column.accessor('medicines', {
      header: 'Medicines',
      cell: ({ getValue }) => (
        <Box miw="13.5rem" py="xs">
          <Medicines medicines={getValue()} />
        </Box>
      ),
    }),
    column.display({
      id: 'interaction',
      header: 'Interaction',
      meta: { priority: 'status' },
      cell: ({ row: { original: prescription } }) =>
        prescriptionWarning(prescription) === null ? (
          'None among those checked'
        ) : (
          <Box py="xs" miw="13rem" maw="22rem">
            <Interaction prescription={prescription} />
            {withAdvice && (
              <Text size="sm" mt={4}>
                {patientAdvice(prescription)}
              </Text>
            )}
          </Box>
        ),
    }),
  ])

/** Below the medicines, where there is no room beside them: it must not have to be scrolled to. */
const medicinesAndInteraction = column.display({
  id: 'medicines',
  header: 'Medicines',
  cell: ({ row: { original: prescription } }) => (
    <Stack gap={4} py="xs">
      <Medicines medicines={prescription.medicines} />
      {prescriptionWarning(prescription) === null ? (
        <Text size="sm" c="dimmed">
          No interaction among those checked
        </Text>
      ) : (
        <Interaction prescription={prescription} />
      )}
    </Stack>
  ),
})

interface PrescriptionActions {
  /** Where it can be opened. */
  onView?: ((row: PrescriptionRow) => void) | undefined
  onPrint: (row: PrescriptionRow) => Promise<void>
  onDownload: (row: PrescriptionRow) => Promise<void>
}

const prescriptionColumns = (
  { isNarrow, withAdvice }: { isNarrow: boolean; withAdvice: boolean },
  { onView, onPrint, onDownload }: PrescriptionActions,
) =>
  column.columns([
    column.accessor('date', {
      header: 'Date',
      meta: { priority: 'when' },
      cell: ({ getValue }) => <Day date={getValue()} />,
    }),
    column.accessor('doctor', {
      header: 'Doctor',
      meta: { priority: 'who' },
      cell: ({ getValue }) => <Name>{getValue()}</Name>,
    }),
    ...(isNarrow ? [medicinesAndInteraction] : medicinesBesideInteraction(withAdvice)),
    column.display({
      id: 'action',
      header: 'Action',
      meta: { width: onView ? 148 : 104, priority: 'action' },
      cell: ({ row: { original: prescription } }) => (
        <Group gap={0} wrap="nowrap" ml={-11}>
          {onView && (
            <RowIconButton
              aria-label={`View ${titleOf(prescription)}`}
              title="View"
              onClick={() => onView(prescription)}
            >
              <IconEye size={18} aria-hidden />
            </RowIconButton>
          )}
          <PaperButton
            name={`Download ${titleOf(prescription)}`}
            title="Download as PDF"
            make={() => onDownload(prescription)}
          >
            <IconDownload size={18} aria-hidden />
          </PaperButton>
          <PaperButton
            name={`Print ${titleOf(prescription)}`}
            title="Print"
            make={() => onPrint(prescription)}
          >
            <IconPrinter size={18} aria-hidden />
          </PaperButton>
        </Group>
      ),
    }),
  ])

interface PaperButtonProps {
  name: string
  title: string
  make: () => Promise<void>
  /** Its icon, in whose place a loader turns while the paper is made. */
  children: ReactNode
}

/** Makes a paper of a row. A second press meanwhile does nothing. */
function PaperButton({ name, title, make, children }: PaperButtonProps) {
  const { busy, begin, end } = useOneAtATime()
  const onClick = async () => {
    if (!begin()) return
    await make()
    end()
  }
  return (
    <>
      <RowIconButton
        aria-label={name}
        title={title}
        onClick={() => void onClick()}
        {...(busy && { 'aria-disabled': true })}
      >
        {busy ? <Loader size={18} aria-hidden /> : children}
      </RowIconButton>
      {busy && <VisuallyHidden role="status">Loading</VisuallyHidden>}
    </>
  )
}

interface PrescriptionTableProps {
  query: UseQueryResult<readonly PrescriptionRow[] | PageOf<PrescriptionRow>>
  /** Reads what a row shows a part of, to be printed. */
  whole: (row: PrescriptionRow) => Promise<Prescription | undefined>
  /** What stands there where nothing has been prescribed. */
  empty: string
  /** Whether it stands beside something else. */
  isNarrow?: boolean
  /** Whether the patient reads it, who is to be told whom to ask. */
  withAdvice?: boolean
  onView?: PrescriptionActions['onView']
}

/** What has been prescribed to one patient, to keep and to print. */
export function PrescriptionTable({
  query,
  whole,
  empty,
  isNarrow = false,
  withAdvice = false,
  onView,
}: PrescriptionTableProps) {
  const { sheet, print } = usePrintSheet()
  const withLetterhead = useLetterhead()
  const columns = useMemo(() => {
    async function make(
      row: PrescriptionRow,
      paper: (prescription: Prescription, letterhead: Letterhead) => void | Promise<void>,
    ) {
      try {
        const prescription = await whole(row)
        if (prescription) await withLetterhead((letterhead) => paper(prescription, letterhead))
        else showError(prescriptionMessages.notFound)
      } catch (error) {
        showError(errorText(error, { otherwise: prescriptionMessages.fetchFailed }))
      }
    }
    return prescriptionColumns(
      { isNarrow, withAdvice },
      {
        onView,
        onPrint: (row) =>
          make(row, (prescription, letterhead) =>
            print(
              'Prescription to print',
              <PrescriptionSheet prescription={prescription} letterhead={letterhead} />,
            ),
          ),
        onDownload: (row) => make(row, downloadPrescription),
      },
    )
  }, [isNarrow, withAdvice, whole, onView, print, withLetterhead])
  return (
    <>
      <RecordList
        label="Prescriptions"
        columns={columns}
        query={query}
        fetchFailed={prescriptionMessages.fetchFailed}
        empty={{ title: empty }}
      />
      {sheet}
    </>
  )
}

/** A warning stands there with its sign and its words; and whether anybody has looked for one. */
const Interaction = ({ prescription }: { prescription: PrescriptionRow }) => (
  <Group
    gap="xs"
    wrap="nowrap"
    align="flex-start"
    {...(prescription.hasInteraction && { c: 'var(--mantine-color-error)', fw: 500 })}
  >
    <IconAlertTriangle size={18} style={{ flex: 'none' }} aria-hidden />
    <span>{prescriptionWarning(prescription)}</span>
  </Group>
)
