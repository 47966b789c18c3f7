import { Loader, Menu } from '@mantine/core'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { IconPrinter } from '@tabler/icons-react'
import { readAllVisits } from '@/api/visits'
import { BusyIconButton } from '@/components/busy-button'
import { usePrintPaper } from '@/features/clinic/shared/use-print-paper'
import { readAll } from '@/lib/read-all'
import { clinicTime } from '@/stores/clinic-day'
import { now } from '@/stores/clock'

/** How many visits are printed of one day at most. */
const printedMost = 1000

interface PrintedDay {
  /** null where no one day is on show. */
  date: ClinicDate | null
  /** Of that doctor alone; null for all. */
  doctorId: string | null
}

/**
 * Prints who comes on the day on show, doctor by doctor. For the page itself: a paper is narrower than
 * the screen, so that a toolbar or a menu may change or go while it is printed.
 */
export function usePrintDay({ date, doctorId }: PrintedDay) {
  const { sheet, busy, printPaper } = usePrintPaper()
  const printDay = () => {
    if (date === null) return
    printPaper('Appointments to print', async (letterhead, signal) => {
      const visits = await readAll(
        // A step meanwhile moves no visit in the order by time.
        readAllVisits({ date, doctorId }),
        ({ id }) => id,
        { signal, most: printedMost },
      )
      const { DaySheet } = await import('./day-sheet')
      const printed = clinicTime(new Date(now()))
      return (
        <DaySheet
          date={date}
          visits={visits.rows}
          isCut={visits.isCut}
          letterhead={letterhead}
          printedAt={`${printed.date} ${printed.time}`}
        />
      )
    })
  }
  return { sheet, busy, printDay }
}

interface PrintDayProps {
  busy: boolean
  onPrint: () => void
  /** Whether it stands in a menu, or by itself. */
  inMenu: boolean
}

export const PrintDay = ({ busy, onPrint, inMenu }: PrintDayProps) =>
  inMenu ? (
    <Menu.Item
      disabled={busy}
      leftSection={busy ? <Loader size={16} aria-hidden /> : <IconPrinter size={16} aria-hidden />}
      onClick={onPrint}
    >
      Print the day by doctor
    </Menu.Item>
  ) : (
    <BusyIconButton
      busy={busy}
      variant="default"
      size={36}
      aria-label="Print the day by doctor"
      title="Print the day by doctor"
      onClick={onPrint}
    >
      <IconPrinter size={18} aria-hidden />
    </BusyIconButton>
  )
