import type { AffectedAnswer } from '@shared/contracts/absence-desk'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { IconPrinter } from '@tabler/icons-react'
import { BusyButton } from '@/components/busy-button'
import { usePrintPaper } from '@/features/clinic/shared/use-print-paper'
import { clinicTime } from '@/stores/clinic-day'
import { now } from '@/stores/clock'
import type { CallFacts } from './call-list'

interface PrintCallListProps {
  answer: AffectedAnswer
  call: CallFacts
  today: ClinicDate
}

export function PrintCallList({ answer, call, today }: PrintCallListProps) {
  const { sheet, busy, printPaper } = usePrintPaper()
  const print = () =>
    printPaper('Call list to print', async (letterhead) => {
      const { CallListPaper } = await import('./call-list-paper')
      const printed = clinicTime(new Date(now()))
      return (
        <CallListPaper
          answer={answer}
          call={call}
          letterhead={letterhead}
          today={today}
          printedAt={`${printed.date} ${printed.time}`}
        />
      )
    })
  return (
    <>
      <BusyButton
        variant="default"
        busy={busy}
        leftSection={<IconPrinter size={16} aria-hidden />}
        onClick={print}
      >
        Print Call List
      </BusyButton>
      {sheet}
    </>
  )
}
