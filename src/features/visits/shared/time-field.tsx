import { TextInput, type TextInputProps } from '@mantine/core'
import { visitInputSchema } from '@shared/contracts/visits'
import { steppedTime } from '@/lib/key-steps'

interface TimeFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** As it is typed. */
  value: string
  onChange: (typed: string) => void
  /** What is typed is no time. */
  onUnreadable: () => void
  /** Fills in a time where none is typed, by the arrow down; null where there is none to offer. */
  onSuggest: (() => void) | null
}

/** HH:MM of what is typed; null where it is no time. */
const readTime = (typed: string) =>
  visitInputSchema.shape.time.safeParse(typed).data?.padStart(5, '0') ?? null

/**
 * A time of day: 945 is read as 09:45 and 9 as 09:00, the arrows move it along the quarters of an hour and the page keys
 * by an hour.
 */
export const TimeField = ({
  value,
  onChange,
  onUnreadable,
  onSuggest,
  ...props
}: TimeFieldProps) => (
  <TextInput
    placeholder={onSuggest ? 'HH:MM, or ↓' : 'HH:MM'}
    autoComplete="off"
    {...props}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    onKeyDown={(event) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event
      if (altKey || ctrlKey || metaKey || shiftKey) return
      if (value.trim() === '' && key === 'ArrowDown' && onSuggest) {
        event.preventDefault()
        onSuggest()
        return
      }
      const time = readTime(value)
      const next = time === null ? null : steppedTime(key, time)
      if (next === null) return
      event.preventDefault()
      onChange(next)
    }}
    onBlur={() => {
      if (value.trim() === '') return
      const time = visitInputSchema.shape.time.safeParse(value)
      if (time.success) onChange(time.data)
      else onUnreadable()
    }}
  />
)
