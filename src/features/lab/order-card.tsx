import { Badge, Card, Group, Stack, Text } from '@mantine/core'
import {
  isOpenOrder,
  type LabOrder,
  type LabStatus,
  labOrderName,
  labPriorityWords,
  labStatusWords,
} from '@shared/contracts/lab-orders'
import type { Patient } from '@shared/contracts/patients'
import { isolated } from '@shared/lib/isolated'
import { IconPrinter } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { BusyButton } from '@/components/busy-button'
import { usePrintPaper } from '@/features/clinic/shared/use-print-paper'
import { LabResultSheet } from './lab-result-sheet'
import { AcknowledgeButton } from './shared/acknowledge-button'
import { EarlierVersions } from './shared/earlier-versions'
import { orderCardId } from './shared/order-card-id'
import { ResultVersion } from './shared/result-version'
import { waitsForDoctor } from './shared/worst-first'

const colors: Record<LabStatus, string> = {
  pending: 'gray',
  'in-progress': 'blue',
  completed: 'green',
  cancelled: 'gray',
}

interface OrderCardProps {
  order: LabOrder
  patient: Patient
}

/** One test that was ordered of a patient: where it stands, and what was found. */
export function OrderCard({ order, patient }: OrderCardProps) {
  const card = useRef<HTMLLIElement>(null)
  const { testType, status, priority, result, question } = order
  // A link leads here before the orders have been read.
  const isMeant = useLocation({ select: ({ hash }) => hash === orderCardId(order) })
  useEffect(() => {
    if (isMeant) card.current?.focus()
  }, [isMeant])
  const isWorst = waitsForDoctor(order)
  const isOpen = isOpenOrder(order)
  return (
    <li
      ref={card}
      id={orderCardId(order)}
      tabIndex={-1}
      aria-label={`${testType}, no. ${order.number}`}
    >
      <Card
        padding="sm"
        withBorder
        {...(isWorst && {
          style: { borderColor: 'var(--mantine-color-error)', borderInlineStartWidth: 6 },
        })}
      >
        <Stack gap="xs">
          <Group justify="space-between" gap="xs" align="flex-start">
            <Group gap="xs">
              <Text fw={650}>{testType}</Text>
              <Badge color={colors[status]} tt="none">
                {labStatusWords[status]}
              </Badge>
              {isOpen && priority === 'urgent' && (
                <Badge color="red" tt="none">
                  {labPriorityWords.urgent}
                </Badge>
              )}
            </Group>
            <Group gap="xs">
              {result && <PrintResult order={order} patient={patient} />}
              {isWorst && (
                <AcknowledgeButton order={order} onAcknowledged={() => card.current?.focus()} />
              )}
            </Group>
          </Group>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {told(order)}
          </Text>
          {question !== '' && (
            <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              <strong>Question:</strong> {question}
            </Text>
          )}
          {result && <ResultVersion key={result.revision} result={result} />}
          <EarlierVersions order={order} />
          {status === 'completed' && !result && (
            <Text size="sm" c="dimmed">
              Completed without a result.
            </Text>
          )}
        </Stack>
      </Card>
    </li>
  )
}

function PrintResult({ order, patient }: OrderCardProps) {
  const { sheet, busy, printPaper } = usePrintPaper()
  return (
    <>
      <BusyButton
        variant="default"
        busy={busy}
        leftSection={<IconPrinter size={16} aria-hidden />}
        aria-label={`Print ${labOrderName(order)}, no. ${order.number}`}
        onClick={() =>
          printPaper('Result to print', (letterhead) => (
            <LabResultSheet order={order} patient={patient} letterhead={letterhead} />
          ))
        }
      >
        Print
      </BusyButton>
      {sheet}
    </>
  )
}

function told({ number, requestedDate, orderedBy, technician }: LabOrder): string {
  return [
    `No. ${number}`,
    `ordered on ${requestedDate}${orderedBy ? ` by ${isolated(orderedBy.name)}` : ''}`,
    ...(technician ? [`technician ${isolated(technician.name)}`] : []),
  ].join(', ')
}
