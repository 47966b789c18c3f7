import { Alert, Button, Card, Group, List, Skeleton, Stack, Text, Title } from '@mantine/core'
import { isSameLine } from '@shared/contracts/medications'
import type { Patient } from '@shared/contracts/patients'
import {
  type Prescription,
  prescriptionEndpoints,
  prescriptionMessages,
} from '@shared/contracts/prescriptions'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { prescriptionQuery, useEndMedicine } from '@/api/prescriptions'
import { Dialog } from '@/components/dialog'
import { disabledWithReason } from '@/components/disabled-with-reason'
import { Facts } from '@/components/facts'
import { QueryAlert } from '@/components/query-alert'
import { useDenial } from '@/hooks/use-may'
import { Medicines } from './medicine-lines'
import {
  medicineInWords,
  prescriptionFacts,
  prescriptionWarning,
  readInPartWords,
  reasonsInWords,
} from './prescription-text'
import { EndMedicine } from './shared/end-medicine'
import { usePrescribe } from './shared/use-prescribe'

interface PrescriptionDialogProps {
  prescription: Prescription | undefined
  /** Whose it is, where whoever looks works for the clinic: what still runs can be renewed and ended. */
  patient?: Patient
  onClose: () => void
  /** Shown until there is a prescription. */
  children?: ReactNode
}

/** One prescription, and what can be done with its medicines. */
export function PrescriptionDialog({
  prescription,
  patient,
  onClose,
  children,
}: PrescriptionDialogProps) {
  const [ending, setEnding] = useState<number | null>(null)
  const end = useEndMedicine()
  const ended = ending === null ? undefined : prescription?.medicines[ending]
  if (prescription && patient && ending !== null && ended) {
    const { id, version = 1 } = prescription
    return (
      <EndMedicine
        medicine={ended}
        patient={patient}
        end={({ reason }) => end.mutateAsync({ id, version, medicine: ending, reason })}
        onClose={() => setEnding(null)}
      />
    )
  }
  return (
    <Dialog
      title={prescription ? `Prescription no. ${prescription.number}` : 'Prescription'}
      onClose={onClose}
    >
      <Stack>
        {prescription ? (
          <PrescriptionDetails prescription={prescription} patient={patient} onEnd={setEnding} />
        ) : (
          children
        )}
      </Stack>
    </Dialog>
  )
}

interface OpenedPrescriptionProps {
  id: string
  patient: Patient
  onClose: () => void
}

/** One prescription of the clinic, read when it is opened. */
export function OpenedPrescription({ id, patient, onClose }: OpenedPrescriptionProps) {
  const query = useQuery(prescriptionQuery(id))
  return (
    <PrescriptionDialog prescription={query.data} patient={patient} onClose={onClose}>
      <QueryAlert query={query} otherwise={prescriptionMessages.fetchFailed} />
      {query.isPending && <Skeleton role="status" aria-label="Loading the prescription" h={240} />}
    </PrescriptionDialog>
  )
}

interface PrescriptionDetailsProps {
  prescription: Prescription
  patient: Patient | undefined
  /** Hears of the place of the medicine that is to be ended. */
  onEnd: (at: number) => void
}

function PrescriptionDetails({ prescription, patient, onEnd }: PrescriptionDetailsProps) {
  const titleId = useId()
  const warning = prescriptionWarning(prescription)
  const reasons = reasonsInWords(prescription)
  const readInPart = readInPartWords(prescription)
  return (
    <>
      <section aria-labelledby={titleId}>
        <Title order={3} size="sm" mb="xs" id={titleId}>
          Medicines
        </Title>
        {patient ? (
          <Stack gap="xs">
            {prescription.medicines.map((medicine, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one medicine may stand there twice
              <Card key={at} padding="sm">
                <Group justify="space-between" gap="xs">
                  <Medicines medicines={[medicine]} />
                  <MedicineActions
                    prescription={prescription}
                    at={at}
                    patient={patient}
                    onEnd={() => onEnd(at)}
                  />
                </Group>
              </Card>
            ))}
          </Stack>
        ) : (
          <Medicines medicines={prescription.medicines} />
        )}
      </section>
      {warning !== null && (
        <Alert role="note" {...(!prescription.hasInteraction && { color: 'yellow' })}>
          {warning}
        </Alert>
      )}
      {reasons.length > 0 && (
        <List size="sm" aria-label="Reasons for going on">
          {reasons.map((reason) => (
            <List.Item key={reason}>{reason}</List.Item>
          ))}
        </List>
      )}
      {readInPart !== null && (
        <Text size="xs" c="dimmed">
          {readInPart}
        </Text>
      )}
      <Facts facts={prescriptionFacts(prescription)} />
    </>
  )
}

interface MedicineActionsProps {
  prescription: Prescription
  at: number
  patient: Patient
  onEnd: () => void
}

/** What is ended, or was never on the patient's list, is neither renewed nor ended. */
function MedicineActions({ prescription, at, patient, onEnd }: MedicineActionsProps) {
  const { denied, renew } = usePrescribe(patient)
  const cannotEnd = useDenial(prescriptionEndpoints.end)
  const medicine = prescription.medicines[at]
  if (!medicine || medicine.ended) return null
  if (!patient.currentMedications.some((running) => isSameLine(running, medicine)))
    return (
      <Text size="sm" c="dimmed">
        Not among the current medications
      </Text>
    )
  const words = medicineInWords(medicine)
  return (
    <Group gap="xs">
      <Button
        variant="default"
        aria-label={`Renew ${words}`}
        {...disabledWithReason(denied)}
        onClick={() => renew(medicine)}
      >
        Renew
      </Button>
      <Button
        variant="default"
        aria-label={`End ${words}`}
        {...disabledWithReason(cannotEnd)}
        onClick={onEnd}
      >
        End
      </Button>
    </Group>
  )
}
