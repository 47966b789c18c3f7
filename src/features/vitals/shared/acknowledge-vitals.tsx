import { criticalWords } from '@shared/contracts/vital-words'
import { type Vitals, vitalsEndpoints, vitalsMessages } from '@shared/contracts/vitals'
import { errorText } from '@/api/api-error'
import { staleVitals, useAcknowledgeVitals } from '@/api/vitals'
import { BusyButton } from '@/components/busy-button'
import { showError, showInfo } from '@/components/dialogs'
import { disabledWithReason } from '@/components/disabled-with-reason'
import { toast } from '@/components/toast'
import { useDenial } from '@/hooks/use-may'
import { acknowledgedWords } from './vitals-words'

interface AcknowledgeVitalsProps {
  vitals: Vitals
  /** Whose they are, by name and number. */
  patient: string
  /** The button goes with what it has said: this is where the focus goes on. */
  onAcknowledged: () => void
}

/** Says of critical vitals that a doctor has seen them. */
export function AcknowledgeVitals({ vitals, patient, onAcknowledged }: AcknowledgeVitalsProps) {
  const { mutateAsync, isPending } = useAcknowledgeVitals()
  const denied = useDenial(vitalsEndpoints.acknowledge)
  const acknowledge = async () => {
    try {
      await mutateAsync({ id: vitals.id, version: vitals.version })
      toast.success(vitalsMessages.acknowledged)
      onAcknowledged()
    } catch (error) {
      const now = staleVitals(error)
      // What was to be said has been said: nothing is left to do.
      if (now?.critical?.acknowledged)
        showInfo(`Critical vitals of ${patient}`, acknowledgedWords(now.critical))
      else showError(errorText(error, { otherwise: vitalsMessages.acknowledgeFailed }))
    }
  }
  return (
    <BusyButton
      color="red"
      size="compact-md"
      busy={isPending}
      {...disabledWithReason(denied)}
      aria-label={`Acknowledge vitals of ${patient}: ${criticalWords(vitals)}`}
      onClick={() => void acknowledge()}
    >
      Acknowledge
    </BusyButton>
  )
}
