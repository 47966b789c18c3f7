import { type Patient, patientEndpoints, patientMessages } from '@shared/contracts/patients'
import { errorText } from '@/api/api-error'
import { useWriteAllergies } from '@/api/patients'
import { BusyButton } from '@/components/busy-button'
import { toast } from '@/components/toast'
import { useMay } from '@/hooks/use-may'
import { useOneAtATime } from '@/hooks/use-one-at-a-time'

/** Marks that the patient says that there are no allergies, and takes the mark back; a press each. */
export function AskedAllergies({ patient }: { patient: Patient }) {
  const { id, version, allergies, noKnownAllergies } = patient
  const write = useWriteAllergies()
  const { busy, begin, end } = useOneAtATime()
  const mayWrite = useMay(patientEndpoints.writeAllergies)
  if (!mayWrite || allergies.length > 0 || noKnownAllergies === undefined) return null
  const noneKnown = noKnownAllergies === null

  const mark = async () => {
    if (!begin()) return
    try {
      await write.mutateAsync({ id, version, allergies: [], noneKnown })
      toast.success(
        noneKnown ? patientMessages.noKnownAllergiesSaved : patientMessages.notAskedSaved,
      )
    } catch (error) {
      toast.error(errorText(error, { otherwise: patientMessages.allergiesFailed }))
    } finally {
      end()
    }
  }
  return (
    <BusyButton
      variant="default"
      size="compact-sm"
      mt={4}
      busy={busy}
      onClick={({ detail }) => {
        // The second click of a double click would take the mark back.
        if (detail <= 1) void mark()
      }}
      data-noprint
    >
      {noneKnown ? 'Mark No Known Allergies' : 'Mark as Not Asked'}
    </BusyButton>
  )
}
