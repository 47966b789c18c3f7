import { Alert, Button, Group, Text } from '@mantine/core'
import { bookingRequestMessages } from '@shared/contracts/booking-requests'
import { patientEndpoints, patientMessages } from '@shared/contracts/patients'
import { nameAndNumber } from '@shared/lib/isolated'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '@/api/api-error'
import { patientQuery, useCloseOrReopenPatient } from '@/api/patients'
import { BusyButton } from '@/components/busy-button'
import { showError } from '@/components/dialogs'
import { disabledWithReason } from '@/components/disabled-with-reason'
import { toast } from '@/components/toast'
import { useDenial } from '@/hooks/use-may'

interface ClosedPatientProps {
  patientId: string
  onReopened: () => void
  onChooseAnother: () => void
}

/** Says of a patient who is closed or gone that nothing can be scheduled for them, and what helps. */
export function ClosedPatient({ patientId, onReopened, onChooseAnother }: ClosedPatientProps) {
  const { data: patient } = useQuery({ ...patientQuery(patientId), enabled: patientId !== '' })
  const { mutateAsync, isPending } = useCloseOrReopenPatient()
  const locked = useDenial(patientEndpoints.reopen)
  if (patient === undefined || (patient !== null && patient.closedAt === null)) return null

  const reopen = async ({ id, version }: { id: string; version: number }) => {
    try {
      await mutateAsync({ id, version, isClosed: true })
      toast.success(patientMessages.hasBeenReopened)
      onReopened()
    } catch (error) {
      showError(errorText(error, { otherwise: patientMessages.reopenFailed }))
    }
  }
  return (
    <Alert color="yellow">
      <Text size="sm" mb="xs">
        {patient
          ? bookingRequestMessages.patientClosed(nameAndNumber(patient))
          : patientMessages.notFound}
      </Text>
      <Group gap="xs">
        {patient && (
          <BusyButton
            variant="default"
            busy={isPending}
            {...disabledWithReason(locked)}
            onClick={() => void reopen(patient)}
          >
            Reopen Record
          </BusyButton>
        )}
        <Button variant="default" onClick={onChooseAnother}>
          Choose Another Patient
        </Button>
      </Group>
    </Alert>
  )
}
