import type { VisitGrid } from '@shared/contracts/visit-grid'
import { IconPrinter } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { BusyIconButton } from '@/components/busy-button'
import { useOwnPaper } from '@/components/print-sheet'
import { type Letterhead, useKnownLetterhead } from '@/features/clinic/shared/letterhead'
import { usePrintPaper } from '@/features/clinic/shared/use-print-paper'
import { whenIdle } from '@/lib/when-idle'
import { clinicTime } from '@/stores/clinic-day'
import { now } from '@/stores/clock'
import type { GridColumn } from './grid-layout'
import type { GridSheets } from './grid-sheets'

const label = 'Day grid to print'

interface PrintedGrid {
  /** undefined until it is read. */
  grid: Pick<VisitGrid, 'visits' | 'cutAt'> | undefined
  columns: readonly GridColumn[]
  isWeek: boolean
}

/** Prints the doctors on show: as many on a page as can be read. For the page itself, as a day is printed. */
export function usePrintGrid({ grid, columns, isWeek }: PrintedGrid) {
  const { sheet, busy, printPaper } = usePrintPaper()
  const Sheets = useLoadedSheets()
  const letterhead = useKnownLetterhead()
  const paperOf = (Paper: typeof GridSheets, letterhead: Letterhead) => {
    const printed = clinicTime(new Date(now()))
    return (
      grid && (
        <Paper
          {...{ ...grid, columns, isWeek, letterhead }}
          printedAt={`${printed.date} ${printed.time}`}
        />
      )
    )
  }
  const ownSheet = useOwnPaper(
    grid && columns.length > 0 && Sheets && letterhead
      ? () => ({ label, children: paperOf(Sheets, letterhead) })
      : null,
  )
  const printGrid = () =>
    printPaper(label, async (read) => {
      const { GridSheets } = await import('./grid-sheets')
      return paperOf(GridSheets, read)
    })
  return {
    sheet: (
      <>
        {sheet}
        {ownSheet}
      </>
    ),
    busy,
    printGrid,
  }
}

/** What makes the paper, for the browser's own *Print*, which waits for nothing; null until it is loaded. */
function useLoadedSheets() {
  const [loaded, setLoaded] = useState<{ Sheets: typeof GridSheets } | null>(null)
  useEffect(
    () =>
      whenIdle(() => {
        // Without it the page itself is printed, as any other is.
        import('./grid-sheets').then(
          ({ GridSheets }) => setLoaded({ Sheets: GridSheets }),
          () => {},
        )
      }),
    [],
  )
  return loaded?.Sheets ?? null
}

interface PrintGridProps {
  busy: boolean
  disabled: boolean
  onPrint: () => void
}

export const PrintGrid = ({ busy, disabled, onPrint }: PrintGridProps) => (
  <BusyIconButton
    busy={busy}
    flex="none"
    variant="default"
    size={36}
    aria-label="Print the grid"
    title="Print the grid"
    disabled={disabled}
    onClick={onPrint}
  >
    <IconPrinter size={18} aria-hidden />
  </BusyIconButton>
)
