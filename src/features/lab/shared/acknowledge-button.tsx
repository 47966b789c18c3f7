import { type LabOrder, labOrderName } from '@shared/contracts/lab-orders'
import { BusyButton } from '@/components/busy-button'
import { disabledWithReason } from '@/components/disabled-with-reason'
import { useAcknowledge } from './use-acknowledge'

interface AcknowledgeButtonProps {
  order: LabOrder
  /** The button goes with what it has said: this is where the focus goes on. */
  onAcknowledged: () => void
}

/** Says of a critical result that a doctor has seen it. */
export function AcknowledgeButton({ order, onAcknowledged }: AcknowledgeButtonProps) {
  const { busy, denied, acknowledge } = useAcknowledge()
  return (
    <BusyButton
      color="red"
      busy={busy}
      {...disabledWithReason(denied)}
      aria-label={`Acknowledge ${labOrderName(order)}`}
      onClick={async () => {
        if (await acknowledge(order)) onAcknowledged()
      }}
    >
      Acknowledge
    </BusyButton>
  )
}
