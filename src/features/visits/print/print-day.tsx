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
import { DaySheet } from './day-sheet'

/** How many visits are printed of one day at most. */
const printedMost = 1000

interface PrintDayProps {
  date: ClinicDate
  /** Of that doctor alone; null for all. */
  doctorId: string | null
  /** Whether it stands in a menu, or by itself. */
  inMenu?: boolean
}

/** Prints who comes on the day on show, doctor by doctor. */
export function PrintDay({ date, doctorId, inMenu = false }: PrintDayProps) {
  const { sheet, print } = usePrintSheet()
  const withLetterhead = useLetterhead()
  const [isReading, setReading] = useState(false)
  const reading = useRef<AbortController | null>(null)
  useEffect(() => () => reading.current?.abort(), [])

  const printDay = async () => {
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
      const now = clinicTime(new Date())
      await withLetterhead((letterhead) =>
        print(
          'Appointments to print',
          <DaySheet
            date={date}
            visits={visits.rows}
            isCut={visits.isCut}
            letterhead={letterhead}
            printedAt={`${now.date} ${now.time}`}
          />,
        ),
      )
    } catch (error) {
      if (!signal.aborted) toast.error(errorText(error, { otherwise: visitMessages.fetchFailed }))
    } finally {
      setReading(false)
    }
  }

  return (
    <>
      {inMenu ? (
        <Menu.Item
          disabled={isReading}
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => void printDay()}
        >
          Print the day by doctor
        </Menu.Item>
      ) : (
        <ActionIcon
          variant="default"
          size={36}
          aria-label="Print the day by doctor"
          title="Print the day by doctor"
          loading={isReading}
          onClick={() => void printDay()}
        >
          <IconPrinter size={18} aria-hidden />
        </ActionIcon>
      )}
      {sheet}
    </>
  )
}
