import { Select } from '@mantine/core'
import { memo } from 'react'
import { nothingFound } from '@/components/nothing-found'
import { filterSize } from './data-table/list-toolbar'

interface FilterSelectProps {
  label: string
  /** undefined while they are on their way. */
  options: readonly { value: string; label: string }[] | undefined
  /** The value chosen; empty where everything is shown. */
  value: string
  onChange: (value: string) => void
}

/** Mantine's Select as a filter over a list: its button that clears it is in reach by keyboard. */
export const FilterSelect = memo(({ label, options, value, onChange }: FilterSelectProps) => (
  <Select
    {...filterSize}
    aria-label={label}
    placeholder={label}
    nothingFoundMessage={nothingFound(!options)}
    data={options ?? []}
    value={value || null}
    onChange={(chosen) => onChange(chosen ?? '')}
    clearable
    clearSectionMode="clear"
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
