import { memo } from 'react'
import { SearchSelect } from './search-select'
import classes from './search-select.module.css'
import { toast } from './toast'
import type { ChoiceWords } from './use-typed-choice'

interface FilterSelectProps {
  label: string
  words: ChoiceWords
  /** undefined while they are on their way. */
  options: readonly { value: string; label: string }[] | undefined
  /** The value chosen; empty where everything is shown. */
  value: string
  onChange: (value: string) => void
}

/** A filter over a list: its options can be searched, and the choice taken back. */
export const FilterSelect = memo(
  ({ label, words, options, value, onChange }: FilterSelectProps) => (
    <SearchSelect
      className={classes.filter}
      label={label}
      hiddenLabel
      placeholder={label}
      words={words}
      data={options}
      value={value}
      onChange={onChange}
      // It filters by its choice alone, which it shows again.
      onLeftover={(problem) => toast.warning(`${label}: ${problem}`)}
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
  ),
)
FilterSelect.displayName = 'FilterSelect'
