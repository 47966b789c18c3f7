import { ActionIcon } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { usePrintSheet } from '@/components/print-sheet'
import type { VisitGrid } from '@/contracts/visit-grid'
import { useLetterhead } from '@/features/clinic/shared/letterhead'
import { clinicTime } from '@/stores/clinic-day'
import type { GridColumn } from './grid-layout'
import { GridSheets } from './grid-sheets'

interface PrintGridProps {
  grid: Pick<VisitGrid, 'visits' | 'cutAt'>
  columns: readonly GridColumn[]
  isWeek: boolean
}

/** Prints the doctors on show: as many on a page as can be read. */
export function PrintGrid({ grid, columns, isWeek }: PrintGridProps) {
  const { sheet, print } = usePrintSheet()
  const withLetterhead = useLetterhead()
  const printGrid = () => {
    const now = clinicTime(new Date())
    return withLetterhead((letterhead) =>
      print(
        'Day grid to print',
        <GridSheets
          {...{ ...grid, columns, isWeek, letterhead }}
          printedAt={`${now.date} ${now.time}`}
        />,
      ),
    )
  }
  return (
    <>
      <ActionIcon
        flex="none"
        variant="default"
        size={36}
        aria-label="Print the grid"
        title="Print the grid"
        disabled={columns.length === 0}
        onClick={() => void printGrid()}
      >
        <IconPrinter size={18} aria-hidden />
      </ActionIcon>
      {sheet}
    </>
  )
}
