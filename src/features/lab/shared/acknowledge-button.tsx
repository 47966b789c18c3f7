import { BusyButton } from '@/components/busy-button'
import { type LabOrder, labOrderName } from '@/contracts/lab-orders'
import { useAcknowledge } from './use-acknowledge'

interface AcknowledgeButtonProps {
  order: LabOrder
  /** What follows, however it has ended. */
  onDone: () => void
}

/** Says of a critical result that a doctor has seen it. */
export function AcknowledgeButton({ order, onDone }: AcknowledgeButtonProps) {
  const { busy, denied, acknowledge } = useAcknowledge()
  return (
    <BusyButton
      color="red"
      busy={busy}
      disabled={denied !== null}
      title={denied ?? undefined}
      aria-label={`Acknowledge ${labOrderName(order)}`}
      onClick={() => void acknowledge(order).then(onDone)}
    >
      Acknowledge
    </BusyButton>
  )
}
