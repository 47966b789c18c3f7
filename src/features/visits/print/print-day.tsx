import { ActionIcon, Menu } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '@/api/api-error'
import { readAllVisits } from '@/api/visits'
import { usePrintSheet } from '@/components/print-sheet'
import { toast } from '@/components/toast'
import { visitMessages } from '@/contracts/visits'
import { useLetterhead } from '@/features/clinic/shared/letterhead'
import type { ClinicDate } from '@/lib/clinic-date'
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
  const { sheet, print } = usePrintSheet()
  const withLetterhead = useLetterhead()
  const [isReading, setReading] = useState(false)
  const reading = useRef<AbortController | null>(null)
  useEffect(() => () => reading.current?.abort(), [])

  const printDay = async () => {
    if (date === null) return
    const begun = new AbortController()
    reading.current = begun
    const { signal } = begun
    setReading(true)
    try {
      const visits = await readAll(
        // A step meanwhile moves no visit in the order by time.
        readAllVisits({ date, doctorId }),
        ({ id }) => id,
        { signal, most: printedMost },
      )
      const { DaySheet } = await import('./day-sheet')
      const printed = clinicTime(new Date(now()))
      await withLetterhead((letterhead) =>
        print(
          'Appointments to print',
          <DaySheet
            date={date}
            visits={visits.rows}
            isCut={visits.isCut}
            letterhead={letterhead}
            printedAt={`${printed.date} ${printed.time}`}
          />,
        ),
      )
    } catch (error) {
      if (!signal.aborted) toast.error(errorText(error, { otherwise: visitMessages.fetchFailed }))
    } finally {
      setReading(false)
    }
  }

  return { sheet, isReading, printDay: () => void printDay() }
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
      leftSection={<IconPrinter size={16} aria-hidden />}
      onClick={onPrint}
    >
      Print the day by doctor
    </Menu.Item>
  ) : (
    <ActionIcon
      variant="default"
      size={36}
      aria-label="Print the day by doctor"
      title="Print the day by doctor"
      loading={busy}
      onClick={onPrint}
    >
      <IconPrinter size={18} aria-hidden />
    </ActionIcon>
  )
