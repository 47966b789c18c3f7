import { Anchor, Text } from '@mantine/core'
import type { LabOrder } from '@shared/contracts/lab-orders'
import { isolated, nameAndNumber } from '@shared/lib/isolated'
import { Link } from '@tanstack/react-router'
import { Figures } from '@/components/cells'
import { opensPatients } from '@/features/patients/shared/patient-link'
import { ageAndSex } from '@/features/patients/shared/who-words'
import { useSession } from '@/stores/session'

/** The patient, by whom the page is found. */
export function Whose({ order: { patient, patientNumber } }: { order: LabOrder }) {
  const isOpen = useSession(opensPatients)
  if (patientNumber === undefined) return <strong translate="no">{isolated(patient)}</strong>
  const name = nameAndNumber({ name: patient, number: patientNumber })
  if (!isOpen) return <strong translate="no">{name}</strong>
  return (
    <Anchor
      inherit
      fw={650}
      renderRoot={(root) => (
        <Link
          to="/patient/$number"
          params={{ number: String(patientNumber) }}
          preload={false}
          {...root}
        />
      )}
    >
      <span translate="no">{name}</span>
    </Anchor>
  )
}

/** The patient by all that tells people apart, where a result is acknowledged or told on the telephone. */
export function WhoseInFull({ order }: { order: LabOrder }) {
  const { dateOfBirth } = order
  return (
    <>
      <Whose order={order} />
      <span translate="no">{['', ...ageAndSex({ ...order, name: order.patient })].join(', ')}</span>
      {dateOfBirth && (
        <Text span inherit c="dimmed" translate="no">
          , <Figures>born {dateOfBirth}</Figures>
        </Text>
      )}
    </>
  )
}
