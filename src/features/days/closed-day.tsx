import { Alert, List, Stack, Title } from '@mantine/core'
import { type DaySheet, dayMessages } from '@shared/contracts/day-sheets'
import { IconPrinter } from '@tabler/icons-react'
import { BusyButton } from '@/components/busy-button'
import { Facts } from '@/components/facts'
import { usePrintPaper } from '@/features/clinic/shared/use-print-paper'
import { clinicTime } from '@/stores/clinic-day'
import { figuresWords, thingWords } from './day-words'

/** The sheet of a day that is closed. */
export function ClosedDay({ sheet: of }: { sheet: DaySheet }) {
  const { sheet, busy, printPaper } = usePrintPaper()
  const at = clinicTime(new Date(of.closedAt))
  const print = () =>
    printPaper('Day sheet to print', async (letterhead) => {
      const { DayPaper } = await import('./day-paper')
      return <DayPaper sheet={of} letterhead={letterhead} />
    })
  return (
    <Stack align="flex-start">
      {!of.isIntact && <Alert color="red">{dayMessages.broken}</Alert>}
      <Facts
        facts={[
          ['Closed by', `${of.closedBy}, ${at.date} ${at.time}`],
          ['Appointments', figuresWords(of.figures)],
          ['Seal', of.hash],
        ]}
      />
      {of.leftOpen.length + of.notShown > 0 && (
        <section aria-label="Left open">
          <Title order={3} size="h5">
            Left open
          </Title>
          <List>
            {of.leftOpen.map((thing) => (
              <List.Item key={`${thing.kind} ${thing.id}`}>
                {thingWords(thing)}, {thing.what}: {thing.reason}
              </List.Item>
            ))}
            {of.notShown > 0 && <List.Item>{dayMessages.notShown(of)}</List.Item>}
          </List>
        </section>
      )}
      {of.changedSince.length > 0 && (
        <section aria-label="Changed since the day was closed">
          <Title order={3} size="h5">
            Changed since the day was closed
          </Title>
          <List>
            {of.changedSince.map(({ number, what }) => (
              <List.Item key={number}>
                Appointment no. {number}. {what}
              </List.Item>
            ))}
          </List>
        </section>
      )}
      <BusyButton
        variant="default"
        busy={busy}
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={print}
      >
        Print
      </BusyButton>
      {sheet}
    </Stack>
  )
}
