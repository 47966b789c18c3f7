import '@/components/later-styles'
import { Box, Group, SegmentedControl, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { type Period, periodSchema, workingTimeMessages } from '@/contracts/working-times'
import { typeTime } from '@/lib/time-input'

interface TimeFieldProps {
  label: string
  /** The form's name for the time, by which the form finds the input. */
  path: string
  /** What the choice between AM and PM is called; the label's words are the time's alone. */
  periodLabel: string
  time: string
  onTimeChange: (time: string) => void
  period: Period
  onPeriodChange: (period: Period) => void
  error?: ReactNode
}

/**
 * A time on the twelve-hour clock: HH:MM as it is typed, with AM or PM beside it. Not Mantine's
 * `TimePicker`: that has a field for the hour and another for the minutes, and a whole time is typed or
 * pasted into one here (docs/product.md, Working times).
 */
export function TimeField(props: TimeFieldProps) {
  const [isHourLowered, setIsHourLowered] = useState(false)
  return (
    <TextInput
      label={props.label}
      required
      placeholder="HH:MM"
      inputMode="numeric"
      autoComplete="off"
      data-path={props.path}
      description={isHourLowered && workingTimeMessages.hourLowered}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={props.error}
      value={props.time}
      onChange={({ currentTarget: input, nativeEvent }) => {
        const { text, caret, hourLowered } = typeTime({
          text: input.value,
          caret: input.selectionStart ?? input.value.length,
          previous: props.time,
          inputType: nativeEvent instanceof InputEvent ? nativeEvent.inputType : undefined,
        })
        // Set before React does, which would put the caret at the end.
        input.value = text
        input.setSelectionRange(caret, caret)
        props.onTimeChange(text)
        setIsHourLowered(hourLowered || (isHourLowered && text.startsWith('12')))
      }}
      inputContainer={(input) => (
        <Group gap="xs" wrap="nowrap" align="flex-start">
          <Box flex={1} miw="4.5rem">
            {input}
          </Box>
          <SegmentedControl
            aria-label={props.periodLabel}
            data={periodSchema.options}
            value={props.period}
            onChange={props.onPeriodChange}
          />
        </Group>
      )}
    />
  )
}
