import { Button, Group, Stack, Text, TextInput, type TextInputProps } from '@mantine/core'
import {
  type LastValue,
  probableReading,
  vitalQuestionMessages,
} from '@shared/contracts/vital-questions'
import { type MeasureName, measures, type VitalGrade } from '@shared/contracts/vitals'
import { Figures } from '@/components/cells'
import { GradeBadge } from './grade-badge'

interface VitalFieldProps extends TextInputProps {
  name: MeasureName
  typed: string
  last: LastValue | undefined
  /** Of what is typed. */
  grade: VitalGrade | undefined
  /** Takes what was probably meant, in the field's unit. */
  onUse: (value: number) => void
}

/** One measure: its unit, the last value with its day, and below it the grade, or what was probably meant. */
export function VitalField({ name, typed, last, grade, onUse, ...input }: VitalFieldProps) {
  const { label, unit } = measures[name]
  const probable = probableReading(name, typed)
  const read = probable && `${probable.value} ${unit}`
  return (
    <Stack gap={4}>
      <TextInput
        label={`${label} (${unit})`}
        inputMode="decimal"
        autoComplete="off"
        description={
          last ? (
            <>
              Last <Figures>{`${last.value} ${unit}, ${last.on}`}</Figures>
            </>
          ) : (
            'No earlier value'
          )
        }
        {...input}
      />
      <Group gap="xs" mih={22} aria-live="polite">
        {probable && read ? (
          <>
            <Text size="xs">{vitalQuestionMessages.otherUnit(probable.meant, read)}</Text>
            <Button size="compact-xs" variant="default" onClick={() => onUse(probable.value)}>
              {`Use ${read}`}
            </Button>
          </>
        ) : (
          <GradeBadge grade={grade} />
        )}
      </Group>
    </Stack>
  )
}
