import { Alert, Box, Button, List } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { similarPatientsQuery } from '@/api/patients'
import { type PatientRow, patientMessages } from '@/contracts/patients'
import { ageWords } from '@/lib/age'
import { clinicToday } from '@/stores/clinic-day'

/** Milliseconds without a key after which similar patients are looked for. */
const debounceDelay = 250

interface SimilarPatientsProps {
  typed: { name: string; contact: string; dateOfBirth: string }
  /** Goes on with somebody who is there already; absent where nobody can. */
  onUse?: (patient: PatientRow) => void
}

const factsOf = (patient: PatientRow): string =>
  [
    '',
    ageWords(patient, clinicToday()),
    patient.contact,
    ...(patient.dateOfBirth ? [`born ${patient.dateOfBirth}`] : []),
    `last visit ${patient.lastVisit}`,
    ...(patient.closedAt ? ['closed'] : []),
  ].join(', ')

/** Warns of whoever may be the same person; it never keeps anybody from registering. */
export function SimilarPatients({ typed, onUse }: SimilarPatientsProps) {
  const [{ name, contact, dateOfBirth }] = useDebouncedValue(typed, debounceDelay)
  const { data: similar = [] } = useQuery({
    ...similarPatientsQuery({ name, contact, dateOfBirth }),
    enabled: name.trim() !== '' && (contact.trim() !== '' || dateOfBirth.trim() !== ''),
  })
  return (
    <Box aria-live="polite" style={{ gridColumn: '1 / -1' }}>
      {similar.length > 0 && (
        <Alert color="yellow" role="note">
          <strong>{patientMessages.similar}</strong>
          <List size="sm">
            {similar.map((patient) => (
              <List.Item key={patient.id}>
                No. {patient.number}: <bdi translate="no">{patient.name}</bdi>
                <span translate="no">{factsOf(patient)}</span>
                {onUse && (
                  <Button
                    display="block"
                    variant="default"
                    size="xs"
                    my="xs"
                    onClick={() => onUse(patient)}
                  >
                    Use no. {patient.number}
                  </Button>
                )}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
    </Box>
  )
}
