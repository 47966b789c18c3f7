import { memo } from 'react'
import { SearchSelect } from './search-select'
import classes from './search-select.module.css'
import { toast } from './toast'

interface FilterSelectProps {
  label: string
  options: readonly { value: string; label: string }[]
  /** The value chosen; empty where everything is shown. */
  value: string
  onChange: (value: string) => void
}

/** A filter over a list: its options can be searched, and the choice taken back. */
export const FilterSelect = memo(({ label, options, value, onChange }: FilterSelectProps) => (
  <SearchSelect
    className={classes.filter}
    label={label}
    hiddenLabel
    placeholder={label}
    data={options}
    value={value === '' ? null : value}
    onChange={(chosen) => onChange(chosen ?? '')}
    // It filters by its choice alone, which it shows again.
    onLeftover={(text) => toast.warning(`${label}: “${text}” is not one of the choices.`)}
    clearable
    // By keyboard and screen reader too.
    clearButtonProps={{
      size: '1.5rem',
      // Not by the label, which is the select's own.
      'aria-label': 'Clear filter',
      'aria-description': label,
      'aria-hidden': false,
      tabIndex: 0,
    }}
  />
))
FilterSelect.displayName = 'FilterSelect'
