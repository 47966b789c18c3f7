import { Badge, Box, Group, Text, Title } from '@mantine/core'
import type { Patient } from '@shared/contracts/patients'
import { nameAndNumber } from '@shared/lib/isolated'
import type { ReactNode } from 'react'
import { useScreenTitle } from '@/hooks/use-screen-title'
import { ageWords } from '@/lib/age'
import { clinicToday } from '@/stores/clinic-day'
import { AskedAllergies } from './asked-allergies'
import { closedOn } from './patient-words'
import { Allergies } from './shared/allergies'
import { Dialled } from './shared/telephones'

interface PatientHeadProps {
  patient: Patient
  actions: ReactNode
}

/** Who it is, what the patient must not be given, and what can be done: read at a glance. */
export function PatientHead({ patient, actions }: PatientHeadProps) {
  const { number, gender, dateOfBirth, contact } = patient
  const closed = closedOn(patient)
  const called = nameAndNumber(patient)
  useScreenTitle(called)
  return (
    <Group key={number} justify="space-between" align="flex-start" gap="md" mb="lg">
      <Box flex="1 1 24rem" miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Group gap="xs">
          <Title order={1} size="h2" translate="no">
            {called}
          </Title>
          {closed !== null && (
            <Badge color="gray" tt="none">
              Closed since {closed}
            </Badge>
          )}
        </Group>
        <Text translate="no">
          {ageWords(patient, clinicToday())}, {gender}
          {dateOfBirth && `, born ${dateOfBirth}`}, contact <Dialled>{contact}</Dialled>
        </Text>
        <Allergies patient={patient} size="lg" />
        {closed === null && <AskedAllergies patient={patient} />}
      </Box>
      <Group gap="xs">{actions}</Group>
    </Group>
  )
}
