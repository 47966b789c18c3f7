import '@/components/later-styles'
import { Box, Group, SegmentedControl, TextInput } from '@mantine/core'
import { type Period, periodSchema, workingTimeMessages } from '@shared/contracts/working-times'
import { type ReactNode, useState } from 'react'
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
 * A whole time of the 24-hour clock, from 13 to 23 hours, on the twelve-hour clock; null for any other.
 * @param hour as it was typed
 * @param text with 12 in its place
 */
const afternoonTime = (hour: string, text: string): string | null =>
  Number(hour) > 12 && Number(hour) < 24 && /^12:\d\d$/.test(text)
    ? `${String(Number(hour) - 12).padStart(2, '0')}${text.slice(2)}`
    : null

/**
 * A time on the twelve-hour clock: HH:MM as it is typed, with AM or PM beside it. Not Mantine's
 * `TimePicker`: that has a field for the hour and another for the minutes, and a whole time is typed or
 * pasted into one here (docs/product/staff.md, Working times).
 */
export function TimeField(props: TimeFieldProps) {
  /** The hour that is typed, while 12 is shown in its place; empty for none. */
  const [typedHour, setTypedHour] = useState('')
  const [understood, setUnderstood] = useState('')
  return (
    <TextInput
      label={props.label}
      required
      placeholder="HH:MM"
      inputMode="numeric"
      autoComplete="off"
      data-path={props.path}
      description={typedHour === '' ? understood : workingTimeMessages.hourLowered}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={props.error}
      value={props.time}
      onChange={({ currentTarget: input, nativeEvent }) => {
        const typed = typeTime({
          text: input.value,
          caret: input.selectionStart ?? input.value.length,
          previous: props.time,
          inputType: nativeEvent instanceof InputEvent ? nativeEvent.inputType : undefined,
        })
        const { caret } = typed
        const hour = typed.loweredHour || (typed.text.startsWith('12') ? typedHour : '')
        const afternoon = afternoonTime(hour, typed.text)
        const text = afternoon ?? typed.text
        // Set before React does, which would put the caret at the end.
        input.value = text
        input.setSelectionRange(caret, caret)
        props.onTimeChange(text)
        if (afternoon !== null) props.onPeriodChange('PM')
        setTypedHour(afternoon === null ? hour : '')
        setUnderstood(
          afternoon === null
            ? ''
            : workingTimeMessages.understood(`${hour}:${text.slice(-2)}`, `${text} PM`),
        )
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
