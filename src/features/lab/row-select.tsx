import { Combobox, Input } from '@mantine/core'
import type { CSSProperties, KeyboardEvent } from 'react'
import { disabledWithReason, type Reason } from '@/components/disabled-with-reason'
import classes from './lab.module.css'

interface RowSelectProps {
  /** Says of what row; it is not seen. */
  label: string
  value: string
  options: readonly { value: string; label: string; disabled?: boolean }[]
  onChange: (value: string) => void
  /** Why it can't be changed; null where it can. */
  locked: Reason | null
  /** Marks a state by colour, beside its word. */
  color?: string
}

/**
 * A closed select takes its next option on a press of an arrow key or a letter, in some browsers.
 * What changes a record must be meant: such keys open it instead.
 */
function openInstead(event: KeyboardEvent<HTMLSelectElement>): void {
  const { key, altKey, ctrlKey, metaKey, currentTarget } = event
  const changes = /^(Arrow(Up|Down|Left|Right)|Home|End|PageUp|PageDown|[^ ])$/.test(key)
  if (!changes || altKey || ctrlKey || metaKey) return
  event.preventDefault()
  try {
    currentTarget.showPicker()
  } catch {
    // It stays closed; Space, Enter or Alt with an arrow opens it in every browser.
  }
}

/** What Mantine computes for an input of the size "sm". */
const inputStyle: CSSProperties & Record<`--${string}`, string> = {
  '--input-fz': 'var(--mantine-font-size-sm)',
  '--input-left-section-width': '1.75rem',
  '--input-right-section-pointer-events': 'none',
}

/** Made once: what is the same element as before is not drawn again. */
const chevron = (
  <div className={Input.classes.section} data-position="right">
    <Combobox.Chevron size="sm" />
  </div>
)

/**
 * A select in a table's row: the browser's own in Mantine's classes, as all controls there (row-controls.tsx),
 * since there may be two hundred of them.
 */
export const RowSelect = ({ label, value, options, onChange, locked, color }: RowSelectProps) => (
  <div
    className={`${Input.classes.wrapper} ${classes.rowSelect}`}
    data-variant="default"
    data-pointer
    data-with-left-section={color ? true : undefined}
    data-with-right-section
    style={inputStyle}
  >
    {color && (
      <div className={Input.classes.section} data-position="left">
        <span className={classes.dot} style={{ background: color }} />
      </div>
    )}
    <select
      className={Input.classes.input}
      aria-label={label}
      {...disabledWithReason(locked)}
      value={value}
      // Withheld, it is closed by its keys and its pointer; what opens it all the same changes nothing.
      onChange={({ currentTarget }) => locked === null && onChange(currentTarget.value)}
      onKeyDown={openInstead}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
    {locked === null && chevron}
  </div>
)
