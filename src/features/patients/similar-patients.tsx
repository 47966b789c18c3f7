import { Alert, Box, Button, List, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { isSimilar } from '@shared/contracts/patient-likeness'
import { type PatientRow, patientMessages } from '@shared/contracts/patients'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { similarPatientsQuery } from '@/api/patients'
import { outdatedProps } from '@/components/outdated'
import { ageWords } from '@/lib/age'
import { clinicToday } from '@/stores/clinic-day'

/** Milliseconds without a key after which similar patients are looked for. */
const debounceDelay = 250

/** As much as leaves *Register* in sight on a small screen; what is more is scrolled to. */
const room = { h: 104, style: { overflowY: 'auto' } } as const

const factsOf = (patient: PatientRow): string =>
  [
    '',
    ageWords(patient, clinicToday()),
    [patient.contact, ...(patient.telephones ?? []).slice(1).map(({ number }) => number)].join(
      ', ',
    ),
    ...(patient.dateOfBirth ? [`born ${patient.dateOfBirth}`] : []),
    `last visit ${patient.lastVisit}`,
    ...(patient.closedAt ? ['closed'] : []),
  ].join(', ')

interface SimilarPatientsProps {
  typed: { name: string; contact: string; dateOfBirth: string }
  /** Goes on with somebody who is there already; absent where nobody can. */
  onUse?: (patient: PatientRow) => void
}

/**
 * Shows who is registered already with such a name or this contact, and warns of whoever may be the same
 * person; it never keeps anybody from registering. Its room is there before, so that *Register* stays where
 * it is being pressed.
 */
export function SimilarPatients({ typed, onUse }: SimilarPatientsProps) {
  const [{ name, contact, dateOfBirth }] = useDebouncedValue(typed, debounceDelay)
  const likeness = { name, contact, dateOfBirth }
  const isSettled =
    name === typed.name && contact === typed.contact && dateOfBirth === typed.dateOfBirth
  const isAsked = name.trim() !== '' || contact.trim() !== ''
  // What was found stays until the next answer: otherwise each key would read it out again.
  const { data, isPlaceholderData } = useQuery({
    ...similarPatientsQuery(likeness),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const found = (isAsked && data) || []
  const isOutdated = isAsked && (isPlaceholderData || !isSettled)
  const similar = found.filter((patient) => isSimilar(patient, likeness))
  const alike = found.filter((patient) => !similar.includes(patient))
  return (
    // What scrolls must scroll by keyboard.
    <Box {...room} component="section" aria-label="Registered already" tabIndex={0}>
      <Box aria-live="polite" {...outdatedProps(isOutdated)}>
        {similar.length > 0 && (
          // Without an icon there is room for the first of them.
          <Alert color="yellow" role="note" icon={null} mb="xs" p="xs">
            <strong>{patientMessages.similar}</strong>
            <Patients patients={similar} onUse={onUse} />
          </Alert>
        )}
        {alike.length > 0 && (
          <>
            <Text size="sm">{patientMessages.alike}</Text>
            <Patients patients={alike} onUse={onUse} />
          </>
        )}
      </Box>
      {found.length === 0 && (
        <Text size="sm" c="dimmed">
          {patientMessages.noneAlike}
        </Text>
      )}
    </Box>
  )
}

interface PatientsProps {
  patients: readonly PatientRow[]
  onUse: SimilarPatientsProps['onUse']
}

const Patients = ({ patients, onUse }: PatientsProps) => (
  <List size="sm" listStyleType="none">
    {patients.map((patient) => (
      <List.Item key={patient.id}>
        No. {patient.number}: <bdi translate="no">{patient.name}</bdi>
        <span translate="no">{factsOf(patient)}</span>
        {onUse && (
          <Button variant="default" size="compact-xs" ms="xs" onClick={() => onUse(patient)}>
            Use no. {patient.number}
          </Button>
        )}
      </List.Item>
    ))}
  </List>
)
