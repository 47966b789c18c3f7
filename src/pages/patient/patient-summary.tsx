import { Button, Group, Stack, Text } from '@mantine/core'
import type { EndedMedication, Medication } from '@shared/contracts/medications'
import type { ContactPerson } from '@shared/contracts/patient-contacts'
import { type Patient, patientEndpoints, patientMessages } from '@shared/contracts/patients'
import { visitEndpoints } from '@shared/contracts/visits'
import { languageName } from '@shared/lib/language-names'
import { type ReactNode, useState } from 'react'
import { Facts } from '@/components/facts'
import { lazyDialog } from '@/components/lazy'
import { endedInWords, medicationInWords } from '@/features/patients/patient-words'
import { Dialled, Telephones } from '@/features/patients/shared/telephones'
import { usePrescribe } from '@/features/prescriptions/shared/use-prescribe'
import { NextVisit } from '@/features/visits/shared/next-visit'
import { useMay } from '@/hooks/use-may'

const { endMedicine } = patientEndpoints

const EndTaken = lazyDialog({
  name: 'end medicine',
  load: () => import('./end-taken').then((it) => it.EndTaken),
})

/** What is known of a patient by now: the diagnosis, the medicines, when they come and were seen. */
export function PatientSummary({ patient }: { patient: Patient }) {
  const seesVisits = useMay(visitEndpoints.list)
  const ended = patient.endedMedications?.toReversed() ?? []
  return (
    <Facts
      beside
      facts={[
        ['Diagnosis', patient.diagnosis || '—'],
        ['Current medications', <Medications key="medications" patient={patient} />],
        ...(ended.length > 0
          ? [['Ended medications', <Ended key="ended" medications={ended} />] as const]
          : []),
        ...(seesVisits
          ? [['Next Visit', <NextVisit key="next" patientId={patient.id} />] as const]
          : []),
        ['Last Visit', patient.lastVisit],
        ['Past history', patient.pastMedicalHistory || patientMessages.noneOnRecord],
        ...reachedBy(patient),
        ['Address', patient.address || '—'],
      ]}
    />
  )
}

/** How the patient is reached: what is not kept of it takes no room, but for the telephone and the e-mail. */
function reachedBy(patient: Patient): readonly (readonly [string, ReactNode])[] {
  const { telephones = [], email, contactNote, contactPerson, language } = patient
  return [
    [
      'Telephone',
      telephones.length > 0 ? <Telephones key="telephones" telephones={telephones} /> : '—',
    ],
    ['Email', email || '—'],
    ...(contactNote ? [['Note on contact', contactNote] as const] : []),
    ...(contactPerson
      ? [['Relative or carer', <Person key="person" person={contactPerson} />] as const]
      : []),
    ...(language ? [['Language', languageName(language)] as const] : []),
  ]
}

const Person = ({ person: { name, relation, telephone } }: { person: ContactPerson }) => (
  <Stack gap={2}>
    <span>{[name, relation].filter(Boolean).join(', ')}</span>
    {telephone !== '' && (
      <span>
        <Dialled>{telephone}</Dialled>
      </span>
    )}
  </Stack>
)

/** What the patient took, the last ended first. */
const Ended = ({ medications }: { medications: readonly EndedMedication[] }) => (
  <Stack gap={4}>
    {medications.map((medication, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: one medicine may have been ended twice
      <Text key={at} size="sm" c="dimmed">
        {endedInWords(medication)}
      </Text>
    ))}
  </Stack>
)

/** What the patient takes; whoever may prescribe can renew each of it, and whoever may end it, end it. */
function Medications({ patient }: { patient: Patient }) {
  const { denied, renew } = usePrescribe(patient)
  const ends = useMay(endMedicine)
  const [ending, setEnding] = useState<Medication | null>(null)
  const medications = new Map(
    patient.currentMedications.map((medication) => [medicationInWords(medication), medication]),
  )
  if (medications.size === 0) return patientMessages.noneOnRecord
  return (
    <Stack gap={denied === null || ends ? 4 : 0}>
      {[...medications].map(([words, medication]) => (
        <Group key={words} justify="space-between" gap="xs" wrap="nowrap">
          <Text size="sm">{words}</Text>
          <Group gap="xs" wrap="nowrap" style={{ flex: 'none' }}>
            {denied === null && (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={`Renew ${words}`}
                onClick={() => renew(medication)}
              >
                Renew
              </Button>
            )}
            {ends && (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={`End ${words}`}
                onClick={() => setEnding(medication)}
              >
                End
              </Button>
            )}
          </Group>
        </Group>
      ))}
      {ending && <EndTaken patient={patient} medicine={ending} onClose={() => setEnding(null)} />}
    </Stack>
  )
}
