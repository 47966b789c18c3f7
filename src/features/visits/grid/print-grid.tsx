import { ActionIcon } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { errorText } from '@/api/api-error'
import { usePrintSheet } from '@/components/print-sheet'
import { toast } from '@/components/toast'
import { type VisitGrid, visitGridMessages } from '@/contracts/visit-grid'
import { useLetterhead } from '@/features/clinic/shared/letterhead'
import { clinicTime } from '@/stores/clinic-day'
import type { GridColumn } from './grid-layout'

interface PrintedGrid {
  /** undefined until it is read. */
  grid: Pick<VisitGrid, 'visits' | 'cutAt'> | undefined
  columns: readonly GridColumn[]
  isWeek: boolean
}

/** Prints the doctors on show: as many on a page as can be read. For the page itself, as a day is printed. */
export function usePrintGrid({ grid, columns, isWeek }: PrintedGrid) {
  const { sheet, print } = usePrintSheet()
  const withLetterhead = useLetterhead()
  const printGrid = async () => {
    if (!grid) return
    const now = clinicTime(new Date())
    try {
      const { GridSheets } = await import('./grid-sheets')
      await withLetterhead((letterhead) =>
        print(
          'Day grid to print',
          <GridSheets
            {...{ ...grid, columns, isWeek, letterhead }}
            printedAt={`${now.date} ${now.time}`}
          />,
        ),
      )
    } catch (error) {
      toast.error(errorText(error, { otherwise: visitGridMessages.fetchFailed }))
    }
  }
  return { sheet, printGrid: () => void printGrid() }
}

interface PrintGridProps {
  disabled: boolean
  onPrint: () => void
}

export const PrintGrid = ({ disabled, onPrint }: PrintGridProps) => (
  <ActionIcon
    flex="none"
    variant="default"
    size={36}
    aria-label="Print the grid"
    title="Print the grid"
    disabled={disabled}
    onClick={onPrint}
  >
    <IconPrinter size={18} aria-hidden />
  </ActionIcon>
)
