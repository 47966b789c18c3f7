import { Text } from '@mantine/core'
import type { Gender } from '@/contracts/patients'
import { type Aged, ageWords } from '@/lib/age'
import { clinicToday } from '@/stores/clinic-day'

/** What tells a patient from everybody else. A host that keeps no records knows less. */
interface Person extends Aged {
  number?: number | undefined
  name: string
  gender?: Gender | undefined
}

interface WhoProps {
  patient: Person
  /** How the patient is reached, where that is of use. */
  contact?: string
}

/**
 * Who it is, wherever something is written to a record. Each patient has elements of their own, which
 * translators of pages leave alone: what one has replaced would stay when the patient changes.
 */
export const Who = ({ patient, contact }: WhoProps) => {
  const { number, name, gender, dateOfBirth } = patient
  const facts = [
    ...(number === undefined ? [] : [`, no. ${number}`]),
    ...(dateOfBirth ? [`, born ${dateOfBirth}`] : []),
    ...(contact === undefined ? [] : [`, contact ${contact}`]),
  ].join('')
  return (
    <Text key={`${number} ${name}`} translate="no" size="sm" style={{ overflowWrap: 'anywhere' }}>
      <Text component="bdi" inherit fz="md" fw={650}>
        {name}
      </Text>
      <span>{`, ${ageWords(patient, clinicToday())}${gender ? `, ${gender}` : ''}`}</span>
      <Text span inherit c="dimmed">
        {facts}
      </Text>
    </Text>
  )
}
