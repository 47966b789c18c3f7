import './select-styles'
import { Select } from '@mantine/core'
import { memo } from 'react'
import classes from './filter-select.module.css'

interface FilterSelectProps {
  label: string
  options: readonly { value: string; label: string }[]
  /** The value chosen; empty where everything is shown. */
  value: string
  onChange: (value: string) => void
}

/** A filter over a list: its options can be searched, and the choice taken back. */
export const FilterSelect = memo(({ label, options, value, onChange }: FilterSelectProps) => (
  <Select
    className={classes.filter}
    aria-label={label}
    placeholder={label}
    data={options}
    value={value === '' ? null : value}
    onChange={(chosen) => onChange(chosen ?? '')}
    searchable
    clearable
    clearButtonProps={{ 'aria-label': `Clear ${label}` }}
    nothingFoundMessage="Nothing found"
    maxDropdownHeight={280}
  />
))
FilterSelect.displayName = 'FilterSelect'
