import type { KeyboardEvent } from 'react'
import { PlainSelect } from '@/components/plain-select'
import classes from './lab.module.css'

interface RowSelectProps {
  /** Says of what row; it is not seen. */
  label: string
  value: string
  options: readonly { value: string; label: string; disabled?: boolean }[]
  onChange: (value: string) => void
  /** Why it can't be changed; null where it can. */
  locked: string | null
  /** Marks a state by colour, beside its word. */
  state?: string
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

/** A select in a table's row: the browser's own, since there may be two hundred of them. */
export const RowSelect = ({ label, value, options, onChange, locked, state }: RowSelectProps) => (
  <span className={classes.rowSelect} data-state={state}>
    <PlainSelect
      aria-label={label}
      title={locked ?? undefined}
      disabled={locked !== null}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onKeyDown={openInstead}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </PlainSelect>
  </span>
)
