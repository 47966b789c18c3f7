import { ActionIcon, Alert, Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Medication } from '@shared/contracts/medications'
import type { Patient } from '@shared/contracts/patients'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { AddMedicationDialog } from './add-medication-dialog'
import { bleedingAmong } from './bleeding'
import { allCurrentMedications, isExample, missingFrom } from './current-medications'
import type { PrescriptionDraft } from './prescription-drafts'
import { directions } from './prescription-text'
import { useLooksAtRecord } from './use-looks-at-record'

interface MedicationListProps {
  /** Names the list. */
  label: string
  medications: readonly Medication[]
  /** What stands there while there are none. */
  empty: string
  /** What the patient is known to take. */
  onRecord?: readonly Medication[]
  /** Takes one out, by its place. */
  onRemove: (at: number) => void
  /** Opens one to be corrected, by its place. */
  onEdit?: (at: number) => void
}

/** Medicines one below the other, each with how it is taken. */
const MedicationList = ({
  label,
  medications,
  empty,
  onRecord = medications,
  onRemove,
  onEdit,
}: MedicationListProps) =>
  medications.length === 0 ? (
    <Text size="sm" c="dimmed">
      {empty}
    </Text>
  ) : (
    <Card
      component="ul"
      aria-label={label}
      radius="sm"
      padding="sm"
      m={0}
      style={{ listStyle: 'none' }}
    >
      {medications.map((medication, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one medicine may stand there twice
        <Card.Section key={at} component="li" withBorder inheritPadding>
          <Group justify="space-between" wrap="nowrap" mih={44} py={4}>
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              <strong translate="no">{medication.name}</strong>{' '}
              {isExample(medication, onRecord) && (
                <Badge variant="light" color="gray" component="span">
                  Example
                </Badge>
              )}{' '}
              <Text span inherit c="dimmed" translate="no">
                {directions(medication)}
              </Text>
            </Text>
            <Group gap={4} wrap="nowrap">
              {onEdit && (
                <ActionIcon
                  aria-label={`Edit ${medication.name}`}
                  title={`Edit ${medication.name}`}
                  onClick={() => onEdit(at)}
                >
                  <IconPencil size={18} aria-hidden />
                </ActionIcon>
              )}
              <ActionIcon
                aria-label={`Remove ${medication.name}`}
                title={`Remove ${medication.name}`}
                onClick={() => onRemove(at)}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </Group>
          </Group>
        </Card.Section>
      ))}
    </Card>
  )

interface CurrentMedicationsProps {
  form: UseFormReturnType<PrescriptionDraft>
  /** Whom they are for, once that is known. */
  patient: Patient | null
}

/** What the patient takes already; what is on record counts unless it is taken out on purpose. */
export function CurrentMedications({ form, patient }: CurrentMedicationsProps) {
  const { currentMedications, removed } = form.values
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const onRecord = patient?.currentMedications ?? []
  const keeps = useLooksAtRecord()
  const all = allCurrentMedications(form.values, onRecord, keeps)
  const missing = missingFrom(all, onRecord)

  return (
    <Stack component="section" gap="xs" aria-labelledby={titleId}>
      <Title id={titleId} order={2} size="md" ref={heading} tabIndex={-1}>
        Already taken medicines
      </Title>
      <MedicationList
        label="Already taken medicines"
        medications={all}
        onRecord={onRecord}
        empty="None listed."
        onRemove={(at) => {
          form.setFieldValue(
            'currentMedications',
            currentMedications.filter((line) => line !== all[at]),
          )
          form.setFieldValue('removed', [...removed, ...all.slice(at, at + 1).map(nameOf)])
          heading.current?.focus()
        }}
      />
      {patient && missing.length > 0 && (
        <Alert role="note" color="clinic" icon={null}>
          <Group justify="space-between" gap="xs">
            <Text size="sm" flex="1 1 16rem">
              On record for <bdi translate="no">{patient.name}</bdi>, and not in this list:{' '}
              <strong translate="no">{missing.map(nameOf).join(', ')}</strong>
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

interface NewMedicationsProps {
  /** Whom they are for, once that is known. */
  patient: Patient | null
  /** What is taken already, and must go with what is added. */
  currentMedications: readonly Medication[]
  value: readonly Medication[]
  /** Names what is half typed of one of them, which outlives a reload. */
  draft: string
  /** The name of one that the patient asks for, of which the rest is asked at once; '' for none. */
  asked: string
  onAnswered: () => void
  onChange: (medicines: Medication[]) => void
  /** What is wrong with the list, and what is to be known of it. */
  children: ReactNode
  /** By it the form finds where to go on when something is wrong. */
  'data-path'?: string
}

/** The medicines of a prescription, and how they come onto it. */
export function NewMedications({
  patient,
  currentMedications,
  value,
  draft,
  asked,
  onAnswered,
  onChange,
  children,
  'data-path': path,
}: NewMedicationsProps) {
  const [adding, setAdding] = useState(false)
  /** The place of the one that is corrected. */
  const [editing, setEditing] = useState<number | null>(null)
  const keeps = useLooksAtRecord()
  const edited = editing === null ? undefined : value[editing]
  const addButton = useRef<HTMLButtonElement>(null)
  const titleId = useId()
  const present = [...currentMedications, ...value]
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
        {...(keeps && { onEdit: setEditing })}
        onRemove={(at) => {
          onChange(value.toSpliced(at, 1))
          // The button pressed goes with its medicine.
          addButton.current?.focus()
        }}
      />
      {children}
      {warning !== null && <Alert color="yellow">{warning}</Alert>}
      {editing !== null && edited && (
        <AddMedicationDialog
          key={`edit ${editing}`}
          patient={patient}
          draft={`${draft}.edit.${editing}`}
          name=""
          edited={edited}
          present={present.filter((line) => line !== edited)}
          onAdd={(medication) => onChange(value.with(editing, medication))}
          onClose={() => setEditing(null)}
        />
      )}
      {(adding || asked !== '') && (
        <AddMedicationDialog
          patient={patient}
          draft={draft}
          name={asked}
          present={present}
          onAdd={(medication) => onChange([...value, medication])}
          onClose={() => {
            setAdding(false)
            if (asked !== '') onAnswered()
          }}
        />
      )}
    </Stack>
  )
}
