import { Alert, Button, Group, Stack, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import type { Medication, Patient } from '@/contracts/patients'
import { AddMedicationDialog } from './add-medication-dialog'
import { bleedingAmong } from './bleeding'
import { MedicationList } from './medication-list'

interface NewMedicationsProps {
  /** Whom they are for, once that is known. */
  patient: Patient | null
  /** What is taken already, and must go with what is added. */
  taken: readonly Medication[]
  value: readonly Medication[]
  /** Names what is half typed of one of them, which outlives a reload. */
  draft: string
  onChange: (medicines: Medication[]) => void
  /** What is wrong with the list. */
  children: ReactNode
  /** By it the form finds where to go on when something is wrong. */
  'data-path'?: string
}

/** The medicines of a prescription, and how they come onto it. */
export function NewMedications({
  patient,
  taken,
  value,
  draft,
  onChange,
  children,
  'data-path': path,
}: NewMedicationsProps) {
  const [adding, setAdding] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  const titleId = useId()
  const present = [...taken, ...value]
  const warning = bleedingAmong(present)

  return (
    <Stack component="section" gap="xs" aria-labelledby={titleId}>
      <Group justify="space-between">
        <Title order={2} size="md" id={titleId}>
          New medications
        </Title>
        <Button
          ref={addButton}
          variant="default"
          data-path={path}
          onClick={() => setAdding(true)}
          leftSection={<IconPlus size={16} aria-hidden />}
        >
          Add Medication
        </Button>
      </Group>
      <MedicationList
        label="New medications"
        medications={value}
        empty="None yet. Add at least one."
        onRemove={(at) => {
          onChange(value.toSpliced(at, 1))
          // The button pressed goes with its medicine.
          addButton.current?.focus()
        }}
      />
      {children}
      {warning !== null && <Alert color="yellow">{warning}</Alert>}
      {adding && (
        <AddMedicationDialog
          patient={patient}
          draft={draft}
          present={present}
          onAdd={(medication) => onChange([...value, medication])}
          onClose={() => setAdding(false)}
        />
      )}
    </Stack>
  )
}
