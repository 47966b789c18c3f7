import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import type { Medication } from '@/contracts/patients'
import { missingFrom, takenBy } from './current-medications'
import { MedicationList } from './medication-list'
import { type PrescriptionForm, useChosenPatient } from './use-prescription-form'

/** What the patient takes already; what is on record counts unless it is taken out on purpose. */
export function TakenMedicines({ form }: { form: PrescriptionForm }) {
  const { taken, removed } = form.values
  const heading = useRef<HTMLHeadingElement>(null)
  const patient = useChosenPatient(form)
  const onRecord = patient?.currentMedications ?? []
  const all = takenBy(form.values, onRecord)
  const missing = missingFrom(all, onRecord)

  return (
    <Stack component="section" gap="xs" aria-labelledby="taken-medicines">
      <Title id="taken-medicines" order={2} size="md" ref={heading} tabIndex={-1}>
        Already taken medicines
      </Title>
      <MedicationList
        label="Already taken medicines"
        medications={all}
        empty="None listed."
        onRemove={(at) => {
          form.setFieldValue(
            'taken',
            taken.filter((_, place) => place !== at),
          )
          form.setFieldValue('removed', [...removed, ...all.slice(at, at + 1).map(nameOf)])
          heading.current?.focus()
        }}
      />
      {patient && missing.length > 0 && (
        <Alert role="note" color="clinic" icon={null}>
          <Group justify="space-between" gap="xs">
            <Text size="sm" flex="1 1 16rem">
              On record for {patient.name}, and not in this list:{' '}
              <strong>{missing.map(nameOf).join(', ')}</strong>
            </Text>
            <Button
              variant="default"
              onClick={() => {
                form.setFieldValue('removed', [])
                heading.current?.focus()
              }}
              leftSection={<IconPlus size={16} aria-hidden />}
            >
              Take Over From Records
            </Button>
          </Group>
        </Alert>
      )}
    </Stack>
  )
}

const nameOf = ({ name }: Medication): string => name
